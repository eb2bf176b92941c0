# Verflixxt! et Verflixxt nochmal!

game-name = Verflixxt !
game-about = Évitez les Malus, visez Bonus et Chance : qui quitte une tuile en dernier l’emporte.
game-idea = Lancez, puis avancez un de vos pions, ou un garde. Tout est affaire de moment : quittez les bonnes tuiles en dernier, les mauvaises à temps.

## Options

option-nochmal = Extension
option-nochmal-about = Plus de tuiles, jusqu’à huit joueurs.
option-nochmal-off = Aucune
option-nochmal-shuffled = Verflixxt nochmal !, parcours mélangé
option-nochmal-standard = Verflixxt nochmal !, parcours standard
option-layout = Parcours du jeu de base
option-layout-about = L’ordre des tuiles.
option-layout-standard = Standard
option-layout-plus-first = Les Bonus avant les Chance
option-layout-luck-last = Les Chance à la fin
option-layout-random = Mélangé
option-ending = Fin de la partie
option-ending-about = Une fin plus proche, une partie plus courte.
option-ending-all-home = Quand tous les pions sont rentrés
option-ending-first-home = Quand un joueur a rentré tous ses pions
option-ending-last-pawn = Quand il ne reste qu’un pion en route
option-one-is-free = Un 1 permet aussi de reculer ou de rester
option-one-is-free-about = Plus de liberté avec le plus petit lancer.
option-one-is-free-off = Non
option-one-is-free-on = Oui
option-recycle = Les tuiles dépassées reviennent avant l’arrivée
option-recycle-about = Le parcours ne raccourcit jamais.
option-recycle-off = Non
option-recycle-on = Oui
option-worms = Jetons véreux (avec l’extension)
option-worms-about = Des jetons secrets à jouer par surprise.
option-worms-off = Non
option-worms-on = Oui
option-roll = Lancers automatiques
option-roll-about = Personne n’a besoin d’appuyer pour lancer les dés.
option-roll-off = Non
option-roll-on = Oui
option-single-moves = Coups forcés automatiques
option-single-moves-about = Là où il n’y a rien à choisir, rien n’est demandé.
option-single-moves-off = Non
option-single-moves-on = Oui

refusal-worms-need-nochmal = Les jetons véreux demandent l’extension : choisissez un de ses parcours ou désactivez les jetons.
refusal-players-need-nochmal = À { $players } joueurs, il faut l’extension : choisissez-la dans les options. Le jeu de base se joue à { $most } au plus.
refusal-recycle-with-nochmal = Avec l’extension, les tuiles dépassées ne reviennent pas : désactivez l’un ou l’autre.

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
    .full = De { $tile } à { $onto }
part-pawn-takes = { $tile } → { $onto } · prise
    .full = De { $tile } à { $onto }, vous prenez { $tile }
part-pawn-gives = { $tile } → { $onto } · { $lost ->
        [0] don
       *[other] perte
    }
    .full = De { $tile } à { $onto }, { $lost ->
        [0] vous donnez celle du dessus
       *[other] vous perdez celle du dessus
    }
part-pawn-back = Recul { $tile } → { $onto }
    .full = Recul de { $tile } à { $onto }
part-pawn-back-takes = Recul { $tile } → { $onto } · prise
    .full = Recul de { $tile } à { $onto }, vous prenez { $tile }
part-pawn-back-gives = Recul { $tile } → { $onto } · { $lost ->
        [0] don
       *[other] perte
    }
    .full = Recul de { $tile } à { $onto }, { $lost ->
        [0] vous donnez celle du dessus
       *[other] vous perdez celle du dessus
    }
part-guard = Garde { $tile } → { $onto }
    .full = Garde de { $tile } à { $onto }
part-guard-back = Recul garde { $tile } → { $onto }
    .full = Recul garde de { $tile } à { $onto }
part-flixxy = Flixxy { $tile } → { $onto }{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }sort
    }
    .full = Flixxy de { $tile } à { $onto }{ $points ->
        [0] { "" }
       *[other] { ", " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }il quitte le jeu
    }
part-flixxy-takes = Flixxy { $tile } → { $onto } · prise{ $points ->
        [0] { "" }
       *[other] { " · " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }sort
    }
    .full = Flixxy de { $tile } à { $onto }, vous prenez { $tile }{ $points ->
        [0] { "" }
       *[other] { ", " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }il quitte le jeu
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
    .full = Flixxy de { $tile } à { $onto }, { $lost ->
        [0] vous donnez celle du dessus
       *[other] vous perdez celle du dessus
    }{ $points ->
        [0] { "" }
       *[other] { ", " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }il quitte le jeu
    }
part-flixxy-back = Recul Flixxy { $tile } → { $onto }
    .full = Recul Flixxy de { $tile } à { $onto }
part-flixxy-back-takes = Recul Flixxy { $tile } → { $onto } · prise
    .full = Recul Flixxy de { $tile } à { $onto }, vous prenez { $tile }
part-flixxy-back-gives = Recul Flixxy { $tile } → { $onto } · { $lost ->
        [0] don
       *[other] perte
    }
    .full = Recul Flixxy de { $tile } à { $onto }, { $lost ->
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
       *[other] { ", " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }il quitte le jeu
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
       *[other] { ", " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }il quitte le jeu
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
       *[other] { ", " }jeton +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }Flixxy quitte le jeu
    }
part-double = Double tour
part-bury = Tuile du dessus sous la pile

## Événements

event-rolled = obtient { $number }
event-rolled-both = obtient { $number } et { $face }
event-pawn-moved = { $tile } → { $onto }
    .full = va de { $tile } à { $onto }
event-pawn-pushed = pousse { $pawn_seat }, { $tile } → { $onto }
    .full = pousse { $pawn_seat } de { $tile } à { $onto }
event-guard-moved = garde { $tile } → { $onto }
    .full = déplace un garde de { $tile } à { $onto }
event-flixxy-moved = Flixxy { $tile } → { $onto }
    .full = déplace Flixxy de { $tile } à { $onto }
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

why-all-home = Tous les pions sont rentrés.
why-first-home = Un joueur a rentré tous ses pions.
why-last-pawn = Il ne restait qu’un pion en route.

## Images

picture-turn = À { $seat } de jouer
picture-won = { $seats } gagne
picture-tied = { $seats } se partagent la première place
picture-hand-ready = À jouer
picture-hand-fresh = Dès le prochain tour
picture-hand-none = Aucun jeton véreux à jouer maintenant
picture-takes = emportera sa tuile
picture-top = dessus de la pile
picture-new = nouvelle
picture-face-flixxy = Vous devez déplacer Flixxy
picture-face-question = Flixxy, votre pion ou un garde
picture-face-cross = Votre pion ou un garde, pas Flixxy
alt-title = Verflixxt !
alt-turn = À { $seat } de jouer.
alt-unrolled = Rien n’a encore été lancé.
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
alt-rules-1 = Un pion seul sur −{ $lone_tile } emporte cette tuile quand un { $lone_roll } l’amène sur une tuile Chance. Un garde à côté d’un pion peut bouger. Un pion qui partage sa tuile n’emporte rien.
alt-rules-2 = Moins { $first }, chance, moins { $second }, chance, moins { $third } et plus { $plus } comptent { $first }, { $second }, moins { $third } et { $plus } : { $points } points.
alt-rules-4 = Les faces du dé d’action : Flixxy, un point d’interrogation, une croix.
alt-rules-5 = Un pion de A, seul sur une tuile orange marquée d’un éclair. Dans la pile de A, plus { $plus } est sur moins { $second } ; plus { $plus } va à B.
alt-rules-6 = Les jetons ver : { worm-swap } ({ $swaps }), { worm-push } ({ $pushes }), { worm-double } ({ $doubles }), { worm-bury } ({ $buries }).
alt-again = remise
alt-ways = Derniers déplacements :
alt-way = de { $tile } à { $onto }
alt-scores = Points :
alt-points = { $seat } { $points }
alt-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [0] tous les pions rentrés
        [one] { $count } pion en route
       *[other] { $count } pions en route
    }
alt-stack = Tuiles, celle du dessus en dernier : { $who }
alt-tokens = Jetons ronds : { $points }
alt-worms = Jetons véreux : { $count }
alt-away = Hors du jeu : { $tile }

## Words first

alt-swapped = Le pion sur { $tile } a changé de place et ne peut pas avancer ce tour-ci.
alt-pushed = { $seat } a poussé au lieu d’avancer.
alt-owed =
    { $count ->
        [one] { $seat } a droit à { $count } tour de plus.
       *[other] { $seat } a droit à { $count } tours de plus.
    }

## Règles, page par page

rules-1 =
    ### Le but
    Amenez vos pions du départ à l’arrivée. En chemin, vous ramassez des tuiles, que vous le vouliez ou non : les Bonus et les Chance sont bonnes, les Malus sont pour les autres. Le plus de points gagne.

    ### Votre tour
    Le dé est lancé pour vous. Avancez une pièce d’exactement ce nombre de tuiles :
    - un de vos pions ({ $many_pawns } chacun jusqu’à { $few } joueurs, { $few_pawns } au-delà),
    - ou un **garde** qui partage sa tuile avec au moins un pion, quel qu’en soit le propriétaire.

    Une tuile accueille autant de pièces qu’on veut. Si vous pouvez jouer, vous devez jouer. Une pièce qui dépasserait l’arrivée s’y arrête.

    ### Quitter une tuile
    Un pion qui était **seul** sur sa tuile, sans autre pièce à côté, l’emporte en partant ; l’image signale ces tuiles par un cadre et une flèche vers une boîte. Un garde n’emporte rien, mais tant qu’il est là, la tuile reste. Une tuile disparue ne laisse pas de trou : on ne la compte plus.

    Une tuile que tous les pions ont dépassée quitte le jeu, avec ses gardes.

    ### Dans l’image
    Avec un { $shared_roll }, le pion de droite quitte une tuile qu’il partage : il n’emporte rien. Avec un { $lone_roll }, le pion de gauche, seul, emporte la sienne.
rules-2 =
    ### La fin
    Un pion à l’arrivée est rentré. Qui a rentré tous ses pions ne joue plus ; la partie s’arrête quand tous les pions sont rentrés.

    ### Les points
    - Les Bonus comptent leur valeur, les Malus la retirent.
    - Chaque tuile Chance transforme votre plus gros Malus restant en Bonus. Les Chance en trop ne comptent pas.

    Les scores affichés tiennent déjà compte des tuiles Chance.

    ### Un exemple
    Vous avez −{ $first }, −{ $second }, −{ $third }, +{ $plus } et { $lucky } tuiles Chance. Elles transforment −{ $first } et −{ $second } : { $first } + { $second } − { $third } + { $plus } = { $points }.

    ### Les tuiles
    - Les Malus { $bonus_low } à { $twice_to } existent en double, { $malus_nine } et { $malus_ten } une seule fois.
    - Les Bonus { $bonus_low } à { $bonus }, et { $lucks } tuiles Chance.
    - Une petite lettre distingue les tuiles identiques.
    - { $guards } gardes sont au départ sur de bonnes tuiles.
rules-3 =
    ### Les parcours
    - **{ option-layout-standard }** : −{ $bonus_low } à −{ $twice_to }, les Chance, +{ $bonus } à +{ $bonus_low }, −{ $bonus_low } à −{ $malus_ten }. Gardes sur les Chance, +{ $guarded_high } et +{ $guarded_low }.
    - **{ option-layout-plus-first }** : les Bonus, puis les Chance. Gardes sur les Bonus.
    - **{ option-layout-luck-last }** : les Chance en dernier. Gardes sur les Bonus.
    - **{ option-layout-random }** : dans n’importe quel ordre. Gardes sur les Chance, +{ $guarded_high } et +{ $guarded_low }.

    ### Les variantes
    - **{ option-one-is-free }** : un pion, ou un garde qui peut bouger, recule d’une tuile, ou rien ne bouge. Jamais depuis le départ ou l’arrivée, ni vers le départ.
    - **{ option-recycle }** : avec leurs gardes, autant de fois qu’il le faut.
    - **{ option-ending-first-home }** : la partie s’arrête aussitôt, et qui est seul sur une tuile la prend.
    - **{ option-ending-last-pawn }** : son propriétaire prend le plus gros Malus du parcours sans garde, et aucune tuile Chance ne le transforme.

    ### Le rythme
    Les lancers et les coups sans choix sont automatiques. La table peut désactiver l’un ou l’autre avant de commencer.
rules-4 =
    ### Verflixxt nochmal !
    L’extension, de { $least } à { $most } joueurs. **Flixxy** est un pion qui n’appartient à personne. Il commence au départ et compte comme un pion : il retient sa tuile, et un garde à côté de lui peut bouger.

    Le dé d’action se lance avec le nombre :
    - Flixxy ({ $face_flixxy } face) : vous devez déplacer Flixxy.
    - « ? » ({ $face_question } faces) : Flixxy, un de vos pions ou un garde.
    - « X » ({ $face_cross } faces) : tout sauf Flixxy.

    Si Flixxy était seul, qui le déplace prend la tuile.

    ### Les jetons ronds
    Flixxy tourne en rond : après l’arrivée vient le départ, un pas chacun. Qui l’amène à l’arrivée ou au-delà prend le **jeton rond** du dessus : { $token_one } points, puis { $token_two }, { $token_three } et { $token_four }. Quand il n’y en a plus, Flixxy et le dé d’action quittent le jeu à l’arrivée suivante.

    Tant que Flixxy joue, aucune tuile dépassée ne quitte le jeu.
rules-5 =
    ### Les tuiles Verflixxt
    Les { $oranges } tuiles orange ne se prennent jamais. Si un pion ou Flixxy y était seul, qui le déplace **donne** sa tuile du dessus au joueur suivant encore en jeu. Sans tuile, on ne donne rien ; si plus personne ne peut la recevoir, la tuile quitte le jeu.

    L’ordre de vos tuiles compte donc : elles forment une pile, la dernière prise sur le dessus.

    ### Un exemple
    Votre pile : −{ $second }, puis +{ $plus } sur le dessus. Votre pion, seul, quitte une tuile orange : le joueur suivant reçoit votre +{ $plus }. Avec −{ $second } sur le dessus, c’est elle qui serait partie.

    ### Les parcours de l’extension
    - **Mélangé** : sans −{ $left_out_one } ni −{ $left_out_two } ; tuiles orange aux places { $shuffled }.
    - **Standard** : l’ordre du jeu de base ; tuiles orange aux places { $standard }.

    Sur chacun, les gardes sont sur les { $guards } premières tuiles Bonus ou Chance.
rules-6 =
    ### Les jetons véreux
    Une option de l’extension. Qui prend un Malus sur le parcours pioche un des { $worms } jetons, à l’abri des regards. Quand la pioche est vide, personne ne pioche.

    Dès votre prochain tour, vous pouvez en jouer autant que vous voulez entre le lancer et le coup. Un jeton joué va sous la pioche. Chaque jeton gardé à la fin vaut { $worm_points } point.
    - **{ worm-swap }** ({ $swaps }) : votre pion change de place avec une pièce qui n’est pas à vous, sur la tuile suivante ou précédente. Aucune tuile n’est prise, et ce pion ne peut pas faire votre coup ce tour-ci.
    - **{ worm-push }** ({ $pushes }) : sur une tuile où se trouve un pion ou Flixxy, toutes les pièces qui ne sont pas à vous avancent du nombre lancé, quoi que montre le dé d’action. Cela remplace votre coup. Un pion qui y était seul prend la tuile pour son propriétaire.
    - **{ worm-double }** ({ $doubles }) : un autre tour après celui-ci.
    - **{ worm-bury }** ({ $buries }) : votre tuile du dessus passe sous votre pile.

    « { your-move } » et votre message privé montrent vos jetons ; tout le monde voit combien vous en avez.
rules-7 =
    ### Là où la règle est muette
    Les images de notre exemplaire sont perdues. Nous avons décidé :
    - Le sort désigne qui commence. À égalité de points, la victoire se partage.
    - Les tuiles dépassées partent aussitôt. Un garde à l’arrivée quitte le jeu.
    - Les tuiles qui reviennent gardent leur ordre et leurs gardes. Pour reculer aussi, le dé d’action dit quelles pièces peuvent bouger.
    - Une tuile prise à une fin anticipée ne donne pas de jeton véreux ; un pion seul sur une tuile orange ne prend ni ne donne alors rien. La tuile du dernier pion peut être le plus gros Malus.
    - Les jetons véreux, et plus de { $base_most } joueurs, demandent l’extension ; les tuiles n’y reviennent pas.
    - Flixxy rapporte un jeton rond par tour de piste. À sa dernière arrivée, le reste du lancer est perdu, et la tuile quittée se prend comme d’habitude.
    - On juge après le coup qui est encore en jeu. Gardes et échanges ne prennent ni ne donnent rien.
    - Les { $worms } jetons véreux sont { $swaps }, { $pushes }, { $doubles } et { $buries }. Un jeton joué peut être repioché ; un tour de plus n’est pas encore votre prochain tour.
    - Les doubles tours s’additionnent, et cessent quand vos pions sont rentrés. « { worm-bury } » demande une pile.
    - Poussée et échange ne touchent ni départ ni arrivée. Plusieurs pièces poussées ensemble laissent la tuile. La tuile et le jeton rond d’un Flixxy poussé sont à vous.
    - Si seul le pion échangé pouvait bouger, vous ne jouez pas.

## Bilans : pourquoi une autre réponse valait mieux

reason-keeps-worm = Cela garde le jeton véreux, qui vaut un point à la fin ou un meilleur coup plus tard.
reason-leaves-malus = Cela évite de prendre la tuile −{ $points }.
reason-takes-luck = Cela prend une tuile Chance, qui transforme votre plus gros Malus en Bonus.
reason-takes-bonus = Cela prend la tuile +{ $points }.
reason-not-alone-on-malus = Aucun de vos pions ne reste seul sur la tuile −{ $points }, qu’il vous faudrait prendre.
reason-alone-on-bonus = Votre pion reste seul sur la tuile +{ $points }, que vous pourrez alors prendre.
reason-alone-on-luck = Votre pion reste seul sur une tuile Chance, que vous pourrez alors prendre.
reason-strands = Sur la tuile −{ $points }, { $rival_seat } reste sans compagnie.
reason-denies = Sur la tuile +{ $points }, { $rival_seat } a encore de la compagnie.
reason-moves-guard = Un garde avance, et vos pions gardent leurs places.
reason-moves-flixxy = Flixxy avance, et vos pions gardent leurs places.
reason-plays-worm = Cela joue un jeton véreux : il en valait la peine ici.
reason-moves-pawn = Un de vos pions avance, et les gardes restent où ils sont.
reason-moves-last = C’est le pion resté le plus en arrière qui avance.
