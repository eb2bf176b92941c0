# Yahtzee.

game-name = Yahtzee
game-about = Trois lancers par tour, treize cases, et un Yahtzee de plus que prévu.

## Options

option-sheets = Manches
option-sheets-1 = 1 manche
option-sheets-2 = 2 manches
option-sheets-3 = 3 manches
option-sheets-4 = 4 manches
option-sheets-5 = 5 manches
option-sheets-6 = 6 manches
option-joker = Joker
option-joker-rulebook = Selon la règle du jeu
option-joker-forced = Imposé, comme en tournoi

## Boxes

box-aces = As
box-twos = Deux
box-threes = Trois
box-fours = Quatre
box-fives = Cinq
box-sixes = Six
box-three-of-a-kind = Brelan
box-four-of-a-kind = Carré
box-full-house = Full
box-small-straight = Petite suite
box-large-straight = Grande suite
box-yahtzee = Yahtzee
box-chance = Chance

## Questions

ask-roll = Lancer
ask-write = Remplir une case
ask-scratch = Inscrire un 0
part-roll = Lancer les dés
part-die = { $face }
pick-roll-again =
    { $count ->
        [0] Relancer
       *[other] Relancer { $count }
    }
part-box = { $box } { $points }
part-scratch = Inscrire un 0…

## Events

event-starting-roll = { $seat } lance { $dice } pour commencer : { $points }.
event-starts = { $seat } commence la manche { $sheet }.
event-rolled =
    { $roll ->
        [1] { $seat } lance { $dice }.
       *[other]
            { $count ->
                [one] { $seat } relance un dé : { $dice }.
               *[other] { $seat } relance { $count } dés : { $dice }.
            }
    }
event-joker = { $seat } joue le Yahtzee comme joker.
event-wrote =
    { $points ->
        [0] { $seat } inscrit un 0 dans « { $box } ».
        [1] { $seat } inscrit { $points } point dans « { $box } ».
       *[other] { $seat } inscrit { $points } points dans « { $box } ».
    }
event-yahtzee-bonus = Encore un Yahtzee : une prime de { $points } points pour { $seat } !
event-upper-bonus = { $seat } atteint 63 dans la section supérieure : { $points } points de prime.
event-sheet-over = Manche { $sheet } terminée. Meilleur total : { $seats } avec { $points }.

## Result

why-all-sheets-full = Toutes les cases de toutes les manches sont remplies.

## Pictures

alt-title = Yahtzee.
alt-title-sheet = Yahtzee, manche { $sheet } sur { $sheets }.
alt-turn = À { $seat } de jouer.
alt-over = La partie est terminée. Meilleur total : { $seats } avec { $total }.
alt-unrolled = Rien de lancé encore, { $rolls } lancers restants.
alt-dice = Dés : { $dice }.
alt-held = Gardés : { $dice }.
alt-rolls =
    { $rolls ->
        [0] Plus de lancer.
        [one] { $rolls } lancer restant.
       *[other] { $rolls } lancers restants.
    }
alt-offers = Les cases libres donneraient :
alt-box = { $box } { $points }
alt-box-open = { $box } libre
alt-upper = Section supérieure { $upper } sur 63.
alt-totals = Totaux :
alt-total = { $seat } { $total }
alt-sums = Prime { $upper_bonus }, Prime Yahtzee { $yahtzee_bonus }, total { $total }.
alt-finished = Manche { $sheet } :
alt-start = Lancer pour commencer :
alt-start-roll = { $seat } { $dice }
alt-starter = { $seat } a commencé.
picture-sheet = Manche { $sheet } sur { $sheets }
picture-turn = À { $seat } de jouer
picture-over = Score final
picture-won = Victoire : { $seats }
picture-tied = Ex æquo : { $seats }
picture-rolls =
    { $rolls ->
        [0] lancer restant
        [one] lancer restant
       *[other] lancers restants
    }
picture-offers = Encadré : ce que donneraient ces dés
picture-held = gardé
picture-bonus = Prime 35 dès 63
picture-yahtzee-bonus = Prime Yahtzee
picture-total = Total
picture-total-sheet = Total, manche { $sheet }
picture-game = Toute la partie
picture-finished = Manche { $sheet }
