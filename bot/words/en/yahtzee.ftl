# Yahtzee.

game-name = Yahtzee
game-about = Three rolls a turn, thirteen boxes, and one more Yahtzee than anybody had hoped for.

## Options

option-sheets = Sheets
option-sheets-1 = 1 sheet
option-sheets-2 = 2 sheets
option-sheets-3 = 3 sheets
option-sheets-4 = 4 sheets
option-sheets-5 = 5 sheets
option-sheets-6 = 6 sheets
option-joker = Joker
option-joker-rulebook = As in the rulebook
option-joker-forced = Forced, as in tournaments

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

ask-roll = Roll
ask-write = Fill a box
ask-scratch = Write a 0
part-roll = Roll the dice
part-die = { $face }
pick-roll-again =
    { $count ->
        [0] Roll again
       *[other] Roll { $count }
    }
part-box = { $box } { $points }
part-scratch = Write a 0…

## Events

event-starting-roll = { $seat } rolls { $dice } for the start: { $points }.
event-starts = { $seat } starts sheet { $sheet }.
event-rolled =
    { $roll ->
        [1] { $seat } rolls { $dice }.
       *[other]
            { $count ->
                [one] { $seat } rolls one die again: { $dice }.
               *[other] { $seat } rolls { $count } dice again: { $dice }.
            }
    }
event-joker = { $seat } plays the Yahtzee as a joker.
event-wrote =
    { $points ->
        [0] { $seat } writes a 0 in { $box }.
        [one] { $seat } writes { $points } point in { $box }.
       *[other] { $seat } writes { $points } points in { $box }.
    }
event-yahtzee-bonus = Another Yahtzee: a bonus of { $points } for { $seat }!
event-upper-bonus = { $seat } has reached 63 in the upper section: { $points } points of bonus.
event-sheet-over = Sheet { $sheet } is full. Highest total: { $seats } with { $points }.

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
