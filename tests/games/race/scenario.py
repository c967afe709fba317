"""Positions in the words of the game, so that a test reads like the rulebook.

    game = race().tableau(0, "old_earth", "comet_zone").goods(0, "comet_zone").picks(0, "consume_2x").phase("consume")
    assert game.chips(0) == 2

Seats whose cards a test does not mention have the start worlds old_earth, epsilon_eridani, … and empty hands. `phase`
runs one phase as if it had been chosen; the next round begins after it. Options are named by what they refer to: a
card's id, `nothing`, an action's id, a way of settling (`conquer`, `pay`, …), a kind of good.
"""

from collections.abc import Mapping
from typing import Self

from astrarium.conformance import LaneScenario
from astrarium.games.race import GAME
from astrarium.games.race.content import CARDS, COUNT
from astrarium.games.race.names import ACTION_IDS
from astrarium.games.race.phases.consume import ConsumePhase
from astrarium.games.race.phases.develop import DevelopPhase
from astrarium.games.race.phases.explore import ExplorePhase
from astrarium.games.race.phases.produce import ProducePhase
from astrarium.games.race.phases.settle import SettlePhase
from astrarium.games.race.rounds import EndRound, StartRound
from astrarium.games.race.scoring import breakdown, six_cost_vp
from astrarium.games.race.state import NONE, RaceState, RaceStep

STARTS = ("old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta")
PLAIN_WAYS = ("conquer", "conquer_boosted", "pay", "pay_zero", "contact", "contact_zero")
WAYS = (*PLAIN_WAYS, "pay_boosted", "pay_zero_boosted", "contact_boosted", "contact_zero_boosted")


class Scenario(LaneScenario[RaceState]):
    # Arranging the table

    def _take(self, name: str) -> int:
        """Take a copy of this card from the deck or the discards."""
        s = self.state
        for pile in (s.deck, s.discard):
            for card in pile:
                if CARDS[card].id == name:
                    pile.remove(card)
                    return card
        raise AssertionError(f"no free copy of {name}")

    def _give_back(self, cards: list[int]) -> None:
        self.state.deck[:0] = cards

    def tableau(self, seat: int, *names: str) -> Self:
        """These cards, in this order, lie in the tableau (the start world is not added)."""
        s = self.state
        self._give_back(s.tableau[seat] + [good for good in s.goods[seat] if good != NONE])
        s.tableau[seat] = []
        s.tableau[seat] = [self._take(name) for name in names]
        s.goods[seat] = [NONE] * len(names)
        return self.fresh()

    def goods(self, seat: int, *names: str) -> Self:
        """These worlds of the tableau hold a good."""
        s = self.state
        for name in names:
            index = next(i for i, c in enumerate(s.tableau[seat]) if CARDS[c].id == name and s.goods[seat][i] == NONE)
            s.goods[seat][index] = s.deck.pop(0)
        return self.fresh()

    def hand(self, seat: int, *names: str) -> Self:
        s = self.state
        self._give_back(s.hands[seat])
        s.hands[seat] = []
        s.hands[seat] = [self._take(name) for name in names]
        return self.fresh()

    def deck(self, *names: str, only: bool = False) -> Self:
        """The next cards to come, in this order; `only`: the draw pile holds nothing else (the rest is out of play)."""
        s = self.state
        cards = [self._take(name) for name in names]
        s.deck = ([] if only else s.deck) + cards[::-1]
        return self.fresh()

    def discards(self, *names: str) -> Self:
        """The discard pile holds these and nothing else."""
        s = self.state
        self._give_back(s.discard)
        s.discard = []
        s.discard = [self._take(name) for name in names]
        return self.fresh()

    def has(self, seat: int, chips: int) -> Self:
        """The seat has this many VP in chips, out of the pool."""
        self.state.pool -= chips - self.state.chips[seat]
        self.state.chips[seat] = chips
        return self.fresh()

    def pool(self, chips: int) -> Self:
        self.state.pool = chips
        return self.fresh()

    def first(self, seat: int) -> Self:
        """This seat begins where order matters."""
        self.state.first = seat
        return self.fresh()

    def picks(self, seat: int, *actions: str) -> Self:
        """The action cards that this seat has chosen and everybody has seen."""
        self.state.picked[seat] = tuple(sorted(ACTION_IDS.index(action) for action in actions))
        self.state.revealed = 1
        return self.fresh()

    def phase(self, *names: str) -> Self:
        """Run these phases, one after the other, as far as the first question (`end`: the end of the round)."""
        s = self.state
        steps: dict[str, RaceStep] = {
            "explore": ExplorePhase(),
            "develop": DevelopPhase(0),
            "develop_again": DevelopPhase(1),
            "settle": SettlePhase(0),
            "settle_again": SettlePhase(1),
            "consume": ConsumePhase(),
            "produce": ProducePhase(),
            "end": EndRound(),
        }
        s.lanes = []
        s.stack[:] = [StartRound(), *(steps[name] for name in reversed(names))]
        return self.run()

    # Playing

    def nothing(self, *seats: int) -> Self:
        """These seats place nothing."""
        for seat in seats:
            self.choose(seat, "nothing")
        return self

    # Looking

    def plain(self, ref: str) -> str:
        """Card ids without the number of the copy, `nothing`, ways, …"""
        if ref == "pass":
            return "nothing"
        kind, _, key = ref.partition(":")
        if kind == "way":
            return WAYS[int(key)]
        return key.partition(".")[0].partition("<")[0] if kind == "card" else key

    def hand_of(self, seat: int) -> list[str]:
        return sorted(CARDS[card].id for card in self.state.hands[seat])

    def hand_size(self, seat: int) -> int:
        return len(self.state.hands[seat])

    def tableau_of(self, seat: int) -> list[str]:
        return [CARDS[card].id for card in self.state.tableau[seat]]

    def with_goods(self, seat: int) -> list[str]:
        s = self.state
        return [CARDS[c].id for c, good in zip(s.tableau[seat], s.goods[seat], strict=True) if good != NONE]

    def chips(self, seat: int) -> int:
        return self.state.chips[seat]

    def score(self, seat: int) -> Mapping[str, int]:
        """Where the points would come from if the game ended now."""
        return breakdown(self.state, seat)

    def worth(self, seat: int, six_cost: str) -> int:
        """What a 6-cost development of the tableau scores now."""
        card = next(c for c in self.state.tableau[seat] if CARDS[c].id == six_cost)
        return six_cost_vp(self.state, seat, card)

    def known(self, reader: int | None) -> list[int]:
        """The discards that this reader has seen, by number."""
        return [card["number"] for card in GAME.view(self.state, reader)["known"]]

    def discarded(self) -> list[str]:
        return sorted(CARDS[card].id for card in self.state.discard)


def opening(seats: int = 2, seed: int = 0, **options: str) -> Scenario:
    """A game at its very first question."""
    return Scenario(GAME.new(seats, options, seed))


def race(seats: int = 2, seed: int = 0, **options: str) -> Scenario:
    """Start worlds in order, empty hands, nothing chosen, no question open: call `phase`."""
    game = opening(seats, seed, **options)
    s = game.state
    s.stack[:] = [StartRound()]
    s.lanes = []
    s.round = 1
    s.picked = [()] * seats
    s.discard, s.known, s.shown = [], [0] * seats, [0] * seats
    s.hands = [[] for _ in range(seats)]
    s.tableau = [[] for _ in range(seats)]
    s.goods = [[] for _ in range(seats)]
    s.deck = list(range(COUNT))
    s.rng.shuffle(s.deck)
    for seat in range(seats):
        game.tableau(seat, STARTS[seat])
    s.first = 0
    return game


__all__ = ["Scenario", "opening", "race"]
