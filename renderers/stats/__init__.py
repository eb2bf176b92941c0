"""Charts: scores over time, and bars to compare people or games."""
