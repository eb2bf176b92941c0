# Today's dice: everybody plays alone with the same ones.

command-today = today
command-today-about = Today’s dice: the same for everybody, one attempt, whenever you like

today-dice = today’s dice
today-head = Today’s dice
today-about = Everybody has the same dice today. You play alone, in private, whenever you like, and once: the day ends { $when }.
today-new = not played yet
today-begun = begun, go on whenever you like
today-over = not finished in time
today-score = { $score } points · { $what }
today-standing =
    { $players ->
        [one] nobody else has played yet
       *[other]
            { $percent ->
                [0] place { $place } of { $players }
               *[other] place { $place } of { $players }, better than { $percent }% of the others
            }
    }
today-stood =
    { $players ->
        [one] nobody else played
       *[other]
            { $percent ->
                [0] place { $place } of { $players }
               *[other] place { $place } of { $players }, better than { $percent }% of the others
            }
    }
today-streak = { $count } days in a row.
today-play = Play { $what }
today-go-on = Go on: { $what }
today-see = { $what }: my result
today-before = Yesterday
today-see-before = Yesterday’s { $what }
today-page = Today’s dice
today-promised = Fingerprint of these dice: { $value }. Tomorrow’s: { $name }.
today-secret = Yesterday’s secret: { $value }

## The result

today-result = You have **{ $score }** points: { $what }.
today-robot = The strong robot made { $score } with the same dice.
today-best = The most that was in them, for somebody who knew every roll: { $score }.
today-waiting = How much was in these dice is being worked out: look again in a moment.
today-dice-of = the dice of { $when }
today-here = On this server:
today-sealed = The day ends { $when }. Until then your place may change, and the secret of these dice is kept.
today-open = The secret of these dice was `{ $value }`; its fingerprint, `{ $name }`, was shown the day before. Both are shown whole under “{ fair }”.
fair-day-open = Everybody’s dice of that day come from one secret, which whoever runs me drew alone. Its fingerprint (SHA-256) was shown the day before; you will see the secret when the day is over.
fair-day-ended = Everybody’s dice of that day came from this secret, which whoever runs me drew alone. Its fingerprint (SHA-256) was shown the day before: it has not been exchanged since. With “{ $button }” anybody can check every roll.
today-line =
    { $what } · { $value }
    { $score } points
today-share = Share my line here
today-shared = { $who } played today’s dice.
refusal-too-late = The day of these dice is over. There are new ones: /today
refusal-dice-known = The secret of today’s dice has been shown already, because the clock of my machine was wrong. There are new dice tomorrow.
refusal-line-shared = Your line is in this channel already.
refusal-no-attempt = There is no result of yours to share yet.

## In the morning

morning-head = Yesterday’s dice, { $when }
morning-game =
    { $players ->
        [one] **{ $what }** · 1 player
       *[other] **{ $what }** · { $players } players
    }
morning-cup = **{ $what }** · the week’s cup: the best five of seven days
morning-placed =
    { $place ->
        [1] 🥇 { $name } · { $score }
        [2] 🥈 { $name } · { $score }
       *[other] 🥉 { $name } · { $score }
    }
morning-streaks = Days in a row: { $each }.
morning-streak = { $name } { $count }
morning-further =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }

## What moderators choose

command-morning = morning
command-morning-about = Where shall I tell every morning how yesterday’s dice went?
command-hour = hour
command-hour-about = At which hour, by your clock? −1 for no message
command-leave-out = leave-out
command-leave-out-about = Who shall be on no list of this server? Choose again to undo it
settings-morning = Every morning after somebody has played, { $which } reads how it went, next { $when }.
settings-no-morning = No more messages in the morning.
settings-left-out = { $who } is on no list of this server.
settings-taken-in = { $who } is on this server’s lists again.
refusal-nothing-chosen = Choose something to change: the language, the morning message, or whom to leave out.

## The season, in /stats

season-head = Season of today’s dice, since { $when }: all weeks added up
season-line =
    { $cups ->
        [0] { $score } points
        [one] { $score } points · 1 cup
       *[other] { $score } points · { $cups } cups
    }

## The best line, as a picture

best-head = Best line of the day
best-row = { $name } · { $score }
best-alt = { $what }, { $name }, { $score } points. Of { $turns } turns { $stars } went very well, { $good } well, { $little } gave a little, { $nothing } nothing.
best-nothing = nothing
best-little = a little
best-good = well
best-stars = very well
