"""Buttons and menus in rows, as plain records."""

from typing import Literal

import msgspec

ROW = 5
"""So many buttons stand in a row."""

Style = Literal["plain", "main", "good", "bad"]


class Button(msgspec.Struct, frozen=True):
    """A button; the `icon` is the name of one of `renderers.emojis`."""

    id: str
    label: str
    style: Style = "plain"
    icon: str = ""
    disabled: bool = False


class Entry(msgspec.Struct, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    icon: str = ""
    chosen: bool = False
    about: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A menu of which at least `least` and at most `most` lines may be chosen."""

    id: str
    placeholder: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1


Row = tuple[Button, ...] | Menu
