# What belongs to no game.

and = and
