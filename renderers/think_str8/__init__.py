"""How Think Str8! looks: the channel's table, and each player's own view with the pad."""
