"""This process as the bot is once it has settled in."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from bot.__main__ import settle_in


@contextmanager
def settled_in() -> Iterator[None]:
    """Tiles are warm and garbage is searched for as in the bot; afterwards as before."""
    before = gc.get_threshold()
    settle_in()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
