# Ce qui ne tient à aucun jeu.

and = et
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
command-table-about = Ramener le plateau en bas de la discussion
command-view = vue
command-view-about = Votre vue de la partie, et ce qu’on vous demande
command-as-text = en-texte
command-as-text-about = Tout le plateau en mots, tel que vous le voyez
command-rules = règles
command-rules-about = Comment on joue à un jeu, page par page
command-end = arrêter
command-end-about = Arrêter la partie de ce salon
command-game = jeu
command-game-about = Quel jeu ?

command-robots = robots
command-robots-about = Commencer tout de suite avec ce nombre de robots
command-history = historique
command-history-about = Tout ce qui s’est passé dans cette partie
command-undo = annuler
command-undo-about = Annuler votre dernier coup
command-turns = mes-tours
command-turns-about = Toutes les parties qui vous attendent, sur tous les serveurs
command-settings = réglages
command-settings-about = Vos réglages, et ceux de ce serveur
command-mine = perso
command-mine-about = Langue, rappels, fuseau horaire, heures de silence
command-server = serveur
command-server-about = La langue des nouvelles tables de ce serveur (modération)
command-language = langue
command-language-about = Quelle langue ?
command-doctor = diagnostic
command-doctor-about = Vérifier mes permissions, les messages privés et la base de données

## The lobby

lobby-seats = De { $least } à { $most } joueurs
lobby-players = Joueurs
lobby-options = Options
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-add-robot = Ajouter un robot
lobby-evening = environ { $count } minutes d’une traite
lobby-days = environ { $count } jours à quelques coups par jour
lobby-invite = Inviter…
lobby-robot-leaves = Retirer { $name }
lobby-robot-level = { $name } : { $level }
lobby-levels = Appuyez sur le nom d’un robot pour changer son niveau.
robot-listed = { $seat } (robot, { $level })
level-easy = facile
level-good = bon
level-strong = fort
alt-lobby = { $name } : une partie en cours.
invite-ask = Qui voulez-vous inviter à une partie de { $name } ? Chaque personne n’est prévenue qu’une fois.
invite-choose = Choisissez jusqu’à cinq personnes
invite-done = Invitation envoyée : { $who }.
invite-unable = Impossible d’inviter { $who } pour l’instant.
invite-nobody = C’est déjà fait : chaque personne a une place ou une invitation.
invite-notice = { $who } : { $whom } vous invite à une partie de { $name }.
options-touch = Chaque choix compte tout de suite ; les autres le voient à la table.
options-variants = Variantes
options-comfort = Confort
options-time = Temps
options-none = { $value } : rien de choisi
lobby-start = Commencer
lobby-word = Un mot pour les dés
word-title = Un mot pour les dés
word-field = N’importe quel mot : il se mêle aux dés
lobby-invited = Invitations : { $who }. Appuyez sur « { lobby-join } » pour jouer.
lobby-closed = Cette table est fermée. Ouvrez-en une autre avec /jouer.
lobby-started = La partie a commencé.
options-title = Options : { $name }
thread-offer = Il y a déjà une table dans ce salon. J’ouvre un fil pour la vôtre ?
thread-open = Ouvrir un fil
thread-opened = Votre table vous attend dans { $who }.
pictures-missing = Je n’ai pas le droit d’envoyer d’images ici : le plateau sera en texte. Permission manquante : { $permission }.

## Help

command-help = aide
command-help-about = Ce qu’est Sixpips, et comment commencer
help-what = **Sixpips**, c’est une table de jeux entre amis : le temps d’une soirée, ou sur plusieurs jours, chacun à son rythme.
help-play = **/jouer** ouvre une table ici. Les autres appuient sur *{ lobby-join }* ; des robots peuvent prendre les places libres.
help-turn = Je vous préviens quand c’est à vous. Vous jouez avec les boutons sous le plateau, ou en tapant **/coup**.
help-rules = **/apprendre** enseigne un jeu en jouant, en deux minutes ; **/règles** a ses pages, **/mes-tours** les parties qui vous attendent.
help-mine = **/réglages perso** : votre langue, vos rappels, vos heures de silence, des couleurs pour daltoniens.
help-choose = Ouvrir une table : quel jeu ?
help-settings = Mes réglages
rules-which = Les règles de quel jeu ?

## The table

turn-one = { $who }, c’est à vous.
turn-many = On attend { $who }.
robots-think =
    { $count ->
        [one] { $who } réfléchit…
       *[other] { $who } réfléchissent…
    }
nobody-left = Il n’y a plus personne à cette table.
your-move = À vous
my-view = Ma vue
sheets = Feuilles
rules = Règles
more = Plus
more-head = Que voulez-vous voir d’autre ?
as-text = En texte
sheet-of = Feuille : { $seat }
panel-until = Ce panneau suit la partie jusqu’à { $when }. Ensuite, appuyez sur « { refresh } ».
you-may-change = Vous pouvez encore changer votre réponse.
you-watch = Vous assistez à la partie.
waiting-for = On attend { $seats }.
table-over = La partie est terminée.
table-closed = Cette table a été fermée sans résultat.
earlier = Coups précédents : « { happened } »
earlier-history = Coups précédents : /historique

## Language

labelled = { $what } : { $which }
robot-moves = Coups des robots
robot-moves-together = montrés tous ensemble
robot-moves-each = montrés un instant chacun
languages = Langues du plateau
languages-one = celle de la personne qui a ouvert la table
languages-both = français et anglais
table-is-here = Le plateau est juste ici : { $link }
outdated = Ce plateau n’est plus à jour. Voici l’actuel : { $link }
invite-started = Cette invitation n’est plus valable : la partie a commencé. Son plateau : { $link }
invite-closed = Cette invitation n’est plus valable : la table est fermée.
alt-options = Possibilités :
alt-earlier = Le plateau d’un tour précédent.
game-over = La partie est terminée
ranked = { $place }. { $who } : { $score }
again = On rejoue ?
turns-head = On vous attend
turns-none = Aucune partie ne vous attend.
seed-promised = Hasard vérifiable : tous les tirages de cette partie viennent d’un seul secret, dont voici l’empreinte : `{ $value }`. Vous le verrez à la fin.
words-added = Mots mêlés aux dés : { $who }
word-added = « { $text } »
seed-shown = Le secret derrière tous les dés : `{ $value }`, d’empreinte `{ $name }`. Il est en entier sous « { more } ».
record-shown = Condensé des joueurs, des coups et du résultat : `{ $value }`
picture-signature = Dés : { $value }
fair = Hasard vérifiable
fair-open = Tous les tirages de cette partie viennent d’un seul secret, que vous verrez à la fin. Son empreinte (SHA-256) est fixée depuis l’ouverture de la table. Le numéro que Discord a donné au premier message de la table y est mêlé, ainsi que chaque mot que vous y ajoutez : personne n’a pu choisir les dés.
fair-ended = Tous les tirages de cette partie viennent de ce secret. Son empreinte (SHA-256) était fixée depuis l’ouverture de la table ; avec « { $button } », chacun peut vérifier chaque tirage.
fair-fingerprint = Empreinte : `{ $value }`
fair-secret = Secret : `{ $value }`
fair-message = Mêlé aux dés : le numéro du [premier message de la table]({ $link }), `{ $value }`
fair-record = Condensé des joueurs, des coups et du résultat : `{ $value }`

history = Historique
history-secret = Ce qui se décide en secret sera raconté quand tout le monde aura décidé.
played = { $seat } joue.
alt-rules = Des exemples de dés, la case où ils vont et leurs points.

## Settings and the doctor

language-auto = Automatique
language-en = English
language-fr = Français
settings-server = Langue des nouvelles tables de ce serveur : { $language }.
doctor-head = Mon état de santé ici
doctor-database = Base de données
doctor-version = Version { $value }
doctor-dm = Simple essai : vous avez tapé /diagnostic, et les messages privés vous parviennent.
doctor-dms = Vous envoyer des messages privés
doctor-dms-closed = Vous envoyer des messages privés : impossible. Autorisez-les dans les paramètres de confidentialité de ce serveur.

## Direct messages

dm-hello = Vous en êtes ! Ce que personne d’autre ne doit voir vous parviendra ici.
dms-closed = Je ne peux pas vous envoyer de messages privés : jouez avec « { $button } » sous le plateau. Pour les recevoir, autorisez-les dans les paramètres de confidentialité de ce serveur.

## Agreements

proposal-end = { $who } voudrait arrêter cette partie.
proposal-undo = { $who } voudrait annuler son dernier coup et tout ce qui a suivi. Rejoué à l’identique, il donnerait les mêmes dés.
proposal-undo-seen =
    { $count ->
        [one] -# L’un de ces coups a tiré des dés ou des cartes qui ont été vus.
       *[other] -# { $count } de ces coups ont tiré des dés ou des cartes qui ont été vus.
    }
proposal-overtaken = La question ne se pose plus : la partie a continué.
proposal-open = { $who } : d’accord ? Fin du vote { $when }.
proposal-end-agreed = Accepté : la partie est arrêtée.
proposal-end-refused = Refusé : la partie continue.
proposal-end-expired = Pas assez de voix à temps : la partie continue.
proposal-game-over = La question ne se pose plus : la partie est terminée.
proposal-undo-agreed = Accepté : c’est annulé.
proposal-undo-refused = Refusé : rien n’est annulé.
proposal-undo-expired = Pas assez de voix à temps : rien n’est annulé.
proposal-start = { $who } voudrait commencer la partie maintenant.
proposal-start-agreed = Accepté : la partie a commencé.
proposal-start-refused = Pas encore : la table reste ouverte.
proposal-start-expired = Pas assez de voix à temps : la table reste ouverte.
proposal-close = { $who } voudrait fermer cette table avant le début de la partie.
proposal-close-agreed = Accepté : la table est fermée.
proposal-close-refused = Refusé : la table reste ouverte.
proposal-close-expired = Pas assez de voix à temps : la table reste ouverte.
start-proposed = Une autre personne a ouvert cette table, alors j’ai demandé aux autres. La partie commence quand la plupart sont d’accord, ou dès que la personne qui l’a ouverte le décide.
undo = Annuler mon dernier coup
undo-short = Annuler
undo-done = C’est annulé. Les dés ne changeront pas.
undo-done-apart = C’est annulé. Les dés ne changeront pas. Comme vous les avez vus, le score de cette partie ne comptera pas parmi les meilleurs.
undo-proposed =
    { $count ->
        [one] Ce coup a lancé ou montré quelque chose, alors j’ai demandé aux autres.
       *[other] { $count } coups seraient annulés, alors j’ai demandé aux autres.
    }
taken-back =
    { $count ->
        [one] -# Un coup a été annulé.
       *[other] -# { $count } coups ont été annulés.
    }
end-now = Fermer la table
end-sure = Fermer cette table pour tout le monde ? Aucun score ne sera compté.
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
refusal-not-offered = Ce n’est pas possible maintenant. Les boutons montrent ce qui l’est.
refusal-already-done = C’est déjà fait. Le plateau montre où en est la partie.
refusal-unknown-option = Il n’y a pas d’option { $name }. « { lobby-options } » les montre toutes.
refusal-unknown-choice = L’option { $name } ne peut pas être { $value }. « { lobby-options } » montre les choix possibles.
refusal-too-few-players =
    { $least ->
        [one] Il faut au moins un joueur. Appuyez sur « { lobby-join } ».
       *[other] Il faut { $least } joueurs ; { $players } pour l’instant. Invitez quelqu’un ou ajoutez un robot.
    }
refusal-too-many-players = On joue à { $most } au plus ; vous seriez { $players }. Ouvrez une deuxième table avec /jouer.
refusal-no-table = Cette table n’existe plus. Ouvrez-en une autre avec /jouer.
refusal-newer-table = Cette partie a été jouée avec une version plus récente de moi. Elle est gardée telle quelle jusqu’à ma mise à jour.
refusal-channel-taken = Il y a déjà une table dans ce salon : /table la montre. Dans un autre salon, vous pouvez ouvrir la vôtre.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-not-seated = Vous n’êtes pas à cette table. Rejoignez-la avant le début de la partie, ou suivez-la avec /vue.
refusal-no-robot = Il n’y a pas de robot à cette table. « Ajouter un robot » en fait venir un.
refusal-no-game = Cette partie n’est plus en cours. Ouvrez-en une autre avec /jouer.
refusal-already-started = La partie a déjà commencé : /table la montre.
refusal-lobby-closed = Cette table est fermée. Ouvrez-en une autre avec /jouer.
refusal-not-started = La partie n’a pas encore commencé. « { lobby-start } » la lance.
refusal-no-table-here = Il n’y a pas de table dans ce salon. Ouvrez-en une avec /jouer.
refusal-refused-lately = Les autres viennent de dire non. Vous pourrez redemander { $when }.
refusal-announced-enough = Vous avez beaucoup sollicité les autres. Vous pourrez recommencer { $when }.
refusal-already-proposed = C’est déjà proposé ; on attend la réponse des autres.
refusal-not-allowed = Seuls les joueurs ensemble, ou un modérateur, peuvent faire cela. Demandez à quelqu’un de la table.
refusal-unknown-control = Je ne connais pas ce bouton. /table montre le plateau actuel.
refusal-unknown-command = Je ne connais pas cette commande, ou pas sous cette forme. Tapez / pour voir les miennes.
refusal-too-fast = Pas si vite ! Attendez un instant, puis continuez ; rien n’est perdu.
refusal-unknown-game = Je ne connais pas ce jeu. /jouer montre ceux que je connais.
refusal-only-in-servers = Les tables s’ouvrent dans les salons d’un serveur. Tapez-y /jouer.
refusal-no-threads-here = Je ne peux pas ouvrir de fil ici. Choisissez un autre salon, ou attendez que cette table se libère.
refusal-missing-permissions = Il me manque une permission dans ce salon : { $permission }. Un modérateur peut l’accorder.
refusal-missing-permission = Discord ne me laisse pas faire cela ici. Un modérateur peut vérifier mes permissions dans les paramètres du salon ; /diagnostic les liste.
refusal-cannot-undo = Vous n’avez aucun coup à annuler.
refusal-too-many-undone = { $most } coups de cette partie ont été annulés : c’est la limite. Elle continue à partir d’ici.
refusal-undo-secret = Par ce coup, quelqu’un a vu ou appris quelque chose de caché. Personne ne peut l’oublier : le coup reste, même si tout le monde est d’accord.
refusal-undo-departed = Cela annulerait aussi un coup déjà joué par { $seats }, qui n’est plus là pour donner son accord. Le coup reste donc.
refusal-undo-not-yours = Ce bouton est pour { $seat }, qui vient de jouer. Pour annuler votre propre dernier coup, tapez /annuler.
refusal-undo-not-free = Une simple pression ne suffit plus. Avec /annuler, vous pouvez demander aux autres.
refusal-unavailable = Je ne peux rien enregistrer en ce moment. Rien n’est perdu ; réessayez un peu plus tard.
refusal-failed = Quelque chose a mal tourné de mon côté. Rien n’est perdu ; réessayez.
refusal-no-sheets = Ce jeu n’a pas de feuilles. « { $button } » montre tout ce que vous pouvez savoir.
refusal-nothing-happened = Il ne s’est encore rien passé.
refusal-moderators-only = Seuls les modérateurs (Gérer le serveur) peuvent régler cela. Adressez-vous à l’un d’eux.

## Stories

join-and = { " · " }
    .full = { ", " }
join-then = { " → " }
    .full = { ", puis " }
join-so = { " ⇒ " }
    .full = { ", bonus : " }
join-which = { " : " }
join-space = { " " }
join-list = { " ; " }
event-played = joue

## Couleurs

scheme = Couleurs
scheme-auto = celles de la table
scheme-standard = standard
scheme-red-green = pour le daltonisme rouge-vert (deutéranopie, protanopie)
scheme-blue-yellow = pour le daltonisme bleu-jaune (tritanopie)
scheme-contrast = contraste élevé
settings-scheme = Couleurs : { $scheme }
command-scheme = couleurs
command-scheme-about = Dans quelles couleurs dessiner ce que personne d’autre ne voit ?

## Coups tapés au clavier

command-move = coup
command-move-about = Taper votre coup au clavier
command-typed-about = Par exemple : quatre, garder 4 4, rose 2 case 3, 8-11
typed-all = tous, toutes, tout
typed-none = aucun, aucune, rien
typed-noise = le, la, les, l, un, une, des, de, du, d, à, au, aux, en, dans, sur, avec, et, je, mon, ma, mes, dé, dés
typed-pick = choisir
typed-nothing = « { $text } » n’est pas un coup possible maintenant. Rien n’a changé. Les plus proches :
typed-several = « { $text } » peut désigner plusieurs coups. Rien n’a changé. Lequel voulez-vous jouer ?
refusal-typed-where = Plusieurs parties vous attendent. Tapez ceci dans le salon de celle que vous voulez jouer.
refusal-nothing-waits = Aucune partie ne vous attend en ce moment. /jouer ouvre une table dans un salon.

## Words first: what is read aloud

words-options-head = Vos possibilités :
words-options = Toutes mes possibilités
words-table = Toute la table
semicolon = { " ;" }
colon = { " :" }
ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
page-back = ◀
    .full = Revenir à la page { $number }
page-forward = ▶
    .full = Passer à la page { $number } sur { $count }
picked = ✓ { $text }
    .full = { $text }, choisi
