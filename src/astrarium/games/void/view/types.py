"""What a seat can see: all but hands, the order of decks, and what was bought in a pre-round that still goes on.

VOID-10.1: points are face down on the table, but follow from open sheets; the view has them, a client may hide them.
"""

from typing import Literal, TypedDict

from astrarium.kernel.view import TableView

from ..names import ActionName, EndingName, GoodName, HoldName, ObstacleName, TargetName, TokenName


class Squadron(TypedDict):
    """Ships of one kind in one space."""

    ship: str
    n: int
    damaged: int  # how many of them have taken a hit (VOID-11.3)


class Fleet(TypedDict):
    seat: int
    ships: list[Squadron]  # by initiative, then by their order in the box


class Lane(TypedDict):
    to: str  # a space
    obstacle: ObstacleName | None
    is_wormhole: bool


class Gives(TypedDict):
    """What a planet gives its holder now, events and rebellion counted in."""

    credits: int
    vp: int
    influence: int  # to an ally in control
    good: GoodName | None
    power: bool  # does its ally have its ability?


class Space(TypedDict):
    id: str  # "pyrious", "a1"; "home_0" is the home world of seat 0
    kind: Literal["planet", "circle", "asteroids", "home"]
    hex: str | None  # None: a home board
    covered: bool  # VOID-3.15: a planet that is an empty space
    holder: int | None
    held_as: HoldName | None
    ally: int | None  # also where somebody else has conquered it
    gives: Gives | None  # None: no planet card
    tokens: list[TokenName]
    port: int | None  # whose space port
    pirate_hits: int  # that the pirates here still take
    infested: int | None  # by whom
    fleets: list[Fleet]
    lanes: list[Lane]


class Laid(TypedDict):
    """A hex of the galaxy."""

    place: int | None  # 0 to 5 clockwise round the centre; None: the centre
    hex: str
    rotation: int  # in sixths, clockwise
    turned: bool  # a player has turned it, or chose to leave it (VOID-3.11)


class Sheet(TypedDict):
    """One scoring of one player (VOID-10.1)."""

    planets: int
    homes: int
    technologies: int
    council: int
    influence: int


class Player(TypedDict):
    race: str | None
    home: str | None  # its home token: "earth", "new_earth"
    corner: int | None
    credits: int
    cards: int  # in hand
    hand_limit: int
    shown: list[str]  # cards of that hand that everybody has seen
    technologies: list[str]
    planets: list[str]  # controlled, home worlds too, by id of their space
    goods: list[GoodName]
    influence: int  # as the council would count it now
    income: int  # at the end of the next turn
    vp: int
    events_vp: int  # of these, from events
    sheets: list[Sheet]  # one for each scoring so far
    stock: dict[str, int]  # ships of the own colour that are left
    port: str | None
    offers: int | None  # that the seat may still make in this turn or pre-round; None: others do not know


class InForce(TypedDict):
    event: str
    space: str | None  # where its token lies
    since: int  # the round
    until: Literal["round", "next_round", "scoring", "resolved", "pre_round", "end"]


class Turn(TypedDict):
    """How far the seat on turn is."""

    seat: int | None  # None: no turn goes on
    actions: int  # left
    used: list[str]  # powers and tactics with a limit that are used up: "mine", "mind_control", a card, a planet
    paid_moves: int  # made for credits
    swaps: int  # of cards with the row (VOID-3.22)
    truces: list[int]  # seats that it must not attack
    no_leave: list[str]  # spaces that its ships may not leave (VOID-R39)
    unmoved: list[Fleet] | None  # None: no move of all ships goes on (VOID-12.6); see `unmoved_at`
    unmoved_at: list[str]  # the space of each of these fleets


class Moving(TypedDict):
    """A move that goes on (VOID-7.6)."""

    seat: int  # who moves
    owner: int  # whose ship it is (VOID-12.8)
    ship: str
    damaged: bool
    came: list[str]  # the spaces where it stood, the present one last
    left: int  # movement
    aboard: list[Squadron]
    dropped: list[str]  # ships that were aboard in this move: "a1.starfighter"


class Die(TypedDict):
    value: int
    need: int  # the smallest value that hits
    hit: bool
    ship: str | None  # None: pirates


class Side(TypedDict):
    """One side of a battle."""

    seat: int | None  # None: pirates, a planet and the like
    war_cry: bool
    dice: list[Die]  # of the level that is being fought
    hits: int  # of that level that its ships still take
    taken: list[int]  # of these: the owner chooses the victim; the shooter does; the shooter does and it is destroyed
    lost: list[Squadron]  # in this battle
    left: list[Squadron]  # ships that hits have not been given to yet, while losses are chosen
    shields: int  # hits that it still cancels
    quiet: bool  # it uses no more tactics in this battle
    # In a window for tactics, as everybody sees (VOID-16.7): it is asked, it is asked after that, or it has let it pass
    window: Literal["now", "next", "done"] | None


class Battle(TypedDict):
    space: str
    target: TargetName
    level: int | None  # the initiative; 0: Firebugs; None: no dice yet, or one roll of all
    attacker: Side
    defender: Side


class Basket(TypedDict):
    """One side of an offer."""

    cards: list[str]  # designs given; empty if the reader may not know them
    types: dict[str, int]  # cards by temperament
    credits: int
    goods: list[GoodName]  # whose use is lent for one research


class Offer(TypedDict):
    """An offer that the reader has made or got."""

    by: int
    to: int
    gives: Basket
    wants: Basket
    is_counter: bool
    given: list[str]  # cards that the reader has chosen to give for it, so far


class Cart(TypedDict):
    """What the reader has chosen in a pre-round that others still do, and what it has used up in this pre-round."""

    ships: list[Squadron]
    at_port: str | None  # the one ship that appears at the space port
    technologies: list[str]
    cards: list[str]  # played, or chosen to be passed on
    spent: int  # credits, less those gained by tactics
    port: str | None  # where the space port goes
    tactics: list[str]  # used
    asked: str | None  # what the seat is asked before it goes on: "port", or the tactic whose cards it chooses
    researched: int
    research_limit: int
    more_research: int  # by tactics
    leaps: int  # researches that need neither technology nor good
    bargains: int  # ships bought for less
    port_ships: int
    lent: list[GoodName]  # goods that the reader may use for one research
    deal_first: bool


class Own(TypedDict):
    """What the reader alone knows."""

    hand: list[str]
    cart: Cart
    drawn: list[str]  # by Culture, of which some are kept
    next_event: str | None  # VOID-12.15: for those who see it


class Options(TypedDict):
    """What the table agreed on."""

    advanced: bool
    short_game: bool
    deals: Literal["any_time", "in_turn", "off"]
    open_points: bool


class VoidView(TableView):
    variant: Options
    round: int  # 0: set-up
    phase: Literal["setup", "pre_round", "event", "turns", "over"]
    order: list[int]  # of turns
    ending: EndingName | None
    galaxy: list[Laid]
    spaces: list[Space]  # those in play
    wormholes: list[tuple[str, str]]  # pairs of spaces
    market: list[int]  # the seats that build on when all have finished, or after the market (VOID-R37)
    stock: dict[str, int]  # neutral ships that are left
    deck: int  # diplomacy cards
    discards: list[str]
    row: list[str]  # face up, with two players (VOID-3.22)
    event_stack: int
    next_scoring: int | None  # the round of it
    event: str | None  # drawn in this round
    in_force: list[InForce]
    past_events: list[str]
    council: tuple[int, int]  # what the next scoring pays
    turn: Turn
    moving: Moving | None
    battle: Battle | None
    offers: list[Offer]
    actions: list[ActionName]  # that race, technologies and events allow the seat on turn in principle
    players: list[Player]
    own: Own | None  # None: a spectator
