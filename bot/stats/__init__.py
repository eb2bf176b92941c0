"""Statistics: what is counted, how it is shown, and how somebody stays out of it."""
