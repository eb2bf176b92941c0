# A game seen again: step by step, as a film, as a file.

step-by-step = Step by step
step-of = step { $number } of { $count }
step-first =
    { $count ->
        [0] the beginning
        [one] the beginning, before its only step
       *[other] the beginning, before { $count } steps
    }
replay = Replay
share = Share in the channel
shared = Everybody in the channel can see it now.
refusal-already-shared = This replay is already in the channel: scroll up to see it.
replay-about = The whole game, as the channel saw it.
alt-replay = The boards of the game one after another, from first to last. “{ step-by-step }” describes each of them.
export = Save as a file
export-all = Everything about this game: its options, every move, every draw and the secret behind them.
export-so-far = The game so far. The secret behind the dice comes with the file once the game is over.
export-partial = The game so far, as you know it. Secret moves, cards and dice come with the file once the game is over.
export-check = Anybody can replay it and check the dice: `sixpips verify { $value }`
refusal-earlier-rules = This game was played by earlier rules, so I cannot replay it. /history still tells it.
refusal-film-waiting = Your replay is being made and will appear as soon as it is ready. Then you can ask for another.
step-to-first = |◀
    .full = The first step
step-to-back = ◀
    .full = One step back
step-to-forward = ▶
    .full = One step on
step-to-last = ▶|
    .full = The last step
