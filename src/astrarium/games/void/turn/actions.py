"""What one can do in a turn, as codes (section 7), and what each code means."""

from functools import cache

from ..battle.targets import TARGETS
from ..content import ACTION_COST, CARDS, MAX_SEATS, SPACES
from ..map.fleets import COUNT
from ..names import ActionName

END, CULTURE, MINING, MOVE_ALL, PAID_MOVE, SELL, SWAP = range(7)
OFFER = 10  # to each seat
TACTIC = OFFER + MAX_SEATS  # of each design of card
MOVE = TACTIC + len(CARDS)  # each kind of ship in each space
DIPLOMACY = MOVE + SPACES * COUNT  # these four: at each space
INFEST = DIPLOMACY + SPACES
RESCUE = INFEST + SPACES
RELIEF = RESCUE + SPACES
ATTACK = RELIEF + SPACES  # each target in each space
CRY = ATTACK + SPACES * TARGETS  # an attack with a tactic before the battle
CONTROL_SHIP = CRY + SPACES * TARGETS  # each kind of ship of each seat in each space


# The lowest code of each action; those below MOVE are in `_PLAIN`, or take no action
_TAKEN: tuple[tuple[int, ActionName], ...] = (
    (CONTROL_SHIP, "mind_control"),
    (ATTACK, "attack"),
    (RELIEF, "relief"),
    (RESCUE, "rescue"),
    (INFEST, "infest"),
    (DIPLOMACY, "diplomacy"),
    (MOVE, "move"),
)
_PLAIN: dict[int, ActionName] = {CULTURE: "culture", MINING: "mine", MOVE_ALL: "move_all"}


@cache
def action_of(code: int) -> ActionName | None:
    """The action of the player board that a code stands for, if any."""
    if code < MOVE:
        return _PLAIN.get(code)
    return next(action for first, action in _TAKEN if code >= first)


def cost_of(code: int) -> int:
    """How many actions it takes."""
    action = action_of(code)
    return ACTION_COST[action] if action else 0


def moved_ship(code: int) -> tuple[int, int]:
    """Space and kind of the ship."""
    return divmod(code - MOVE, COUNT)


def attack(code: int) -> tuple[int, int, bool]:
    """Space, target, and whether with a tactic before the battle."""
    at, cry = (code - CRY, True) if code >= CRY else (code - ATTACK, False)
    return *divmod(at, TARGETS), cry


def controlled_ship(code: int) -> tuple[int, int, int]:
    """Space, owner and kind of the ship."""
    at, kind = divmod(code - CONTROL_SHIP, COUNT)
    return *divmod(at, MAX_SEATS), kind
