"""What lies on the table when a test begins (see `scenario`)."""

from functools import lru_cache
from typing import Self

from astrarium.conformance import TurnScenario
from astrarium.games.void.content import CARD, EVENT, FIGURES, RACE, SHIP, SPACE, TECHNOLOGY
from astrarium.games.void.map.fleets import AFTER_HIT, KIND_OF, ONE
from astrarium.games.void.names import NONE
from astrarium.games.void.state import VoidState
from astrarium.kernel import Rng


def fleet(**ships: int) -> int:
    """`starfighter=2, damaged_moth=1`"""
    found = 0
    for name, n in ships.items():
        kind = KIND_OF[SHIP[name.removeprefix("damaged_")]]
        found += n * ONE[AFTER_HIT[kind] if name.startswith("damaged_") else kind]
    return found


@lru_cache
def place_in_stream(seed: bytes, dice: tuple[int, ...]) -> int:
    """The position in the random stream at which these dice come next."""
    rng = Rng(seed)
    latest: tuple[int, ...] = ()
    while latest != dice:
        latest = (*latest, rng.word() % 6 + 1)[-len(dice) :]
    return rng.counter - len(dice)


class Table(TurnScenario[VoidState]):
    # The map

    def ships(self, space: str, seat: int, **ships: int) -> Self:
        """`ships("a1", 0, starfighter=2, damaged_moth=1)`: the seat has these ships there and no others."""
        self.state.fleets[SPACE[space] * self.state.seats + seat] = fleet(**ships)
        return self.fresh()

    def allied(self, seat: int, *planets: str) -> Self:
        """The seat is the ally of these planets and controls them."""
        for planet in planets:
            self.state.set_ally(SPACE[planet], seat)
        return self.conquered(seat, *planets)

    def conquered(self, seat: int, *planets: str) -> Self:
        """The seat controls these (`home_1` too); an ally that they have stays."""
        for planet in planets:
            self.state.set_holder(SPACE[planet], seat)
        return self.fresh()

    def infested(self, seat: int, *planets: str) -> Self:
        for planet in planets:
            self.state.set_infested(SPACE[planet], seat)
        return self.fresh()

    def rebelling(self, *planets: str) -> Self:
        for planet in planets:
            self.state.rebels |= 1 << SPACE[planet]
        return self.fresh()

    def pirates(self, space: str, hits: int = FIGURES.pirate_hits) -> Self:
        self.state.pirates[SPACE[space]] = hits
        return self.fresh()

    def covered(self, *planets: str) -> Self:
        self.state.covered = tuple(SPACE[planet] for planet in planets)
        return self.fresh()

    def wormhole(self, a: str, b: str) -> Self:
        self.state.wormholes += (SPACE[a], SPACE[b])
        return self.fresh()

    def port(self, seat: int, planet: str) -> Self:
        self.state.port[seat] = SPACE[planet]
        return self.technologies(seat, "space_port")

    def in_force(self, event: str, at: str = "", since: int = 0) -> Self:
        """The event is in force, with its token there; it came in this round, or in round `since`."""
        s = self.state
        at_space = SPACE[at] if at else NONE
        s.set_force((*s.force, EVENT[event]), (*s.force_at, at_space), (*s.force_round, since or s.round))
        return self.fresh()

    def next_event(self, event: str) -> Self:
        """Put this card on top of the event stack, out of its place in the stack if it is there."""
        stack = self.state.stack_of_events
        if EVENT[event] in stack:
            stack.remove(EVENT[event])
        stack.append(EVENT[event])
        return self.fresh()

    # Players

    def race(self, seat: int, race: str) -> Self:
        self.state.set_race(seat, RACE[race])
        return self.fresh()

    def technologies(self, seat: int, *names: str) -> Self:
        """The seat has these technologies besides those it has already."""
        for name in names:
            owned = self.state.technologies[seat] | 1 << TECHNOLOGY[name]
            self.state.set_technologies(seat, owned)
        return self.fresh()

    def credits(self, seat: int, n: int) -> Self:
        self.state.credits[seat] = n
        return self.fresh()

    def vp(self, seat: int, n: int) -> Self:
        self.state.vp[seat] = n
        return self.fresh()

    # Cards

    def hand(self, seat: int, *cards: str) -> Self:
        """The seat holds these cards and no others; they come from the deck, and the old ones go there."""
        s = self.state
        s.deck += s.hands[seat]
        s.hands[seat] = tuple(sorted(CARD[card] for card in cards))
        for card in s.hands[seat]:
            s.deck.remove(card)
        return self.fresh()

    def row(self, *cards: str) -> Self:
        """These cards lie face up, with two players."""
        s = self.state
        s.deck += s.row
        s.row = tuple(CARD[card] for card in cards)
        for card in s.row:
            s.deck.remove(card)
        return self.fresh()

    def top(self, *cards: str) -> Self:
        """These cards come next from the deck, in this order."""
        s = self.state
        for card in reversed(cards):
            s.deck.remove(CARD[card])
            s.deck.append(CARD[card])
        return self.fresh()

    def empty_deck(self, *discards: str) -> Self:
        """The deck is used up; only these lie on the discard pile."""
        s = self.state
        s.deck, s.discards = [], [CARD[card] for card in discards]
        return self.fresh()

    # Chance

    def rolls(self, *dice: int) -> Self:
        """The next dice show this."""
        self.state.rng.counter = place_in_stream(self.state.rng.seed, dice)
        return self.fresh()
