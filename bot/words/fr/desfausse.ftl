# DESfausse.

game-name = DESfausse
game-about = Tout le monde lance en même temps et les diables bloquent les dés. Défaussez ce qui va ensemble, aux Enfers ou chez les autres, jusqu’à n’avoir plus un seul dé.

## Options

option-trophies-reset = Trophées entre les manches
option-trophies-reset-off = Conservés
option-trophies-reset-on = Tous remis sur le plateau

## Dice and trophies

dice-small-red-devil = diable rouge
dice-small-red-2 = 2 rouge
dice-small-red-3 = 3 rouge
dice-small-red-4 = 4 rouge
dice-small-red-5 = 5 rouge
dice-small-red-6 = 6 rouge
dice-small-green-devil = diable vert
dice-small-green-2 = 2 vert
dice-small-green-3 = 3 vert
dice-small-green-4 = 4 vert
dice-small-green-5 = 5 vert
dice-small-green-6 = 6 vert
dice-big-red-devil = gros diable rouge
dice-big-red-3 = gros 3 rouge
dice-big-red-4 = gros 4 rouge
dice-big-red-5 = gros 5 rouge
dice-big-green-devil = gros diable vert
dice-big-green-3 = gros 3 vert
dice-big-green-4 = gros 4 vert
dice-big-green-5 = gros 5 vert
colour-red = rouge
colour-green = vert
trophy-new-roll = nouvelle relance
trophy-recolour-one = changer un dé de couleur
trophy-small-exorcism = petit exorcisme
trophy-recolour-several = changer plusieurs dés de couleur
trophy-great-exorcism = grand exorcisme
effect-new-roll = un lancer de plus
effect-recolour-one = un dé change de couleur
effect-small-exorcism = un diable débloqué
effect-recolour-several = des dés au choix
effect-great-exorcism = tous vos diables débloqués

## Questions

ask-roll = Arrêter ou débloquer
ask-close = Avant l’appel
ask-recolour-one = Changer un dé de couleur
ask-shed = Se défausser
ask-hand = À qui le prochain dé ?
ask-give-to-cursed = Un dé pour les maudits
ask-confirm = On valide ?
ask-reconsider = Y repenser
part-die = { $dice }
part-play = Jouer « { $trophy } » : { $effect }
part-stop = S’arrêter
part-pass = Ne jouer aucun trophée
part-recolour = { $dice } devient { $colour }
part-hell =
    { $devils ->
        [0] Aux Enfers : { $count }
       *[other] Aux Enfers : { $count } ({ $combination } − { $devils } pour les diables)
    }
part-give =
    { $devils ->
        [0] Donner du { $colour } : { $count }
       *[other] Donner du { $colour } : { $count } ({ $combination } − { $devils } pour les diables)
    }
part-to-rival = Tout à { $rival_seat }
part-to-several = Répartir, dé par dé
part-keep = Garder { $dice }
part-trophy = Prendre « { $trophy } » : { $effect }
part-no-trophy = Ne prendre aucun trophée
part-keep-all = Garder les { $value }
part-hand = { $dice } à { $rival_seat }
part-cursed = Pour { $cursed_seat }
part-gift = { $dice } à { $cursed_seat }
part-confirm =
    { $count ->
        [one] Oui, ce dé part
       *[other] Oui, ces { $count } dés partent
    }
part-reconsider = Changer d’avis
pick-roll =
    { $count ->
        [0] Relancer…
       *[other] Relancer { $count }
    }
pick-new-roll =
    { $count ->
        [0] Jouer « nouvelle relance »…
       *[other] Jouer « nouvelle relance » avec { $count }
    }
pick-recolour-several =
    { $count ->
        [0] Changer plusieurs dés de couleur…
       *[other] Changer de couleur : { $count }
    }

## Events

event-turn-began = Tour { $turn } : tout le monde lance.
event-rolled = { $seat } lance { $dice }.
event-rerolled = { $seat } relance : { $dice }.
event-stopped = { $seat } s’arrête là.
event-only-devils = { $seat } n’a plus que des diables, et rien pour les débloquer.
event-exorcised = { $seat } joue « { $trophy } » et débloque : { $dice }.
event-played-new-roll = { $seat } joue « nouvelle relance ».
event-recoloured = { $seat } joue « { $trophy } ». Nouvelles couleurs : { $dice }.
event-nobody-cursed = Personne n’est maudit.
event-cursed = La malédiction frappe { $seats }.
event-nobody-called = On appelle les { $value } : personne ne peut s’en défausser.
event-called = On appelle les { $value } : { $seats }.
event-level = À égalité, { $seats } se défaussent de leurs { $value } en même temps.
event-held-back = { $seat } garde { $combination } dés de valeur { $value } : un de moins par diable, et il y en a { $devils }.
event-hindered = { $seat } vient de recevoir des dés : le { $value } tout seul reste là.
event-kept = { $seat } garde ses { $value }.
event-shed-to-hell =
    { $devils ->
        [0] { $seat } se défausse aux Enfers : { $dice }.
       *[other] { $seat } se défausse aux Enfers ({ $combination } − { $devils } pour les diables = { $count }) : { $dice }.
    }
event-gave-away =
    { $devils ->
        [0] { $seat } donne tous ses { $value } en { $colour }.
       *[other] { $seat } donne des { $value } en { $colour } ({ $combination } − { $devils } pour les diables = { $count }).
    }
event-handed = { $rival_seat } reçoit de { $seat } : { $dice }.
event-overflowed = { $rival_seat } n’a plus de place pour { $dice } : direction les Enfers.
event-gave-to-cursed = La malédiction vaut à { $cursed_seat } un dé de { $seat } : { $dice }.
event-gift-kept = { $cursed_seat } n’a plus de place : { $seat } garde son don.
event-trophy-gained = { $seat } prend le trophée « { $trophy } ».
event-trophy-scarce = Pas assez de trophées « { $trophy } » pour { $seats } : personne n’en prend.
event-round-won = Plus un seul dé : un jeton manche pour { $seats } !
event-round-began = Manche { $round } : six dés par personne.
event-purified = Le titre de Purificateur revient à { $seats } !
event-planned-hell = Votre projet, aux Enfers : { $dice }.
event-planned-gift = Votre projet, pour { $rival_seat } : { $dice }.
event-planned-trophy = Votre projet, le trophée « { $trophy } ».

## Result

why-purified = Les manches nécessaires sont gagnées.
