"""Positions in the words of the game, so that a test reads like the rulebook.

    game = frontiers(3).explored(0, "comet_zone").credits(0, 3).leads(0, "settle").pick("comet_zone")
    assert game.colonies_of(0) == ["ancient_race", "comet_zone"]

Options are named by what they refer to, without the sort of thing: a tile, the world under a good, `nothing`,
`colonists`, `upgrade`, a way of settling (`pay`, `conquer`, `contact`, `in_place`), a kind of good, an action. A
question with one answer is not asked.

Disks lie on the track in the order of the seats, and nobody has chosen. Seats that a test does not mention have a start
colony without a good that does little, $0, no colonists and nothing else. White sides of developments lie up; all
worlds are in the bag. `leads` plays an action as far as its first question.
"""

from collections.abc import Mapping
from typing import Any, Self

from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import FIGURES, GOODS_IN_BOX, MATS, NUMBER, SIDES, TILES, WORLDS
from astrarium.games.frontiers.names import ACTIONS, GOODS, NONE
from astrarium.games.frontiers.rounds import ChooseAction, EndRound, open_actions
from astrarium.games.frontiers.scoring import best_kind, breakdown, tile_bonus

from .table import Table

# Without powers, but New Sparta (+2 Military) and Alpha Centauri
HOMES = ("ancient_race", "frontier_mining_camp", "damaged_alien_factory", "new_sparta", "alpha_centauri")


def _ids(tiles: list[int]) -> list[str]:
    return [TILES[tile].id for tile in tiles]


class Scenario(Table):
    # The track, and going to a moment of the round

    def track(self, *seats: int) -> Self:
        """The disks along the track: four with two players."""
        self.state.order = list(seats)
        return self.fresh()

    def chose(self, *actions: str) -> Self:
        """The disks at the front have chosen these in this round."""
        s = self.state
        s.picks = [ACTIONS.index(action) for action in actions]
        s.chosen = len(actions)
        s.stack[:] = [ChooseAction(s.order[s.chosen])]
        return self.fresh()

    def leads(self, seat: int, action: str) -> Self:
        """This seat's next disk is active and chooses this action; the disks before it chose any others.

        If the action is taken, or the seat has no disk left, it is another round.
        """
        s = self.state
        if seat not in s.order[s.chosen :] or ACTIONS.index(action) in s.picks:
            s.chosen, s.picks = 0, []
        while s.order[s.chosen] != seat:
            others = [other for other in open_actions(s) if ACTIONS[other] not in (action, "produce")]
            s.picks.append(others[0])
            s.chosen += 1
        s.stack[:] = [ChooseAction(seat)]
        return self.fresh().pick(action)

    def end_round(self, *actions: str) -> Self:
        """All disks have chosen, these among others; the next round begins, or the game is over."""
        s = self.state
        s.picks = [ACTIONS.index(action) for action in actions]
        s.chosen = len(s.order)
        s.stack[:] = [EndRound()]
        return self.run()

    # Looking

    def plain(self, ref: str) -> str:
        return ref.partition(":")[2] or ref

    def colonies_of(self, seat: int) -> list[str]:
        return _ids(self.state.colonies[seat])

    def explored_of(self, seat: int) -> list[str]:
        return _ids(self.state.explored[seat])

    def developments_of(self, seat: int) -> list[str]:
        return _ids(self.state.developments[seat])

    def goods_of(self, seat: int) -> dict[str, str]:
        """The kinds of the goods that lie on colonies."""
        s = self.state
        found = zip(s.colonies[seat], s.goods[seat], strict=True)
        return {WORLDS[colony].id: GOODS[kind] for colony, kind in found if kind != NONE}

    def credits_of(self, seat: int) -> int:
        return self.state.credits[seat]

    def colonists_of(self, seat: int) -> int:
        return self.state.colonists[seat]

    def chips_of(self, seat: int) -> int:
        return self.state.chips[seat]

    def in_supply(self, kind: str) -> int:
        return self.state.supply[GOODS.index(kind)]

    def in_bag(self, world: str) -> bool:
        return NUMBER[world] in self.state.bag

    def score(self, seat: int) -> Mapping[str, int]:
        """Where the points would come from if the game ended now."""
        return breakdown(self.state, seat)

    def worth(self, seat: int, tile: str) -> int:
        """What a tile with a ? gives now."""
        return tile_bonus(self.state, seat, NUMBER[tile], best_kind(self.state, seat))

    def seen(self, reader: int | None) -> Any:
        """The view of a seat, or of a spectator."""
        return GAME.view(self.state, reader)


def opening(seats: int = 3, seed: int = 0, **options: str) -> Scenario:
    """A game at its very first question."""
    return Scenario(GAME.new(seats, options, seed))


def frontiers(seats: int = 3, seed: int = 0, **options: str) -> Scenario:
    """Plain start colonies, $0, no colonists; the first disk of the track, that of seat 0, may choose an action."""
    game = opening(seats, seed, **options)
    s = game.state
    s.round, s.turn = 1, NONE
    s.order = list(range(seats)) * (2 if seats == 2 else 1)
    s.credits = [0] * seats
    s.supply, s.colonist_pool = list(GOODS_IN_BOX), (FIGURES.colonists_per_player - 1) * seats
    s.showing = [sides[0] for sides in SIDES]
    for seat in range(seats):
        s.mat[seat] = next(n for n, mat in enumerate(MATS) if HOMES[seat] in (mat.white, mat.back))
        game.colonies(seat, HOMES[seat])
    return game.chose()


__all__ = ["Scenario", "frontiers", "opening"]
