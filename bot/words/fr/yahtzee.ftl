# Yahtzee.

game-name = Yahtzee
game-about = Trois lancers par tour, treize cases, et un Yahtzee de plus que prévu.
game-idea = Lancez cinq dés jusqu’à trois fois, gardez ce qui vous plaît et inscrivez le résultat dans l’une des treize cases. Chaque case ne sert qu’une fois : tout l’art est là.

## Options

option-sheets = Manches
option-sheets-about = Combien de feuilles chacun remplit, l’une après l’autre.
option-sheets-1 = 1 manche
option-sheets-2 = 2 manches
option-sheets-3 = 3 manches
option-sheets-4 = 4 manches
option-sheets-5 = 5 manches
option-sheets-6 = 6 manches
option-joker = Joker
option-joker-about = Où écrire un second Yahtzee : librement, ou d’abord dans son chiffre.
option-joker-rulebook = Selon la règle du jeu
option-joker-forced = Imposé, comme en tournoi
option-auto-roll = Lancers automatiques
option-auto-roll-about = Le premier lancer vient avec le tour.
option-auto-roll-off = Non
option-auto-roll-on = Oui

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

ask-roll = Lancez les cinq dés.
ask-roll-again = Quels dés relancez-vous, ou quelle case remplissez-vous ?
ask-write = Quelle case remplissez-vous ?
ask-keep = Quels dés gardez-vous ?
ask-sacrifice = Quelle case sacrifiez-vous ?
part-roll = Lancer les dés
part-die = { $face }
pick-roll-again =
    { $count ->
        [0] Touchez les dés à relancer
        [1] Relancer ce dé
       *[other] Relancer ces { $count } dés
    }
part-keep = Garder { $dice }
part-box = { $box } : { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
part-sacrifice = Sacrifier une case…

## Events: what stands after the player's name on a line of the story

event-starting-roll = { $dice } pour commencer : { $points }
events-starting-roll = Pour commencer : { $each }.
each-starting-roll = { $seat } { $points }
event-starts = commence la manche { $sheet }
event-rolled =
    { $roll ->
        [1] lance { $dice }
       *[other] { $dice }
    }
event-joker = joker
event-wrote = { $box } : **{ $points }**
event-yahtzee-bonus = encore un Yahtzee, +{ $points } !
event-upper-bonus = prime du haut +{ $points }
event-sheet-over = Manche { $sheet } terminée. Meilleur total : { $seats } avec { $points }.

## What came of one's own answer

outcome-rolled = Vous avez obtenu { $dice }.
outcome-wrote = { $box } : { $points ->
        [one] { $points } point pour vous.
       *[other] { $points } points pour vous.
    }
outcome-yahtzee-bonus = Encore un Yahtzee : { $points } points de plus pour vous !
outcome-upper-bonus = Vous atteignez 63 en haut : { $points } points de plus pour vous !

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

## Rules, page by page

rules-1 =
    ### Le but
    Remplissez les treize cases de votre feuille, une par tour, avec le plus de points possible. Une partie compte une ou plusieurs feuilles ; la plus forte somme l’emporte, et des sommes égales se partagent la victoire. On peut aussi jouer seul, contre son propre record.

    ### Qui commence
    Chacun lance cinq dés ; le plus grand total commence, et les ex æquo relancent. Je lance pour vous et je montre le résultat.

    ### Votre tour
    - Les cinq dés sont lancés. Cela vient avec votre tour, sauf si la table préfère lancer à la main.
    - Vous pouvez en relancer autant que vous voulez, deux fois au plus. Un dé gardé auparavant peut être repris.
    - Arrêtez-vous quand vous voulez et inscrivez le résultat dans une case vide.
rules-2 =
    ### Les cases du haut
    Des As aux Six, on compte la somme des dés de ce nombre : 3-3-1-5-6 donne 6 dans les Trois.
    Soixante-trois points ou plus dans les six cases du haut rapportent une prime de 35. Trois dés de chaque nombre font exactement 63.

    ### Les cases du bas
    - Brelan, carré : la somme des cinq dés.
    - Full, trois dés d’un nombre et deux d’un autre : 25.
    - Petite suite, quatre à la file : 30.
    - Grande suite, cinq à la file : 40.
    - Yahtzee, cinq dés pareils : 50.
    - Chance, n’importe quoi : la somme des cinq dés.
rules-3 =
    ### Inscrire un 0
    Une case dont la condition n’est pas remplie reçoit un 0. Vous pouvez aussi inscrire un 0 exprès où vous voulez, pour garder libres de meilleures cases.

    ### Plus d’un Yahtzee
    Une fois 50 dans votre case Yahtzee, chaque nouveau Yahtzee vaut une prime de 100, quelle que soit la case remplie. Après un 0 dans cette case, il n’y a plus de prime sur cette feuille.
rules-4 =
    ### Le joker
    Un Yahtzee est un joker quand votre case Yahtzee et la case du haut de son nombre sont toutes deux remplies. Il compte alors pleinement dans n’importe quelle case du bas : 25, 30, 40, ou la somme des dés. Si aucune case du bas n’est libre, un 0 va dans une case du haut.

    ### L’option joker
    - Comme dans la règle : tant que la case du haut de son nombre est vide, un nouveau Yahtzee est un coup ordinaire.
    - Imposé, comme en tournoi : il va dans cette case du haut si elle est vide, sinon dans une case du bas à pleine valeur, sinon en 0 dans une case du haut.
