# A game for tests alone.

game-name = Toy
game-about = Three short rounds, for tests.
game-idea = A game for tests.

## Options

option-rounds = Rounds
option-rounds-about = A game for tests.
option-rounds-1 = 1 round
option-rounds-2 = 2 rounds
option-rounds-3 = 3 rounds
option-cards = Cards
option-cards-about = A game for tests.
option-cards-3 = Three cards each
option-cards-4 = Four cards each
option-gifts = Gifts
option-gifts-about = A game for tests.
option-gifts-off = Without gifts
option-gifts-on = With gifts
refusal-too-few-cards = Four cards each are too many for { $players } players.

## Words

colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
row-ground = ground floor
row-loft = loft
row-roof = roof

## Questions

ask-lay = Which cards do you lay?
ask-pass = Would you rather pass?
ask-spoils = What do you take or burn?
ask-gift = Which card do you give away?
ask-give = Who gets it?
part-pass = Pass
part-card = { $colour } { $number }
part-colour = { $colour }
part-row = { $row }
part-cell = Cell { $cell } for { $points }
part-burn = Burn…
part-give = { $seat }
part-reconsider = Another card
pick-lay = Lay { $count }

## Events

event-ready = is ready
events-ready = { $each } are ready.
event-laid = has laid { $sum }
event-revealed = shows { $sum }
event-nobody-laid = Nobody laid a card in round { $round }.
event-took = takes cell { $cell } of the { $row } in { $colour }: { $points }
event-burnt = burns { $colour }
event-gave = gives { $other_seat } a card
event-given = has been given { $colour } { $number }
event-drew =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
event-drew-card = You draw { $colour } { $number }.

## Result

why-rounds-over = The rounds are over.

## Pictures

text-player = { $seat }: { $points } points, { $count } cards.
text-cards = Your cards:
text-card = { $colour } { $number }
text-laid = You have laid your cards { $places }.
text-passed = You have passed.
text-gift = You give away your card { $place }.
text-taken = { $seat } has cell { $cell } of the { $row } in { $colour }.
text-burnt = { $seat } has burnt a colour.
text-pile = Cards left: { $count }.
text-ready = Ready: { $seats }.
alt-table = Round { $round } of { $rounds }.
picture-lay = Everybody lays one or two cards, or passes.
picture-takes = { $seat } takes a cell or burns a colour.
picture-gives = { $seat } gives a card away.
picture-points = Points
picture-cards = Cards
picture-yours = Your cards
