"""A message as a person sees it: its text, pictures, files and controls."""

import copy
import hashlib
import re
from functools import lru_cache
from io import BytesIO
from typing import Literal

import msgspec
from PIL import Image

from playground.discord.components import (
    SELECTS,
    attached_name,
    message_text,
    of_type,
    value_range,
    walk,
)
from playground.discord.enums import ButtonStyle, ComponentType
from playground.discord.world import Attachment, Json, Message

Style = Literal["primary", "secondary", "success", "danger", "link", "premium"]

STYLES: dict[ButtonStyle, Style] = {
    ButtonStyle.PRIMARY: "primary",
    ButtonStyle.SECONDARY: "secondary",
    ButtonStyle.SUCCESS: "success",
    ButtonStyle.DANGER: "danger",
    ButtonStyle.LINK: "link",
    ButtonStyle.PREMIUM: "premium",
}


EMOJI = re.compile(r"<a?:\w+:\d+>")
"""An emoji of the application inside a text."""


class Button(msgspec.Struct, frozen=True):
    """A button of a message."""

    label: str
    style: Style
    disabled: bool
    custom_id: str | None
    emoji: str | None
    url: str | None = None


class Option(msgspec.Struct, frozen=True):
    """An option of a select."""

    label: str
    value: str
    description: str | None
    default: bool


class Select(msgspec.Struct, frozen=True):
    """A select; it takes `least` to `most` options."""

    placeholder: str
    custom_id: str
    disabled: bool
    least: int
    most: int
    options: tuple[Option, ...]


class Picture(msgspec.Struct, frozen=True):
    """A picture and its alternative text."""

    name: str
    content: bytes
    alt: str

    @property
    def pixels(self) -> bytes:
        """A hash of what it shows."""
        return pixels(self.content)


@lru_cache(maxsize=256)
def pixels(picture: bytes) -> bytes:
    """A hash of size, palette and pixels: the same picture may be compressed in several ways."""
    with Image.open(BytesIO(picture)) as image:
        palette = bytes(image.getpalette() or ())
        shown = str(image.size).encode() + palette + image.tobytes()
    return hashlib.blake2b(shown, digest_size=16).digest()


class File(msgspec.Struct, frozen=True):
    """A file to download."""

    name: str
    content: bytes


class SeenMessage:
    """A snapshot of a message, taken when somebody looked; later edits do not change it."""

    def __init__(self, message: Message) -> None:
        self.record = copy.copy(message)
        self.id = message.id
        self.channel_id = message.channel_id
        self.author_id = message.author_id
        self.private = message.ephemeral
        self.loading = message.loading

    def __repr__(self) -> str:
        return f"<message {self.id}: {self.text[:200]!r}, {[b.label for b in self.buttons]}>"

    @property
    def text(self) -> str:
        """All text: the content, text displays, then embeds."""
        embeds = [text for embed in self.record.embeds for text in _embed_texts(embed)]
        return "\n".join(filter(None, [message_text(self.record), *embeds]))

    @property
    def words(self) -> str:
        """All text without the application's emojis, as a client reads that cannot show them."""
        return EMOJI.sub("", self.text)

    @property
    def pings(self) -> list[int]:
        """The ids of the people whom this message notified when it was sent."""
        return self.record.pinged

    @property
    def buttons(self) -> list[Button]:
        """Its buttons, in reading order."""
        return [_button(part) for part in self._components(ComponentType.BUTTON)]

    @property
    def selects(self) -> list[Select]:
        """Its selects, in reading order."""
        return [_select(part) for part in self._components(*SELECTS)]

    @property
    def pictures(self) -> list[Picture]:
        """The pictures that components show, in reading order, then other attachments."""
        by_name = {file.filename: file for file in self.record.attachments}
        shown: list[Picture] = []
        for holder in self._picture_holders():
            name = attached_name((holder.get("media") or {}).get("url"))
            if name in by_name:
                shown.append(_picture(by_name.pop(name), holder.get("description")))
        loose = [] if self.record.v2 else list(by_name.values())
        return [*shown, *(_picture(file, file.description) for file in loose)]

    @property
    def files(self) -> list[File]:
        """The files that components offer for download, in reading order."""
        by_name = {file.filename: file for file in self.record.attachments}
        shown = self._components(ComponentType.FILE)
        names = [attached_name(part["file"]["url"]) for part in shown]
        return [File(name, by_name[name].content) for name in names if name in by_name]

    def _picture_holders(self) -> list[Json]:
        """The gallery items and thumbnails, in reading order."""
        found: list[Json] = []
        for _, part in walk(self.record.components):
            found.extend(part.get("items") or [])
            if part["type"] == ComponentType.THUMBNAIL:
                found.append(part)
        return found

    def _components(self, *kinds: ComponentType) -> list[Json]:
        return of_type(self.record.components, *kinds)

    def button(self, label: str) -> Button | None:
        """The button with this label, else the first one whose label begins with it."""
        exact = [button for button in self.buttons if button.label == label]
        close = [button for button in self.buttons if button.label.startswith(label)]
        return next(iter(exact + close), None)

    def select(self, name: str) -> Select | None:
        """The select whose placeholder begins like this, or that has an option with this label."""
        for menu in self.selects:
            labels = [option.label for option in menu.options]
            if menu.placeholder.startswith(name) or name in labels:
                return menu
        return None


def _embed_texts(embed: Json) -> list[str]:
    texts = [embed.get("title") or "", embed.get("description") or ""]
    for field in embed.get("fields") or []:
        texts += [field["name"], field["value"]]
    texts.append((embed.get("footer") or {}).get("text") or "")
    return texts


def _emoji(part: Json) -> str | None:
    emoji = part.get("emoji")
    return None if not emoji else str(emoji.get("name") or emoji.get("id"))


def _button(part: Json) -> Button:
    return Button(
        label=part.get("label") or "",
        style=STYLES[part["style"]],
        disabled=bool(part.get("disabled")),
        custom_id=part.get("custom_id"),
        emoji=_emoji(part),
        url=part.get("url"),
    )


def _select(part: Json) -> Select:
    least, most = value_range(part)
    return Select(
        placeholder=part.get("placeholder") or "",
        custom_id=part["custom_id"],
        disabled=bool(part.get("disabled")),
        least=least,
        most=most,
        options=tuple(
            Option(o["label"], o["value"], o.get("description"), bool(o.get("default")))
            for o in part.get("options") or []
        ),
    )


def _picture(file: Attachment, alt: str | None) -> Picture:
    return Picture(file.filename, file.content, alt or file.description or "")
