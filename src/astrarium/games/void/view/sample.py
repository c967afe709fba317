"""A whole state that the reader of a view could believe in: what is open as it is, what is hidden dealt by chance."""

from typing import cast

from astrarium.kernel import Rng, View
from astrarium.kernel.view import restore

from .. import refs
from ..battle.casualties import Losses, Removal, Victims
from ..content import CARD, EVENT, FIGURES, HEX, RACE, SHIP, SPACE, SPACES, TECHNOLOGY
from ..map.fleets import AFTER_HIT, COUNT, KIND_OF, ONE
from ..map.galaxy import PLACES
from ..names import GOODS, NONE
from ..pre_round.shop import PLACE_PORT
from ..scoring import SHEET
from ..state import Variant, VoidState, VoidStep
from ..turn.uses import USE
from .sample_hidden import imagine
from .types import Battle, Cart, Die, Player, Side, Space, Squadron, Turn, VoidView


def sample(view: View, rng: Rng) -> VoidState:
    seen = cast(VoidView, view)
    s = VoidState(seen["seats"], rng.fresh(), Variant(**seen["variant"]))
    restore(s, view, VoidStep)
    s.round, s.phase, s.ending = seen["round"], seen["phase"], seen["ending"] or ""
    s.order = tuple(seen["order"])
    _restore_map(s, seen)
    for player, open_part in enumerate(seen["players"]):
        _restore_player(s, player, open_part)
    s.discards = [CARD[card] for card in seen["discards"]]
    s.row = tuple(CARD[card] for card in seen["row"])
    s.event = EVENT[seen["event"]] if seen["event"] else NONE
    s.past_events = tuple(EVENT[event] for event in seen["past_events"])
    s.set_force(
        tuple(EVENT[event["event"]] for event in seen["in_force"]),
        tuple(SPACE[event["space"]] if event["space"] else NONE for event in seen["in_force"]),
        tuple(event["since"] for event in seen["in_force"]),
    )
    s.wants_deal = sum(1 << seat for seat in seen["market"])
    _restore_turn(s, seen["turn"])
    if seen["moving"]:
        s.came = tuple(SPACE[space] for space in seen["moving"]["came"])
        s.aboard = fleet(seen["moving"]["aboard"])
        s.dropped = tuple(_dropped(ship) for ship in seen["moving"]["dropped"])
    if seen["battle"]:
        _restore_battle(s, seen["battle"])
    if seen["seat"] is not None and seen["own"]:
        _restore_cart(s, seen["seat"], seen["own"]["cart"])
    imagine(s, seen, rng)
    return s


def _seat(seat: int | None) -> int:
    return NONE if seat is None else seat


def fleet(ships: list[Squadron]) -> int:
    found = 0
    for row in ships:
        kind = KIND_OF[SHIP[row["ship"]]]
        found += (row["n"] - row["damaged"]) * ONE[kind]
        if row["damaged"]:
            found += row["damaged"] * ONE[AFTER_HIT[kind]]
    return found


def _restore_map(s: VoidState, seen: VoidView) -> None:
    hexes, rotations = [NONE] * PLACES, [0] * PLACES
    for laid in seen["galaxy"]:
        place = laid["place"]
        if place is not None:
            hexes[place], rotations[place] = HEX[laid["hex"]], laid["rotation"]
            s.turned |= int(laid["turned"]) << place
    s.hexes, s.rotations = tuple(hexes), tuple(rotations)
    s.corners = tuple(_seat(player["corner"]) for player in seen["players"])
    s.wormholes = tuple(SPACE[end] for pair in seen["wormholes"] for end in pair)
    s.covered = tuple(SPACE[row["id"]] for row in seen["spaces"] if row["covered"])
    for row in seen["spaces"]:
        _restore_space(s, row)


def _restore_space(s: VoidState, row: Space) -> None:
    space = SPACE[row["id"]]
    s.set_holder(space, _seat(row["holder"]))
    s.set_ally(space, _seat(row["ally"]))
    s.set_infested(space, _seat(row["infested"]))
    s.pirates[space] = row["pirate_hits"]
    if "rebellion" in row["tokens"]:
        s.rebels |= 1 << space
    for there in row["fleets"]:
        s.add_ships(space, there["seat"], fleet(there["ships"]))


def _restore_player(s: VoidState, player: int, seen: Player) -> None:
    s.set_race(player, RACE[seen["race"]] if seen["race"] else NONE)
    if seen["race"]:
        for home in seen["planets"]:  # also before corners are chosen, when home worlds are not on the map yet
            s.set_holder(SPACE[home], player)
    s.credits[player] = seen["credits"]
    s.shown[player] = tuple(CARD[card] for card in seen["shown"])
    s.set_technologies(player, sum(1 << TECHNOLOGY[technology] for technology in seen["technologies"]))
    s.port[player] = SPACE[seen["port"]] if seen["port"] else NONE
    s.vp[player], s.events_vp[player] = seen["vp"], seen["events_vp"]
    for sheet in seen["sheets"]:
        s.sheets[player] += tuple(cast(dict[str, int], sheet)[name] for name in SHEET)
    if seen["offers"] is not None:
        s.offers[player] = FIGURES.offers - seen["offers"]


def _restore_turn(s: VoidState, seen: Turn) -> None:
    s.turn, s.actions = _seat(seen["seat"]), seen["actions"]
    s.used = tuple(USE[name] for name in seen["used"])
    s.paid_moves, s.swaps = seen["paid_moves"], seen["swaps"]
    s.truces = sum(1 << seat for seat in seen["truces"])
    s.refused_leave = sum(1 << SPACE[space] for space in seen["no_leave"])
    if seen["unmoved"] is not None:
        unmoved = [0] * SPACES
        for there, space in zip(seen["unmoved"], seen["unmoved_at"], strict=True):
            unmoved[SPACE[space]] = fleet(there["ships"])
        s.unmoved = tuple(unmoved)


def _dropped(ship: str) -> int:
    space, _, kind = ship.partition(".")
    return SPACE[space] * COUNT + refs.KIND_ID.index(kind)


def _restore_battle(s: VoidState, seen: Battle) -> None:
    sides = (seen["attacker"], seen["defender"])
    s.lost = tuple(fleet(side["lost"]) for side in sides)
    s.shields = tuple(side["shields"] for side in sides)
    s.quiet = sum(int(side["quiet"]) << number for number, side in enumerate(sides))
    if any(side["dice"] for side in sides):
        s.dice = [_dice(side) for side in sides]
    if any(isinstance(step, Victims | Losses | Removal) for step in s.stack):
        s.chosen = tuple(fleet(side["left"]) for side in sides)
        s.hits = [tuple(side["taken"]) for side in reversed(sides)]


def _dice(side: Side) -> tuple[int, ...]:
    return tuple(number for die in side["dice"] for number in _die(die))


def _die(die: Die) -> tuple[int, int, int]:
    return die["value"], die["need"], KIND_OF[SHIP[die["ship"]]] if die["ship"] else NONE


def _restore_cart(s: VoidState, seat: int, cart: Cart) -> None:
    s.built[seat] = fleet(cart["ships"])
    s.at_port[seat] = KIND_OF[SHIP[cart["at_port"]]] if cart["at_port"] else NONE
    s.bought[seat] = sum(1 << TECHNOLOGY[technology] for technology in cart["technologies"])
    s.played[seat] = tuple(CARD[card] for card in cart["cards"])
    s.spent[seat] = cart["spent"]
    s.port_to[seat] = SPACE[cart["port"]] if cart["port"] else NONE
    s.used_cards[seat] = tuple(CARD[card] for card in cart["tactics"])
    asked = cart["asked"]
    s.pending[seat] = NONE if asked is None else PLACE_PORT if asked == "port" else CARD[asked]
    s.researched[seat], s.more_research[seat] = cart["researched"], cart["more_research"]
    s.leaps[seat], s.bargains[seat], s.port_ships[seat] = cart["leaps"], cart["bargains"], cart["port_ships"]
    s.borrowed[seat] = sum(1 << GOODS.index(good) for good in cart["lent"])
    s.wants_deal |= int(cart["deal_first"]) << seat
