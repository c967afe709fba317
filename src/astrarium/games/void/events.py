"""Event cards: drawn, applied, and in force for a while (section 6, section 14)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Choice, Decision, Option

from . import refs
from .cards import Discard, add_to_hand, distinct, draw, lose_face_down, over_limit, usable
from .content import EVENTS, FIGURES, HEX_OF, PLANET_AT, SCORINGS, SPACE
from .effects import (
    CreditsCap,
    CreditsPerPlanet,
    DistressCall,
    EachDraws,
    Effect,
    Mark,
    PassCardLeft,
    Pirates,
    RebelIfConquered,
    RebellionChoose,
    RebellionRoll,
    Wormhole,
)
from .empire import PLANET_SPACES, conquered, is_home, is_planet, named, planet_cards, planet_gives
from .map.galaxy import CENTRE
from .names import NONE
from .options import card_option, space_option
from .planets import ARMED, end_event
from .scoring import score
from .state import VoidState, VoidStep
from .turn.rescue import gain


@dataclass(frozen=True, slots=True)
class DrawEvent(VoidStep):
    """Draws a card of the event stack and applies it (VOID-6.1)."""

    def do(self, s: VoidState) -> None:
        s.reveal()
        card = s.event = s.stack_of_events.pop()
        s.past_events += (card,)
        s.tell("event", event=refs.EVENT[card])
        if card >= len(EVENTS):
            _score(s, card)
            return
        event = EVENTS[card]
        at = NONE
        for effect in event.effects:
            handler = HANDLERS.get(type(effect))
            if handler is not None:
                place = handler(s, effect)
                at = place if place is not None else at
        # VOID-14.14: an event that found nothing to do has no token; VOID-14.16: there is no next pre-round
        stays = event.until != "instant" and not (event.until == "pre_round" and s.round >= FIGURES.rounds)
        if stays and _has_something_to_do(s, card, at):
            s.set_force((*s.force, card), (*s.force_at, at), (*s.force_round, s.round))


def _has_something_to_do(s: VoidState, card: int, at: int) -> bool:
    if any(s.holder[space] != NONE for space in ARMED[card]):  # VOID-14.14
        return False
    return not (EVENTS[card].until == "resolved" and at == NONE)  # rebellions are tokens of their own


def _score(s: VoidState, card: int) -> None:
    """VOID-6.3: a scoring. VOID-14.16: events that last until it still count. VOID-6.5, VOID-10.9: the game may end."""
    score(s, card)
    end_events(s, "scoring")
    last = len(SCORINGS) - 1
    which = card - len(EVENTS)
    if which == last or (s.variant.short_game and which == last - 1):
        s.ending = "full" if which == last else "short"
        s.phase = "over"
        s.stack.clear()
        s.tell("ended", ending=f"ending:{s.ending}")


def end_events(s: VoidState, *until: str) -> None:
    """End the events of these terms; those that last through the next round end only after it."""
    index = 0
    while index < len(s.force):
        term = EVENTS[s.force[index]].until
        later = term == "next_round" and s.force_round[index] == s.round
        if term in until and not later:
            end_event(s, index)
        else:
            index += 1


# Where


def _ring(space: int) -> bool:
    return HEX_OF[space] not in (NONE, CENTRE)


def find_place(s: VoidState, where: str, other: int = NONE) -> int:
    """The space that an event names, or one that chance picks. `other`: the first end of a pair."""
    if where in SELECTORS:
        return SELECTORS[where](s, other)
    return SPACE[where]


def _pick(s: VoidState, spaces: list[int]) -> int:
    return spaces[s.rng.below(len(spaces), "draw:place")]


def _ring_planets(s: VoidState) -> list[int]:
    return [space for space in s.map.spaces if _ring(space) and is_planet(s, space)]


def _any_planet(s: VoidState, other: int) -> int:
    return _pick(s, _ring_planets(s))


def _planet_of_other_hex(s: VoidState, other: int) -> int:
    return _pick(s, [space for space in _ring_planets(s) if HEX_OF[space] != HEX_OF[other]])


def _neutral_planet(s: VoidState, other: int) -> int:
    return _pick(s, [space for space in _ring_planets(s) if s.holder[space] == NONE] or _ring_planets(s))


def _circle(s: VoidState, other: int) -> int:
    return _pick(s, [space for space in s.map.spaces if _ring(space) and PLANET_AT[space] == NONE])


def _richest(s: VoidState, other: int) -> int:
    held = [space for space in PLANET_SPACES if s.holder[space] != NONE]
    most = max((planet_gives(s, space)[0] for space in held), default=0)
    return _pick(s, [space for space in held if planet_gives(s, space)[0] == most] or _ring_planets(s))


def _poorest_home(s: VoidState, other: int) -> int:
    fewest = min(len(planet_cards(s, seat)) for seat in s.order)
    return s.home([seat for seat in s.order if len(planet_cards(s, seat)) == fewest][-1])


SELECTORS: dict[str, Callable[[VoidState, int], int]] = {
    "random_ring_planet": _any_planet,
    "random_other_ring_hex_planet": _planet_of_other_hex,
    "random_neutral_ring_planet": _neutral_planet,
    "random_ring_circle": _circle,
    "richest_controlled_planet": _richest,
    "home_of_fewest_planets": _poorest_home,
}


# What events do at once; a handler may return the space of the event's token


def _wormhole(s: VoidState, effect: Wormhole) -> None:
    """VOID-14.1"""
    a = find_place(s, effect.a)
    b = find_place(s, effect.b, a)
    s.wormholes += (a, b)
    s.tell("wormhole", space=named(s, a), other=named(s, b))


def _pirates(s: VoidState, effect: Pirates) -> int:
    """VOID-14.2"""
    space = find_place(s, effect.where)
    s.pirates[space] = FIGURES.pirate_hits
    s.tell("pirates_come", space=named(s, space))
    return space


def _distress(s: VoidState, effect: DistressCall) -> int:
    space = find_place(s, effect.where)
    s.tell("distress", space=named(s, space))
    return space


def _mark(s: VoidState, effect: Mark) -> int:
    return find_place(s, effect.where)


def rebel(s: VoidState, space: int) -> None:
    """VOID-14.3, VOID-14.11"""
    if not s.rebels >> space & 1:
        s.rebels |= 1 << space
        s.tell("rebels", space=named(s, space))


def _roll_rebellions(s: VoidState, effect: RebellionRoll) -> None:
    """VOID-14.11: planet by planet in the order of their cards."""
    for space in sorted(PLANET_SPACES, key=lambda space: PLANET_AT[space]):
        holder = s.holder[space]
        if holder != NONE and s.ally[space] != holder and not s.fleet(space, holder):
            value = s.roll_die()
            s.tell("rebellion_roll", space=named(s, space), value=value)
            if value <= effect.most:
                rebel(s, space)


def _choose_rebellions(s: VoidState, effect: RebellionChoose) -> None:
    numbers = [len(conquered(s, seat)) for seat in range(s.seats)]
    most = max(numbers)
    if most:
        s.together([[ChooseRebel(seat)] if n == most else [] for seat, n in enumerate(numbers)])


def _rebel_if_conquered(s: VoidState, effect: RebelIfConquered) -> None:
    """VOID-14.14"""
    space = SPACE[effect.planet]
    if s.holder[space] not in (NONE, s.ally[space]) and not is_home(space):
        rebel(s, space)


def _credits_per_planet(s: VoidState, effect: CreditsPerPlanet) -> None:
    for seat in s.order:
        gain(s, seat, min(effect.most, effect.amount * len(planet_cards(s, seat))), 0, s.event)


def _credits_cap(s: VoidState, effect: CreditsCap) -> None:
    for seat in s.order:
        n = s.credits[seat] - effect.amount
        if n > 0:
            s.credits[seat] -= n
            s.tell("loses_credits", side=refs.SEAT[seat], n=n, source=refs.EVENT[s.event])


def _each_draws(s: VoidState, effect: EachDraws) -> None:
    """VOID-14.17: in turn order; the hand limit is applied when the whole card is done."""
    s.push(LimitHands())
    for seat in s.order:
        draw(s, seat, effect.amount)


def _pass_cards(s: VoidState, effect: PassCardLeft) -> None:
    """VOID-R48"""
    s.push(PassAll())
    s.together([[PassCard(seat)] if s.hands[seat] else [] for seat in range(s.seats)])


HANDLERS: dict[type[Effect], Callable[[VoidState, Any], int | None]] = {
    Wormhole: _wormhole,
    Pirates: _pirates,
    DistressCall: _distress,
    Mark: _mark,
    RebellionRoll: _roll_rebellions,
    RebellionChoose: _choose_rebellions,
    RebelIfConquered: _rebel_if_conquered,
    CreditsPerPlanet: _credits_per_planet,
    CreditsCap: _credits_cap,
    EachDraws: _each_draws,
    PassCardLeft: _pass_cards,
}


@dataclass(frozen=True, slots=True)
class LimitHands(VoidStep):
    """VOID-14.17: all discard to their limits at once."""

    def do(self, s: VoidState) -> None:
        over = over_limit(s)
        if over:
            s.together([[Discard(seat)] if seat in over else [] for seat in range(s.seats)])


@dataclass(frozen=True, slots=True)
class ChooseRebel(VoidStep):
    """VOID-14.11: which conquered planet rebels? Not one that rebels already: it would cost its player nothing."""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        quiet = [space for space in conquered(s, self.seat) if not s.rebels >> space & 1]
        return Decision.choose(self, self.seat, "ask.rebel", "VOID-14.11", quiet) if quiet else None

    def do(self, s: VoidState) -> None:
        """Nothing happens: all of them rebel already."""

    def answer(self, s: VoidState, choice: Choice) -> None:
        rebel(s, choice[0])

    def option(self, s: VoidState, code: int) -> Option:
        return space_option(s, code)


@dataclass(frozen=True, slots=True)
class PassCard(VoidStep):
    """VOID-R48: which card is passed to the left? It is kept in `played` until all have chosen."""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        cards = distinct(usable(s, self.seat), 1)
        return Decision.choose(self, self.seat, "ask.pass_card", "VOID-R48", cards, secret=True, never_auto=True)

    def answer(self, s: VoidState, choice: Choice) -> None:
        s.played[self.seat] = (usable(s, self.seat)[choice[0]],)

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(usable(s, self.seat)[code])


@dataclass(frozen=True, slots=True)
class PassAll(VoidStep):
    """VOID-R48: the chosen cards are passed to the left, the next seat."""

    def do(self, s: VoidState) -> None:
        passed, s.played = s.played, [()] * s.seats
        s.reveal()
        for seat, cards in enumerate(passed):
            lose_face_down(s, seat, cards)
        for seat, cards in enumerate(passed):
            to = (seat + 1) % s.seats
            add_to_hand(s, to, cards)
            if cards:
                s.tell("passes_card", side=refs.SEAT[seat], other=refs.SEAT[to])
                s.whisper(to, "gets_cards", cards=refs.cards(cards))
