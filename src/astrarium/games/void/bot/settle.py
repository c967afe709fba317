"""Plays what is under way to its end before it is judged.

A battle is fought with random dice and quick answers; for diplomacy the chances are known, for a swap the cards.
"""

from collections.abc import Callable, Iterator

from astrarium.kernel import Choice, Decision
from astrarium.kernel.flow import apply, pressing

from ..battle.aftermath import LEAVE, LIBERATE_AND_ALLY, TAKE
from ..battle.attack import FIGHT
from ..battle.dice import PASS, PASS_ALL
from ..cards import discard, of_type, without
from ..content import SHIPS, TEMPERAMENT_AT
from ..map.fleets import SHIP_OF
from ..planets import become_ally
from ..state import VoidState
from ..turn.diplomacy import DiplomacyCards, KindWords
from ..turn.sales import SwapRow
from .odds import convinced

MOST = 60  # answers in one battle
BATTLES = 3  # how often it is fought


def battles(s: VoidState) -> Iterator[VoidState]:
    """States after the battle under way, each with dice of its own."""
    for number in range(BATTLES):
        after = s.copy()
        after.rng = after.rng.fork(str(number))
        _fight(after)
        yield after


def _fight(s: VoidState) -> None:
    for _ in range(MOST):
        asked = next((decision for decision in pressing(s) if decision.prompt in QUICKLY), None)
        if asked is None or not s.lost:  # `lost` is set from the beginning of a battle to its end
            return
        apply(s, asked.id, QUICKLY[asked.prompt](asked))


def talks(s: VoidState) -> tuple[float, VoidState] | None:
    """For diplomacy under way (VOID-9.2): the chance that it succeeds, and the state after it; else None."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, KindWords):
        played = step.played
    elif isinstance(step, DiplomacyCards):
        played = tuple(of_type(s, step.seat, TEMPERAMENT_AT[step.space]))
    else:
        return None
    after = s.copy()
    after.stack.pop()
    discard(after, step.seat, played)
    become_ally(after, step.seat, step.space)
    return convinced(s, step.seat, len(played)), after


def swaps(s: VoidState) -> list[VoidState]:
    """The states with each card of the row that a card laid out can be swapped for (VOID-3.22), if there is a swap."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, SwapRow):
        return []
    return [swapped(s, step.seat, step.card, place) for place in range(len(s.row))]


def swapped(s: VoidState, seat: int, card: int, place: int) -> VoidState:
    """The state after this card of the hand was swapped for the one in that place of the row."""
    after = s.copy()
    if after.stack and isinstance(after.stack[-1], SwapRow):
        after.stack.pop()
    after.hands[seat] = tuple(sorted([*without(s.hands[seat], [card]), s.row[place]]))
    after.row = (*s.row[:place], card, *s.row[place + 1 :])
    return after


def _cheapest(decision: Decision) -> Choice:
    return (min(decision.options, key=lambda kind: (SHIPS[SHIP_OF[kind]].cost, kind)),)


def _dearest(decision: Decision) -> Choice:
    return (max(decision.options, key=lambda kind: (SHIPS[SHIP_OF[kind]].cost, kind)),)


def _take(decision: Decision) -> Choice:
    """What is best most often: an ally, else the planet itself."""
    return (next(code for code in (LIBERATE_AND_ALLY, TAKE, LEAVE) if code in decision.options),)


QUICKLY: dict[str, Callable[[Decision], Choice]] = {
    "ask.attacked": lambda decision: (FIGHT,),
    "ask.fire": lambda decision: (decision.high,),
    "ask.after_dice": lambda decision: (PASS_ALL if PASS_ALL in decision.options else PASS,),
    "ask.victim": _dearest,
    "ask.loss": _cheapest,
    "ask.aftermath": _take,
    "ask.liberate_card": lambda decision: (decision.options[0],),
    "ask.tactic_cards": lambda decision: tuple(decision.options[: decision.low]),
}
