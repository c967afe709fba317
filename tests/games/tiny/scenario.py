"""Positions in the words of the game, so that a test reads like the rulebook.

    game = tiny(seats=2).row("helios", "jakks", "maia", "gort").ships(0, "orbit helios 1").dice("economy", "move")
    game.pick("face:advance_economy").pick("ship:0.0")
    assert game.refusal("orbit:helios").rule == "TINY-4.6"

It is seat 0's turn unless said otherwise. What a test does not mention is as after the set-up, missions chosen.
"""

from typing import Self

from astrarium.conformance import TurnScenario
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

FACES = {"move": 0, "energy": 1, "culture": 2, "diplomacy": 3, "economy": 4, "utilize": 5}
PLAIN_ROW = ("jakks", "vici_ks156", "drewkaiden", "leandra", "mj_120210", "hoefker")


class Scenario(TurnScenario[TinyState]):
    # Arranging the table

    def row(self, *planets: str) -> Self:
        """These planets lie in the row, from left to right; the deck holds the rest in a fixed order."""
        s = self.state
        s.row = [PLANET_INDEX[planet] for planet in planets]
        gone = {*s.row, *s.discards, *(planet for owned in s.colonies for planet in owned)}
        s.deck = [planet for planet in range(len(PLANETS)) if planet not in gone]
        return self.fresh()

    def deck(self, *planets: str) -> Self:
        """The next planets to come, in this order, and no others."""
        self.state.deck = [PLANET_INDEX[planet] for planet in reversed(planets)]
        return self.fresh()

    def dice(self, *faces: str) -> Self:
        """The dice of the active player; `economy!` is already activated."""
        self.state.dice = [FACES[face.rstrip("!")] + (ACTIVATED if face.endswith("!") else 0) for face in faces]
        return self.fresh()

    def ships(self, side: int, *places: str) -> Self:
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
        return self.fresh()

    def has(self, side: int, energy: int | None = None, culture: int | None = None) -> Self:
        s = self.state
        s.energy[side] = s.energy[side] if energy is None else energy
        s.culture[side] = s.culture[side] if culture is None else culture
        return self.fresh()

    def empire(self, side: int, level: int) -> Self:
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
        return self.fresh()

    def colonies(self, side: int, *planets: str) -> Self:
        """These planets are colonized, with their VP; they leave the deck."""
        s = self.state
        for planet in planets:
            index = PLANET_INDEX[planet]
            s.colonies[side].append(index)
            s.vp[side] += PLANETS[index].vp
            if index in s.deck:
                s.deck.remove(index)
        return self.fresh()

    def mission(self, seat: int, kept: str) -> Self:
        self.state.kept[seat] = MISSION_INDEX[kept]
        return self.fresh()

    def turn(self, seat: int) -> Self:
        """It is this seat's turn, with the dice that `dice` gives."""
        s = self.state
        s.active = seat
        s.stack[:] = [NextTurn((seat + 1) % s.sides), TakeTurn(seat)]
        return self.fresh()

    # Looking

    def place(self, side: int, ship: int) -> str:
        """`home`, `locked`, `surface helios` or `orbit helios 2`."""
        index = side * SHIPS_EACH + ship
        where = self.state.where[index]
        if where <= HOME:
            return "home" if where == HOME else "locked"
        planet = PLANETS[self.state.row[(where - 1) & 7]].id
        return f"orbit {planet} {self.state.level[index]}" if where >= ORBIT else f"surface {planet}"

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


def opening(seats: int = 2, seed: int = 0, **options: str) -> Scenario:
    """A game at its very first question."""
    if seats > 1:
        options.setdefault("first_player", "seat_1")
    return Scenario(GAME.new(seats, options, seed))


def tiny(seats: int = 2, seed: int = 0, **options: str) -> Scenario:
    """Seat 0's first turn, missions kept, with a plain row of small planets and four Move dice."""
    if seats == 1:
        options.setdefault("rogue", "artemis")
    game = opening(seats, seed, **options)
    while game.prompt == "ask.mission":
        game.answer(game.asked.options[0])
    game.row(*PLAIN_ROW[: len(game.state.row)])
    return game.dice("move", "move", "move", "move")
