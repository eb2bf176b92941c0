"""The slash commands, one module each; names and descriptions come from the Fluent files."""
