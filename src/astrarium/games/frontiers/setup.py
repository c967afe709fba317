"""Setting up the table (section 1)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Rng, Setup, Text

from . import refs
from .content import FIGURES, GOALS, GOODS_IN_BOX, IN_BAG, MATS, SEATS, SIDES, STACKS, STARTS, WORLDS, development
from .names import ANY, NONE
from .rounds import StartRound
from .state import FrontiersState, FrontiersStep, Variant
from .supply import add_colony


def deal(setup: Setup, rng: Rng) -> FrontiersState:
    options = setup.options
    first_game = options["first_game"] == "on"
    # FRONT-17.2: a first game has no goals (FRONT-1.6)
    variant = Variant(first_game, options["goals"] == "on" and not first_game, options["round_limit"] != "none")
    s = FrontiersState(setup.seats, rng, variant)
    row = SEATS[s.seats]
    s.pool = FIGURES.vp_per_player * s.seats  # FRONT-1.8
    s.colonist_pool = FIGURES.colonists_per_player * s.seats  # FRONT-1.9
    s.supply, s.bag = list(GOODS_IN_BOX), list(IN_BAG)  # FRONT-1.10
    for place, sides in enumerate(SIDES):
        # FRONT-1.4, FRONT-A2: a coin for each tile or stack with two sides
        turned = len(sides) > 1 and not first_game and rng.below(2, "draw:coin")
        s.showing.append(sides[1 if turned else 0])
        small = development(sides[0]).size == "small"
        s.stock.append(min(row.copies, STACKS[place].copies) if small else STACKS[place].copies)  # FRONT-1.3
    seats, mats = list(range(s.seats)), list(range(len(MATS)))
    rng.shuffle(seats, "track")  # FRONT-1.11
    s.order = seats * 2 if s.seats == 2 else seats  # FRONT-1.12
    rng.shuffle(mats, "mats")  # FRONT-1.14
    for place, seat in enumerate(seats):
        s.credits[seat] = row.credits[place]  # FRONT-1.13
        s.mat[seat] = mats[seat]
    if variant.goals:
        s.deck = list(range(len(GOALS)))
        rng.shuffle(s.deck, "goals")  # FRONT-1.7
    s.push(StartRound())
    for seat in reversed(seats):
        s.push(ChooseSide(seat))
    s.push(TellOrder())
    return s


@dataclass(slots=True)
class TellOrder(FrontiersStep):
    """Tells who stands where on the track."""

    def do(self, s: FrontiersState) -> None:
        s.tell("order", sides=refs.seats(dict.fromkeys(s.order)))


@dataclass(slots=True)
class ChooseSide(FrontiersStep):
    """FRONT-1.14: which side of the seat's mat? In a first game the white one."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        white, back = STARTS[s.mat[self.seat]]
        options = [white] if s.variant.first_game else [white, back]
        return Decision.choose(self, self.seat, "ask.side", "FRONT-1.14", options, mat=MATS[s.mat[self.seat]].id)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        """FRONT-1.16: a colonist of the pool settles the start colony; FRONT-1.17: a halo brings a good."""
        (start,) = choice
        s.colonist_pool -= WORLDS[start].colonists
        s.tell("starts", side=refs.SEAT[self.seat], world=refs.TILE[start])
        s.kind = 0 if WORLDS[start].good == ANY else NONE
        add_colony(s, self.seat, start)
        s.kind = NONE

    def option(self, s: FrontiersState, code: int) -> Option:
        ref = refs.TILE[code]
        return Option(ref, Text("option.start", world=ref), (Text(f"world.{WORLDS[code].id}.text"),))
