"""What somebody wants to know, and what all answers to it have in common."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.app import App
from bot.screens.speakers import game_name
from bot.stats.counting import Variant
from bot.stats.rating import Rating
from bot.store.messages import CHANNEL
from bot.store.results import SeatResult
from bot.ui.buttons import ROW, Button, Row
from bot.ui.markup import link_to
from bot.ui.stats import Stats
from bot.words import Speaker
from bot.words.sanitize import escaped
from renderers.core.scheme import STANDARD, Scheme
from rules.core.duel import original


@dataclass(frozen=True)
class Question:
    """Whose games (`asked`), where (no guild: everywhere), and who reads the answer."""

    app: App
    guild: int
    reader: int
    language: str
    asked: Stats
    scheme: Scheme = STANDARD

    @property
    def own(self) -> bool:
        """Whether somebody asks about themselves."""
        return self.asked.what == "person" and self.asked.user == self.reader

    @property
    def say(self) -> Speaker:
        """For texts, in the words of the game asked about."""
        return Speaker(self.language, self.asked.game or None, written=escaped)

    @property
    def label(self) -> Speaker:
        """For pictures and buttons."""
        return Speaker(self.language, self.asked.game or None)

    def title(self) -> str:
        """The game asked about, or all of them."""
        game = self.asked.game
        return self.game_name(game) if game else self.label("stats-all-games")

    def place(self) -> str:
        """In this server, or everywhere."""
        return self.say("stats-here" if self.guild else "stats-everywhere")

    def game_name(self, game: str) -> str:
        """What a game is called in the reader's language."""
        return game_name(game, Speaker(self.language, game))

    def known(self, rows: Sequence[SeatResult]) -> list[SeatResult]:
        """The rows of the game asked about, or of all that we still have."""
        game = self.asked.game
        return [row for row in rows if (row.game == game if game else row.game in self.app.games)]

    def ratings(self, rows: Sequence[SeatResult]) -> dict[int, Rating]:
        """The ratings from all results of the game in this server. Slow: runs in a thread."""
        return self.app.ladders.ratings(self.guild, self.asked.game, rows)

    def rating_words(self, rating: Rating) -> str:
        """A rating in words."""
        words = "stats-rated-provisional" if rating.provisional else "stats-rated"
        return self.say(words, value=str(rating.points), percent=rating.sure)


def rows_of_buttons(question: Question) -> tuple[Row, ...]:
    """Whose games and which one; the buttons of what is shown now say so and cannot be pressed.

    The duels of a game are found on its own page.
    """
    asked, label = question.asked, question.label
    me = Stats("person", question.reader, asked.game)
    whose = [_button("here", me, question, label("stats-me"))]
    if question.guild:
        server = Stats("server", 0, asked.game)
        whose.append(_button("here", server, question, label("stats-server")))
    listed, shown = question.app.listed, original(asked.game)
    games = (game for game in question.app.games if game in listed or original(game) == shown)
    names = {game: question.game_name(game) for game in games}
    named = {"": label("stats-all-games"), **names}
    which = [_game_button(question, game, name) for game, name in named.items()]
    return (tuple(whose), *(tuple(which[n : n + ROW]) for n in range(0, len(which), ROW)))


def _game_button(question: Question, game: str, name: str) -> Button:
    asked = question.asked
    return _button("game", Stats(asked.what, asked.user, game), question, name)


def _button(row: str, leads_to: Stats, question: Question, name: str) -> Button:
    if leads_to == question.asked:
        return Button(f"no-{row}", question.label("picked", text=name), "main", disabled=True)
    return Button(str(leads_to), name)


def variant_name(variant: Variant, say: Speaker) -> str:
    """The options that make it, or the usual rules."""
    named = [f"{say(f'option-{key}')} – {say(f'option-{key}-{choice}')}" for key, choice in variant]
    return ", ".join(named) or say("stats-usual-rules")


async def sheet_line(question: Question, place: int, row: SeatResult) -> str:
    """A sheet among the best: its points, its day, and the way to its board."""
    table = await question.app.tables.load(row.table)
    shown = await question.app.store.messages.shown(table.id, CHANNEL)
    who = "" if question.asked.what == "person" else f" · <@{row.user}>"
    return f"{place}. **{row.score}**{who} · <t:{int(row.at)}:d> · {link_to(table, shown)}"
