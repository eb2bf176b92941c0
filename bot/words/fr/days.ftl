# Des parties sur plusieurs jours : le temps, les rappels, les places.

## Commands

command-seat = place
command-seat-about = Partir, céder sa place ou laisser jouer un robot
command-leave = quitter
command-leave-about = Quitter cette partie pour de bon
command-give = donner
command-give-about = Céder ma place à quelqu’un, qui accepte
command-person = personne
command-person-about = Qui ?
command-substitute = remplacement
command-substitute-about = Demander que quelqu’un prenne ma place
command-robot = robot
command-robot-about = Laisser jouer un robot ; je reprends ma place quand je veux
command-back = reprendre
command-back-about = Reprendre ma place
command-reminders = rappels
command-reminders-about = Comment puis-je vous rappeler une partie qui attend ?
command-after = délai
command-after-about = Combien de temps attendre avant le premier rappel ?
command-zone = fuseau
command-zone-about = Votre fuseau horaire, par exemple Europe/Paris
command-quiet = silence
command-quiet-about = Ni rappel ni notification à ces heures, par exemple 22:00-08:00 ; « off » pour aucune
command-notices = notifications
command-notices-about = Comment vous dire que c’est à vous ?
command-block = bloquer
command-block-about = Ne plus rien recevoir de cette personne ; une seconde fois : lever le blocage
command-away = absence
command-away-about = Je m’absente quelque temps
command-passes = passer
command-passes-about = Passer à votre place quand vous n’avez rien à faire ?

## The time for a move

lobby-pace = Temps
pace-title = Le temps pour jouer
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
until = Temps : { $when }.
waits-since = depuis { $when }
waits-until = fin du temps { $when }
stood-in =
    { $count ->
        [one] -# Un robot a joué un coup pour { $seat }.
       *[other] -# Un robot a joué { $count } coups pour { $seat }.
    }
proposal-stand-in = Le temps de { $seat } est écoulé. Un robot doit-il jouer ce coup ?
proposal-stand-in-agreed = D’accord : un robot a joué ce coup.
proposal-stand-in-refused = On continue d’attendre.
proposal-stand-in-expired = Ce n’est plus nécessaire.
proposal-sit-in = Nous n’avons pas de nouvelles de { $seat } depuis une semaine. Un robot doit-il prendre sa place ? { $whom }, vous nous manquez : vous pouvez jouer maintenant, ou reprendre votre place à tout moment. Avec /finir, on peut aussi arrêter la partie.
proposal-sit-in-agreed = D’accord : un robot joue jusqu’au retour de { $seat }.
proposal-sit-in-refused = On continue d’attendre. Je reposerai la question dans une semaine.
proposal-sit-in-expired = Personne n’a décidé à temps : on continue d’attendre.

## Reminders

reminder-head =
    { $count ->
        [one] Une partie vous attend.
       *[other] { $count } parties vous attendent.
    }
reminder-hush = Pas pour ce tour
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
away-goes-on = Ne m’attendez pas : la règle prévue pour les retardataires peut s’appliquer tout de suite
away-back = Je suis de retour
away-tomorrow = Jusqu’à demain matin
away-monday = Jusqu’à lundi matin
away-3d = Trois jours
away-7d = Une semaine
away-14d = Deux semaines
away-said = Absence notée jusqu’au { $when }. Je me tais jusque-là, et les autres le voient.
away-said-goes-on = Absence notée jusqu’au { $when }. Je me tais jusque-là ; les autres le voient et n’ont pas à vous attendre.
away-over = Bon retour ! Je vous préviendrai de nouveau quand ce sera à vous.
is-away = { $who } est de retour le { $when }.

## Seats

seat = Ma place
seat-hint = Que voulez-vous faire de votre place ? Pour la céder à quelqu’un en particulier, tapez /place donner.
seat-hint-away = Un robot joue à votre place.
seat-robot = Laisser jouer un robot
seat-back = Reprendre ma place
seat-substitute = Demander un remplaçant
seat-leave = Quitter pour de bon
seat-leaving = Quitter pour de bon…
seat-take = Prendre la place
seat-robot-sits = Un robot joue à la place de { $seat }, qui peut revenir quand il veut.
seat-robot-for-silent = Un robot joue à la place de { $seat }, dont nous n’avons pas de nouvelles depuis une semaine. { $seat }, cette place reste la vôtre : revenez quand vous voulez.
seat-is-back = { $seat } joue de nouveau.
seat-wants-substitute = { $seat } cherche quelqu’un pour continuer. Qui prend la place ?
seat-left = { $seat } a quitté la partie. Un robot continue jusqu’à ce que quelqu’un prenne la place.
seat-left-server = { $seat } n’est plus sur ce serveur. Un robot continue jusqu’à ce que quelqu’un prenne la place.
seat-was-taken = { $seat } continue à la place de { $name }.
seat-plays-on = { $seat } continue.
seat-robot-plays = Un robot joue à la place de { $seat }.
seat-to-the-end = { $seat } a joué jusqu’à la fin de la partie.
seat-robot-to-the-end = Un robot a joué à la place de { $seat } jusqu’à la fin de la partie.
seat-robot-done = Un robot joue pour vous. « { $button } » ou /place reprendre y met fin.
seat-back-done = C’est de nouveau votre place.
seat-substitute-done = J’ai demandé dans le salon. Tant que personne ne prend la place, elle reste la vôtre.
seat-leave-done = Vous avez quitté la partie.
seat-sure = Quitter cette partie pour de bon ? Un robot continue jusqu’à ce que quelqu’un prenne votre place.
seat-offered = J’ai demandé à { $who } dans le salon.
seat-passed-on = Quelqu’un d’autre continue à partir d’ici.
proposal-hand-over = { $who } voudrait céder sa place à { $whom }.
proposal-hand-over-open = { $who } : la prenez-vous ? Fin de l’offre { $when }.
proposal-hand-over-agreed = Accepté : { $seat } joue désormais.
proposal-hand-over-withdrawn = L’offre ne tient plus : quelqu’un d’autre joue désormais à cette place.
proposal-hand-over-refused = Refusé : la place ne change pas de mains.
proposal-hand-over-expired = Pas accepté à temps : la place ne change pas de mains.
table-deserted = Il n’y a plus personne à cette table. Elle s’arrête { $when } si personne ne prend de place.
refusal-already-seated-other = { $who } est déjà à cette table.
refusal-sat-elsewhere-other = { $who } a joué à une autre place de cette table et en connaît les secrets.
refusal-already-offered = Vous avez déjà proposé votre place ; on attend une réponse.
refusal-others-decide = C’est aux autres de décider. Vous pouvez encore jouer ce coup vous-même.
refusal-robot-sits-in = Un robot joue à votre place. Reprenez-la d’abord avec /place reprendre.
refusal-not-asked-of-you = Cette question ne vous est pas posée.
refusal-not-your-reminder = Ce rappel n’est pas pour vous.
refusal-no-seat-to-take-back = Vous n’avez pas de place à reprendre ici.
refusal-not-your-seat = Cette place ne peut être reprise que par { $seat }.
refusal-other-notice = C’est la place de { $seat }. Pour reprendre la vôtre, utilisez le bouton de votre propre annonce ou tapez /place reprendre.
refusal-own-call = C’est votre propre place. Tapez /place reprendre si vous préférez la garder.
refusal-sat-elsewhere = Vous avez joué à une autre place de cette table et vous en connaissez les secrets.
refusal-seat-taken = Cette place est prise.
refusal-robots-by-name = Pour laisser jouer un robot, tapez /place robot.

## What happened?

happened = Que s’est-il passé ?
happened-mine = Depuis votre dernier coup
happened-watching = Ce qui s’est passé récemment
happened-nothing = Rien ne s’est passé depuis votre dernier coup.
happened-pictures = En haut la situation d’alors, en bas celle de maintenant.

## Settings

settings-touch = Choisissez ci-dessous : chaque changement compte tout de suite, et vous seul le voyez.
settings-block = Personnes bloquées : aucune
quiet-other = D’autres heures de silence…
quiet-title = Heures de silence
quiet-field = De – à, par exemple 22h-8h ; « off » pour aucune
quiet-now = Vos heures de silence sont désormais { $value } : ni mention ni rappel pendant ce temps. Pour les changer : /réglages moi.
zone-other = Un autre fuseau horaire…
zone-title = Fuseau horaire
zone-field = Un lieu, par exemple Europe/Paris
zone-clock = Il y est { $value }
zone-choose = Fuseau horaire : quelle heure est-il chez vous ?
zone-ask = Quelle heure est-il chez vous ?
zone-why = Je saurai ainsi ne pas vous écrire la nuit. Choisissez votre horloge.
zone-button = Mon fuseau horaire…
settings-head = Vos réglages
settings-language = Langue : { $language }
settings-reminders = Rappels : { $reminders }
settings-after = Premier rappel après { $after }
settings-zone = Fuseau horaire : { $value }
settings-quiet = Heures de silence : { $value }
settings-no-quiet = Heures de silence : aucune
settings-notices = Quand c’est à vous : { $notices }
blocked = C’est fait : { $who } ne peut plus vous proposer de place ni vous inviter. Personne d’autre ne le voit ; la même commande lève le blocage.
unblocked = { $who } n’est plus sur votre liste de blocage.
settings-away = Absence jusqu’au { $when }
notices-mention = une mention dans le salon
notices-dm = un message privé
notices-off = rien
settings-passes = Passer à votre place quand vous n’avez rien à faire : { $switch }
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
refusal-cannot-be-asked = Impossible de solliciter { $who } pour l’instant. Proposez la place à quelqu’un d’autre ou cherchez quelqu’un avec /place remplacement.
refusal-quiet-hours = Je ne comprends pas « { $value } » comme heures de silence. Écrivez par exemple 22:00-08:00, ou « off ».
refusal-unknown-zone = Je ne connais pas le fuseau horaire « { $value } ». Écrivez un lieu, par exemple Europe/Paris.
