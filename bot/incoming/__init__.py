"""Everything that comes in from Discord: repaired, limited, dispatched to a handler."""
