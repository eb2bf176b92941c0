"""What one person wants from the bot."""
