# Statistics, and staying out of them.

## Commands

command-stats = stats
command-stats-about = Games won, ratings, best scores and a chart
command-whose = person
command-whose-about = Whose? Yours if you name nobody
command-statistics = statistics
command-statistics-about = Whether your games count in statistics
command-counted = counted
command-counted-about = Count your games?
counted-on = Yes
counted-off = No
command-forget = forget
command-forget-about = Forget me: erase me from all finished games

## What is shown

stats-here = on this server
stats-everywhere = on all servers
stats-all-games = All games
stats-me = Me
stats-server = This server
stats-none = No finished games yet. /play opens a table.
stats-nobody-yet = No finished games among people yet.
stats-people = Games among people: **{ $played }** · won: **{ $won }** ({ $percent }%)
stats-people-short = played: { $played } · won: { $won } ({ $percent }%)
stats-streak = Winning streak: **{ $streak }** (best **{ $best }**)
stats-rating = Rating:
stats-rated = **{ $value }** ({ $percent }% certain)
stats-rated-provisional = **{ $value }** (provisional until the fifth game; { $percent }% certain)
stats-games = Games
stats-scores = { $text }: average **{ $value }** · best **{ $best }**
stats-usual-rules = Standard rules
stats-best = Best scores
stats-apart = Counted apart
stats-robots = With robots or changed seats: { $played } · won: { $won }
stats-solo = Solo: { $played }
stats-solo-best = Solo: { $played } · best: { $best }
stats-coached = With the coach: { $played }
stats-aborted = Ended early: { $count }
stats-rewound = Scores set aside because rolls were taken back: { $count }
stats-ranking = Ranking
stats-winners = Most wins
stats-games-people = among people: { $count }
stats-games-robots = with robots: { $count }
stats-games-solo = solo: { $count }
stats-games-coached = with the coach: { $count }
stats-games-aborted = ended early: { $count }
stats-you-are-out = Your games are not counted. Nothing is lost: if you change your mind, they count again.
stats-they-are-out = This person keeps their games out of statistics.

## Skill

skill-head =
    { $count ->
        [one] Luck and skill, one reviewed game
       *[other] Luck and skill, { $count } reviewed games
    }
skill-cost-points = Points lost per choice: **{ $value }**
skill-cost-chance = Chance to win lost per choice: **{ $value }%**
skill-luck-points = Luck per game: **{ $value }** points on average
skill-luck-chance = Luck per game: **{ $value }%** chance to win on average
skill-development = Lost per choice in the first { $count } games: { $first_text }; in the last { $count }: **{ $last_text }**

## Charts

chart-days = { $first_text } to { $last_text }
chart-scores = Last { $count } scores
chart-won = Games won / played, among people
chart-ratings = Ratings on this server; bars start at { $value }; “?”: provisional
chart-won-mark = won
chart-lost-mark = not won
chart-apart-mark = with robots or solo
chart-average-mark = five-game average

## Being counted, being forgotten

settings-counted = Count my games: { $switch }
count-out = Stop counting my games
count-in = Count my games
count-is-out = From now on your games are not counted, and rankings leave you out.
count-is-in = Your games count.
somebody = Somebody
forget-ask =
    ### Shall I forget you?
    In all finished games your seat will belong to “Somebody” for good; your settings are deleted, and your games are no longer counted. This cannot be undone.
    Games still running are not touched, nor are the moves of finished ones. What was posted in channels stays there until somebody deletes it.
forget-sure = Forget me
forget-done = Done. All I still know of you is that your games are not counted, and on which servers moderators have left you out of lists. Games still running go on.

## Refusals

refusal-stats-own-only = Here I show only your own games. Other people’s are shown on the server where they were played.
refusal-stats-no-server = Rankings belong to a server: type /stats in one of its channels.
