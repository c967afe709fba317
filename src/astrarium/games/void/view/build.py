"""How a view is filled: what lies open is built once, what each reader alone knows is laid over it."""

from collections.abc import Sequence
from functools import lru_cache

from astrarium.kernel import View
from astrarium.kernel.view import open_table, table_view

from ..content import CARDS, EVENT_IDS, EVENTS, FIGURES, RACES, SCORINGS, SHIPS, TECHNOLOGIES
from ..deals.offers import read
from ..empire import abilities, controlled, fleet_of, goods, hand_limit, home_token, income, influence
from ..map.fleets import SHIP_OF, of_ship
from ..names import ACTIONS, GOODS, NONE, TEMPERAMENTS, ActionName, GoodName
from ..pre_round.prices import researches
from ..pre_round.shop import PLACE_PORT
from ..rounds import ShopOn
from ..scoring import SHEET
from ..state import VoidState
from ..turn.rescue import INFESTORS, RELIEFS, REWARDS
from .map import galaxy, names, number_or_none, space_id, space_or_none, spaces, squadron_list, wormholes
from .play import battle, moving, turn
from .types import Basket, Cart, InForce, Offer, Own, Player, Sheet


def view(s: VoidState, seat: int | None) -> View:
    return views(s, (seat,))[0]


def views(s: VoidState, seats: Sequence[int | None]) -> list[View]:
    shared, everybody = open_table(s), _open(s)
    players = [_player(s, player) for player in range(s.seats)]
    return [
        {
            **table_view(s, seat, shared),
            **everybody,
            "players": _players_for(s, players, seat),
            "offers": _offers(s, seat),
            "own": None if seat is None else _own(s, seat),
        }
        for seat in seats
    ]


def _open(s: VoidState) -> dict[str, object]:
    variant = s.variant
    return {
        "variant": {
            "advanced": variant.advanced,
            "short_game": variant.short_game,
            "deals": variant.deals,
            "open_points": variant.open_points,
        },
        "round": s.round,
        "phase": s.phase,
        "order": list(s.order),
        "ending": s.ending or None,
        "galaxy": galaxy(s),
        "spaces": spaces(s),
        "wormholes": wormholes(s),
        "market": _market(s),
        "stock": _common_stock(s),
        "deck": len(s.deck),
        "discards": names(s.discards),
        "row": names(s.row),
        "event_stack": len(s.stack_of_events),
        "next_scoring": _next_scoring(s),
        "event": EVENT_IDS[s.event] if s.event != NONE else None,
        "in_force": _in_force(s),
        "past_events": [EVENT_IDS[event] for event in s.past_events],
        "council": _council(s),
        "turn": turn(s),
        "moving": moving(s),
        "battle": battle(s),
        "actions": _actions(s),
    }


# The table


def _market(s: VoidState) -> list[int]:
    """The seats that go on building. Who wants a deal is secret until all is shown; who was lent a good is not."""
    if s.variant.deals == "in_turn" and not any(isinstance(step, ShopOn) for step in s.stack):
        return []
    return [seat for seat in range(s.seats) if s.wants_deal >> seat & 1]


def _common_stock(s: VoidState) -> dict[str, int]:
    fleets = [fleet_of(s, seat) for seat in range(s.seats)]
    return {
        ship.id: ship.count - sum(of_ship(fleet, number) for fleet in fleets)
        for number, ship in enumerate(SHIPS)
        if ship.stock == "common"
    }


def _scored(s: VoidState) -> int:
    return sum(event >= len(EVENTS) for event in s.past_events)


def _next_scoring(s: VoidState) -> int | None:
    """VOID-6.4: the round of the next scoring card; the last one comes at the end of the last round."""
    done = _scored(s)
    if done >= len(SCORINGS) or s.ending:
        return None
    return min(FIGURES.rounds, sum(row.above + 1 for row in SCORINGS[: done + 1]))


def _council(s: VoidState) -> list[int]:
    row = SCORINGS[min(_scored(s), len(SCORINGS) - 1)]
    return [row.first, row.second]


def _in_force(s: VoidState) -> list[InForce]:
    found: list[InForce] = []
    for event, at, since in zip(s.force, s.force_at, s.force_round, strict=True):
        until = EVENTS[event].until
        if until == "instant":
            continue
        found.append({"event": EVENT_IDS[event], "space": space_or_none(at), "since": since, "until": until})
    return found


def _actions(s: VoidState) -> list[ActionName]:
    """What the seat on turn may do in principle."""
    if s.turn == NONE:
        return []
    own = abilities(s, s.turn)
    special = {
        "move_all": own.move_all,
        "mind_control": bool(own.mind_control),
        "infest": any(SHIPS[SHIP_OF[kind]].id in own.ships for kind, _ in INFESTORS),
        "rescue": any(REWARDS[event] for event in s.force),
        "relief": any(RELIEFS[event] for event in s.force),
    }
    return [action for action in ACTIONS if special.get(action, True)]


# Players


@lru_cache(1024)
def _goods(mask: int) -> list[GoodName]:
    return [good for number, good in enumerate(GOODS) if mask >> number & 1]


@lru_cache(1024)
def _technologies(mask: int) -> list[str]:
    return [technology.id for number, technology in enumerate(TECHNOLOGIES) if mask >> number & 1]


def _players_for(s: VoidState, players: list[Player], reader: int | None) -> list[Player]:
    """The players as one reader sees them: nobody knows how many offers others have made beside the game."""
    if s.variant.deals != "any_time":
        return players
    return [player if seat == reader else {**player, "offers": None} for seat, player in enumerate(players)]


def _player(s: VoidState, seat: int) -> Player:
    race = s.race[seat]
    fleet = fleet_of(s, seat)
    return {
        "race": RACES[race].id if race != NONE else None,
        "home": home_token(s, seat) if race != NONE else None,
        "corner": number_or_none(s.corners[seat]),
        "credits": s.credits[seat],
        "cards": len(s.hands[seat]),
        "hand_limit": hand_limit(s, seat),
        "shown": names(s.shown[seat]),
        "technologies": _technologies(s.technologies[seat]),
        "planets": [space_id(space) for space in controlled(s, seat)],
        "goods": _goods(goods(s, seat)),
        "influence": influence(s, seat),
        "income": income(s, seat),
        "vp": s.vp[seat],
        "events_vp": s.events_vp[seat],
        "sheets": _sheets(s.sheets[seat]),
        "stock": {
            ship.id: ship.count - of_ship(fleet, number) for number, ship in enumerate(SHIPS) if ship.stock == "player"
        },
        "port": space_or_none(s.port[seat]),
        "offers": FIGURES.offers - s.offers[seat],
    }


def _sheets(numbers: tuple[int, ...]) -> list[Sheet]:
    size = len(SHEET)
    found: list[Sheet] = []
    for start in range(0, len(numbers), size):
        planets, homes, technologies, council, influence_ = numbers[start : start + size]
        found.append(
            {
                "planets": planets,
                "homes": homes,
                "technologies": technologies,
                "council": council,
                "influence": influence_,
            }
        )
    return found


# What one reader knows


def _offers(s: VoidState, reader: int | None) -> list[Offer]:
    found: list[Offer] = []
    for owner, numbers in enumerate(s.offered):
        by, to = s.offered_by[owner], s.offered_to[owner]
        if not numbers or reader not in (by, to):
            continue
        offer = read(numbers)
        types: dict[str, int] = {name: n for name, n in zip(TEMPERAMENTS, offer.types, strict=True) if n}
        given: dict[str, int] = {}
        for card in offer.cards:
            name = TEMPERAMENTS[CARDS[card].temperament]
            given[name] = given.get(name, 0) + 1
        gives: Basket = {
            "cards": names(offer.cards),
            "types": given,
            "credits": offer.credits,
            "goods": _goods(offer.goods),
        }
        wants: Basket = {
            "cards": [],
            "types": types,
            "credits": offer.wanted_credits,
            "goods": _goods(offer.wanted_goods),
        }
        mine = names(s.given[owner]) if reader == to else []
        found.append({"by": by, "to": to, "gives": gives, "wants": wants, "is_counter": by != owner, "given": mine})
    return found


def _own(s: VoidState, seat: int) -> Own:
    sees_next = s.phase == "pre_round" and bool(s.stack_of_events) and abilities(s, seat).peeks
    drawing = s.turn == seat
    return {
        "hand": names(s.hands[seat]),
        "cart": _cart(s, seat),
        "drawn": names(s.drawn) if drawing else [],
        "next_event": EVENT_IDS[s.stack_of_events[-1]] if sees_next else None,
    }


def _cart(s: VoidState, seat: int) -> Cart:
    pending = s.pending[seat]
    asked = None if pending == NONE else "port" if pending == PLACE_PORT else CARDS[pending].id
    at_port = s.at_port[seat]
    return {
        "ships": squadron_list(s.built[seat]),
        "at_port": SHIPS[SHIP_OF[at_port]].id if at_port != NONE else None,
        "technologies": _technologies(s.bought[seat]),
        "cards": names(s.played[seat]),
        "spent": s.spent[seat],
        "port": space_or_none(s.port_to[seat]),
        "tactics": names(s.used_cards[seat]),
        "asked": asked,
        "researched": s.researched[seat],
        "research_limit": researches(s, seat),
        "more_research": s.more_research[seat],
        "leaps": s.leaps[seat],
        "bargains": s.bargains[seat],
        "port_ships": s.port_ships[seat],
        "lent": _goods(s.borrowed[seat]),
        "deal_first": bool(s.wants_deal >> seat & 1),
    }
