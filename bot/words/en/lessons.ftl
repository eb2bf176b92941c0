# Practice hands, and tips in first games.

command-learn = learn
command-learn-about = Learn a game by playing a practice hand, in private, in two minutes
learn = Learn by playing
lesson-which = Which game would you like to learn?
lesson-about = A practice hand takes about two minutes. Nobody else sees it, and you can leave it at any time.
lesson-new-line = **{ $what }**
lesson-begun-line = **{ $what }** · you are at { $number } of { $count }
lesson-done-line = **{ $what }** · done ✓
lesson-title = { $what } · practice hand
lesson-next = Go on
lesson-show = Show me
lesson-skip = Skip this part
lesson-leave = Leave
lesson-restart = Start over
lesson-go-on = Go on
lesson-others = Other games
lesson-pressed = { $button }? That is possible.
lesson-shown = I did it for you: { $button }.
lesson-left = Your place is kept. The button below, or **/learn**, takes it up again.
lesson-done = Well played!
lesson-elsewhere = To play, type **/play** in a channel of your server.
lesson-robot = Play against an easy robot
lesson-friends = Play with friends
tips-off = No more tips
tips-are-off = No more tips. You can turn them on again: **/settings mine**.
settings-tips = Tips in first games: { $switch }
