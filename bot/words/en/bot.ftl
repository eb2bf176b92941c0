# What belongs to no game.

and = and
robot = robot
back = Back
refresh = Refresh
page = { $number } / { $count }
yes = Yes ({ $count })
alike = { $text } { $name }
no = No ({ $count })

## Commands

command-play = play
command-play-about = Open a table in this channel
command-table = table
command-table-about = Show the table again, below the chat
command-view = view
command-view-about = Show me my own view and what I am asked
command-rules = rules
command-rules-about = The rules of a game, page by page
command-end = end
command-end-about = End the table in this channel
command-game = game
command-game-about = Which game?

command-robots = robots
command-robots-about = Begin at once, with so many robots
command-history = history
command-history-about = What happened in this game
command-undo = undo
command-undo-about = Take back my last step
command-turns = turns
command-turns-about = Everything that waits for me, on all servers
command-settings = settings
command-settings-about = What you want from me
command-mine = mine
command-mine-about = Language, reminders, time zone, quiet hours
command-server = server
command-server-about = The language of new tables in this server (moderators)
command-language = language
command-language-about = Which language?
command-doctor = doctor
command-doctor-about = What is missing: permissions, direct messages, database

## The lobby

lobby-seats = { $least } to { $most } players
lobby-players = Players
lobby-options = Options
lobby-join = Join
lobby-leave = Leave
lobby-add-robot = Add a robot
lobby-evening = about { $count } minutes in an evening
lobby-days = about { $count } days where people answer a few times a day
lobby-invite = Invite…
lobby-robot-leaves = { $name } leaves
alt-lobby = { $name }: what a game looks like when it is under way.
invite-ask = Whom would you like to invite to { $name }? Each of them is told once.
invite-choose = Choose up to five people
invite-done = Invited: { $who }.
invite-unable = { $who } cannot be invited right now.
invite-nobody = They know already: they have a seat or an invitation.
invite-notice = { $who }: { $whom } invites you to a game of { $name }.
options-touch = Every choice counts at once; the others see it in the lobby.
options-variants = Variants
options-comfort = Comfort
options-time = Time
options-none = { $value }: nothing chosen
lobby-start = Start
lobby-word = A word for the dice
word-title = A word for the dice
word-field = Any word: nobody can know the dice then
lobby-invited = Invited: { $who }. Press “{ lobby-join }” if you would like to play.
lobby-closed = This table is closed. Type /play to open another one.
lobby-started = The game has begun.
options-title = Options of { $name }
thread-offer = There is a table in this channel already. Shall I open a thread for yours?
thread-open = Open a thread
thread-opened = Your table is in { $who }.
pictures-missing = I may not send pictures here, so the board will be text. Missing permission: { $permission }.

## Help


command-help = help
command-help-about = What this is, and what to type
help-what = **Sixpips** is a table for games with friends: for an evening, or over days with a move whenever you like.
help-play = **/play** opens a table here. Others press *{ lobby-join }*; robots fill the seats that stay empty.
help-turn = When it is your turn I tell you. Everything is done with the buttons under the board.
help-rules = **/rules** explains each game in a few pages; **/turns** lists what waits for you.
help-mine = **/settings mine** is about your language, reminders and quiet hours.
help-choose = Open a table: which game?
help-settings = My settings
rules-which = The rules of which game?

## The table

turn-one = { $who }, it is your turn.
turn-many = Awaited: { $who }.
robots-think = The robots are thinking…
nobody-left = Nobody is left at this table.
your-move = Your move
my-view = My view
sheets = Sheets
rules = Rules
more = More
more-head = What else would you like to see?
as-text = As text
sheet-of = The sheet of { $seat }
panel-until = This panel follows the game until { $when }. After that, “{ refresh }” brings it up to date.
you-may-change = You may still change your answer.
you-watch = You are watching.
waiting-for = Waiting for { $seats }.
table-over = The game is over.
table-closed = This table was ended without a result.
table-is-here = The table is right here: { $link }
outdated = This board is out of date. The present one: { $link }
alt-earlier = The board of an earlier turn.
game-over = The game is over
ranked = { $place }. { $seat }: { $score }
again = Again?
turns-head = Waiting for you
turns-none = Nobody is waiting for you.
seed-promised = Fair dice: everything drawn in this game comes from a secret with the fingerprint `{ $value }`. You will see it at the end.
words-added = Words mixed into the dice: { $who }
word-added = “{ $text }”
seed-shown = The secret behind all the dice: `{ $value }`, with the fingerprint `{ $name }`. The whole of it is under “{ more }”.
record-shown = Digest of players, moves and result: `{ $value }`
fair = Fair dice
fair-open = Everything drawn in this game comes from one secret, which you will see at the end. Its fingerprint (SHA-256) has been fixed since the lobby. The number that Discord gave the lobby’s first message is mixed in, and so is any word that you add there: nobody can have chosen the dice.
fair-ended = Everything drawn in this game came from this secret. Its fingerprint (SHA-256) had been fixed since the lobby; “{ $button }” lets anybody check every draw.
fair-fingerprint = Fingerprint: `{ $value }`
fair-secret = Secret: `{ $value }`
fair-message = Mixed in: the number of the [lobby’s message]({ $link }), `{ $value }`
fair-record = Digest of players, moves and result: `{ $value }`

history = History
history-secret = What is being decided in secret now is told once everybody has decided.
played = { $seat } plays.
alt-rules = Examples of dice, the box they go into and their points.

## Settings and the doctor

language-auto = Automatic
language-en = English
language-fr = Français
settings-server = The language of new tables in this server: { $language }.
doctor-head = How I am doing here
doctor-database = Database
doctor-version = Version { $value }
doctor-dm = This is a test of direct messages, because you typed /doctor.
doctor-dms = Direct messages to you
doctor-dms-closed = Direct messages to you are closed: allow them in this server's privacy settings.

## Direct messages

dm-hello = You are in. What only you may know will reach you here.
dms-closed = I cannot send you direct messages. Everything works with “{ $button }” under the board; if you want them, allow direct messages in this server's privacy settings.

## Agreements

proposal-end = { $who } would like to end this game.
proposal-undo = { $who } would like to take back their last step and all that followed. Done again, it would bring the same dice.
proposal-undo-seen =
    { $count ->
        [one] -# Dice or cards that were drawn in one of these steps have been seen.
       *[other] -# Dice or cards that were drawn in { $count } of these steps have been seen.
    }
proposal-overtaken = No longer asked: the table has moved on.
proposal-open = { $who }: do you agree? The vote closes { $when }.
proposal-end-agreed = Agreed: the game has been ended.
proposal-end-refused = The game goes on.
proposal-end-expired = Nobody decided in time: the game goes on.
proposal-game-over = No longer needed: the game is over.
proposal-undo-agreed = Agreed: it has been taken back.
proposal-undo-refused = Not agreed: nothing is taken back.
proposal-undo-expired = Not decided in time: nothing is taken back.
proposal-start = { $who } would like to start this game now.
proposal-start-agreed = Agreed: the game has begun.
proposal-start-refused = Not yet: the lobby stays open.
proposal-start-expired = Not decided in time: the lobby stays open.
proposal-close = { $who } would like to close this lobby.
proposal-close-agreed = Agreed: the lobby is closed.
proposal-close-refused = The lobby stays open.
proposal-close-expired = Nobody decided in time: the lobby stays open.
start-proposed = You did not open this lobby, so I have asked the others. It starts when most of you agree, or when whoever opened it says so.
undo = Undo my last step
undo-short = Undo
undo-done = Taken back. The dice will not change.
undo-done-apart = Taken back. The dice will not change. As you have seen them, this game's score is kept apart from best scores.
undo-proposed =
    { $count ->
        [one] Something was rolled or shown with it, so I have asked the others.
       *[other] { $count } steps would be taken back, so I have asked the others.
    }
taken-back =
    { $count ->
        [one] -# One step was taken back.
       *[other] -# { $count } steps were taken back.
    }
end-now = End the table
end-sure = End this table for everybody? Nothing will be scored.
end-proposed = I have asked the others.

## Permissions

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

## Refusals

refusal-game-over = The game is over.
refusal-not-asked = It is not your turn: waiting for { $seats }.
refusal-not-offered = That is not possible now. The controls have been brought up to date.
refusal-already-done = That has been done already. Here is how things stand.
refusal-unknown-option = There is no option called { $name }.
refusal-unknown-choice = The option { $name } cannot be { $value }.
refusal-too-few-players =
    { $least ->
        [one] At least one player is needed.
       *[other] At least { $least } players are needed; you are { $players }.
    }
refusal-too-many-players = At most { $most } can play; you would be { $players }.
refusal-no-table = This table no longer exists.
refusal-newer-table = This game was played with a newer version of the bot. It is kept as it is.
refusal-channel-taken = There is a table in this channel already.
refusal-already-seated = You are at this table already.
refusal-not-seated = You are not at this table.
refusal-no-robot = There is no robot at this table.
refusal-no-game = This game is no longer running.
refusal-already-started = The game has begun already.
refusal-lobby-closed = This table is closed. Type /play to open another one.
refusal-not-started = The game has not begun yet.
refusal-no-table-here = There is no table in this channel. Type /play to open one.
refusal-refused-lately = That was refused to you a moment ago. You may propose it again { $when }.
refusal-announced-enough = You have announced a lot lately. You may do so again { $when }.
refusal-already-proposed = That has been proposed already; it waits for the others' answer.
refusal-not-allowed = Only the people at the table, together, or a moderator can do that.
refusal-unknown-control = I do not know this button. Type /table to see the present board.
refusal-unknown-command = I do not know this command, or not like that. Type / to see what there is.
refusal-too-fast = That was too fast for me. Wait a moment, then go on; nothing is lost.
refusal-unknown-game = I do not know this game.
refusal-only-in-servers = Tables stand in a server's channels. Type /play there.
refusal-no-threads-here = I cannot open a thread here.
refusal-missing-permissions = I lack a permission in this channel: { $permission }.
refusal-missing-permission = Discord does not let me do that here. A moderator can see my permissions in the channel's settings.
refusal-cannot-undo = There is nothing of yours to take back.
refusal-too-many-undone = { $most } steps of this game have been taken back, and no more can be. It goes on from here.
refusal-undo-secret = With it somebody saw or was told of a hidden card or token. Nobody can forget that, so it cannot be taken back, not even if everybody agrees.
refusal-undo-departed = Among it is a move of { $seats }, who left and cannot agree. So it stays.
refusal-undo-not-yours = This button is for { $seat }, who has just moved. With /undo you can ask to take back your own last step.
refusal-undo-not-free = That can no longer be taken back with one press. With /undo you can ask the others.
refusal-failed = Something went wrong on my side. Nothing is lost; please try again.
refusal-no-sheets = This game has no sheets. “{ $button }” shows you everything you may know.
refusal-nothing-happened = Nothing has happened yet.
refusal-moderators-only = Only moderators (Manage Server) can set that.

## Stories

join-and = { " · " }
join-then = { " → " }
join-so = { " ⇒ " }
join-which = { ": " }
join-space = { " " }
join-list = { "; " }
event-played = plays
earlier = Earlier moves: “{ happened }”
earlier-history = Earlier moves: /{ command-history }

## Language

labelled = { $what }: { $which }
languages = Languages of the board
languages-one = the language of whoever opened it
languages-both = English and French
