# Verflixxt!: both practice hands, and tips for a first game.

lesson-verflixxt-moving = Leaving a tile
lesson-verflixxt-shared =
    Bring your three pawns from Start to Finish. The catch: a pawn that stands *alone* takes its tile along when it leaves. Plus and luck tiles are welcome, minus tiles are not.

    You have rolled a 2 and move one piece. On −5, in the golden frame, { $rival_seat } stands beside you: leave now, and you take nothing. Press { $button }.
lesson-verflixxt-shared-but = Your pawn is alone there and would take −3 along: 3 points less. On −5 you have company and take nothing.
lesson-verflixxt-shared-start = Start costs nothing, true. But if you stay on −5 and { $rival_seat } leaves, you will be alone there. Go first!
lesson-verflixxt-company =
    { $rival_seat } was left alone on −5 and had to take it. Well done!

    Now you have rolled a 5. Your pawns on −3 and −7 are alone: an arrow into a box marks every tile that would be taken. The pawn on Start takes nothing and lands beside { $rival_seat }, in the golden frame. Press { $button }.
lesson-verflixxt-company-but = That pawn is alone and would take its minus along. The one on Start takes nothing and lands in company.
lesson-verflixxt-taking = Good tiles
lesson-verflixxt-plus =
    Later in the game. Now the same rule works for you: your pawn stands alone on **+5**. Whoever leaves alone takes the tile.

    You have rolled a 4. Take it: press { $button }.
lesson-verflixxt-plus-but = But +5 is yours for the taking, as long as nobody comes and stands beside you.
lesson-verflixxt-guards = Guards and luck
lesson-verflixxt-guard =
    +5 is on your card. Next the luck tile in the golden frame: your pawn is there, but with a guard beside it. While the guard stays, nobody takes the tile.

    A guard that shares its tile with a pawn may be moved by anybody. Send it on: press { $button }.
lesson-verflixxt-guard-but = But first the guard has to go: with it gone, your pawn is alone on a luck tile and takes it next time.
lesson-verflixxt-luck =
    The guard is gone, and your pawn stands alone on the luck tile. You have rolled a 6.

    Take your luck: press { $button }.
lesson-verflixxt-luck-but = But the luck tile is free now. If you wait, somebody may come and stand beside you.
lesson-verflixxt-score =
    Look at your card in the golden frame: luck turns your largest minus into a plus. Your −7 counts +7 now! With the +5 that makes **12**.

    So with luck tiles in hand even a large minus is a good catch. Press **Go on**.
lesson-verflixxt-end =
    You can play Verflixxt! now:
    - leave minus tiles while somebody stands beside you,
    - leave plus and luck tiles alone, and take them,
    - send guards away, or let them hold a tile for you,
    - with luck, a large minus becomes a large plus.

    A pawn on Finish is home. When all are home, the most points win.
lesson-verflixxt-nochmal-name = Verflixxt nochmal!
lesson-verflixxt-nochmal-neutral = Flixxy
lesson-verflixxt-nochmal-flixxy =
    The expansion brings **Flixxy**, the sun with an F, who belongs to nobody. A second die says who moves: with “?” it may be Flixxy, with “X” it may not, and with Flixxy’s own face it must.

    It shows “?”. Flixxy stands alone on **+6**, and whoever moves it takes the tile. Press { $button }.
lesson-verflixxt-nochmal-flixxy-but = But with “?” you may move Flixxy, alone on +6: six points for a single move.
lesson-verflixxt-nochmal-lap = Round and round
lesson-verflixxt-nochmal-token =
    Flixxy does not go home but round and round. Whoever brings it to Finish, or past it, takes the top round token. You see them above: **+4** is the first.

    It shares −9 with a pawn, so that no tile is taken. Press { $button }.
lesson-verflixxt-nochmal-token-but = But Flixxy is four steps from your 4 points, and { $rival_seat } would bring it home gladly.
lesson-verflixxt-nochmal-gift = Orange tiles and worms
lesson-verflixxt-nochmal-bury =
    Orange tiles are never taken. Whoever leaves one alone gives the *top* tile of their stack to the next player. And your top tile is **+8**, on the left of your card!

    A pity? You have a worm token: **bury** puts your top tile under the stack. Play it before you move: press { $button }.
lesson-verflixxt-nochmal-bury-but = But first the +8 has to leave the top of your stack, or it may be given away. Play the worm token.
lesson-verflixxt-nochmal-bury-give = That would give your +8 to { $rival_seat }! Bury it first.
lesson-verflixxt-nochmal-orange =
    Now −8 lies on top. That one { $rival_seat } may have.

    Leave the orange tile: press { $button }.
lesson-verflixxt-nochmal-orange-but = But with −8 on top there will be no better moment to leave the orange tile.
lesson-verflixxt-nochmal-end =
    You know the expansion now:
    - Flixxy belongs to whoever moves it, and takes tiles for them,
    - round tokens wait at Finish,
    - on orange tiles you give away what lies on top,
    - every minus tile brings a worm token to play later.
tip-move = A pawn that is alone takes its tile along when it leaves; “take” on the button says so. Beside another piece it takes nothing.
tip-worm = You may play worm tokens between the roll and the move. Each one that you keep is worth a point.
