# Yahtzee: the practice hand, and tips for a first game.

lesson-yahtzee-rolling = Roll, keep, roll again
lesson-yahtzee-first =
    Five dice, thirteen boxes, most points win. Every turn you roll up to { $rolls } times and then fill one box.

    Your first roll already lies there, with three fours, framed in gold. Keep them and roll the other two: press { $button }.
lesson-yahtzee-first-but = But three equal dice are the best you have: keep the three fours and roll only the rest.
lesson-yahtzee-second =
    A fourth four! Dice that you kept are marked **held**. The large number says it: you have **1** roll left.

    Try for a fifth: press { $button }.
lesson-yahtzee-second-but = But there is a roll left, it costs nothing, and four fours are worth keeping together.
lesson-yahtzee-boxes = Which box?
lesson-yahtzee-fours =
    No luck this time, but look at the sheet: in every open box you see in a frame what these dice would give there.

    {""}**Fours** would give 16. **Four of a kind** counts all five dice: 21, and it is hard to get. Press { $button }.
lesson-yahtzee-fours-but = But that throws these points away: in the golden frame the same dice give 21.
lesson-yahtzee-fours-upper = Fours counts the fours alone, 16. Four of a kind counts all five dice, 21, and you will not often have it.
lesson-yahtzee-fours-same = It gives the same 21, but this box is easy to fill later. Use the rare one now: each box is filled only once.
lesson-yahtzee-straight =
    A new turn, and what a roll: 2, 3, 4, 5 and 6 in a row. Nobody says that you have to roll { $rolls } times.

    Stop here and take the 40 of the **Large straight**: press { $button }.
lesson-yahtzee-straight-but = But five in a row is as good as it gets: 40 points are yours, without another roll.
lesson-yahtzee-straight-small = That gives 30 and would waste the fifth die: the large straight gives 40.
lesson-yahtzee-straight-chance = Chance gives the sum, 20. The large straight gives 40 for the same dice.
lesson-yahtzee-upper = The 63
lesson-yahtzee-sixes =
    Some turns later. The boxes on the left, from **Aces** to **Sixes**, count their own number. With { $goal } there you get { $upper_bonus } points more: that is three of each. The golden frame shows 45 of 63.

    18 are missing, which is three sixes. You have them! With the last roll you can only gain: press { $button }.
lesson-yahtzee-sixes-but = But sixes are what the bonus needs: keep all three of them, and use the roll that is left.
lesson-yahtzee-bonus =
    Four sixes! **Four of a kind** would give 26, **Sixes** only 24. But with these 24 you pass { $goal }, and { $upper_bonus } more come on top: 59 in all.

    Press { $button }.
lesson-yahtzee-bonus-but = But these sixes are worth most in the upper section: 24, and 35 for passing 63.
lesson-yahtzee-bonus-lower = That is 26 points now, 2 more than Sixes. But then the bonus of 35 is as good as gone.
lesson-yahtzee-sacrifice = When nothing fits
lesson-yahtzee-zero =
    Near the end. No roll is left, and none of your three open boxes takes these dice. Then one of them has to take a 0.

    Give up what is least likely to come: the Yahtzee. Press { $button }.
lesson-yahtzee-zero-but = But a full house or a straight comes far more often than a Yahtzee. Keep the likely boxes open.
lesson-yahtzee-joker = One more Yahtzee
lesson-yahtzee-again =
    Another game, another luck: your Yahtzee box has its 50 already, and here are five equal dice again. That is { $yahtzee_bonus } points more, in the **Yahtzee bonus**.

    And it is a *joker*: it counts fully in any box, even as a straight. Take the best one: press { $button }.
lesson-yahtzee-again-but = But a second Yahtzee is a joker: write it now, where it gives most. The large straight gives 40.
lesson-yahtzee-again-less = That gives 25 and the bonus. As a joker it is also a large straight: 40 and the bonus.
lesson-yahtzee-end =
    You can play Yahtzee now:
    - roll up to { $rolls } times and keep what is worth it,
    - fill one box each turn, the rare ones when you can,
    - look after the { $goal } on the left,
    - give up a box when you must, and cheer at a joker.
tip-rolling = Tap the dice that you want to roll *again*, or use a button that keeps a good set. You have up to { $rolls } rolls.
tip-boxes = Each box is filled once in a game. What the dice would give stands in frames on the sheet.
tip-sacrifice = If nothing fits, one box takes a 0. Aces or Yahtzee often hurt least.
