"""Powers of movement (VOID-7, VOID-12)."""

from dataclasses import dataclass

from ..names import Obstacle
from .power import POWERS, Abilities, Amount, Power


@POWERS.kind("move_bonus")
@dataclass(frozen=True, slots=True, kw_only=True)
class MoveBonus(Amount):
    def add(self, to: Abilities, source: str) -> None:
        to.move_bonus += self.amount


@POWERS.kind("pass_obstacle")
@dataclass(frozen=True, slots=True, kw_only=True)
class PassObstacle(Power):
    """VOID-7.7"""

    obstacle: Obstacle

    def add(self, to: Abilities, source: str) -> None:
        to.passes |= 1 << self.obstacle


@POWERS.kind("ignore_obstacles")
@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoreObstacles(Power):
    """VOID-11.3: of a ship."""


@POWERS.kind("carry")
@dataclass(frozen=True, slots=True, kw_only=True)
class Carry(Power):
    """VOID-7.10: of a ship."""

    initiatives: tuple[int, ...]
    capacity: int


@POWERS.kind("carry_bonus")
@dataclass(frozen=True, slots=True, kw_only=True)
class CarryBonus(Amount):
    """VOID-12.3"""

    ship: str

    def add(self, to: Abilities, source: str) -> None:
        to.carries[self.ship] = to.carries.get(self.ship, 0) + self.amount


@POWERS.kind("move_all")
@dataclass(frozen=True, slots=True, kw_only=True)
class MoveAll(Power):
    """VOID-12.6"""

    def add(self, to: Abilities, source: str) -> None:
        to.move_all = True


@POWERS.kind("paid_move")
@dataclass(frozen=True, slots=True, kw_only=True)
class PaidMove(Power):
    """VOID-12.15: a move for credits, without an action."""

    credits: int
    limit: int

    def add(self, to: Abilities, source: str) -> None:
        to.paid_moves += self.limit
        to.move_price = self.credits


@POWERS.kind("mind_control")
@dataclass(frozen=True, slots=True, kw_only=True)
class MindControl(Power):
    """VOID-12.8"""

    limit: int

    def add(self, to: Abilities, source: str) -> None:
        to.mind_control += self.limit


@POWERS.kind("tractor_beam")
@dataclass(frozen=True, slots=True, kw_only=True)
class TractorBeam(Power):
    """VOID-12.5"""

    ships: tuple[str, ...]

    def add(self, to: Abilities, source: str) -> None:
        to.beams.update(self.ships)
