"""A message as a person sees it: its words, pictures and controls. A snapshot, it does not move."""

import copy
import hashlib
from functools import lru_cache
from io import BytesIO

import msgspec
from PIL import Image

from playground.discord import limits, pings
from playground.discord.world import Attachment, Json, Message

STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium"}


class Button(msgspec.Struct, frozen=True):
    label: str
    style: str
    disabled: bool
    custom_id: str | None
    emoji: str | None
    url: str | None = None


class Option(msgspec.Struct, frozen=True):
    label: str
    value: str
    description: str | None
    default: bool


class Select(msgspec.Struct, frozen=True):
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
        return pixels(self.content)


@lru_cache(maxsize=256)
def pixels(picture: bytes) -> bytes:
    """Short for what a picture shows: the same may be written in several ways."""
    with Image.open(BytesIO(picture)) as image:
        shown = (str(image.size).encode(), bytes(image.getpalette() or ()), image.tobytes())
    return hashlib.blake2b(b"".join(shown), digest_size=16).digest()


class Enclosed(msgspec.Struct, frozen=True):
    """A file to download."""

    name: str
    content: bytes


class Seen:
    """A copy of a message, taken when somebody looked."""

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
        """All words in reading order: content, embeds, text displays."""
        embeds = [word for embed in self.record.embeds for word in _embed_words(embed)]
        return "\n".join(filter(None, [pings.words(self.record), *embeds]))

    @property
    def pings(self) -> list[int]:
        """The ids of the people whom this message notified when it was sent."""
        return self.record.pinged

    @property
    def buttons(self) -> list[Button]:
        return [_button(part) for part in self._parts(limits.BUTTON)]

    @property
    def selects(self) -> list[Select]:
        return [_select(part) for part in self._parts(*limits.SELECTS)]

    @property
    def pictures(self) -> list[Picture]:
        """Pictures that components show, in reading order, then loose attachments."""
        by_name = {file.filename: file for file in self.record.attachments}
        shown: list[Picture] = []
        for holder in self._holders():
            name = str((holder.get("media") or {}).get("url")).removeprefix("attachment://")
            if name in by_name:
                shown.append(_picture(by_name.pop(name), holder.get("description")))
        loose = [] if self.record.v2 else list(by_name.values())
        return [*shown, *(_picture(file, file.description) for file in loose)]

    @property
    def files(self) -> list[Enclosed]:
        """Files that components hand out, in reading order."""
        by_name = {file.filename: file for file in self.record.attachments}
        urls = [str(part["file"]["url"]) for part in self._parts(limits.FILE)]
        names = [url.removeprefix("attachment://") for url in urls]
        return [Enclosed(name, by_name[name].content) for name in names if name in by_name]

    def _holders(self) -> list[Json]:
        found: list[Json] = []
        for _, part in limits.walk(self.record.components):
            found.extend(part.get("items") or [])
            if part["type"] == limits.THUMBNAIL:
                found.append(part)
        return found

    def _parts(self, *kinds: int) -> list[Json]:
        return [p for _, p in limits.walk(self.record.components) if p["type"] in kinds]

    def button(self, label: str) -> Button | None:
        """The button with this label, else the first one whose label begins with it."""
        exact = [button for button in self.buttons if button.label == label]
        close = [button for button in self.buttons if button.label.startswith(label)]
        return next(iter(exact + close), None)

    def select(self, name: str) -> Select | None:
        """The menu with this placeholder (or its beginning), or with an option of this label."""
        for menu in self.selects:
            labels = [option.label for option in menu.options]
            if menu.placeholder.startswith(name) or name in labels:
                return menu
        return None


def _embed_words(embed: Json) -> list[str]:
    fields = [w for field in embed.get("fields") or [] for w in (field["name"], field["value"])]
    ends = [(embed.get("footer") or {}).get("text") or ""]
    return [embed.get("title") or "", embed.get("description") or "", *fields, *ends]


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
    return Select(
        placeholder=part.get("placeholder") or "",
        custom_id=part["custom_id"],
        disabled=bool(part.get("disabled")),
        least=1 if part.get("min_values") is None else part["min_values"],
        most=part.get("max_values") or 1,
        options=tuple(
            Option(o["label"], o["value"], o.get("description"), bool(o.get("default")))
            for o in part.get("options") or []
        ),
    )


def _picture(file: Attachment, alt: str | None) -> Picture:
    return Picture(file.filename, file.content, alt or file.description or "")
