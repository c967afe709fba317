"""Powers of building, research, credits and cards."""

from dataclasses import dataclass

from .power import POWERS, Abilities, Amount, Power


@POWERS.kind("unlock_ship")
@dataclass(frozen=True, slots=True, kw_only=True)
class UnlockShip(Power):
    """VOID-5.5"""

    ship: str

    def add(self, to: Abilities, source: str) -> None:
        to.ships.add(self.ship)


@POWERS.kind("ship_discount")
@dataclass(frozen=True, slots=True, kw_only=True)
class ShipDiscount(Amount):
    """VOID-R53"""

    ships: tuple[str, ...]
    least: int

    def add(self, to: Abilities, source: str) -> None:
        to.ship_discounts.append((self.ships, self.amount, self.least))


@POWERS.kind("tech_discount")
@dataclass(frozen=True, slots=True, kw_only=True)
class TechDiscount(Amount):
    """VOID-R53"""

    least: int

    def add(self, to: Abilities, source: str) -> None:
        to.tech_discounts.append((self.amount, self.least))


@POWERS.kind("space_port")
@dataclass(frozen=True, slots=True, kw_only=True)
class SpacePort(Power):
    """VOID-12.4"""

    def add(self, to: Abilities, source: str) -> None:
        to.port = True


@POWERS.kind("wild_good")
@dataclass(frozen=True, slots=True, kw_only=True)
class WildGood(Power):
    """For each research one good of one's choice."""

    def add(self, to: Abilities, source: str) -> None:
        to.wild_good = True


@POWERS.kind("replace_home")
@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaceHome(Power):
    """VOID-12.9"""

    home: str

    def add(self, to: Abilities, source: str) -> None:
        to.home = self.home


@POWERS.kind("income")
@dataclass(frozen=True, slots=True, kw_only=True)
class Income(Amount):
    """VOID-7.4"""

    def add(self, to: Abilities, source: str) -> None:
        to.income += self.amount


@POWERS.kind("mine")
@dataclass(frozen=True, slots=True, kw_only=True)
class Mine(Amount):
    """VOID-7.11"""

    def add(self, to: Abilities, source: str) -> None:
        to.mine += self.amount


@POWERS.kind("hand_limit")
@dataclass(frozen=True, slots=True, kw_only=True)
class HandLimit(Amount):
    """VOID-3.12"""

    def add(self, to: Abilities, source: str) -> None:
        to.hand_limit += self.amount


@POWERS.kind("draw_at_end")
@dataclass(frozen=True, slots=True, kw_only=True)
class DrawAtEnd(Amount):
    """Cards at the end of one's turn."""

    def add(self, to: Abilities, source: str) -> None:
        to.draw_at_end += self.amount


@POWERS.kind("culture")
@dataclass(frozen=True, slots=True, kw_only=True)
class Culture(Power):
    """VOID-R52: how many cards the Culture action draws and keeps. `limit` uses in a turn; 0: no limit."""

    draw: int
    keep: int
    limit: int = 0

    def add(self, to: Abilities, source: str) -> None:
        to.culture.append((source, self.draw - 1, self.keep - 1, self.limit))


@POWERS.kind("sell_card")
@dataclass(frozen=True, slots=True, kw_only=True)
class SellCard(Power):
    credits: int
    limit: int

    def add(self, to: Abilities, source: str) -> None:
        to.sales.append((source, self.credits, self.limit))


@POWERS.kind("diplomacy_bonus")
@dataclass(frozen=True, slots=True, kw_only=True)
class DiplomacyBonus(Amount):
    """VOID-R53"""

    def add(self, to: Abilities, source: str) -> None:
        to.diplomacy_bonus += self.amount


@POWERS.kind("extra_action")
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraAction(Amount):
    """VOID-7.20; `limit`: how often in a turn, as a tactic."""

    limit: int = 0

    def add(self, to: Abilities, source: str) -> None:
        to.extra_actions += self.amount


@POWERS.kind("peek_event")
@dataclass(frozen=True, slots=True, kw_only=True)
class PeekEvent(Power):
    """VOID-12.15: the next event is seen as a pre-round begins."""

    def add(self, to: Abilities, source: str) -> None:
        to.peeks = True


@POWERS.kind("negotiate")
@dataclass(frozen=True, slots=True, kw_only=True)
class Negotiate(Power):
    """VOID-9.1: of a ship; diplomacy needs such a ship at the planet."""
