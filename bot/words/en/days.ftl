# Games over days: time, reminders, seats.

## Commands

command-seat = seat
command-seat-about = Your seat: leave it, hand it over, or let a robot sit in
command-leave = leave
command-leave-about = Leave this game for good
command-give = give
command-give-about = Hand your seat to somebody, if they accept
command-person = person
command-person-about = Who?
command-substitute = substitute
command-substitute-about = Call for somebody to take your seat
command-robot = robot
command-robot-about = Let a robot sit in; you can take your seat back any time
command-back = back
command-back-about = Take your seat back
command-reminders = reminders
command-reminders-about = How shall I remind you of a game that waits?
command-after = after
command-after-about = How long may a game wait before the first reminder?
command-zone = timezone
command-zone-about = Your time zone, for example Europe/Paris
command-quiet = quiet
command-quiet-about = No reminders and no pings in these hours, for example 22:00-08:00; “off” for none
command-notices = notices
command-notices-about = How shall I tell you that it is your turn?
command-block = block
command-block-about = No more offers from this person; type it again to lift it
command-away = away
command-away-about = Say that you are away for a while
command-passes = pass
command-passes-about = Pass for you when you have nothing to do?

## The time for a move

lobby-pace = Time
pace-title = Time for each move
pace-time = How long may a move take?
pace-then = And when the time is up?
pace = Time for each move
pace-none = as long as you like
pace-1h = 1 hour
pace-8h = 8 hours
pace-24h = 24 hours
pace-3d = 3 days
overdue-wait = we wait
overdue-vote = the others may let a robot play that move
overdue-robot = a robot plays that move
pace-agreed = { $pace }, then { $overdue }
until = Due { $when }.
waits-since = asked { $when }
waits-until = due { $when }
stood-in =
    { $count ->
        [one] -# A robot played a move for { $seat }.
       *[other] -# A robot played { $count } moves for { $seat }.
    }
proposal-stand-in = Time is up for { $seat }. Shall a robot play this one move?
proposal-stand-in-agreed = Agreed: a robot has played that move.
proposal-stand-in-refused = Refused: we keep waiting.
proposal-stand-in-expired = No longer needed.
proposal-sit-in = We have not heard from { $seat } for a week. Shall a robot sit in? { $whom }, we miss you: make your move now, or take your seat back any time. /end can also end the game.
proposal-sit-in-agreed = Agreed: a robot sits in until { $seat } is back.
proposal-sit-in-refused = Refused: we keep waiting. I will ask again in a week.
proposal-sit-in-expired = Not enough votes in time: we keep waiting.

## Reminders

reminder-head =
    { $count ->
        [one] A game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
reminder-hush = Stop reminding me
reminder-hushed = I will not remind you of this turn again.
turns-left =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }

## Away

away = I’m away…
away-title = Away for a while
away-until = Until when?
away-meanwhile = Meanwhile
away-goes-on = Do not wait for me: what we agreed for late players may begin right away
away-back = I’m back
away-tomorrow = Until tomorrow morning
away-monday = Until Monday morning
away-3d = For three days
away-7d = For a week
away-14d = For two weeks
away-said = You are away until { $when }. I will keep quiet until then, and the others can see it.
away-said-goes-on = You are away until { $when }. I will keep quiet until then; the others can see it and need not wait for you.
away-over = Welcome back! I will tell you again when it is your turn.
is-away = { $who } is away until { $when }.

## Seats

seat = My seat
seat-hint = What would you like to do with your seat? To hand it to somebody, type /seat give.
seat-hint-away = A robot is sitting in for you.
seat-robot = Let a robot sit in
seat-back = Take my seat back
seat-substitute = Call a substitute
seat-leave = Leave for good
seat-leaving = Leave for good…
seat-take = Take this seat
seat-robot-sits = A robot sits in for { $seat }, who can come back any time.
seat-robot-for-silent = A robot sits in for { $seat }, who has not been heard from for a week. { $seat }, the seat stays yours: come back any time.
seat-is-back = { $seat } is back.
seat-wants-substitute = { $seat } is looking for somebody to play on. Who takes the seat?
seat-left = { $seat } has left. A robot plays on until somebody takes the seat.
seat-left-server = { $seat } is no longer on this server. A robot plays on until somebody takes the seat.
seat-was-taken = { $seat } replaces { $name }.
seat-plays-on = { $seat } plays on.
seat-robot-plays = A robot plays for { $seat }.
seat-to-the-end = { $seat } played to the end of the game.
seat-robot-to-the-end = A robot played for { $seat } to the end of the game.
seat-robot-done = A robot is playing for you. To come back, press “{ $button }” or type /seat back.
seat-back-done = It is your seat again.
seat-substitute-done = I have asked in the channel. The seat stays yours until somebody takes it.
seat-leave-done = You have left the game. To play another one, type /play.
seat-sure = Leave this game for good? A robot plays on until somebody takes your seat.
seat-offered = I have asked { $who } in the channel.
seat-passed-on = Somebody else plays on from here.
proposal-hand-over = { $who } offers their seat to { $whom }.
proposal-hand-over-open = { $who }: will you take it? The offer ends { $when }.
proposal-hand-over-agreed = Accepted: { $seat } plays from now on.
proposal-hand-over-withdrawn = No longer on offer: somebody else plays there now.
proposal-hand-over-refused = Declined: the seat stays as it is.
proposal-hand-over-expired = No answer in time: the seat stays as it is.
table-deserted = Nobody is left at this table. It closes { $when } unless somebody takes a seat.
refusal-already-seated-other = { $who } is already at this table. Offer your seat to somebody who is not.
refusal-sat-elsewhere-other = { $who } has played on another seat here and knows its secrets. Offer yours to somebody new.
refusal-already-offered = You have already offered your seat; we are waiting for an answer.
refusal-others-decide = The others decide this. You can still make the move yourself.
refusal-robot-sits-in = A robot is sitting in for you. Take your seat back first: /seat back.
refusal-not-asked-of-you = This question is for others. /turns lists what waits for you.
refusal-not-your-reminder = This reminder is for somebody else. Yours: /settings mine.
refusal-no-seat-to-take-back = You have no seat to take back here. /play opens a new table.
refusal-not-your-seat = Only { $seat } can take this seat back.
refusal-other-notice = This seat belongs to { $seat }. To take yours back, press the button on your own notice or type /seat back.
refusal-own-call = This is your own seat. To keep it, type /seat back.
refusal-sat-elsewhere = You have played on another seat here and know its secrets. You can watch with /view.
refusal-seat-taken = This seat is taken. You can watch with /view.
refusal-robots-by-name = That is a bot. To let one of my robots sit in, type /seat robot.

## What happened?

happened = What happened?
happened-mine = Since your last move
happened-watching = What happened lately
happened-nothing = Nothing has happened since your last move.
happened-pictures = Above: then. Below: now.

## Settings

settings-touch = Every change counts right away, and only you can see this.
settings-block = Blocked people: nobody
quiet-other = Other quiet hours…
quiet-title = Quiet hours
quiet-field = From – to, e.g. 10pm-8am; “off” for none
quiet-now = Your quiet hours are now { $value }: no pings and no reminders. To change them: /settings mine.
zone-other = Another time zone…
zone-title = Time zone
zone-field = A place, e.g. Europe/Paris
zone-clock = { $value } there now
zone-choose = Time zone: which clock is yours?
zone-ask = What time is it where you are?
zone-why = Then I will not write to you at night. Choose your time.
zone-button = My time zone…
settings-head = Your settings
settings-language = Language: { $language }
settings-reminders = Reminders: { $reminders }
settings-after = First reminder after { $after }
settings-zone = Time zone: { $value }
settings-quiet = Quiet hours: { $value }
settings-no-quiet = Quiet hours: none
settings-notices = When it is your turn: { $notices }
blocked = Blocked: { $who } can no longer invite you or offer you a seat. Only you can see this; the same command lifts it.
unblocked = { $who } is no longer blocked.
settings-away = Away until { $when }
notices-mention = a mention in the channel
notices-dm = a direct message
notices-off = no notice
settings-passes = Pass for me if idle: { $switch }
reminders-off = none
reminders-dm = by direct message
reminders-channel = in the game’s channel
after-1h = 1 hour
after-4h = 4 hours
after-8h = 8 hours
after-24h = 24 hours
switch-on = on
switch-off = off
refusal-block-yourself = You cannot block yourself. Choose somebody else.
refusal-cannot-be-asked = { $who } cannot be asked right now. Offer your seat to somebody else, or call a substitute: /seat substitute.
refusal-quiet-hours = I cannot read “{ $value }” as quiet hours. Write them like 22:00-08:00, or “off”.
refusal-unknown-zone = I do not know the time zone “{ $value }”. Write a place, for example Europe/Paris.

## Words first

command-words = words
command-words-about = Get everything as text first, for a screen reader?
settings-words = Words first, without pictures: { $switch }
