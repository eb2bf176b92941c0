"""Discord's own rules: its state, the JSON it sends, what it refuses. No network."""
