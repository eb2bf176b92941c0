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

## Pictures

moment-rolling =
    { $rolls ->
        [2] Les dés du deuxième lancer
       *[other] Les dés du troisième lancer
    }
moment-closing = Derniers trophées avant l’appel
moment-calling = On appelle les { $number }
moment-giving = Dons aux maudits
moment-over = La partie est finie
picture-round = Manche { $round } · tour { $turn } · { $count } jetons manche pour gagner
picture-won = Le titre revient à { $seats } !
picture-tied = Le titre revient à { $seats }
picture-rolling = Lancers
picture-closing = Trophées
picture-calling = Appels
picture-giving = Dons
picture-cursed = malédiction
picture-hindered = dé retenu
picture-has-shed = a défaussé
picture-stopped = ne lance plus
picture-single = dé unique
picture-no-dice = Plus un seul dé !
picture-hell = Enfers
picture-new-roll =
    nouvelle
    relance
picture-recolour-one =
    recolorer
    un dé
picture-small-exorcism =
    petit
    exorcisme
picture-recolour-several =
    recolorer
    plusieurs
picture-great-exorcism =
    grand
    exorcisme
picture-own-ready =
    { $count ->
        [1] { $trophy } : { $effect }
       *[other] { $count } × { $trophy } : { $effect }
    }
picture-own-gained =
    { $count ->
        [1] dès le prochain tour, { $trophy } : { $effect }
       *[other] dès le prochain tour, { $count } × { $trophy } : { $effect }
    }
own-plays = Vous jouez « { $trophy } ».
own-rolls = Vous relancez { $dice }.
own-new-roll = Vous jouez « nouvelle relance » et relancez { $dice }.
own-stop = Vous vous arrêtez.
own-pass = Vous ne jouez aucun trophée.
own-keep = Vous ne défaussez rien à cet appel.
own-to-hell = Aux Enfers : { $dice }.
own-gives = Pour { $rival_seat } : { $dice }.
own-shares = Encore à répartir : { $dice }.
own-takes = Vous prenez « { $trophy } ».

## In words

alt-yours = Vos dés : { $dice }.
alt-yours-none = Vous n’avez plus aucun dé.
alt-blocked = Bloqués : { $dice }.
alt-freed = Débloqués : { $dice }.
alt-received = Reçus ce tour-ci, mis à part : { $dice }.
alt-single = Le tour a commencé avec un seul dé.
alt-hindered = Le dé unique reste là : d’autres dés sont arrivés.
alt-has-shed = A défaussé ce tour-ci.
alt-stopped = Ne lance plus ce tour-ci.
alt-ready = Trophées : { $trophy }.
alt-gained = Trophées dès le prochain tour : { $trophy }.
alt-used = Trophées joués ce tour-ci : { $trophy }.
alt-tokens = Jetons manche : { $count }.
alt-dice = { $seat } : { $dice }.
alt-no-dice = { $seat } : aucun dé.
alt-hand =
    { $count ->
        [one] { $count } dé : { $dice }.
       *[other] { $count } dés : { $dice }.
    }
alt-hand-none = Aucun dé à soi.
alt-board = Trophées sur le plateau :
alt-trophy = { $count } × { $trophy } (au moins { $least } dés défaussés)
alt-trophy-rivals = { $count } × { $trophy } (au moins { $least } dé donné)
alt-hell = Enfers : { $dice }.
alt-hell-empty = Les Enfers sont vides.
alt-won = Manche { $round } : { $seats }.
