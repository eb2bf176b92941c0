"""Scripted people and what they see and do."""
