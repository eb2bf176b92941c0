# Verflixxt! and Verflixxt nochmal!

game-name = Verflixxt!
game-about = Dodge the minus tiles, grab plus and luck: whoever leaves a tile last has to take it.

## Options

option-nochmal = Verflixxt nochmal!
option-nochmal-off = Base game only
option-nochmal-shuffled = Expansion, shuffled track
option-nochmal-standard = Expansion, standard track
option-layout = Track of the base game
option-layout-standard = Standard
option-layout-plus-first = Plus tiles before luck
option-layout-luck-last = Luck tiles at the end
option-layout-random = Shuffled
option-ending = End of the game
option-ending-all-home = When every pawn is home
option-ending-first-home = When one player has every pawn home
option-ending-last-pawn = When a single pawn is left on the way
option-one-is-free = A 1 may also step back or stay
option-one-is-free-off = No
option-one-is-free-on = Yes
option-recycle = Passed tiles come back before Finish
option-recycle-off = No
option-recycle-on = Yes
option-worms = Worm tokens (with the expansion)
option-worms-off = No
option-worms-on = Yes
option-roll = The roll comes with the turn
option-roll-off = No
option-roll-on = Yes
option-single-moves = Single moves play themselves
option-single-moves-off = No
option-single-moves-on = Yes

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
tile-verflixxt-a = Verflixxt a
tile-verflixxt-b = Verflixxt b
tile-verflixxt-c = Verflixxt c
tile-verflixxt-d = Verflixxt d
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

ask-roll = Roll
ask-move = Your move
ask-worm = Play a worm token
part-roll = Roll the dice
part-pawn = Your pawn: { $tile } → { $onto }
part-pawn-takes = Your pawn: { $tile } → { $onto }, takes { $tile }
part-pawn-gives = Your pawn: { $tile } → { $onto }, gives your top tile away
part-pawn-back = Your pawn back: { $tile } → { $onto }
part-pawn-back-takes = Your pawn back: { $tile } → { $onto }, takes { $tile }
part-pawn-back-gives = Your pawn back: { $tile } → { $onto }, gives your top tile away
part-guard = Guard: { $tile } → { $onto }
part-guard-back = Guard back: { $tile } → { $onto }
part-flixxy =
    { $points ->
        [0] Flixxy: { $tile } → { $onto }
       *[other] Flixxy: { $tile } → { $onto }, token +{ $points }
    }
part-flixxy-takes =
    { $points ->
        [0] Flixxy: { $tile } → { $onto }, takes { $tile }
       *[other] Flixxy: { $tile } → { $onto }, takes { $tile }, token +{ $points }
    }
part-flixxy-gives =
    { $points ->
        [0] Flixxy: { $tile } → { $onto }, gives your top tile away
       *[other] Flixxy: { $tile } → { $onto }, gives your top tile away, token +{ $points }
    }
part-flixxy-back = Flixxy back: { $tile } → { $onto }
part-flixxy-back-takes = Flixxy back: { $tile } → { $onto }, takes { $tile }
part-flixxy-back-gives = Flixxy back: { $tile } → { $onto }, gives your top tile away
part-stay = Stay where you are
part-done = End the turn
part-swap = Swap two pieces…
part-swap-pawn = Your pawn on { $tile }
part-swap-with-pawn = with { $pawn_seat }’s pawn on { $onto }
part-swap-with-guard = with the guard on { $onto }
part-swap-with-flixxy = with Flixxy on { $onto }
part-push = Push the others on…
part-push-tile = from { $tile } to { $onto }
part-push-round = from { $tile } to { $onto }, and Flixxy round
part-push-takes = from { $tile } to { $onto }: { $pawn_seat } takes { $tile }
part-push-flixxy = Flixxy from { $tile } to { $onto }: you take { $tile }
part-push-gives = from { $tile } to { $onto }: you give your top tile away
part-double = Double turn
part-bury = Bury your top tile

## Events

event-rolled = { $seat } rolls a { $number }.
event-rolled-both = { $seat } rolls a { $number } and { $face }.
event-pawn-moved = { $seat } moves a pawn: { $tile } → { $onto }.
event-pawn-pushed = { $seat } pushes { $pawn_seat }’s pawn: { $tile } → { $onto }.
event-guard-moved = { $seat } moves a guard: { $tile } → { $onto }.
event-flixxy-moved = { $seat } moves Flixxy: { $tile } → { $onto }.
event-stayed = { $seat } stays put.
event-forfeited = { $seat } has no other piece to move and forfeits the move.
event-tile-taken = { $seat } takes { $tile }.
event-tile-given = { $seat } gives { $tile } to { $receiver_seat }.
event-tile-lost = Nobody else is in play: { $seat } puts { $tile } out of the game.
event-tiles-passed = Passed by everyone and out of the game: { $tile }.
event-tiles-recycled = Passed by everyone and laid before Finish again: { $tile }.
event-round-token-taken = Flixxy has come round: { $seat } takes the token +{ $points }.
event-flixxy-left = { $seat } brings Flixxy home for the fifth time: Flixxy and the action die leave the game.
event-worm-drawn = { $seat } draws a worm token.
event-worm-seen = Your new worm token: { $worm }. You may play it from your next turn on.
event-worm-played = { $seat } plays a worm token: { $worm }.
event-swapped-with-pawn = { $seat }’s pawn on { $tile } changes places with { $pawn_seat }’s on { $onto }.
event-swapped-with-guard = { $seat }’s pawn on { $tile } changes places with the guard on { $onto }.
event-swapped-with-flixxy = { $seat }’s pawn on { $tile } changes places with Flixxy on { $onto }.
event-buried = { $seat } puts { $tile } under the stack.
event-extra-turn = { $seat } plays again.
event-all-home = { $seat } has every pawn home.
event-last-malus-taken = { $seat } has the last pawn out and takes { $tile }, which luck cannot turn.
event-ended = { $why }

## Result

why-all-home = Every pawn is home.
why-first-home = One player has every pawn home.
why-last-pawn = Only one pawn was still on its way.
