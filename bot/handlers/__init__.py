"""What answers a press or a command, one module a feature."""
