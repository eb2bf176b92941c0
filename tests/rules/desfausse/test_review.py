"""Chances in DESfausse, by turns played to their end."""

from collections import Counter

from rules.core.chance import Luck
from rules.core.review import is_mistake
from rules.desfausse import GAME
from rules.desfausse.actions import GiveTo, Keep, Roll
from rules.desfausse.box import DEVIL
from rules.desfausse.dice import free_places
from rules.desfausse.playouts import imagined
from rules.desfausse.review import (
    OwnRoll,
    Seen,
    _first_rolled,
    _rolled,
    answers,
    reason,
    rolling,
)
from rules.desfausse.robot import my_dice
from rules.desfausse.turn_end import SameThrows
from rules.desfausse.turns import all_rolled, apply
from rules.desfausse.view import View
from tests.contract.play import by_robot, played
from tests.rules.desfausse.contract import redeal
from tests.rules.reviews import planned


def own_rolls(seed: int) -> list[tuple[OwnRoll, tuple[int, ...]]]:
    """The own rolls of a game, each with the faces that were seen after it."""
    found = []
    for moment in planned(played(GAME, 2, {}, seed=seed, player=by_robot)).moments[1:]:
        before = moment.view
        for passage in moment.passages:
            after = passage.view
            roll = rolling(before, passage.action, after)
            if isinstance(roll, Roll) and (before.round, before.turn) == (after.round, after.turn):
                own = _rolled(before, 0, passage.action, after, roll)
                found.append((own, tuple(die.face for die in after.players[0].dice)))
            before = after
    return found


def test_dice_that_have_fallen_fall_so_again() -> None:
    """Only the own ones: those of the others are thrown anew."""
    rolls, shown = own_rolls(0), 0
    assert len(rolls) > 3
    for own, faces in rolls:
        state, luck = own.state, Seen(b"any", own.fallen)
        if own.action is None:
            continue
        if 1 in (asks := GAME.asks(state)):
            state = apply(state, 1, GAME.robot(GAME.view(state, 1), asks[1], luck), luck).state
        after = apply(state, 0, own.action, luck).state
        if after.phase != state.phase and after.turn == state.turn:
            shown += 1
            assert tuple(die.face for die in after.players[0].dice) == faces
    assert shown


def test_a_first_roll_is_the_own_one_again() -> None:
    state = GAME.new(3, {}, Luck(b"first"))
    view = GAME.view(state, 1)
    first = _first_rolled(view, 1)
    again = all_rolled(imagined(view), Seen(b"other", first.fallen))
    free = all_rolled(imagined(view), SameThrows(b"other"))
    faces = [[die.face for die in player.dice] for player in again.players]
    assert faces[1] == [die.face for die in view.players[1].dice]
    assert faces[0] == [die.face for die in free.players[0].dice]
    assert faces[2] == [die.face for die in free.players[2].dice]


def test_to_keep_dice_that_could_be_given_away_is_a_mistake() -> None:
    """Whoever is rid of all dice wins the round."""
    plays = [played(GAME, 2, {}, seed=seed, player=by_robot) for seed in range(6)]
    found, reasons = [], set()
    for moment in (moment for play in plays for moment in planned(play).moments[1:]):
        assert moment.ask is not None
        if isinstance(moment.action, GiveTo) and Keep() in moment.ask.moves:
            value = answers(moment.view, 0, moment.ask, Keep(), Luck(b"keep"), 60)
            found.append(is_mistake(value.of(Keep())))
            told = reason(moment.view, 0, moment.action, Keep())
            reasons.add(told.code if told else "")
    assert len(found) > 10
    assert sum(found) > 0.8 * len(found), "now and then it matters little"
    assert reasons <= {"sheds-more", "takes-trophy"}


def test_reasons_for_a_roll_are_true_of_the_dice() -> None:
    chance, told = Luck(b"reasons"), Counter[str]()
    for seed in range(3):
        for moment in planned(played(GAME, 3, {}, seed=seed, player=by_robot)).moments[1:]:
            assert moment.ask is not None
            best, chosen = moment.action, moment.ask.sample(chance)
            found = reason(moment.view, 0, best, chosen)
            if found is None or not isinstance(best, Roll) or not isinstance(chosen, Roll):
                continue
            told[found.code] += 1
            one, other = (kept(moment.view, roll) for roll in (best, chosen))
            match found.code:
                case "keeps-equal":
                    assert (
                        max(one.values()) == found.facts["count"] > max(other.values(), default=0)
                    )
                case "aims-for":
                    assert one[found.facts["value"]] == other[found.facts["other"]] > 0
                case "rolls-more":
                    assert len(best.picked) > len(chosen.picked)
                case "keeps-more":
                    assert len(best.picked) < len(chosen.picked)
    assert {"keeps-equal", "aims-for", "keeps-more"} <= set(told)


def kept(view: View, roll: Roll) -> Counter[int]:
    """The values of the dice that a roll leaves."""
    dice = my_dice(view)
    rolled = {free_places(dice)[place] for place in roll.picked}
    return Counter(
        die.face for at, die in enumerate(dice) if at not in rolled and die.face != DEVIL
    )


def test_what_the_others_have_said_unseen_changes_nothing() -> None:
    play = played(GAME, 3, {}, seed=1, player=by_robot)
    appraisal = GAME.appraisal
    assert appraisal is not None
    differ = 0
    for state, step in zip(play.states, play.steps, strict=False):
        ask = GAME.asks(state).get(0)
        if step.seat != 0 or ask is None or not ask.waiting or differ == 3:
            continue
        other = redeal(state, 0, Luck(b"other"))
        if other != state:
            differ += 1
            one, two = (
                appraisal.answers(GAME.view(each, 0), 0, ask, None, Luck(b"same"), 12)
                for each in (state, other)
            )
            assert one == two
    assert differ
