# DESfausse.

game-name = DESfausse
game-about = Roll, dodge the devils, and shed your dice to Hell or onto your rivals.
game-idea = Everybody rolls at the same time, then the values are called and equal dice are shed. Whoever gets rid of the last die wins the round.

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
        [0] Tap dice to roll again
       *[other] Roll { $count }
    }
pick-new-roll =
    { $count ->
        [0] Tap dice for “new roll”
       *[other] Play “new roll” with { $count }
    }
pick-recolour-several =
    { $count ->
        [0] Tap dice to recolour
        [one] Recolour { $count } die
       *[other] Recolour { $count } dice
    }

## Standing wishes

wish-pass = No trophy until I say so
wish-pass-kept = Before the calls you play no trophy and are not asked, until you say otherwise.
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
    .full = to { $rival_seat }: { $dice }
event-overflowed = No room for { $dice } with { $rival_seat }: off to Hell.
event-gave-to-cursed = → { $cursed_seat }, cursed: { $dice }
    .full = to { $cursed_seat }, cursed: { $dice }
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

why-purified = The title is won.

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
picture-count = Round { $round } · turn { $turn }
picture-rounds-won =
    { $count ->
        [one] round { $value }
       *[other] rounds { $value }
    }
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
picture-fresh = rolled last
picture-received = received this turn
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

alt-yours = Your dice: { $who }.
alt-yours-none = You have no dice left.
alt-freed = { $dice } (freed)
alt-die = { $dice }
alt-received = Received this turn, lying apart: { $dice }.
alt-single = Began the turn with a single die.
alt-hindered = The single die stays: other dice have arrived.
alt-has-shed = Has shed this turn.
alt-stopped = Rolls no more this turn.
alt-fresh = Rolled last:
alt-fresh-dice = { $seat } { $dice }
alt-all-fresh = A new turn: all dice have just been rolled.
alt-shed = Shed this turn: { $seats }.
alt-shed-none = Nobody has shed this turn.
alt-ready = Trophies: { $trophy }.
alt-gained = Trophies from next turn on: { $trophy }.
alt-used = Trophies played this turn: { $trophy }.
alt-tokens = Round tokens: { $count }.
alt-dice = { $seat }: { $dice }.
alt-no-dice = { $seat }: no dice.
alt-hand =
    { $count ->
        [one] { $count } die: { $who }.
       *[other] { $count } dice: { $who }.
    }
alt-hand-none = No dice left.
alt-board = Trophies on the board:
alt-trophy = { $count } × { $trophy } ({ $least } or more dice shed)
alt-trophy-rivals = { $count } × { $trophy } ({ $least } or more dice to a rival)
alt-hell = Hell: { $dice }.
alt-hell-empty = Hell is empty.
alt-won = Round { $round } won by { $seats }.
picture-shed =
    { $devils ->
        [0] { $combination } dice: shed { $count }
       *[other] { $combination } − { $devils } for devils: { $count ->
            [0] nothing
           *[other] shed { $count }
        }
    }

## Words first

alt-rivals = Dice of the others:
alt-holds = { $seat } { $count }
alt-asked = Deciding now: { $seats }.
alt-then = Your dice become: { $who }.

## Rules

alt-rules-1 = A small red die: devil, { $faces }. A big green die: devil, { $big_faces }. Red dice have a diamond on their faces, green ones a disc.
alt-rules-3 = { $free_equal } dice showing { $free_value } without a devil: shed all. { $equal } showing { $value } with { $devils } devil: shed { $count }. { $lost_equal } showing { $lost_value } with { $lost_devils } devils: nothing.
alt-rules-5 = Every trophy with what it does.
rules-1 =
    ### The aim
    Get rid of all your dice. Whoever does so first wins the round and a round token. With { $rounds } tokens, or { $rounds_two } where only { $two } play, you win the title of **Purifier** and the game.

    ### The dice
    - Everybody begins a round with { $dice } dice: of each colour, red and green, { $small } small and { $big } big.
    - A small die shows a devil or { $faces }; a big die shows a devil or { $big_faces }.
    - In the pictures red dice have a diamond, green dice a disc, and big dice a second edge.
    - Nobody ever holds more than { $most } dice.

    ### A turn in short
    Everybody plays at the same time: up to { $rolls } rolls, then the **calls**, in which equal dice are shed. Dice go to **Hell**, out of this round, or to your rivals. Then the next turn begins, until somebody has no die left.
rules-2 =
    ### The rolls
    - First everybody rolls all their dice. **Devils are blocked**: they cannot be rolled again.
    - Then choose, unseen, which of your other dice to roll again, or stop. The roll goes off when everybody has decided. Whoever rolled may roll again, up to { $rolls } rolls; whoever stopped may not.

    ### The calls
    After the rolls I call who is cursed (more on that soon), then the values { $first } to { $last }, one after the other. If you can shed dice of the value called, you decide: **shed** them now, or keep them. You shed at most once a turn.

    ### Before the calls
    This is the last moment for trophies: a “{ trophy-new-roll }”, or a change of colour where that can change who sheds first. As long as somebody plays one, you are asked again.
rules-3 =
    ### What you can shed
    A **combination** is all your dice of one value, at least { $combination }. You shed all of them, **less one for each of your devils**. You choose which ones stay.

    ### Where they go
    - **To Hell**: the combination, less your devils.
    - **To your rivals**: all its dice of one colour, at least { $combination }, less your devils; to one rival, or to several who have room.
    - Either Hell or rivals.

    Dice that you receive lie apart until the next turn. They count towards your { $most }, and you must get rid of them too; but not for combinations, devils or the curse.

    ### An example
    In the second row of the picture you hold { $equal } dice showing { $value } and { $devils } devil: you can shed { $equal } − { $devils } = { $count } of them to Hell. Or you give from the { $reds } reds: { $reds } − { $devils } = { $given }. The green one alone is not a combination. In the last row { $lost_devils } devils leave nothing to shed.

    ### A single die
    Whoever **begins** the turn with one die sheds it when its value is called, to Hell or to a rival, before all combinations. If they are handed dice before that, they shed nothing this turn.
rules-4 =
    ### Who sheds first
    Within a value: single dice, then the larger combination (devils do not make it smaller), then the one with more green dice. Players who are level on everything decide unseen and shed at the same time.

    ### The curse
    You are **cursed** when more than half of your dice are devils. Exactly half is not enough; a lone devil is. The cursed shed nothing.
    - Everybody else gives each cursed player one die of their choice, devils included: right after their own shed, or after the { $last }s if they shed nothing.
    - The cursed do not give to each other. Whoever has { $most } dice gets none.
    - A gift earns no trophy, but giving away your last die wins.
rules-5 =
    ### Trophies
    When you shed, you may take **one** trophy, if you shed enough dice to Hell or to one rival:
    - **{ trophy-new-roll }** ({ $tokens_new_roll } tokens), for { $least_new_roll } or more dice: { effect-new-roll }.
    - **{ trophy-recolour-one }** ({ $tokens_recolour_one }), for { $least_recolour_one } or more given to one or several rivals: { effect-recolour-one }.
    - **{ trophy-small-exorcism }** ({ $tokens_small_exorcism }), for { $least_small_exorcism } or more: { effect-small-exorcism }.
    - **{ trophy-recolour-several }** ({ $tokens_recolour_several }), for { $least_recolour_several } or more: { effect-recolour-several }.
    - **{ trophy-great-exorcism }** ({ $tokens_great_exorcism }), for { $least_great_exorcism } or more: { effect-great-exorcism }.

    You can play it from the next turn on, and keep it as long as you like.

    ### Playing them
    - Exorcisms: while you choose dice to roll, or together with a “{ trophy-new-roll }”. A freed devil may be rolled; until it is, it still counts as a devil.
    - Changes of colour: before the calls, or as part of your own shed, where they no longer change the order.
    - Played trophies go back to the board at the end of the turn. You never take a kind that you have played in the same turn.

    ### The next round
    Everybody takes { $dice } dice again.

## Typed moves

typed-roll = roll, reroll, roll again
typed-roll-rest = keep, hold
typed-new-roll = new roll, play new roll with, roll
typed-recolour-several = recolour, turn
rules-6 =
    ### Where the rulebook is silent
    Our copy’s pictures of dice are lost. We have decided:
    - A big die shows { $big_faces } beside its devil.
    - What you are about to roll or shed is hidden until everybody has decided; you may change it until then.
    - Trophies are played when the page before says, several in one turn if you like. A changed colour lasts for the round.
    - You shed all that you can or nothing, and may keep dice of a value and shed a later one.
    - More dice than needed earn a trophy too. Of dice shared among rivals the largest part counts. You may decline a trophy.
    - Level players: all their dice leave before any arrives. What a rival has no room for goes to Hell. If they want more of a trophy than there are, none of them gets it.
    - Single dice of a value: green before red. One that was held up may still be given to somebody cursed.
    - Gifts to the cursed: those who shed nothing give together, after the { $last }s. Too few dice: you choose who gets one. Too little room: by seat, and the others keep theirs.
    - A round ends with the moment in which somebody has no die left; several may win it, and the title.
    - Trophies are kept between rounds, unless the option says otherwise.

## Reviews: why another answer was better

reason-keeps-trophy = It keeps the trophy for a better moment.
reason-rolls-on = It rolls again: the dice that lay there were not worth stopping for.
reason-stops = It stops: what lay there was worth more than another roll.
reason-waits = It waits for the { $value }s: then { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } can go.
reason-sheds-more = It sheds { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }; you shed { $fewer ->
        [0] none
       *[other] { $fewer }
    }.
reason-takes-trophy = It brings a trophy: { $trophy }.
reason-slows = It hands the dice to { $rival_seat }, who has the fewest left.
reason-keeps-equal = It keeps { $count ->
        [one] a die
       *[other] { $count } equal dice
    } for the call.
reason-aims-for = It goes for the { $value }s instead of the { $other }s.
reason-plays-trophy = It plays a trophy: here it was worth it.
reason-rolls-more = It rolls { $count } dice again; you rolled { $other }.
reason-keeps-more = It rolls only { $count ->
        [one] one die
       *[other] { $count } dice
    } again; you rolled { $other }.
