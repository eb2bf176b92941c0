# Think Str8!

game-name = Think Str8!
game-about = You see everybody’s cards but your own: bet on what yours add up to.
game-idea = Short strips bring more points. Whoever is wrong exchanges a card and learns something; at the end you guess your own.

## Options

option-colours = Colours
option-colours-about = With five colours the game is easier to learn.
option-colours-6 = Six colours
option-colours-5 = Five colours, to learn the game
option-assist = Assistance
option-assist-about = Whether your pad shows what logic alone rules out, and how likely each bet is.
option-assist-off = Off, everybody thinks alone
option-assist-on = On, I mark what logic rules out
option-auto-roll = Automatic rolls
option-auto-roll-about = Nobody has to press to roll the dice.
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
    .full = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-range =
    { $cells ->
        [1] { $first }
       *[other] { $first }–{ $last }
    }
    .full = { $cells ->
        [1] on { $first }
       *[other] { $first } to { $last }
    }
part-range-chance =
    { $cells ->
        [1] { $first } · { $chance }%
       *[other] { $first }–{ $last } · { $chance }%
    }
    .full = { $cells ->
        [1] on { $first }, { $chance }%
       *[other] { $first } to { $last }, { $chance }%
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

## Events

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
note-marked = Crossed out by you:
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
picture-greys = turns greys
picture-turn = may turn one
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
picture-rounds = Rounds
picture-exchanged = Exchanged cards
picture-piles = Cards left to draw:
picture-pile = × { $count }
picture-neutral = Nobody’s rack
picture-yours = Your cards
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
legend-new = new
legend-named = named by you
legend-own = your card
pad-dice = Dice
pad-bet = Bet
pad-left = Leaves

## Without pictures

alt-title = Think Str8!
alt-round = Think Str8!, round { $round } of { $rounds }.
alt-dice = Dice: { $dice }.
alt-holds = { $seat } holds the { $cells }-cell strip
alt-free = Free strips, by cells: { $cells }.
alt-last = Strips of round { $round }:
alt-scores = Scores, from furthest behind:
alt-score = { $seat } { $score }
alt-unseen = Your cards are among those you see nowhere:
alt-assisted = What your cards can still be:
alt-may-be = { $card } { $numbers }
alt-sums = How likely each sum is:
alt-sum = { $number }: { $value }%
alt-rounds = The rounds:
alt-line = Round { $round }, dice { $dice }:
alt-leaves = That leaves { $value }.
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

## Words first

alt-order = Order of this round: { $seats }.
alt-to-exchange = Still to exchange a card: { $seats }.
alt-guessed = Done with guessing: { $seats }.
alt-own-rounds = Your rounds, dice and the sums they leave:
alt-short-line = { $round } { $dice }: { $value }
alt-gone = then exchanged { $card } { $number }
alt-exchanged-by = { $seat } { $card } { $number }

## Rules, page by page

rules-1 =
    ### The aim
    You see everybody’s cards but your own. Round after round you bet on what yours add up to; at the end you name them. Most points win.

    ### On the table
    - **{ $cards } cards**: the values { $lowest } to { $highest }, once in each of { $colours } colours. One card of each colour leaves the game unseen.
    - **{ $racks } racks**, each with one card of each colour. A rack without a player is open to everybody and never changes. { $left } cards of each colour are left to draw.
    - **{ $dice } dice** that show colours, and **{ $strips } strips** that cover { $short_cells } to { $long_cells } numbers.
    - **The score track**: your pawn moves on by the points you score. Pawns on the same space are stacked, the latest on top.

    ### What you see
    Of your own cards you see only the backs, and the channel sees no player’s cards. What you may see reaches you in private: by direct message, or with “{ my-view }”.

    { $two } players play { $rounds_two } rounds, { $three } play { $rounds_three }, { $four } play { $rounds_four }.
rules-2 =
    ### A round
    - **Dice.** Whoever is furthest behind rolls the { $dice } dice and may turn one of them to any colour. In a stack of pawns the upper one is further behind.
    - **Strips.** From furthest behind on, each takes one of the strips still free. The shortest covers { $short_cells } number and gives { $short_points } points; the longest covers { $long_cells } and gives { $long_points }.
    - **Bets.** Lay your strip on the scale from { $bottom } to { $top }, where you expect the sum of your cards in the colours of the dice. A card counts as often as its colour is shown. Laid strips are open and stay where they are.
    - **Checks.** When all strips lie, I check them. If your strip covers your sum, your pawn moves on by its points. If not, I tell you “{ hint-too-high }” or “{ hint-too-low }”; with the shortest strip only “{ hint-wrong }”.

    ### An example
    Your cards are those of the first page, and the dice show blue, green and yellow: { $blue } + { $green } + { $yellow } = { $sum }. In the picture, { $first }–{ $last } covers that and is right. { $low_first }–{ $low_last } is too low: the sum must be { $low_leaves }–{ $top }. Had { $high_first }–{ $high_last } been too high, { $bottom }–{ $high_leaves } would be left.
rules-3 =
    ### Exchanging
    Whoever was wrong must exchange a card, furthest behind first: of any colour that has cards left to draw, shown by the dice or not. The old card lies open beside its owner from then on. The new one is seen by everybody but its owner.

    So you know one value more, but what you had worked out for that colour no longer holds.

    ### Your pad
    Your private view has a pad. Values that lie open somewhere are black. Below are your rounds: the dice, your bet and the sums it leaves. Up to the round of an exchange they are about the old card, whose value stands in that round’s line.

    Cross out what you rule out with “{ note-open }” below the picture. Nobody else sees your crosses; those of a colour vanish when you exchange its card.

    With the option “{ option-assist }” the pad also shows what logic rules out and how likely each sum is, from exactly what you may know.
rules-4 =
    ### The final guess
    After the last round everybody names, in secret, up to { $most } numbers for each of their own cards. You can change them until everybody is done.
    - One number, and right: { $right_one } points.
    - { $two } numbers, one of them right: { $right_two } points.
    - { $three } numbers, one of them right: { $right_three } point.
    - Wrong, however many you named: you lose { $wrong } points.
    - None named: nothing happens.

    ### An example
    Your cards are those of the first page. You name { $guess_blue } for blue (+{ $right_one }), { $guess_green } for green (+{ $right_two }), { $guess_yellow } for yellow (+{ $right_three }), { $guess_violet } for violet, which is { $violet } (−{ $wrong }), and nothing for the others: { $guess_points } points in all.

    Then all cards are shown, and the pawns move for the last time, perhaps backwards.

    ### { option-colours-5 }
    The grey cards stay in the box. Whoever rolls turns each grey die to another colour, and may then still turn one die as usual.
rules-5 =
    ### Where the rulebook is silent
    Some of its pictures and the page with the final guess are lost to us. We have decided:
    - Strips cover { $short_cells } to { $long_cells } numbers for { $short_points } to { $long_points } points. A strip lies fully on the scale, and whoever holds one may lay it at once.
    - Lots are drawn for the start: at first all pawns are in one stack, in random order.
    - The order of a round is that of the track when it began. A pawn that was wrong keeps its place in its stack.
    - A colour shown more than once counts its card as often.
    - Exchanges go by the track after all pawns have moved, and happen in the last round too. Where only one colour has cards left, that card is exchanged; where none has, nobody exchanges.
    - With { $fewer } colours grey faces must be turned.
    - The final guess counts as on the page before; a score may fall below zero. Equal totals share the win.
    - People who only watch see what lies open to all, and no player’s rack. “{ option-assist }” is ours, and off unless you choose it.
alt-rules-1 = A card of each colour from both sides. Blue has a disc, green a triangle, yellow a star, violet a diamond, red a heart, grey a square. Below, the strips, from { $short_cells } number for { $short_points } points to { $long_cells } numbers for { $long_points }; and the score track, where pawn C stands on pawn B.
alt-rules-2 = Strips on the scale. { $first }–{ $last } is right. { $low_first }–{ $low_last } is too low and leaves { $low_leaves }–{ $top }. { $high_first }–{ $high_last } is too high and leaves { $bottom }–{ $high_leaves }.

## Typed moves

typed-guess = name, guess

## Reviews: why another answer was better

reason-names = For your { $card } card the best guess was { $numbers }.
reason-names-nothing = For your { $card } card no number was likely enough: naming none loses nothing.
reason-known-card = You knew your { $card } card already: exchanging it meant losing what you knew.
reason-better-known = You knew more about your { $card } card: only { $count } numbers were left for it.
reason-tells-more = Its hint tells you more about your cards.
reason-likelier = It is right { $percent }% of the time instead of { $less }%.
reason-brings-points = It promises more points in this round.
review-source-own = cards
review-errors-own = Worked out from every rack you could have had; what knowing more is worth later is estimated: standard error ±{ $cost_text } for the choices. What is within the error is not called a mistake.
