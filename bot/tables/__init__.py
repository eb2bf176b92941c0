"""Tables from the lobby to the end: who sits, what is asked, what a move leads to."""
