"""Hands written as text: `r4 g4 R* G5`.

Small letters are small dice, capitals big ones; r is red, g green, * a devil. An apostrophe marks
a devil that was freed, a plus sign a die received this turn. Players are A to E.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from rules.core.asks import Ask, Choose, Pick
from rules.core.game import Change, advance
from rules.desfausse import GAME
from rules.desfausse.actions import GiveTo, Keep, Roll, Share, ToHell
from rules.desfausse.box import ALL_TROPHIES, DEVIL, FACES, Trophy, in_board_order
from rules.desfausse.dice import Die
from rules.desfausse.shedding import plan
from rules.desfausse.state import Calling, Closing, Giving, Phase, Player, Rolling, State
from rules.desfausse.turns import next_moment
from tests.rules.notation import Scripted

LETTERS = "ABCDE"


def die(text: str) -> Die:
    face = DEVIL if text[1] == "*" else int(text[1])
    return Die(
        size="big" if text[0].isupper() else "small",
        colour="red" if text[0] in "rR" else "green",
        face=face,
        blocked=face == DEVIL and not text.endswith(("'", "+")),
        received=text.endswith("+"),
    )


def dice(text: str) -> tuple[Die, ...]:
    return tuple(map(die, text.split()))


def shown(hand: Iterable[Die]) -> str:
    return " ".join(map(_shown, hand))


def _shown(die: Die) -> str:
    letter = die.colour[0].upper() if die.size == "big" else die.colour[0]
    face = "*" if die.is_devil else str(die.face)
    mark = "+" if die.received else "'" if die.is_devil and not die.blocked else ""
    return letter + face + mark


def showing(text: str = "") -> Scripted:
    """Luck with which the dice show these faces, in the order rolled; after them 4s.

    The dice are written with size and colour, so that a test can be read.
    """
    return Scripted([1 + FACES[die.size].index(die.face) for die in dice(text)], after=4)


def table(hands: str, phase: Phase, **state: Any) -> State:
    """One line for each player: `r4 g4 R* | new-roll small-exorcism | used: recolour-one`."""
    players = tuple(map(_player, hands.strip().splitlines()))
    taken = [t for player in players for t in (*player.trophies, *player.used)]
    board = list(ALL_TROPHIES)
    for trophy in taken:
        board.remove(trophy)
    facts: dict[str, Any] = {
        "trophies_reset": False,
        "board": in_board_order(tuple(board)),
        "answers": ((),) * len(players),
        "phase": phase,
    }
    return State(players=players, **(facts | state))


def _player(line: str) -> Player:
    hand, _, rest = line.partition("|")
    held, _, used = rest.partition("used:")
    return Player(
        dice(hand),
        single=sum(not die.received for die in dice(hand)) == 1,
        trophies=in_board_order(tuple(held.replace("|", " ").split())),  # type: ignore[arg-type]
        used=in_board_order(tuple(used.split())),  # type: ignore[arg-type]
    )


def after_first_roll(hands: str, **state: Any) -> State:
    return table(hands, Rolling(1), **state)


def after_second_roll(hands: str, **state: Any) -> State:
    return table(hands, Rolling(2), **state)


def closing(hands: str, **state: Any) -> State:
    return table(hands, Closing(), **state)


def called(hands: str, luck: str = "", **state: Any) -> Change[State]:
    """The dice lie, nobody plays a trophy: the calls begin and go on to the first question."""
    start = table(hands, Closing(), **state)
    passed = replace(start, phase=Calling(1), cursed=_cursed(start))
    return Change(passed).carry_on(next_moment, showing(luck))


def after_the_sixes(hands: str, luck: str = "", **state: Any) -> Change[State]:
    start = table(hands, Giving(), **state)
    cursed = replace(start, cursed=_cursed(start))
    return Change(cursed).carry_on(next_moment, showing(luck))


def _cursed(state: State) -> tuple[int, ...]:
    cursed = (seat for seat, player in enumerate(state.players) if _is_cursed(player))
    return tuple(cursed)


def _is_cursed(player: Player) -> bool:
    mine = [die for die in player.dice if not die.received]
    return sum(die.is_devil for die in mine) > len(mine) / 2


def seat(letter: str) -> int:
    return LETTERS.index(letter)


def seats(letters: str) -> tuple[int, ...]:
    return tuple(map(seat, letters))


def say(state: State, letter: str, action: Any, luck: str = "") -> Change[State]:
    """An answer, if it is on offer; then the dice show `luck`, all of it."""
    shows = showing(luck)
    change = advance(GAME, state, seat(letter), action, shows)
    shows.finish()
    return change


def roll(state: State, letter: str, which: str, luck: str = "") -> Change[State]:
    """Roll these dice, named as they lie: `roll(state, "A", "r2 R5")`."""
    return say(state, letter, Roll(free(state, letter, which)), luck)


def free(state: State, letter: str, which: str) -> tuple[int, ...]:
    """Where these dice are among those that may be rolled."""
    (pick,) = (q for q in ask(state, letter).questions if isinstance(q, Pick))
    names = [item.facts["dice"][0] for item in pick.items]  # type: ignore[index]
    return _places(names, [die.name for die in dice(which)])


def at(state: State, letter: str, which: str) -> tuple[int, ...]:
    """Where these dice lie in a player's hand."""
    names = [die.name for die in state.players[seat(letter)].dice]
    return _places(names, [die.name for die in dice(which)])


def _places(names: list[Any], wanted: list[str]) -> tuple[int, ...]:
    found: list[int] = []
    for name in wanted:
        found.append(next(i for i, n in enumerate(names) if n == name and i not in found))
    return tuple(sorted(found))


def ask(state: State, letter: str) -> Ask:
    return GAME.asks(state)[seat(letter)]


def asked(state: State) -> str:
    """Whom the others wait for."""
    return "".join(LETTERS[seat] for seat, ask in GAME.asks(state).items() if ask.waiting)


def offers(state: State, letter: str) -> list[str]:
    """The sheds on offer: `hell r4 r4 · new-roll`, `B g4`, `share r4 r4`, `keep`."""
    hand = plan(state, seat(letter)).player.dice
    moves = ask(state, letter).moves
    sheds = (m for m in moves if isinstance(m, ToHell | GiveTo | Share | Keep))
    return [_offer(hand, move) for move in sheds]


def _offer(hand: tuple[Die, ...], move: ToHell | GiveTo | Share | Keep) -> str:
    match move:
        case Keep():
            return "keep"
        case ToHell(places, trophy):
            where = "hell"
        case GiveTo(rival, places, trophy):
            where = LETTERS[rival]
        case Share(places, trophy):
            where = "share"
    prize = f" · {trophy}" if trophy else ""
    return f"{where} {shown(hand[place] for place in places)}{prize}"


def wheres(state: State, letter: str) -> set[str]:
    """The sheds on offer, whatever the trophy."""
    return {offer.partition(" · ")[0] for offer in offers(state, letter)}


def prizes(state: State, letter: str, where: str) -> set[str]:
    """The trophies on offer with a shed."""
    pairs = (offer.partition(" · ") for offer in offers(state, letter))
    return {trophy for shed, _, trophy in pairs if shed == where and trophy}


def shed(state: State, letter: str, offer: str, luck: str = "") -> Change[State]:
    """Say one of the sheds on offer."""
    found = dict(zip(offers(state, letter), _sheds(state, letter), strict=True))
    return say(state, letter, found[offer], luck)


def _sheds(state: State, letter: str) -> list[Any]:
    moves = ask(state, letter).moves
    return [move for move in moves if isinstance(move, ToHell | GiveTo | Share | Keep)]


def words(state: State, letter: str) -> list[str]:
    """The kinds of question."""
    return [
        question.word if isinstance(question, Choose) else type(question.blank).__name__
        for question in ask(state, letter).questions
    ]


def hands(state: State) -> list[str]:
    return [shown(player.dice) for player in state.players]


def counts(state: State) -> list[int]:
    return [len(player.dice) for player in state.players]


def trophies(state: State, letter: str) -> tuple[Trophy, ...]:
    return state.players[seat(letter)].trophies
