# Think Str8!

game-name = Think Str8 !
game-about = Vous voyez toutes les cartes sauf les vôtres : pariez sur leur somme et raisonnez juste.

## Options

option-colours = Couleurs
option-colours-6 = Six couleurs
option-colours-5 = Cinq couleurs, pour découvrir le jeu
option-assist = Assistance
option-assist-off = Chacun réfléchit seul
option-assist-on = Le bot marque ce que la logique exclut

## Colours: on a die, on several dice, where a die is turned to, of a card, by itself

die-blue = bleu
die-green = vert
die-yellow = jaune
die-violet = violet
die-red = rouge
die-grey = gris
dice-blue = bleu
dice-green = vert
dice-yellow = jaune
dice-violet = violet
dice-red = rouge
dice-grey = gris
turned-blue = bleu
turned-green = vert
turned-yellow = jaune
turned-violet = violet
turned-red = rouge
turned-grey = gris
card-blue = bleue
card-green = verte
card-yellow = jaune
card-violet = violette
card-red = rouge
card-grey = grise
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-violet = Violet
colour-red = Rouge
colour-grey = Gris

## Hints

hint-right = juste
hint-too-high = trop haut
hint-too-low = trop bas
hint-wrong = faux

## Questions

ask-roll = Lancer
ask-greys = Tourner les dés gris
ask-turn = Tourner un dé
ask-take = Prendre une réglette
ask-lay = Poser votre réglette
ask-exchange = Changer une carte
ask-done = Terminer
part-roll = Lancer les dés
part-grey-die = Dé { $place } sur { $turned }
part-keep = Garder les dés
part-die = Tourner le { $die }
part-turned = sur { $turned }
part-strip =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-range =
    { $cells ->
        [1] { $first }
       *[other] { $first }–{ $last }
    }
part-exchange =
    { $count ->
        [one] La carte { $card } (reste { $count })
       *[other] La carte { $card } (restent { $count })
    }
part-number = { $card } { $number }
part-done = Terminé
pick-guess =
    { $count ->
        [0] Ne rien proposer
        [1] Proposer { $count } nombre
       *[other] Proposer { $count } nombres
    }

## Events

event-round-begins = Tour { $round } sur { $rounds } : { $seat } est en dernière position et lance les dés.
event-rolled = { $seat } lance les dés : { $dice }.
event-greys-turned = { $seat } tourne les faces grises : { $dice }.
event-kept = { $seat } garde les dés.
event-turned = { $seat } tourne un dé de { $die } à { $turned } : { $dice }.
event-took =
    { $cells ->
        [one] { $seat } prend la réglette de { $cells } case
       *[other] { $seat } prend la réglette de { $cells } cases
    } pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-laid =
    { $cells ->
        [1] { $seat } parie sur { $first }.
       *[other] { $seat } parie sur { $first }–{ $last }.
    }
event-right =
    { $cells ->
        [1] { $first }, c’est juste
       *[other] { $first }–{ $last }, c’est juste
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }, désormais à { $score }.
event-too-high =
    { $most ->
        [0] { $seat } : { $first }–{ $last }, c’est trop haut. Il reste 0.
       *[other] { $seat } : { $first }–{ $last }, c’est trop haut. Il reste 0–{ $most }.
    }
event-too-low =
    { $least ->
        [21] { $seat } : { $first }–{ $last }, c’est trop bas. Il reste 21.
       *[other] { $seat } : { $first }–{ $last }, c’est trop bas. Il reste { $least }–21.
    }
event-wrong = { $seat } : { $first }, c’est faux. Trop haut ou trop bas ? Personne ne le dit.
event-exchanged = { $seat } change une carte : la { $card } était un { $value }.
event-drew = La nouvelle carte { $card } de { $seat } est un { $value }.
event-piles-empty = Plus de cartes à échanger pour { $seats }.
event-final-guess-begins = Tous les tours sont joués. Chacun devine maintenant ses cartes, en secret.
event-named =
    { $count ->
        [0] Vous ne proposez rien pour votre carte { $card }.
       *[other] Vous proposez { $numbers } pour votre carte { $card }.
    }
event-guessed = { $seat } a rendu ses hypothèses.
event-revealed =
    { $points ->
        [one] { $seat } avait { $cards } ; les hypothèses donnent { $marks } : { $points } point, { $score } en tout.
       *[other] { $seat } avait { $cards } ; les hypothèses donnent { $marks } : { $points } points, { $score } en tout.
    }

## Result

why-all-guessed = Toutes les cartes ont été devinées et montrées.

## The pad

note-pad = Barrer des nombres sur votre bloc
note-none = { $card } : rien n’est barré
note-colour = { $card }
note-number = { $number }

## Pictures

picture-round = Tour { $round } sur { $rounds }
picture-to-roll = { $seat } lance les dés
picture-to-greys = { $seat } tourne les dés gris
picture-to-turn = { $seat } peut tourner un dé
picture-to-strips = { $seat } prend une réglette
picture-to-exchange = { $seat } change une carte
picture-all-lay = Chacun pose sa réglette
picture-all-guess = Chacun devine ses cartes
picture-won = { $seats } gagne
picture-tied = { $seats } se partagent la victoire
picture-strips = Réglettes : cases et points
picture-scale = Réglettes, tour { $round }
picture-roll = lance les dés
picture-greys = tourne les dés gris
picture-turn = peut tourner un dé
picture-takes = prend une réglette
picture-lays =
    { $cells ->
        [one] pose { $cells } case
       *[other] pose { $cells } cases
    }
picture-exchanges = doit changer une carte
picture-guesses = réfléchit
picture-guessed = a rendu
picture-piles = Cartes à piocher :
picture-pile = × { $count }
picture-neutral = À personne
picture-yours = Vos cartes
picture-pad = Votre bloc
picture-racks =
    { $count ->
        [one] { $count } main possible
       *[other] { $count } mains possibles
    }
picture-guess = Vos hypothèses
picture-chart = Probabilité de chaque somme, en %
legend-seen = visible
legend-crossed = barré par vous
legend-ruled-out = exclu par la logique
legend-named = nommé par vous
legend-own = votre carte
pad-round = №
pad-bet = Pari
pad-left = Reste
