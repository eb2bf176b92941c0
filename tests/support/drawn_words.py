"""The words that stand on a picture, heard while it is drawn."""

import gc
import sys
from functools import _lru_cache_wrapper
from typing import Any

import pytest

from renderers.catalog import Picture
from renderers.core import text
from renderers.core.scene import Scene

KEPT = ("renderers.core.text", "renderers.core.glyphs", "renderers.core.shapes")
"""Modules whose caches hold no whole line."""


def drawn_words(picture: Picture, scene: Scene[Any], monkeypatch: pytest.MonkeyPatch) -> str:
    """All lines of a picture, in the order in which they are set."""
    lines: list[str] = []

    def setting(line: text.Line) -> text.Setting:
        lines.append(line.text)
        return text.setting(line)

    with monkeypatch.context() as patched:
        for name, module in list(sys.modules.items()):
            drawing = name.startswith("renderers.") and module is not text
            if drawing and getattr(module, "setting", None) is text.setting:
                patched.setattr(module, "setting", setting)
        forget()
        picture.draw(scene)
        forget()
    return " ".join(lines)


def forget() -> None:
    """Empties the renderers' caches, so that every line is set anew."""
    for kept in gc.get_objects():
        if isinstance(kept, _lru_cache_wrapper):
            module = str(kept.__module__)
            if module.startswith("renderers.") and module not in KEPT:
                kept.cache_clear()
