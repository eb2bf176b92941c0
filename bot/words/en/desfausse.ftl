# DESfausse.

game-name = DESfausse
game-about = Everybody rolls at once and devils block your dice. Shed what matches, to Hell or onto your rivals, until you have no die left.
game-idea = All roll at the same time and call in turn. Whoever gets rid of their last die wins the round.

## Options

option-trophies-reset = Trophies between rounds
option-trophies-reset-about = Whether trophies won in a round stay with their owners.
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

ask-roll = Which dice do you roll again?
ask-stop = Stop, or free a devil first?
ask-new-roll = Roll any dice with “new roll”?
ask-close = Play a trophy before the call?
ask-recolour-one = Recolour a die?
ask-recolour-several = Recolour any dice?
ask-shed = Where do your { $value }s go?
ask-hand = Who gets the { $dice }?
ask-trophy = Which trophy do you take?
ask-give-to-cursed = Which die do you give to the cursed?
ask-confirm = Is that your move?
ask-reconsider = Change your mind?
part-die = { $dice }
part-play = Play “{ $trophy }”
    .full = Play “{ $trophy }”: { $effect }
part-roll-all = { $count ->
        [one] Roll the die
       *[other] Roll all { $count }
    }
part-keep = Keep { $dice }
    .full = Keep { $dice }, roll the rest
part-keep-values = Keep { $values }
    .full = Keep { $values }, roll the rest
part-stop = Stop
part-pass = Play no trophy
part-recolour = { $dice } turns { $colour }
part-hell = { $count } to Hell
    .full = { $devils ->
        [0] { $count } to Hell
       *[other] { $count } to Hell ({ $combination } − { $devils } for devils)
    }
part-give = Give { $count } { $colour }
    .full = { $devils ->
        [0] Give { $count } { $colour }
       *[other] Give { $count } { $colour } ({ $combination } − { $devils } for devils)
    }
part-to-rival = All to { $rival_seat }
part-to-several = Share, die by die
part-leaves =
    { $count ->
        [one] { $dice } leaves
       *[other] { $dice } leave
    }
part-trophy = Take “{ $trophy }”
    .full = Take “{ $trophy }”: { $effect }
part-no-trophy = Take no trophy
part-keep-all = Keep the { $value }s
part-hand = { $dice } to { $rival_seat }
    .full = { $dice } goes to { $rival_seat }
part-gift = { $dice } to { $cursed_seat }
    .full = { $dice } goes to { $cursed_seat }
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
        [0] Recolour several…
        [one] Recolour { $count } die
       *[other] Recolour { $count } dice
    }

## Standing wishes

wish-pass = I play no trophy
wish-pass-kept = Your wish: before the call you play no trophy and are not asked, until you take this back.
wish-pass-end = Ask me before the call

## Events: what stands after the player's name on a line of the story

event-turn-began = Turn { $turn }: everybody rolls.
event-rolled = rolls { $dice }
event-rerolled = rolls again: { $dice }
event-stopped = stops
events-stopped = { $each } stop.
event-only-devils = has only devils left and nothing to free them
events-only-devils = { $each } have only devils left and nothing to free them.
event-exorcised = “{ $trophy }” frees { $dice }
event-played-new-roll = plays “new roll”
event-recoloured = plays “{ $trophy }”, result: { $dice }
event-nobody-cursed = Nobody is cursed.
event-cursed = Cursed this turn: { $seats }.
event-nobody-called = { $value }s: nobody.
events-nobody-called = { $each }: nobody.
each-nobody-called = { $value }s
event-called = { $value }s: { $seats }.
event-level = { $seats } are level and shed their { $value }s together.
event-held-back = { $combination } dice showing { $value }, { $devils ->
        [one] { $devils } devil
       *[other] { $devils } devils
    }: nothing to shed
event-hindered = was handed dice, so the single { $value } stays
event-kept = keeps the { $value }s
event-shed-to-hell =
    { $devils ->
        [0] sheds { $dice } to Hell
       *[other] sheds { $dice } to Hell ({ $combination } − { $devils ->
            [one] { $devils } devil
           *[other] { $devils } devils
        } = { $count })
    }
event-gave-away =
    { $devils ->
        [0] gives away the { $colour } { $value }s
       *[other] gives away { $colour } { $value }s ({ $combination } − { $devils ->
            [one] { $devils } devil
           *[other] { $devils } devils
        } = { $count })
    }
event-handed = → { $rival_seat }: { $dice }
event-overflowed = No room for { $dice } with { $rival_seat }: off to Hell.
event-gave-to-cursed = → { $cursed_seat }, cursed: { $dice }
event-gift-kept = keeps the gift, { $cursed_seat } has no room left
event-trophy-gained = takes “{ $trophy }”
event-trophy-scarce = Too few “{ $trophy }” trophies for { $seats }: nobody gets one.
event-round-won = No die left: a round token for { $seats }!
event-round-began = Round { $round }: six dice each.
event-purified = The title of Purifier goes to { $seats }!
event-planned-hell = Your plan, to Hell: { $dice }.
event-planned-gift = Your plan, to { $rival_seat }: { $dice }.
event-planned-trophy = Your plan, the trophy “{ $trophy }”.

## What came of one's own answer

outcome-rolled = You rolled { $dice }.
outcome-rerolled = You rolled again: { $dice }.
outcome-only-devils = You have only devils left and nothing to free them.
outcome-held-back = { $combination } dice − { $devils } for devils: nothing of your { $value }s to shed.
outcome-hindered = You were handed dice: your single { $value } stays.
outcome-shed-to-hell = You shed to Hell: { $dice }.
outcome-trophy-gained = You took the trophy “{ $trophy }”.

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
picture-shed =
    { $devils ->
        [0] { $combination } dice: shed { $count }
       *[other] { $combination } − { $devils } for devils: { $count ->
            [0] nothing
           *[other] shed { $count }
        }
    }

## Rules

alt-rules-1 = A small red die: devil, 2, 3, 4, 5, 6. A big green die: devil, 3, 3, 4, 5, 5. Red dice have a diamond on their faces, green ones a disc.
alt-rules-3 = Three 5s without a devil: shed 3. Three 4s with one devil: shed 2. Two 6s with two devils: nothing.
alt-rules-5 = The five trophies with what they do.
rules-1 =
    ### The aim
    Get rid of all your dice: that wins the round and a round token. The title of Purifier goes to whoever has 2 tokens, or 3 where only two play. Several players who run out in the same moment win a token each.

    ### The dice
    - Everybody begins a round with six dice: two small red, two small green, one big red, one big green.
    - A small die shows a devil, 2, 3, 4, 5 or 6. A big die has no 2 and no 6.
    - In the pictures red dice have a diamond, green dice a disc, and big dice a second edge.
    - Nobody ever holds more than nine dice.
rules-2 =
    ### A turn: three rolls
    Everybody plays at the same time.
    - First everybody rolls all their dice. Devils are blocked: they cannot be rolled again.
    - Then you pick, unseen, which of your other dice to roll again, or you stop. The roll goes off when all have decided. Whoever rolled may roll a third time; whoever stopped may not.

    ### Before the call
    Then comes the last moment for trophies: a “new roll”, or a recolouring where somebody else can shed as many dice of the same value. As long as somebody plays one, the window opens once more. After that no die is rolled, and it is settled who is cursed.

    ### The calls
    The cursed are called first, then the values from 2 to 6. Whoever can shed the value called decides: shed now, or keep the dice. You shed at most once a turn.
rules-3 =
    ### What you may shed
    A combination is all your dice of one value, at least two. From it you shed all dice less one for each of your devils. You choose which ones stay.

    ### Where to
    - **To Hell**: the combination less your devils.
    - **To your rivals**: all its dice of one colour, at least two of them, less your devils; to one rival or to several who have room. Two red and one green 4: three to Hell, or both reds given away, never the green alone.
    - Hell or rivals, not both.

    Dice you receive lie apart until the next turn. They count towards your nine and have to be got rid of, but not for combinations, devils or the curse.

    ### A single die
    Whoever begins the turn with one die sheds it when its value is called, before all combinations; green before red. Handed dice before that, they shed nothing this turn.
rules-4 =
    ### Who sheds first
    Within a value: single dice, then the larger combination (devils make it no smaller), then the one with more green dice. Players who are level on everything decide unseen and shed at the same time: all their dice leave before any arrives. If together they give somebody too many, the surplus goes to Hell. If they want more trophies of a kind than there are, none of them gets one.

    ### The cursed
    You are cursed when more than half of your dice are devils; exactly half is not enough, a lone devil is. The cursed shed nothing.
    - Everybody else gives each cursed player one die of their choice, devils included: right after their own shed, or after the 6s if they shed nothing.
    - The cursed do not give to each other. Whoever has nine dice gets none.
    - Somebody with too few dice chooses who gets one.
    - A gift earns no trophy, but giving your last die away wins.
rules-5 =
    ### Trophies
    When you shed you may take one trophy from the board. What it takes, from the dice that you really shed to Hell or to one rival; of dice shared among several the largest part counts:
    - new roll: 2 or more
    - recolour one die: 1 or more, to one rival or several
    - small exorcism: 3 or more
    - recolour several dice: 4 or more
    - great exorcism: 5 or more

    You can play it from the next turn on, and keep it as long as you like. Played trophies go back to the board at the end of the turn; you never take a kind that you played in the same turn.

    ### When they are played
    - Exorcisms: while you pick dice to roll, or together with a “new roll”. A freed devil that you do not roll still counts as a devil.
    - Recolouring: before the call, or as part of your own shed, where it no longer changes the order. A die keeps its new colour for the rest of the round.

    ### The next round
    Everybody takes six dice again. Trophies are kept, unless the table agreed that they go back.
