# What belongs to no game.

and = and
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
command-table-about = Bring the board back to the end of the chat
command-view = view
command-view-about = Your own view of the game, and what you are asked
command-as-text = as-text
command-as-text-about = The whole board in words, as you may see it
command-rules = rules
command-rules-about = How a game is played, page by page
command-end = end
command-end-about = End the game in this channel
command-game = game
command-game-about = Which game?

command-robots = robots
command-robots-about = Start right away with this many robots
command-history = history
command-history-about = Everything that happened in this game
command-undo = undo
command-undo-about = Take back your last move
command-turns = turns
command-turns-about = Every game that is waiting for you, on all servers
command-settings = settings
command-settings-about = Your settings, and those of this server
command-mine = mine
command-mine-about = Language, reminders, time zone, quiet hours
command-server = server
command-server-about = The language of new tables on this server (moderators)
command-language = language
command-language-about = Which language?
command-doctor = doctor
command-doctor-about = Check my permissions, direct messages and database

## The lobby

lobby-seats = { $least } to { $most } players
lobby-players = Players
lobby-options = Options
lobby-join = Join
lobby-leave = Leave
lobby-add-robot = Add a robot
lobby-evening = about { $count } minutes in one sitting
lobby-days = about { $count } days at a few moves a day
lobby-invite = Invite…
lobby-robot-leaves = Remove { $name }
lobby-robot-level = { $name }: { $level }
lobby-levels = Press a robot’s name to change how well it plays.
robot-listed = { $seat } (robot, { $level })
level-easy = easy
level-good = good
level-strong = strong
alt-lobby = { $name }: a game in full swing.
invite-ask = Who would you like to invite to { $name }? Everybody is told just once.
invite-choose = Choose up to five people
invite-done = Invited: { $who }.
invite-unable = { $who } cannot be invited right now.
invite-nobody = They know already: each of them has a seat or an invitation.
invite-notice = { $who }: { $whom } invites you to a game of { $name }.
options-touch = Every choice counts right away; the others see it in the lobby.
options-variants = Variants
options-comfort = Comfort
options-time = Time
options-none = { $value }: nothing chosen
lobby-start = Start
lobby-word = A word for the dice
word-title = A word for the dice
word-field = Any word: it goes into the dice
lobby-invited = Invited: { $who }. Press “{ lobby-join }” to play.
lobby-closed = This table is closed. Open a new one with /play.
lobby-started = The game has begun.
options-title = Options of { $name }
thread-offer = This channel already has a table. Shall I open a thread for yours?
thread-open = Open a thread
thread-opened = Your table is waiting in { $who }.
pictures-missing = I am not allowed to send pictures here, so the board will be text. Missing permission: { $permission }.

## Help

command-help = help
command-help-about = What Sixpips is, and how to begin
help-what = **Sixpips** is a game table for you and your friends: for an evening, or over days, each move whenever it suits you.
help-play = **/play** opens a table here. The others press *{ lobby-join }*; robots can take the empty seats.
help-turn = I tell you when it is your turn. You play with the buttons under the board, or type **/move**.
help-rules = **/learn** teaches a game by playing, in two minutes; **/rules** has its pages, **/turns** the games that wait for you.
help-mine = **/settings mine** has your language, reminders, quiet hours, and colours for the colour-blind.
help-choose = Open a table: which game?
help-settings = My settings
rules-which = Which game’s rules?

## The table

turn-one = { $who }, it is your turn.
turn-many = Waiting for { $who }.
robots-think =
    { $count ->
        [one] { $who } is thinking…
       *[other] { $who } are thinking…
    }
nobody-left = Nobody is left at this table.
your-move = Your move
my-view = My view
sheets = Sheets
rules = Rules
more = More
more-head = What else would you like to see?
as-text = As text
sheet-of = { $seat }’s sheet
panel-until = This panel follows the game until { $when }. After that, press “{ refresh }”.
you-may-change = You can still change your answer.
you-watch = You are watching this game.
waiting-for = Waiting for { $seats }.
table-over = The game is over.
table-closed = This table was closed without a result.
earlier = Earlier moves: “{ happened }”
earlier-history = Earlier moves: /history

## Language

labelled = { $what }: { $which }
robot-moves = Robots’ moves
robot-moves-together = shown all at once
robot-moves-each = each shown for a moment
languages = Languages of the board
languages-one = the language of whoever opened the table
languages-both = English and French
table-is-here = The board is right here: { $link }
outdated = This board is out of date. The current one: { $link }
invite-started = This invitation has ended: the game has begun. Its board: { $link }
invite-closed = This invitation has ended: the table is closed.
alt-options = Options:
alt-earlier = The board of an earlier turn.
game-over = The game is over
ranked = { $place }. { $who }: { $score }
again = Again?
turns-head = Waiting for you
turns-none = No game is waiting for you.
seed-promised = Fair dice: everything drawn in this game comes from one secret, with the fingerprint `{ $value }`. You will see it at the end.
words-added = Words mixed into the dice: { $who }
word-added = “{ $text }”
seed-shown = The secret behind all the dice: `{ $value }`, with the fingerprint `{ $name }`. The whole of it is under “{ more }”.
record-shown = Digest of players, moves and result: `{ $value }`
picture-signature = Dice: { $value }
fair = Fair dice
fair-open = Everything drawn in this game comes from one secret, which you will see at the end. Its fingerprint (SHA-256) was fixed when the lobby opened. The number that Discord gave the lobby’s first message is mixed in, and so is every word that you add there: nobody can have chosen the dice.
fair-ended = Everything drawn in this game came from this secret. Its fingerprint (SHA-256) was fixed when the lobby opened; with “{ $button }” anybody can check every draw.
fair-fingerprint = Fingerprint: `{ $value }`
fair-secret = Secret: `{ $value }`
fair-message = Mixed in: the number of the [lobby’s message]({ $link }), `{ $value }`
fair-record = Digest of players, moves and result: `{ $value }`

history = History
history-secret = What is being decided in secret is told once everybody has decided.
played = { $seat } plays.
alt-rules = Examples of dice, the box they go into and their points.

## Settings and the doctor

language-auto = Automatic
language-en = English
language-fr = Français
settings-server = New tables on this server speak: { $language }.
doctor-head = How I am doing here
doctor-database = Database
doctor-version = Version { $value }
doctor-dm = Just a test: you typed /doctor, and direct messages reach you.
doctor-dms = Direct messages to you
doctor-dms-closed = Direct messages to you: blocked. Allow them in this server’s privacy settings.

## Direct messages

dm-hello = You are in! What only you may see will reach you here.
dms-closed = I cannot send you direct messages, so play with “{ $button }” under the board. To get them, allow direct messages in this server’s privacy settings.

## Agreements

proposal-end = { $who } would like to end this game.
proposal-undo = { $who } would like to take back their last move and everything since. The same move again would bring the same dice.
proposal-undo-seen =
    { $count ->
        [one] -# One of these moves drew dice or cards that have been seen.
       *[other] -# { $count } of these moves drew dice or cards that have been seen.
    }
proposal-overtaken = No longer needed: the game has moved on.
proposal-open = { $who }: do you agree? The vote closes { $when }.
proposal-end-agreed = Agreed: the game is ended.
proposal-end-refused = Refused: the game goes on.
proposal-end-expired = Not enough votes in time: the game goes on.
proposal-game-over = No longer needed: the game is over.
proposal-undo-agreed = Agreed: it has been taken back.
proposal-undo-refused = Refused: nothing is taken back.
proposal-undo-expired = Not enough votes in time: nothing is taken back.
proposal-start = { $who } would like to start this game now.
proposal-start-agreed = Agreed: the game has begun.
proposal-start-refused = Not yet: the lobby stays open.
proposal-start-expired = Not enough votes in time: the lobby stays open.
proposal-close = { $who } would like to close this lobby.
proposal-close-agreed = Agreed: the lobby is closed.
proposal-close-refused = Refused: the lobby stays open.
proposal-close-expired = Not enough votes in time: the lobby stays open.
start-proposed = Somebody else opened this lobby, so I have asked the others. The game starts when most of you agree, or when whoever opened it says so.
undo = Undo my last move
undo-short = Undo
undo-done = Taken back. The dice will not change.
undo-done-apart = Taken back. The dice will not change. You have seen them, so this game’s score stays out of the best scores.
undo-proposed =
    { $count ->
        [one] That move rolled or showed something, so I have asked the others.
       *[other] { $count } moves would be taken back, so I have asked the others.
    }
taken-back =
    { $count ->
        [one] -# One move was taken back.
       *[other] -# { $count } moves were taken back.
    }
end-now = Close the table
end-sure = Close this table for everybody? Nothing will be scored.
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
refusal-not-offered = That is not possible now. The buttons show what is.
refusal-already-done = That is already done. The board shows how things stand.
refusal-unknown-option = There is no option called { $name }. “{ lobby-options }” in the lobby shows them all.
refusal-unknown-choice = The option { $name } cannot be { $value }. “{ lobby-options }” in the lobby shows what it can be.
refusal-too-few-players =
    { $least ->
        [one] At least one player is needed. Press “{ lobby-join }”.
       *[other] { $least } players needed; { $players } so far. Invite somebody, or add a robot.
    }
refusal-too-many-players = { $most } can play at most; you would be { $players }. Open a second table with /play.
refusal-no-table = This table is gone. Open a new one with /play.
refusal-newer-table = This game was played with a newer version of me. It is kept safe until I am updated.
refusal-channel-taken = This channel already has a table: /table shows it. In another channel you can open your own.
refusal-already-seated = You are already at this table.
refusal-not-seated = You are not at this table. Join before the game begins, or watch with /view.
refusal-no-robot = There is no robot at this table. “Add a robot” brings one.
refusal-no-game = This game is no longer running. Open a new one with /play.
refusal-already-started = The game has already begun: /table shows it.
refusal-lobby-closed = This table is closed. Open a new one with /play.
refusal-not-started = The game has not begun yet. “{ lobby-start }” in the lobby begins it.
refusal-no-table-here = There is no table in this channel. Open one with /play.
refusal-refused-lately = The others have just said no. You can ask again { $when }.
refusal-announced-enough = You have called on the others a lot lately. You can again { $when }.
refusal-already-proposed = That is already proposed; we are waiting for the others.
refusal-not-allowed = Only the players together, or a moderator, can do that. Ask somebody at the table.
refusal-unknown-control = I do not know this button. /table shows the current board.
refusal-unknown-command = I do not know that command, or not in this form. Type / to see all of mine.
refusal-too-fast = Not so fast! Wait a moment, then go on; nothing is lost.
refusal-unknown-game = I do not know that game. /play lists those I know.
refusal-only-in-servers = Tables are set up in a server’s channels. Type /play there.
refusal-no-threads-here = I cannot open a thread here. Use another channel, or wait until this table is free.
refusal-missing-permissions = I am missing a permission in this channel: { $permission }. A moderator can grant it.
refusal-missing-permission = Discord does not let me do that here. A moderator can check my permissions in the channel’s settings; /doctor lists them.
refusal-cannot-undo = You have no move to take back.
refusal-too-many-undone = { $most } moves of this game have been taken back, and that is the limit. It goes on from here.
refusal-undo-secret = By that move somebody saw or learnt something hidden. Nobody can forget it, so the move stays, even if everybody agrees.
refusal-undo-departed = That would also take back a move of { $seats }, who has left and cannot agree. So it stays.
refusal-undo-not-yours = This button is for { $seat }, who has just moved. To take back your own last move, type /undo.
refusal-undo-not-free = One press no longer takes that back. With /undo you can ask the others.
refusal-unavailable = I cannot save anything at the moment. Nothing is lost; please try again in a little while.
refusal-failed = Something went wrong on my side. Nothing is lost; please try again.
refusal-no-sheets = This game has no sheets. “{ $button }” shows you everything you may know.
refusal-nothing-happened = Nothing has happened yet.
refusal-moderators-only = Only moderators (Manage Server) can set that. Ask one of them.

## Stories

join-and = { " · " }
    .full = { ", " }
join-then = { " → " }
    .full = { ", then " }
join-so = { " ⇒ " }
    .full = { ", bonus: " }
join-which = { ": " }
join-space = { " " }
join-list = { "; " }
event-played = plays

## Colours

scheme = Colours
scheme-auto = as at the table
scheme-standard = standard
scheme-red-green = for red-green colour blindness (deuteranopia, protanopia)
scheme-blue-yellow = for blue-yellow colour blindness (tritanopia)
scheme-contrast = high contrast
settings-scheme = Colours: { $scheme }
command-scheme = colours
command-scheme-about = Which colours shall I use for what only you see?

## Typed moves

command-move = move
command-move-about = Type your move
command-typed-about = For example: fours, keep 4 4, pink 2 cell 3, 8-11
typed-all = all, every, everything
typed-none = none, nothing
typed-noise = the, a, an, my, to, in, on, at, with, and, i, it, of, die, dice
typed-pick = pick
typed-nothing = “{ $text }” is not a move you can make now. Nothing has happened. The nearest ones:
typed-several = “{ $text }” could be several moves. Nothing has happened. Which one do you mean?
refusal-typed-where = Several games are waiting for you. Type this in the channel of the one you mean.
refusal-nothing-waits = No game is waiting for you right now. /play in a channel opens a table.

## Words first: what is read aloud

words-options-head = Your options:
words-options = All my options
words-table = The whole table
semicolon = ;
colon = :
ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
page-back = ◀
    .full = Back to page { $number }
page-forward = ▶
    .full = On to page { $number } of { $count }
picked = ✓ { $text }
    .full = { $text }, chosen
