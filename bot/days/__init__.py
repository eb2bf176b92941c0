"""Games over days: what falls due by the clock, and is done by the bot itself."""
