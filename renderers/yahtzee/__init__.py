"""Yahtzee's pictures and texts. Nothing is secret, so nobody has a picture of their own."""
