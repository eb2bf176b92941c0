# Un jeu pour les seuls tests.

game-name = Jouet
game-about = Trois petites manches, pour les tests.
game-idea = Un jeu pour les tests.

## Options

option-rounds = Manches
option-rounds-about = Un jeu pour les tests.
option-rounds-1 = 1 manche
option-rounds-2 = 2 manches
option-rounds-3 = 3 manches
option-cards = Cartes
option-cards-about = Un jeu pour les tests.
option-cards-3 = Trois cartes chacun
option-cards-4 = Quatre cartes chacun
option-gifts = Cadeaux
option-gifts-about = Un jeu pour les tests.
option-gifts-off = Sans cadeaux
option-gifts-on = Avec cadeaux
refusal-too-few-cards = Quatre cartes chacun, c’est trop pour { $players } joueurs.

## Words

colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-yellow = jaune
row-ground = rez-de-chaussée
row-loft = grenier
row-roof = toit

## Questions

ask-lay = Quelles cartes posez-vous ?
ask-pass = Préférez-vous passer ?
ask-spoils = Que prenez-vous ou brûlez-vous ?
ask-gift = Quelle carte donnez-vous ?
ask-give = Qui la reçoit ?
part-pass = Passer
part-card = { $colour } { $number }
part-colour = { $colour }
part-row = { $row }
part-cell = Case { $cell } pour { $points }
part-burn = Brûler…
part-give = { $seat }
part-reconsider = Une autre carte
pick-lay = Poser { $count }

## Events

event-ready = a choisi
events-ready = { $each } ont choisi.
event-laid = a posé { $sum }
event-revealed = montre { $sum }
event-nobody-laid = Personne n’a posé de carte à la manche { $round }.
event-took = prend la case { $cell } ({ $row }) en { $colour } : { $points }
event-burnt = brûle le { $colour }
event-gave = donne une carte à { $other_seat }
event-given = a reçu { $colour } { $number }
event-drew =
    { $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
event-drew-card = Vous piochez { $colour } { $number }.

## Result

why-rounds-over = Les manches sont terminées.

## Pictures

text-player = { $seat } : { $points } points, { $count } cartes.
text-cards = Vos cartes :
text-card = { $number } { $colour }
text-laid = Vous avez posé vos cartes { $places }.
text-passed = Vous avez passé.
text-gift = Vous donnez votre carte { $place }.
text-taken = { $seat } a la case { $cell } ({ $row }) en { $colour }.
text-burnt = { $seat } a brûlé une couleur.
text-pile = Cartes restantes : { $count }.
text-ready = Prêts : { $seats }.
alt-table = Manche { $round } sur { $rounds }.
picture-lay = Chacun pose une ou deux cartes, ou passe.
picture-takes = { $seat } prend une case ou brûle une couleur.
picture-gives = { $seat } donne une carte.
picture-points = Points
picture-cards = Cartes
picture-yours = Vos cartes
