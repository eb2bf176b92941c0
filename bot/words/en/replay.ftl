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
refusal-already-shared = This replay has been shared in the channel already: scroll up to see it.
replay-about = The whole game, as the channel saw it.
alt-replay = The boards of the game one after the other, from the beginning to the end. “{ step-by-step }” has a description of each.
export = Save as a file
export-all = Everything about this game: what was agreed, every step, all that was drawn and the secret behind it.
export-so-far = The game so far. The secret behind the dice will be in the file when the game is over.
export-partial = The game so far, as you know it: moves, cards and dice that are secret will be in the file when the game is over.
export-check = Anybody can play it again and check the dice: `python -m bot verify { $value }`
refusal-earlier-rules = This game was played by earlier rules, so I cannot play it back. You can still read its history.
refusal-film-waiting = Your film is being made. It appears as soon as it is ready; then you can ask for another one.
