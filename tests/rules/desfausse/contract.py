"""What the contract tests need to know of DESfausse."""

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.record import Seat
from rules.desfausse.events import RoundWon
from rules.desfausse.state import State, with_answers
from rules.desfausse.turns import asked, questions, undecided
from tests.contract.play import Play

has_free_moves = True
"""A decision that nobody has seen yet is taken back without asking the others."""

hides_choices_only = True
"""There are no cards and no tokens face down."""


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """The others' half-made moves and hidden decisions, made otherwise; somebody still thinks.

    What is asked on the board is not answered yet, as everybody sees.
    """
    others = [other for other in asked(state) if other != seat and not _on_board(state, other)]
    for other in others:
        state = with_answers(state, other, ())
    on_board = [other for other in others if _on_board(state, other)]
    for other in others:
        state = _thought_up(state, other, chance)
        while other in on_board and not state.answers[other]:
            state = _thought_up(state, other, chance)
    return state


def _on_board(state: State, seat: Seat) -> bool:
    return any(not question.private for question in questions(state, seat))


def _thought_up(state: State, seat: Seat, chance: Chance) -> State:
    while asking := questions(state, seat):
        answer = Ask(asking).sample(chance)
        said = with_answers(state, seat, (*state.answers[seat], answer))
        if not undecided(said):
            return state
        state = said
    return state


def recounted(play: Play) -> tuple[int, ...]:
    """One for each round token told of."""
    won = [event for told in play.told for event in told if isinstance(event, RoundWon)]
    return tuple(sum(seat in event.seats for event in won) for seat in range(play.seats))
