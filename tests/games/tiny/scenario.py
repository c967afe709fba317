"""Positions in the words of the game, so that a test reads like the rulebook.

    game = tiny(seats=2).row("helios", "jakks", "maia", "gort").ships(0, "orbit helios 1").dice("economy", "move")
    game.pick("face:advance_economy").pick("ship:0.0")
    assert game.refusal("orbit:helios").rule == "TINY-4.6"

It is seat 0's turn unless said otherwise. What a test does not mention is as after the set-up, missions chosen.
"""

from collections.abc import Mapping

from astrarium.games.tiny import GAME
from astrarium.games.tiny.content import (
    EMPIRE_VP,
    MISSION_INDEX,
    PLANET_INDEX,
    PLANETS,
    ROGUES,
    SHIPS_AT,
    SHIPS_EACH,
)
from astrarium.games.tiny.rounds import NextTurn
from astrarium.games.tiny.state import ACTIVATED, HOME, LOCKED, ORBIT, SURFACE, TinyState
from astrarium.games.tiny.turn import TakeTurn
from astrarium.kernel import Decision, Event, Kind, Refusal
from astrarium.kernel.flow import apply, decisions, refusal_of

FACES = {"move": 0, "energy": 1, "culture": 2, "diplomacy": 3, "economy": 4, "utilize": 5}
PLAIN_ROW = ("jakks", "vici_ks156", "drewkaiden", "leandra", "mj_120210", "hoefker")


class Scenario:
    def __init__(self, state: TinyState) -> None:
        self.state = state
        self.events: list[Event] = []

    # Arranging the table

    def row(self, *planets: str) -> "Scenario":
        """These planets lie in the row, from left to right; the deck holds the rest in a fixed order."""
        s = self.state
        s.row = [PLANET_INDEX[planet] for planet in planets]
        gone = {*s.row, *s.discards, *(planet for owned in s.colonies for planet in owned)}
        s.deck = [planet for planet in range(len(PLANETS)) if planet not in gone]
        return self._fresh()

    def deck(self, *planets: str) -> "Scenario":
        """The next planets to come, in this order, and no others."""
        self.state.deck = [PLANET_INDEX[planet] for planet in reversed(planets)]
        return self._fresh()

    def dice(self, *faces: str) -> "Scenario":
        """The dice of the active player; `economy!` is already activated."""
        self.state.dice = [FACES[face.rstrip("!")] + (ACTIVATED if face.endswith("!") else 0) for face in faces]
        return self._fresh()

    def ships(self, side: int, *places: str) -> "Scenario":
        """`home`, `locked`, `surface helios`, `orbit helios` or `orbit helios 2` (its space on the track)."""
        s = self.state
        for ship, place in enumerate(places):
            kind, *rest = place.split()
            index = side * SHIPS_EACH + ship
            s.level[index] = int(rest[1]) if len(rest) > 1 else 0
            if kind in ("home", "locked"):
                s.where[index] = HOME if kind == "home" else LOCKED
            else:
                s.where[index] = s.row.index(PLANET_INDEX[rest[0]]) + (ORBIT if kind == "orbit" else SURFACE)
        return self._fresh()

    def has(self, side: int, energy: int | None = None, culture: int | None = None) -> "Scenario":
        s = self.state
        s.energy[side] = s.energy[side] if energy is None else energy
        s.culture[side] = s.culture[side] if culture is None else culture
        return self._fresh()

    def empire(self, side: int, level: int) -> "Scenario":
        """The level, its VP and its ships (new ones at home)."""
        s = self.state
        points = [EMPIRE_VP[n] if side < s.seats else ROGUES[s.rogue].levels[n - 1].vp for n in (s.empire[side], level)]
        s.vp[side] += points[1] - points[0]
        s.empire[side] = level
        if side < s.seats:
            for ship in range(SHIPS_EACH):
                index = side * SHIPS_EACH + ship
                if ship >= SHIPS_AT[level]:
                    s.where[index] = LOCKED
                elif s.where[index] == LOCKED:
                    s.where[index] = HOME
        return self._fresh()

    def colonies(self, side: int, *planets: str) -> "Scenario":
        """These planets are colonized, with their VP; they leave the deck."""
        s = self.state
        for planet in planets:
            index = PLANET_INDEX[planet]
            s.colonies[side].append(index)
            s.vp[side] += PLANETS[index].vp
            if index in s.deck:
                s.deck.remove(index)
        return self._fresh()

    def mission(self, seat: int, kept: str) -> "Scenario":
        self.state.kept[seat] = MISSION_INDEX[kept]
        return self._fresh()

    def turn(self, seat: int) -> "Scenario":
        """It is this seat's turn, with the dice that `dice` gives."""
        s = self.state
        s.active = seat
        s.stack[:] = [NextTurn((seat + 1) % s.sides), TakeTurn(seat)]
        return self._fresh()

    # Playing

    def pick(self, *refs: str) -> "Scenario":
        """Answer the open question with the options that refer to these things."""
        decision = self.asked
        codes = decision.options if decision.kind is not Kind.CONFIRM else (0, 1)
        by_ref = {decision.step.option(self.state, code).ref: code for code in codes}
        missing = [ref for ref in refs if ref not in by_ref]
        assert not missing, f"{missing} not among {sorted(by_ref)} ({decision.prompt})"
        return self.answer(*(by_ref[ref] for ref in refs))

    def yes(self) -> "Scenario":
        assert self.asked.kind is Kind.CONFIRM, self.asked.prompt
        return self.answer(1)

    def no(self) -> "Scenario":
        assert self.asked.kind is Kind.CONFIRM, self.asked.prompt
        return self.answer(0)

    def amount(self, n: int) -> "Scenario":
        assert self.asked.kind is Kind.AMOUNT, self.asked.prompt
        return self.answer(n)

    def answer(self, *codes: int) -> "Scenario":
        """Answer by codes. `events` are then those of this answer."""
        self.state.events = []
        apply(self.state, self.asked.id, codes)
        self.events, self.state.events = self.state.events, None
        return self

    # Looking

    @property
    def asked(self) -> Decision:
        """The open question (the first, if several)."""
        found = decisions(self.state)
        assert found, "the game is over"
        return found[0]

    @property
    def prompt(self) -> str:
        return self.asked.prompt

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.asked.seat

    @property
    def over(self) -> bool:
        return not decisions(self.state)

    @property
    def options(self) -> list[str]:
        """What the legal options refer to."""
        return [self.asked.step.option(self.state, code).ref for code in self.asked.options]

    def blocked(self) -> Mapping[str, Refusal]:
        """The blocked options by what they refer to."""
        return {blocked.option.ref: blocked.refusal for blocked in self.asked.step.blocked(self.state)}

    def refusal(self, ref: str) -> Refusal:
        """Why this option is blocked; it is also what an attempt to choose it gets."""
        found = [b for b in self.asked.step.blocked(self.state) if b.option.ref == ref]
        assert found, f"{ref} is not blocked: {sorted(self.blocked())}"
        answer = refusal_of(self.state, self.asked, (found[0].code,))
        assert answer == found[0].refusal
        return found[0].refusal

    def place(self, side: int, ship: int) -> str:
        """`home`, `locked`, `surface helios` or `orbit helios 2`."""
        index = side * SHIPS_EACH + ship
        where = self.state.where[index]
        if where <= HOME:
            return "home" if where == HOME else "locked"
        planet = PLANETS[self.state.row[(where - 1) & 7]].id
        return f"orbit {planet} {self.state.level[index]}" if where >= ORBIT else f"surface {planet}"

    def happened(self, kind: str) -> list[Mapping[str, int | str]]:
        """The events of this kind in the latest answer."""
        return [event.args for event in self.events if event.kind == kind]

    def energy(self, side: int) -> int:
        return self.state.energy[side]

    def culture(self, side: int) -> int:
        return self.state.culture[side]

    def vp(self, side: int) -> int:
        return self.state.vp[side]

    def owns(self, side: int) -> list[str]:
        return [PLANETS[planet].id for planet in self.state.colonies[side]]

    def in_row(self) -> list[str]:
        return [PLANETS[planet].id if planet >= 0 else "" for planet in self.state.row]

    def _fresh(self) -> "Scenario":
        """What is on the table has changed: the open question is worked out anew."""
        self.state.open = None
        return self


def opening(seats: int = 2, seed: int = 0, **options: str) -> Scenario:
    """A game at its very first question."""
    if seats > 1:
        options.setdefault("first_player", "seat_1")
    return Scenario(GAME.new(seats, options, seed))


def tiny(seats: int = 2, seed: int = 0, **options: str) -> Scenario:
    """Seat 0's first turn, missions kept; a plain row of small planets; no dice rolled yet but four of Move."""
    if seats == 1:
        options.setdefault("rogue", "artemis")
    game = opening(seats, seed, **options)
    while game.prompt == "ask.mission":
        game.answer(game.asked.options[0])
    game.row(*PLAIN_ROW[: len(game.state.row)])
    return game.dice("move", "move", "move", "move")
