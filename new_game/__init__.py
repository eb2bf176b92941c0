"""`make new-game NAME=farkle`: a small complete game under a new name, for its author to change."""
