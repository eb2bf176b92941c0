# Yahtzee.

game-name = Yahtzee
game-about = Three rolls a turn, thirteen boxes, and one more Yahtzee than anybody had hoped for.
game-idea = Roll five dice up to three times, keep what you like, and write the result in one of thirteen boxes. Each box is used once: the art is what goes where.

## Options

option-sheets = Rounds
option-sheets-about = How many sheets everybody fills, one after the other.
option-sheets-1 = 1
option-sheets-2 = 2
option-sheets-3 = 3
option-sheets-4 = 4
option-sheets-5 = 5
option-sheets-6 = 6
option-joker = Joker
option-joker-about = Where a further Yahtzee may go: anywhere, or first to its own number.
option-joker-rulebook = As in the rulebook
option-joker-forced = Forced, as in tournaments
option-auto-roll = Automatic rolls
option-auto-roll-about = Nobody has to press for the first roll of a turn.
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
    .full = Die showing { $face }
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
event-starts = starts round { $sheet }
event-rolled =
    { $roll ->
        [1] rolls { $dice }
       *[other] { $dice }
    }
event-joker = joker
event-wrote = { $box }: **{ $points }**
event-yahtzee-bonus = another Yahtzee, +{ $points }!
event-upper-bonus = upper bonus +{ $points }
event-sheet-over = Round { $sheet } is over. Highest total: { $seats } with { $points }.

## What came of one's own answer

outcome-rolled = You rolled { $dice }.
outcome-wrote = { $box }: { $points ->
        [one] { $points } point for you.
       *[other] { $points } points for you.
    }
outcome-yahtzee-bonus = Another Yahtzee: { $points } more for you!
outcome-upper-bonus = You have reached 63 above: { $points } more for you!

## Result

why-all-sheets-full = All sheets are full.

## Pictures

alt-title = Yahtzee.
alt-title-sheet = Yahtzee, round { $sheet } of { $sheets }.
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
alt-latest = Written last:
alt-latest-box = { $seat } { $box } { $points }
alt-totals = Totals:
alt-total = { $seat } { $total }
alt-sums = Upper bonus { $upper_bonus }, Yahtzee bonus { $yahtzee_bonus }, total { $total }.
alt-finished = Round { $sheet }:
alt-start = Roll for the start:
alt-start-roll = { $seat } { $dice }
alt-starter = { $seat } started.
picture-sheet = Round { $sheet } of { $sheets }
picture-sheet-sum = Round { $sheet } of { $sheets } (→ whole game)
picture-others = The other players
picture-turn = { $seat } to play
picture-over = Final score
picture-won = { $seats } wins
picture-tied = { $seats } share first place
picture-rolls =
    { $rolls ->
        [one] roll left
       *[other] rolls left
    }
picture-offers = In frames: what these dice give
picture-new = written last
picture-own = your column
picture-held = held
picture-bonus = Bonus 35 from 63
picture-yahtzee-bonus = Yahtzee bonus
picture-total = Total
picture-total-sheet = Total, round { $sheet }
picture-game = Whole game
picture-finished = Round { $sheet }

## Rules, page by page

rules-1 =
    ### The aim
    Score more than the others. Everybody has a sheet with { $boxes } boxes, and every turn fills exactly one of them. When all sheets are full, the highest total wins. You can also play alone, against your own best.

    ### Your turn
    - All { $dice } dice are rolled for you.
    - Tap the dice that you want to **roll again**: those you do not tap stay. You can do this up to { $again } times, and a die that stayed once may be rolled the next time.
    - Stop whenever you like and choose a box to fill. After roll { $rolls } you must.

    ### Rounds
    A game has one or more rounds, as agreed in the lobby. A round is a full sheet for everybody; the totals of all rounds are added up. For the start of each round everybody rolls, and the highest sum begins.
rules-2 =
    ### Upper section
    { box-aces } to { box-sixes } count only the dice of their own number: { $upper_dice } gives { $upper_points } in { box-threes }.
    { $goal } points or more in these { $upper } boxes earn a **bonus of { $upper_bonus }**. { $enough } dice of each number are just enough.

    ### Lower section
    - **{ box-three-of-a-kind }**: at least { $triple } equal dice, for the sum of all { $dice }.
    - **{ box-four-of-a-kind }**: at least { $kind } equal dice, for the sum of all { $dice }.
    - **{ box-full-house }**: { $triple } of one number and { $pair } of another, for { $full_house }.
    - **{ box-small-straight }**: { $small_row } numbers in a row, for { $small_straight }.
    - **{ box-large-straight }**: { $large_row } numbers in a row, for { $large_straight }.
    - **{ box-yahtzee }**: all { $dice } equal, for { $yahtzee }.
    - **{ box-chance }**: any dice, for the sum of all { $dice }.
rules-3 =
    ### An example
    You have { $example }. That is { $full_house } in { box-full-house }, { $example_sum } in { box-three-of-a-kind } or { box-chance }, { $example_fours } in { box-fours } and { $example_sixes } in { box-sixes }. { box-full-house } gives most now; but if you have it already, { box-fours } keeps you on course for the bonus, as { $enough } dice of a number do.

    ### Writing a { $nothing }
    Every box is used once, and every turn fills one. Dice that do not meet a box’s condition give { $nothing } there. You may also **sacrifice** a box: write { $nothing } on purpose, to keep better boxes open.

    ### More than one { box-yahtzee }
    Once { $yahtzee } stands in your { box-yahtzee } box, every further Yahtzee brings a **bonus of { $yahtzee_bonus }**, whichever box you fill with it. If you wrote { $nothing } there, there is no bonus on this sheet.
rules-4 =
    ### The joker
    A further Yahtzee is a **joker** when your { box-yahtzee } box and the upper box of its number are both filled. It then counts in full in any lower box: { $full_house }, { $small_straight } or { $large_straight }, or the sum of the dice. If no lower box is free, it is { $nothing } in an upper one.

    ### The option “{ option-joker }”
    - **{ option-joker-rulebook }**: while the upper box of its number is empty, a further Yahtzee is an ordinary roll.
    - **{ option-joker-forced }**: it must go into that upper box if it is empty; if not, into a lower box in full; if there is none, as { $nothing } into an upper box.

## Typed moves

typed-roll-again = roll again, reroll, roll
typed-roll-again-rest = keep, hold
rules-5 =
    ### Where the rulebook is silent
    We have decided:
    - Up to { $most } can play.
    - Ties for the start roll again. Each round has its own start.
    - Equal totals share the win.
    - More equal dice than needed count: { $dice } equal are also a { box-three-of-a-kind } and a { box-four-of-a-kind }. They are not a { box-full-house }, unless they are a joker.
    - The bonus of { $yahtzee_bonus } is due whichever box you fill, even with { $nothing }. A Yahtzee that you roll away earns nothing.
    - A joker may be sacrificed like any roll, unless jokers are forced. Forced jokers are the tournament rule, not the rulebook’s.
    - The first roll of a turn comes by itself, unless the table turned that off; and where only one answer is left after the last roll, I write it for you.

## Reviews: why another answer was better

reason-leaves-yahtzee = It leaves the { box-yahtzee } box open instead of writing a 0 there.
reason-bonus-in-reach = It keeps the bonus for { $goal } within reach: three dice of each number in the open boxes of the upper section are enough.
reason-nearer-bonus = It brings the bonus for { $goal } nearer.
reason-more-points = It writes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $box }, more than you wrote.
reason-leaves-open = It leaves { $box } open for a better roll: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } is less than that box usually brings.
reason-rolls-on = It rolls again: you still had { $rolls ->
        [one] a roll
       *[other] { $rolls } rolls
    } left.
reason-writes-now = It writes { $points } in { $box } at once and risks nothing.
reason-keeps-equal = It keeps { $count } equal dice, those showing { $face }.
reason-keeps-row = It keeps { $count } dice in a row: { $box } is still open.
reason-rolls-more = It rolls { $count } dice, more than you did: what else you kept was worth less than a new roll.
reason-keeps-higher = It keeps the higher dice, up to { $face }.
reason-likelier = It makes { $box } likelier: { $percent }% instead of { $less }%, if you rolled for nothing else.
skill-yardstick = Below 0.2 points per choice is expert play.
