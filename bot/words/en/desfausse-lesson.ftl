# DESfausse: the practice hand, and tips for a first game.

lesson-desfausse-rolling = Rolls and devils
lesson-desfausse-roll =
    Get rid of all your dice before anybody else! You shed *equal* dice, so collect some. Everybody rolls at the same time, up to 3 times.

    You have three 4s, in the golden frames. The devil with the lock is stuck and cannot be rolled. Roll the 2 and the 3 again: press { $button }.
lesson-desfausse-roll-but = But three 4s are a fine beginning: keep them together, and roll the others only.
lesson-desfausse-stop =
    A fourth 4! You could roll once more. But look at the devil in the golden frame: each one keeps a die with you when you shed, and every roll may bring another.

    Enough is enough: press { $button }.
lesson-desfausse-stop-but = But one die at most could be gained, and a second devil would cost you one. You have four equal dice: stop.
lesson-desfausse-call = The call
lesson-desfausse-shed =
    Now the values are called, from 2 to 6. At the **4s** it is your turn: four 4s, less one for your devil, so 3 may go. They go to **Hell**, out of the round, or to { $rival_seat }.

    For 3 dice you may also take a trophy. Keep the big die, which finds equals more easily, and take the small exorcism. Choose { $button }.
lesson-desfausse-shed-hell = Hell is right. But let the small ones go: a big die shows only 3, 4 and 5 and finds equals more easily. And the exorcism is the strongest trophy that 3 dice earn.
lesson-desfausse-shed-give = That gets rid of two dice only, because just the red ones count. Hell takes three, and earns the better trophy.
lesson-desfausse-shed-but = You shed once a turn at most. With three dice to go there is nothing better to wait for.
lesson-desfausse-giving = A present
lesson-desfausse-give =
    Some turns later. Careful: { $rival_seat } holds a **single die**, a 6. When the 6s are called it goes, and the round is lost!

    The 5s come first. Dice of one colour may also go to a rival, and whoever is handed dice sheds no single die this turn. Choose { $button }.
lesson-desfausse-give-but = But then the 6s are called, and { $rival_seat } sheds the last die. Give your 5s away: that stops it.
lesson-desfausse-give-hell = You would be rid of two dice. But then the 6s are called, { $rival_seat } sheds the last die and wins the round. Give them to { $rival_seat }!
lesson-desfausse-give-give = Giving is right! Take the new roll with it: one more roll in a later turn.
lesson-desfausse-trophies = A trophy at work
lesson-desfausse-exorcism =
    The last round. Two 5s and a devil: you could shed one die. But you have saved a trophy, the lock at the top right: a **small exorcism** frees one devil, so that you may roll it.

    Press { $button }.
lesson-desfausse-exorcism-but = But your devil is what is in the way. This is the moment for the small exorcism.
lesson-desfausse-again =
    The devil has lost its lock. It still counts as one until you roll it.

    Keep both 5s and roll the devil: press { $button }.
lesson-desfausse-again-but = But the 5s are worth keeping, and the devil is what you want to be rid of: roll it alone.
lesson-desfausse-last =
    What a roll! Three 5s and no devil left. Shed them all, and your hand is empty: that wins the round, and with it the title.

    You need no trophy any more: choose { $button }.
lesson-desfausse-last-but = But all three can go at once, and with your last die you win. Send them to Hell.
lesson-desfausse-last-trophy = Hell is right, and so you win! A trophy is of no use any more.
lesson-desfausse-end =
    You can play DESfausse now:
    - collect equal dice, and stop in time,
    - each devil keeps one die back; with more devils than other dice you are *cursed*, and everybody gives you a die,
    - shed to Hell, or give to whoever is about to win,
    - save trophies for the right moment.
tip-roll = Tap the dice that you want to roll again. Devils are blocked, and each keeps a die with you when you shed.
tip-shed = You shed once a turn: all dice of a value, less one for each devil. To Hell, or those of one colour to a rival.
tip-trophy = With enough dice you may take a trophy. It can be played from the next turn on.
tip-cursed = Somebody is cursed: everybody gives them one die. Any die, even a devil.
