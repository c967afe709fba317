"""What a 6-cost development counts at the end (ROLL-13.2, ROLL-17.28)."""

from dataclasses import dataclass
from math import isqrt

from .. import dice
from ..names import MILITARY
from .power import POWERS, Power


@dataclass(frozen=True, slots=True)
class Empire:
    """The figures of one player that 6-cost developments count."""

    developments: int
    development_cost: int
    reassign_developments: int
    reassign_development_cost: int
    novelty_world_cost: int
    rare_worlds: int
    dice: dice.Dice  # wherever they are
    goods: int
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(Power):
    """`points` for each `per` things that it counts, rounded up (ROLL-6.10)."""

    points: int
    per: int = 1

    def metric(self, empire: Empire) -> int:
        raise NotImplementedError

    def vp(self, empire: Empire) -> int:
        return self.points * -(-self.metric(empire) // self.per)


@POWERS.kind("score_developments")
class ScoreDevelopments(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return empire.developments


@POWERS.kind("score_development_cost")
class ScoreDevelopmentCost(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return empire.development_cost


@POWERS.kind("score_reassign_development_cost")
class ScoreReassignDevelopmentCost(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return empire.reassign_development_cost


@POWERS.kind("score_non_reassign_developments")
class ScoreNonReassignDevelopments(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return empire.developments - empire.reassign_developments


@POWERS.kind("score_novelty_world_cost")
class ScoreNoveltyWorldCost(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return empire.novelty_world_cost


@POWERS.kind("score_rare_worlds")
class ScoreRareWorlds(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return empire.rare_worlds


@POWERS.kind("score_dice_colours")
class ScoreDiceColours(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return len(dice.kinds(empire.dice))


@POWERS.kind("score_military_dice")
class ScoreMilitaryDice(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return dice.count(empire.dice, MILITARY)


@POWERS.kind("score_goods")
class ScoreGoods(Score):
    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return empire.goods


@POWERS.kind("score_chips_triangular")
class ScoreChipsTriangular(Score):
    """The largest n for which the player has 1 + 2 + ... + n VP in chips (ROLL-A24)."""

    __slots__ = ()

    def metric(self, empire: Empire) -> int:
        return (isqrt(8 * empire.chips + 1) - 1) // 2
