"""From a view of a game to pictures and texts."""
