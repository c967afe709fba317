"""Positions in the words of the game, so that a test reads like the rulebook.

    game = void().ships("dromond", 0, starfighter=2).turn(0).rolls(5, 1).pick("attack:dromond.planet")
    assert game.held_by(0) == ["dromond", "home_0"]

Hexes a to f lie round the centre from place 0 on (with two players a, b, c at the places 4, 5, 0), none of them turned;
the home worlds are in the first corners that the rules allow. Seats play in their order. They have races that do little
by themselves, no credits, no cards, no ships. Deals are off unless a test says otherwise. Options are named by their
references: `move:a1.0.starfighter`, `space:a1`, `action:mine`, `end_turn`.
"""

from collections.abc import Mapping
from typing import Self

from astrarium.games.void import GAME, scoring
from astrarium.games.void.content import (
    CARDS,
    EVENT,
    HEX,
    HOME,
    IN_DECK,
    RACE,
    RACES,
    SEATS,
    SPACE,
    SPACE_NAMES,
    TECHNOLOGIES,
)
from astrarium.games.void.empire import controlled, hand_limit, home_token, income, influence
from astrarium.games.void.map.fleets import squadrons
from astrarium.games.void.map.galaxy import PLACES
from astrarium.games.void.names import NONE
from astrarium.games.void.refs import KIND
from astrarium.games.void.rounds import NextTurn, StartRound
from astrarium.games.void.state import Variant, VoidState
from astrarium.games.void.turn.turn import BeginTurn
from astrarium.kernel import Choice, Decision, Refusal, Rng
from astrarium.kernel.flow import decisions
from astrarium.kernel.randomness import seed_from

from .table import Table

# The event stack from the top: nothing that a test would notice comes first
STACK = (
    "asteroid_drift", "open_academy", "sanctuary", "awakening", "score_a",
    "solar_flare", "imperial_edict", "crystal_rush", "score_b",
    "breakthrough", "arms_bazaar", "score_c",
)  # fmt: skip
PLAIN_RACES = ("nomads_of_earth", "narkani_alliance", "academy_of_eegh", "collective_5")


class Scenario(Table):
    def turn(self, seat: int, with_deals: bool = False) -> Self:
        """Begin the seat's turn; nothing comes after it. `with_deals`: everybody may make offers beside it."""
        self.state.lanes, self.state.stack = [], [NextTurn(seat) if with_deals else BeginTurn(seat)]
        return self.run()

    def pre_round(self, number: int = 1) -> Self:
        """Begin this round, with its pre-round."""
        s = self.state
        s.round = number - 1
        s.lanes, s.stack = [], [StartRound()]
        return self.run()

    def shop(self, seat: int, *names: str) -> Self:
        """The seat chooses these one after the other, in a pre-round that all play at once."""
        for name in names:
            self._give(self.asked_of(seat), (self._code(self.asked_of(seat), name),))
        return self

    def moving(self, ship: str, seat: int = 0) -> Self:
        """`moving("home_0.starfighter")`: this ship begins a move in the seat's turn."""
        space, kind = ship.split(".", 1)
        return self.turn(seat).pick(f"move:{space}.{seat}.{kind}")

    def gives(self, decision: Decision, choice: Choice) -> Self:
        """Give this answer to one of several open questions."""
        return self._give(decision, choice)

    def names(self, decision: Decision, *options: str) -> Self:
        """Answer one of several open questions with the options of these names."""
        return self._give(decision, self._codes(decision, options))

    def all_done(self) -> Self:
        """All seats finish building and research."""
        while not self.over and self.prompt == "ask.shop":
            self.pick("done")
        return self

    def through(self, *prompts: str) -> Self:
        """Answer questions of these kinds with their first option, as often as they come."""
        while self.prompt in prompts:
            self.answer(*self.asked.options[: self.asked.low])
        return self

    # Looking

    def asked_of(self, seat: int) -> Decision:
        """The open question of a seat, where several are asked at once."""
        return next(decision for decision in decisions(self.state) if decision.seat == seat)

    def options_of(self, decision: Decision) -> list[str]:
        """The options of one of several open questions."""
        return self._options(decision)

    def open_to(self, seat: int) -> list[str]:
        """The options of a seat's question."""
        return self.options_of(self.asked_of(seat))

    def on_sale(self, sort: str, seat: int = 0) -> set[str]:
        """What the seat can still `build` or `research` in the pre-round, or have built at its `port`."""
        return {option.removeprefix(f"{sort}:") for option in self.open_to(seat) if option.startswith(f"{sort}:")}

    def why_not(self, seat: int, name: str) -> Refusal:
        return self._refusal(self.asked_of(seat), name)

    def ships_at(self, space: str, seat: int) -> dict[str, int]:
        """`{"starfighter": 2, "moth.damaged": 1}`"""
        found = squadrons(self.state.fleet(SPACE[space], seat))
        return {KIND[kind].removeprefix("ship:"): n for kind, n in found}

    def held_by(self, seat: int) -> list[str]:
        """Planets and home worlds that the seat controls."""
        return sorted(SPACE_NAMES[space] for space in controlled(self.state, seat))

    def ally_of(self, planet: str) -> int | None:
        ally = self.state.ally[SPACE[planet]]
        return None if ally == NONE else ally

    def infested_by(self, planet: str) -> int | None:
        seat = self.state.infested[SPACE[planet]]
        return None if seat == NONE else seat

    def rebels(self) -> list[str]:
        return [name for name, space in SPACE.items() if self.state.rebels >> space & 1]

    def hand_of(self, seat: int) -> list[str]:
        return [CARDS[card].id for card in self.state.hands[seat]]

    def shown_of(self, seat: int) -> list[str]:
        """Cards of the hand that everybody has seen."""
        return [CARDS[card].id for card in self.state.shown[seat]]

    def discards(self) -> list[str]:
        return [CARDS[card].id for card in self.state.discards]

    def row_cards(self) -> list[str]:
        """The cards that lie face up with two players."""
        return [CARDS[card].id for card in self.state.row]

    def credits_of(self, seat: int) -> int:
        return self.state.credits[seat]

    def technologies_of(self, seat: int) -> list[str]:
        owned = self.state.technologies[seat]
        return [technology.id for number, technology in enumerate(TECHNOLOGIES) if owned >> number & 1]

    def income_of(self, seat: int) -> int:
        return income(self.state, seat)

    def from_planets(self, seat: int) -> int:
        """The part of the seat's income that planets give."""
        return self.income_of(seat) - RACES[self.state.race[seat]].credits

    def home_of(self, seat: int) -> str:
        """The token of its home world."""
        return home_token(self.state, seat)

    def influence_of(self, seat: int) -> int:
        return influence(self.state, seat)

    def hand_limit_of(self, seat: int) -> int:
        return hand_limit(self.state, seat)

    def sheet(self, seat: int) -> Mapping[str, int]:
        """The latest scoring of a seat."""
        return dict(zip(scoring.SHEET, self.state.sheets[seat][-len(scoring.SHEET) :], strict=True))

    def ends(self) -> set[str]:
        """Where the leg of a move can end."""
        return {option.removeprefix("space:") for option in self.actions_for("space")}

    def actions_for(self, action: str) -> list[str]:
        """The options of the open question that begin with this: `move`, `attack`."""
        return [option for option in self.options if option.startswith(f"{action}:")]


def opening(seats: int = 4, seed: int = 0, **options: str) -> Scenario:
    """A game at its very first question."""
    return Scenario(GAME.new(seats, {"deals": "off", **options}, seed))


def void(seats: int = 4, seed: int = 0, **options: bool | str) -> Scenario:
    """Round 1, before the first turn: home worlds and nothing else."""
    row = SEATS[seats]
    variant = {"deals": "off", **options}
    s = VoidState(seats, Rng(seed_from(seed)), Variant(**variant))  # type: ignore[arg-type]
    s.round, s.phase, s.order = 1, "turns", tuple(range(seats))
    hexes = [NONE] * PLACES
    for place, name in zip(row.ring, "abcdef", strict=False):
        hexes[place] = HEX[name]
    s.hexes = tuple(hexes)
    s.corners = tuple((row.first_corners[0] + offset) % PLACES for offset in row.corners)
    s.deck = list(IN_DECK)
    s.stack_of_events = [EVENT[event] for event in reversed(STACK)]
    for seat in range(seats):
        s.set_race(seat, RACE[PLAIN_RACES[seat]])
        s.set_holder(HOME + seat, seat)
    return Scenario(s)


__all__ = ["Scenario", "opening", "void"]
