"""Forms: a title, menus, check boxes and lines. What is sent is understood from the form's id."""

from collections.abc import Collection, Mapping
from typing import Any

import discord

from bot.ui.control import Control
from bot.ui.limits import MODAL_TITLE, OPTION_TEXT
from bot.words.sanitize import cut


def form(control: Control, title: str) -> discord.ui.Modal:
    """An empty form, which the library does not wait for."""
    opened = discord.ui.Modal(title=cut(title, MODAL_TITLE), custom_id=str(control), timeout=None)
    opened.stop()
    return opened


def menu(key: str, title: str, words: Mapping[str, str], chosen: str) -> discord.ui.Label[Any]:
    """One of several choices, by their words."""
    return discord.ui.Label(
        text=cut(title, MODAL_TITLE),
        component=discord.ui.Select(
            custom_id=key,
            options=[
                discord.SelectOption(
                    label=cut(word, OPTION_TEXT), value=choice, default=choice == chosen
                )
                for choice, word in words.items()
            ],
        ),
    )


def checkboxes(
    key: str, title: str, words: Mapping[str, str], ticked: Collection[str]
) -> discord.ui.Label[Any]:
    """Any number of choices, by their words."""
    return discord.ui.Label(
        text=cut(title, MODAL_TITLE),
        component=discord.ui.CheckboxGroup(
            custom_id=key,
            min_values=0,
            required=False,
            options=[
                discord.CheckboxGroupOption(
                    label=cut(word, OPTION_TEXT), value=choice, default=choice in ticked
                )
                for choice, word in words.items()
            ],
        ),
    )


def line(key: str, title: str, text: str, most: int) -> discord.ui.Label[Any]:
    """A line to be typed; it may stay empty."""
    return discord.ui.Label(
        text=cut(title, MODAL_TITLE),
        component=discord.ui.TextInput(
            custom_id=key, default=text, max_length=most, required=False
        ),
    )
