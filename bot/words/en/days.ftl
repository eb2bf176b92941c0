# Games over days: time, reminders, seats.

## Commands

command-seat = seat
command-seat-about = Leave, hand over, or let a robot sit in
command-leave = leave
command-leave-about = Leave this game for good
command-give = give
command-give-about = Hand my seat to somebody, who accepts
command-person = person
command-person-about = Who?
command-substitute = substitute
command-substitute-about = Call for somebody to take my seat
command-robot = robot
command-robot-about = Let a robot sit in; I can take the seat back any time
command-back = back
command-back-about = Take my seat back
command-reminders = reminders
command-reminders-about = How may I remind you of a game that waits?
command-after = after
command-after-about = How long may it wait before the first reminder?
command-zone = timezone
command-zone-about = Your time zone, such as Europe/Paris
command-quiet = quiet
command-quiet-about = No reminders and no pings in these hours, such as 22:00-08:00; “off” for none
command-notices = notices
command-notices-about = How may I tell you that it is your turn?
command-block = block
command-block-about = Nothing of theirs is offered to me any more; once more: it is again
command-away = away
command-away-about = I am away for a while
command-passes = pass
command-passes-about = Pass for me when I have nothing to do?

## The time for a move

lobby-pace = Time
pace-title = The time for a move
pace-time = How long may a move take?
pace-then = And when the time is up?
pace = Time for a move
pace-none = as long as you like
pace-1h = 1 hour
pace-8h = 8 hours
pace-24h = 24 hours
pace-3d = 3 days
overdue-wait = we wait
overdue-vote = the others may let a robot play that move
overdue-robot = a robot plays that move
pace-agreed = { $pace }, then { $overdue }
until = Time: { $when }.
waits-since = since { $when }
waits-until = time until { $when }
stood-in =
    { $count ->
        [one] -# A robot played a move for { $seat }.
       *[other] -# A robot played { $count } moves for { $seat }.
    }
proposal-stand-in = { $seat }'s time is up. Shall a robot play this one move?
proposal-stand-in-agreed = Agreed: a robot has played that move.
proposal-stand-in-refused = We go on waiting.
proposal-stand-in-expired = No longer needed.
proposal-sit-in = We have not heard from { $seat } for a week. Shall a robot sit in? { $whom }, you are missed: you can make your move now, or take your seat back any time. With /end you can also end the game.
proposal-sit-in-agreed = Agreed: a robot sits in until { $seat } comes back.
proposal-sit-in-refused = We go on waiting. I will ask again in a week.
proposal-sit-in-expired = Nobody decided in time: we go on waiting.

## Reminders

reminder-head =
    { $count ->
        [one] A game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
reminder-hush = Not for this turn
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
away-goes-on = My tables need not wait: what we agreed for late players may begin at once
away-back = I am back
away-tomorrow = Until tomorrow morning
away-monday = Until Monday morning
away-3d = For three days
away-7d = For a week
away-14d = For two weeks
away-said = You are away until { $when }. I will be quiet until then, and the others can see it.
away-said-goes-on = You are away until { $when }. I will be quiet until then; the others can see it and need not wait for you.
away-over = Welcome back! I will tell you again when it is your turn.
is-away = { $who } is away until { $when }.

## Seats

seat = My seat
seat-hint = What would you like to do with your seat? To hand it to somebody in particular, type /seat give.
seat-hint-away = A robot is sitting in for you.
seat-robot = Let a robot sit in
seat-back = Take my seat back
seat-substitute = Call a substitute
seat-leave = Leave for good
seat-leaving = Leave for good…
seat-take = Take the seat
seat-robot-sits = A robot sits in for { $seat }, who can come back any time.
seat-robot-for-silent = A robot sits in for { $seat }, whom we have not heard from for a week. { $seat }, your seat stays yours: come back any time.
seat-is-back = { $seat } plays again.
seat-wants-substitute = { $seat } is looking for somebody to play on. Who takes the seat?
seat-left = { $seat } has left the game. A robot plays on until somebody takes the seat.
seat-left-server = { $seat } is no longer on this server. A robot plays on until somebody takes the seat.
seat-was-taken = { $seat } plays on for { $name }.
seat-plays-on = { $seat } plays on.
seat-robot-plays = A robot plays for { $seat }.
seat-to-the-end = { $seat } played to the end of the game.
seat-robot-to-the-end = A robot played for { $seat } to the end of the game.
seat-robot-done = A robot plays for you. “{ $button }” or /seat back ends that.
seat-back-done = It is your seat again.
seat-substitute-done = I have asked in the channel. Until somebody takes the seat, it stays yours.
seat-leave-done = You have left the game.
seat-sure = Leave this game for good? A robot plays on until somebody takes your seat.
seat-offered = I have asked { $who } in the channel.
seat-passed-on = Somebody else plays on from here.
proposal-hand-over = { $who } would like to hand their seat to { $whom }.
proposal-hand-over-open = { $who }: do you take it? The offer ends { $when }.
proposal-hand-over-agreed = Accepted: { $seat } plays from now on.
proposal-hand-over-withdrawn = No longer on offer: somebody else plays there by now.
proposal-hand-over-refused = Declined: the seat stays where it is.
proposal-hand-over-expired = Not accepted in time: the seat stays where it is.
table-deserted = Nobody is left at this table. It ends { $when } unless somebody takes a seat.
refusal-already-seated-other = { $who } is at this table already.
refusal-sat-elsewhere-other = { $who } has played on another seat of this table and knows its secrets.
refusal-already-offered = You have offered your seat already; it waits for an answer.
refusal-others-decide = The others decide this. You can still make the move yourself.
refusal-robot-sits-in = A robot is sitting in for you. Take your seat back first, with /seat back.
refusal-not-asked-of-you = This question is not for you.
refusal-not-your-reminder = This reminder is not for you.
refusal-no-seat-to-take-back = You have no seat to take back here.
refusal-not-your-seat = Only { $seat } can take this seat back.
refusal-other-notice = This is the seat of { $seat }. To take yours back, press the button on your own notice or type /seat back.
refusal-own-call = This is your own seat. Type /seat back if you would rather keep it.
refusal-sat-elsewhere = You have played on another seat of this table and know its secrets.
refusal-seat-taken = This seat is taken.
refusal-robots-by-name = A robot sits in with /seat robot.

## What happened?

happened = What happened?
happened-mine = Since your last move
happened-watching = What happened lately
happened-nothing = Nothing has happened since your last move.
happened-pictures = Above how it was then, below how it is now.

## Settings

settings-touch = Choose below: every change counts at once, and only you see this.
settings-block = Blocked people: nobody
quiet-other = Other quiet hours…
quiet-title = Quiet hours
quiet-field = From – to, such as 10pm-8am; “off” for none
quiet-now = Your quiet hours are { $value } from now on: no pings and no reminders then. You can change them any time with /settings mine.
zone-other = Another time zone…
zone-title = Time zone
zone-field = A place, such as Europe/Paris
zone-clock = It is { $value } there now
zone-choose = Time zone: which clock is yours?
zone-ask = What time is it where you are?
zone-why = Then I will not write to you at night. Choose the clock that is yours.
zone-button = My time zone…
settings-head = Your settings
settings-language = Language: { $language }
settings-reminders = Reminders: { $reminders }
settings-after = First reminder after { $after }
settings-zone = Time zone: { $value }
settings-quiet = Quiet hours: { $value }
settings-no-quiet = Quiet hours: none
settings-notices = When it is your turn: { $notices }
blocked = Blocked: { $who } can no longer offer you a seat or invite you. Only you can see this; the same command lifts it.
unblocked = { $who } is no longer blocked.
settings-away = Away until { $when }
notices-mention = a mention in the channel
notices-dm = a direct message
notices-off = nothing
settings-passes = Passing for you when you have nothing to do: { $switch }
reminders-off = none
reminders-dm = by direct message
reminders-channel = in the game's channel
after-1h = 1 hour
after-4h = 4 hours
after-8h = 8 hours
after-24h = 24 hours
switch-on = on
switch-off = off
refusal-block-yourself = You cannot block yourself. Name somebody else.
refusal-cannot-be-asked = { $who } cannot be asked right now. Offer the seat to somebody else, or call a substitute with /seat substitute.
refusal-quiet-hours = I cannot read “{ $value }” as quiet hours. Type them like 22:00-08:00, or “off”.
refusal-unknown-zone = I do not know the time zone “{ $value }”. Type a place such as Europe/Paris.
