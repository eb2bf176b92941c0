"""Discord as it behaves: its state, what it sends, what it refuses."""
