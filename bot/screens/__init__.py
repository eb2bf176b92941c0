"""What a message shows: words, pictures and controls, before Discord sees any of it."""
