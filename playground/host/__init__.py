"""`make play`: the world of a first visit, keeping it between runs, and running the bot."""
