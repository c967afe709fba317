"""What goes on is brought to its end before it is judged.

In a battle dice are rolled, the rest is answered quickly; of diplomacy the chances are known.
"""

from collections.abc import Callable, Iterator

from astrarium.kernel import Choice, Decision
from astrarium.kernel.flow import apply, decisions

from ..aftermath import LEAVE, LIBERATE_AND_ALLY, TAKE
from ..battle import FIGHT
from ..cards import discard, of_type
from ..content import SHIPS, TEMPERAMENT_AT
from ..dice import PASS, PASS_ALL
from ..diplomacy import DiplomacyCards, KindWords
from ..fleets import SHIP_OF
from ..planets import become_ally
from ..state import VoidState
from .odds import convinced

MOST = 60  # answers in one battle
BATTLES = 3  # how often it is fought


def battles(s: VoidState) -> Iterator[VoidState]:
    """The state after the battle that goes on, with dice as they may fall."""
    for number in range(BATTLES):
        after = s.copy()
        after.rng = after.rng.fork(str(number))
        _fight(after)
        yield after


def _fight(s: VoidState) -> None:
    for _ in range(MOST):
        asked = next((decision for decision in decisions(s) if decision.prompt in QUICKLY), None)
        if asked is None or not s.lost:  # a battle has this from its beginning to its end
            return
        apply(s, asked.id, QUICKLY[asked.prompt](asked))


def talks(s: VoidState) -> tuple[float, VoidState] | None:
    """Diplomacy that goes on (VOID-9.2): the chance that it succeeds, and the state then."""
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
