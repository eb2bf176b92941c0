# Verflixxt! et Verflixxt nochmal!

game-name = Verflixxt !
game-about = Évitez les tuiles malus, visez bonus et chance : qui quitte une tuile en dernier la prend.
game-idea = Lancez, puis avancez n’importe quel pion, gardes compris. Tout est affaire de moment : quittez les bonnes tuiles en dernier, les mauvaises à temps.

## Options

option-nochmal = Extension
option-nochmal-about = Plus de tuiles, jusqu’à huit joueurs.
option-nochmal-off = Aucune
option-nochmal-shuffled = Verflixxt nochmal !, parcours mélangé
option-nochmal-standard = Verflixxt nochmal !, parcours standard
option-layout = Parcours du jeu de base
option-layout-about = Dans quel ordre sont posées les tuiles.
option-layout-standard = Standard
option-layout-plus-first = Bonus avant les tuiles Chance
option-layout-luck-last = Tuiles Chance à la fin
option-layout-random = Mélangé
option-ending = Fin de la partie
option-ending-about = Une fin plus proche, une partie plus courte.
option-ending-all-home = Quand tous les pions sont arrivés
option-ending-first-home = Quand un joueur a rentré tous ses pions
option-ending-last-pawn = Quand il ne reste qu’un pion en route
option-one-is-free = Un 1 permet aussi de reculer ou de rester
option-one-is-free-about = Plus de liberté avec le plus petit lancer.
option-one-is-free-off = Non
option-one-is-free-on = Oui
option-recycle = Les tuiles dépassées reviennent avant l’arrivée
option-recycle-about = Le chemin ne raccourcit jamais.
option-recycle-off = Non
option-recycle-on = Oui
option-worms = Jetons véreux (avec l’extension)
option-worms-about = Des jetons à jouer par surprise.
option-worms-off = Non
option-worms-on = Oui
option-roll = Lancers automatiques
option-roll-about = Personne n’a besoin de lancer le dé à la main.
option-roll-off = Non
option-roll-on = Oui
option-single-moves = Coups forcés automatiques
option-single-moves-about = Là où il n’y a rien à choisir, rien n’est demandé.
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
tile-verflixxt-a = orange a
tile-verflixxt-b = orange b
tile-verflixxt-c = orange c
tile-verflixxt-d = orange d
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

ask-roll = Lancez les dés.
ask-move = Vous avez un { $number }. Quelle pièce déplacez-vous ?
ask-done = Terminez-vous votre tour ?
ask-worm = Ou jouez-vous un jeton véreux ?
part-roll = Lancer les dés
part-pawn = { $tile } → { $onto }
part-pawn-takes = { $tile } → { $onto } · prise
    .full = { $tile } → { $onto }, vous prenez { $tile }
part-pawn-gives = { $tile } → { $onto } · { $lost ->
        [0] don
       *[other] perte
    }
    .full = { $tile } → { $onto }, { $lost ->
        [0] vous donnez celle du dessus
       *[other] vous perdez celle du dessus
    }
part-pawn-back = Recul { $tile } → { $onto }
part-pawn-back-takes = Recul { $tile } → { $onto } · prise
    .full = Recul { $tile } → { $onto }, vous prenez { $tile }
part-pawn-back-gives = Recul { $tile } → { $onto } · { $lost ->
        [0] don
       *[other] perte
    }
    .full = Recul { $tile } → { $onto }, { $lost ->
        [0] vous donnez celle du dessus
       *[other] vous perdez celle du dessus
    }
part-guard = Garde { $tile } → { $onto }
part-guard-back = Recul garde { $tile } → { $onto }
part-flixxy = Flixxy { $tile } → { $onto }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }sort
    }
part-flixxy-takes = Flixxy { $tile } → { $onto } · prise{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }sort
    }
    .full = Flixxy { $tile } → { $onto }, vous prenez { $tile }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }il quitte le jeu
    }
part-flixxy-gives = Flixxy { $tile } → { $onto } · { $lost ->
        [0] don
       *[other] perte
    }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }sort
    }
    .full = Flixxy { $tile } → { $onto }, { $lost ->
        [0] vous donnez celle du dessus
       *[other] vous perdez celle du dessus
    }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }il quitte le jeu
    }
part-flixxy-back = Recul Flixxy { $tile } → { $onto }
part-flixxy-back-takes = Recul Flixxy { $tile } → { $onto } · prise
    .full = Recul Flixxy { $tile } → { $onto }, vous prenez { $tile }
part-flixxy-back-gives = Recul Flixxy { $tile } → { $onto } · { $lost ->
        [0] don
       *[other] perte
    }
    .full = Recul Flixxy { $tile } → { $onto }, { $lost ->
        [0] vous donnez celle du dessus
       *[other] vous perdez celle du dessus
    }
part-stay = Rester sur place
part-done = Finir le tour
part-swap = Échanger…
    .full = Échanger deux pièces…
part-swap-pawn = pion sur { $tile }
    .full = votre pion sur { $tile }
part-swap-with-pawn = { $pawn_seat } sur { $onto }
    .full = le pion « { $pawn_seat } » sur { $onto }
part-swap-with-guard = garde sur { $onto }
    .full = le garde sur { $onto }
part-swap-with-flixxy = Flixxy sur { $onto }
part-push = Pousser…
    .full = Pousser les autres…
part-push-tile = { $tile } → { $onto }
    .full = de { $tile } à { $onto }
part-push-round = { $tile } → { $onto }, Flixxy aussi{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }il sort
    }
    .full = de { $tile } à { $onto }, et Flixxy refait un tour{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }il quitte le jeu
    }
part-push-takes = { $tile } → { $onto } · { $pawn_seat } prend
    .full = de { $tile } à { $onto } : { $pawn_seat } prend { $tile }
part-push-flixxy = Flixxy { $tile } → { $onto }{ $takes ->
        [0] { "" }
       *[other] { " · prise" }
    }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }sort
    }
    .full = Flixxy, de { $tile } à { $onto }{ $takes ->
        [0] { "" }
       *[other] , vous prenez { $tile }
    }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }il quitte le jeu
    }
part-push-gives = { $tile } → { $onto } · { $lost ->
        [0] don
       *[other] perte
    }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }sort
    }
    .full = de { $tile } à { $onto }, { $lost ->
        [0] vous donnez celle du dessus
       *[other] vous perdez celle du dessus
    }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }Flixxy quitte le jeu
    }
part-double = Double tour
part-bury = Tuile du dessus sous la pile

## Événements : ce qui suit le nom sur une ligne du récit

event-rolled = obtient { $number }
event-rolled-both = obtient { $number } et { $face }
event-pawn-moved = { $tile } → { $onto }
event-pawn-pushed = pousse { $pawn_seat }, { $tile } → { $onto }
event-guard-moved = garde { $tile } → { $onto }
event-flixxy-moved = Flixxy { $tile } → { $onto }
event-stayed = reste sur place
event-forfeited = aucune autre pièce à jouer
event-tile-taken = prend **{ $tile }**
event-tile-given = donne { $tile } à { $receiver_seat }
event-tile-lost = plus personne pour la recevoir, { $tile } est hors jeu
event-tiles-passed = Tout le monde est passé, hors jeu : { $tile }.
event-tiles-recycled = Tout le monde est passé, remis avant l’arrivée : { $tile }.
event-round-token-taken = Flixxy a fait le tour, prend le **jeton +{ $points }**
event-flixxy-left = cinquième arrivée de Flixxy : Flixxy et le dé d’action quittent le jeu
event-worm-drawn = pioche un jeton véreux
event-worm-seen = c’est « { $worm } », à jouer dès le prochain tour
event-worm-played = joue « { $worm } »
event-swapped-with-pawn = échange avec { $pawn_seat }, { $tile } ↔ { $onto }
event-swapped-with-guard = échange avec le garde, { $tile } ↔ { $onto }
event-swapped-with-flixxy = échange avec Flixxy, { $tile } ↔ { $onto }
event-buried = { $tile } passe sous la pile
event-extra-turn = rejoue
event-all-home = { $seat } a rentré tous ses pions !
event-last-malus-taken = a le dernier pion en route, prend **{ $tile }**, que la chance ne retourne pas
event-ended = { $why }

## Ce qu’a donné la réponse du joueur

outcome-tile-taken = Vous avez pris { $tile }.
outcome-tile-given = Vous avez donné { $tile } à { $receiver_seat }.
outcome-tile-lost = Plus personne pour la recevoir : votre { $tile } est hors jeu.
outcome-round-token-taken = Flixxy a fait le tour : vous avez pris le jeton +{ $points }.
outcome-forfeited = Vous n’aviez pas d’autre pièce à jouer : pas de coup ce tour-ci.

## Résultat

why-all-home = Tous les pions sont arrivés.
why-first-home = Un joueur a rentré tous ses pions.
why-last-pawn = Il ne restait qu’un pion en route.

## Images

picture-turn = À { $seat } de jouer
picture-won = { $seats } gagne
picture-tied = { $seats } partagent la première place
picture-hand-ready = À jouer
picture-hand-fresh = Dès le prochain tour
picture-hand-none = Aucun jeton véreux à jouer maintenant
picture-face-flixxy = Vous devez déplacer Flixxy
picture-face-question = Flixxy, votre pion ou un garde
picture-face-cross = Votre pion ou un garde, pas Flixxy
alt-title = Verflixxt !
alt-turn = À { $seat } de jouer.
alt-unrolled = Rien n’est encore lancé.
alt-rolled = Dé : { $number }.
alt-rolled-both = Dés : { $number } et { $face }.
alt-over = La partie est terminée. Le plus de points : { $seats } avec { $points }.
alt-rounds = Jetons ronds restants : { $points }.
alt-pile =
    { $count ->
        [0] La pioche n’a plus de jeton véreux.
        [one] { $count } jeton véreux dans la pioche.
       *[other] { $count } jetons véreux dans la pioche.
    }
alt-ready = Vos jetons véreux à jouer : { $worm }.
alt-fresh = Vos jetons véreux dès le prochain tour : { $worm }.
alt-stood = { " : " }{ $who }
alt-track = Le parcours, compté depuis le départ :
alt-square = { $number } { $tile } : { $who }
alt-guard = garde
alt-flixxy = Flixxy
alt-rules-1 = Un pion seul sur −4 emporte cette tuile quand un 5 l’amène sur une tuile Chance. Un garde à côté d’un pion peut bouger. Un pion qui partage sa tuile n’emporte rien.
alt-rules-2 = Moins 10, chance, moins 8, chance, moins 1 et plus 3 comptent 10, 8, moins 1 et 3 : 20 points.
alt-rules-4 = Les faces du dé d’action : Flixxy, un point d’interrogation, une croix.
alt-again = remise
alt-scores = Points :
alt-points = { $seat } { $points }
alt-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [0] tous les pions arrivés
        [one] { $count } pion en route
       *[other] { $count } pions en route
    }
alt-stack = Tuiles, celle du dessus en dernier : { $who }
alt-tokens = Jetons ronds : { $points }
alt-worms = Jetons véreux : { $count }
alt-away = Hors du jeu : { $tile }

## Règles, page par page

rules-1 =
    ### Le but
    Amenez vos pions du départ à l’arrivée en ramassant des tuiles bonus et chance. Les malus, laissez-les aux autres. Le plus de points gagne ; à égalité, la victoire est partagée.

    ### Votre tour
    Lancez le dé et avancez une pièce d’exactement ce nombre de tuiles :
    - un de vos pions (trois chacun jusqu’à quatre joueurs, deux au-delà),
    - ou un garde qui partage sa tuile avec au moins un pion, de qui que ce soit.
    Une tuile accueille autant de pièces qu’on veut. Si vous pouvez jouer, vous devez jouer. Ce qui dépasse l’arrivée s’y arrête.

    ### Quitter une tuile
    Un pion qui était seul sur sa tuile, sans pion ni garde à côté, l’emporte en partant : elle est à vous, que vous la vouliez ou non. Un garde n’emporte rien, mais il retient la tuile. Le trou est refermé : il ne compte plus.

    ### Les tuiles dépassées par tous
    Quand aucun pion n’est sur une tuile, avant elle ou au départ, elle quitte le jeu avec ses gardes.
rules-2 =
    ### La fin
    Les pièces à l’arrivée sont hors jeu. Qui a rentré tous ses pions ne joue plus ; la partie s’arrête quand tous les pions sont arrivés.

    ### Les points
    - Les bonus comptent en plus, les malus en moins.
    - Chaque tuile Chance change votre plus gros malus restant en bonus : avec deux Chance, −10 et −8 deviennent +10 et +8.
    - Les Chance en trop ne comptent pas.
    Les scores affichés tiennent déjà compte de la chance.

    ### Les tuiles
    Malus 1 à 8 en double, malus 9 et 10, bonus 1 à 8, six tuiles Chance. Une petite lettre distingue les tuiles égales.
rules-3 =
    ### Les parcours
    Standard : −1 à −8, les Chance, +8 à +1, −1 à −10 ; gardes sur les Chance, +8 et +7. Sinon : bonus avant les Chance, Chance à la fin (gardes sur les bonus), ou mélangé.

    ### Les variantes
    - Un 1 est libre : avec un 1, vous pouvez plutôt reculer d’une tuile un pion ou un garde jouable, ou rester sur place. Jamais depuis le départ ou l’arrivée, ni vers le départ.
    - Les tuiles dépassées reviennent : elles sont remises avant l’arrivée, avec leurs gardes, autant de fois qu’il le faut.
    - Fin, un joueur rentré : la partie s’arrête aussitôt, et qui est seul sur une tuile la prend.
    - Fin, un seul pion en route : son propriétaire prend le plus gros malus du parcours sans garde, et la chance ne le retourne pas.

    ### Le rythme
    Le lancer vient avec le tour : un tour, c’est une pression ; un coup sans choix se joue tout seul, même le tout premier. Une table peut convenir de tout faire à la main.
rules-4 =
    ### Verflixxt nochmal !
    L’extension, de 2 à 8 joueurs. Flixxy, un pion neutre, part du départ. Le dé d’action se lance avec le nombre :
    - Flixxy : vous devez déplacer Flixxy.
    - « ? » : Flixxy, un de vos pions ou un garde.
    - « X » : tout sauf Flixxy.

    Si Flixxy était seul, qui le déplace prend la tuile. Flixxy tourne en rond : l’arrivée, puis le départ, comptent chacun un pas. Qui l’amène à l’arrivée ou au-delà prend le jeton de tour du dessus : +4, +3, +2, +1. La cinquième fois, Flixxy et le dé d’action quittent le jeu. Tant que Flixxy joue, aucune tuile n’est dépassée.

    ### Les tuiles Verflixxt
    Les quatre tuiles orange restent en place. Si un pion ou Flixxy y était seul, qui le déplace donne sa tuile du dessus au joueur suivant encore en jeu ; s’il n’y en a pas, elle quitte le jeu. L’ordre de vos tuiles compte donc : la dernière prise est sur le dessus.

    ### Les parcours
    Mélangé : sans −1 ni −2, tuiles orange aux places 10, 15, 20 et 25, gardes sur les huit premières tuiles bonus ou Chance. Standard : l’ordre du jeu de base, avec les tuiles orange intercalées.
rules-5 =
    ### Les jetons véreux
    Avec l’extension. Qui prend un malus sur le parcours pioche un jeton véreux, à l’abri des regards. Jouez-en autant que vous voulez entre le lancer et le coup, dès votre prochain tour ; ils vont ensuite sous la pioche. Chaque jeton gardé à la fin vaut un point.
    - Échange : votre pion change de place avec une pièce d’un autre sur la tuile suivante ou précédente. Aucune tuile n’est prise, et ce pion ne peut pas faire votre coup ce tour-ci.
    - Poussée : depuis une tuile où se trouve un pion ou Flixxy, toutes les pièces qui ne sont pas à vous avancent du nombre lancé. Elle remplace votre coup. Un pion qui y était seul prend la tuile pour son propriétaire.
    - Double tour : un autre tour après celui-ci.
    - Sous la pile : votre tuile du dessus passe sous votre pile.

    « { your-move } » et votre message privé montrent vos jetons ; tout le monde voit combien vous en avez.
