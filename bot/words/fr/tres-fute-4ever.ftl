# Très Futé 4ever.

game-name = Très Futé 4ever
game-about = Six dés, cinq zones de couleur, et des bonus qui en déclenchent d’autres.
game-idea = Choisissez jusqu’à trois de vos dés ; ce qu’ils laissent profite aux autres. Ce que vous inscrivez rapporte des bonus, qui en rapportent d’autres.

## Options

option-auto-roll = Lancers automatiques
option-auto-roll-about = Personne n’a besoin d’appuyer pour lancer les dés.
option-auto-roll-off = Non
option-auto-roll-on = Oui

## Dice, zones and bonuses

dice-yellow-1 = Jaune 1
dice-yellow-2 = Jaune 2
dice-yellow-3 = Jaune 3
dice-yellow-4 = Jaune 4
dice-yellow-5 = Jaune 5
dice-yellow-6 = Jaune 6
dice-blue-1 = Bleu 1
dice-blue-2 = Bleu 2
dice-blue-3 = Bleu 3
dice-blue-4 = Bleu 4
dice-blue-5 = Bleu 5
dice-blue-6 = Bleu 6
dice-grey-1 = Gris 1
dice-grey-2 = Gris 2
dice-grey-3 = Gris 3
dice-grey-4 = Gris 4
dice-grey-5 = Gris 5
dice-grey-6 = Gris 6
dice-green-1 = Vert 1
dice-green-2 = Vert 2
dice-green-3 = Vert 3
dice-green-4 = Vert 4
dice-green-5 = Vert 5
dice-green-6 = Vert 6
dice-pink-1 = Rose 1
dice-pink-2 = Rose 2
dice-pink-3 = Rose 3
dice-pink-4 = Rose 4
dice-pink-5 = Rose 5
dice-pink-6 = Rose 6
dice-white-1 = Blanc 1
dice-white-2 = Blanc 2
dice-white-3 = Blanc 3
dice-white-4 = Blanc 4
dice-white-5 = Blanc 5
dice-white-6 = Blanc 6
tray-yellow = jaune
tray-blue = bleu
tray-grey = gris
tray-green = vert
tray-pink = rose
tray-white = blanc
zone-yellow = jaune
zone-blue = bleu
zone-grey = gris
zone-green = vert
zone-pink = rose
lies-tray = { "" }
lies-box = { ", case « dé »" }
row-top = en haut
row-middle = au milieu
row-bottom = en bas
triangle-upper = en haut
triangle-lower = en bas
bonus-reroll = relance
bonus-extra = dé +1
bonus-polish = polissage
bonus-fox = renard
bonus-yellow = « ? » jaune
bonus-blue = « ? » bleu
bonus-grey = « ? » gris
bonus-green = « ? » vert
bonus-pink = « ? » rose
bonus-black = « ? » noir
mark-yellow = « ? » jaune
mark-blue = « ? » bleu
mark-grey = « ? » gris
mark-green = « ? » vert
mark-pink = « ? » rose
mark-black = « ? » noir
tool-reroll = relances
tool-extra = dés supplémentaires
tool-polish = polissages
level-1 = Futé sans remède
level-2 = Presque aussi malin que les dés
level-3 = Une tête à calculer
level-4 = La table se tait
level-5 = Vraiment très futé
level-6 = À un renard du génie
level-7 = Sur la bonne voie
level-8 = Une feuille honorable
level-9 = Il reste des renards à prendre
level-10 = Les dés en ont décidé autrement
level-11 = Disons que c’était l’échauffement

## Questions

ask-roll =
    { $count ->
        [one] Lancez le dernier dé.
       *[other] Lancez vos { $count } dés.
    }
ask-die = Quel dé prenez-vous ?
ask-silver =
    { $fits ->
        [0] Aucun dé du plateau ne convient tel quel. Quel dé prenez-vous ?
       *[other] Quel dé prenez-vous sur le plateau en argent ?
    }
ask-extra = Utilisez-vous un dé supplémentaire ?
ask-mark = Comment utilisez-vous votre bonus ?
part-roll = Lancer { $roll ->
        [1] les dés
       *[other] { $count ->
            [one] le dernier dé
           *[other] { $count } dés
        }
    }
    .full = Lancer { $roll ->
        [1] les dés
       *[other] { $count ->
            [one] le dernier dé
           *[other] { $count } dés
        } (lancer { $roll })
    }
part-reroll = { $left ->
        [one] Relancer ({ $left } restante)
       *[other] Relancer ({ $left } restantes)
    }
part-give-up = Renoncer à ce lancer
part-decline = Ne rien prendre
part-done = Terminer
part-die = { $lower ->
        [0] { $dice }
       *[other] { $dice }, plateau +{ $lower }
    }
    .full = { $lower ->
        [0] { $dice }
       *[other] { $dice }, au plateau : { $tray }
    }
part-silver = { $dice }{ $lies }
part-extra = +1 : { $dice }
    .full = Dé supplémentaire { $dice }
part-counts = { $polish ->
        [0] vaut { $number }
       *[other] vaut { $number } · { $polish ->
            [one] { $polish } polissage
           *[other] { $polish } polissages
        }
    }
    .full = { $polish ->
        [0] vaut { $number }
       *[other] vaut { $number }, polissages : { $polish } sur { $left }
    }
part-zone = { $zone }
part-mark = { $mark }
part-number = chiffre { $number }
part-row = rangée { $row }
part-yellow = { $gifts ->
        [0] { $row }
       *[other] { $row } : { $bonus }
    }
part-blue = case { $row }-{ $column }{ $polish ->
        [0] { "" }
       *[other] { " · " }polir { $polish }
    }{ $gifts ->
        [0] { "" }
       *[other] { " : " }{ $bonus }
    }
    .full = rangée { $row }, colonne { $column }{ $polish ->
        [0] { "" }
       *[other] { ", " }polir { $polish }
    }{ $gifts ->
        [0] { "" }
       *[other] { " : " }{ $bonus }
    }
part-grey = { $name }, { $cells ->
        [1] { $cells } case
       *[other] { $cells } cases
    }{ $gifts ->
        [0] { "" }
       *[other] { " : " }{ $bonus }
    }
part-green = { $gifts ->
        [0] { $triangle }, case { $cell }
       *[other] { $triangle }, case { $cell } : { $bonus }
    }
part-pink = { $number } { $times ->
        [one] en case { $cell }
       *[other] deux fois dès la case { $cell }
    }{ $gifts ->
        [0] { "" }
       *[other] { " : " }{ $bonus }
    }

## Standing wishes

wish-keep-extras = Les garder désormais
wish-keep-extras-kept = Vous gardez vos dés supplémentaires sans qu’on vous les propose, jusqu’à nouvel ordre ou jusqu’au dernier tour.
wish-keep-extras-end = Me proposer mes dés +1
wish-pass = Passer si rien ne va
wish-pass-kept = Quand aucun dé ne convient tel quel, vous passez et gardez vos polissages, jusqu’à nouvel ordre ou jusqu’au dernier tour.
wish-pass-end = Me demander si rien ne va

## Events

event-round-began = { $gifts ->
        [0] Manche { $round } sur { $rounds }
       *[other] Manche { $round } sur { $rounds } · pour chacun : { $bonus }
    }
event-turn-began = est le joueur actif
event-passive-turn-began = joue un tour passif
event-rolled = lance { $dice }
event-rerolled = relance (reste { $left }) : { $dice }
event-roll-given-up = renonce à ce lancer
event-roll-lost = aucun dé à inscrire, lancer perdu
event-took-die = { $lower ->
        [0] prend **{ $dice }**
       *[other] prend **{ $dice }** (au plateau : { $tray })
    }
event-presented = Sur le plateau en argent : { $dice }.
event-took-silver = prend **{ $dice }**
event-took-from-box = rien à inscrire du plateau, prend **{ $dice }** sur une case « dé »
event-took-extra = dé supplémentaire **{ $dice }** (reste { $left })
event-polished = polit { $dice } en { $number } (polissage ×{ $uses })
event-declined = ne prend aucun dé
events-declined = { $each } ne prennent aucun dé.
event-nothing-to-take = ne peut inscrire aucun dé
events-nothing-to-take = { $each } ne peuvent inscrire aucun dé.
event-nothing-fits = passe : aucun dé ne convient tel quel
events-nothing-fits = { $each } passent : aucun dé ne convient tel quel.
event-kept-extras = garde { $left ->
        [one] { $left } dé supplémentaire
       *[other] { $left } dés supplémentaires
    }
event-no-extra-fits = encore { $left ->
        [one] { $left } dé supplémentaire
       *[other] { $left } dés supplémentaires
    }, mais aucun dé ne convient
event-used-mark = { $mark }
event-mark-lost = plus de place pour un { $mark }, il est perdu
event-wrote-yellow = { $number } en jaune, { $row }
event-crossed-blue = bleu, rangée { $row }, colonne { $column }
event-crossed-grey = région grise { $name } ({ $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    })
event-wrote-green = { $number } en vert, case { $cell } { $triangle }
event-wrote-pink = { $times ->
        [one] { $number } en rose, case { $cell }
       *[other] { $number } en rose deux fois, dès la case { $cell }
    }
event-gained = { $bonus }
event-bar-filled = barre des { $tool } remplie, { $bonus }
event-final-score = **{ $total } points** : jaune { $yellow }, bleu { $blue }, gris { $grey }, vert { $green }, rose { $pink }, renards { $foxes }. { $level }

## What came of one's own answer

outcome-roll-lost = Vous ne pouvez inscrire aucun dé : le lancer { $roll } est perdu.
outcome-mark-lost = Vous n’avez plus de place pour un { $mark } : il est perdu.
outcome-gained = Vous obtenez : { $bonus }.
outcome-bar-filled = Votre barre des { $tool } est remplie. Vous obtenez : { $bonus }.

## Result

why-all-rounds-played = Toutes les manches sont jouées.

## Pictures

letter-yellow = J
letter-blue = B
letter-grey = G
letter-green = V
letter-pink = R
picture-yellow = Jaune
picture-blue = Bleu
picture-grey = Gris
picture-green = Vert
picture-pink = Rose
picture-total = Total
picture-active = Joueur actif : { $seat }
picture-passive = { $seat } joue un tour passif
picture-over = La partie est terminée
picture-won = { $seats } gagne
picture-tied = Égalité : { $seats }
picture-roll = Lancer { $roll } / 3
picture-to-roll = À lancer
picture-box = Cases « dé »
picture-tray = Plateau
picture-offers = ce qui peut être inscrit maintenant
picture-new = nouveau

## Without pictures

alt-title = Très Futé 4ever, manche { $round } sur { $rounds }.
alt-over = La partie est terminée. En tête : { $seats }, { $total } points.
alt-active = Joueur actif : { $seat }.
alt-passive = { $seat } joue un tour passif.
alt-rolled = Dés lancés (lancer { $roll } sur 3) : { $dice }.
alt-to-roll = À lancer (lancer { $roll } sur 3) : { $tray }.
alt-boxes = Sur les cases « dé » : { $dice }.
alt-tray = Sur le plateau : { $dice }.
alt-awaited = On attend { $seats }.
alt-totals = Totaux :
alt-total = { $seat } { $total }
alt-sheet = Feuille ({ $seat }) :
alt-empty = rien d’inscrit
alt-new = Nouveau :
alt-spent-reroll = relances utilisées { $count }
alt-spent-extra = dés supplémentaires utilisés { $count }
alt-spent-polish = polissages utilisés { $count }
alt-open = À utiliser maintenant : { $mark }.
alt-top = jaune haut { $value }
alt-middle = jaune milieu { $value }
alt-bottom = jaune bas { $value }
alt-blue = croix bleues (rangée-colonne) { $value }
alt-grey = régions grises { $value }
alt-upper = vert haut { $value }
alt-lower = vert bas { $value }
alt-pink = rose { $value }
alt-actions = Actions restantes : relances { $reroll }, dés supplémentaires { $extra }, polissages { $polish }. Renards : { $foxes }.
alt-points = Points à présent : jaune { $yellow }, bleu { $blue }, gris { $grey }, vert { $green }, rose { $pink }, renards { $fox_points } ; total { $total }.
alt-next = Prochain bonus : { $bonus }.
alt-second = La deuxième croix rapporte, pour
alt-blue-row = la rangée { $row } : { $bonus }
alt-blue-diagonal = la diagonale de 1-1 à 6-6 : { $bonus }
alt-reachable = À cocher ensuite :
alt-region = { $name } ({ $cells ->
        [1] { $cells } case
       *[other] { $cells } cases
    })
alt-region-bonus = { $name } ({ $cells ->
        [1] { $cells } case
       *[other] { $cells } cases
    }, { $bonus })

## Words first

alt-roll-count = Lancers ce tour-ci : { $roll }.
alt-began = { $seat } a commencé cette manche.
alt-bars = Cercles remplis : relance { $reroll }, dé supplémentaire { $extra }, polissage { $polish }.
alt-extras-left = Dés supplémentaires restants : { $count }.
alt-extras = Dés supplémentaires utilisés ce tour-ci : { $tray }.
doing-waiting = Attend les dés.
doing-roll = S’apprête à lancer.
doing-choose = Choisit l’un des dés lancés.
doing-tray = Choisit sur le plateau en argent.
doing-extra = Peut utiliser des dés supplémentaires.
doing-done = A terminé ce tour.

## Rules

rules-1 =
    ### Le but
    Marquez des points dans les { $zones } zones de couleur de votre feuille. Ce que vous inscrivez rapporte des bonus, et les bonus permettent d’inscrire encore. Après la dernière manche, on additionne les zones et les renards : le plus grand total gagne.

    ### Quand vous êtes le joueur actif
    Vous avez jusqu’à { $rolls } lancers, et choisissez un dé à chacun :
    - Le dé choisi va sur une case « dé » et **s’inscrit** dans la zone de sa couleur. Le blanc vaut n’importe quelle couleur.
    - Tous les dés **inférieurs** au dé choisi vont sur le plateau en argent. Les dés égaux ou supérieurs sont relancés.
    - Après le lancer { $rolls }, tout ce qui reste va sur le plateau. Sans dé restant, votre tour finit plus tôt.
    - Un lancer que vous ne pouvez ou ne voulez pas utiliser est perdu : une case « dé » reste vide, et aucun dé ne va sur le plateau pour autant.

    Les grands dés sont tentants, mais en chassent beaucoup d’autres. Et ce qui finit sur le plateau profite à tous les autres.

    ### Les manches
    Dans une manche, chacun est une fois le joueur actif. On joue { $rounds_two } manches à { $one } ou { $two }, { $rounds_three } à { $three }, { $rounds_four } à { $four }. Au début d’une manche, tout le monde reçoit son bonus : { bonus-reroll }, { bonus-extra }, { bonus-polish }, { bonus-black }, ensuite rien.
rules-2 =
    ### Le plateau en argent
    Quand le joueur actif a fini, tous les autres choisissent **en même temps** : chacun inscrit un dé du plateau, ou n’en prend aucun. Le même dé peut servir à plusieurs.

    Si vous ne pouvez inscrire aucun dé du plateau, vous pouvez utiliser à la place un dé des cases « dé » du joueur actif.

    ### À la fin de chaque tour
    Qui a un **dé supplémentaire** (+{ $one }) peut l’utiliser maintenant, joueur actif compris : n’importe lequel des { $dice } dés, où qu’il soit, même déjà utilisé pendant ce tour. Comme dé supplémentaire, chaque dé vous sert une fois par tour.

    ### Un exemple
    Ana prend le { $four } rose. Le { $two } bleu et le { $three } blanc sont inférieurs et vont sur le plateau ; le { $four } jaune est égal et sera relancé avec le reste. Ensuite Ben, joueur passif, prend le { $three } blanc et l’inscrit en vert.
rules-3 =
    ### Jaune
    { $rows } rangées, chacune remplie depuis la gauche. Vous choisissez la rangée à chaque fois :
    - **En haut** : chaque chiffre doit être supérieur au précédent ; après un { $high }, plus rien. Elle donne des bonus et un renard, mais aucun point par elle-même.
    - **Au milieu** : n’importe quel chiffre. Chaque case donne un bonus, mais ses chiffres sont **retirés** de vos points.
    - **En bas** : n’importe quel chiffre. Pas de bonus ; ses chiffres **s’ajoutent**.

    À la fin, chaque colonne de { $rows } chiffres donne aussi les points inscrits dessous.

    Ici : { $bottom_sum } − { $middle_sum } + { $column_points } = { $yellow }.
rules-4 =
    ### Bleu
    Le bleu et le blanc vont ensemble : le dé bleu donne la rangée, le blanc la colonne. Quel que soit celui que vous prenez, l’autre compte tel qu’il est à ce moment, où qu’il soit, et n’est pas consommé. Si la case est déjà cochée, on ne peut pas inscrire en bleu.

    - Avec { $crosses } croix, une rangée donne le bonus à côté ; avec { $crosses } croix, la diagonale de { $low }-{ $low } à { $high }-{ $high } donne une relance. Les croix suivantes n’y donnent plus rien.
    - À la fin, chaque colonne d’au moins { $crosses } croix donne les points inscrits dessous, et l’autre diagonale en donne { $other_diagonal }.

    Ici : { $column_one } + { $column_two } + { $other_diagonal } = { $blue }.
rules-5 =
    ### Gris
    { $regions } régions, désignées par des lettres. Un dé coche une **région entière** d’au plus autant de cases que sa valeur ; le reste est perdu. On commence par A ou B ; ensuite, une région doit toucher par un côté une région cochée.

    Une région avec un symbole donne ce bonus quand vous la cochez. Quand toutes les régions d’un même motif (blanc uni, à points, hachuré) sont cochées, vous recevez un renard.

    À la fin, chaque colonne dont les { $cells } cases sont cochées donne les points inscrits dessous. Ici : { $grey }.
rules-6 =
    ### Vert
    Chaque case a un triangle en haut et un en bas. Les lignes de triangles se remplissent depuis la gauche, chacune à son rythme. Un chiffre en bas donne le bonus inscrit dessous. Une case avec ses { $two } chiffres vaut leur somme, doublée à partir de la case { $doubled }.

    Ici : { $green_one } + { $green_two } + { $green_three } + { $green_four } = { $green }.

    ### Rose
    { $pink_cells } cases depuis la gauche. Votre dernière case remplie donne les points inscrits dessus. Effet des chiffres :
    - { $one } ne fait rien.
    - { $two } donne { $pink_two } points de plus, { $four } en donne { $pink_four }, { $six } en donne { $pink_six }.
    - { $twice } s’inscrit encore une fois dans la case suivante.
    - { $five } et { $six } donnent le bonus sous la case. Les autres chiffres, non.

    Ici : { $pink_reached } + { $circled } = { $pink }.
rules-7 =
    ### Les bonus
    - Un **« ? »** de couleur s’utilise aussitôt : le chiffre de votre choix dans cette zone, selon ses règles ; en bleu, n’importe quelle case vide. Le noir va dans n’importe quelle zone. S’il y en a plusieurs, vous choisissez l’ordre. Il n’est perdu que si sa zone ne prend plus rien.
    - Un **renard** vaut autant de points que votre zone la plus faible. Sur la feuille de ces pages, c’est { $lowest_zone } : { $foxes } renards rapportent { $fox_points }.

    ### Les actions
    Elles remplissent des cercles et se gardent jusqu’à ce que vous les utilisiez. Le dernier cercle d’une barre donne un « ? » de plus.
    - **Relance** : le joueur actif relance tous les dés qu’il vient de lancer. Cela ne compte pas parmi les { $rolls } lancers.
    - **Dé supplémentaire** (+{ $one }) : un dé de plus à la fin d’un tour, le vôtre ou celui d’un autre.
    - **Polir l’argent** : un dé du plateau compte un de plus ou de moins pour vous, à chaque polissage ; jamais de { $low } à { $high } ni l’inverse. En bleu, vous pouvez aussi polir l’autre dé s’il est sur le plateau. Les dés des cases « dé », ou tout juste lancés, ne se polissent pas.
rules-8 =
    ### La fin
    Après le dernier tour, dés supplémentaires et polissages peuvent encore servir. Puis on additionne zones et renards ; à égalité, la plus forte zone décide, et si l’égalité demeure, la victoire se partage. { $start_level } points sont un début, { $good_level } très bien, { $best_level } presque du jamais vu.

    ### En solo
    { $rounds_solo } manches d’un tour actif et d’un tour passif. Au tour passif, on lance tous les dés ; les { $solo_tray } plus petits vont sur le plateau et vous en prenez un, les autres servent de cases « dé ». Pas de relance ici.

    ### Là où la règle est muette
    La zone grise manque à notre exemplaire ; nous l’avons reconstituée d’après des transcriptions publiques. Nous avons décidé :
    - Le premier joueur actif est tiré au sort ; de même les dés égaux en solo.
    - Chaque barre finit par un « ? » : relances rose, dés supplémentaires gris, polissages bleu ; les { $two } derniers sont notre choix. Il se donne une fois.
    - Nul n’est tenu de polir : qui n’utiliserait le plateau qu’en polissant peut prendre un dé des cases « dé ».
    - Le blanc pris en bleu chasse les dés inférieurs au blanc. Un dé ne se polit pas avec le bonus qu’il rapporte.
    - Un « ? » ne se refuse pas. La manche { $four } commence quand chacun a utilisé le sien.
    - Un second { $twice } rose n’en inscrit pas de troisième. Les renards comptent aussi sous zéro.
    - Les dés supplémentaires s’utilisent pendant que les autres choisissent, même si l’on n’a rien pris. Quand vous ne pouvez rien inscrire, je passe pour vous.
alt-rules-2 = Une fois le rose { $four } choisi : il est sur une case « dé », le bleu { $two } et le blanc { $three } sont sur le plateau ; le jaune, le gris et le vert seront relancés.
alt-rules-3 = La zone jaune de l’exemple : en haut { $top }, au milieu { $middle }, en bas { $bottom } ; { $yellow } points.
alt-rules-4 = La zone bleue de l’exemple : croix dans les rangées { $cross_rows }, dans les colonnes { $cross_columns } ; { $blue } points.
alt-rules-5 = La zone grise de l’exemple avec les régions A à Q. Unies : { $plain_text } ; à points : { $dotted_text } ; hachurées : { $hatched_text }. Cochées : { $value } ; { $grey } points.
alt-rules-6 = Vert avec { $upper } en haut et { $lower } en bas, { $green } points ; rose avec { $pink_numbers }, { $pink } points.
alt-rules-7 = Les barres d’actions : relance, dé supplémentaire et polissage, avec des cercles vides, gagnés et utilisés.

## Bilans : pourquoi une autre réponse valait mieux

reason-brings-bonus = Cela rapporte un bonus tout de suite : { $bonus }.
reason-keeps-tool = Cela garde une action pour plus tard : { $bonus }.
reason-keeps-dice = Il reste { $count ->
        [1] un dé
       *[other] { $count } dés
    } pour le prochain lancer, au lieu { $fewer ->
        [0] d’aucun
       *[other] de { $fewer }
    }.
reason-feeds-foxes = Cela renforce votre zone la plus faible ({ $zone }) : chacun de vos renards vaut autant qu’elle.
reason-rolls-again = On relance : ces dés valaient moins qu’un nouveau lancer.
reason-takes-die = Cela prend un dé : un lancer abandonné ne rapporte rien.
reason-more-points = Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus tout de suite.
