"""Servers and people, and what people see and do there."""
