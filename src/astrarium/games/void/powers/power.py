"""What all powers have, and what the powers of a player add up to."""

from dataclasses import dataclass, field

from astrarium.kernel.content.records import Kinds

from ..names import NONE


@dataclass(slots=True)
class Abilities:
    """All that a player's race, technologies and planets give, added up. Never changed once made."""

    hand_limit: int = 0
    extra_actions: int = 0
    income: int = 0
    mine: int = 0
    draw_at_end: int = 0
    diplomacy_bonus: int = 0
    culture: list[tuple[str, int, int, int]] = field(default_factory=list)  # source, draw, keep, limit
    sales: list[tuple[str, int, int]] = field(default_factory=list)  # source, credits, limit
    peeks: bool = False

    ships: set[str] = field(default_factory=set)  # that may be built
    ship_discounts: list[tuple[tuple[str, ...], int, int]] = field(default_factory=list)  # ships, amount, least
    tech_discounts: list[tuple[int, int]] = field(default_factory=list)  # amount, least
    wild_good: bool = False
    home: str = ""  # what takes the place of the home world
    port: bool = False

    move_bonus: int = 0
    passes: int = 0  # obstacles, a bit for each
    carries: dict[str, int] = field(default_factory=dict)  # ships that Diplomats take along besides
    move_all: bool = False
    paid_moves: int = 0  # in a turn
    move_price: int = 0
    mind_control: int = 0  # times in a turn

    attack: list[tuple[tuple[str, ...], int]] = field(default_factory=list)  # ships, amount
    attack_attacking: list[tuple[tuple[str, ...], int]] = field(default_factory=list)
    cancel_hits: int = 0
    cloaked: set[str] = field(default_factory=set)
    detectors: set[str] = field(default_factory=set)
    beams: set[str] = field(default_factory=set)
    retreat: int = NONE  # its price
    infest_range: int = 0
    infest_hits: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """One kind of power. `add` puts what it gives at all times into its owner's abilities."""

    def add(self, to: Abilities, source: str) -> None:
        """`source`: id of the race, technology or planet that has it; limited uses are counted under it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount(Power):
    amount: int


POWERS: Kinds[Power] = Kinds()
