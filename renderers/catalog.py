"""The pictures and texts of every game, by the game's key."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from PIL import Image

from renderers.core.canvas import Boxes
from renderers.core.pad import Column
from renderers.core.say import Alt, Say
from renderers.core.scene import Scene
from renderers.core.story import PLAIN, Story
from renderers.desfausse import figures as desfausse_figures
from renderers.desfausse import rules as desfausse_rules
from renderers.desfausse import story as desfausse_story
from renderers.desfausse import table as desfausse_table
from renderers.desfausse import words as desfausse_words
from renderers.think_str8 import figures as think_str8_figures
from renderers.think_str8 import mine as think_str8_mine
from renderers.think_str8 import rules as think_str8_rules
from renderers.think_str8 import story as think_str8_story
from renderers.think_str8 import table as think_str8_table
from renderers.think_str8 import thinking as think_str8_thinking
from renderers.think_str8 import words as think_str8_words
from renderers.tres_fute_4ever import figures as tres_fute_figures
from renderers.tres_fute_4ever import line as tres_fute_line
from renderers.tres_fute_4ever import rules as tres_fute_rules
from renderers.tres_fute_4ever import story as tres_fute_story
from renderers.tres_fute_4ever import table as tres_fute_table
from renderers.tres_fute_4ever import together as tres_fute_together
from renderers.tres_fute_4ever import words as tres_fute_words
from renderers.verflixxt import figures as verflixxt_figures
from renderers.verflixxt import sheet as verflixxt_sheet
from renderers.verflixxt import story as verflixxt_story
from renderers.verflixxt import table as verflixxt_table
from renderers.verflixxt import words as verflixxt_words
from renderers.verflixxt.rules import rules_picture as verflixxt_rules
from renderers.yahtzee import figures as yahtzee_figures
from renderers.yahtzee import line as yahtzee_line
from renderers.yahtzee import story as yahtzee_story
from renderers.yahtzee import table as yahtzee_table
from renderers.yahtzee import together as yahtzee_together
from renderers.yahtzee import words as yahtzee_words
from renderers.yahtzee.rules import rules_picture
from rules.core.asks import Ask
from rules.core.game import Options
from rules.core.record import Event, Fact, Seat


class Picture(Protocol):
    """One kind of picture of a game."""

    def draw(self, scene: Scene[Any]) -> tuple[Image.Image, ...]:
        """The finished pictures (more than one where one would be too small to read)."""
        ...

    def layout(self, scene: Scene[Any]) -> tuple[Boxes, ...]:
        """Where everything stands, by name, for each of the pictures."""
        ...


@dataclass(frozen=True)
class Pictures:
    """How a game is shown: each from a view and the reader's words.

    `table` is what the channel sees, `mine` what one seat alone may see, `sheet` one seat's sheet.
    `alt` has the sentences of an alt text, the most urgent first; `text` is the whole board in
    paragraphs, `brief` the dice or cards that a decision is about, for whoever listens before they
    answer; `rules` illustrates a page of the rules (from 0), where that says more than words, and
    `figures` are the facts with which these pages are filled. `pad` has what a seat may mark in
    private on its own view. `ask` is what a seat is asked as it is said in private, where the
    seat's own view says more than everybody may read. `secret` tells for the
    options of a table whether `mine` shows anything that the others may not see. `sheet_alt` is the
    alt text of one seat's sheet, where `alt` does not serve for it; `further_alts` has those of the
    pictures of a table after the first. `story` says how events become lines. `line` tells a game
    that somebody played alone in signs that give nothing of its dice away; `together` makes one
    final view of several that were played alone, from these and their places.
    """

    table: Picture
    mine: Picture | None
    sheet: Picture | None
    alt: Callable[[Any, Say], Alt]
    text: Callable[[Any, Say], tuple[str, ...]]
    brief: Callable[[Any, Say], tuple[str, ...]]
    rules: Callable[[int, Say], Image.Image | None] = lambda page, say: None  # noqa: ARG005
    figures: Mapping[str, Fact] = field(default_factory=dict)
    pad: Callable[[Any], tuple[Column, ...]] = lambda view: ()  # noqa: ARG005
    ask: Callable[[Any, Ask], Ask] = lambda view, ask: ask  # noqa: ARG005
    secret: Callable[[Options], bool] = lambda options: True  # noqa: ARG005
    sheet_alt: Callable[[Any, Say, Seat], str] | None = None
    further_alts: Callable[[Any, Say], tuple[str, ...]] = lambda view, say: ()  # noqa: ARG005
    story: Story = PLAIN
    line: Callable[[Iterable[Event]], str] | None = None
    together: Callable[[Sequence[Any], Sequence[int]], Any] | None = None

    def has_secrets(self, options: Options) -> bool:
        """Whether a table with these options has anything for one seat alone."""
        return self.mine is not None and self.secret(options)


PICTURES: Mapping[str, Pictures] = {
    "yahtzee": Pictures(
        story=yahtzee_story.STORY,
        line=yahtzee_line.line,
        together=yahtzee_together.together,
        table=yahtzee_table.Table(),
        mine=None,
        sheet=yahtzee_table.Sheet(),
        alt=yahtzee_words.alt,
        text=yahtzee_words.text,
        brief=yahtzee_words.brief,
        rules=rules_picture,
        figures=yahtzee_figures.FIGURES,
        sheet_alt=yahtzee_words.sheet_alt,
        further_alts=yahtzee_words.further_alts,
    ),
    "think-str8": Pictures(
        story=think_str8_story.STORY,
        table=think_str8_table.Table(),
        mine=think_str8_mine.Mine(),
        sheet=None,
        alt=think_str8_words.alt,
        text=think_str8_words.text,
        brief=think_str8_words.brief,
        rules=think_str8_rules.rules_picture,
        figures=think_str8_figures.FIGURES,
        pad=think_str8_thinking.pad,
        ask=think_str8_thinking.with_chances,
    ),
    "tres-fute-4ever": Pictures(
        story=tres_fute_story.STORY,
        line=tres_fute_line.line,
        together=tres_fute_together.together,
        table=tres_fute_table.Table(),
        mine=None,
        sheet=tres_fute_table.Sheet(),
        alt=tres_fute_words.alt,
        text=tres_fute_words.text,
        brief=tres_fute_words.brief,
        rules=tres_fute_rules.rules_picture,
        figures=tres_fute_figures.FIGURES,
        sheet_alt=tres_fute_words.sheet_alt,
        further_alts=tres_fute_words.further_alts,
    ),
    "verflixxt": Pictures(
        story=verflixxt_story.STORY,
        table=verflixxt_table.Table(),
        mine=verflixxt_table.Table(),
        sheet=verflixxt_sheet.Sheet(),
        alt=verflixxt_words.alt,
        text=verflixxt_words.text,
        brief=verflixxt_words.brief,
        rules=verflixxt_rules,
        figures=verflixxt_figures.FIGURES,
        secret=lambda options: options.get("worms") == "on",
        sheet_alt=verflixxt_words.sheet_alt,
        further_alts=verflixxt_words.further_alts,
    ),
    "desfausse": Pictures(
        story=desfausse_story.STORY,
        table=desfausse_table.Table(),
        mine=desfausse_table.Table(),
        sheet=None,
        alt=desfausse_words.alt,
        text=desfausse_words.text,
        brief=desfausse_words.brief,
        rules=desfausse_rules.rules_picture,
        figures=desfausse_figures.FIGURES,
    ),
}
