"""The view of a seat (RACE-10.3, RACE-10.4).

Tableaus, which worlds hold goods, chips, and the sizes of hands and piles are open. A card is given by the id of its
design and by the number of the copy, which tells two copies of one design apart.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import and_
from typing import NotRequired, TypedDict

from astrarium.kernel import View
from astrarium.kernel.view import TableView, open_table, table_view

from .content import CARDS, POWERS_PER_CARD
from .names import ACTION_IDS, PHASES, ActionName, PhaseName
from .phases.develop import PlaceDevelopment
from .phases.produce import BONUS
from .phases.settle import PlaceWorld
from .scoring import COUNTED, general_military, six_cost_vp
from .state import NONE, RaceState, RaceStep


class SeenCard(TypedDict):
    """One copy of a design."""

    card: str
    number: int


class HandCard(SeenCard):
    """A card in the reader's hand."""

    worth: NotRequired[int]  # RACE-6.7: what a 6-cost development would be worth if it were placed


class PlacedCard(SeenCard):
    """A card in a tableau."""

    good: bool  # does it hold one?
    in_force: bool  # do its powers count in this phase (RACE-4.6)?
    used: list[int]  # its powers that were used in this phase, by their place on the card
    produced: bool  # did it in the latest Produce phase?
    worth: NotRequired[int]  # what a 6-cost development is worth now


class Player(TypedDict):
    tableau: list[PlacedCard]
    chips: int
    vp: int  # all that they would have if the game ended now
    military: int  # against any world
    boost: int  # more of it in this phase
    bonus_used: bool  # has who chose Produce used the good of that action in this phase?
    hand: int  # how many cards
    shown: list[SeenCard]  # those of them that everybody has seen
    drawn: int  # in Explore, until some are kept
    picked: list[ActionName] | None  # the actions of this round; None while they are secret
    previous: list[ActionName]  # those of the round before
    placing: NotRequired[SeenCard | None]  # in Develop or Settle; absent while it is secret
    own_hand: NotRequired[list[HandCard]]  # the reader's alone
    own_drawn: NotRequired[list[SeenCard]]


class Options(TypedDict):
    """What the table agreed on."""

    first_game: bool
    expert: bool
    round_limit: bool


class RaceView(TableView):
    variant: Options
    round: int
    phase: PhaseName | None  # None: between phases
    revealed: bool  # are the actions of this round known to all?
    ending: str | None  # None: the game goes on
    first: int  # the seat that begins where order matters
    pool: int  # chips left
    deck: int
    discards: int
    known: list[SeenCard]  # those of the discards that the reader has seen
    players: list[Player]  # one for each seat


CARDS_SEEN: tuple[SeenCard, ...] = tuple({"card": design.id, "number": card} for card, design in enumerate(CARDS))
NO_POWERS: list[int] = []


def view(s: RaceState, seat: int | None) -> View:
    return views(s, (seat,))[0]


def views(s: RaceState, seats: Sequence[int | None]) -> list[View]:
    """The views of these readers. The open part is built once; each reader's own secrets are added to it."""
    is_open = placing_is_open(s)
    players = [_player(s, player, is_open) for player in range(s.seats)]
    shared = open_table(s)
    everybody = {
        "variant": {
            "first_game": s.variant.first_game,
            "expert": s.variant.expert,
            "round_limit": s.variant.round_limit,
        },
        "round": s.round,
        "phase": phase_of(s),
        "revealed": bool(s.revealed),
        "ending": s.ending or None,
        "first": s.first,
        "pool": s.pool,
        "deck": len(s.deck),
        "discards": len(s.discard),
    }
    return [
        {
            **table_view(s, seat, shared),
            **everybody,
            "known": _seen(s.known[seat] if seat is not None else seen_by_all(s)),
            "players": players if seat is None else [*players[:seat], _own(s, seat, players), *players[seat + 1 :]],
        }
        for seat in seats
    ]


def seen_by_all(s: RaceState) -> int:
    """The discards that everybody, and so a spectator, saw: a card discarded face down is known to one seat only."""
    return reduce(and_, s.known)


def phase_of(s: RaceState) -> PhaseName | None:
    """The phase of the first running step that belongs to one; None between phases."""
    for steps in (*s.lanes, s.stack):
        for step in reversed(steps):
            if isinstance(step, RaceStep) and step.phase() != NONE:
                return PHASES[step.phase()]
    return None


def placing_is_open(s: RaceState) -> bool:
    """Are the cards chosen in Develop or Settle public? They are secret while anybody still chooses."""
    return not any(isinstance(step, (PlaceDevelopment, PlaceWorld)) for lane in s.lanes for step in lane)


def _player(s: RaceState, player: int, placing_is_open: bool) -> Player:
    """What everybody sees of a player."""
    cards, used = s.tableau[player], s.used[player]
    in_force, produced = s.in_force[player], s.produced[player]
    tableau: list[PlacedCard] = [
        {
            "card": CARDS[card].id,
            "number": card,
            "good": good != NONE,
            "in_force": card in in_force,
            "used": _used(used, card) if used else NO_POWERS,
            "produced": card in produced,
        }
        for card, good in zip(cards, s.goods[player], strict=True)
    ]
    vp = s.chips[player] + sum([CARDS[card].vp for card in cards])
    for placed in tableau:
        if placed["number"] in COUNTED:
            placed["worth"] = six_cost_vp(s, player, placed["number"])
            vp += placed["worth"]
    seen: Player = {
        "tableau": tableau,
        "chips": s.chips[player],
        "vp": vp,
        "military": general_military(cards),
        "boost": s.boost[player],
        "bonus_used": bool(used >> BONUS & 1),
        "hand": len(s.hands[player]),
        "shown": _seen(s.shown[player]),
        "drawn": len(s.drawn[player]),
        "picked": _actions(s.picked[player]) if s.revealed else None,
        "previous": _actions(s.previous[player]),
    }
    if placing_is_open:
        seen["placing"] = _placing(s, player)
    return seen


def _used(used: int, card: int) -> list[int]:
    return [place for place in range(len(CARDS[card].powers)) if used >> card * POWERS_PER_CARD + place & 1]


def _own(s: RaceState, seat: int, players: list[Player]) -> Player:
    """What a seat sees of itself."""
    return {
        **players[seat],
        "picked": _actions(s.picked[seat]),
        "placing": _placing(s, seat),
        "own_hand": [_in_hand(s, seat, card) for card in s.hands[seat]],
        "own_drawn": [CARDS_SEEN[card] for card in s.drawn[seat]],
    }


def _in_hand(s: RaceState, seat: int, card: int) -> HandCard:
    held: HandCard = {"card": CARDS[card].id, "number": card}
    if card in COUNTED:
        held["worth"] = six_cost_vp(s, seat, card)
    return held


def _placing(s: RaceState, player: int) -> SeenCard | None:
    return CARDS_SEEN[s.placing[player]] if s.placing[player] != NONE else None


@lru_cache(256)
def _actions(actions: tuple[int, ...]) -> list[ActionName]:
    return [ACTION_IDS[action] for action in actions]


@lru_cache(4096)  # most masks are the same as one move ago
def _seen(mask: int) -> list[SeenCard]:
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(CARDS_SEEN[lowest.bit_length() - 1])
        mask ^= lowest
    return cards
