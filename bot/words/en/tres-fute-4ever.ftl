# Très Futé 4ever.

game-name = Très Futé 4ever
game-about = Six dice, five colour zones, and bonuses that set off the next.
game-idea = Choose up to three of your dice; what they leave goes to the others. Entries bring bonuses, and bonuses bring more.

## Options

option-auto-roll = Automatic rolls
option-auto-roll-about = Nobody has to press to roll the dice.
option-auto-roll-off = Off
option-auto-roll-on = On

## Dice, zones and bonuses

dice-yellow-1 = Yellow 1
dice-yellow-2 = Yellow 2
dice-yellow-3 = Yellow 3
dice-yellow-4 = Yellow 4
dice-yellow-5 = Yellow 5
dice-yellow-6 = Yellow 6
dice-blue-1 = Blue 1
dice-blue-2 = Blue 2
dice-blue-3 = Blue 3
dice-blue-4 = Blue 4
dice-blue-5 = Blue 5
dice-blue-6 = Blue 6
dice-grey-1 = Grey 1
dice-grey-2 = Grey 2
dice-grey-3 = Grey 3
dice-grey-4 = Grey 4
dice-grey-5 = Grey 5
dice-grey-6 = Grey 6
dice-green-1 = Green 1
dice-green-2 = Green 2
dice-green-3 = Green 3
dice-green-4 = Green 4
dice-green-5 = Green 5
dice-green-6 = Green 6
dice-pink-1 = Pink 1
dice-pink-2 = Pink 2
dice-pink-3 = Pink 3
dice-pink-4 = Pink 4
dice-pink-5 = Pink 5
dice-pink-6 = Pink 6
dice-white-1 = White 1
dice-white-2 = White 2
dice-white-3 = White 3
dice-white-4 = White 4
dice-white-5 = White 5
dice-white-6 = White 6
tray-yellow = yellow
tray-blue = blue
tray-grey = grey
tray-green = green
tray-pink = pink
tray-white = white
zone-yellow = yellow
zone-blue = blue
zone-grey = grey
zone-green = green
zone-pink = pink
lies-tray = { "" }
lies-box = { ", from a box" }
row-top = top row
row-middle = middle row
row-bottom = bottom row
triangle-upper = top
triangle-lower = bottom
bonus-reroll = re-roll
bonus-extra = extra die
bonus-polish = polish
bonus-fox = fox
bonus-yellow = yellow “?”
bonus-blue = blue “?”
bonus-grey = grey “?”
bonus-green = green “?”
bonus-pink = pink “?”
bonus-black = black “?”
mark-yellow = yellow “?”
mark-blue = blue “?”
mark-grey = grey “?”
mark-green = green “?”
mark-pink = pink “?”
mark-black = black “?”
tool-reroll = re-roll
tool-extra = extra-die
tool-polish = polish
level-1 = Clever beyond cure
level-2 = Nearly as clever as the dice
level-3 = A head like a calculator
level-4 = The table goes quiet
level-5 = Very clever indeed
level-6 = One fox short of brilliant
level-7 = On a good path
level-8 = A respectable sheet
level-9 = Room for more foxes
level-10 = The dice had other plans
level-11 = Let us call it practice

## Questions

ask-roll =
    { $count ->
        [one] Roll the last die.
       *[other] Roll your { $count } dice.
    }
ask-die = Which die do you take?
ask-silver =
    { $fits ->
        [0] No die of the tray fits as it lies. Which die do you take?
       *[other] Which die do you take from the silver tray?
    }
ask-extra = Use an extra die?
ask-mark = How do you use your bonus?
part-roll = Roll { $roll ->
        [1] the dice
       *[other] { $count ->
            [one] the last die
           *[other] { $count } dice
        }
    }
    .full = Roll { $roll ->
        [1] the dice
       *[other] { $count ->
            [one] the last die
           *[other] { $count } dice
        } (roll { $roll })
    }
part-reroll = Re-roll ({ $left } left)
part-give-up = Give up this roll
part-decline = Take none
part-done = Done
part-die = { $lower ->
        [0] { $dice }
       *[other] { $dice }, tray +{ $lower }
    }
    .full = { $lower ->
        [0] { $dice }
       *[other] { $dice }, to the tray: { $tray }
    }
part-silver = { $dice }{ $lies }
part-extra = +1: { $dice }
    .full = Extra die { $dice }
part-counts = { $polish ->
        [0] as { $number }
       *[other] as { $number }, { $polish } polish
    }
    .full = { $polish ->
        [0] counted as { $number }
       *[other] counted as { $number }, polish { $polish } of { $left }
    }
part-zone = { $zone }
part-mark = { $mark }
part-number = number { $number }
part-row = row { $row }
part-yellow = { $gifts ->
        [0] { $row }
       *[other] { $row }: { $bonus }
    }
part-blue = cell { $row }-{ $column }{ $polish ->
        [0] { "" }
       *[other] { " · " }{ $polish } polish
    }{ $gifts ->
        [0] { "" }
       *[other] { ": " }{ $bonus }
    }
    .full = row { $row }, column { $column }{ $polish ->
        [0] { "" }
       *[other] { ", " }polish { $polish }
    }{ $gifts ->
        [0] { "" }
       *[other] { ": " }{ $bonus }
    }
part-grey = { $name }, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }{ $gifts ->
        [0] { "" }
       *[other] { ": " }{ $bonus }
    }
part-green = { $gifts ->
        [0] cell { $cell } { $triangle }
       *[other] cell { $cell } { $triangle }: { $bonus }
    }
part-pink = { $number }, { $times ->
        [one] cell { $cell }
       *[other] twice from cell { $cell }
    }{ $gifts ->
        [0] { "" }
       *[other] { ": " }{ $bonus }
    }

## Standing wishes

wish-keep-extras = Keep them until I say so
wish-keep-extras-kept = You keep your extra dice and are not asked about them, until you say otherwise or the last turn comes.
wish-keep-extras-end = Offer me my extra dice
wish-pass = Pass for me if none fits
wish-pass-kept = When no die fits as it lies, you pass and keep your polish, until you say otherwise or the last turn comes.
wish-pass-end = Ask me if none fits

## Events: what stands after the player's name on a line of the story

event-round-began = { $gifts ->
        [0] Round { $round } of { $rounds }
       *[other] Round { $round } of { $rounds } · for everybody: { $bonus }
    }
event-turn-began = is the active player
event-passive-turn-began = plays a passive turn
event-rolled = rolls { $dice }
event-rerolled = re-roll ({ $left } left): { $dice }
event-roll-given-up = gives up this roll
event-roll-lost = no die can be entered, the roll is lost
event-took-die = { $lower ->
        [0] takes **{ $dice }**
       *[other] takes **{ $dice }** (to the tray: { $tray })
    }
event-presented = On the silver tray: { $dice }.
event-took-silver = takes **{ $dice }**
event-took-from-box = nothing on the tray fits, takes **{ $dice }** from a box
event-took-extra = extra die **{ $dice }** ({ $left } left)
event-polished = polishes { $dice } to { $number } (polish ×{ $uses })
event-declined = takes no die
events-declined = { $each } take no die.
event-nothing-to-take = can enter none of the dice
events-nothing-to-take = { $each } can enter none of the dice.
event-nothing-fits = passes: no die fits as it lies
events-nothing-fits = { $each } pass: no die fits as it lies.
event-kept-extras = keeps { $left ->
        [one] { $left } extra die
       *[other] { $left } extra dice
    }
event-no-extra-fits = { $left ->
        [one] { $left } extra die
       *[other] { $left } extra dice
    } left, but no die fits now
event-used-mark = { $mark }
event-mark-lost = no room for a { $mark }, it is lost
event-wrote-yellow = yellow { $number }, { $row }
event-crossed-blue = blue, row { $row }, column { $column }
event-crossed-grey = grey region { $name } ({ $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    })
event-wrote-green = green { $number }, cell { $cell } { $triangle }
event-wrote-pink = { $times ->
        [one] pink { $number }, cell { $cell }
       *[other] pink { $number } twice, from cell { $cell }
    }
event-gained = { $bonus }
event-bar-filled = { $tool } bar full, { $bonus }
event-final-score = **{ $total } points**: yellow { $yellow }, blue { $blue }, grey { $grey }, green { $green }, pink { $pink }, foxes { $foxes }. { $level }

## What came of one's own answer

outcome-roll-lost = You can enter no die: roll { $roll } is lost.
outcome-mark-lost = You have no room for a { $mark }: it is lost.
outcome-gained = You gain: { $bonus }.
outcome-bar-filled = Your { $tool } bar is full. You gain: { $bonus }.

## Result

why-all-rounds-played = All rounds have been played.

## Pictures

letter-yellow = Y
letter-blue = B
letter-grey = S
letter-green = G
letter-pink = P
picture-yellow = Yellow
picture-blue = Blue
picture-grey = Grey
picture-green = Green
picture-pink = Pink
picture-total = Total
picture-active = { $seat } is active
picture-passive = { $seat } plays a passive turn
picture-over = The game is over
picture-won = { $seats } wins
picture-tied = Tied: { $seats }
picture-roll = Roll { $roll } / 3
picture-to-roll = To be rolled
picture-box = Boxes
picture-tray = Tray
picture-offers = what could be entered now
picture-new = new

## Without pictures

alt-title = Très Futé 4ever, round { $round } of { $rounds }.
alt-over = The game is over. First: { $seats }, { $total } points.
alt-active = { $seat } is the active player.
alt-passive = { $seat } plays a passive turn.
alt-rolled = Rolled (roll { $roll } of 3): { $dice }.
alt-to-roll = To be rolled next (roll { $roll } of 3): { $tray }.
alt-boxes = On the boxes: { $dice }.
alt-tray = On the silver tray: { $dice }.
alt-awaited = Waiting for { $seats }.
alt-totals = Totals:
alt-total = { $seat } { $total }
alt-sheet = { $seat }’s sheet:
alt-empty = nothing entered yet
alt-new = New:
alt-spent-reroll = re-rolls used { $count }
alt-spent-extra = extra dice used { $count }
alt-spent-polish = polish used { $count }
alt-open = To use now: { $mark }.
alt-top = yellow top { $value }
alt-middle = yellow middle { $value }
alt-bottom = yellow bottom { $value }
alt-blue = blue crosses (row-column) { $value }
alt-grey = grey regions { $value }
alt-upper = green upper { $value }
alt-lower = green lower { $value }
alt-pink = pink { $value }
alt-actions = Actions left: re-rolls { $reroll }, extra dice { $extra }, polish { $polish }. Foxes: { $foxes }.
alt-points = Points now: yellow { $yellow }, blue { $blue }, grey { $grey }, green { $green }, pink { $pink }, foxes { $fox_points }; total { $total }.
alt-next = Next bonus: { $bonus }.
alt-second = The second cross gives, in
alt-blue-row = row { $row }: { $bonus }
alt-blue-diagonal = the diagonal 1-1 to 6-6: { $bonus }
alt-reachable = To be crossed next:
alt-region = { $name } ({ $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    })
alt-region-bonus = { $name } ({ $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $bonus })

## Words first

alt-roll-count = Rolls this turn so far: { $roll }.
alt-began = { $seat } began this round.
alt-bars = Circles filled: re-roll { $reroll }, extra die { $extra }, polish { $polish }.
alt-extras-left = Extra dice left: { $count }.
alt-extras = Used as extra dice this turn: { $tray }.
doing-waiting = Waits for the dice.
doing-roll = Is about to roll.
doing-choose = Chooses one of the dice rolled.
doing-tray = Chooses from the silver tray.
doing-extra = May use extra dice.
doing-done = Is done with this turn.

## Rules

rules-1 =
    ### The aim
    Collect points in the { $zones } colour zones of your sheet. Entries bring bonuses, bonuses bring further entries. After the last round all zones and your foxes are added up: the highest total wins.

    ### When you are the active player
    You have up to { $rolls } rolls, and choose one die from each:
    - The chosen die goes on a box and is **entered** in the zone of its colour. White counts as any colour.
    - All dice **lower** than the chosen one go to the silver tray. Equal and higher ones are rolled again.
    - After roll { $rolls } whatever is left goes to the tray. With no dice left your turn ends early.
    - A roll that you cannot or do not want to use is lost: a box stays empty, and no die goes to the tray for it.

    High dice are tempting, but they send many others away. And what lands on the tray is there for everybody else.

    ### Rounds
    In a round everybody is active once. { $one } or { $two } players play { $rounds_two } rounds, { $three } play { $rounds_three }, { $four } play { $rounds_four }. At the start of a round everybody gets its bonus: { bonus-reroll }, { bonus-extra }, { bonus-polish }, { bonus-black }, later nothing.
rules-2 =
    ### The silver tray
    When the active player has finished, all others choose **at the same time**: each enters one die from the tray, or takes none. Several players may use the same die.

    If you can enter none of the dice on the tray, you may use one on the active player’s boxes instead.

    ### At the end of every turn
    Whoever has an **extra die** (+{ $one }) may use it now, the active player too: any of the { $dice } dice, wherever it lies, even one already used in this turn. As an extra die each die serves you once a turn.

    ### An example
    Ana takes pink { $four }. Blue { $two } and white { $three } are lower and go to the tray; yellow { $four } is equal and is rolled again with the rest. Later Ben, who is passive, takes white { $three } and enters it in green.
rules-3 =
    ### Yellow
    { $rows } rows, each filled from the left. You choose the row each time:
    - **Top**: every number must be higher than the one before, so after a { $high } nothing follows. It gives bonuses and a fox, but no points of its own.
    - **Middle**: any number. Every cell gives a bonus, but its numbers are **taken off** your points.
    - **Bottom**: any number. No bonus; its numbers are **added**.

    At the end every column with { $rows } numbers also gives the points below it.

    Here: { $bottom_sum } − { $middle_sum } + { $column_points } = { $yellow }.
rules-4 =
    ### Blue
    Blue and white work together: the blue die names the row, the white one the column. Whichever you take, the other counts as it lies at that moment, wherever it is, and is not used up. If that cell is already crossed, blue cannot be entered.

    - With { $crosses } crosses a row gives the bonus beside it; with { $crosses } on the diagonal from { $low }-{ $low } to { $high }-{ $high } you get a re-roll. Further crosses there bring no more.
    - At the end every column with at least { $crosses } crosses gives the points below it, and the other diagonal gives { $other_diagonal }.

    Here: { $column_one } + { $column_two } + { $other_diagonal } = { $blue }.
rules-5 =
    ### Grey
    { $regions } regions, named by letters. A die crosses one **whole region** with at most as many cells as it shows; spare pips are lost. Begin with A or B; after that a region must share a side with a crossed one.

    A region with an icon gives that bonus when you cross it. When you have crossed every region of one pattern (plain white, dotted, hatched), you get a fox.

    At the end every column with all { $cells } cells crossed gives the points below it. Here: { $grey }.
rules-6 =
    ### Green
    Every cell has an upper and a lower triangle. Fill both lines of triangles from the left, each at its own pace. A number in a lower triangle gives the bonus below it. A cell with both numbers is worth their sum, doubled from cell { $doubled } on.

    Here: { $green_one } + { $green_two } + { $green_three } + { $green_four } = { $green }.

    ### Pink
    { $pink_cells } cells from the left. Your last filled cell gives the points above it. What a number does:
    - { $one } does nothing.
    - { $two } gives { $pink_two } more points, { $four } gives { $pink_four }, { $six } gives { $pink_six }.
    - { $twice } is written once more in the next cell.
    - { $five } and { $six } give the bonus below the cell. Other numbers do not.

    Here: { $pink_reached } + { $circled } = { $pink }.
rules-7 =
    ### Bonuses
    - A coloured **“?”** is used at once: any number you like in that zone, by its rules; in blue any empty cell. The black one goes into any zone. With several, you choose the order. It is lost only if its zone takes nothing more.
    - A **fox** is worth as many points as your lowest zone. On the sheet of these pages that is { $lowest_zone }, so { $foxes } foxes give { $fox_points }.

    ### Actions
    Actions fill circles and are kept until you use them. The last circle of a bar gives one more “?”.
    - **Re-roll**: the active player rolls all dice just rolled once more. It does not count as one of the { $rolls } rolls.
    - **Extra die** (+{ $one }): one more die at the end of a turn, yours or somebody else’s.
    - **Polish**: a die on the tray counts one higher or lower for you, for each polish; never from { $low } to { $high } or back. With blue you may polish the partner too, if it lies on the tray. Dice on boxes, or just rolled, cannot be polished.
rules-8 =
    ### The end
    After the last turn extra dice and polish can still be used. Then zones and foxes are added; in a tie the highest single zone decides, and still tied players share the win. { $start_level } points are a start, { $good_level } very good, { $best_level } almost unheard of.

    ### Solo
    { $rounds_solo } rounds with an active and a passive turn each. For the passive turn all dice are rolled; the { $solo_tray } lowest go to the tray and you take one, the others serve as boxes. No re-rolls there.

    ### Where the rulebook is silent
    The grey zone is missing from our copy; we restored it from public transcriptions. We have decided:
    - Lots are drawn for the first active player, and for equal dice in solo.
    - Each bar ends with a “?”: re-rolls pink, extra dice grey, polish blue; the last { $two } are our guess. It is given once.
    - Nobody has to polish: whoever could use the tray only with polish may take from the boxes.
    - White taken as blue sends away the dice lower than white. A die’s own bonus cannot polish it.
    - A “?” cannot be declined. Round { $four } begins when all have used theirs.
    - A second pink { $twice } writes no third. Foxes count below zero too.
    - Extra dice are used while the others choose, also by those who took none. Where you can enter nothing, I pass for you.
alt-rules-2 = After pink { $four } is taken: pink lies on a box, blue { $two } and white { $three } on the silver tray; yellow, grey and green will be rolled again.
alt-rules-3 = The yellow zone of the example: top row { $top }, middle row { $middle }, bottom row { $bottom }; { $yellow } points.
alt-rules-4 = The blue zone of the example: crosses in the rows { $cross_rows }, in the columns { $cross_columns }; { $blue } points.
alt-rules-5 = The grey zone of the example with the regions A to Q. Plain: { $plain_text }; dotted: { $dotted_text }; hatched: { $hatched_text }. Crossed are { $value }; { $grey } points.
alt-rules-6 = Green with { $upper } above and { $lower } below, { $green } points; pink with { $pink_numbers }, { $pink } points.
alt-rules-7 = The action bars: re-roll, extra die and polish, with circles that are empty, gained and used.

## Reviews: why another answer was better

reason-brings-bonus = It brings a bonus at once: { $bonus }.
reason-keeps-tool = It saves an action for later: { $bonus }.
reason-keeps-dice = It leaves { $count ->
        [one] one die
       *[other] { $count } dice
    } for the next roll instead of { $fewer ->
        [0] none
       *[other] { $fewer }
    }.
reason-feeds-foxes = It adds to { $zone }, your weakest zone: each of your foxes counts as much as that one.
reason-rolls-again = It rolls again: what lay there was worth less than a new roll.
reason-takes-die = It takes a die: a roll that is given up brings nothing.
reason-more-points = It brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more at once.
