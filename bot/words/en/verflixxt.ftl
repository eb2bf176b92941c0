# Verflixxt! and Verflixxt nochmal!

game-name = Verflixxt!
game-about = Dodge the minus tiles, grab plus and luck: whoever leaves a tile last takes it along.
game-idea = Roll, then move any of your pawns, or a guard. It is all timing: leave good tiles last and bad ones early.

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
option-ending-first-home = When one player has all pawns home
option-ending-last-pawn = When only one pawn is left
option-one-is-free = A 1 may also go back or stay
option-one-is-free-about = More freedom with the smallest roll.
option-one-is-free-off = No
option-one-is-free-on = Yes
option-recycle = Passed tiles come back before Finish
option-recycle-about = The track never gets short.
option-recycle-off = No
option-recycle-on = Yes
option-worms = Worm tokens (with the expansion)
option-worms-about = Secret tokens to play for a surprise.
option-worms-off = No
option-worms-on = Yes
option-roll = Automatic rolls
option-roll-about = Nobody has to press to roll the dice.
option-roll-off = Off
option-roll-on = On
option-single-moves = Automatic forced moves
option-single-moves-about = Where there is nothing to choose, nobody is asked.
option-single-moves-off = Off
option-single-moves-on = On

refusal-worms-need-nochmal = Worm tokens need the expansion: choose one of its tracks, or switch the tokens off.
refusal-players-need-nochmal = { $players } players need the expansion: choose it in the options. The base game is for up to { $most }.
refusal-recycle-with-nochmal = With the expansion passed tiles do not come back: switch off one or the other.

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
    .full = From { $tile } to { $onto }
part-pawn-takes = { $tile } → { $onto } · take
    .full = From { $tile } to { $onto }, you take { $tile }
part-pawn-gives = { $tile } → { $onto } · { $lost ->
        [0] give
       *[other] lose
    }
    .full = From { $tile } to { $onto }, { $lost ->
        [0] you give your top tile
       *[other] you lose your top tile
    }
part-pawn-back = Back { $tile } → { $onto }
    .full = Back from { $tile } to { $onto }
part-pawn-back-takes = Back { $tile } → { $onto } · take
    .full = Back from { $tile } to { $onto }, you take { $tile }
part-pawn-back-gives = Back { $tile } → { $onto } · { $lost ->
        [0] give
       *[other] lose
    }
    .full = Back from { $tile } to { $onto }, { $lost ->
        [0] you give your top tile
       *[other] you lose your top tile
    }
part-guard = Guard { $tile } → { $onto }
    .full = Guard from { $tile } to { $onto }
part-guard-back = Guard back { $tile } → { $onto }
    .full = Guard back from { $tile } to { $onto }
part-flixxy = Flixxy { $tile } → { $onto }{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }leaves
    }
    .full = Flixxy from { $tile } to { $onto }{ $points ->
        [0] { "" }
       *[other] { ", " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }it leaves the game
    }
part-flixxy-takes = Flixxy { $tile } → { $onto } · take{ $points ->
        [0] { "" }
       *[other] { " · " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { " · " }leaves
    }
    .full = Flixxy from { $tile } to { $onto }, you take { $tile }{ $points ->
        [0] { "" }
       *[other] { ", " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }it leaves the game
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
    .full = Flixxy from { $tile } to { $onto }, { $lost ->
        [0] you give your top tile
       *[other] you lose your top tile
    }{ $points ->
        [0] { "" }
       *[other] { ", " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }it leaves the game
    }
part-flixxy-back = Flixxy back { $tile } → { $onto }
    .full = Flixxy back from { $tile } to { $onto }
part-flixxy-back-takes = Flixxy back { $tile } → { $onto } · take
    .full = Flixxy back from { $tile } to { $onto }, you take { $tile }
part-flixxy-back-gives = Flixxy back { $tile } → { $onto } · { $lost ->
        [0] give
       *[other] lose
    }
    .full = Flixxy back from { $tile } to { $onto }, { $lost ->
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
       *[other] { ", " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }it leaves the game
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
       *[other] { ", " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }it leaves the game
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
       *[other] { ", " }token +{ $points }
    }{ $leaves ->
        [0] { "" }
       *[other] { ", " }Flixxy leaves the game
    }
part-double = Double turn
part-bury = Bury your top tile

## Events

event-rolled = rolls { $number }
event-rolled-both = rolls { $number } and { $face }
event-pawn-moved = { $tile } → { $onto }
    .full = goes from { $tile } to { $onto }
event-pawn-pushed = pushes { $pawn_seat }, { $tile } → { $onto }
    .full = pushes { $pawn_seat } from { $tile } to { $onto }
event-guard-moved = guard { $tile } → { $onto }
    .full = moves a guard from { $tile } to { $onto }
event-flixxy-moved = Flixxy { $tile } → { $onto }
    .full = moves Flixxy from { $tile } to { $onto }
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
why-first-home = One player has all pawns home.
why-last-pawn = Only one pawn was left on the track.

## Pictures

picture-turn = { $seat } to play
picture-won = { $seats } wins
picture-tied = { $seats } share first place
picture-hand-ready = Play now
picture-hand-fresh = From your next turn
picture-hand-none = You have no worm token to play now
picture-takes = will take its tile
picture-top = top of the stack
picture-new = new
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
alt-rules-1 = A pawn alone on −{ $lone_tile } takes this tile along when a { $lone_roll } brings it to a luck tile. A guard beside a pawn may be moved. A pawn that shares its tile takes nothing.
alt-rules-2 = Minus { $first }, luck, minus { $second }, luck, minus { $third } and plus { $plus } count { $first }, { $second }, minus { $third } and { $plus }: { $points } points.
alt-rules-4 = The faces of the action die: Flixxy, a question mark, a cross.
alt-rules-5 = A lone pawn of A on an orange tile with a flash. A’s stack is minus { $second } below plus { $plus }; plus { $plus } goes to B.
alt-rules-6 = The worm tokens: { worm-swap } ({ $swaps }), { worm-push } ({ $pushes }), { worm-double } ({ $doubles }), { worm-bury } ({ $buries }).
alt-again = laid again
alt-ways = The last moves:
alt-way = { $tile } to { $onto }
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

## Words first

alt-swapped = The pawn on { $tile } has changed places and may not move this turn.
alt-pushed = { $seat } has pushed instead of moving.
alt-owed =
    { $count ->
        [one] { $seat } has { $count } more turn to come.
       *[other] { $seat } has { $count } more turns to come.
    }

## Rules, page by page

rules-1 =
    ### The aim
    Bring your pawns from Start to Finish. On the way you pick up tiles, wanted or not: plus and luck tiles are good, minus tiles are for the others. Most points win.

    ### Your turn
    The die is rolled for you. Move one piece forward by exactly that many tiles:
    - one of your pawns ({ $many_pawns } each with up to { $few } players, { $few_pawns } with more),
    - or a **guard** that shares its tile with at least one pawn, whoever owns it.

    Any number of pieces may share a tile. If you can move, you must. A piece that would go past Finish stops there.

    ### Leaving a tile
    A pawn that stood **alone** on its tile, with no other piece beside it, takes the tile with it when it leaves; the picture marks such tiles with a frame and an arrow into a box. Guards take nothing, but while a guard stands there, the tile stays. Where a tile is gone, the gap is closed and no longer counted.

    A tile that every pawn has passed leaves the game, with the guards on it.

    ### In the picture
    With a { $shared_roll } the pawn on the right leaves a tile that it shares: it takes nothing. With a { $lone_roll } the pawn on the left stands alone and takes its tile.
rules-2 =
    ### The end
    A pawn on Finish is home. Whoever has all pawns home plays no more turns; the game ends when every pawn is home.

    ### Points
    - Plus tiles count as printed, minus tiles are taken off.
    - Each luck tile turns the largest minus you have left into a plus. Luck tiles beyond that count nothing.

    The scores on the board have the luck in them already.

    ### An example
    You have −{ $first }, −{ $second }, −{ $third }, +{ $plus } and { $lucky } luck tiles. Luck turns −{ $first } and −{ $second }: { $first } + { $second } − { $third } + { $plus } = { $points }.

    ### The tiles
    - Minus { $bonus_low } to { $twice_to } twice, minus { $malus_nine } and { $malus_ten } once.
    - Plus { $bonus_low } to { $bonus }, and { $lucks } luck tiles.
    - A small letter tells equal tiles apart.
    - { $guards } guards stand on good tiles at the start.
rules-3 =
    ### Tracks
    - **{ option-layout-standard }**: −{ $bonus_low } to −{ $twice_to }, luck, +{ $bonus } down to +{ $bonus_low }, −{ $bonus_low } to −{ $malus_ten }. Guards on luck, +{ $guarded_high } and +{ $guarded_low }.
    - **{ option-layout-plus-first }**: the plus tiles, then luck. Guards on the plus tiles.
    - **{ option-layout-luck-last }**: luck comes last. Guards on the plus tiles.
    - **{ option-layout-random }**: in any order. Guards on luck, +{ $guarded_high } and +{ $guarded_low }.

    ### Variants
    - **{ option-one-is-free }**: a pawn, or a guard that may move, goes one tile back, or nothing moves at all. Never from Start or Finish, nor onto Start.
    - **{ option-recycle }**: with their guards, as often as it happens.
    - **{ option-ending-first-home }**: the game ends at once, and whoever stands alone on a tile takes it.
    - **{ option-ending-last-pawn }**: its owner takes the largest minus on the track without a guard, and luck cannot turn that one.

    ### Pace
    Rolls and moves without a choice are automatic. In the lobby a table can turn off either.
rules-4 =
    ### Verflixxt nochmal!
    The expansion, for { $least } to { $most } players. **Flixxy** is a pawn that belongs to nobody. It starts on Start and counts as a pawn: it holds its tile, and a guard beside it may move.

    The action die is rolled together with the number:
    - Flixxy ({ $face_flixxy } face): you must move Flixxy.
    - “?” ({ $face_question } faces): Flixxy, one of your pawns or a guard.
    - “X” ({ $face_cross } faces): anything but Flixxy.

    If Flixxy stood alone, whoever moves it takes the tile.

    ### Round tokens
    Flixxy goes round and round: from Finish on to Start, each one step. Whoever brings it onto or past Finish takes the top **round token**: { $token_one }, then { $token_two }, { $token_three } and { $token_four } points. When no token is left, the next arrival takes Flixxy and the action die out of the game.

    While Flixxy plays, no tile leaves for being passed.
rules-5 =
    ### Verflixxt tiles
    The { $oranges } orange tiles are never taken. If a pawn or Flixxy stood alone on one, whoever moves it away **gives** their top tile to the next player still in play. With no tiles you give nothing; with nobody left to receive it, the tile leaves the game.

    So the order of your tiles counts: they lie in a stack, the latest on top.

    ### An example
    Your stack is −{ $second }, then +{ $plus } on top. Your lone pawn leaves an orange tile: the next player gets your +{ $plus }. Had −{ $second } been on top, you would have been rid of it.

    ### Tracks of the expansion
    - **Shuffled**: without −{ $left_out_one } and −{ $left_out_two }; orange tiles in places { $shuffled }.
    - **Standard**: the base game’s order; orange tiles in places { $standard }.

    On both, guards stand on the first { $guards } plus and luck tiles.
rules-6 =
    ### Worm tokens
    An option of the expansion. Whoever takes a minus tile from the track draws one of the { $worms } tokens, seen by nobody else. When the pile is empty, nobody draws.

    From your next turn on you may play any number of them between the roll and the move. Played tokens go under the pile. Each one left at the end is worth { $worm_points } point.
    - **{ worm-swap }** ({ $swaps }): your pawn changes places with a piece that is not yours on the next or the previous tile. No tile is taken, and that pawn cannot make your move this turn.
    - **{ worm-push }** ({ $pushes }): all pieces that are not yours on a tile with a pawn or Flixxy go forward by the number rolled, whatever the action die shows. This replaces your move. A pawn that was alone there takes the tile for its owner.
    - **{ worm-double }** ({ $doubles }): another turn after this one.
    - **{ worm-bury }** ({ $buries }): your top tile goes under your stack.

    “{ your-move }” and your direct message show your tokens; everybody sees how many you hold.
rules-7 =
    ### Where the rulebook is silent
    Our copy’s pictures are lost. We have decided:
    - Lots are drawn for the start. Equal points share the win.
    - Passed tiles leave at once. Guards on Finish leave the game.
    - Tiles that come back keep their order and guards. When a piece goes back, the action die still says which may move.
    - Tiles taken at an early end draw no worm token; a lone pawn on an orange tile then takes and gives nothing. The last pawn’s own tile may be the largest minus.
    - Worm tokens, and more than { $base_most } players, need the expansion; tiles do not come back with it.
    - Flixxy earns a round token once a lap. At the last arrival the rest of the roll is lost, and the tile that it left is taken as usual.
    - Who is still in play is judged after the move. Guards and swaps neither take nor give.
    - Of the { $worms } worm tokens there are { $swaps }, { $pushes }, { $doubles } and { $buries }. A played token can be drawn again; an extra turn is not yet your next turn.
    - Double turns add up, and end when your pawns are home. Bury needs a stack.
    - Push and swap never touch Start or Finish. Several pieces pushed together leave the tile in place. A pushed Flixxy’s tile and round token are yours.
    - If only the swapped pawn could move, you do not move.

## Reviews: why another answer was better

reason-keeps-worm = It keeps the worm token, worth a point at the end or a better move later.
reason-leaves-malus = It does not take the −{ $points } tile.
reason-takes-luck = It takes a luck tile, which turns your largest minus into a plus.
reason-takes-bonus = It takes the +{ $points } tile.
reason-not-alone-on-malus = It leaves no pawn of yours alone on the −{ $points } tile, which you would have to take.
reason-alone-on-bonus = It leaves your pawn alone on the +{ $points } tile, which is then yours to take.
reason-alone-on-luck = It leaves your pawn alone on a luck tile, which is then yours to take.
reason-strands = It leaves { $rival_seat } alone on the −{ $points } tile.
reason-denies = It does not leave the +{ $points } tile to { $rival_seat } alone.
reason-moves-guard = It moves a guard, and your pawns keep their places.
reason-moves-flixxy = It moves Flixxy, and your pawns keep their places.
reason-plays-worm = It plays a worm token: here it was worth it.
reason-moves-pawn = It moves a pawn of yours, and leaves the guards where they are.
reason-moves-last = It brings on the pawn that was further behind.
