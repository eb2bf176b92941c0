# Duels: everybody plays alone with the same dice, and all is laid open at the end.

duel = same dice
duel-on = Same dice
duel-off = Take turns
duel-idea = A duel: everybody has the same dice and plays alone, in private and whenever they like. Nobody waits for anybody. When all have played, everything is laid open turn by turn. The duel begins by itself once everybody invited has joined.
duel-notice = { $who }: { $whom } challenges you to a duel at { $name }. Everybody has the same dice and plays alone, within { $which }. It begins when you join.
duel-time = Time for the duel
duel-asking = { $who }: play whenever you like. It ends { $when }.

event-finished = has played to the end.
event-withdrew = has not finished.
event-laid-open = Everything is laid open.
why-all-played = Everybody has played with the same dice.
why-time-up = The time is up.
unranked = –. { $who }: not finished
own-seat = You play this duel for yourself. You can leave it: then you are not ranked, and nobody waits for you.
duel-sure = Leave this duel? You cannot come back to it, and you will not be ranked.
duel-left = You have left the duel.

## Its picture, and what is opened at the end

duel-picture = The same dice for everybody
duel-reached = { $done } of { $turns }
duel-finished = finished
duel-unfinished = not finished
duel-turns = Turn by turn
duel-turn = Turn { $number }
duel-worth = **+{ $points }**, { $total } in all

## What can be typed

command-duel = duel
command-duel-about = Everybody plays with the same dice, each alone and whenever they like
command-rival = against
command-rival-about = Whom do you challenge? More can join
command-lasts = time
command-lasts-about = How long does everybody have?

refusal-rival-robot = That is a bot. My own robots are added in the lobby, with “{ lobby-add-robot }”.
refusal-rival-self = You cannot challenge yourself.
refusal-rival-unable = { $who } cannot be invited right now. The lobby is open: anybody else can press “{ lobby-join }”.
refusal-duel-too-late = The time of this duel is up.
refusal-undo-same-dice = You cannot take a move back where others have the same dice: you would know what comes next.
refusal-own-seat-only = Here everybody plays for themselves: seats do not change hands.
refusal-not-alone = You play this game alone: that is for tables in a channel.
