# Ce qui ne tient à aucun jeu.

and = et
robot = robot
back = Retour
refresh = Actualiser
page = { $number } / { $count }
yes = Oui ({ $count })
alike = { $text } { $name }
no = Non ({ $count })

## Commands

command-play = jouer
command-play-about = Ouvrir une table dans ce salon
command-table = table
command-table-about = Montrer à nouveau la table, sous la discussion
command-view = vue
command-view-about = Me montrer ma propre vue et ce qui m’est demandé
command-rules = règles
command-rules-about = Les règles d’un jeu, page par page
command-end = finir
command-end-about = Mettre fin à la table de ce salon
command-game = jeu
command-game-about = Quel jeu ?

command-robots = robots
command-robots-about = Commencer tout de suite, avec autant de robots
command-history = historique
command-history-about = Ce qui s’est passé dans cette partie
command-undo = annuler
command-undo-about = Reprendre mon dernier coup
command-turns = tours
command-turns-about = Tout ce qui m’attend, sur tous les serveurs
command-settings = réglages
command-settings-about = Ce que vous attendez de moi
command-mine = moi
command-mine-about = Langue, rappels, fuseau horaire, heures de silence
command-server = serveur
command-server-about = La langue des nouvelles tables de ce serveur (modérateurs)
command-language = langue
command-language-about = Quelle langue ?
command-doctor = docteur
command-doctor-about = Ce qui manque : permissions, messages privés, base de données

## The lobby

lobby-seats = De { $least } à { $most } joueurs
lobby-players = Joueurs
lobby-options = Options
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-add-robot = Ajouter un robot
lobby-evening = environ { $count } minutes en une soirée
lobby-days = environ { $count } jours si chacun répond plusieurs fois par jour
lobby-invite = Inviter…
lobby-robot-leaves = { $name } s’en va
alt-lobby = { $name } : à quoi ressemble une partie en cours.
invite-ask = Qui voulez-vous inviter à une partie de { $name } ? Chaque personne est prévenue une seule fois.
invite-choose = Choisissez jusqu’à cinq personnes
invite-done = Invitation envoyée à { $who }.
invite-unable = Impossible d’inviter { $who } pour l’instant.
invite-nobody = C’est déjà fait : ces personnes ont une place ou une invitation.
invite-notice = { $who } : { $whom } vous invite à une partie de { $name }.
options-touch = Chaque choix compte tout de suite ; les autres le voient à la table.
options-variants = Variantes
options-comfort = Confort
options-time = Temps
options-none = { $value } : rien de choisi
lobby-start = Commencer
lobby-word = Un mot pour les dés
word-title = Un mot pour les dés
word-field = N’importe lequel : nul ne devine les dés
lobby-invited = Invitations : { $who }. Appuyez sur « { lobby-join } » si vous voulez rejouer.
lobby-closed = Cette table est fermée. Tapez /jouer pour en ouvrir une autre.
lobby-started = La partie a commencé.
options-title = Options : { $name }
thread-offer = Il y a déjà une table dans ce salon. Dois-je ouvrir un fil pour la vôtre ?
thread-open = Ouvrir un fil
thread-opened = Votre table est dans { $who }.
pictures-missing = Je ne peux pas envoyer d’images ici : le plateau sera en texte. Permission manquante : { $permission }.

## Help


command-help = aide
command-help-about = Ce que c’est, et ce qu’il faut taper
help-what = **Sixpips** est une table de jeux entre amis : pour une soirée, ou sur plusieurs jours, chacun jouant quand il veut.
help-play = **/jouer** ouvre une table ici. Les autres choisissent *{ lobby-join }* ; des robots prennent les places libres.
help-turn = Je vous préviens quand c’est à vous. Tout se fait avec les boutons sous le plateau.
help-rules = **/règles** explique chaque jeu en quelques pages ; **/tours** dit ce qui vous attend.
help-mine = **/réglages moi** : votre langue, les rappels, les heures de silence.
help-choose = Ouvrir une table : quel jeu ?
help-settings = Mes réglages
rules-which = Les règles de quel jeu ?

## The table

turn-one = { $who }, c’est à vous.
turn-many = On attend { $who }.
robots-think = Les robots réfléchissent…
nobody-left = Il n’y a plus personne à cette table.
your-move = À vous
my-view = Ma vue
sheets = Feuilles
rules = Règles
more = Plus
more-head = Que voulez-vous voir d’autre ?
as-text = En texte
sheet-of = La feuille de { $seat }
panel-until = Ce panneau suit la partie jusqu’à { $when }. Ensuite, « { refresh } » le remet à jour.
you-may-change = Vous pouvez encore changer votre réponse.
you-watch = Vous regardez.
waiting-for = On attend { $seats }.
table-over = La partie est terminée.
table-closed = Cette table a été arrêtée sans résultat.
table-is-here = La table est juste ici : { $link }
outdated = Ce plateau n’est plus à jour. Le plateau actuel : { $link }
alt-earlier = Le plateau d’un tour précédent.
game-over = La partie est terminée
ranked = { $place }. { $seat } : { $score }
again = On recommence ?
turns-head = On vous attend
turns-none = Personne ne vous attend.
seed-promised = Dés honnêtes : tout ce qui est tiré dans cette partie vient d’un secret dont voici l’empreinte, `{ $value }`. Vous le verrez à la fin.
words-added = Mots mêlés aux dés : { $who }
word-added = « { $text } »
seed-shown = Le secret derrière tous les dés : `{ $value }`, d’empreinte `{ $name }`. Il est en entier sous « { more } ».
record-shown = Condensé des joueurs, des coups et du résultat : `{ $value }`
fair = Dés honnêtes
fair-open = Tout ce qui est tiré dans cette partie vient d’un seul secret, que vous verrez à la fin. Son empreinte (SHA-256) est fixée depuis l’ouverture de la table. Le numéro que Discord a donné au premier message de la table y est mêlé, ainsi que tout mot que vous ajoutez avant de commencer : personne n’a pu choisir les dés.
fair-ended = Tout ce qui a été tiré dans cette partie vient de ce secret. Son empreinte (SHA-256) était fixée depuis l’ouverture de la table ; avec « { $button } », chacun peut vérifier chaque tirage.
fair-fingerprint = Empreinte : `{ $value }`
fair-secret = Secret : `{ $value }`
fair-message = Mêlé aux dés : le numéro du [premier message de la table]({ $link }), `{ $value }`
fair-record = Condensé des joueurs, des coups et du résultat : `{ $value }`

history = Historique
history-secret = Ce qui se décide en secret en ce moment sera raconté quand tout le monde aura décidé.
played = { $seat } joue.
alt-rules = Des exemples de dés, la case où ils vont et leurs points.

## Settings and the doctor

language-auto = Automatique
language-en = English
language-fr = Français
settings-server = La langue des nouvelles tables de ce serveur : { $language }.
doctor-head = Comment je me porte ici
doctor-database = Base de données
doctor-version = Version { $value }
doctor-dm = Ceci est un essai de message privé, parce que vous avez tapé /docteur.
doctor-dms = Messages privés vers vous
doctor-dms-closed = Vos messages privés sont fermés : autorisez-les dans les paramètres de confidentialité de ce serveur.

## Direct messages

dm-hello = Vous y êtes. Ce que vous êtes seul à savoir vous parviendra ici.
dms-closed = Je ne peux pas vous envoyer de messages privés. Tout reste jouable avec « { $button } » sous le plateau ; si vous en voulez, autorisez les messages privés dans les paramètres de confidentialité de ce serveur.

## Agreements

proposal-end = { $who } voudrait mettre fin à cette partie.
proposal-undo = { $who } voudrait annuler son dernier coup et tout ce qui a suivi. Rejoué à l’identique, il donnerait les mêmes dés.
proposal-undo-seen =
    { $count ->
        [one] -# Les dés ou les cartes tirés dans l’un de ces coups ont été vus.
       *[other] -# Les dés ou les cartes tirés dans { $count } de ces coups ont été vus.
    }
proposal-overtaken = La question ne se pose plus : la table a continué.
proposal-open = { $who } : êtes-vous d’accord ? Fin du vote { $when }.
proposal-end-agreed = D’accord : la partie est arrêtée.
proposal-end-refused = La partie continue.
proposal-end-expired = Personne n’a décidé à temps : la partie continue.
proposal-game-over = Ce n’est plus nécessaire : la partie est terminée.
proposal-undo-agreed = D’accord : c’est annulé.
proposal-undo-refused = Pas d’accord : rien n’est annulé.
proposal-undo-expired = Pas de décision à temps : rien n’est annulé.
proposal-start = { $who } voudrait commencer la partie maintenant.
proposal-start-agreed = D’accord : la partie a commencé.
proposal-start-refused = Pas encore : la table reste ouverte.
proposal-start-expired = Pas de décision à temps : la table reste ouverte.
proposal-close = { $who } voudrait fermer cette table avant le début de la partie.
proposal-close-agreed = D’accord : la table est fermée.
proposal-close-refused = La table reste ouverte.
proposal-close-expired = Personne n’a décidé à temps : la table reste ouverte.
start-proposed = Ce n’est pas vous qui avez ouvert cette table, alors j’ai demandé aux autres. La partie commence quand la plupart sont d’accord, ou dès que la personne qui l’a ouverte le décide.
undo = Annuler mon dernier coup
undo-short = Annuler
undo-done = C’est annulé. Les dés ne changeront pas.
undo-done-apart = C’est annulé. Les dés ne changeront pas. Comme vous les avez vus, le score de cette partie reste à part des meilleurs scores.
undo-proposed =
    { $count ->
        [one] Quelque chose a été lancé ou montré, alors j’ai demandé aux autres.
       *[other] { $count } coups seraient annulés, alors j’ai demandé aux autres.
    }
taken-back =
    { $count ->
        [one] -# Un coup a été annulé.
       *[other] -# { $count } coups ont été annulés.
    }
end-now = Mettre fin à la table
end-sure = Mettre fin à cette table pour tout le monde ? Rien ne sera compté.
end-proposed = J’ai demandé aux autres.

## Permissions

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics

## Refusals

refusal-game-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à vous : on attend { $seats }.
refusal-not-offered = Ce n’est pas possible maintenant. Les boutons viennent d’être mis à jour.
refusal-already-done = C’est déjà fait. Voici où en sont les choses.
refusal-unknown-option = Il n’y a pas d’option { $name }.
refusal-unknown-choice = L’option { $name } ne peut pas être { $value }.
refusal-too-few-players =
    { $least ->
        [one] Il faut au moins un joueur.
       *[other] Il faut au moins { $least } joueurs ; vous êtes { $players }.
    }
refusal-too-many-players = On joue à { $most } au plus ; vous seriez { $players }.
refusal-no-table = Cette table n’existe plus.
refusal-newer-table = Cette partie a été jouée avec une version plus récente du bot. Elle reste telle quelle.
refusal-channel-taken = Il y a déjà une table dans ce salon.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-not-seated = Vous n’êtes pas à cette table.
refusal-no-robot = Il n’y a pas de robot à cette table.
refusal-no-game = Cette partie n’est plus en cours.
refusal-already-started = La partie a déjà commencé.
refusal-lobby-closed = Cette table est fermée. Tapez /jouer pour en ouvrir une autre.
refusal-not-started = La partie n’a pas encore commencé.
refusal-no-table-here = Il n’y a pas de table dans ce salon. Tapez /jouer pour en ouvrir une.
refusal-refused-lately = Cela vient de vous être refusé. Vous pourrez le proposer à nouveau { $when }.
refusal-announced-enough = Vous avez beaucoup annoncé ces derniers temps. Vous pourrez recommencer { $when }.
refusal-already-proposed = C’est déjà proposé ; on attend la réponse des autres.
refusal-not-allowed = Seuls les joueurs de la table, ensemble, ou un modérateur peuvent faire cela.
refusal-unknown-control = Je ne connais pas ce bouton. Tapez /table pour voir le plateau actuel.
refusal-unknown-command = Je ne connais pas cette commande, ou pas sous cette forme. Tapez / pour voir ce qu’il y a.
refusal-too-fast = C’était trop rapide pour moi. Attendez un instant, puis continuez ; rien n’est perdu.
refusal-unknown-game = Je ne connais pas ce jeu.
refusal-only-in-servers = Les tables sont dans les salons d’un serveur. Tapez /jouer là-bas.
refusal-no-threads-here = Je ne peux pas ouvrir de fil ici.
refusal-missing-permissions = Il me manque une permission dans ce salon : { $permission }.
refusal-missing-permission = Discord ne me laisse pas faire cela ici. Un modérateur peut voir mes permissions dans les paramètres du salon.
refusal-cannot-undo = Vous n’avez rien à annuler.
refusal-too-many-undone = { $most } coups de cette partie ont été repris, et on ne peut plus en reprendre. Elle continue à partir d’ici.
refusal-undo-secret = Avec ce coup, quelqu’un a vu une carte ou un jeton cachés, ou en a appris quelque chose. Personne ne peut l’oublier : ce coup ne s’annule plus, même si tout le monde est d’accord.
refusal-undo-departed = Il faudrait annuler un coup de { $seats }, qui n’est plus là pour donner son accord. Rien ne change donc.
refusal-undo-not-yours = Ce bouton est pour { $seat }, qui vient de jouer. Avec /annuler, vous pouvez demander à annuler votre propre dernier coup.
refusal-undo-not-free = Ce coup ne s’annule plus d’une simple pression. Avec /annuler, vous pouvez demander aux autres.
refusal-failed = Quelque chose a mal tourné de mon côté. Rien n’est perdu ; réessayez.
refusal-no-sheets = Ce jeu n’a pas de feuilles. « { $button } » vous montre tout ce que vous pouvez savoir.
refusal-nothing-happened = Rien ne s’est encore passé.
refusal-moderators-only = Seuls les modérateurs (Gérer le serveur) peuvent régler cela.

## Stories

join-and = { " · " }
join-then = { " → " }
join-so = { " ⇒ " }
join-which = { " : " }
join-space = { " " }
join-list = { " ; " }
event-played = joue
earlier = Coups précédents : « { happened } »
earlier-history = Coups précédents : /{ command-history }

## Language

labelled = { $what } : { $which }
languages = Langues du plateau
languages-one = celle de la personne qui l’a ouvert
languages-both = français et anglais
