# Très Futé 4ever.

game-name = Très Futé 4ever
game-about = Six dice, five zones of colour, and one bonus that sets off the next.
game-idea = Choose three of your dice; what they leave goes to the others. Each mark may bring a bonus, and bonuses bring more.

## Options

option-auto-roll = Automatic rolls
option-auto-roll-about = Nobody has to press for the dice.
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
    .full = Extra die { $dice }, { $left } left
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
wish-keep-extras-kept = Your wish: you keep your extra dice and are not asked for them, until you take this back or the last turn comes.
wish-keep-extras-end = Offer me my extra dice
wish-pass = Pass me by if none fits
wish-pass-kept = Your wish: where no die fits as it lies, you are passed by and keep your polish, until you take this back or the last turn comes.
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

why-all-rounds-played = All rounds are played.

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
picture-hint-green = upper + lower, ×2 from the fourth cell
picture-hint-pink = 2: +2 · 4: +4 · 6: +3 · 3 twice · bonus with 5, 6
picture-total = Total
picture-active = { $seat } is active
picture-passive = { $seat } plays a passive turn
picture-over = The game is over
picture-won = { $seats } wins
picture-tied = Tied: { $seats }
picture-roll = Roll { $roll } of 3
picture-to-roll = To be rolled
picture-box = Boxes
picture-tray = Tray

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
alt-sheet = Sheet of { $seat }:
alt-empty = nothing entered yet
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

## Rules

rules-1 =
    ### A turn
    Six dice: yellow, blue, grey, green, pink and white. Everybody has a sheet with five zones of colour. You enter dice; entries give bonuses, and bonuses make further entries.

    The **active player** rolls and chooses one die, up to three times:
    - The chosen die goes on a box and is entered in its zone. White counts as any colour.
    - Every die **lower** than the chosen one goes to the silver tray. Equal and higher ones stay and are rolled again.
    - After the third roll everything that is left goes to the tray. If no dice are left, the turn ends early.
    - A roll you cannot or do not want to use is lost: the box stays empty, no die moves for it.

    Choosing a high die is strong, but it throws many dice away. And what you throw away, the others may take.

    6 rounds with 1 or 2 players, 5 with 3, 4 with 4; in a round everybody is active once. At the start of a round all get its bonus: first a re-roll, then an extra die, polish, a black “?”, then nothing.
rules-2 =
    ### The silver tray
    When the active player has finished, all others choose **at the same time**: each takes one die of the tray and enters it, or takes none. Several may take the same die.

    If you can enter none of the tray's dice as they lie, you may use one of the active player's dice on the boxes instead.

    ### At the end of the turn
    Everybody who has an extra die (+1) may use it now, the active player too: any of the six dice, wherever it lies. Each die once per player and turn.
rules-3 =
    ### Yellow
    Three rows, each filled from the left. The die may go into any row:
    - In the **top** row numbers must rise.
    - The **middle** row takes any number and gives a bonus for each, but its sum is taken off your points.
    - The **bottom** row takes any number, and its sum is added.

    A column with three numbers gives the points below it. Points: bottom sum − middle sum + full columns. Here: 21 − 7 + 35 = 49.
rules-4 =
    ### Blue
    Blue and white belong together: the blue die names the row, the white one the column. Whichever of the two you take, the other one counts as it lies at that moment, wherever that is, and is not used up. If the cell is crossed already, blue cannot be entered.

    - The **second** cross in a row gives the bonus beside it; the second on the diagonal from 1-1 to 6-6 gives a re-roll.
    - At the end each column with two crosses or more gives the points below it, and the other diagonal gives 6.

    Here: 8 + 11 + 6 = 25.
rules-5 =
    ### Grey
    Seventeen regions, named by letters. A die crosses one **whole region** with at most as many cells as it shows; pips to spare are lost. Begin with A or B; after that a region must share a side with a crossed one.

    A region with an icon gives that bonus when it is crossed. When every region of one shade (white, light, dark) is crossed, you get a fox.

    At the end each column whose four cells are crossed gives the points below it. Here: 55.
rules-6 =
    ### Green
    Each cell has an upper and a lower triangle. Both rows of triangles fill from the left, one ahead of the other if you like. A number in a lower triangle gives the bonus below it. A cell with both numbers is worth their sum, doubled from the fourth cell on. Here: 10 + 8 + 10 + 14 = 42.

    ### Pink
    Twelve cells from the left. The last filled cell gives the points above it. What a number does:
    - 2 gives 2 more points, 4 gives 4, 6 gives 3.
    - 5 and 6 give the bonus below the cell.
    - 3 is written once more in the next cell.
    - 1 does nothing.

    Here: 23 + 9 = 32.
rules-7 =
    ### Bonuses
    - A coloured **“?”** is used at once: any number you like in that colour, by the rules of the zone; in blue any empty cell. The black “?” goes into any zone. With several open you choose the order. It is lost only if its zone takes nothing more.
    - A **fox** is worth as many points as your lowest zone.

    ### Actions
    They fill circles and may be kept; the last circle of a bar gives the “?” printed there.
    - **Re-roll**: the active player rolls all dice just rolled once more. It is not one of the three rolls.
    - **+1**: one more die at the end of a turn, whoever is active.
    - **Polish**: a die that lies on the tray counts one more or one less for you, once for each polish. With blue you may polish the partner too, if it lies there. Dice on boxes or just rolled are never polished.
rules-8 =
    ### The end
    After the last turn extra dice can still be used. Then five zones and foxes are added; the highest total wins, and in a tie the highest single zone.

    ### Alone
    Six rounds with two turns each: an active one, then a passive one. For the passive turn all six dice are rolled; the three lowest go to the tray and you take one of them, the others serve as boxes. Re-rolls cannot be used there.

    180 points are a start, 300 are very good, 450 almost unheard of.
alt-rules-3 = The yellow zone of the example: top row 2 3 5, middle row 1 1 5, bottom row 6 6 5 4; 49 points.
alt-rules-4 = The blue zone of the example: crosses at row 1 column 2, row 2 column 5, row 5 column 2, row 6 column 5; 25 points.
alt-rules-5 = The grey zone of the example with the regions A to Q; crossed are A B C E H J K L N O P Q; 55 points.
alt-rules-6 = Green with 6 6 6 4 above and 4 2 4 3 5 below, 42 points; pink with 1 1 2 1 4 1 6 1, 32 points.
alt-rules-7 = The three action bars: re-roll, extra die and polish, with circles that are empty, gained and used.
