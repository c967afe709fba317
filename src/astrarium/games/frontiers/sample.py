"""Whole states that the reader of a view could believe in (FRONT-14.2)."""

from typing import cast

from astrarium.kernel import Rng, View
from astrarium.kernel.view import restore

from .actions.windfalls import BONUS
from .content import FIGURES, GOALS, IN_BAG, MATS, NUMBER, POWERS_PER_TILE
from .names import ACTIONS, GOODS, NONE
from .state import FrontiersState, FrontiersStep, Variant
from .view import FrontiersView, Goals, Player, Turn

GOAL_NUMBER = {goal.id: number for number, goal in enumerate(GOALS)}
MAT_NUMBER = {mat.id: number for number, mat in enumerate(MATS)}


def sample(view: View, rng: Rng) -> FrontiersState:
    """Fill in the goals that the reader cannot know. The bag follows from the view; only draws from it are new."""
    seen = cast(FrontiersView, view)
    s = FrontiersState(seen["seats"], rng.fresh(), Variant(**seen["variant"]))
    restore(s, view, FrontiersStep)
    s.round, s.last, s.ending = seen["round"], seen["last"] or "", seen["ending"] or ""
    s.order, s.chosen = seen["order"][:], seen["chosen"]
    s.picks = [ACTIONS.index(action) for action in seen["picks"]]
    s.action = NONE if seen["action"] is None else ACTIONS.index(seen["action"])
    s.leader = _seat(seen["leader"])
    s.colonist_pool = seen["colonist_pool"]
    s.supply = [seen["supply"][good] for good in GOODS]
    s.offered = [NUMBER[offered["world"]] for offered in seen["offered"]]
    s.takers = [_seat(offered["taker"]) for offered in seen["offered"]]
    s.returned = [NUMBER[world] for world in seen["returned"]]
    s.tile_credits = seen["tile_credits"]
    s.showing = [NUMBER[place["development"]] for place in seen["market"]]
    s.stock = [place["left"] for place in seen["market"]]
    for player, open_part in enumerate(seen["players"]):
        _restore_player(s, player, open_part)
    s.pool = FIGURES.vp_per_player * s.seats - sum(s.chips)  # FRONT-9.15: below 0 it is seen as empty
    _restore_turn(s, seen["turn"])
    _imagine_goals(s, seen["goals"], seen["seat"], rng)
    elsewhere = {*s.returned, *(world for worlds in (*s.explored, *s.colonies, *s.stored_worlds) for world in worlds)}
    left = {world for world, taker in zip(s.offered, s.takers, strict=True) if taker == NONE}
    s.bag = [world for world in IN_BAG if world not in elsewhere and world not in left]
    return s


def _seat(seat: int | None) -> int:
    return NONE if seat is None else seat


def _kind(good: str | None) -> int:
    return NONE if good is None else GOODS.index(good)


def _restore_player(s: FrontiersState, player: int, seen: Player) -> None:
    s.mat[player] = MAT_NUMBER[seen["mat"]]
    s.credits[player], s.chips[player], s.colonists[player] = seen["credits"], seen["chips"], seen["colonists"]
    s.explored[player] = [NUMBER[world] for world in seen["explored"]]
    s.colonies[player] = [NUMBER[colony["world"]] for colony in seen["colonies"]]
    s.goods[player] = [_kind(colony["good"]) for colony in seen["colonies"]]
    s.developments[player] = [NUMBER[bought["development"]] for bought in seen["developments"]]
    stored = seen["stored"]
    s.stored_worlds[player] = [NUMBER[world] for world in stored["worlds"]]
    s.stored_goods[player] = [_kind(good) for good in stored["goods"]]
    s.stored_credits[player] = stored["credits"]
    rests = seen["rests"]
    s.rest_worlds[player], s.rest_goods[player], s.rest_credits[player] = (
        rests["worlds"], rests["goods"], rests["credits"]
    )  # fmt: skip


def _restore_turn(s: FrontiersState, seen: Turn) -> None:
    s.turn = _seat(seen["seat"])
    s.placed = [NUMBER[tile] for tile in seen["placed"]]
    for used in seen["used"]:
        s.used |= 1 << (BONUS if used["tile"] is None else NUMBER[used["tile"]] * POWERS_PER_TILE + used["power"])
    s.temporary, s.settled, s.consumed = seen["temporary"], seen["settled"], seen["consumed"]
    s.produced = [NUMBER[colony] for colony in seen["produced"]]
    s.kind = _kind(seen["kind"])


def _imagine_goals(s: FrontiersState, seen: Goals, reader: int | None, rng: Rng) -> None:
    s.goals = [GOAL_NUMBER[goal] for goal in seen["up"]]
    s.holder = _seat(seen["holder"])
    if not s.variant.goals:
        return
    known = {known["place"]: GOAL_NUMBER[known["goal"]] for known in seen["known"]}
    looking = [GOAL_NUMBER[goal] for goal in seen["own_looking"]]
    hidden = NONE if seen["hidden"] is None else GOAL_NUMBER[seen["hidden"]]
    unseen = [goal for goal in range(len(GOALS)) if goal not in {*s.goals, *known.values(), *looking, hidden}]
    rng.shuffle(unseen)
    from_top = [known[place] if place in known else unseen.pop() for place in range(seen["deck"])]
    s.deck = from_top[::-1]
    s.looking = looking or [unseen.pop() for _ in range(seen["looking"])]
    s.hidden = hidden if hidden != NONE or s.holder == NONE else unseen.pop()
    if reader is not None:
        s.knows[reader] = sum(1 << goal for goal in known.values())
