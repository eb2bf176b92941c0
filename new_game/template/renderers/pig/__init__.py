"""How Pig is shown."""
