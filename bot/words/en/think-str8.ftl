# Think Str8!

game-name = Think Str8!
game-about = You see everybody’s cards but your own: bet on what they add up to, and think straight.

## Options

option-colours = Colours
option-colours-6 = Six colours
option-colours-5 = Five colours, to learn the game
option-assist = Assistance
option-assist-off = Everybody thinks alone
option-assist-on = The bot marks what logic rules out

## Colours: on a die, on several dice, where a die is turned to, of a card, by itself

die-blue = blue
die-green = green
die-yellow = yellow
die-violet = violet
die-red = red
die-grey = grey
dice-blue = blue
dice-green = green
dice-yellow = yellow
dice-violet = violet
dice-red = red
dice-grey = grey
turned-blue = blue
turned-green = green
turned-yellow = yellow
turned-violet = violet
turned-red = red
turned-grey = grey
card-blue = blue
card-green = green
card-yellow = yellow
card-violet = violet
card-red = red
card-grey = grey
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-red = Red
colour-grey = Grey

## Hints

hint-right = right
hint-too-high = too high
hint-too-low = too low
hint-wrong = wrong

## Questions

ask-roll = Roll
ask-greys = Turn the grey dice
ask-turn = Turn a die
ask-take = Take a strip
ask-lay = Lay your strip
ask-exchange = Exchange a card
ask-done = Finish
part-roll = Roll the dice
part-grey-die = Die { $place } to { $turned }
part-keep = Keep the dice
part-die = Turn { $die }
part-turned = to { $turned }
part-strip =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-range =
    { $cells ->
        [1] { $first }
       *[other] { $first }–{ $last }
    }
part-exchange = The { $card } card ({ $count } left)
part-number = { $card } { $number }
part-done = Done
pick-guess =
    { $count ->
        [0] Name none
        [one] Name { $count } number
       *[other] Name { $count } numbers
    }

## Events

event-round-begins = Round { $round } of { $rounds }: { $seat } is furthest behind and rolls.
event-rolled = { $seat } rolls { $dice }.
event-greys-turned = { $seat } turns what is grey: { $dice }.
event-kept = { $seat } keeps the dice.
event-turned = { $seat } turns a die from { $die } to { $turned }: { $dice }.
event-took =
    { $cells ->
        [one] { $seat } takes the strip with { $cells } cell
       *[other] { $seat } takes the strip with { $cells } cells
    } for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-laid =
    { $cells ->
        [1] { $seat } bets on { $first }.
       *[other] { $seat } bets on { $first }–{ $last }.
    }
event-right =
    { $cells ->
        [1] { $first } is right
       *[other] { $first }–{ $last } is right
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }, now at { $score }.
event-too-high =
    { $most ->
        [0] { $seat }: { $first }–{ $last } is too high. That leaves 0.
       *[other] { $seat }: { $first }–{ $last } is too high. That leaves 0–{ $most }.
    }
event-too-low =
    { $least ->
        [21] { $seat }: { $first }–{ $last } is too low. That leaves 21.
       *[other] { $seat }: { $first }–{ $last } is too low. That leaves { $least }–21.
    }
event-wrong = { $seat }: { $first } is wrong. Which way, nobody says.
event-exchanged = { $seat } exchanges a card: it was { $card } { $value }.
event-drew = { $seat } now has { $card } { $value }.
event-piles-empty = No cards are left to exchange for { $seats }.
event-final-guess-begins = All rounds are over. Everybody now guesses their cards, in secret.
event-named =
    { $count ->
        [0] You name nothing for your { $card } card.
       *[other] You name { $numbers } for your { $card } card.
    }
event-guessed = { $seat } has guessed.
event-revealed =
    { $points ->
        [one] { $seat } had { $cards }; the guesses give { $marks }: { $points } point, { $score } in all.
       *[other] { $seat } had { $cards }; the guesses give { $marks }: { $points } points, { $score } in all.
    }

## Result

why-all-guessed = All cards have been guessed and shown.

## The pad

note-pad = Cross numbers out on your pad
note-none = { $card }: nothing is crossed out
note-colour = { $card }
note-number = { $number }

## Pictures

picture-round = Round { $round } of { $rounds }
picture-to-roll = { $seat } rolls the dice
picture-to-greys = { $seat } turns the grey dice
picture-to-turn = { $seat } may turn a die
picture-to-strips = { $seat } takes a strip
picture-to-exchange = { $seat } exchanges a card
picture-all-lay = Everybody lays their strip
picture-all-guess = Everybody guesses their cards
picture-won = { $seats } wins
picture-tied = { $seats } share first place
picture-strips = Strips: cells and points
picture-scale = Strips, round { $round }
picture-roll = rolls
picture-greys = turns the grey dice
picture-turn = may turn a die
picture-takes = takes a strip
picture-lays =
    { $cells ->
        [one] lays { $cells } cell
       *[other] lays { $cells } cells
    }
picture-exchanges = must exchange a card
picture-guesses = guesses
picture-guessed = has guessed
picture-piles = Cards left to draw:
picture-pile = × { $count }
picture-neutral = Nobody’s rack
picture-yours = Your cards
picture-pad = Your pad
picture-racks =
    { $count ->
        [one] { $count } rack is possible
       *[other] { $count } racks are possible
    }
picture-guess = Your guesses
picture-chart = How likely each sum is, in %
legend-seen = lies open
legend-crossed = your cross
legend-ruled-out = ruled out by logic
legend-named = named by you
legend-own = your card
pad-round = №
pad-bet = Bet
pad-left = Leaves
