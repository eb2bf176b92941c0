"""The pictures and texts of a duel: one's own game alone, how far all are, everybody's at the end.

At the end the games that were played to their end are shown as one, as if all had sat together.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image

from renderers.catalog import Picture, Pictures
from renderers.core.canvas import Boxes
from renderers.core.say import Alt, Say
from renderers.core.scene import Scene
from renderers.duel.progress import Progress, how_far
from rules.core.asks import Ask
from rules.core.duel import SUFFIX, View

PROGRESS = Progress()


def with_duels(pictures: Mapping[str, Pictures]) -> Mapping[str, Pictures]:
    """These pictures, and those of the duels of these games."""
    duels = {key + SUFFIX: _Duel(game).pictures for key, game in pictures.items() if game.together}
    return {**pictures, **duels}


@dataclass(frozen=True)
class _Duel:
    """What of a game is shown in its duel, and how."""

    game: Pictures

    @property
    def pictures(self) -> Pictures:
        """All of it."""
        return Pictures(
            table=_Table(self),
            mine=_Mine(self),
            sheet=None,
            alt=self.alt,
            text=self.text,
            brief=self.brief,
            rules=self.game.rules,
            figures=self.game.figures,
            ask=self.ask,
            further_alts=self.further_alts,
            story=self.game.story,
            line=self.game.line,
        )

    def opened(self, view: View[Any], say: Say) -> tuple[Any, Say] | None:
        """At the end the games that were finished, as one; with the words for these players."""
        together = self.game.together
        if not view.opened or not view.finished or together is None:
            return None
        seats = tuple(sorted(view.finished))
        games = [view.opened[seat] for seat in seats]
        return together(games, [view.places[seat] for seat in seats]), say.among(seats)

    def shown(self, view: View[Any], say: Say) -> tuple[Any, Say] | None:
        """One's own game, or all at the end; None where there is nothing but how far all are."""
        if view.own is not None and view.seat is not None:
            return view.own, say.among((view.seat,))
        return self.opened(view, say)

    def alt(self, view: View[Any], say: Say) -> Alt:
        """What the game says of it; else how far everybody is."""
        if shown := self.shown(view, say):
            return self.game.alt(*shown)
        return Alt((say("duel-picture") + ".",), rest=_progress(view, say))

    def further_alts(self, view: View[Any], say: Say) -> tuple[str, ...]:
        """Of the pictures after the first."""
        shown = self.shown(view, say)
        return self.game.further_alts(*shown) if shown else ()

    def text(self, view: View[Any], say: Say) -> tuple[str, ...]:
        """What the game says of it, and how far everybody is."""
        shown = self.shown(view, say)
        progress = "\n".join(f"- {line}" for line in _progress(view, say))
        return (*(self.game.text(*shown) if shown else ()), progress)

    def brief(self, view: View[Any], say: Say) -> tuple[str, ...]:
        """What one's own decision is about."""
        shown = self.shown(view, say)
        return self.game.brief(*shown) if shown else ()

    def ask(self, view: View[Any], ask: Ask) -> Ask:
        """What a seat is asked, as its own game says it in private."""
        return self.game.ask(view.own, ask)


def _progress(view: View[Any], say: Say) -> tuple[str, ...]:
    return tuple(
        say("labelled", what=say.name(seat), which=how_far(view, seat, say))
        for seat in range(len(view.done))
    )


@dataclass(frozen=True)
class _Table:
    """What the channel sees: how far everybody is, and at the end everybody's game."""

    duel: _Duel

    def draw(self, scene: Scene[View[Any]]) -> tuple[Image.Image, ...]:
        """The pictures."""
        picture, shown = self._shown(scene)
        return picture.draw(shown)

    def layout(self, scene: Scene[View[Any]]) -> tuple[Boxes, ...]:
        """Their boxes."""
        picture, shown = self._shown(scene)
        return picture.layout(shown)

    def _shown(self, scene: Scene[View[Any]]) -> tuple[Picture, Scene[Any]]:
        opened = self.duel.opened(scene.view, scene.say)
        if opened is None:
            return PROGRESS, scene
        view, say = opened
        return self.duel.game.table, Scene(view, say, signature=scene.signature)


@dataclass(frozen=True)
class _Mine:
    """What a player sees: their own game, as if nobody else played."""

    duel: _Duel

    def draw(self, scene: Scene[View[Any]]) -> tuple[Image.Image, ...]:
        """The pictures."""
        return self.duel.game.table.draw(_alone(scene))

    def layout(self, scene: Scene[View[Any]]) -> tuple[Boxes, ...]:
        """Their boxes."""
        return self.duel.game.table.layout(_alone(scene))


def _alone(scene: Scene[View[Any]]) -> Scene[Any]:
    assert scene.seat is not None
    alone: Scene[Any] = scene
    return replace(alone, view=scene.view.own, say=scene.say.among((scene.seat,)), seat=0)
