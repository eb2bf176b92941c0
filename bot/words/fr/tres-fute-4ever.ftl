# Très Futé 4ever.

game-name = Très Futé 4ever
game-about = Six dés, cinq zones de couleur, et des bonus qui en déclenchent d’autres.

## Options

option-auto-roll = Lancers
option-auto-roll-off = Chacun appuie pour lancer
option-auto-roll-on = Les dés se lancent tout seuls

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
lies-tray = plateau
lies-box = case
row-top = rangée du haut
row-middle = rangée du milieu
row-bottom = rangée du bas
triangle-upper = triangle du haut
triangle-lower = triangle du bas
bonus-reroll = relance
bonus-extra = dé supplémentaire
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

ask-roll = Lancer
ask-die = Choisir un dé
ask-silver = Prendre un dé du plateau en argent
ask-extra = Utiliser un dé supplémentaire
ask-mark = Utiliser votre bonus
part-roll = Lancer { $roll ->
        [1] les dés
       *[other] { $count ->
            [1] le dernier dé
           *[other] { $count } dés
        } (lancer { $roll })
    }
part-reroll = Relancer (reste { $left })
part-give-up = Renoncer à ce lancer
part-decline = Ne rien prendre
part-done = Terminer
part-die = { $lower ->
        [0] { $dice }
       *[other] { $dice } (plateau : { $tray })
    }
part-silver = { $dice } ({ $lies })
part-extra = { $dice } (+1, reste { $left })
part-counts = { $polish ->
        [0] compté { $number }
       *[other] compté { $number } (polir { $polish } sur { $left })
    }
part-zone = { $zone }
part-mark = { $mark }
part-number = chiffre { $number }
part-row = rangée { $row }
part-yellow = { $gifts ->
        [0] { $row }
       *[other] { $row } : { $bonus }
    }
part-blue = rangée { $row }, colonne { $column }{ $polish ->
        [0] { "" }
       *[other] { " " }(polir { $polish })
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
part-pink = { $gifts ->
        [0] { $number } en case { $cell }
       *[other] { $number } en case { $cell } : { $bonus }
    }

## Events

event-round-began = { $gifts ->
        [0] La manche { $round } sur { $rounds } commence.
       *[other] La manche { $round } sur { $rounds } commence. Bonus pour chacun : { $bonus }.
    }
event-turn-began = { $seat } a la main.
event-passive-turn-began = { $seat } joue maintenant un tour passif.
event-rolled = { $seat } lance { $dice } (lancer { $roll }).
event-rerolled = { $seat } utilise une relance (reste { $left }) : { $dice }.
event-roll-given-up = { $seat } renonce au lancer { $roll }.
event-roll-lost = { $seat } ne peut inscrire aucun dé : le lancer { $roll } est perdu.
event-took-die = { $lower ->
        [0] { $seat } prend { $dice }.
       *[other] { $seat } prend { $dice } ; vont sur le plateau en argent : { $tray }.
    }
event-presented = Sur le plateau en argent : { $dice }.
event-took-silver = { $seat } prend { $dice } sur le plateau en argent.
event-took-from-box = { $seat } ne peut rien inscrire du plateau et prend { $dice } sur une case « dé ».
event-took-extra = { $seat } utilise un dé supplémentaire (reste { $left }) : { $dice }.
event-polished = { $seat } polit { $dice }, qui compte { $number } (polissages utilisés : { $uses }).
event-declined = { $seat } ne prend aucun dé du plateau en argent.
event-nothing-to-take = { $seat } ne peut inscrire aucun dé et passe.
event-kept-extras = { $seat } a terminé et garde { $left ->
        [1] { $left } dé supplémentaire
       *[other] { $left } dés supplémentaires
    }.
event-no-extra-fits = { $seat } a encore { $left ->
        [1] { $left } dé supplémentaire
       *[other] { $left } dés supplémentaires
    }, mais aucun dé ne convient.
event-used-mark = { $seat } utilise un { $mark }.
event-mark-lost = { $seat } n’a plus de place pour un { $mark } : il est perdu.
event-wrote-yellow = { $seat } inscrit { $number } en jaune, { $row }.
event-crossed-blue = { $seat } coche en bleu la rangée { $row }, colonne { $column }.
event-crossed-grey = { $seat } coche en gris la région { $name } ({ $cells ->
        [1] { $cells } case
       *[other] { $cells } cases
    }).
event-wrote-green = { $seat } inscrit { $number } en vert, { $triangle } de la case { $cell }.
event-wrote-pink = { $times ->
        [1] { $seat } inscrit { $number } en rose, case { $cell }.
       *[other] { $seat } inscrit { $number } en rose, case { $cell }, et encore dans la suivante.
    }
event-gained = { $seat } obtient : { $bonus }.
event-bar-filled = { $seat } remplit la barre des { $tool } et obtient : { $bonus }.
event-final-score = { $seat } : jaune { $yellow }, bleu { $blue }, gris { $grey }, vert { $green }, rose { $pink }, renards { $foxes }. Total { $total } : { $level }.

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
picture-white = blanc
picture-hint-green = haut + bas, ×2 dès la quatrième case
picture-hint-pink = 2 : +2   4 : +4   6 : +3   3 : deux fois   bonus avec 5 et 6
picture-total = Total
