"""What a seat is asked now.

An `Ask` is the only statement of which moves are legal: the buttons are made from it, the robots
choose from it, and `advance` refuses whatever it does not accept.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec

from rules.core.chance import Chance, drawn, shuffled
from rules.core.record import Action, Fact, Reconsider, tag_of
from rules.core.record import fingerprint as fingerprint_of


class Part(msgspec.Struct, frozen=True):
    """One step of choosing a move, such as the row and then the cell.

    Its label is the message `part-<word>`, filled with the facts. `icon` names a small picture that
    the renderers draw, or is empty; the label alone must say everything.
    """

    word: str
    facts: Mapping[str, Fact] = {}
    icon: str = ""


class Option(msgspec.Struct, frozen=True):
    """A move on offer, and the parts in which a person chooses it, one after another.

    There is at least one part. Moves that begin with the same parts share the menus for them.
    """

    action: Any
    parts: tuple[Part, ...]


class Choose(msgspec.Struct, frozen=True):
    """One of several moves is to be chosen.

    After any first parts at most 25 different ones may follow, because a menu holds no more. The
    question is said by the message `ask-<word>`, filled with the facts: above the controls, and in
    its menu. A private question is shown to its seat alone. Where more than `buttons` parts are on
    offer they stand in a menu. `whole`: each first part is a menu of all moves that begin with it,
    so that one choice makes the move. Where a press is easily a slip it is made `sure`: the last
    part of a move is then always pressed by itself, below what the others say.
    """

    options: tuple[Option, ...]
    word: str
    private: bool = False
    facts: Mapping[str, Fact] = {}
    buttons: int = 20
    sure: bool = False
    whole: bool = False

    def accepts(self, action: object) -> bool:
        """Whether this is one of the moves on offer."""
        return any(action == option.action for option in self.options)

    def sample(self, chance: Chance) -> Any:
        """One of the moves at random, each as likely."""
        return drawn(chance, self.options).action


class Pick(msgspec.Struct, frozen=True):
    """Some of several items are to be picked, such as the dice to roll again.

    The move is `blank` with its field `picked` set to the places of the items, ascending; at least
    `least` and at most `most` of them. The question is said by `ask-<tag of blank>` and the button
    that confirms it by `pick-<tag of blank>`, which has `$count` too; the other fields of `blank`
    fill both. `already` are the places picked in an earlier answer, which a new one replaces. Such
    an answer can be kept `at_once`, with nothing to confirm, as often as somebody chooses again.
    """

    blank: Any
    items: tuple[Part, ...]
    least: int
    most: int
    private: bool = False
    already: tuple[int, ...] = ()
    at_once: bool = False

    @property
    def word(self) -> str:
        """What the question is called, as `Choose.word`."""
        return tag_of(self.blank)

    @property
    def facts(self) -> Mapping[str, Fact]:
        """What fills its messages: whatever the move names beside the items."""
        named = msgspec.structs.asdict(self.blank)
        return {name: fact for name, fact in named.items() if name != "picked"}

    def with_picked(self, picked: tuple[int, ...]) -> Any:
        """The move that picks the items at these places, in whatever order they are given."""
        return msgspec.structs.replace(self.blank, picked=tuple(sorted(picked)))

    def accepts(self, action: Any) -> bool:
        """Whether this is the move with some of the items, and as many as are allowed."""
        if type(action) is not type(self.blank):
            return False
        picked = action.picked
        return (
            isinstance(picked, tuple)
            and all(type(place) is int and 0 <= place < len(self.items) for place in picked)
            and all(earlier < later for earlier, later in pairwise(picked))
            and self.least <= len(picked) <= self.most
            and msgspec.structs.replace(self.blank, picked=picked) == action
        )

    def sample(self, chance: Chance) -> Any:
        """A random number of the items, within what is allowed, drawn at random."""
        count = self.least + chance.below(self.most - self.least + 1)
        return self.with_picked(shuffled(chance, range(len(self.items)))[:count])


Question = Choose | Pick


class Ask(msgspec.Struct, frozen=True):
    """What one seat may answer now: an answer to any one of the questions is its move.

    The first question is said above the controls and speaks for those beside it; where some are
    private, the first of the others and the first private one are said.

    `waiting` is False where the seat has answered and may still change its mind, but nobody waits
    for it. `wishes` are the standing wishes that cover this ask: by its word the move that each
    makes, for players who have wished so. "pass" passes whoever could do nothing without spending
    something they have saved; a game may have others. The messages of one are `wish-<word>` on the
    button beside the question, `wish-<word>-kept` and `wish-<word>-end` where it is taken back.
    `withdrawal` is the move, offered to nobody, that is made for a seat whose time is up.
    """

    questions: tuple[Question, ...]
    waiting: bool = True
    wishes: Mapping[str, Action] = {}
    withdrawal: Action | None = None

    def accepts(self, action: object) -> bool:
        """Whether this answers one of the questions, or leaves off."""
        withdraws = self.withdrawal is not None and action == self.withdrawal
        return withdraws or any(question.accepts(action) for question in self.questions)

    def keeps(self, action: object) -> bool:
        """Whether this answer is kept at once and leaves the question open."""
        picks = (question for question in self.questions if isinstance(question, Pick))
        return any(pick.at_once and pick.accepts(action) for pick in picks)

    def sample(self, chance: Chance) -> Any:
        """A random answer: first a question is drawn, then one of its answers.

        A `Reconsider` is drawn only where nothing else is on offer, so that random games end.
        """
        onward = tuple(_onward(self.questions))
        return drawn(chance, onward or self.questions).sample(chance)

    def named(self, question: int, fingerprint: str) -> Action | None:
        """The move of a `Choose` question with that fingerprint; None where it is not on offer."""
        asked = self._question(question)
        options = asked.options if isinstance(asked, Choose) else ()
        actions: Iterator[Action] = (option.action for option in options)
        return next((move for move in actions if fingerprint_of(move) == fingerprint), None)

    def picked(self, question: int, bits: int) -> Action | None:
        """The move of a `Pick` question with the items whose bits are set, the first item lowest.

        None where the question is no `Pick` or a bit lies beyond its items. Whether it is the right
        number of items is not checked: `accepts` does that.
        """
        asked = self._question(question)
        if not isinstance(asked, Pick) or bits >> len(asked.items):
            return None
        places = range(len(asked.items))
        move: Action = asked.with_picked(tuple(place for place in places if bits >> place & 1))
        return move

    def _question(self, place: int) -> Question | None:
        return self.questions[place] if 0 <= place < len(self.questions) else None

    @property
    def moves(self) -> tuple[Any, ...]:
        """Every move of the `Choose` questions, in the order shown."""
        return tuple(
            option.action
            for question in self.questions
            if isinstance(question, Choose)
            for option in question.options
        )


def _onward(questions: tuple[Question, ...]) -> Iterator[Question]:
    """The questions without the moves that take back an earlier answer."""
    for question in questions:
        if isinstance(question, Pick):
            yield question
            continue
        options = tuple(o for o in question.options if not isinstance(o.action, Reconsider))
        if options:
            yield msgspec.structs.replace(question, options=options)


def signature(ask: Ask | None) -> bytes:
    """The moves on offer as bytes that can be compared, without what fills their labels.

    A seat's ask counts as new when its signature changes, and a press on an older one is refused.
    """
    if ask is None:
        return b""
    return msgspec.json.encode(
        [
            [option.action for option in question.options]
            if isinstance(question, Choose)
            else [question.blank, len(question.items), question.least, question.most]
            for question in ask.questions
        ]
    )


def single(action: Action, word: str, icon: str = "", **facts: Fact) -> Option:
    """A move that is chosen in one step."""
    return Option(action, (Part(word, facts, icon),))


def one_choice(
    action: Action, word: str, icon: str = "", *, private: bool = False, **facts: Fact
) -> Choose:
    """A question with a single answer, where question and answer are called by the same word."""
    return Choose((single(action, word, icon, **facts),), word, private, facts)
