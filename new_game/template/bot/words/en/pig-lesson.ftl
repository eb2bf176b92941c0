# Pig: the practice hand, and a tip for a first game.

lesson-pig-rolling = Roll
lesson-pig-first =
    Be the first to reach the goal. What you roll is added up, for as long as you dare.

    Begin: press { $button }.
lesson-pig-first-but = But there is nothing to bank yet.
lesson-pig-second =
    A 5: these points are at stake now. A 1 would cost you all of them.

    It is early: dare once more and press { $button }.
lesson-pig-second-but = But 5 points are not much. Dare one more roll.
lesson-pig-banking = Stop in time
lesson-pig-bank =
    9 points are at stake, in the golden frame. Bring them home: press { $button }.
lesson-pig-bank-but = But every roll may be a 1, and then all of them are lost.
lesson-pig-end = You can play Pig now: roll, and stop in time.
tip-bank = What you bank is safe. A 1 takes only what is at stake in this turn.
