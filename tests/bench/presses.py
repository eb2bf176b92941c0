"""Press → acknowledgement, and press → board with a new picture, against the bare bot.

Each bot is a process of its own with a playground of its own; they are pressed alternately. The
bare bot shows the same board message: our components and our picture, ready made.
"""

import base64
import json
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from playground import Playground
from playground.discord.components import walk
from playground.discord.enums import ComponentType
from playground.discord.world import Interaction, Message
from rules.catalog import GAMES
from tests.bench.bare import COMMIT, DEFER, UPLOAD
from tests.bench.wire import BESIDE, BOARD, OWN, Ours, Side, Took, alternately, child
from tests.support.icons import has_icons

ACKNOWLEDGED, COMMITTED = "acknowledged", "committed"
TARGETS = {ACKNOWLEDGED: " (at most 1.1)", BOARD: " (at most 1.5)", BESIDE: " (at most 1.5)"}
"""None for one's own view, which comes on top of the board that everybody sees."""

BARE = {ACKNOWLEDGED: "bare bot", COMMITTED: "bare bot that commits one row"}


class Floor(Side):
    """A bare bot. The second one is the same again: how far it is from the first is noise."""

    async def press(self) -> Took:
        began, asked = self._pressed(DEFER)
        deferred = await self.acknowledged(asked, began)
        await self.playground.quiet(0.002)
        began, asked = self._pressed(UPLOAD)
        uploaded = await self.timed(asked, self.board, began)
        await self.playground.quiet(0.002)
        began, asked = self._pressed(COMMIT)
        committed = await self.timed(asked, self.board, began)
        await self.playground.quiet(0.002)
        return Took(deferred, {**uploaded.shown, COMMITTED: committed.shown[BOARD]})

    def _pressed(self, control: str) -> tuple[float, Interaction]:
        (ana,), began = self.people, time.perf_counter()
        return began, self.playground.actions.press(ana.user, self.board, control)


class Copied(Ours):
    """Our bot. After each press its board is there for the bare ones to show."""

    def __init__(self, playground: Playground, game: str, file: Path) -> None:
        super().__init__(playground, game)
        self.file = file

    async def press(self) -> Took:
        took = await super().press()
        copied(self.board, self.file)
        return took


def copied(board: Message, file: Path) -> None:
    """Our board for the bare bots. Its first three buttons become theirs."""
    components = msgspec.json.decode(msgspec.json.encode(board.components))
    buttons = [part for _, part in walk(components) if part["type"] == ComponentType.BUTTON]
    for button, control in zip(buttons, (DEFER, UPLOAD, COMMIT), strict=False):
        button |= {"custom_id": control, "disabled": False}
    pictures = [base64.b64encode(file.content).decode() for file in board.attachments]
    file.write_text(json.dumps({"components": components, "pictures": pictures}))


async def measure(presses: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for key in GAMES:
        found |= await measure_game(key, presses)
    return found


async def measure_game(key: str, presses: int) -> dict[str, float]:
    async with AsyncExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        here = [has_icons(await open_.enter_async_context(Playground())) for _ in range(3)]
        file = folder / "board.json"
        ours, floor, again = Copied(here[0], key, file), Floor(here[1]), Floor(here[2])
        database = str(folder / "bench.db")
        await open_.enter_async_context(child(here[0], "bot", DATABASE=database))
        await ours.open()
        copied(ours.board, file)
        for side in (floor, again):
            side.playground.world.emojis = here[0].world.emojis
            bare = child(side.playground, "tests.bench.bare", str(file))
            await open_.enter_async_context(bare)
            await side.people[0].types(side.channel, "/board")
        sides = {"ours": ours, "floor": floor, "again": again}
        return compared(key, await alternately(sides, presses))


def compared(key: str, times: dict[str, list[Took]]) -> dict[str, float]:
    """Medians and their ratios; where people press in private, also for the message pressed."""
    found: dict[str, float] = {}
    for place in (ACKNOWLEDGED, BOARD, OWN, BESIDE):
        ours = _times(times["ours"], place)
        if not ours:
            continue
        bare = place if place == ACKNOWLEDGED else COMMITTED
        floor, again = (_times(times[name], bare) for name in ("floor", "again"))
        middle, what = statistics.median(floor), BARE[bare] + TARGETS.get(place, "")
        found[f"{key}: press → {place}, ms"] = statistics.median(ours)
        found[f"{key}: press → {place} ÷ {what}"] = statistics.median(ours) / middle
        found[f"{key}: press → {place}, bare ÷ bare"] = statistics.median(again) / middle
        if place == BOARD:
            unsaved = statistics.median(_times(times["floor"], BOARD))
            found[f"{key}: the same ÷ one that saves nothing"] = statistics.median(ours) / unsaved
    return found


def _times(took: list[Took], place: str) -> list[float]:
    if place == ACKNOWLEDGED:
        return [each.acknowledged for each in took]
    return [each.shown[place] for each in took if place in each.shown]
