# DESfausse.

game-name = DESfausse
game-about = Everybody rolls at once and devils block your dice. Shed what matches, to Hell or onto your rivals, until you have no die left.

## Options

option-trophies-reset = Trophies between rounds
option-trophies-reset-off = Kept
option-trophies-reset-on = All back to the board

## Dice and trophies

dice-small-red-devil = red devil
dice-small-red-2 = red 2
dice-small-red-3 = red 3
dice-small-red-4 = red 4
dice-small-red-5 = red 5
dice-small-red-6 = red 6
dice-small-green-devil = green devil
dice-small-green-2 = green 2
dice-small-green-3 = green 3
dice-small-green-4 = green 4
dice-small-green-5 = green 5
dice-small-green-6 = green 6
dice-big-red-devil = big red devil
dice-big-red-3 = big red 3
dice-big-red-4 = big red 4
dice-big-red-5 = big red 5
dice-big-green-devil = big green devil
dice-big-green-3 = big green 3
dice-big-green-4 = big green 4
dice-big-green-5 = big green 5
colour-red = red
colour-green = green
trophy-new-roll = new roll
trophy-recolour-one = recolour one die
trophy-small-exorcism = small exorcism
trophy-recolour-several = recolour several dice
trophy-great-exorcism = great exorcism
effect-new-roll = roll once more
effect-recolour-one = change one die’s colour
effect-small-exorcism = free one devil
effect-recolour-several = change the colour of any dice
effect-great-exorcism = free all your devils

## Questions

ask-roll = Stop, or free devils
ask-close = Before the call
ask-recolour-one = Recolour one die
ask-shed = Shed dice
ask-hand = Who gets the next die?
ask-give-to-cursed = A die for the cursed
ask-confirm = Does it count?
ask-reconsider = Think again
part-die = { $dice }
part-play = Play “{ $trophy }”: { $effect }
part-stop = Stop
part-pass = Play no trophy
part-recolour = { $dice } turns { $colour }
part-hell =
    { $devils ->
        [0] To Hell: { $count }
       *[other] To Hell: { $count } ({ $combination } − { $devils } for devils)
    }
part-give =
    { $devils ->
        [0] Give { $colour }: { $count }
       *[other] Give { $colour }: { $count } ({ $combination } − { $devils } for devils)
    }
part-to-rival = All to { $rival_seat }
part-to-several = Share, die by die
part-keep = Keep { $dice }
part-trophy = Take “{ $trophy }”: { $effect }
part-no-trophy = Take no trophy
part-keep-all = Keep the { $value }s
part-hand = { $dice } to { $rival_seat }
part-cursed = For { $cursed_seat }
part-gift = { $dice } to { $cursed_seat }
part-confirm =
    { $count ->
        [one] Yes, this die goes
       *[other] Yes, these { $count } dice go
    }
part-reconsider = Change my mind
pick-roll =
    { $count ->
        [0] Roll…
       *[other] Roll { $count }
    }
pick-new-roll =
    { $count ->
        [0] Play “new roll”…
       *[other] Play “new roll” with { $count }
    }
pick-recolour-several =
    { $count ->
        [0] Play “recolour several dice”…
       *[other] Play “recolour several dice” on { $count }
    }

## Events

event-turn-began = Turn { $turn }: everybody rolls.
event-rolled = { $seat } rolls { $dice }.
event-rerolled = { $seat } rolls again: { $dice }.
event-stopped = { $seat } stops.
event-only-devils = { $seat } has only devils left and nothing to free them with.
event-exorcised = { $seat } plays “{ $trophy }” and frees: { $dice }.
event-played-new-roll = { $seat } plays “new roll”.
event-recoloured = { $seat } plays “{ $trophy }”. New colours: { $dice }.
event-nobody-cursed = Nobody is cursed.
event-cursed = Cursed this turn: { $seats }.
event-nobody-called = The { $value }s are called: nobody can shed any.
event-called = The { $value }s are called: { $seats }.
event-level = { $seats } are level and shed their { $value }s at the same time.
event-held-back = { $seat } keeps { $combination } dice showing { $value }: one less for each devil, and there are { $devils }.
event-hindered = { $seat } was handed dice: the single { $value } stays.
event-kept = { $seat } sheds no { $value }s.
event-shed-to-hell =
    { $devils ->
        [0] { $seat } sheds to Hell: { $dice }.
       *[other] { $seat } sheds to Hell ({ $combination } − { $devils } for devils = { $count }): { $dice }.
    }
event-gave-away =
    { $devils ->
        [0] { $seat } gives away every { $colour } { $value }.
       *[other] { $seat } gives away { $colour } { $value }s ({ $combination } − { $devils } for devils = { $count }).
    }
event-handed = { $rival_seat } gets from { $seat }: { $dice }.
event-overflowed = { $rival_seat } has no room for { $dice }: off to Hell.
event-gave-to-cursed = { $seat } gives the cursed { $cursed_seat }: { $dice }.
event-gift-kept = { $cursed_seat } has no room left: { $seat } keeps the gift.
event-trophy-gained = { $seat } takes the trophy “{ $trophy }”.
event-trophy-scarce = Too few “{ $trophy }” trophies for { $seats }: nobody gets one.
event-round-won = No die left: a round token for { $seats }!
event-round-began = Round { $round }: six dice each.
event-purified = The title of Purifier goes to { $seats }!
event-planned-hell = Your plan, to Hell: { $dice }.
event-planned-gift = Your plan, to { $rival_seat }: { $dice }.
event-planned-trophy = Your plan, the trophy “{ $trophy }”.

## Result

why-purified = Enough rounds are won.

## Pictures

moment-rolling =
    { $rolls ->
        [2] Dice for the second roll
       *[other] Dice for the third roll
    }
moment-closing = Last trophies before the call
moment-calling = The { $number }s are called
moment-giving = Gifts for the cursed
moment-over = The game is over
picture-round = Round { $round } · turn { $turn } · { $count } round tokens win
picture-won = { $seats } is the Purifier!
picture-tied = Purifiers: { $seats }
picture-rolling = Rolls
picture-closing = Trophies
picture-calling = Calls
picture-giving = Gifts
picture-cursed = cursed
picture-hindered = held up
picture-has-shed = has shed
picture-stopped = rolls no more
picture-single = single die
picture-no-dice = No die left!
picture-hell = Hell
picture-new-roll =
    new
    roll
picture-recolour-one =
    recolour
    one die
picture-small-exorcism =
    small
    exorcism
picture-recolour-several =
    recolour
    several
picture-great-exorcism =
    great
    exorcism
picture-own-ready =
    { $count ->
        [1] { $trophy }: { $effect }
       *[other] { $count } × { $trophy }: { $effect }
    }
picture-own-gained =
    { $count ->
        [1] from next turn on, { $trophy }: { $effect }
       *[other] from next turn on, { $count } × { $trophy }: { $effect }
    }
own-plays = You play “{ $trophy }”.
own-rolls = You roll { $dice }.
own-new-roll = You play “new roll” and roll { $dice }.
own-stop = You stop.
own-pass = You play no trophy.
own-keep = You shed nothing at this call.
own-to-hell = To Hell: { $dice }.
own-gives = To { $rival_seat }: { $dice }.
own-shares = Still to hand out: { $dice }.
own-takes = You take “{ $trophy }”.

## In words

alt-yours = Your dice: { $dice }.
alt-yours-none = You have no dice left.
alt-blocked = Blocked: { $dice }.
alt-freed = Freed: { $dice }.
alt-received = Received this turn, lying apart: { $dice }.
alt-single = The turn was begun with a single die.
alt-hindered = The single die stays: dice were handed over.
alt-has-shed = Has shed this turn.
alt-stopped = Rolls no more this turn.
alt-ready = Trophies: { $trophy }.
alt-gained = Trophies from next turn on: { $trophy }.
alt-used = Trophies played this turn: { $trophy }.
alt-tokens = Round tokens: { $count }.
alt-dice = { $seat }: { $dice }.
alt-no-dice = { $seat }: no dice.
alt-hand =
    { $count ->
        [one] { $count } die: { $dice }.
       *[other] { $count } dice: { $dice }.
    }
alt-hand-none = No dice of their own.
alt-board = Trophies on the board:
alt-trophy = { $count } × { $trophy } ({ $least } or more dice shed)
alt-trophy-rivals = { $count } × { $trophy } ({ $least } or more dice to rivals)
alt-hell = Hell: { $dice }.
alt-hell-empty = Hell is empty.
alt-won = Round { $round }: { $seats }.
