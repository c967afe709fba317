"""Setting up the table (section 1)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Rng, Setup, Text

from . import dice, refs
from .bag import draw, put_in_zone
from .content import DESIGNS, FACTIONS, FIGURES, HOMES, TILES, side_of
from .names import DEVELOPMENT, HOME, PHASES, WORLD
from .rounds import StartRound
from .state import RollState, RollStep, Variant
from .supplies import add_to_tableau


def deal(setup: Setup, rng: Rng) -> RollState:
    options = setup.options
    variant = Variant(
        options["first_game"] == "on", options["reassign_columns"] == "any", options["round_limit"] != "none"
    )
    s = RollState(setup.seats, rng, variant)
    s.pool = FIGURES.chips_per_player * s.seats  # ROLL-1.2
    s.columns = [[0] * len(PHASES) for _ in range(s.seats)]
    factions, homes = list(range(len(FACTIONS))), list(HOMES)
    rng.shuffle(factions, "factions")
    rng.shuffle(homes, "homes")
    s.bag = list(TILES)  # ROLL-1.1
    s.push(StartRound())
    s.push(DrawStartTiles())
    for seat in reversed(range(s.seats)):
        s.push(StartTableau(seat, factions[seat], homes[seat]))  # ROLL-1.4
    s.first = min(range(s.seats), key=lambda seat: factions[seat])
    return s


@dataclass(slots=True)
class StartTableau(RollStep):
    """ROLL-1.3, ROLL-1.4, ROLL-1.8: a faction, a home world, credits, and dice, to which tiles add more."""

    seat: int
    faction: int
    home: int

    def do(self, s: RollState) -> None:
        seat, (left, right) = self.seat, FACTIONS[self.faction]
        s.credits[seat] = FIGURES.credits_start
        s.cup[seat] = FIGURES.home_dice_in_cup * dice.ONE[HOME]
        s.citizenry[seat] = FIGURES.home_dice_in_citizenry * dice.ONE[HOME]
        faction = f"{refs.TILE[left]},{refs.TILE[right]}"
        s.tell("starts", side=refs.SEAT[seat], faction=faction, home=refs.TILE[self.home])
        for design in (left, right, self.home):
            add_to_tableau(s, seat, design)


@dataclass(slots=True)
class DrawStartTiles(RollStep):
    """ROLL-1.5: two tiles for each seat."""

    def do(self, s: RollState) -> None:
        for seat in range(s.seats):
            draw(s, seat, FIGURES.start_tiles)
        s.push(ShowStartTiles())
        s.together([[ChooseStart(seat)] for seat in range(s.seats)])


def cheapest(first: int, second: int) -> list[int]:
    """ROLL-A20: which of two tiles may be the development of a first game; both only if all costs are equal."""

    def costs(development: int, world: int) -> tuple[int, int]:
        return DESIGNS[side_of(development, DEVELOPMENT)].cost, DESIGNS[side_of(world, WORLD)].cost

    best = min(costs(first, second), costs(second, first))
    return [one for one, other in ((first, second), (second, first)) if costs(one, other) == best]


@dataclass(slots=True)
class ChooseStart(RollStep):
    """ROLL-1.6: which of the two is the development? ROLL-1.7: the other one is the world."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        tiles = s.drawn[self.seat]
        options = sorted(cheapest(*tiles) if s.variant.first_game else tiles)
        return Decision.choose(self, self.seat, "ask.start", "ROLL-1.6", options, secret=True, reveals=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        """Keep both tiles in hand, the development first, until all have chosen."""
        s.drawn[self.seat].sort(key=lambda tile: tile != choice[0])
        s.tell("chose_start", side=refs.SEAT[self.seat])

    def option(self, s: RollState, code: int) -> Option:
        """Both tiles as they would be placed: this one's development, and the other one's world."""
        other = next(tile for tile in s.drawn[self.seat] if tile != code)
        development, world = side_of(code, DEVELOPMENT), side_of(other, WORLD)
        text = Text(
            "option.start",
            tile=refs.TILE[development],
            cost=DESIGNS[development].cost,
            world=refs.TILE[world],
            world_cost=DESIGNS[world].cost,
        )
        help_ = (Text(f"tile.{DESIGNS[development].id}.text"), Text(f"tile.{DESIGNS[world].id}.text"))
        return Option(refs.TILE[development], text, help_)


@dataclass(slots=True)
class ShowStartTiles(RollStep):
    """All have chosen: everybody sees the tops of both stacks."""

    def do(self, s: RollState) -> None:
        for seat in range(s.seats):
            development, world = s.drawn[seat]
            s.drawn[seat] = []
            put_in_zone(s, seat, development, DEVELOPMENT)
            put_in_zone(s, seat, world, WORLD)
