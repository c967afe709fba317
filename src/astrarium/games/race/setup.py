"""Setting up the table (section 2)."""

from dataclasses import dataclass

from astrarium.kernel import Decision, Rng, Setup

from . import refs
from .cards import put_good, take_several, tell_drawn
from .content import CARDS, COUNT, FIGURES, FIRST_HANDS, START_CARDS
from .phases.discards import Discard
from .rounds import StartRound
from .state import NONE, RaceState, RaceStep, Variant


def deal(setup: Setup, rng: Rng) -> RaceState:
    options = setup.options
    variant = Variant(
        options["first_game"] == "on", options.get("expert", "off") == "on", options["round_limit"] != "none"
    )
    s = RaceState(setup.seats, rng, variant)
    s.pool = FIGURES.chips_per_player * s.seats  # RACE-2.1
    starts = list(START_CARDS[1 : s.seats + 1]) if variant.first_game else list(START_CARDS)  # RACE-2.8
    rng.shuffle(starts)
    for seat in range(s.seats):  # RACE-2.3
        s.tableau[seat] = [starts.pop()]
        s.goods[seat] = [NONE]
    s.first = min(range(s.seats), key=lambda seat: CARDS[s.tableau[seat][0]].start)
    if variant.first_game:
        _preset_hands(s)
    taken = {card for cards in (*s.tableau, *s.hands) for card in cards}
    s.deck = [card for card in range(COUNT) if card not in taken]  # RACE-2.4, RACE-2.6
    rng.shuffle(s.deck)
    s.push(StartRound())
    if not variant.first_game:
        s.push(DealHands())
    else:
        s.push(FirstGoods())
    return s


def _preset_hands(s: RaceState) -> None:
    """RACE-2.9, RACE-A20: each hand is the four cards with the start world's number; of two copies, the first."""
    for seat in range(s.seats):
        wanted = FIRST_HANDS[CARDS[s.tableau[seat][0]].id]
        s.hands[seat] = [next(c for c in range(COUNT) if CARDS[c].id == card) for card in wanted]


@dataclass(slots=True)
class DealHands(RaceStep):
    """RACE-2.5: six cards each, of which two are discarded."""

    def do(self, s: RaceState) -> None:
        for seat in range(s.seats):
            s.hands[seat] = take_several(s, FIGURES.dealt)
            s.tell("starts", side=refs.SEAT[seat], card=refs.CARD[s.tableau[seat][0]])
            tell_drawn(s, seat, s.hands[seat])
        s.push(FirstGoods())
        s.together([[DiscardFirst(seat)] for seat in range(s.seats)])


@dataclass(slots=True)
class DiscardFirst(Discard):
    """Which two of the six cards are discarded?"""

    def ask(self, s: RaceState) -> Decision | None:
        return self.ask_for(s, FIGURES.discarded, "ask.discard_first", "RACE-2.5")


@dataclass(slots=True)
class FirstGoods(RaceStep):
    """RACE-2.7: a start world that is a windfall world begins with a good."""

    def do(self, s: RaceState) -> None:
        for seat in s.order():
            if CARDS[s.tableau[seat][0]].is_windfall:
                put_good(s, seat, s.tableau[seat][0])
