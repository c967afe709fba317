"""Powers of battles (VOID-8, VOID-11, VOID-12)."""

from dataclasses import dataclass
from typing import Literal

from .power import POWERS, Abilities, Amount, Power


@POWERS.kind("attack_bonus")
@dataclass(frozen=True, slots=True, kw_only=True)
class AttackBonus(Amount):
    """Dice hit on results lower by `amount`; without `ships`, the dice of all ships."""

    when: Literal["always", "attacking", "this_battle"]
    ships: tuple[str, ...] = ()

    def add(self, to: Abilities, source: str) -> None:
        (to.attack if self.when == "always" else to.attack_attacking).append((self.ships, self.amount))


@POWERS.kind("pay_to_fire")
@dataclass(frozen=True, slots=True, kw_only=True)
class PayToFire(Power):
    """VOID-11.4: of a ship."""

    credits: int


@POWERS.kind("pre_battle_roll")
@dataclass(frozen=True, slots=True, kw_only=True)
class PreBattleRoll(Power):
    """VOID-11.2: of a ship."""

    versus: str


@POWERS.kind("extra_die_on_hit")
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraDieOnHit(Amount):
    """VOID-11.6: of a ship."""


@POWERS.kind("choose_victim")
@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseVictim(Power):
    """VOID-11.6: of a ship."""


@POWERS.kind("destroy_outright")
@dataclass(frozen=True, slots=True, kw_only=True)
class DestroyOutright(Power):
    """VOID-11.6: of a ship."""


@POWERS.kind("cancel_hits")
@dataclass(frozen=True, slots=True, kw_only=True)
class CancelHits(Amount):
    """Cancels the first `amount` hits in each battle (VOID-R44)."""

    def add(self, to: Abilities, source: str) -> None:
        to.cancel_hits += self.amount


@POWERS.kind("cloaking")
@dataclass(frozen=True, slots=True, kw_only=True)
class Cloaking(Power):
    """VOID-12.1"""

    ships: tuple[str, ...]

    def add(self, to: Abilities, source: str) -> None:
        to.cloaked.update(self.ships)


@POWERS.kind("detection")
@dataclass(frozen=True, slots=True, kw_only=True)
class Detection(Power):
    """VOID-12.2"""

    ships: tuple[str, ...]

    def add(self, to: Abilities, source: str) -> None:
        to.detectors.update(self.ships)


@POWERS.kind("retreat")
@dataclass(frozen=True, slots=True, kw_only=True)
class Retreat(Power):
    """VOID-12.7"""

    credits: int

    def add(self, to: Abilities, source: str) -> None:
        to.retreat = self.credits


@POWERS.kind("infest")
@dataclass(frozen=True, slots=True, kw_only=True)
class Infest(Power):
    """VOID-12.10: of a ship."""

    threshold: int


@POWERS.kind("infest_range")
@dataclass(frozen=True, slots=True, kw_only=True)
class InfestRange(Amount):
    """VOID-R51"""

    def add(self, to: Abilities, source: str) -> None:
        to.infest_range += self.amount


@POWERS.kind("infest_toughness")
@dataclass(frozen=True, slots=True, kw_only=True)
class InfestToughness(Power):
    """VOID-12.12: hits that remove an infestation."""

    hits: int

    def add(self, to: Abilities, source: str) -> None:
        to.infest_hits = max(to.infest_hits, self.hits)
