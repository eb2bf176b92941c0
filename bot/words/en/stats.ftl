# Statistics, and staying out of them.

## Commands

command-stats = stats
command-stats-about = Games played and won, ratings, best sheets, and a chart
command-person = person
command-person-about = Whose? Yours, if you name nobody
command-statistics = statistics
command-statistics-about = Whether you are in statistics
command-counted = counted
command-counted-about = Shall your games be counted?
counted-on = Yes
counted-off = No
command-forget = forget
command-forget-about = Forget me: take me out of all games that have ended

## What is shown

stats-here = in this server
stats-everywhere = on all servers
stats-all-games = All games
stats-me = Me
stats-server = This server
stats-none = No game has been finished yet.
stats-nobody-yet = No game among people has been finished yet.
stats-people = Games among people: **{ $played }** · won: **{ $won }** ({ $percent } %)
stats-people-short = played: { $played } · won: { $won } ({ $percent } %)
stats-streak = Won in a row: **{ $streak }** now · **{ $best }** at best
stats-rating = Rating:
stats-rated = **{ $value }** ({ $percent } % sure)
stats-rated-provisional = **{ $value }** (provisional until the fifth game; { $percent } % sure)
stats-games = Games
stats-scores = { $text }: average **{ $value }** · best **{ $best }**
stats-usual-rules = Usual rules
stats-best = Best sheets
stats-apart = Counted apart
stats-robots = With robots, or seats that changed hands: { $played } · won: { $won }
stats-solo = Alone: { $played }
stats-solo-best = Alone: { $played } · best: { $best }
stats-aborted = Ended early: { $count }
stats-rewound = Scores kept apart, because throws were taken back: { $count }
stats-ranking = Ranking
stats-winners = Most games won
stats-games-people = among people: { $count }
stats-games-robots = with robots: { $count }
stats-games-solo = alone: { $count }
stats-games-aborted = ended early: { $count }
stats-you-are-out = You are in no statistics. Nothing is lost: if you come back, your games count again.
stats-they-are-out = This person is in no statistics.

## Charts

chart-scores = The last { $count } scores
chart-won = Games won / played, among people
chart-ratings = Ratings in this server; bars begin at { $value }; ?: provisional
chart-won-mark = won
chart-lost-mark = not won
chart-apart-mark = with robots or alone
chart-average-mark = average of five games

## Being counted, being forgotten

settings-counted = In statistics: { $switch }
count-out = No statistics about me
count-in = Count my games
count-is-out = You are in no statistics from now on, and in nobody's ranking.
count-is-in = Your games are counted.
somebody = Somebody
forget-ask =
    ### Shall I forget you?
    In all games that have ended, your seat will belong to “Somebody” for good; your settings are deleted, and you will be in no statistics. This cannot be undone.
    Games that are still running are not touched, nor are the moves of those that ended. What was posted in channels stays there until somebody deletes it.
forget-sure = Forget me
forget-done = Done. I know nothing more of you than that you are in no statistics. Games that are still running go on.

## Refusals

refusal-stats-own-only = Here I only show your own games. Those of others can be seen in the server where they were played.
refusal-stats-no-server = This is no server. Type /stats in one to see its ranking.
