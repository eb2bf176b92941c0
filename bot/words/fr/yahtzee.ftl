# Yahtzee.

game-name = Yahtzee
game-about = Trois lancers par tour, treize cases, et toujours l’espoir d’un Yahtzee de plus.
game-idea = Lancez cinq dés jusqu’à trois fois, gardez ce qui vous plaît et inscrivez le résultat dans l’une des treize cases. Chaque case ne sert qu’une fois : tout l’art est là.

## Options

option-sheets = Manches
option-sheets-about = Combien de feuilles chacun remplit, l’une après l’autre.
option-sheets-1 = 1
option-sheets-2 = 2
option-sheets-3 = 3
option-sheets-4 = 4
option-sheets-5 = 5
option-sheets-6 = 6
option-joker = Joker
option-joker-about = Où peut aller un nouveau Yahtzee : partout, ou d’abord dans son chiffre.
option-joker-rulebook = Comme dans la règle
option-joker-forced = Imposé, comme en tournoi
option-auto-roll = Lancers automatiques
option-auto-roll-about = Personne n’a besoin d’appuyer pour le premier lancer du tour.
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
    .full = Dé montrant { $face }
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

why-all-sheets-full = Toutes les feuilles sont pleines.

## Pictures

alt-title = Yahtzee.
alt-title-sheet = Yahtzee, manche { $sheet } sur { $sheets }.
alt-turn = À { $seat } de jouer.
alt-over = La partie est terminée. Meilleur total : { $seats } avec { $total }.
alt-unrolled = Rien n’a encore été lancé, { $rolls } lancers restants.
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
alt-latest = Inscrit en dernier :
alt-latest-box = { $seat } { $box } { $points }
alt-totals = Totaux :
alt-total = { $seat } { $total }
alt-sums = Prime { $upper_bonus }, prime Yahtzee { $yahtzee_bonus }, total { $total }.
alt-finished = Manche { $sheet } :
alt-start = Lancer pour commencer :
alt-start-roll = { $seat } { $dice }
alt-starter = { $seat } a commencé.
picture-sheet = Manche { $sheet } sur { $sheets }
picture-sheet-sum = Manche { $sheet } sur { $sheets } (→ partie)
picture-others = Les autres joueurs
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
picture-offers = Encadré : ce que donnent ces dés
picture-new = inscrit en dernier
picture-own = votre colonne
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
    Marquez plus de points que les autres. Chacun a une feuille de { $boxes } cases, et chaque tour en remplit exactement une. Quand toutes les feuilles sont pleines, le plus grand total gagne. On peut aussi jouer en solo, contre son propre record.

    ### Votre tour
    - Les { $dice } dés sont lancés pour vous.
    - Touchez les dés que vous voulez **relancer** : ceux que vous ne touchez pas restent. Vous pouvez le faire jusqu’à { $again } fois, et un dé resté une fois peut être relancé la fois suivante.
    - Arrêtez-vous quand vous voulez et choisissez la case à remplir. Après le lancer { $rolls }, c’est obligatoire.

    ### Les manches
    Une partie compte une ou plusieurs manches, au choix de la table. Une manche, c’est une feuille pleine pour chacun ; on additionne les totaux de toutes les manches. Au début de chaque manche, tout le monde lance les dés : la plus grande somme commence.
rules-2 =
    ### Section supérieure
    Des { box-aces } aux { box-sixes }, on ne compte que les dés du chiffre de la case : { $upper_dice } donne { $upper_points } dans la case { box-threes }.
    Au moins { $goal } points dans ces { $upper } cases rapportent une **prime de { $upper_bonus }**. { $enough } dés de chaque chiffre y suffisent tout juste.

    ### Section inférieure
    - **{ box-three-of-a-kind }** : au moins { $triple } dés identiques, pour la somme des { $dice } dés.
    - **{ box-four-of-a-kind }** : au moins { $kind } dés identiques, pour la somme des { $dice } dés.
    - **{ box-full-house }** : { $triple } dés d’un chiffre et { $pair } d’un autre, pour { $full_house }.
    - **{ box-small-straight }** : { $small_row } chiffres qui se suivent, pour { $small_straight }.
    - **{ box-large-straight }** : { $large_row } chiffres qui se suivent, pour { $large_straight }.
    - **{ box-yahtzee }** : { $dice } dés identiques, pour { $yahtzee }.
    - **{ box-chance }** : n’importe quels dés, pour la somme des { $dice } dés.
rules-3 =
    ### Un exemple
    Vous avez { $example }. Cela vaut { $full_house } en { box-full-house }, { $example_sum } en { box-three-of-a-kind } ou en { box-chance }, { $example_fours } dans la case { box-fours } et { $example_sixes } dans la case { box-sixes }. Le { box-full-house } rapporte le plus ; mais si vous l’avez déjà, la case { box-fours } vous garde en route vers la prime, comme toujours { $enough } dés d’un chiffre.

    ### Inscrire { $nothing }
    Chaque case sert une fois, et chaque tour en remplit une. Des dés qui ne remplissent pas la condition d’une case y valent { $nothing }. Vous pouvez aussi **sacrifier** une case : y inscrire { $nothing } exprès, pour en garder de meilleures.

    ### Plusieurs { box-yahtzee }
    Une fois { $yahtzee } inscrits dans votre case { box-yahtzee }, chaque nouveau Yahtzee rapporte une **prime de { $yahtzee_bonus }**, quelle que soit la case remplie. Si vous y avez inscrit { $nothing }, il n’y a plus de prime sur cette feuille.
rules-4 =
    ### Le joker
    Un nouveau Yahtzee est un **joker** quand votre case { box-yahtzee } et la case supérieure de son chiffre sont l’une et l’autre remplies. Il compte alors pleinement dans n’importe quelle case inférieure : { $full_house }, { $small_straight } ou { $large_straight }, ou la somme des dés. Si aucune case inférieure n’est libre, il vaut { $nothing } dans une case supérieure.

    ### L’option « { option-joker } »
    - **{ option-joker-rulebook }** : tant que la case supérieure de son chiffre est vide, un nouveau Yahtzee est un coup normal.
    - **{ option-joker-forced }** : il va dans cette case supérieure si elle est vide ; sinon, pleinement, dans une case inférieure ; sinon, pour { $nothing }, dans une case supérieure.

## Coups tapés au clavier

typed-roll-again = relancer, relance, relancez, lancer
typed-roll-again-rest = garder, garde, gardez
rules-5 =
    ### Là où la règle est muette
    Nous avons décidé :
    - On joue à { $most } au plus.
    - À égalité pour commencer, on relance. Chaque manche a son propre départ.
    - Des totaux égaux se partagent la victoire.
    - Plus de dés identiques qu’il n’en faut, cela compte : { $dice } dés identiques sont aussi un { box-three-of-a-kind } et un { box-four-of-a-kind }. Ils ne font pas un { box-full-house }, sauf comme joker.
    - La prime de { $yahtzee_bonus } est due quelle que soit la case remplie, même pour { $nothing }. Un Yahtzee que l’on relance ne rapporte rien.
    - Un joker peut se sacrifier comme tout autre lancer, sauf si le joker est imposé. Le joker imposé est une règle de tournoi, pas celle de la boîte.
    - Le premier lancer du tour se fait tout seul, sauf si la table en décide autrement ; et quand une seule réponse reste possible après le dernier lancer, je l’inscris pour vous.

## Bilans : pourquoi une autre réponse valait mieux

reason-leaves-yahtzee = La case { box-yahtzee } reste libre, au lieu de recevoir un 0.
reason-bonus-in-reach = La prime des { $goal } reste à portée : trois dés de chaque chiffre dans les cases libres de la section supérieure y suffisent.
reason-nearer-bonus = La prime des { $goal } se rapproche.
reason-more-points = La case { $box } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, plus que ce que vous avez inscrit.
reason-leaves-open = La case { $box } reste libre pour un meilleur lancer : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, c’est moins que ce qu’elle rapporte d’habitude.
reason-rolls-on = On relance : il vous restait { $rolls ->
        [1] un lancer
       *[other] { $rolls } lancers
    }.
reason-writes-now = La case { $box } reçoit { $points } tout de suite, sans rien risquer.
reason-keeps-equal = On garde { $count } dés égaux, ceux qui montrent { $face }.
reason-keeps-row = On garde { $count } dés qui se suivent : la case { $box } est encore libre.
reason-rolls-more = On relance { $count } dés, plus que vous : ce que vous gardiez en plus valait moins qu’un nouveau lancer.
reason-keeps-higher = On garde les dés les plus forts, jusqu’au { $face }.
reason-likelier = La case { $box } devient plus probable : { $percent } % au lieu de { $less } %, si vous ne visiez qu’elle.
skill-yardstick = Moins de 0,2 point par choix, c’est un niveau d’expert.
