"""Whole games in small numbers: from anywhere in a turn to the end, for the points of one sheet.

The others' sheets count only for what they leave on the tray: they are played in their own turns
alone, which is enough to know how such turns go.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rules.core.record import Seat
from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.actions import Move, Roll, TakeDie, TakeExtra
from rules.tres_fute_4ever.box import MARKS, ROLLS
from rules.tres_fute_4ever.compact import Sheet
from rules.tres_fute_4ever.features import BETWEEN, GIFTS, Phase, Stage
from rules.tres_fute_4ever.policy import ALL, DICE, Imagined, Policy, roll_choices
from rules.tres_fute_4ever.reading import after, compact_sheet, dice, phase_of, stage_of
from rules.tres_fute_4ever.state import State, lying
from rules.tres_fute_4ever.value import Moment, network

STRIDE = 1_000_003
"""How far apart the luck of two turns lies: dice fall alike whatever was done before."""

STAGES = 24
"""How many stages of games are remembered: all that come up in the games of one review."""


@lru_cache(maxsize=STAGES)
def moment_at(stage: Stage) -> Moment:
    """The worth of positions at a stage of a game, with all that it has worked out."""
    return Moment(network(), stage)


class Turn(NamedTuple):
    """A turn to come; `gift` is the moment of the round's bonus where it begins a round."""

    round: int
    active: Seat
    passive: bool
    gift: Moment | None
    moment: Moment


class Onward:
    """The rest of a game from a position, as one seat meets it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.moment = moment_at(stage_of(state, seat))
        self.turns = list(self._turns())
        others = (other for other in range(len(state.players)) if other != seat)
        self.rivals = {other: compact_sheet(state.players[other].sheet) for other in others}

    def after(self, move: Move, seed: int) -> float:
        """The points in the end after a move."""
        if isinstance(move, Roll):
            return self.from_here(seed)
        policy = Policy(Imagined(seed))
        sheet, pool, phase = after(self.state, self.seat, move)
        sheet = policy.settled(sheet, pool, phase, self.moment)
        boxes, used = dice(self.state.boxes), dice(self.player.extras)
        if isinstance(move, TakeDie):
            boxes |= dice((move.die,))
        if isinstance(move, TakeExtra):
            used |= dice((move.die,))
        return self._points(self._ended(policy, sheet, phase, boxes, used), seed)

    def from_here(self, seed: int) -> float:
        """The points in the end if the policy makes the next move too."""
        policy, doing = Policy(Imagined(seed)), self.player.doing
        boxes, used = dice(self.state.boxes), dice(self.player.extras)
        phase = BETWEEN if doing in ("waiting", "done") else phase_of(self.state, self.seat)
        sheet = self._settled(policy, phase)
        if doing == "roll" and self.state.passive_turn:
            sheet = policy.passive_turn(sheet, self.moment) if self.state.roll else sheet
            return self._points(sheet, seed)
        if doing == "tray":
            sheet = policy.silver(sheet, self._faces(), boxes, self.moment)
        if doing == "choose":
            sheet, phase, taken = self._chosen(policy, sheet)
            boxes |= taken
        return self._points(self._ended(policy, sheet, phase, boxes, used), seed)

    def from_the_turn(self, seed: int) -> float:
        """The points in the end from before the first roll of the present turn."""
        policy = Policy(Imagined(seed))
        sheet = self._settled(policy, BETWEEN)
        if self.state.roll and self.state.passive_turn:
            sheet = policy.passive_turn(sheet, self.moment)
        elif self.state.roll and self.state.active == self.seat:
            sheet = self._own_turn(policy, sheet, self.moment)
        elif self.state.roll:
            sheet = self._rivals_turn(policy, sheet, self.state.active, dict(self.rivals))
        return self._points(sheet, seed)

    def _faces(self) -> list[int]:
        return [die.face for die in self.state.dice]

    def _settled(self, policy: Policy, phase: Phase) -> Sheet:
        """The own sheet once all open "?" are used."""
        pool = tuple(sorted(map(MARKS.index, self.player.pool)))
        return policy.settled(compact_sheet(self.player.sheet), pool, phase, self.moment)

    def _chosen(self, policy: Policy, sheet: Sheet) -> tuple[Sheet, Phase, int]:
        """What the policy takes of the dice just rolled: the sheet, what follows, the die."""
        hand = dice(lying(self.state.dice, "rolled"))
        choices = roll_choices(sheet, self._faces(), hand, ROLLS - self.state.roll)
        sheet, pool, phase, taken = max(
            choices, key=lambda one: policy.worth(one[0], one[1], one[2], self.moment)
        )
        sheet = policy.settled(sheet, pool, phase, self.moment)
        return sheet, phase, 1 << taken if taken >= 0 else 0

    def _ended(self, policy: Policy, sheet: Sheet, phase: Phase, boxes: int, used: int) -> Sheet:
        """The sheet when the present turn is over."""
        if phase == BETWEEN:
            return sheet
        faces = self._faces()
        sheet, boxes = policy.rolls(sheet, phase, faces, boxes, self.moment)
        return policy.extras(sheet, faces, boxes, used, self.moment)

    # The turns to come

    def _turns(self) -> Iterator[Turn]:
        seats, active, passive, _ = stage_of(self.state, self.seat)
        for number, who, is_passive in self._order():
            begun = min(number, GIFTS)
            begins = number > self.state.round and who == self.state.first and not is_passive
            before = (seats, active, passive, begun)
            gift = moment_at(before) if begins and number <= GIFTS else None
            mine = who == self.seat and not is_passive
            active, passive = active - mine, passive - (not mine)
            moment = moment_at((seats, active, passive, begun))
            yield Turn(number, who, is_passive, gift, moment)

    def _order(self) -> Iterator[tuple[int, Seat, bool]]:
        """Round, active seat, and whether it is a solo player's passive turn."""
        state, seats = self.state, len(self.state.players)
        turns = (False, True) if state.solo else (False,)
        round_turns = [((state.first + n) % seats, kind) for n in range(seats) for kind in turns]
        now = round_turns.index((state.active, state.passive_turn))
        for who, kind in round_turns[now + (state.roll > 0) :]:
            yield state.round, who, kind
        for number in range(state.round + 1, state.rounds + 1):
            for who, kind in round_turns:
                yield number, who, kind

    def _points(self, sheet: Sheet, seed: int) -> float:
        """The points in the end of a sheet when the present turn is over."""
        rivals = dict(self.rivals)
        for place, turn in enumerate(self.turns, 1):
            policy = Policy(Imagined(seed + place * STRIDE))
            if turn.gift is not None:
                sheet = policy.gift(sheet, turn.round, turn.gift)
            if turn.passive:
                sheet = policy.passive_turn(sheet, turn.moment)
            elif turn.active == self.seat:
                sheet = self._own_turn(policy, sheet, turn.moment)
            else:
                sheet = self._rivals_turn(policy, sheet, turn.active, rivals, turn.moment)
        return float(compact.total(sheet))

    def _own_turn(self, policy: Policy, sheet: Sheet, moment: Moment) -> Sheet:
        faces = [0 for _ in DICE]
        sheet, boxes = policy.rolls(sheet, (ROLLS, ALL), faces, 0, moment)
        return policy.extras(sheet, faces, boxes, 0, moment)

    def _rivals_turn(
        self,
        policy: Policy,
        sheet: Sheet,
        active: Seat,
        rivals: dict[Seat, Sheet],
        moment: Moment | None = None,
    ) -> Sheet:
        """Somebody else rolls and chooses; then the own sheet gets a die of the tray."""
        moment, faces = moment or self.moment, [0 for _ in DICE]
        rivals[active], boxes = policy.rolls(rivals[active], (ROLLS, ALL), faces, 0, moment)
        sheet = policy.silver(sheet, faces, boxes, moment)
        return policy.extras(sheet, faces, boxes, 0, moment)
