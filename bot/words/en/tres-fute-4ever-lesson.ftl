# Très Futé 4ever: the practice hand, and tips for a first game.

lesson-tres-fute-4ever-dice = One die from each roll
lesson-tres-fute-4ever-yellow =
    Six dice, five coloured zones, and bonuses that bring more bonuses. From each of your 3 rolls you take one die and enter it in the zone of its colour.

    All *lower* dice then go to the **Tray**, where the others may use them. So begin low: the yellow 2 sends only the green 1 away. The middle yellow row takes points off, but 2 is little, and its first cell gives a re-roll. Open the menu { $button }.
lesson-tres-fute-4ever-yellow-but = But look at what it costs: a high die sends all lower ones to the tray, and a cell with a bonus is worth more now. Yellow 2 in the middle row gives a re-roll and loses you one die only.
lesson-tres-fute-4ever-yellow-tray = But that die sends four or five others to the tray, and two of your rolls with them. Begin with a low one.
lesson-tres-fute-4ever-blue =
    A re-roll for you! Four dice were left and have been rolled again.

    {""}**Blue** and white work together: blue names the row, white the column. 3 and 3 make the cell in the golden frame, on the diagonal that gives a re-roll with its second cross. Press { $button }.
lesson-tres-fute-4ever-blue-but = But blue 3 loses you only the grey 1, and its cross begins a row and a diagonal which both give a bonus.
lesson-tres-fute-4ever-pink =
    Two dice are left for your last roll. **Pink** is filled from the left, and with a 5 or a 6 you also get the bonus below the cell: here a polish, which later makes a die of the tray one higher or lower.

    Press { $button }.
lesson-tres-fute-4ever-pink-but = But a pink 5 or 6 is what gives the bonus below the cell. This one is yours for nothing.
lesson-tres-fute-4ever-tray = The silver tray
lesson-tres-fute-4ever-grey =
    Now { $rival_seat } was active, took the green 6, and everything else went to the **Tray**. That is your chance: everybody else takes one die from it.

    {""}**Grey** is drawn in regions. A 4 crosses a whole region of up to 4 cells, beginning with A or B: B gives a re-roll. Choose { $button }.
lesson-tres-fute-4ever-grey-but = But the grey 4 fits exactly: all 4 cells of B and a re-roll, without spending your polish.
lesson-tres-fute-4ever-grey-none = The tray costs nothing, and somebody else’s turn is a turn for you too. Take the grey 4.
lesson-tres-fute-4ever-chain = A chain
lesson-tres-fute-4ever-green =
    Some rounds later your sheet is full of chances. Watch this!

    {""}**Green** has two lines of triangles, each filled from the left. A lower one gives the bonus below it: in the golden frame that is a blue “?”. Green 4 is also as low as any die here, so nothing goes to the tray. Choose { $button }.
lesson-tres-fute-4ever-green-but = But nothing here brings as much as the lower green triangle: it begins a whole chain of bonuses, and costs no die.
lesson-tres-fute-4ever-cross =
    A “?” is used at once, with any number you like. In blue that is any empty cell.

    A second cross in row 3 gives the yellow “?” beside it. And 3-3 also lies on the diagonal: a re-roll on top. Choose { $button }.
lesson-tres-fute-4ever-cross-but = But row 3 gives a yellow “?”, which you are about to need, and cell 3-3 gives the re-roll of the diagonal as well.
lesson-tres-fute-4ever-number =
    And on it goes: a yellow “?”. The top row must rise, and its last number is 5. A 6 is all that fits in the last cell, and there waits the **fox**.

    Choose { $button }.
lesson-tres-fute-4ever-number-but = But only the top row has the fox at its end, and after the 5 only a 6 goes there.
lesson-tres-fute-4ever-foxes = Foxes
lesson-tres-fute-4ever-fox =
    One die, and three entries, a re-roll and a fox came of it. That is how this game is won.

    At the end each fox is worth as many points as your *weakest* zone. That is grey, in the golden frame: 1 point so far. So do not neglect a colour! Press **Go on**.
lesson-tres-fute-4ever-end =
    You can play Très Futé 4ever now:
    - take low dice first, so that few go to the tray,
    - take one die from the tray when the others have rolled,
    - look for cells with a bonus, and for chains of them,
    - collect foxes, and feed your weakest zone.
tip-die = All dice lower than the one you take go to the tray, out of your turn. The button says how many: “tray +2”.
tip-silver = Grey ground: the silver tray. When somebody else has rolled, you take one of these dice, too.
tip-mark = A “?” is any number you like in its colour. Look for a cell that gives another bonus.
tip-extra = An extra die (+1) is any of the six dice, wherever it lies. You may also keep it for a better turn.
