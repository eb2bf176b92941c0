# Verflixxt! and Verflixxt nochmal!

game-name = Verflixxt!
game-about = Dodge the minus tiles, grab plus and luck: whoever leaves a tile last has to take it.
game-idea = Roll, then move any pawn by that number, a guard too. Timing is everything: leave good tiles last and bad ones early.

## Options

option-nochmal = Expansion
option-nochmal-about = More tiles, up to eight players.
option-nochmal-off = None
option-nochmal-shuffled = Verflixxt nochmal!, shuffled track
option-nochmal-standard = Verflixxt nochmal!, standard track
option-layout = Track of the base game
option-layout-about = In which order the tiles lie.
option-layout-standard = Standard
option-layout-plus-first = Plus tiles before luck
option-layout-luck-last = Luck tiles at the end
option-layout-random = Shuffled
option-ending = End of the game
option-ending-about = Earlier endings make a shorter game.
option-ending-all-home = When every pawn is home
option-ending-first-home = When one player has every pawn home
option-ending-last-pawn = When a single pawn is left on the way
option-one-is-free = A 1 may also step back or stay
option-one-is-free-about = More freedom with the smallest roll.
option-one-is-free-off = No
option-one-is-free-on = Yes
option-recycle = Passed tiles come back before Finish
option-recycle-about = The way never grows short.
option-recycle-off = No
option-recycle-on = Yes
option-worms = Worm tokens (with the expansion)
option-worms-about = Tokens that one plays for a surprise.
option-worms-off = No
option-worms-on = Yes
option-roll = Automatic rolls
option-roll-about = Nobody has to press for the die.
option-roll-off = Off
option-roll-on = On
option-single-moves = Automatic forced moves
option-single-moves-about = Where there is nothing to choose, nobody is asked.
option-single-moves-off = Off
option-single-moves-on = On

refusal-worms-need-nochmal = Worm tokens need the expansion: choose one of its tracks, or leave the tokens out.
refusal-players-need-nochmal = With { $players } players you need the expansion. The base game takes up to { $most }.
refusal-recycle-with-nochmal = Passed tiles do not come back with the expansion: choose one or the other.

## Tiles, dice and tokens

tile-start = Start
tile-malus-1-a = −1a
tile-malus-1-b = −1b
tile-malus-2-a = −2a
tile-malus-2-b = −2b
tile-malus-3-a = −3a
tile-malus-3-b = −3b
tile-malus-4-a = −4a
tile-malus-4-b = −4b
tile-malus-5-a = −5a
tile-malus-5-b = −5b
tile-malus-6-a = −6a
tile-malus-6-b = −6b
tile-malus-7-a = −7a
tile-malus-7-b = −7b
tile-malus-8-a = −8a
tile-malus-8-b = −8b
tile-malus-9 = −9
tile-malus-10 = −10
tile-bonus-1 = +1
tile-bonus-2 = +2
tile-bonus-3 = +3
tile-bonus-4 = +4
tile-bonus-5 = +5
tile-bonus-6 = +6
tile-bonus-7 = +7
tile-bonus-8 = +8
tile-luck-a = luck a
tile-luck-b = luck b
tile-luck-c = luck c
tile-luck-d = luck d
tile-luck-e = luck e
tile-luck-f = luck f
tile-verflixxt-a = orange a
tile-verflixxt-b = orange b
tile-verflixxt-c = orange c
tile-verflixxt-d = orange d
tile-finish = Finish

# The same tiles, where a piece lands.
onto-start = { tile-start }
onto-malus-1-a = { tile-malus-1-a }
onto-malus-1-b = { tile-malus-1-b }
onto-malus-2-a = { tile-malus-2-a }
onto-malus-2-b = { tile-malus-2-b }
onto-malus-3-a = { tile-malus-3-a }
onto-malus-3-b = { tile-malus-3-b }
onto-malus-4-a = { tile-malus-4-a }
onto-malus-4-b = { tile-malus-4-b }
onto-malus-5-a = { tile-malus-5-a }
onto-malus-5-b = { tile-malus-5-b }
onto-malus-6-a = { tile-malus-6-a }
onto-malus-6-b = { tile-malus-6-b }
onto-malus-7-a = { tile-malus-7-a }
onto-malus-7-b = { tile-malus-7-b }
onto-malus-8-a = { tile-malus-8-a }
onto-malus-8-b = { tile-malus-8-b }
onto-malus-9 = { tile-malus-9 }
onto-malus-10 = { tile-malus-10 }
onto-bonus-1 = { tile-bonus-1 }
onto-bonus-2 = { tile-bonus-2 }
onto-bonus-3 = { tile-bonus-3 }
onto-bonus-4 = { tile-bonus-4 }
onto-bonus-5 = { tile-bonus-5 }
onto-bonus-6 = { tile-bonus-6 }
onto-bonus-7 = { tile-bonus-7 }
onto-bonus-8 = { tile-bonus-8 }
onto-luck-a = { tile-luck-a }
onto-luck-b = { tile-luck-b }
onto-luck-c = { tile-luck-c }
onto-luck-d = { tile-luck-d }
onto-luck-e = { tile-luck-e }
onto-luck-f = { tile-luck-f }
onto-verflixxt-a = { tile-verflixxt-a }
onto-verflixxt-b = { tile-verflixxt-b }
onto-verflixxt-c = { tile-verflixxt-c }
onto-verflixxt-d = { tile-verflixxt-d }
onto-finish = { tile-finish }

face-flixxy = Flixxy
face-question = “?”
face-cross = “X”
worm-swap = swap
worm-push = push
worm-double = double turn
worm-bury = bury

## Questions

ask-roll = Roll the dice.
ask-move = You rolled a { $number }. Which piece do you move?
ask-done = End your turn?
ask-worm = Or play a worm token?
part-roll = Roll the dice
part-pawn = { $tile } → { $onto }
part-pawn-takes = { $tile } → { $onto } · take
    .full = { $tile } → { $onto }, you take { $tile }
part-pawn-gives = { $tile } → { $onto } · { $lost ->
        [0] give
       *[other] lose
    }
    .full = { $tile } → { $onto }, { $lost ->
        [0] you give your top tile
       *[other] you lose your top tile
    }
part-pawn-back = Back { $tile } → { $onto }
part-pawn-back-takes = Back { $tile } → { $onto } · take
    .full = Back { $tile } → { $onto }, you take { $tile }
part-pawn-back-gives = Back { $tile } → { $onto } · { $lost ->
        [0] give
       *[other] lose
    }
    .full = Back { $tile } → { $onto }, { $lost ->
        [0] you give your top tile
       *[other] you lose your top tile
    }
part-guard = Guard { $tile } → { $onto }
part-guard-back = Guard back { $tile } → { $onto }
part-flixxy = Flixxy { $tile } → { $onto }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }leaves
    }
part-flixxy-takes = Flixxy { $tile } → { $onto } · take{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }leaves
    }
    .full = Flixxy { $tile } → { $onto }, you take { $tile }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }it leaves the game
    }
part-flixxy-gives = Flixxy { $tile } → { $onto } · { $lost ->
        [0] give
       *[other] lose
    }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }leaves
    }
    .full = Flixxy { $tile } → { $onto }, { $lost ->
        [0] you give your top tile
       *[other] you lose your top tile
    }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }it leaves the game
    }
part-flixxy-back = Flixxy back { $tile } → { $onto }
part-flixxy-back-takes = Flixxy back { $tile } → { $onto } · take
    .full = Flixxy back { $tile } → { $onto }, you take { $tile }
part-flixxy-back-gives = Flixxy back { $tile } → { $onto } · { $lost ->
        [0] give
       *[other] lose
    }
    .full = Flixxy back { $tile } → { $onto }, { $lost ->
        [0] you give your top tile
       *[other] you lose your top tile
    }
part-stay = Stay where you are
part-done = End the turn
part-swap = Swap…
    .full = Swap two pieces…
part-swap-pawn = pawn on { $tile }
    .full = your pawn on { $tile }
part-swap-with-pawn = { $pawn_seat } on { $onto }
    .full = { $pawn_seat }’s pawn on { $onto }
part-swap-with-guard = guard on { $onto }
    .full = the guard on { $onto }
part-swap-with-flixxy = Flixxy on { $onto }
part-push = Push…
    .full = Push the others on…
part-push-tile = { $tile } → { $onto }
    .full = from { $tile } to { $onto }
part-push-round = { $tile } → { $onto }, Flixxy too{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }it leaves
    }
    .full = from { $tile } to { $onto }, and Flixxy round{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }it leaves the game
    }
part-push-takes = { $tile } → { $onto } · { $pawn_seat } takes
    .full = from { $tile } to { $onto }: { $pawn_seat } takes { $tile }
part-push-flixxy = Flixxy { $tile } → { $onto }{ $takes ->
        [0] { "" }
       *[other] { " · take" }
    }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }leaves
    }
    .full = Flixxy from { $tile } to { $onto }{ $takes ->
        [0] { "" }
       *[other] , you take { $tile }
    }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }it leaves the game
    }
part-push-gives = { $tile } → { $onto } · { $lost ->
        [0] give
       *[other] lose
    }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }leaves
    }
    .full = from { $tile } to { $onto }, { $lost ->
        [0] you give your top tile
       *[other] you lose your top tile
    }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }Flixxy leaves the game
    }
part-double = Double turn
part-bury = Bury your top tile

## Events: what stands after the player's name on a line of the story

event-rolled = rolls { $number }
event-rolled-both = rolls { $number } and { $face }
event-pawn-moved = { $tile } → { $onto }
event-pawn-pushed = pushes { $pawn_seat }, { $tile } → { $onto }
event-guard-moved = guard { $tile } → { $onto }
event-flixxy-moved = Flixxy { $tile } → { $onto }
event-stayed = stays put
event-forfeited = no other piece to move
event-tile-taken = takes **{ $tile }**
event-tile-given = gives { $tile } to { $receiver_seat }
event-tile-lost = nobody left to receive it, { $tile } is out
event-tiles-passed = Everybody is past, out of the game: { $tile }.
event-tiles-recycled = Everybody is past, back before Finish: { $tile }.
event-round-token-taken = Flixxy has come round, takes **token +{ $points }**
event-flixxy-left = Flixxy’s fifth time home: Flixxy and the action die leave the game
event-worm-drawn = draws a worm token
event-worm-seen = it is “{ $worm }”, to be played from the next turn on
event-worm-played = plays “{ $worm }”
event-swapped-with-pawn = swaps with { $pawn_seat }, { $tile } ↔ { $onto }
event-swapped-with-guard = swaps with the guard, { $tile } ↔ { $onto }
event-swapped-with-flixxy = swaps with Flixxy, { $tile } ↔ { $onto }
event-buried = { $tile } goes under the stack
event-extra-turn = plays again
event-all-home = { $seat } has every pawn home!
event-last-malus-taken = has the last pawn out, takes **{ $tile }**, which luck cannot turn
event-ended = { $why }

## What came of one's own answer

outcome-tile-taken = You took { $tile }.
outcome-tile-given = You gave { $tile } to { $receiver_seat }.
outcome-tile-lost = Nobody left to receive it: your { $tile } is out of the game.
outcome-round-token-taken = Flixxy has come round: you took the token +{ $points }.
outcome-forfeited = You had no other piece to move: no move this turn.

## Result

why-all-home = Every pawn is home.
why-first-home = One player has every pawn home.
why-last-pawn = Only one pawn was still on its way.

## Pictures

picture-turn = { $seat } to play
picture-won = { $seats } wins
picture-tied = { $seats } share first place
picture-hand-ready = Play now
picture-hand-fresh = From your next turn
picture-hand-none = You have no worm token to play now
picture-face-flixxy = You must move Flixxy
picture-face-question = Flixxy, your pawn or a guard
picture-face-cross = Your pawn or a guard, not Flixxy
alt-title = Verflixxt!
alt-turn = { $seat } to play.
alt-unrolled = Nothing rolled yet.
alt-rolled = Rolled: { $number }.
alt-rolled-both = Rolled: { $number } and { $face }.
alt-over = The game is over. Most points: { $seats } with { $points }.
alt-rounds = Round tokens left: { $points }.
alt-pile =
    { $count ->
        [0] No worm token lies in the pile.
        [one] { $count } worm token lies in the pile.
       *[other] { $count } worm tokens lie in the pile.
    }
alt-ready = Your worm tokens to play now: { $worm }.
alt-fresh = Your worm tokens from your next turn on: { $worm }.
alt-stood = { ": " }{ $who }
alt-track = The track, counted from Start:
alt-square = { $number } { $tile }: { $who }
alt-guard = guard
alt-flixxy = Flixxy
alt-rules-1 = A pawn alone on −4 takes this tile with it when a 5 brings it to a luck tile. A guard beside a pawn may be moved. A pawn that shares its tile takes nothing.
alt-rules-2 = Minus 10, luck, minus 8, luck, minus 1 and plus 3 count 10, 8, minus 1 and 3: 20 points.
alt-rules-4 = The faces of the action die: Flixxy, a question mark, a cross.
alt-again = laid again
alt-scores = Points:
alt-points = { $seat } { $points }
alt-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [0] every pawn home
        [one] { $count } pawn on its way
       *[other] { $count } pawns on their way
    }
alt-stack = Tiles, the top one last: { $who }
alt-tokens = Round tokens: { $points }
alt-worms = Worm tokens: { $count }
alt-away = Out of the game: { $tile }

## Rules, page by page

rules-1 =
    ### The aim
    Bring your pawns from Start to Finish and collect plus and luck tiles on the way. Minus tiles are what the others should get. Most points win; equal points share the win.

    ### Your turn
    Roll the die and move one piece by exactly that many tiles:
    - one of your own pawns (three each with up to four players, two with more),
    - or a guard that shares its tile with at least one pawn, whoever owns it.
    Any number of pieces may share a tile. You must move if you can. What goes beyond Finish stops there.

    ### Leaving a tile
    A pawn that stood alone on its tile, with no pawn and no guard beside it, takes the tile with it when it leaves: it is yours, wanted or not. Guards never take anything, but they keep a tile in place. The gap is closed: it is not counted any more.

    ### Tiles that everybody has passed
    When no pawn stands on a tile, before it or on Start, it leaves the game with its guards.
rules-2 =
    ### The end
    Pieces on Finish are out. A player whose pawns are all home plays no more turns; the game ends when every pawn is home.

    ### Points
    - Plus tiles count plus, minus tiles count minus.
    - Each luck tile turns the largest minus you have left into a plus: with two luck tiles, −10 and −8 become +10 and +8.
    - Luck tiles beyond that count nothing.
    The scores on the board have the luck in them already.

    ### The tiles
    Minus 1 to 8 twice, minus 9 and 10, plus 1 to 8, six luck tiles. A small letter tells equal tiles apart.
rules-3 =
    ### Tracks
    Standard: −1 to −8, luck, +8 to +1, −1 to −10; guards on luck, +8 and +7. Others: plus before luck, luck at the end (guards on the plus tiles), or shuffled.

    ### Variants
    - A 1 is free: with a 1 you may instead take a pawn or a movable guard one tile back, or stay. Never from Start or Finish, nor onto Start.
    - Passed tiles come back: they are laid before Finish, with their guards, as often as it happens.
    - Ending, one player home: the game ends at once, and whoever stands alone on a tile takes it.
    - Ending, a single pawn left: its owner takes the largest minus tile on the track without a guard, and luck cannot turn that one.

    ### Pace
    The roll comes with the turn, so that a turn is one press; a move without a choice is played by itself, the first one of a game too. A table can agree to press for either.
rules-4 =
    ### Verflixxt nochmal!
    The expansion, for 2 to 8 players. Flixxy, a neutral pawn, starts on Start. The action die is rolled with the number:
    - Flixxy: you must move Flixxy.
    - “?”: Flixxy, one of your pawns, or a guard.
    - “X”: anything but Flixxy.

    If Flixxy stood alone, whoever moves it takes the tile. Flixxy goes round: Finish, then Start, count one step each. Whoever brings it onto or past Finish takes the top round token: +4, +3, +2, +1. The fifth time Flixxy and the action die leave the game. While Flixxy plays no tile is passed.

    ### Verflixxt tiles
    The four orange tiles stay where they are. If a pawn or Flixxy stood alone on one, whoever moves it away gives their top tile to the next player still in play; if there is none, it leaves the game. So the order of your tiles counts: the one you took last lies on top.

    ### Tracks
    Shuffled: without −1 and −2, orange tiles in places 10, 15, 20 and 25, guards on the first eight plus and luck tiles. Standard: the base game's order with the orange tiles in between.
rules-5 =
    ### Worm tokens
    With the expansion. Whoever takes a minus tile from the track draws a worm token, for nobody else to see. Play any number of them between the roll and the move, from your next turn on; then they go under the pile. Each one left at the end is a point.
    - Swap: your pawn changes places with somebody else's piece on the next or the previous tile. No tile is taken, and that pawn may not make your move this turn.
    - Push: from a tile with a pawn or Flixxy on it, all pieces that are not yours go forward by the number rolled. It replaces your move. A pawn that was alone there takes the tile for its owner.
    - Double turn: another turn after this one.
    - Bury: your top tile goes under your stack.

    “{ your-move }” and your direct message show your tokens; everybody sees how many you hold.
