"""Whole games while everything goes wrong; judged afterwards from what was kept and shown.

`python -m tests.faults` plays them all, `--games yahtzee --seed 3` one of them again.
"""
