"""Complete states sampled from a view (RACE-10.3, RACE-10.4)."""

from collections.abc import Iterable
from typing import cast

from astrarium.kernel import Rng, View
from astrarium.kernel.view import restore

from .content import COUNT, EXPERT_CARDS, FIGURES, POWERS_PER_CARD
from .names import ACTION_IDS
from .phases.produce import BONUS
from .rounds import RevealActions
from .state import NONE, RaceState, RaceStep, Variant
from .view import Player, RaceView, SeenCard, placing_is_open


def sample(view: View, rng: Rng) -> RaceState:
    """A state that agrees with the view; hands, goods, piles and secret choices that it hides are drawn."""
    seen = cast(RaceView, view)
    s = RaceState(seen["seats"], rng.fresh(), Variant(**seen["variant"]))
    restore(s, view, RaceStep)
    s.round, s.first, s.pool, s.revealed = seen["round"], seen["first"], seen["pool"], int(seen["revealed"])
    s.ending = seen["ending"] or ""
    for seat in range(s.seats) if seen["seat"] is None else [seen["seat"]]:
        s.known[seat] = _mask(_numbers(seen["known"]))
    for player, open_part in enumerate(seen["players"]):
        _restore_player(s, player, open_part)
    _imagine_cards(s, seen, rng)
    _imagine_choices(s, seen, rng)
    return s


def _restore_player(s: RaceState, player: int, seen: Player) -> None:
    tableau = seen["tableau"]
    s.tableau[player] = _numbers(tableau)
    s.in_force[player] = [placed["number"] for placed in tableau if placed["in_force"]]
    s.produced[player] = [placed["number"] for placed in tableau if placed["produced"]]
    powers = [placed["number"] * POWERS_PER_CARD + place for placed in tableau for place in placed["used"]]
    s.used[player] = _mask([*powers, BONUS] if seen["bonus_used"] else powers)
    s.chips[player], s.boost[player] = seen["chips"], seen["boost"]
    s.shown[player] = _mask(_numbers(seen["shown"]))
    s.picked[player] = tuple(ACTION_IDS.index(action) for action in seen["picked"] or ())
    s.previous[player] = tuple(ACTION_IDS.index(action) for action in seen["previous"])
    placing = seen.get("placing")
    s.placing[player] = placing["number"] if placing else NONE


def _numbers(cards: Iterable[SeenCard]) -> list[int]:
    return [card["number"] for card in cards]


def _mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


def _imagine_cards(s: RaceState, view: RaceView, rng: Rng) -> None:
    players, reader = view["players"], view["seat"]
    known = _numbers(view["known"])
    seen = set(known)
    for number, player in enumerate(players):
        seen.update(s.tableau[number], _numbers(player["shown"]))
        if number == reader:
            s.hands[number], s.drawn[number] = _numbers(player["own_hand"]), _numbers(player["own_drawn"])
            seen.update(s.hands[number], s.drawn[number])
        if _in_hand_no_more(s, number):
            seen.add(s.placing[number])
    unseen = [card for card in range(COUNT) if card not in seen]
    rng.shuffle(unseen)
    for number, player in enumerate(players):
        if number != reader:
            shown = _numbers(player["shown"])
            s.hands[number] = [*shown, *(unseen.pop() for _ in range(player["hand"] - len(shown)))]
            s.drawn[number] = [unseen.pop() for _ in range(player["drawn"])]
        s.goods[number] = [unseen.pop() if placed["good"] else NONE for placed in player["tableau"]]
    s.discard = [*known, *(unseen.pop() for _ in range(view["discards"] - len(known)))]
    s.deck = unseen


def _in_hand_no_more(s: RaceState, player: int) -> bool:
    """Is a card of this player turned up and being paid for? Then it is neither in the hand nor in the tableau."""
    return s.placing[player] != NONE and placing_is_open(s)


def _imagine_choices(s: RaceState, view: RaceView, rng: Rng) -> None:
    """Draw the actions that others have already chosen in secret: any are possible."""
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
