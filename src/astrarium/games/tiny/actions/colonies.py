"""Colony tracks: the two Advance actions, colonizing, and the row of planets (section 6)."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import ADVANCES_OF, PLANETS, SHIPS_EACH, TRACK_OF
from ..game_end import score
from ..names import ANY_TRACK, DIPLOMACY, ECONOMY
from ..state import HOME, NO_PLANET, ORBIT, SURFACE, TinyState, TinyStep, slot_of
from .die_action import DieAction

NO_SHIP_ON_TRACK = (
    Refusal("TINY-6.1", "no_ship_on_track", track=refs.TRACK[DIPLOMACY]),
    Refusal("TINY-6.1", "no_ship_on_track", track=refs.TRACK[ECONOMY]),
    Refusal("TINY-6.1", "no_ship_in_orbit"),
)
NOT_IN_ORBIT = Refusal("TINY-6.1", "not_in_orbit")
AT_START = Refusal("TINY-8.3", "at_start")


def ships_on_track(s: TinyState, side: int, track: int) -> list[int]:
    """The side's ships in orbit of planets of that track type (TINY-4.3)."""
    row = s.row
    base = side * SHIPS_EACH
    return [
        ship
        for ship, place in enumerate(s.where[base : base + SHIPS_EACH])
        if place >= ORBIT and (track == ANY_TRACK or TRACK_OF[row[place - ORBIT]] == track)
    ]


def advance(s: TinyState, side: int, ship: int, steps: int) -> None:
    """Move a ship up its track. The last space colonizes (TINY-6.2); further steps are lost (TINY-6.6)."""
    index = side * SHIPS_EACH + ship
    slot = s.where[index] - ORBIT
    planet = s.row[slot]
    s.level[index] = level = min(s.level[index] + steps, ADVANCES_OF[planet])
    s.tell(
        "advanced",
        side=refs.side(s, side),
        ship=refs.ship(s, side, ship),
        planet=refs.PLANET[planet],
        level=level,
        goal=ADVANCES_OF[planet],
    )
    if level == ADVANCES_OF[planet]:
        colonize(s, side, slot)


def advance_all(s: TinyState, side: int, track: int, steps: int) -> None:
    """TINY-10.12, TINY-A15: advance each ship of a side on tracks of this type once, from left to right."""
    base = side * SHIPS_EACH
    for ship in sorted(ships_on_track(s, side, track), key=lambda ship: s.where[base + ship]):
        if not s.ending:
            advance(s, side, ship, steps)


def regress(s: TinyState, side: int, ship: int, steps: int) -> None:
    """TINY-8.3: push a ship back, never below START."""
    index = side * SHIPS_EACH + ship
    s.level[index] = max(0, s.level[index] - steps)
    s.tell(
        "regressed",
        side=refs.side(s, side),
        ship=refs.ship(s, side, ship),
        planet=refs.PLANET[s.row[s.where[index] - ORBIT]],
        level=s.level[index],
    )


def above_start(s: TinyState, side: int, track: int) -> list[int]:
    """TINY-8.3: the side's ships that can be pushed back."""
    base = side * SHIPS_EACH
    return [ship for ship in ships_on_track(s, side, track) if s.level[base + ship]]


def held_at_start(s: TinyState, side: int) -> list[Blocked]:
    """The side's ships that cannot be pushed back, and why."""
    legal = above_start(s, side, ANY_TRACK)
    base = side * SHIPS_EACH
    return [
        Blocked(
            ship,
            ship_option(s, side, ship, "option.ship"),
            AT_START if s.where[base + ship] >= ORBIT else NOT_IN_ORBIT,
        )
        for ship in range(SHIPS_EACH)
        if ship not in legal
    ]


def colonize(s: TinyState, side: int, slot: int) -> None:
    """The side takes the planet of this slot."""
    planet = s.row[slot]
    s.tell("colonized", side=refs.side(s, side), planet=refs.PLANET[planet])
    for index, place in enumerate(s.where):  # TINY-6.3: every ship on the card goes home
        if place > HOME and slot_of(place) == slot:
            send_home(s, index)
    s.colonies[side].append(planet)
    refill(s, slot)
    score(s, side, PLANETS[planet].vp)


def send_home(s: TinyState, index: int) -> None:
    """TINY-4.9: send a ship home. `index` is its place in `s.where`."""
    s.where[index] = HOME
    s.level[index] = 0


def refill(s: TinyState, slot: int) -> None:
    """TINY-6.5: put a new card into the gap. TINY-A9: from an empty deck, shuffle the discards; or leave the gap."""
    if not s.deck and s.discards:
        s.deck, s.discards = s.discards, []
        s.rng.shuffle(s.deck)
        s.tell("reshuffled", n=len(s.deck))
    if not s.deck:
        s.row[slot] = NO_PLANET
        s.tell("row_shrinks")
        return
    s.row[slot] = s.deck.pop()
    s.sunk = min(s.sunk, len(s.deck))
    s.reveal()
    s.tell("planet_revealed", planet=refs.PLANET[s.row[slot]], slot=slot)


def occupied(s: TinyState, slot: int) -> bool:
    return SURFACE + slot in s.where or ORBIT + slot in s.where


@dataclass(slots=True)
class AdvanceShip(TinyStep):
    """Which of your ships advances? Skipped if no ship can."""

    side: int
    track: int
    steps: int
    without: int = -1  # a ship that may not be chosen
    rule: str = "TINY-6.1"

    def ask(self, s: TinyState) -> Decision | None:
        ships = [ship for ship in ships_on_track(s, self.side, self.track) if ship != self.without]
        if not ships or self.side >= s.seats:
            return None
        track = refs.TRACK[self.track]
        return Decision.choose(self, self.side, "ask.advance", self.rule, ships, track=track, n=self.steps)

    def do(self, s: TinyState) -> None:
        """TINY-A16: a Rogue advances the ship closest to colonizing, then the leftmost."""
        if self.side < s.seats:
            return
        ships = ships_on_track(s, self.side, self.track)
        if ships:
            advance(s, self.side, min(ships, key=lambda ship: _distance(s, self.side, ship)), self.steps)

    def answer(self, s: TinyState, choice: Choice) -> None:
        advance(s, self.side, choice[0], self.steps)

    def option(self, s: TinyState, code: int) -> Option:
        return ship_option(s, self.side, code, "option.advance")

    def blocked(self, s: TinyState) -> list[Blocked]:
        legal = ships_on_track(s, self.side, self.track)
        found = []
        for ship in range(SHIPS_EACH):
            place = s.where[self.side * SHIPS_EACH + ship]
            if ship == self.without:
                refusal = Refusal("TINY-8.11", "another_ship")
            elif place < ORBIT:
                refusal = NOT_IN_ORBIT
            elif ship not in legal:
                refusal = Refusal("TINY-6.1", "wrong_track", track=refs.TRACK[self.track])
            else:
                continue
            found.append(Blocked(ship, ship_option(s, self.side, ship, "option.ship"), refusal))
        return found


def ship_option(s: TinyState, side: int, ship: int, text: str) -> Option:
    """A ship in words: where it is, and how far along its track."""
    index = side * SHIPS_EACH + ship
    place = s.where[index]
    level, goal = 0, 0
    if place >= ORBIT:
        level, goal = s.level[index], ADVANCES_OF[s.row[place - ORBIT]]
    words = Text(
        f"{text}_in_orbit" if place >= ORBIT else text,
        side=refs.side(s, side),
        ship=ship + 1,
        place=refs.place(s, place),
        level=level,
        goal=goal,
    )
    return Option(refs.ship(s, side, ship), words)


def _distance(s: TinyState, side: int, ship: int) -> tuple[int, int]:
    index = side * SHIPS_EACH + ship
    slot = s.where[index] - ORBIT
    return ADVANCES_OF[s.row[slot]] - s.level[index], slot


class Advance(DieAction):
    """Advance one ship on one track of the die's symbol."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        self.track = track

    def refusal(self, s: TinyState, side: int, seen: int = 0) -> Refusal | None:
        row = s.row
        for place in s.where[side * SHIPS_EACH : side * SHIPS_EACH + SHIPS_EACH]:
            if place >= ORBIT and TRACK_OF[row[place - ORBIT]] == self.track:
                return None
        return NO_SHIP_ON_TRACK[self.track]

    def begin(self, s: TinyState, side: int) -> None:
        s.push(AdvanceShip(side, self.track, 1))
