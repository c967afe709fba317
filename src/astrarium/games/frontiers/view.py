"""What a seat can see: all but the bag, the deck of goals, and goals that lie face down (FRONT-12.2, FRONT-14)."""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from astrarium.kernel import View
from astrarium.kernel.view import TableView, open_table, table_view

from .actions.sale import price as sale_price
from .actions.settlement import ChooseWay, PutWorld
from .actions.ways import BY_CONTACT, PAY, has_contact, price, strength
from .actions.windfalls import BONUS
from .content import FIGURES, GOALS, MATS, POWERS_PER_TILE, TILES, WORLDS
from .empire import general_military, spaces
from .names import ACTIONS, GOODS, NONE, ActionName, EndingName, GoodName
from .scoring import SCORED, best_kind, goal_points, tile_bonus
from .state import FrontiersState


class Colony(TypedDict):
    world: str
    good: GoodName | None
    worth: NotRequired[int]  # what a world with a "?" is worth now


class Bought(TypedDict):
    development: str
    worth: NotRequired[int]


class Stored(TypedDict):
    """What lies on a stockpile mat."""

    worlds: list[str]
    goods: list[GoodName]
    credits: int


class Rests(TypedDict):
    """The round from which a player is asked again about storing such things."""

    worlds: int
    goods: int
    credits: int


class Player(TypedDict):
    mat: str  # its number
    credits: int
    chips: int
    colonists: int  # in the colonist area
    military: int  # against any world
    spaces: int  # covered by developments
    vp: int  # all that they would have if the game ended now, with the goals that lie face up
    explored: list[str]
    colonies: list[Colony]  # the start colony first
    developments: list[Bought]
    stored: Stored
    rests: Rests
    goals: list[int]  # points for each goal that lies face up
    prices: dict[GoodName, int]  # what each kind of good brings them when it is sold


class Offered(TypedDict):
    """A world drawn in Explore."""

    world: str
    taker: int | None


class Place(TypedDict):
    """A place of the market."""

    development: str  # the side that lies up
    left: int
    copies: int  # at the start


class UsedPower(TypedDict):
    tile: str | None  # None: the bonus of the active player
    power: int  # its place on the tile


class Settling(TypedDict):
    """The world that is being settled, and what each way asks."""

    world: str
    strength: int  # Military against it, with what was spent
    pay: int | None  # None: it cannot be paid for
    contact: int | None


class Turn(TypedDict):
    """How far the seat is whose turn of the action it is."""

    seat: int | None
    placed: list[str]  # tiles, which have no power yet
    used: list[UsedPower]
    temporary: int  # Military for goods spent
    settled: int  # worlds
    produced: list[str]  # colonies
    consumed: int  # goods
    kind: GoodName | None  # what a colony of any kind is now
    settling: Settling | None


class KnownGoal(TypedDict):
    """A goal of the deck whose place the reader knows; 0: the top."""

    place: int
    goal: str


class Goals(TypedDict):
    up: list[str]  # face up
    deck: int  # how many
    looking: int  # how many are being looked at by the active player
    holder: int | None  # of the goal that lies face down
    hidden: str | None  # None: there is none, or another seat keeps it
    known: list[KnownGoal]  # the reader's knowledge
    own_looking: list[str]  # those that the reader looks at


class Options(TypedDict):
    """What the table agreed on."""

    first_game: bool
    goals: bool
    round_limit: bool


class FrontiersView(TableView):
    variant: Options
    round: int
    action: ActionName | None  # under way
    leader: int | None  # who chose it
    order: list[int]  # the seats of the disks along the track
    chosen: int  # how many disks have chosen; the next one is active
    picks: list[ActionName]  # their actions, and that of the active disk if it has chosen
    last: EndingName | None  # why this round is the last
    ending: EndingName | None  # None: the game goes on
    pool: int  # VP left in chips
    pool_at_start: int
    colonist_pool: int
    colonists_at_start: int
    supply: dict[GoodName, int]
    bag: int  # how many worlds
    offered: list[Offered]
    returned: list[str]  # worlds that go back into the bag when the action is over
    tile_credits: int  # on Produce
    market: list[Place]
    goals: Goals
    turn: Turn
    players: list[Player]  # one for each seat


def view(s: FrontiersState, seat: int | None) -> View:
    return views(s, (seat,))[0]


def views(s: FrontiersState, seats: Sequence[int | None]) -> list[View]:
    """What lies open is built once; what each reader knows of goals is laid over it."""
    shared, everybody = open_table(s), _open(s)
    return [{**table_view(s, seat, shared), **everybody, "goals": _goals(s, seat)} for seat in seats]


def _open(s: FrontiersState) -> dict[str, object]:
    return {
        "variant": {
            "first_game": s.variant.first_game,
            "goals": s.variant.goals,
            "round_limit": s.variant.round_limit,
        },
        "round": s.round,
        "action": ACTIONS[s.action] if s.action != NONE else None,
        "leader": _seat(s.leader),
        "order": s.order[:],
        "chosen": s.chosen,
        "picks": [ACTIONS[action] for action in s.picks],
        "last": s.last or None,
        "ending": s.ending or None,
        "pool": max(0, s.pool),
        "pool_at_start": FIGURES.vp_per_player * s.seats,
        "colonist_pool": s.colonist_pool,
        "colonists_at_start": FIGURES.colonists_per_player * s.seats,
        "supply": {good: s.supply[kind] for kind, good in enumerate(GOODS)},
        "bag": len(s.bag),
        "offered": [
            {"world": WORLDS[world].id, "taker": _seat(taker)} for world, taker in zip(s.offered, s.takers, strict=True)
        ],
        "returned": [WORLDS[world].id for world in s.returned],
        "tile_credits": s.tile_credits,
        "market": _market(s),
        "turn": _turn(s),
        "players": [_player(s, player) for player in range(s.seats)],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _good(kind: int) -> GoodName | None:
    return None if kind == NONE else GOODS[kind]


def _market(s: FrontiersState) -> list[Place]:
    bought = [tile for tiles in s.developments for tile in tiles]
    return [
        {"development": TILES[tile].id, "left": left, "copies": left + bought.count(tile)}
        for tile, left in zip(s.showing, s.stock, strict=True)
    ]


def _turn(s: FrontiersState) -> Turn:
    return {
        "seat": _seat(s.turn),
        "placed": [TILES[tile].id for tile in s.placed],
        "used": _used(s.used) if s.used else [],
        "temporary": s.temporary,
        "settled": s.settled,
        "produced": [WORLDS[colony].id for colony in s.produced],
        "consumed": s.consumed,
        "kind": _good(s.kind),
        "settling": _settling(s),
    }


def _settling(s: FrontiersState) -> Settling | None:
    step = next((step for step in reversed(s.stack) if isinstance(step, (ChooseWay, PutWorld))), None)
    if step is None:
        return None
    world = WORLDS[step.world]
    by_contact = has_contact(s, step.seat, world)
    return {
        "world": world.id,
        "strength": strength(s, step.seat, world),
        "pay": None if world.military else price(s, step.seat, world, PAY, s.kind),
        "contact": price(s, step.seat, world, BY_CONTACT) if by_contact else None,
    }


def _used(mask: int) -> list[UsedPower]:
    used: list[UsedPower] = []
    for code in range(mask.bit_length()):
        if mask >> code & 1:
            tile, place = divmod(code, POWERS_PER_TILE)
            used.append({"tile": None if code == BONUS else TILES[tile].id, "power": 0 if code == BONUS else place})
    return used


def _player(s: FrontiersState, player: int) -> Player:
    """What everybody sees of a player."""
    kind = best_kind(s, player)
    colonies: list[Colony] = [
        {"world": WORLDS[colony].id, "good": _good(good)}
        for colony, good in zip(s.colonies[player], s.goods[player], strict=True)
    ]
    developments: list[Bought] = [{"development": TILES[tile].id} for tile in s.developments[player]]
    vp = s.chips[player]
    tiles = [*s.colonies[player], *s.developments[player]]
    for tile, seen in zip(tiles, [*colonies, *developments], strict=True):
        vp += TILES[tile].vp
        if tile in SCORED:
            seen["worth"] = tile_bonus(s, player, tile, kind)
            vp += seen["worth"]
    goals = [goal_points(s, player, goal, kind) for goal in s.goals]
    return {
        "mat": MATS[s.mat[player]].id,
        "credits": s.credits[player],
        "chips": s.chips[player],
        "colonists": s.colonists[player],
        "military": general_military(s, player),
        "spaces": spaces(s, player),
        "vp": vp + sum(goals),
        "explored": [WORLDS[world].id for world in s.explored[player]],
        "colonies": colonies,
        "developments": developments,
        "stored": {
            "worlds": [WORLDS[world].id for world in s.stored_worlds[player]],
            "goods": [GOODS[kind] for kind in s.stored_goods[player]],
            "credits": s.stored_credits[player],
        },
        "rests": {
            "worlds": s.rest_worlds[player],
            "goods": s.rest_goods[player],
            "credits": s.rest_credits[player],
        },
        "goals": goals,
        "prices": {good: sale_price(s, player, kind) for kind, good in enumerate(GOODS)},
    }


def _goals(s: FrontiersState, seat: int | None) -> Goals:
    known = s.knows[seat] if seat is not None else 0
    from_top = list(reversed(s.deck))
    return {
        "up": [GOALS[goal].id for goal in s.goals],
        "deck": len(s.deck),
        "looking": len(s.looking),
        "holder": _seat(s.holder),
        "hidden": GOALS[s.hidden].id if s.hidden != NONE and s.holder == seat else None,
        "known": [{"place": place, "goal": GOALS[goal].id} for place, goal in enumerate(from_top) if known >> goal & 1],
        "own_looking": [GOALS[goal].id for goal in s.looking] if s.leader == seat else [],
    }
