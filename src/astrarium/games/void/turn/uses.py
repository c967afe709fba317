"""What may be done only so often in a turn: numbers for `VoidState.used`."""

from ..content import CARDS, PLANETS, RACES, TECHNOLOGIES
from ..state import VoidState

USES = (
    "mine",
    "mind_control",
    *(card.id for card in CARDS),
    *(planet.id for planet in PLANETS),
    *(race.id for race in RACES),
    *(technology.id for technology in TECHNOLOGIES),
)
MINE, MIND_CONTROL = 0, 1
FIRST_CARD = 2
USE = {name: number for number, name in enumerate(USES)}


def use(s: VoidState, number: int) -> None:
    s.used += (number,)


def unuse(s: VoidState, number: int) -> None:
    at = s.used.index(number)
    s.used = s.used[:at] + s.used[at + 1 :]


def may_use(s: VoidState, number: int, limit: int) -> bool:
    """May it be used once more in this turn? A limit of 0 is none."""
    return not limit or s.used.count(number) < limit
