"""What one message shows, as plain records, and how it becomes Discord's components."""

import io
from collections.abc import Callable, Mapping
from typing import Any

import discord
import msgspec

from bot.ui import limits
from bot.ui.buttons import Button, Menu, Row
from bot.words.sanitize import cut, escaped
from bot.words.signs import drawn, undrawn

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}

LIVE, DONE = 0xB4552D, 0x8A8378
"""The colours beside a message: of one that can be acted on, and of one that is over."""

Icons = Mapping[str, discord.PartialEmoji]
"""Application emojis by the icon's name; a control without one still says everything."""


class Drawing(msgspec.Struct, frozen=True):
    """A finished picture: `data` is None where the message has it already."""

    name: str
    alt: str
    data: bytes | None


class Enclosure(msgspec.Struct, frozen=True):
    """A file to be kept."""

    name: str
    data: bytes


class PeopleMenu(msgspec.Struct, frozen=True):
    """A menu of the people of the server, of which at most `most` may be chosen."""

    id: str
    placeholder: str
    most: int
    least: int = 1
    chosen: tuple[int, ...] = ()


class Screen(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a message, from top to bottom; those that are empty are left out."""

    head: str
    story: str = ""
    drawings: tuple[Drawing, ...] = ()
    enclosed: tuple[Enclosure, ...] = ()
    prompt: str = ""
    """What stands right above the controls, where a phone shows it together with them."""
    rows: tuple[Row | PeopleMenu, ...] = ()
    footer: tuple[Button, ...] = ()
    accent: int = LIVE
    mentions: tuple[int, ...] = ()
    text: Callable[[], str] = str
    """The pictures in words, computed only where the bot may not attach files."""

    @property
    def keeps_pictures(self) -> bool:
        """Whether the message has these pictures already, so that nothing is uploaded."""
        return bool(self.drawings) and not self.files

    def as_text(self) -> "Screen":
        """The same screen with its pictures written out."""
        story = "\n\n".join(part for part in (self.story, self.text()) if part)
        return msgspec.structs.replace(self, story=story, drawings=())

    def spoken(self) -> "Screen":
        """For whoever listens: alt texts in place of pictures, and no buttons that are disabled."""
        told = (self.story, *(escaped(drawing.alt) for drawing in self.drawings))
        story = "\n".join(filter(None, told))
        return msgspec.structs.replace(self.pressable(), story=story, drawings=())

    def pressable(self) -> "Screen":
        """Without buttons that are disabled, which some screen readers do not say."""
        rows = [_enabled(row) if isinstance(row, tuple) else row for row in self.rows]
        kept = tuple(row for row in rows if row != ())
        return msgspec.structs.replace(self, rows=kept, footer=_enabled(self.footer))

    @property
    def files(self) -> list[discord.File]:
        """The files that have to be uploaded."""
        drawn = [_drawn(drawing) for drawing in self.drawings if drawing.data is not None]
        kept = [discord.File(io.BytesIO(kept.data), kept.name) for kept in self.enclosed]
        return drawn + kept

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """Who is notified by a new message: nobody but the people in `mentions`."""
        users = [discord.Object(user) for user in self.mentions]
        return discord.AllowedMentions(
            everyone=False, roles=False, users=users or False, replied_user=False
        )


def _enabled(row: tuple[Button, ...]) -> tuple[Button, ...]:
    return tuple(button for button in row if not button.disabled)


def layout(screen: Screen, icons: Icons) -> discord.ui.LayoutView:
    """The components of a screen. The view is not kept: a press is understood from its id alone."""
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=screen.accent)
    for text in _texts(screen, icons):
        if text:
            box.add_item(discord.ui.TextDisplay(text))
    for drawing in screen.drawings:
        box.add_item(_gallery(drawing))
    for kept in screen.enclosed:
        box.add_item(discord.ui.File(f"attachment://{kept.name}"))
    if screen.prompt:
        box.add_item(discord.ui.TextDisplay(screen.prompt))
    for row in screen.rows:
        box.add_item(_row(row, icons))
    if screen.footer:
        box.add_item(discord.ui.Separator())
        box.add_item(_row(screen.footer, icons))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    _check(view)
    return view


def _texts(screen: Screen, icons: Icons) -> tuple[str, str]:
    """Head and story with their icons; in words alone where they would be too long with them."""

    def emoji(name: str) -> str:
        return str(icons.get(name, ""))

    room = limits.TEXT - len(screen.prompt)
    head, story = drawn(screen.head, emoji), drawn(screen.story, emoji)
    if len(head) + len(story) >= room:
        head, story = undrawn(screen.head), undrawn(screen.story)
    return head, cut(story, room - len(head) - 1)


def _check(view: discord.ui.LayoutView) -> None:
    """Fails where the view breaks a limit of Discord.

    The library counted the components as they were added. The rest is checked on the objects,
    because serializing the view for it would take as long as building it.
    """
    every = view.walk_children()
    ids = [
        str(item.custom_id)
        for item in every
        if isinstance(item, Press | Selection | PeopleSelection)
    ]
    assert view.content_length() <= limits.TEXT, "too much text"
    assert len(ids) == len(set(ids)), "two controls with one id"
    assert all(len(each) <= limits.CUSTOM_ID for each in ids), "an id is too long"


class Press(discord.ui.Button[Any]):
    """A button that the library does not dispatch, so that it keeps no view in memory."""

    def is_dispatchable(self) -> bool:
        """Never: `bot/incoming/dispatch.py` reads the id."""
        return False


class Selection(discord.ui.Select[Any]):
    """A menu of the same kind."""

    def is_dispatchable(self) -> bool:
        """Never: `bot/incoming/dispatch.py` reads the id."""
        return False


class PeopleSelection(discord.ui.UserSelect[Any]):
    """A menu of people of the same kind."""

    def is_dispatchable(self) -> bool:
        """Never: `bot/incoming/dispatch.py` reads the id."""
        return False


def _gallery(drawing: Drawing) -> discord.ui.MediaGallery[Any]:
    """A picture at full width: two in one gallery would stand side by side, at half the size."""
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    alt = cut(drawing.alt, limits.ALT)
    return gallery.add_item(media=f"attachment://{drawing.name}", description=alt)


def emoji_name(icon: str) -> str:
    """An icon's name as Discord takes it: `die-3` → `die3`."""
    return icon.replace("-", "")


def _row(row: Row | PeopleMenu, icons: Icons) -> discord.ui.ActionRow[Any]:
    if isinstance(row, PeopleMenu):
        return discord.ui.ActionRow(_people(row))
    if isinstance(row, Menu):
        return discord.ui.ActionRow(_selection(row, icons))
    return discord.ui.ActionRow(*(_press(button, icons) for button in row))


def _press(button: Button, icons: Icons) -> Press:
    return Press(
        custom_id=button.id,
        label=button.label,
        style=STYLES[button.style],
        emoji=icons.get(emoji_name(button.icon)),
        disabled=button.disabled,
    )


def _selection(menu: Menu, icons: Icons) -> Selection:
    return Selection(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        options=[
            discord.SelectOption(
                label=entry.label,
                value=entry.value,
                emoji=icons.get(emoji_name(entry.icon)),
                default=entry.chosen,
                description=entry.about or None,
            )
            for entry in menu.entries
        ],
    )


def _people(menu: PeopleMenu) -> PeopleSelection:
    return PeopleSelection(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        default_values=[
            discord.SelectDefaultValue.from_user(discord.Object(user)) for user in menu.chosen
        ],
    )


def _drawn(drawing: Drawing) -> discord.File:
    assert drawing.data is not None
    assert len(drawing.data) <= limits.FILE, f"{drawing.name} is too large"
    return discord.File(io.BytesIO(drawing.data), filename=drawing.name, description=drawing.alt)
