"""The kinds of powers: one record for each, named in content by its phase and kind (section 4).

Rules find the powers of a kind with `content.rows`. For powers, the sale of a good counts as a phase of its own.
"""

from dataclasses import dataclass

from astrarium.kernel.content.records import Kinds

from .names import ANY_GOOD, Good


class Power:
    __slots__ = ()


POWERS: Kinds[Power] = Kinds()


@POWERS.kind("explore.draw")
@dataclass(frozen=True, slots=True)
class ExploreDraw(Power):
    """RACE-5.4: `n` more cards to choose from."""

    n: int


@POWERS.kind("explore.keep")
@dataclass(frozen=True, slots=True)
class ExploreKeep(Power):
    """RACE-5.5: `n` more cards to keep."""

    n: int


@POWERS.kind("develop.discount")
@dataclass(frozen=True, slots=True)
class DevelopDiscount(Power):
    n: int


@POWERS.kind("develop.draw_start")
@dataclass(frozen=True, slots=True)
class DevelopDrawStart(Power):
    """RACE-6.9: cards before anything is placed."""

    n: int


@POWERS.kind("develop.draw_after")
@dataclass(frozen=True, slots=True)
class DevelopDrawAfter(Power):
    """RACE-6.9: cards for having placed a development."""

    n: int


@POWERS.kind("settle.discount")
@dataclass(frozen=True, slots=True)
class SettleDiscount(Power):
    """RACE-7.18: worlds (of this kind) cost less."""

    n: int
    good: Good = ANY_GOOD


@POWERS.kind("settle.military")
@dataclass(frozen=True, slots=True)
class Military(Power):
    """RACE-7.10 to RACE-7.12: against all worlds, worlds of one kind, or rebel worlds."""

    n: int
    good: Good = ANY_GOOD
    rebel: bool = False

    @property
    def is_general(self) -> bool:
        return self.good == ANY_GOOD and not self.rebel


@dataclass(frozen=True, slots=True, kw_only=True)
class WayOfSettling(Power):
    """A power that helps to place a world, except worlds of the kinds in `exclude`."""

    exclude: tuple[Good, ...] = ()


@POWERS.kind("settle.zero_cost")
@dataclass(frozen=True, slots=True, kw_only=True)
class ZeroCost(WayOfSettling):
    """RACE-7.17: the card is discarded, and the world costs nothing."""


@POWERS.kind("settle.pay_for_military")
@dataclass(frozen=True, slots=True, kw_only=True)
class PayForMilitary(WayOfSettling):
    """RACE-7.14: a military world is paid for, at its defense less `discount` cards."""

    discount: int


@POWERS.kind("settle.military_boost")
@dataclass(frozen=True, slots=True, kw_only=True)
class MilitaryBoost(WayOfSettling):
    """RACE-7.13: the card is discarded for Military in this phase."""

    n: int


@POWERS.kind("settle.draw_after")
@dataclass(frozen=True, slots=True)
class SettleDrawAfter(Power):
    """RACE-7.19: cards for having placed a world."""

    n: int


@POWERS.kind("trade.bonus")
@dataclass(frozen=True, slots=True)
class TradeBonus(Power):
    """RACE-8.10: more cards for any good, for a good of one kind, or (RACE-14.5) for the good of this card."""

    n: int
    good: Good = ANY_GOOD
    this_world: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumePower(Power):
    """RACE-8.4: it must be used if possible, unless it is optional. `phases/consume_powers.py` has its effect."""

    optional: bool = False


@POWERS.kind("consume.goods")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumeGoods(ConsumePower):
    """RACE-8.6: `take` goods (of one kind) for VP and cards, up to `times` times."""

    good: Good = ANY_GOOD
    take: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0


@POWERS.kind("consume.distinct")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumeDistinct(ConsumePower):
    """RACE-14.8: one good of each of `kinds` different kinds."""

    kinds: int
    vp: int


@POWERS.kind("consume.all")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumeAll(ConsumePower):
    """RACE-14.3: all goods, for `vp` each plus `offset` in all (which may be negative)."""

    vp: int
    offset: int = 0


@POWERS.kind("consume.hand")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumeHand(ConsumePower):
    """RACE-8.12: up to `most` cards of the hand, for `vp` each."""

    most: int
    vp: int


@POWERS.kind("consume.draw")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumeDraw(ConsumePower):
    n: int


@POWERS.kind("consume.gamble")
@dataclass(frozen=True, slots=True, kw_only=True)
class Gamble(ConsumePower):
    """RACE-14.2: a number between these."""

    low: int
    high: int


@POWERS.kind("consume.sell")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConsumeSell(ConsumePower):
    """RACE-14.4: a good is sold, with the owner's $ powers or without."""

    use_bonuses: bool


@POWERS.kind("produce.windfall")
@dataclass(frozen=True, slots=True)
class ProduceWindfall(Power):
    """RACE-9.5: a good on an empty windfall world (of this kind)."""

    good: Good = ANY_GOOD


@dataclass(frozen=True, slots=True)
class ProduceCards(Power):
    """RACE-9.6: `n` cards, as often as `times` says."""

    n: int

    def times(self, made: list[int], own: list[int], here: bool) -> int:
        """How often. `made`: kinds of the goods produced; `own`: of the player's worlds; `here`: this card produced."""
        raise NotImplementedError


@POWERS.kind("produce.draw")
@dataclass(frozen=True, slots=True)
class ProduceDraw(ProduceCards):
    def times(self, made: list[int], own: list[int], here: bool) -> int:
        return 1


@POWERS.kind("produce.draw_if_here")
@dataclass(frozen=True, slots=True)
class DrawIfHere(ProduceCards):
    def times(self, made: list[int], own: list[int], here: bool) -> int:
        return 1 if here else 0


@POWERS.kind("produce.draw_per_good")
@dataclass(frozen=True, slots=True)
class DrawPerGood(ProduceCards):
    good: Good

    def times(self, made: list[int], own: list[int], here: bool) -> int:
        return made.count(self.good)


@POWERS.kind("produce.draw_per_kind")
@dataclass(frozen=True, slots=True)
class DrawPerKind(ProduceCards):
    def times(self, made: list[int], own: list[int], here: bool) -> int:
        return len(set(made))


@POWERS.kind("produce.draw_per_world")
@dataclass(frozen=True, slots=True)
class DrawPerWorld(ProduceCards):
    good: Good

    def times(self, made: list[int], own: list[int], here: bool) -> int:
        return own.count(self.good)


@POWERS.kind("produce.draw_if_most")
@dataclass(frozen=True, slots=True)
class DrawIfMost(Power):
    """RACE-9.8: `n` cards for producing the most of a kind, once everybody has produced."""

    n: int
    good: Good


# The phase of each kind of power, as content names it
PHASE_OF: dict[type[Power], str] = {kind: name.partition(".")[0] for name, kind in POWERS.classes.items()}
