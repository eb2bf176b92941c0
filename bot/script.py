"""`sixpips`, as it is installed.

Each process of the pool runs the script that started the bot again, to find what stands in it. So
this imports nothing of the bot before it is called.
"""

import sys


def sixpips() -> int:
    """What was asked for; returns the exit code."""
    from bot.__main__ import console

    return console(sys.argv[1:])
