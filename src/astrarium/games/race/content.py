"""Cards, goods and action cards as immutable tables. A state refers to a card by a small integer: its copy's number."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import TypeVar

from astrarium.kernel.content import box
from astrarium.kernel.content.records import ContentError, contents

from .design import Design, OneCard
from .names import ACTION_IDS, GOODS, NO_GOOD, Action, Good, Phase
from .powers import Power

CONTENT = box.load(__package__)


@dataclass(frozen=True, slots=True)
class Figures:
    hand_limit: int
    tableau_end: int
    chips_per_player: int
    dealt: int
    discarded: int
    explore_draw: int
    explore_keep: int
    expert_actions: int
    round_limit: int


@dataclass(frozen=True, slots=True)
class GoodRow:
    id: Good
    colour: str
    price: int


@dataclass(frozen=True, slots=True)
class ActionRow:
    id: Action
    phase: Phase
    copies_expert: int


@dataclass(frozen=True, slots=True)
class PhaseRow:
    id: Phase
    roman: str


@dataclass(frozen=True, slots=True)
class Chip:
    """RACE-1.8."""

    id: str
    value: int
    count: int
    in_pool: bool


@dataclass(frozen=True, slots=True)
class FirstGame:
    """RACE-2.9: the hand that goes with a start world."""

    id: str
    hand: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contents:
    """All that the content files hold."""

    figures: Figures
    card: tuple[Design, ...]
    good: tuple[GoodRow, ...]
    action: tuple[ActionRow, ...]
    phase: tuple[PhaseRow, ...]
    chip: tuple[Chip, ...]
    first_game: tuple[FirstGame, ...]
    box: dict[str, int]  # no rule asks for it


_ALL = contents(Contents, CONTENT)
FIGURES = _ALL.figures
# The figures that sentences and rules name: also what follows from them, such as the cards drawn with a bonus of 5
SAID = {
    **asdict(FIGURES),
    "first_hand": FIGURES.dealt - FIGURES.discarded,
    "keep_1": FIGURES.explore_keep + 1,
    **{f"draw_{more}": FIGURES.explore_draw + more for more in (1, 2, 5, 6)},
    **{f"pool_{seats}": FIGURES.chips_per_player * seats for seats in (2, 3, 4)},
}
DESIGNS = _ALL.card
CARDS: tuple[Design, ...] = tuple(design for design in DESIGNS for _ in range(design.copies))  # every copy
COUNT = len(CARDS)
START_CARDS = tuple(sorted((c for c in range(COUNT) if CARDS[c].start >= 0), key=lambda c: CARDS[c].start))
WORLDS = frozenset(card for card, design in enumerate(CARDS) if design.is_world)
DEVELOPMENTS = frozenset(range(COUNT)) - WORLDS
PRODUCTION_WORLDS = frozenset(card for card in WORLDS if CARDS[card].is_production)
WINDFALL_WORLDS = frozenset(card for card in WORLDS if CARDS[card].is_windfall)
FIRST_COPY = tuple(CARDS.index(design) for design in CARDS)  # the same for all copies of a design
COPIES = tuple(frozenset(card for card in range(COUNT) if CARDS[card] is design) for design in CARDS)  # all its copies
COST = tuple(design.cost for design in CARDS)
VP = tuple(design.vp for design in CARDS)
GOOD = tuple(design.good for design in CARDS)  # the kind that it produces
POWERS_PER_CARD = max(len(design.powers) for design in DESIGNS)  # a power's code: card * this + its place on the card

_GOODS = {row.id: row for row in _ALL.good}
PRICE = tuple(_GOODS[good].price for good in range(len(GOODS)))
_ACTIONS = {row.id: row for row in _ALL.action}
ACTION_PHASE = tuple(_ACTIONS[action].phase for action in range(len(ACTION_IDS)))
# In the expert game a second Develop and a second Settle follow the seven
EXPERT_CARDS = (*range(len(ACTION_IDS)), *(action for action, row in _ACTIONS.items() if row.copies_expert == 2))
FIRST_HANDS = {row.id: row.hand for row in _ALL.first_game}
PHASE_ROWS = _ALL.phase
CHIPS = _ALL.chip
PIECES = _ALL.box


def _check_cards() -> None:
    """Check what a single row cannot show. Raises ContentError."""
    known = {design.id for design in DESIGNS}
    for design in DESIGNS:
        where = f"card {design.id}"
        if (design.production is None) != (design.good == NO_GOOD):
            raise ContentError(where, "missing_key", key="'good'" if design.production else "'production'")
        for entry in design.score:
            if isinstance(entry, OneCard) and entry.card not in known:
                raise ContentError(f"{where}, score, {entry.card}", "no_such_row")
    for start, hand in FIRST_HANDS.items():
        for card in (start, *hand):
            if card not in known:
                raise ContentError(f"first_game {start}, {card}", "no_such_row")


_check_cards()

P = TypeVar("P", bound=Power)


def rows(kind: type[P]) -> tuple[tuple[P, ...], ...]:
    """The powers of one kind, by card."""
    return tuple(tuple(power for power in card.powers if isinstance(power, kind)) for card in CARDS)


def totals(kind: type[P], amount: Callable[[P], int]) -> tuple[int, ...]:
    """What the powers of one kind come to in all, by card. Rules add them up with `cards.in_all`."""
    return tuple(sum(amount(power) for power in powers) for powers in rows(kind))


def coded_rows(kind: type[P]) -> tuple[tuple[tuple[int, P], ...], ...]:
    """(code, power) for each power of one kind, by card."""
    return tuple(
        tuple(
            (card * POWERS_PER_CARD + place, power)
            for place, power in enumerate(design.powers)
            if isinstance(power, kind)
        )
        for card, design in enumerate(CARDS)
    )
