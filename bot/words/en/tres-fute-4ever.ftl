# Très Futé 4ever.

game-name = Très Futé 4ever
game-about = Six dice, five zones of colour, and one bonus that sets off the next.

## Options

option-auto-roll = Rolls
option-auto-roll-off = Everybody presses to roll
option-auto-roll-on = The dice roll by themselves

## Dice, zones and bonuses

dice-yellow-1 = Yellow 1
dice-yellow-2 = Yellow 2
dice-yellow-3 = Yellow 3
dice-yellow-4 = Yellow 4
dice-yellow-5 = Yellow 5
dice-yellow-6 = Yellow 6
dice-blue-1 = Blue 1
dice-blue-2 = Blue 2
dice-blue-3 = Blue 3
dice-blue-4 = Blue 4
dice-blue-5 = Blue 5
dice-blue-6 = Blue 6
dice-grey-1 = Grey 1
dice-grey-2 = Grey 2
dice-grey-3 = Grey 3
dice-grey-4 = Grey 4
dice-grey-5 = Grey 5
dice-grey-6 = Grey 6
dice-green-1 = Green 1
dice-green-2 = Green 2
dice-green-3 = Green 3
dice-green-4 = Green 4
dice-green-5 = Green 5
dice-green-6 = Green 6
dice-pink-1 = Pink 1
dice-pink-2 = Pink 2
dice-pink-3 = Pink 3
dice-pink-4 = Pink 4
dice-pink-5 = Pink 5
dice-pink-6 = Pink 6
dice-white-1 = White 1
dice-white-2 = White 2
dice-white-3 = White 3
dice-white-4 = White 4
dice-white-5 = White 5
dice-white-6 = White 6
tray-yellow = yellow
tray-blue = blue
tray-grey = grey
tray-green = green
tray-pink = pink
tray-white = white
zone-yellow = yellow
zone-blue = blue
zone-grey = grey
zone-green = green
zone-pink = pink
lies-tray = tray
lies-box = box
row-top = top row
row-middle = middle row
row-bottom = bottom row
triangle-upper = upper triangle
triangle-lower = lower triangle
bonus-reroll = re-roll
bonus-extra = extra die
bonus-polish = polish
bonus-fox = fox
bonus-yellow = yellow “?”
bonus-blue = blue “?”
bonus-grey = grey “?”
bonus-green = green “?”
bonus-pink = pink “?”
bonus-black = black “?”
mark-yellow = yellow “?”
mark-blue = blue “?”
mark-grey = grey “?”
mark-green = green “?”
mark-pink = pink “?”
mark-black = black “?”
tool-reroll = re-roll
tool-extra = extra-die
tool-polish = polish
level-1 = Clever beyond cure
level-2 = Nearly as clever as the dice
level-3 = A head like a calculator
level-4 = The table goes quiet
level-5 = Very clever indeed
level-6 = One fox short of brilliant
level-7 = On a good path
level-8 = A respectable sheet
level-9 = Room for more foxes
level-10 = The dice had other plans
level-11 = Let us call it practice

## Questions

ask-roll = Roll
ask-die = Choose a die
ask-silver = Take a die from the silver tray
ask-extra = Use an extra die
ask-mark = Use your bonus
part-roll = Roll { $roll ->
        [1] the dice
       *[other] { $count ->
            [one] the last die
           *[other] { $count } dice
        } (roll { $roll })
    }
part-reroll = Re-roll ({ $left } left)
part-give-up = Give up this roll
part-decline = Take none
part-done = Done
part-die = { $lower ->
        [0] { $dice }
       *[other] { $dice } (tray: { $tray })
    }
part-silver = { $dice } ({ $lies })
part-extra = { $dice } (+1, { $left } left)
part-counts = { $polish ->
        [0] as { $number }
       *[other] as { $number } (polish { $polish } of { $left })
    }
part-zone = { $zone }
part-mark = { $mark }
part-number = number { $number }
part-row = row { $row }
part-yellow = { $gifts ->
        [0] { $row }
       *[other] { $row }: { $bonus }
    }
part-blue = row { $row }, column { $column }{ $polish ->
        [0] { "" }
       *[other] { " " }(polish { $polish })
    }{ $gifts ->
        [0] { "" }
       *[other] {": "}{ $bonus }
    }
part-grey = { $name }, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }{ $gifts ->
        [0] { "" }
       *[other] { ": " }{ $bonus }
    }
part-green = { $gifts ->
        [0] { $triangle }, cell { $cell }
       *[other] { $triangle }, cell { $cell }: { $bonus }
    }
part-pink = { $gifts ->
        [0] { $number } in cell { $cell }
       *[other] { $number } in cell { $cell }: { $bonus }
    }

## Events

event-round-began = { $gifts ->
        [0] Round { $round } of { $rounds } begins.
       *[other] Round { $round } of { $rounds } begins. Everybody gets: { $bonus }.
    }
event-turn-began = { $seat } is the active player.
event-passive-turn-began = { $seat } now plays a passive turn.
event-rolled = { $seat } rolls { $dice } (roll { $roll }).
event-rerolled = { $seat } uses a re-roll ({ $left } left): { $dice }.
event-roll-given-up = { $seat } gives up roll { $roll }.
event-roll-lost = { $seat } can enter no die: roll { $roll } is lost.
event-took-die = { $lower ->
        [0] { $seat } takes { $dice }.
       *[other] { $seat } takes { $dice }; to the silver tray: { $tray }.
    }
event-presented = On the silver tray: { $dice }.
event-took-silver = { $seat } takes { $dice } from the silver tray.
event-took-from-box = { $seat } can enter nothing from the tray and takes { $dice } from a box.
event-took-extra = { $seat } uses an extra die ({ $left } left): { $dice }.
event-polished = { $seat } polishes { $dice } to count as { $number } ({ $uses } polish used).
event-declined = { $seat } takes no die from the silver tray.
event-nothing-to-take = { $seat } can enter none of the dice and passes.
event-kept-extras = { $seat } is done and keeps { $left ->
        [one] { $left } extra die
       *[other] { $left } extra dice
    }.
event-no-extra-fits = { $seat } has { $left ->
        [one] { $left } extra die
       *[other] { $left } extra dice
    } left, but no die fits now.
event-used-mark = { $seat } uses a { $mark }.
event-mark-lost = { $seat } has no room for a { $mark }: it is lost.
event-wrote-yellow = { $seat } writes { $number } in yellow, { $row }.
event-crossed-blue = { $seat } crosses blue, row { $row }, column { $column }.
event-crossed-grey = { $seat } crosses grey region { $name } ({ $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }).
event-wrote-green = { $seat } writes { $number } in green, { $triangle } of cell { $cell }.
event-wrote-pink = { $times ->
        [one] { $seat } writes { $number } in pink, cell { $cell }.
       *[other] { $seat } writes { $number } in pink, cell { $cell }, and again in the next.
    }
event-gained = { $seat } gains: { $bonus }.
event-bar-filled = { $seat } fills the { $tool } bar and gains: { $bonus }.
event-final-score = { $seat }: yellow { $yellow }, blue { $blue }, grey { $grey }, green { $green }, pink { $pink }, foxes { $foxes }. Total { $total }: { $level }.

## Result

why-all-rounds-played = All rounds are played.

## Pictures

letter-yellow = Y
letter-blue = B
letter-grey = S
letter-green = G
letter-pink = P
picture-yellow = Yellow
picture-blue = Blue
picture-grey = Grey
picture-green = Green
picture-pink = Pink
picture-white = white
picture-hint-green = upper + lower, ×2 from the fourth cell
picture-hint-pink = 2: +2   4: +4   6: +3   3: twice   bonus with 5 and 6
picture-total = Total
