# Très Futé 4ever.

game-name = Très Futé 4ever
game-about = Six dés, cinq zones de couleur, et des bonus qui en déclenchent d’autres.
game-idea = Choisissez trois de vos dés ; ce qui reste profite aux autres. Chaque case cochée peut donner un bonus, qui en donne d’autres.

## Options

option-auto-roll = Lancers automatiques
option-auto-roll-about = Personne n’a besoin de lancer les dés à la main.
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
    .full = Dé supplémentaire { $dice }, reste { $left }
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
wish-keep-extras-kept = Votre souhait : vous gardez vos dés supplémentaires sans qu’on vous les propose, jusqu’à ce que vous le retiriez ou jusqu’au dernier tour.
wish-keep-extras-end = Me proposer mes dés +1
wish-pass = Passer si rien ne va
wish-pass-kept = Votre souhait : quand aucun dé ne convient tel quel, vous passez et gardez vos polissages, jusqu’à ce que vous le retiriez ou jusqu’au dernier tour.
wish-pass-end = Me demander si rien ne va

## Events: what stands after the player's name on a line of the story

event-round-began = { $gifts ->
        [0] Manche { $round } sur { $rounds }
       *[other] Manche { $round } sur { $rounds } · pour chacun : { $bonus }
    }
event-turn-began = a la main
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
picture-hint-green = haut + bas, ×2 dès la quatrième case
picture-hint-pink = 2 : +2 · 4 : +4 · 6 : +3 · 3 deux fois · bonus avec 5, 6
picture-total = Total
picture-active = { $seat } a la main
picture-passive = { $seat } joue un tour passif
picture-over = La partie est terminée
picture-won = { $seats } gagne
picture-tied = Égalité : { $seats }
picture-roll = Lancer { $roll } sur 3
picture-to-roll = À lancer
picture-box = Cases
picture-tray = Plateau

## Without pictures

alt-title = Très Futé 4ever, manche { $round } sur { $rounds }.
alt-over = La partie est terminée. En tête : { $seats }, { $total } points.
alt-active = Joueur actif : { $seat }.
alt-passive = { $seat } joue un tour passif.
alt-rolled = Dés lancés (lancer { $roll } sur 3) : { $dice }.
alt-to-roll = À lancer (lancer { $roll } sur 3) : { $tray }.
alt-boxes = Sur les cases « dé » : { $dice }.
alt-tray = Sur le plateau en argent : { $dice }.
alt-awaited = On attend { $seats }.
alt-totals = Totaux :
alt-total = { $seat } { $total }
alt-sheet = Feuille : { $seat }.
alt-empty = rien d’inscrit
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

## Rules

rules-1 =
    ### Un tour
    Six dés : jaune, bleu, gris, vert, rose et blanc. Chacun a une feuille avec cinq zones de couleur. On y inscrit des dés ; les inscriptions donnent des bonus, et les bonus d’autres inscriptions.

    Qui **a la main** lance et choisit un dé, trois fois au plus :
    - Le dé choisi va sur une case et s’inscrit dans sa zone. Le blanc vaut n’importe quelle couleur.
    - Tous les dés **inférieurs** au dé choisi vont sur le plateau en argent. Les dés égaux ou supérieurs restent et sont relancés.
    - Après le troisième lancer, tout ce qui reste va sur le plateau. Sans dé restant, le tour finit plus tôt.
    - Un lancer qu’on ne peut ou ne veut pas utiliser est perdu : la case reste vide et aucun dé ne bouge.

    Choisir un grand dé est fort, mais en fait perdre beaucoup. Et ce que vous laissez, les autres peuvent le prendre.

    6 manches à 1 ou 2, 5 à 3, 4 à 4 ; dans une manche, chacun a la main une fois. Au début d’une manche, tout le monde reçoit son bonus : une relance, puis un dé supplémentaire, un polissage, un « ? » noir, puis rien.
rules-2 =
    ### Le plateau en argent
    Quand les lancers sont finis, tous les autres choisissent **en même temps** : chacun prend un dé du plateau et l’inscrit, ou n’en prend aucun. Le même dé peut servir à plusieurs.

    Si aucun dé du plateau ne peut être inscrit tel quel, on peut utiliser à la place un des dés posés sur les cases.

    ### À la fin du tour
    Qui possède un dé supplémentaire (+1) peut l’utiliser maintenant, la personne qui a la main aussi : un des six dés, où qu’il se trouve. Chaque dé une fois par personne et par tour.
rules-3 =
    ### Jaune
    Trois rangées, chacune remplie depuis la gauche. Le dé va dans la rangée de votre choix :
    - Dans celle du **haut**, les nombres doivent augmenter.
    - Celle du **milieu** accepte tout et donne un bonus à chaque fois, mais sa somme est retirée de vos points.
    - Celle du **bas** accepte tout, et sa somme s’ajoute.

    Une colonne de trois nombres donne les points inscrits dessous. Points : somme du bas − somme du milieu + colonnes pleines. Ici : 21 − 7 + 35 = 49.
rules-4 =
    ### Bleu
    Le bleu et le blanc vont ensemble : le dé bleu donne la rangée, le blanc la colonne. Quel que soit celui que vous prenez, l’autre compte tel qu’il est à ce moment, où qu’il soit, et il n’est pas consommé. Si la case est déjà cochée, on ne peut pas inscrire en bleu.

    - La **deuxième** croix d’une rangée donne le bonus à côté ; la deuxième sur la diagonale de 1-1 à 6-6 donne une relance.
    - À la fin, chaque colonne d’au moins deux croix donne les points inscrits dessous, et l’autre diagonale en donne 6.

    Ici : 8 + 11 + 6 = 25.
rules-5 =
    ### Gris
    Dix-sept régions, nommées par des lettres. Un dé coche une **région entière** d’au plus autant de cases que sa valeur ; le reste est perdu. On commence par A ou B ; ensuite, une région doit toucher par un côté une région cochée.

    Une région avec un symbole donne ce bonus quand elle est cochée. Quand toutes les régions d’une teinte (blanche, claire, foncée) sont cochées, vous recevez un renard.

    À la fin, chaque colonne dont les quatre cases sont cochées donne les points inscrits dessous. Ici : 55.
rules-6 =
    ### Vert
    Chaque case a un triangle en haut et un en bas. Les deux lignes de triangles se remplissent depuis la gauche, chacune à son rythme. Un nombre en bas donne le bonus inscrit dessous. Une case avec ses deux nombres vaut leur somme, doublée à partir de la quatrième. Ici : 10 + 8 + 10 + 14 = 42.

    ### Rose
    Douze cases depuis la gauche. La dernière case remplie donne les points inscrits dessus. Effet des nombres :
    - 2 donne 2 points de plus, 4 en donne 4, 6 en donne 3.
    - 5 et 6 donnent le bonus sous la case.
    - 3 s’écrit encore une fois dans la case suivante.
    - 1 ne fait rien.

    Ici : 23 + 9 = 32.
rules-7 =
    ### Bonus
    - Un **« ? »** de couleur s’utilise aussitôt : le nombre de votre choix dans cette couleur, selon les règles de la zone ; en bleu, n’importe quelle case vide. Le « ? » noir va dans n’importe quelle zone. S’il y en a plusieurs, vous choisissez l’ordre. Il n’est perdu que si sa zone ne prend plus rien.
    - Un **renard** vaut autant de points que votre zone la plus faible.

    ### Actions
    Elles remplissent des cercles et peuvent se garder ; le dernier cercle d’une barre donne le « ? » qui y figure.
    - **Relance** : la personne qui a la main relance tous les dés qu’elle vient de lancer. Ce n’est pas un des trois lancers.
    - **+1** : un dé de plus à la fin d’un tour, qui que ce soit qui ait la main.
    - **Polissage** : un dé du plateau compte un de plus ou de moins pour vous, une fois par polissage. En bleu, on peut aussi polir le partenaire s’il s’y trouve. Les dés sur les cases ou tout juste lancés ne se polissent jamais.
rules-8 =
    ### La fin
    Après le dernier tour, on peut encore utiliser des dés supplémentaires. Puis on additionne les cinq zones et les renards ; le plus grand total gagne, et à égalité la plus forte zone.

    ### En solo
    Six manches de deux tours : un actif, puis un passif. Pour le tour passif, on lance les six dés ; les trois plus petits vont sur le plateau et vous en prenez un, les autres servent de cases. Les relances n’y servent pas.

    180 points sont un début, 300 sont très bien, 450 presque du jamais vu.
alt-rules-3 = La zone jaune de l’exemple : en haut 2 3 5, au milieu 1 1 5, en bas 6 6 5 4 ; 49 points.
alt-rules-4 = La zone bleue de l’exemple : croix en rangée 1 colonne 2, rangée 2 colonne 5, rangée 5 colonne 2, rangée 6 colonne 5 ; 25 points.
alt-rules-5 = La zone grise de l’exemple avec les régions A à Q ; cochées : A B C E H J K L N O P Q ; 55 points.
alt-rules-6 = Vert avec 6 6 6 4 en haut et 4 2 4 3 5 en bas, 42 points ; rose avec 1 1 2 1 4 1 6 1, 32 points.
alt-rules-7 = Les trois barres d’actions : relance, dé supplémentaire et polissage, avec des cercles vides, gagnés et utilisés.
