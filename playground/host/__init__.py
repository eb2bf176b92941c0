"""Running the bot beside the playground, and keeping the world between runs."""
