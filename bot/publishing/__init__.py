"""Bringing the messages of a table up to date with the store."""
