"""What can be counted (FRONT-16), and the bonuses that tiles give for it at the end."""

from dataclasses import dataclass
from typing import Literal

from ..names import NO_GOOD, Icon, KeywordName, WorldGood
from .power import POWERS, Power


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """Tiles of an empire that fit all filters, or something else that an empire has (FRONT-16.1, FRONT-16.3)."""

    what: Literal["colony", "development", "tile", "different_kind", "military"]
    good: WorldGood = NO_GOOD  # the kind of a colony; none: any, grey ones too
    resource: Literal["", "production", "windfall", "grey"] = ""
    military: bool | None = None
    keyword: KeywordName | None = None
    other_than_keyword: KeywordName | None = None
    size: Literal["", "small", "large"] = ""
    icon: Icon | None = None
    ids: tuple[str, ...] = ()
    colonists: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(Power):
    """VP by how many things it counts."""

    count: Count

    def points(self, n: int) -> int:
        raise NotImplementedError


@POWERS.kind("vp_per")
@dataclass(frozen=True, slots=True, kw_only=True)
class VpPer(Score):
    """FRONT-15.28"""

    vp: int

    def points(self, n: int) -> int:
        return self.vp * n


@POWERS.kind("vp_table")
@dataclass(frozen=True, slots=True, kw_only=True)
class VpTable(Score):
    """FRONT-15.29"""

    table: tuple[int, ...]

    def points(self, n: int) -> int:
        return self.table[min(n, len(self.table)) - 1] if n else 0


@POWERS.kind("vp_equal")
@dataclass(frozen=True, slots=True, kw_only=True)
class VpEqual(Score):
    """FRONT-15.30"""

    def points(self, n: int) -> int:
        return max(0, n)
