"""How duels are shown."""
