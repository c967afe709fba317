"""What a seat can see, and whole states that it could believe in (RACE-10.3, RACE-10.4).

Open lie the tableaus, which worlds hold goods, the chips and the sizes of hands and piles. Cards are told by number
(copies of one design are alike, and `content.CARDS` says which is which).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from astrarium.kernel import Rng, View
from astrarium.kernel.view import open_table, restore, table_view

from .content import CARDS, COUNT, EXPERT_CARDS, FIGURES
from .develop import PlaceDevelopment
from .names import ACTION_IDS
from .rounds import RevealActions
from .scoring import six_cost_vp
from .settle import PlaceWorld
from .state import NONE, RaceState, RaceStep, Variant


def view(s: RaceState, seat: int | None) -> View:
    return views(s, (seat,))[0]


def views(s: RaceState, seats: Sequence[int | None]) -> list[View]:
    """What lies open is built once; each reader's own secrets are laid over it."""
    placing_is_open = _placing_is_open(s)
    players = [_player(s, player, placing_is_open) for player in range(s.seats)]
    open_to_all: View = {
        "variant": [s.variant.first_game, s.variant.expert, s.variant.round_limit],
        "round": s.round,
        "first": s.first,
        "pool": s.pool,
        "deck": len(s.deck),
        "discard": len(s.discard),
        "ending": s.ending,
        "revealed": s.revealed,
    }
    shared = open_table(s)
    return [
        {
            **table_view(s, seat, shared),
            **open_to_all,
            "known": _cards(s.known[seat]) if seat is not None else [],
            "players": players if seat is None else [*players[:seat], _own(s, seat, players), *players[seat + 1 :]],
        }
        for seat in seats
    ]


def _player(s: RaceState, player: int, placing_is_open: bool) -> dict[str, Any]:
    """What everybody sees of a player."""
    seen: dict[str, Any] = {
        "tableau": [CARDS[card].id for card in s.tableau[player]],
        "cards": s.tableau[player][:],
        "six_cost": _six_cost(s, player, s.tableau[player]),
        "goods": [good != NONE for good in s.goods[player]],
        "chips": s.chips[player],
        "hand": len(s.hands[player]),
        "shown": _cards(s.shown[player]),
        "drawn": len(s.drawn[player]),
        "in_force": s.in_force[player][:],
        "boost": s.boost[player],
        "used": _cards(s.used[player]),
        "produced": s.produced[player][:],
        "previous": list(s.previous[player]),
        "picked": list(s.picked[player]) if s.revealed else None,
    }
    if placing_is_open:
        seen["placing"] = s.placing[player]
    return seen


def _own(s: RaceState, seat: int, players: list[dict[str, Any]]) -> dict[str, Any]:
    """What a seat sees of itself."""
    return {
        **players[seat],
        "picked": list(s.picked[seat]),
        "placing": s.placing[seat],
        "own_hand": s.hands[seat][:],
        "own_six_cost": _six_cost(s, seat, s.hands[seat]),
        "own_drawn": s.drawn[seat][:],
    }


def _six_cost(s: RaceState, player: int, cards: list[int]) -> list[list[int]]:
    """RACE-6.7: the 6-cost developments among these, each with what it is worth."""
    return [[card, six_cost_vp(s, player, card)] for card in cards if CARDS[card].is_six_cost]


def _placing_is_open(s: RaceState) -> bool:
    """A card chosen in Develop or Settle is secret while anybody still chooses."""
    return not any(isinstance(step, PlaceDevelopment | PlaceWorld) for lane in s.lanes for step in lane)


@lru_cache(4096)  # most masks are those of the move before
def _cards(mask: int) -> list[int]:
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


def _mask(bits: list[int]) -> int:
    return sum(1 << bit for bit in bits)


def sample(view: View, rng: Rng) -> RaceState:
    """Fill in hands, goods, piles and secret choices that the reader cannot know."""
    s = RaceState(view["seats"], rng.fresh(), Variant(*view["variant"]))
    restore(s, view, RaceStep)
    reader: int | None = view["seat"]
    s.round, s.first, s.pool, s.revealed = view["round"], view["first"], view["pool"], view["revealed"]
    s.ending = view["ending"]
    if reader is not None:
        s.known[reader] = _mask(view["known"])
    for player, seen in enumerate(view["players"]):
        s.tableau[player] = list(seen["cards"])
        s.chips[player], s.boost[player] = seen["chips"], seen["boost"]
        s.in_force[player], s.produced[player] = list(seen["in_force"]), list(seen["produced"])
        s.used[player], s.shown[player] = _mask(seen["used"]), _mask(seen["shown"])
        s.picked[player] = tuple(seen["picked"] or ())
        s.previous[player] = tuple(seen["previous"])
        s.placing[player] = seen.get("placing", NONE)
    _imagine_cards(s, view, rng)
    _imagine_choices(s, view, rng)
    return s


def _imagine_cards(s: RaceState, view: View, rng: Rng) -> None:
    players, reader = view["players"], view["seat"]
    seen = set(view["known"]) | {card for player in players for card in player["shown"]}
    for number, player in enumerate(players):
        seen.update(player["cards"])
        if number == reader:
            seen.update(player["own_hand"], player["own_drawn"])
        if _in_hand_no_more(s, number):
            seen.add(s.placing[number])
    unseen = [card for card in range(COUNT) if card not in seen]
    rng.shuffle(unseen)
    for number, player in enumerate(players):
        if number == reader:
            s.hands[number], s.drawn[number] = list(player["own_hand"]), list(player["own_drawn"])
        else:
            missing = player["hand"] - len(player["shown"])
            s.hands[number] = [*player["shown"], *(unseen.pop() for _ in range(missing))]
            s.drawn[number] = [unseen.pop() for _ in range(player["drawn"])]
        s.goods[number] = [unseen.pop() if good else NONE for good in player["goods"]]
    hidden = view["discard"] - len(view["known"])
    s.discard = [*view["known"], *(unseen.pop() for _ in range(hidden))]
    s.deck = unseen


def _in_hand_no_more(s: RaceState, player: int) -> bool:
    """A card that was turned up and is being paid for lies neither in the hand nor in the tableau."""
    return s.placing[player] != NONE and _placing_is_open(s)


def _imagine_choices(s: RaceState, view: View, rng: Rng) -> None:
    """What others have already chosen in secret: any action of theirs would do."""
    if not s.stack or not isinstance(s.stack[-1], RevealActions):
        return
    for number in range(s.seats):
        if number == view["seat"] or not s.lanes or s.lanes[number]:
            continue
        if view["players"][number]["picked"] is None:
            cards = list(range(len(EXPERT_CARDS if s.variant.expert else ACTION_IDS)))
            rng.shuffle(cards)
            count = FIGURES.expert_actions if s.variant.expert else 1
            s.picked[number] = tuple(sorted(EXPERT_CARDS[code] for code in cards[:count]))
