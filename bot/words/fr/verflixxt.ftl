# Verflixxt! et Verflixxt nochmal!

game-name = Verflixxt !
game-about = Évitez les tuiles malus, visez bonus et chance : qui quitte une tuile en dernier la prend.

## Options

option-nochmal = Verflixxt nochmal !
option-nochmal-off = Jeu de base seul
option-nochmal-shuffled = Extension, parcours mélangé
option-nochmal-standard = Extension, parcours standard
option-layout = Parcours du jeu de base
option-layout-standard = Standard
option-layout-plus-first = Bonus avant les tuiles Chance
option-layout-luck-last = Tuiles Chance à la fin
option-layout-random = Mélangé
option-ending = Fin de la partie
option-ending-all-home = Quand tous les pions sont arrivés
option-ending-first-home = Quand un joueur a rentré tous ses pions
option-ending-last-pawn = Quand il ne reste qu’un pion en route
option-one-is-free = Un 1 permet aussi de reculer ou de rester
option-one-is-free-off = Non
option-one-is-free-on = Oui
option-recycle = Les tuiles dépassées reviennent avant l’arrivée
option-recycle-off = Non
option-recycle-on = Oui
option-worms = Jetons véreux (avec l’extension)
option-worms-off = Non
option-worms-on = Oui
option-roll = Le lancer vient avec le tour
option-roll-off = Non
option-roll-on = Oui
option-single-moves = Un coup sans choix se joue tout seul
option-single-moves-off = Non
option-single-moves-on = Oui

refusal-worms-need-nochmal = Les jetons véreux demandent l’extension : choisissez un de ses parcours ou laissez les jetons.
refusal-players-need-nochmal = À { $players } joueurs, il faut l’extension. Le jeu de base se joue à { $most } au plus.
refusal-recycle-with-nochmal = Avec l’extension, les tuiles dépassées ne reviennent pas : choisissez l’un ou l’autre.

## Tuiles, dés et jetons

tile-start = Départ
tile-malus-1-a = −1a
tile-malus-1-b = −1b
tile-malus-2-a = −2a
tile-malus-2-b = −2b
tile-malus-3-a = −3a
tile-malus-3-b = −3b
tile-malus-4-a = −4a
tile-malus-4-b = −4b
tile-malus-5-a = −5a
tile-malus-5-b = −5b
tile-malus-6-a = −6a
tile-malus-6-b = −6b
tile-malus-7-a = −7a
tile-malus-7-b = −7b
tile-malus-8-a = −8a
tile-malus-8-b = −8b
tile-malus-9 = −9
tile-malus-10 = −10
tile-bonus-1 = +1
tile-bonus-2 = +2
tile-bonus-3 = +3
tile-bonus-4 = +4
tile-bonus-5 = +5
tile-bonus-6 = +6
tile-bonus-7 = +7
tile-bonus-8 = +8
tile-luck-a = chance a
tile-luck-b = chance b
tile-luck-c = chance c
tile-luck-d = chance d
tile-luck-e = chance e
tile-luck-f = chance f
tile-verflixxt-a = Verflixxt a
tile-verflixxt-b = Verflixxt b
tile-verflixxt-c = Verflixxt c
tile-verflixxt-d = Verflixxt d
tile-finish = Arrivée

# Les mêmes tuiles, là où une pièce arrive.
onto-start = { tile-start }
onto-malus-1-a = { tile-malus-1-a }
onto-malus-1-b = { tile-malus-1-b }
onto-malus-2-a = { tile-malus-2-a }
onto-malus-2-b = { tile-malus-2-b }
onto-malus-3-a = { tile-malus-3-a }
onto-malus-3-b = { tile-malus-3-b }
onto-malus-4-a = { tile-malus-4-a }
onto-malus-4-b = { tile-malus-4-b }
onto-malus-5-a = { tile-malus-5-a }
onto-malus-5-b = { tile-malus-5-b }
onto-malus-6-a = { tile-malus-6-a }
onto-malus-6-b = { tile-malus-6-b }
onto-malus-7-a = { tile-malus-7-a }
onto-malus-7-b = { tile-malus-7-b }
onto-malus-8-a = { tile-malus-8-a }
onto-malus-8-b = { tile-malus-8-b }
onto-malus-9 = { tile-malus-9 }
onto-malus-10 = { tile-malus-10 }
onto-bonus-1 = { tile-bonus-1 }
onto-bonus-2 = { tile-bonus-2 }
onto-bonus-3 = { tile-bonus-3 }
onto-bonus-4 = { tile-bonus-4 }
onto-bonus-5 = { tile-bonus-5 }
onto-bonus-6 = { tile-bonus-6 }
onto-bonus-7 = { tile-bonus-7 }
onto-bonus-8 = { tile-bonus-8 }
onto-luck-a = { tile-luck-a }
onto-luck-b = { tile-luck-b }
onto-luck-c = { tile-luck-c }
onto-luck-d = { tile-luck-d }
onto-luck-e = { tile-luck-e }
onto-luck-f = { tile-luck-f }
onto-verflixxt-a = { tile-verflixxt-a }
onto-verflixxt-b = { tile-verflixxt-b }
onto-verflixxt-c = { tile-verflixxt-c }
onto-verflixxt-d = { tile-verflixxt-d }
onto-finish = { tile-finish }

face-flixxy = Flixxy
face-question = « ? »
face-cross = « X »
worm-swap = échange
worm-push = poussée
worm-double = double tour
worm-bury = sous la pile

## Questions

ask-roll = Lancer
ask-move = À vous de jouer
ask-worm = Jouer un jeton véreux
part-roll = Lancer les dés
part-pawn = Votre pion : { $tile } → { $onto }
part-pawn-takes = Votre pion : { $tile } → { $onto }, prend { $tile }
part-pawn-gives = Votre pion : { $tile } → { $onto }, vous donnez une tuile
part-pawn-back = Votre pion recule : { $tile } → { $onto }
part-pawn-back-takes = Votre pion recule : { $tile } → { $onto }, prend { $tile }
part-pawn-back-gives = Votre pion recule : { $tile } → { $onto }, vous donnez une tuile
part-guard = Garde : { $tile } → { $onto }
part-guard-back = Un garde recule : { $tile } → { $onto }
part-flixxy =
    { $points ->
        [0] Flixxy : { $tile } → { $onto }
       *[other] Flixxy : { $tile } → { $onto }, jeton +{ $points }
    }
part-flixxy-takes =
    { $points ->
        [0] Flixxy : { $tile } → { $onto }, vous prenez { $tile }
       *[other] Flixxy : { $tile } → { $onto }, vous prenez { $tile }, jeton +{ $points }
    }
part-flixxy-gives =
    { $points ->
        [0] Flixxy : { $tile } → { $onto }, vous donnez une tuile
       *[other] Flixxy : { $tile } → { $onto }, vous donnez une tuile, jeton +{ $points }
    }
part-flixxy-back = Flixxy recule : { $tile } → { $onto }
part-flixxy-back-takes = Flixxy recule : { $tile } → { $onto }, vous prenez { $tile }
part-flixxy-back-gives = Flixxy recule : { $tile } → { $onto }, vous donnez une tuile
part-stay = Rester sur place
part-done = Finir le tour
part-swap = Échanger deux pièces…
part-swap-pawn = Votre pion sur { $tile }
part-swap-with-pawn = avec le pion de { $pawn_seat } sur { $onto }
part-swap-with-guard = avec le garde sur { $onto }
part-swap-with-flixxy = avec Flixxy sur { $onto }
part-push = Pousser les autres…
part-push-tile = de { $tile } à { $onto }
part-push-round = de { $tile } à { $onto }, et Flixxy refait un tour
part-push-takes = de { $tile } à { $onto } : { $pawn_seat } prend { $tile }
part-push-flixxy = Flixxy, de { $tile } à { $onto } : vous prenez { $tile }
part-push-gives = de { $tile } à { $onto } : vous donnez une tuile
part-double = Double tour
part-bury = Votre tuile du dessus sous la pile

## Événements

event-rolled = { $seat } obtient { $number }.
event-rolled-both = { $seat } obtient { $number } et { $face }.
event-pawn-moved = { $seat } avance un pion : { $tile } → { $onto }.
event-pawn-pushed = { $seat } pousse le pion de { $pawn_seat } : { $tile } → { $onto }.
event-guard-moved = { $seat } déplace un garde : { $tile } → { $onto }.
event-flixxy-moved = { $seat } déplace Flixxy : { $tile } → { $onto }.
event-stayed = { $seat } reste sur place.
event-forfeited = { $seat } n’a pas d’autre pièce à jouer et perd son coup.
event-tile-taken = { $seat } prend { $tile }.
event-tile-given = { $seat } donne { $tile } à { $receiver_seat }.
event-tile-lost = Plus personne d’autre en jeu : { $seat } retire { $tile } de la partie.
event-tiles-passed = Dépassées par tous et hors du jeu : { $tile }.
event-tiles-recycled = Dépassées par tous et remises avant l’arrivée : { $tile }.
event-round-token-taken = Flixxy a fait le tour : { $seat } prend le jeton +{ $points }.
event-flixxy-left = { $seat } amène Flixxy à l’arrivée pour la cinquième fois : Flixxy et le dé d’action quittent le jeu.
event-worm-drawn = { $seat } pioche un jeton véreux.
event-worm-seen = Votre nouveau jeton véreux : { $worm }. Il se joue dès votre prochain tour.
event-worm-played = { $seat } joue un jeton véreux : { $worm }.
event-swapped-with-pawn = Le pion de { $seat } sur { $tile } échange sa place avec celui de { $pawn_seat } sur { $onto }.
event-swapped-with-guard = Le pion de { $seat } sur { $tile } échange sa place avec le garde sur { $onto }.
event-swapped-with-flixxy = Le pion de { $seat } sur { $tile } échange sa place avec Flixxy sur { $onto }.
event-buried = { $seat } glisse { $tile } sous sa pile.
event-extra-turn = { $seat } rejoue.
event-all-home = { $seat } a rentré tous ses pions.
event-last-malus-taken = { $seat } a le dernier pion en route et prend { $tile }, que la chance ne retourne pas.
event-ended = { $why }

## Résultat

why-all-home = Tous les pions sont arrivés.
why-first-home = Un joueur a rentré tous ses pions.
why-last-pawn = Il ne restait qu’un pion en route.
