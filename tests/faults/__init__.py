"""Whole games while everything goes wrong; judged afterwards from what was kept and shown.

`python -m tests.faults` plays them all, `--games yahtzee --seed 3` one of them again;
`--workers 2 4 8` plays on PostgreSQL with so many workers, which are killed and stopped.
"""
