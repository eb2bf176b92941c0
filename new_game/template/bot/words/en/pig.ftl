# Pig.

game-name = Pig
game-about = One die. Roll as often as you dare, but a 1 costs you the whole turn.
game-idea = Add up what you roll and stop in time: what you keep is safe.

## Options

option-goal = Goal
option-goal-about = How many points win the game.
option-goal-50 = 50 points, a short game
option-goal-100 = 100 points
option-goal-200 = 200 points, a long game

## Questions

ask-turn = Do you roll or bank?
part-roll = Roll the die
part-bank = Bank { $points }

## Events: what stands after the player's name on a line of the story

event-rolled = { $face }
event-busted =
    { $points ->
        [0] nothing this turn
       *[other] the { $points } points of this turn are lost
    }
event-banked = **banks { $points }**, { $total } in all

## Result

why-goal-reached = The goal is reached.

## Pictures

alt-turn = { $seat } to play.
alt-unrolled = Nothing rolled yet.
alt-dice = Rolled this turn: { $dice }. { $points } points at stake.
alt-before =
    { $points ->
        [0] Last turn: { $seat } rolled { $dice } and got nothing.
       *[other] Last turn: { $seat } rolled { $dice } and banked { $points }.
    }
alt-over = The game is over. Winner: { $seats }.
alt-goal = The goal is { $goal } points.
alt-points = Points:
alt-score = { $seat } { $points }
picture-turn = { $seat } to play
picture-won = { $seats } wins
picture-goal = First to reach { $goal } points
picture-stake =
    { $points ->
        [0] This turn: nothing rolled yet
       *[other] This turn: { $points } points at stake
    }
picture-before =
    { $points ->
        [0] Last turn: { $seat } got nothing
       *[other] Last turn: { $seat } banked { $points }
    }
picture-points = Points
picture-missing = To go

## Rules, page by page

rules-1 =
    ### The aim
    Be the first to reach the goal, usually { $goal } points. I draw lots for the start; then you play clockwise.

    ### Your turn
    - Roll the die as often as you like. What it shows is added to the points at stake.
    - Bank whenever you like: the points at stake are yours, and the next player’s turn begins.
    - Roll a { $bust }, and your turn is over: the points at stake are lost. What you have banked before is safe.
rules-2 =
    ### The end
    As soon as somebody banks enough points to reach the goal, they win. The others follow by their points; equal points share a place.

    ### The goal
    Before the game you can agree on { $short } points for a short game or { $long } for a long one.

    ### Where the rulebook is silent
    We have decided: nobody has another turn once the goal is reached.
