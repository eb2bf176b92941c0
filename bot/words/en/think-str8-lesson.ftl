# Think Str8!: the practice hand, and tips for a first game.

lesson-think-str8-seeing = What you see
lesson-think-str8-racks =
    Everybody’s cards are open to you, except your own: of those you see only the backs, in the golden frame. Find out what they are!

    Every card that lies open helps, because each colour has 0 to 7 once. The pad below does the work: what lies open somewhere is black, and your card is one of the white numbers. Have a look, then press **Go on**.
lesson-think-str8-betting = Bet on a sum
lesson-think-str8-sum =
    The dice in the golden frame show blue, green and yellow. So this round is about one sum: your blue, your green and your yellow card together.

    You are furthest behind, so you may turn one die to another colour. There is no need: press { $button }.
lesson-think-str8-sum-but = But nothing is won by it here: about these three colours the pad already tells you a lot.
lesson-think-str8-strip =
    Look at the white numbers in the golden frame: blue is 0 to 4, green 3 to 7, yellow 0 to 3 or 5. In the middle that makes about 2 + 5 + 2 = 9.

    Now take a strip. A short one covers few sums and gives many points; a long one is safer. Take a sound one: press { $button }.
lesson-think-str8-strip-but = But so early you know your sum only roughly. Five cells around 9 have a good chance, and still give 3 points.
lesson-think-str8-lay =
    Lay it where you expect your sum, with 9 in the middle.

    Press { $button }.
lesson-think-str8-lay-but = But 9 is what the pad makes likely, and it should lie in the middle of your strip: 7–11.
lesson-think-str8-hints = Too high, too low
lesson-think-str8-bold =
    Your first strip was right and gave 3 points. Now the dice show red, yellow and grey, and you hold a bolder strip: 3 cells for 5 points.

    From the white numbers in the golden frames: about 2 + 5 + 3 = 10. Press { $button }.
lesson-think-str8-bold-but = But the pad makes 10 likely, so 9–11 is the best place for three cells.
lesson-think-str8-exchange =
    Too high! That costs nothing, and it taught you something: your red, yellow and grey cards make **0–8** together. The line in the golden frame remembers it for you.

    Whoever was wrong exchanges a card, which is then shown. Take a colour that was not in this sum: then what you have just learnt stays true. Press { $button }.
lesson-think-str8-exchange-but = But a new card in red, yellow or grey would make the “0–8” worthless, and of blue and green you already know a lot. Violet costs you least.
lesson-think-str8-guess = The final guess
lesson-think-str8-green =
    After the last round everybody names their own cards. One number, and right: 5 points. One of two right: 2, one of three: 1. Wrong: 2 points less.

    Look at the golden frame: three times green made **14–16**. Only 3 × 5 does, so green is 5! Choose { $button }.
lesson-think-str8-green-but = But you know green for sure: three times your card was 14, 15 or 16, and only 3 × 5 = 15 fits.
lesson-think-str8-blue =
    Now blue. All numbers lie open somewhere but 3 and 4, in the golden frame.

    One of them would be a gamble, both together give 2 points for certain. Choose { $button }.
lesson-think-str8-blue-but = But blue is 3 or 4, nothing else is left. Name both of them, and 2 points are yours.
lesson-think-str8-done =
    Of the other four cards you know too little. A wrong number costs 2 points, no number costs nothing: so leave them.

    Press { $button }.
lesson-think-str8-done-but = But for this card it would be a guess in the dark, and a wrong one costs 2 points.
lesson-think-str8-end =
    You can play Think Str8! now:
    - the pad shows what your cards can still be,
    - take a long strip while you know little, a short one when you know more,
    - remember what “too high” and “too low” have taught you,
    - name only what you know at the end.
tip-turn = You are furthest behind, so you may turn one die: to colours about which you know something.
tip-take = The shorter your strip, the more points; but it has to cover your sum. Early on, 5 to 7 cells are a sound choice.
tip-lay = Add up the middle of what your pad leaves for each colour of the dice, and lay your strip around it.
tip-exchange = What a hint has taught you holds only while you keep the cards: exchange one of which you know nothing.
tip-done = Named nothing? That costs nothing. A wrong number costs 2 points, one right number brings 5.
