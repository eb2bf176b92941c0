# Think Str8!

game-name = Think Str8!
game-about = You see everybody’s cards but your own: bet on what they add up to, and think straight.
game-idea = Shorter strips bring more points. Exchange cards to learn more, and guess your own at the end.

## Options

option-colours = Colours
option-colours-about = Fewer colours make a shorter game.
option-colours-6 = Six colours
option-colours-5 = Five colours, to learn the game
option-assist = Assistance
option-assist-about = Whether your pad shows what logic alone rules out, and each bet its chance.
option-assist-off = Everybody thinks alone
option-assist-on = The bot marks what logic rules out
option-auto-roll = Automatic rolls
option-auto-roll-about = Nobody has to press for the dice.
option-auto-roll-off = Off
option-auto-roll-on = On

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

ask-roll = Roll the three dice.
ask-greys = Which colours do you turn the grey dice to?
ask-keep = Keep the dice, or turn one to another colour?
ask-turn = Turn a die…
ask-take = Which strip do you take?
ask-lay = Where do you lay your { $cells }-cell strip?
ask-exchange = Which card do you exchange?
ask-guess = Which numbers do you name for your cards?
ask-done = Have you named all you want?
part-roll = Roll the dice
part-grey-die = Die { $place } to { $turned }
part-keep = Keep the dice
part-turn = Turn { $die } to { $turned }
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
part-range-chance =
    { $cells ->
        [1] { $first } · { $chance } %
       *[other] { $first }–{ $last } · { $chance } %
    }
part-lay =
    { $cells ->
        [1] Yes, lay it on { $first }
       *[other] Yes, lay it on { $first }–{ $last }
    }
part-named = { $card } { $count ->
        [0] none
       *[other] { $numbers }
    }
part-sure = Yes, these are my guesses
part-exchange = The { $card } card ({ $count } left)
part-number = { $card } { $number }
part-done = Done
pick-guess =
    { $count ->
        [0] { $colour }: no number yet
       *[other] { $colour }: { $count } named
    }

## Events: what stands after the player's name on a line of the story

event-round-begins = Round { $round }/{ $rounds } · { $seat }
event-rolled = rolls { $dice }
event-greys-turned = turns the greys: { $dice }
event-kept = keeps the dice
event-turned = turns { $die } to { $turned }
event-took =
    { $cells ->
        [one] takes { $cells } cell
       *[other] takes { $cells } cells
    } ({ $points ->
        [one] { $points } pt
       *[other] { $points } pts
    })
event-laid =
    { $cells ->
        [1] bets on { $first }
       *[other] bets on { $first }–{ $last }
    }
event-right =
    { $cells ->
        [1] { $first } is right
       *[other] { $first }–{ $last } is right
    }: **+{ $points }**, now at { $score }
event-too-high =
    { $most ->
        [0] { $first }–{ $last } is too high, 0 left
       *[other] { $first }–{ $last } is too high, 0–{ $most } left
    }
event-too-low =
    { $least ->
        [21] { $first }–{ $last } is too low, 21 left
       *[other] { $first }–{ $last } is too low, { $least }–21 left
    }
event-wrong = { $first } is wrong; too high or too low stays secret
event-exchanged = exchanges { $card } { $value }
event-drew = draws { $card } { $value }
event-piles-empty = No cards are left to exchange for { $seats }.
event-final-guess-begins = All rounds are over: now everybody guesses their own cards, in secret.
event-named =
    { $count ->
        [0] names nothing for the { $card } card
       *[other] names { $numbers } for the { $card } card
    }
event-guessed = has guessed
events-guessed = { $each } have guessed.
event-revealed = { $each } → **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**, { $score } in all
each-revealed = { $card } { $value } ({ $mark ->
        [0] no guess
        [-2] −2
       *[other] +{ $mark }
    })

## What came of one's own answer

outcome-right =
    { $cells ->
        [1] Right: your strip covered { $first }
       *[other] Right: your strip covered { $first }–{ $last }
    } and brings you { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
outcome-too-high = Too high: your strip covered { $first }–{ $last }.
outcome-too-low = Too low: your strip covered { $first }–{ $last }.
outcome-wrong = Wrong: your strip covered { $first }. Too high or too low stays secret.
outcome-exchanged = Your { $card } card was a { $value }.

## Result

why-all-guessed = All cards have been guessed and shown.

## The pad

note-pad = Cross numbers out on your pad
note-open = Your pad…
note-take = Take what my pad leaves
note-colour = { $colour }
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
picture-exchanges = must exchange
picture-guesses = guesses
picture-guessed = has guessed
picture-final = guesses: { $value }
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

## Without pictures

alt-title = Think Str8!
alt-round = Think Str8!, round { $round } of { $rounds }.
alt-dice = Dice: { $dice }.
alt-holds =
    { $cells ->
        [one] { $seat } holds { $cells } cell
       *[other] { $seat } holds { $cells } cells
    }
alt-free = Free strips, by cells: { $cells }.
alt-last = Strips of round { $round }:
alt-scores = Scores, from furthest behind:
alt-score = { $seat } { $score }
alt-unseen = Your cards are among what lies nowhere open:
alt-assisted = Your cards, as far as logic leaves them:
alt-may-be = { $card } { $numbers }
alt-sums = How likely each sum is:
alt-sum = { $number }: { $value } %
alt-rounds = The rounds:
alt-line = Round { $round }, dice { $dice }:
alt-leaves = That leaves { $value }.
alt-exchanged = Exchanged: { $card } { $number }.
alt-racks = The racks:
alt-card = { $card } { $number }
alt-backs = cards that are not shown here
alt-aside = Exchanged:
alt-piles = Cards left to draw:
alt-guesses = Guesses of { $seat }:
alt-named =
    { $count ->
        [0] { $card } none
       *[other] { $card } { $numbers }
    }
alt-removed = Removed before the game:

## Rules, page by page

rules-1 =
    ### The aim
    You see everybody’s cards but your own. Work out what yours add up to, bet on it, and name them at the end. Most points win; equal totals share the win.

    ### What is on the table
    Forty-eight cards: the values 0 to 7, once in each of six colours. One card of each colour leaves the game unseen. Four racks get one card of each colour, also when fewer than four play: racks without a player are open to all and never change. Three cards of each colour remain to draw.

    Your own cards are backs to you, and the channel sees no player’s cards. What you see reaches you privately: by direct message, or under “{ my-view }”.

    A game has 10 rounds with two players, 9 with three, 8 with four.
rules-2 =
    ### A round
    - **Dice.** Whoever is furthest behind rolls the three colour dice and may turn one of them to any colour. In a stack of pawns the upper one is further behind.
    - **Strips.** From furthest behind, each takes one of the strips that are still free. The shortest covers one number and gives 7 points, the longest seven and gives 1.
    - **Bets.** As soon as you hold a strip you lay it on the scale from 0 to 21, where you think the sum of your cards in the three colours lies. A colour shown twice counts its card twice, three times thrice. Laid strips are open and stay.
    - **Checks.** When all strips lie: if the sum is under yours, you move forward by its points at once. If not, you are told “too high” or “too low”. With the shortest strip you are only told “wrong”.

    In the picture: 9–15 is right, so the sum is one of these. 4–10 is too low and leaves 11–21. 6–12 is too high and leaves 0–5.
rules-3 =
    ### Exchanging
    Whoever was wrong must exchange one card, furthest behind first: of any colour that has cards left to draw, whether the dice showed it or not. The old card lies open beside its owner from then on. The new one is seen by all but its owner. When nothing is left to draw, nobody exchanges. This also happens in the last round.

    ### Your pad
    Your private view has a pad: values that lie open are black, and below are your rounds with their dice, your bets and the sums they leave. Hints up to the round of an exchange are about the old card, which stands in that round’s line.
    Cross out what you rule out with *Your pad…* below the picture. Nobody else sees your crosses; those of a colour vanish when you exchange its card.
    With the option “Assistance” the bot marks what logic excludes and tells how likely each sum is, from exactly what you may know.
rules-4 =
    ### The final guess
    After the last round everybody names, in secret, up to three numbers for each own card. You may change them until everybody is done.
    - One number, and right: 5 points.
    - Two numbers, one of them right: 2 points.
    - Three numbers, one of them right: 1 point.
    - Wrong, however many you named: 2 points less.
    - None named: nothing happens.

    Then all cards are shown, and the pawns move for the last time, perhaps backwards.

    ### Learning with five colours
    The grey cards stay in the box. Whoever rolls must turn each grey die to another colour, and may then still turn one die as usual.
alt-rules-1 = A card of each colour from both sides. Blue has a disc, green a triangle, yellow a star, violet a diamond, red a heart, grey a square.
alt-rules-2 = Three strips of seven cells on the scale. 9–15 is right. 4–10 is too low and leaves 11–21. 6–12 is too high and leaves 0–5.
