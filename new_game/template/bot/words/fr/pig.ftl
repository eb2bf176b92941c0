# Pig.

game-name = Pig
game-about = Un seul dé. Lancez aussi souvent que vous l’osez, mais un 1 vous coûte tout le tour.
game-idea = Additionnez vos lancers et arrêtez-vous à temps : ce que vous gardez est acquis.

## Options

option-goal = Objectif
option-goal-about = Combien de points il faut pour gagner.
option-goal-50 = 50 points, partie courte
option-goal-100 = 100 points
option-goal-200 = 200 points, partie longue

## Questions

ask-turn = Lancez-vous ou encaissez-vous ?
part-roll = Lancer le dé
part-bank = Encaisser { $points }

## Events: what stands after the player's name on a line of the story

event-rolled = { $face }
event-busted =
    { $points ->
        [0] rien ce tour-ci
       *[other] les { $points } points de ce tour sont perdus
    }
event-banked = **encaisse { $points }**, total { $total }

## Result

why-goal-reached = L’objectif est atteint.

## Pictures

alt-turn = À { $seat } de jouer.
alt-unrolled = Rien de lancé encore.
alt-dice = Lancés ce tour-ci : { $dice }. { $points } points en jeu.
alt-before =
    { $points ->
        [0] Dernier tour : { $seat } a lancé { $dice } et n’a rien marqué.
       *[other] Dernier tour : { $seat } a lancé { $dice } et encaissé { $points }.
    }
alt-over = La partie est terminée. Victoire : { $seats }.
alt-goal = L’objectif est de { $goal } points.
alt-points = Points :
alt-score = { $seat } { $points }
picture-turn = À { $seat } de jouer
picture-won = Victoire : { $seats }
picture-goal = Objectif : { $goal } points
picture-stake =
    { $points ->
        [0] Ce tour-ci : rien de lancé encore
       *[other] Ce tour-ci : { $points } points en jeu
    }
picture-before =
    { $points ->
        [0] Dernier tour : rien pour { $seat }
       *[other] Dernier tour : { $points } pour { $seat }
    }
picture-points = Points
picture-missing = Reste

## Rules, page by page

rules-1 =
    ### Le but
    Soyez le premier à atteindre l’objectif, en général { $goal } points. Je tire au sort qui commence ; on joue ensuite dans le sens des aiguilles d’une montre.

    ### Votre tour
    - Lancez le dé aussi souvent que vous voulez. Ce qu’il montre s’ajoute aux points en jeu.
    - Encaissez quand vous voulez : les points en jeu sont à vous, et c’est au joueur suivant.
    - Si vous faites { $bust }, votre tour est fini : les points en jeu sont perdus. Ce que vous avez encaissé auparavant ne risque rien.
rules-2 =
    ### La fin
    Dès que quelqu’un encaisse assez de points pour atteindre l’objectif, la partie est finie et il l’emporte. Les autres sont classés selon leurs points ; à points égaux, ils partagent la place.

    ### L’objectif
    Avant la partie, vous pouvez choisir { $short } points pour une partie courte ou { $long } pour une longue.

    ### Là où la règle est muette
    Nous avons décidé : une fois l’objectif atteint, personne ne rejoue.
