# Luck or skill: reviews of finished games, mistakes seen again, the coach, and playing on from a position.

## Making a review

review = Luck or skill?
review-working = I am going through your game, choice by choice. This message will show the result.
review-progress = { $percent }%
review-cancel = Cancel
review-cancelled = Cancelled.
review-interrupted = I was restarted in the middle of this review. The button below starts it again.
review-failed = Something went wrong with this review. The button below tries it again.
review-again = Review this game
refusal-review-waiting = A review of yours is being made. You can ask for another once it is done or cancelled.
refusal-review-later = Reviews come after the game: until then they would give something away.
refusal-no-review = This game cannot be reviewed: it was not played to the end, or I cannot judge its moves.
refusal-review-others = Only people who played this game can see its reviews.
refusal-review-private = { $seat } keeps their games out of statistics: their reviews stay private too.

## The review

review-gave-points-you = The { $what } gave you **{ $luck_text }** points and your choices cost **{ $cost_text }**: { $which }
review-took-points-you = The { $what } took **{ $luck_text }** points from you and your choices cost **{ $cost_text }**: { $which }
review-gave-points-they = The { $what } gave { $seat } **{ $luck_text }** points and their choices cost **{ $cost_text }**: { $which }
review-took-points-they = The { $what } took **{ $luck_text }** points from { $seat } and their choices cost **{ $cost_text }**: { $which }
review-gave-chance-you = Luck gave you **{ $luck_text }** chance to win and your choices cost **{ $cost_text }**: { $which }
review-took-chance-you = Luck took **{ $luck_text }** chance to win from you and your choices cost **{ $cost_text }**: { $which }
review-gave-chance-they = Luck gave { $seat } **{ $luck_text }** chance to win and their choices cost **{ $cost_text }**: { $which }
review-took-chance-they = Luck took **{ $luck_text }** chance to win from { $seat } and their choices cost **{ $cost_text }**: { $which }
verdict-lucky-fine-you = lucky, and you made the most of it.
verdict-lucky-fair-you = luck helped, and you played soundly.
verdict-lucky-poor-you = luck carried you this time.
verdict-wasted-you = luck was kind, but your choices cost more than it gave.
verdict-wasted-they = luck was kind, but the choices cost more than it gave.
verdict-even-fine-you = hardly anybody plays better than that.
verdict-even-fair-you = about the result that you deserved.
verdict-even-poor-you = luck was fair; it was your choices that cost you.
verdict-unlucky-fine-you = you played better than it looks.
verdict-unlucky-fair-you = you played a little better than it looks.
verdict-unlucky-poor-you = luck was against you, and so were some of your choices.
verdict-lucky-fine-they = lucky, and well played.
verdict-lucky-fair-they = luck helped, and the play was sound.
verdict-lucky-poor-they = luck did the work this time.
verdict-even-fine-they = hardly anybody plays better than that.
verdict-even-fair-they = about the result that they deserved.
verdict-even-poor-they = luck was fair; it was the choices that cost.
verdict-unlucky-fine-they = better played than it looks.
verdict-unlucky-fair-they = a little better played than it looks.
verdict-unlucky-poor-they = luck was against them, and so were some of their choices.
review-source = dice
review-rivals-gave-points-you = What the others drew and chose gave you **{ $value }** points.
review-rivals-took-points-you = What the others drew and chose took **{ $value }** points from you.
review-rivals-gave-points-they = What the others drew and chose gave { $seat } **{ $value }** points.
review-rivals-took-points-they = What the others drew and chose took **{ $value }** points from { $seat }.
review-rivals-gave-chance-you = What the others drew and chose gave you **{ $value }**.
review-rivals-took-chance-you = What the others drew and chose took **{ $value }** from you.
review-rivals-gave-chance-they = What the others drew and chose gave { $seat } **{ $value }**.
review-rivals-took-chance-they = What the others drew and chose took **{ $value }** from { $seat }.
review-figures = Expected at the start and what came of it: { $which }
review-dice = luck
review-choices = choices
review-rivals = the others
review-rest = left over by the estimate
review-errors = Estimated by playing on many times: standard error ±{ $luck_text } for luck, ±{ $cost_text } for the choices. What is within the error is not called a mistake.
review-mistakes =
    { $count ->
        [one] Your mistake
        [2] Your two mistakes
       *[other] Your three mistakes
    }

## Its picture

review-line-points = Expected final score, choice by choice
review-line-chance = Chance to win, choice by choice
review-first = start: { $value }
review-last = end: { $value }
review-mark-gift = luck gave
review-mark-blow = luck took
review-mark-mistake = costly choice
review-alt = { $what }. { $first_text }, { $last_text }; lowest { $least_text }, highest { $most_text }.
review-alt-choices =
    { $count ->
        [one] One choice.
       *[other] { $count } choices.
    }
review-alt-mark = Choice { $number }: { $what } ({ $value }).

## Mistakes, seen again

mistake-title = your costliest choices · { $number } of { $count }
mistake-ask = This is what you saw then. What would you do now?
mistake-found = You found it!
mistake-worths-points = The final score to expect:
mistake-worths-chance = The chance to win:
mistake-best = best
mistake-now = this time
mistake-then = in the game
mistake-why = **Why?** { $which }
mistake-next = Next one
mistake-again = Once more
mistake-back = Back to the review
refusal-no-mistake = There is no such mistake in this game’s review.

## The coach

coach = Coach
coach-off = no hints
coach-on = hints on request; the game counts apart
lobby-coach = With a coach
lobby-coach-leaves = Without a coach
hint = Hint
hint-head = The coach suggests:
hint-about-points = After each answer: the final score that it promises. Everybody is told that you asked, but not what you were told.
hint-about-chance = After each answer: the chance to win that it gives. Everybody is told that you asked, but not what you were told.
hints-told = Asked the coach: { $which }
hints-of = { $seat } ({ $count }×)
refusal-no-coach = There is no coach at this table. People agree on one in the lobby, under “{ lobby-options }”.
refusal-hint-given = The coach has already given you its hint for this question.

## Playing on from a position

what-if = What if?
what-if-same = What if? Same dice
what-if-new = What if? New dice
what-if-then = In the game itself you had **{ $score }**.
what-if-uncounted = Just for practice: it counts nowhere.
practice = practice
refusal-what-if-later = You can play on from here once the game is over and its dice are no longer a secret.
refusal-what-if-over = The game was over by then: choose an earlier step.
