# Yahtzee.

game-name = Yahtzee
game-about = Three rolls a turn, thirteen boxes, and one more Yahtzee than anybody had hoped for.
game-idea = Roll five dice up to three times, keep what you like, and write the result in one of thirteen boxes. Every box is used once: what goes where is the whole art.

## Options

option-sheets = Sheets
option-sheets-about = How many sheets everybody fills, one after the other.
option-sheets-1 = 1 sheet
option-sheets-2 = 2 sheets
option-sheets-3 = 3 sheets
option-sheets-4 = 4 sheets
option-sheets-5 = 5 sheets
option-sheets-6 = 6 sheets
option-joker = Joker
option-joker-about = Where a second Yahtzee may be written: freely, or in its own number first.
option-joker-rulebook = As in the rulebook
option-joker-forced = Forced, as in tournaments
option-auto-roll = Automatic rolls
option-auto-roll-about = The first roll comes with the turn.
option-auto-roll-off = Off
option-auto-roll-on = On

## Boxes

box-aces = Aces
box-twos = Twos
box-threes = Threes
box-fours = Fours
box-fives = Fives
box-sixes = Sixes
box-three-of-a-kind = Three of a kind
box-four-of-a-kind = Four of a kind
box-full-house = Full house
box-small-straight = Small straight
box-large-straight = Large straight
box-yahtzee = Yahtzee
box-chance = Chance

## Questions

ask-roll = Roll the five dice.
ask-roll-again = Which dice do you roll again, or which box do you fill?
ask-write = Which box do you fill?
ask-keep = Which dice do you keep?
ask-sacrifice = Which box do you sacrifice?
part-roll = Roll the dice
part-die = { $face }
pick-roll-again =
    { $count ->
        [0] Tap dice to roll again
        [one] Roll this die again
       *[other] Roll these { $count } again
    }
part-keep = Keep { $dice }
part-box = { $box }: { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
part-sacrifice = Sacrifice a box…

## Events: what stands after the player's name on a line of the story

event-starting-roll = { $dice } for the start: { $points }
events-starting-roll = For the start: { $each }.
each-starting-roll = { $seat } { $points }
event-starts = starts sheet { $sheet }
event-rolled =
    { $roll ->
        [1] rolls { $dice }
       *[other] { $dice }
    }
event-joker = joker
event-wrote = { $box }: **{ $points }**
event-yahtzee-bonus = another Yahtzee, +{ $points }!
event-upper-bonus = upper bonus +{ $points }
event-sheet-over = Sheet { $sheet } is full. Highest total: { $seats } with { $points }.

## What came of one's own answer

outcome-rolled = You rolled { $dice }.
outcome-wrote = { $box }: { $points ->
        [one] { $points } point for you.
       *[other] { $points } points for you.
    }
outcome-yahtzee-bonus = Another Yahtzee: { $points } more for you!
outcome-upper-bonus = You have reached 63 above: { $points } more for you!

## Result

why-all-sheets-full = Every box of every sheet is filled.

## Pictures

alt-title = Yahtzee.
alt-title-sheet = Yahtzee, sheet { $sheet } of { $sheets }.
alt-turn = { $seat } to play.
alt-over = The game is over. Highest total: { $seats } with { $total }.
alt-unrolled = Nothing rolled yet, { $rolls } rolls left.
alt-dice = Dice: { $dice }.
alt-held = Held: { $dice }.
alt-rolls =
    { $rolls ->
        [0] No roll left.
        [one] { $rolls } roll left.
       *[other] { $rolls } rolls left.
    }
alt-offers = The open boxes would give:
alt-box = { $box } { $points }
alt-box-open = { $box } open
alt-upper = Upper section { $upper } of 63.
alt-totals = Totals:
alt-total = { $seat } { $total }
alt-sums = Upper bonus { $upper_bonus }, Yahtzee bonus { $yahtzee_bonus }, total { $total }.
alt-finished = Sheet { $sheet }:
alt-start = Roll for the start:
alt-start-roll = { $seat } { $dice }
alt-starter = { $seat } started.
picture-sheet = Sheet { $sheet } of { $sheets }
picture-turn = { $seat } to play
picture-over = Final score
picture-won = { $seats } wins
picture-tied = { $seats } share first place
picture-rolls =
    { $rolls ->
        [one] roll left
       *[other] rolls left
    }
picture-offers = In frames: what these dice would give
picture-held = held
picture-bonus = Bonus 35 from 63
picture-yahtzee-bonus = Yahtzee bonus
picture-total = Total
picture-total-sheet = Total, sheet { $sheet }
picture-game = Whole game
picture-finished = Sheet { $sheet }

## Rules, page by page

rules-1 =
    ### The aim
    Fill the thirteen boxes of your sheet, one a turn, for as many points as you can. A game has one or several sheets; the highest sum over all of them wins, and equal sums share the win. You can also play alone, against your own best.

    ### Who starts
    Everybody rolls five dice; the highest total starts, and ties roll again. I roll for you and show it.

    ### Your turn
    - All five dice are rolled. That comes with your turn, unless the table presses for it.
    - You may roll any of them again, twice at most. Dice that you kept before may be rolled again too.
    - Stop whenever you like and write the result in one empty box.
rules-2 =
    ### The upper boxes
    Aces to Sixes take the sum of the dice with that number: 3-3-1-5-6 gives 6 in Threes.
    Sixty-three points or more in the six upper boxes earn a bonus of 35. Three of each number make exactly 63.

    ### The lower boxes
    - Three of a kind, four of a kind: the sum of all five dice.
    - Full house, three of one number and two of another: 25.
    - Small straight, four in a row: 30.
    - Large straight, five in a row: 40.
    - Yahtzee, all five alike: 50.
    - Chance, anything: the sum of all five dice.
rules-3 =
    ### Writing a 0
    A box whose condition is not met takes a 0. You may also write a 0 on purpose wherever you like, to keep better boxes open.

    ### More than one Yahtzee
    Once 50 stands in your Yahtzee box, each further Yahtzee is worth a bonus of 100, whichever box you fill with it. After a 0 in that box there is no bonus on this sheet.
rules-4 =
    ### The joker
    A Yahtzee is a joker when both your Yahtzee box and the upper box of its number are filled. It then counts fully in any lower box: 25, 30, 40, or the sum of the dice. If no lower box is free, a 0 goes into an upper one.

    ### The joker option
    - As in the rulebook: while the upper box of its number is empty, a further Yahtzee is an ordinary roll.
    - Forced, as in tournaments: it must go into that upper box if it is empty, otherwise into a lower box at full value, otherwise as a 0 into an upper box.
