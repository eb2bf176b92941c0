# Des parties sur plusieurs jours : le temps, les rappels, les places.

## Commands

command-seat = place
command-seat-about = Votre place : partir, la céder, ou laisser jouer un robot
command-leave = quitter
command-leave-about = Quitter cette partie pour de bon
command-give = céder
command-give-about = Céder votre place à quelqu’un, avec son accord
command-person = personne
command-person-about = Qui ?
command-substitute = remplacement
command-substitute-about = Chercher quelqu’un pour prendre votre place
command-robot = robot
command-robot-about = Laisser jouer un robot ; vous reprenez votre place quand vous voulez
command-back = reprendre
command-back-about = Reprendre votre place
command-reminders = rappels
command-reminders-about = Comment vous rappeler une partie qui attend ?
command-after = délai
command-after-about = Combien de temps attendre avant le premier rappel ?
command-zone = fuseau
command-zone-about = Votre fuseau horaire, par exemple Europe/Paris
command-quiet = silence
command-quiet-about = Ni rappel ni notification à ces heures, par exemple 22:00-08:00 ; « off » pour aucune
command-notices = notifications
command-notices-about = Comment vous dire que c’est à vous ?
command-block = bloquer
command-block-about = Ne plus rien recevoir de cette personne ; une seconde fois pour lever le blocage
command-away = absence
command-away-about = Signaler votre absence
command-passes = passer
command-passes-about = Passer à votre place quand vous n’avez rien à faire ?

## The time for a move

lobby-pace = Temps
pace-title = Le temps par coup
pace-time = Combien de temps un coup peut-il prendre ?
pace-then = Et quand le temps est écoulé ?
pace = Temps par coup
pace-none = autant qu’on veut
pace-1h = 1 heure
pace-8h = 8 heures
pace-24h = 24 heures
pace-3d = 3 jours
overdue-wait = on attend
overdue-vote = les autres peuvent laisser un robot jouer ce coup
overdue-robot = un robot joue ce coup
pace-agreed = { $pace }, puis { $overdue }
until = Échéance { $when }.
waits-since = demandé { $when }
waits-until = échéance { $when }
stood-in =
    { $count ->
        [one] -# Un robot a joué un coup pour { $seat }.
       *[other] -# Un robot a joué { $count } coups pour { $seat }.
    }
proposal-stand-in = Temps écoulé pour { $seat }. Un robot joue-t-il ce coup ?
proposal-stand-in-agreed = Accepté : un robot a joué ce coup.
proposal-stand-in-refused = Refusé : on continue d’attendre.
proposal-stand-in-expired = La question ne se pose plus.
proposal-sit-in = Sans nouvelles depuis une semaine : { $seat }. Un robot prend-il la place ? { $whom }, vous nous manquez : jouez maintenant, ou reprenez votre place quand vous voulez. /arrêter peut aussi mettre fin à la partie.
proposal-sit-in-agreed = Accepté : un robot joue en attendant { $seat }.
proposal-sit-in-refused = Refusé : on continue d’attendre. Je reposerai la question dans une semaine.
proposal-sit-in-expired = Pas assez de voix à temps : on continue d’attendre.

## Reminders

reminder-head =
    { $count ->
        [one] Une partie vous attend.
       *[other] { $count } parties vous attendent.
    }
reminder-hush = Ne plus me le rappeler
reminder-hushed = Je ne vous rappellerai plus ce tour.
turns-left =
    { $count ->
        [one] … et une autre.
       *[other] … et { $count } autres.
    }

## Absence

away = Je m’absente…
away-title = Absence
away-until = Jusqu’à quand ?
away-meanwhile = En attendant
away-goes-on = Ne m’attendez pas : la règle prévue pour les retards peut s’appliquer tout de suite
away-back = Me revoilà
away-tomorrow = Jusqu’à demain matin
away-monday = Jusqu’à lundi matin
away-3d = Trois jours
away-7d = Une semaine
away-14d = Deux semaines
away-said = Absence notée jusqu’au { $when }. D’ici là, je ne vous dérange pas, et les autres le voient.
away-said-goes-on = Absence notée jusqu’au { $when }. D’ici là, je ne vous dérange pas ; les autres le voient et n’ont pas à vous attendre.
away-over = Bon retour ! Je vous préviendrai de nouveau quand ce sera à vous.
is-away = { $who } revient le { $when }.

## Seats

seat = Ma place
seat-hint = Que voulez-vous faire de votre place ? Pour la céder à quelqu’un, tapez /place céder.
seat-hint-away = Un robot joue à votre place.
seat-robot = Laisser jouer un robot
seat-back = Reprendre ma place
seat-substitute = Chercher quelqu’un
seat-leave = Quitter pour de bon
seat-leaving = Quitter pour de bon…
seat-take = Prendre la place
seat-robot-sits = { $seat } laisse jouer un robot, et peut revenir à tout moment.
seat-robot-for-silent = Un robot joue pour { $seat }, sans nouvelles depuis une semaine. { $seat }, cette place reste la vôtre : revenez quand vous voulez.
seat-is-back = { $seat } reprend sa place.
seat-wants-substitute = { $seat } cherche quelqu’un pour continuer. Qui prend la place ?
seat-left = { $seat } a quitté la partie. Un robot continue jusqu’à ce que quelqu’un prenne la place.
seat-left-server = { $seat } n’est plus sur ce serveur. Un robot continue jusqu’à ce que quelqu’un prenne la place.
seat-was-taken = { $seat } remplace { $name }.
seat-plays-on = { $seat } continue.
seat-robot-plays = Un robot joue pour { $seat }.
seat-to-the-end = { $seat } a joué jusqu’à la fin de la partie.
seat-robot-to-the-end = Un robot a joué pour { $seat } jusqu’à la fin de la partie.
seat-robot-done = Un robot joue pour vous. Pour revenir, appuyez sur « { $button } » ou tapez /place reprendre.
seat-back-done = Votre place est de nouveau à vous.
seat-substitute-done = J’ai demandé dans le salon. Tant que personne ne prend la place, elle reste la vôtre.
seat-leave-done = Vous avez quitté la partie. Pour en jouer une autre, tapez /jouer.
seat-sure = Quitter cette partie pour de bon ? Un robot continue jusqu’à ce que quelqu’un prenne votre place.
seat-offered = Question posée dans le salon : { $who }.
seat-passed-on = Quelqu’un d’autre continue à partir d’ici.
proposal-hand-over = { $who } propose sa place à { $whom }.
proposal-hand-over-open = { $who } : la prenez-vous ? Fin de l’offre { $when }.
proposal-hand-over-agreed = Accepté : { $seat } joue désormais.
proposal-hand-over-withdrawn = L’offre ne tient plus : quelqu’un d’autre joue désormais à cette place.
proposal-hand-over-refused = Refusé : la place ne change pas de mains.
proposal-hand-over-expired = Pas de réponse à temps : la place ne change pas de mains.
table-deserted = Il n’y a plus personne à cette table. Elle ferme { $when } si personne ne prend de place.
refusal-already-seated-other = { $who } est déjà à cette table. Proposez votre place à quelqu’un d’autre.
refusal-sat-elsewhere-other = { $who } a joué à une autre place de cette table et en connaît les secrets. Proposez la vôtre à quelqu’un de nouveau.
refusal-already-offered = Vous avez déjà proposé votre place ; on attend une réponse.
refusal-others-decide = C’est aux autres de décider. Vous pouvez encore jouer ce coup vous-même.
refusal-robot-sits-in = Un robot joue à votre place. Reprenez-la d’abord : /place reprendre.
refusal-not-asked-of-you = Cette question s’adresse à d’autres. /mes-tours liste ce qui vous attend.
refusal-not-your-reminder = Ce rappel s’adresse à quelqu’un d’autre. Les vôtres : /réglages perso.
refusal-no-seat-to-take-back = Vous n’avez pas de place à reprendre ici. /jouer ouvre une nouvelle table.
refusal-not-your-seat = Seule la personne remplacée peut reprendre cette place : { $seat }.
refusal-other-notice = Cette place appartient à { $seat }. Pour reprendre la vôtre, utilisez le bouton de votre propre annonce ou tapez /place reprendre.
refusal-own-call = C’est votre propre place. Pour la garder, tapez /place reprendre.
refusal-sat-elsewhere = Vous avez joué à une autre place de cette table et en connaissez les secrets. Vous pouvez suivre la partie avec /vue.
refusal-seat-taken = Cette place est prise. Vous pouvez suivre la partie avec /vue.
refusal-robots-by-name = C’est un bot. Pour laisser jouer un de mes robots, tapez /place robot.

## What happened?

happened = Que s’est-il passé ?
happened-mine = Depuis votre dernier coup
happened-watching = Ce qui s’est passé récemment
happened-nothing = Il ne s’est rien passé depuis votre dernier coup.
happened-pictures = En haut, avant ; en bas, maintenant.

## Settings

settings-touch = Chaque changement compte tout de suite, et personne d’autre ne voit cette page.
settings-block = Personnes bloquées : aucune
quiet-other = D’autres heures de silence…
quiet-title = Heures de silence
quiet-field = De – à, par ex. 22h-8h ; « off » pour aucune
quiet-now = Vos heures de silence : { $value }, sans mention ni rappel. Pour les changer : /réglages perso.
zone-other = Un autre fuseau horaire…
zone-title = Fuseau horaire
zone-field = Un lieu, par ex. Europe/Paris
zone-clock = { $value } là-bas
zone-choose = Fuseau horaire : quelle heure est-il chez vous ?
zone-ask = Quelle heure est-il chez vous ?
zone-why = Ainsi, je ne vous écrirai pas la nuit. Choisissez votre heure.
zone-button = Mon fuseau horaire…
settings-head = Vos réglages
settings-language = Langue : { $language }
settings-reminders = Rappels : { $reminders }
settings-after = Premier rappel après { $after }
settings-zone = Fuseau horaire : { $value }
settings-quiet = Heures de silence : { $value }
settings-no-quiet = Heures de silence : aucune
settings-notices = Quand c’est à vous : { $notices }
blocked = C’est fait : { $who } ne peut plus vous inviter ni vous proposer de place. Personne d’autre ne le voit ; la même commande lève le blocage.
unblocked = Blocage levé : { $who }.
settings-away = Absence jusqu’au { $when }
notices-mention = une mention dans le salon
notices-dm = un message privé
notices-off = rien
settings-passes = Passer si rien à faire : { $switch }
reminders-off = aucun
reminders-dm = par message privé
reminders-channel = dans le salon de la partie
after-1h = 1 heure
after-4h = 4 heures
after-8h = 8 heures
after-24h = 24 heures
switch-on = oui
switch-off = non
refusal-block-yourself = On ne peut pas se bloquer soi-même. Choisissez quelqu’un d’autre.
refusal-cannot-be-asked = Impossible de solliciter { $who } pour l’instant. Proposez la place à quelqu’un d’autre, ou cherchez quelqu’un : /place remplacement.
refusal-quiet-hours = Je ne comprends pas « { $value } » comme heures de silence. Écrivez par exemple 22:00-08:00, ou « off ».
refusal-unknown-zone = Je ne connais pas le fuseau horaire « { $value } ». Écrivez un lieu, par exemple Europe/Paris.

## Words first

command-words = texte
command-words-about = Tout recevoir d’abord en texte, pour un lecteur d’écran ?
settings-words = Le texte d’abord, sans images : { $switch }
