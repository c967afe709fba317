"""Setting up the table (section 3)."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Rng, Setup, Text

from . import refs
from .cards import draw
from .content import EVENTS, FIGURES, HEXES, IN_DECK, RACES, SCORINGS, SEATS, SPACE
from .empire import PLANET_SPACES, is_planet, named
from .map.galaxy import PLACES, distances, galaxy, touching
from .names import NONE
from .options import space_option
from .rounds import StartRound
from .state import Variant, VoidState, VoidStep


def deal(setup: Setup, rng: Rng) -> VoidState:
    options = setup.options
    variant = Variant(
        options["advanced"] == "on", options["short_game"] == "on", options["deals"], options["open_points"] == "on"
    )
    s = VoidState(setup.seats, rng, variant)
    row = SEATS[s.seats]
    hexes = list(range(1, len(HEXES)))
    rng.shuffle(hexes, "hexes")  # VOID-3.1, VOID-3.18
    laid, rotations = [NONE] * PLACES, [0] * PLACES
    for place in row.ring:
        laid[place] = hexes.pop()
        rotations[place] = rng.below(6, "draw:rotation")
    s.hexes, s.rotations, s.corners = tuple(laid), tuple(rotations), (NONE,) * s.seats
    first = rng.below(s.seats, "draw:first")  # VOID-3.6, VOID-3.24
    s.order = tuple((first + n) % s.seats for n in range(s.seats))  # VOID-4.2
    s.deck = list(IN_DECK)
    rng.shuffle(s.deck, "cards")  # VOID-3.3
    s.row = tuple(s.deck.pop() for _ in range(row.row))  # VOID-3.22
    # VOID-3.23
    s.push(StartRound())
    s.push(FirstCards())
    for place in reversed(row.turners):
        s.push(TurnHex(s.order[place]))
    s.push(BuildStack())
    if row.covers:
        for seat in reversed(s.order):
            s.push(CoverPlanet(seat))
    s.push(ChooseCorner(first))
    for seat in reversed(s.order):
        s.push(ChooseRace(seat))
    s.push(TellOrder())
    return s


@dataclass(frozen=True, slots=True)
class TellOrder(VoidStep):
    def do(self, s: VoidState) -> None:
        s.tell("order", sides=refs.seats(s.order))


@dataclass(frozen=True, slots=True)
class ChooseRace(VoidStep):
    """VOID-3.7: a race that nobody has."""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        options = [race for race in range(len(RACES)) if race not in s.race]
        return Decision.choose(self, self.seat, "ask.race", "VOID-3.7", options)

    def answer(self, s: VoidState, choice: Choice) -> None:
        (race,) = choice
        s.set_race(self.seat, race)
        s.credits[self.seat] = RACES[race].credits
        s.set_holder(s.home(self.seat), self.seat)
        s.tell("takes_race", side=refs.SEAT[self.seat], race=refs.RACE[race])

    def option(self, s: VoidState, code: int) -> Option:
        text = Text("option.race", race=refs.RACE[code], n=RACES[code].credits)
        needs = Text("help.thresholds", needs=", ".join(map(str, RACES[code].thresholds)), dice=FIGURES.diplomacy_dice)
        return Option(refs.RACE[code], text, (Text(f"race.{RACES[code].id}.text"), needs))

    def blocked(self, s: VoidState) -> list[Blocked]:
        taken = [(race, seat) for seat, race in enumerate(s.race) if race != NONE]
        return [
            Blocked(race, self.option(s, race), Refusal("VOID-3.7", "race_taken", side=refs.SEAT[seat]))
            for race, seat in sorted(taken)
        ]


@dataclass(frozen=True, slots=True)
class ChooseCorner(VoidStep):
    """VOID-3.10, VOID-3.14, VOID-3.19: the first player's corner; those of the others follow."""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        return Decision.choose(self, self.seat, "ask.corner", "VOID-3.10", SEATS[s.seats].first_corners)

    def answer(self, s: VoidState, choice: Choice) -> None:
        row = SEATS[s.seats]
        corners = [NONE] * s.seats
        for seat, offset in zip(s.order, row.corners, strict=True):
            corner = (choice[0] + offset) % PLACES
            if corner not in row.first_corners:
                corner = next(other for other in row.first_corners if other not in corners)
            corners[seat] = corner
        s.corners = tuple(corners)
        for seat in s.order:
            s.tell("takes_corner", side=refs.SEAT[seat], corner=refs.CORNER[corners[seat]])

    def option(self, s: VoidState, code: int) -> Option:
        places = [refs.HEX[s.hexes[place]] for place in touching(code) if s.hexes[place] != NONE]
        return Option(refs.CORNER[code], Text("option.corner", corner=refs.CORNER[code], hexes=",".join(places)))


@dataclass(frozen=True, slots=True)
class CoverPlanet(VoidStep):
    """VOID-3.15, VOID-R23: which planet of the hex to the right of one's home is covered?"""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        place = touching(s.corners[self.seat])[0]
        options = [SPACE[planet] for planet in HEXES[s.hexes[place]].planets]
        return Decision.choose(self, self.seat, "ask.cover", "VOID-3.15", options, hex=refs.HEX[s.hexes[place]])

    def answer(self, s: VoidState, choice: Choice) -> None:
        s.covered += choice
        s.tell("covers", side=refs.SEAT[self.seat], space=named(s, choice[0]))

    def option(self, s: VoidState, code: int) -> Option:
        return space_option(s, code)


def in_play(s: VoidState) -> list[int]:
    """VOID-3.16, VOID-3.21: the events whose planet, if they need one, is on the map."""
    spaces = set(s.map.spaces) - set(s.covered)
    return [
        number for number, event in enumerate(EVENTS) if not event.needs_planet or SPACE[event.needs_planet] in spaces
    ]


def stack_order() -> list[int]:
    """VOID-3.4: the stack from the bottom: scoring cards, each with its events on it, which are NONE until dealt."""
    order: list[int] = []
    for number, scoring in reversed(list(enumerate(SCORINGS))):
        order += [len(EVENTS) + number, *(NONE,) * scoring.above]
    return order


@dataclass(frozen=True, slots=True)
class BuildStack(VoidStep):
    """VOID-3.4"""

    def do(self, s: VoidState) -> None:
        events = in_play(s)
        s.rng.shuffle(events, "events")
        s.stack_of_events = [events.pop() if card == NONE else card for card in stack_order()]


LEAVE = 0


def _turned(s: VoidState, place: int, sixths: int) -> tuple[int, ...]:
    """The rotations when one hex is turned clockwise."""
    rotation = (s.rotations[place] + sixths) % 6
    return (*s.rotations[:place], rotation, *s.rotations[place + 1 :])


@dataclass(frozen=True, slots=True)
class TurnHex(VoidStep):
    """VOID-3.11, VOID-3.20, VOID-3.25: is a hex turned, and how far? Codes: 1 + place * 6 + sixths, clockwise."""

    seat: int

    def _places(self, s: VoidState) -> list[int]:
        own = touching(s.corners[self.seat])
        if SEATS[s.seats].turns == "outer":  # VOID-R24: not the one between both homes
            others = {place for seat, c in enumerate(s.corners) if seat != self.seat for place in touching(c)}
            return [place for place in own if place not in others]
        return [place for place in own if s.hexes[place] != NONE]

    def ask(self, s: VoidState) -> Decision | None:
        options = [LEAVE]
        for place in self._places(s):
            if not s.turned >> place & 1:
                options += [1 + place * 6 + sixths for sixths in range(1, 6)]
        return Decision.choose(self, self.seat, "ask.turn_hex", "VOID-3.11", options, never_auto=True)

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        if code == LEAVE:
            s.tell("turns_nothing", side=refs.SEAT[self.seat])
            return
        place, sixths = divmod(code - 1, 6)
        s.turned |= 1 << place
        s.rotations = _turned(s, place, sixths)
        s.tell("turns_hex", side=refs.SEAT[self.seat], hex=refs.HEX[s.hexes[place]], n=sixths)

    def option(self, s: VoidState, code: int) -> Option:
        if code == LEAVE:
            n, told = self._within_reach(s, s.rotations)
            return Option("done", Text("option.turn_nothing", planets=n), told)
        place, sixths = divmod(code - 1, 6)
        row = HEXES[s.hexes[place]]
        n, told = self._within_reach(s, _turned(s, place, sixths))
        text = Text("option.turn_hex", hex=refs.HEX[s.hexes[place]], n=sixths, planets=n)
        return Option(f"turn:{row.id}.{sixths}", text, told)

    def _within_reach(self, s: VoidState, rotations: tuple[int, ...]) -> tuple[int, tuple[Text, ...]]:
        """How many planets ships could reach from home without technologies, and which, the nearest first."""
        away = distances(s.hexes, rotations, s.corners, s.wormholes, s.home(self.seat), 0)
        found = sorted(
            (space for space in PLANET_SPACES if away[space] != NONE and is_planet(s, space)), key=away.__getitem__
        )
        next_to = [lane.to for lane in galaxy(s.hexes, rotations, s.corners, s.wormholes).lanes[s.home(self.seat)]]
        told = Text("help.next_to_home", spaces=",".join(named(s, space) for space in next_to))
        far = Text("help.within_reach", spaces=",".join(named(s, space) for space in found) or "–")
        return len(found), (told, far)

    def blocked(self, s: VoidState) -> list[Blocked]:
        return [
            Blocked(code, self.option(s, code), Refusal("VOID-3.11", "turned_already"))
            for place in self._places(s)
            if s.turned >> place & 1
            for code in range(1 + place * 6 + 1, 1 + place * 6 + 6)
        ]


@dataclass(frozen=True, slots=True)
class FirstCards(VoidStep):
    """VOID-3.12"""

    def do(self, s: VoidState) -> None:
        for seat in s.order:
            draw(s, seat, FIGURES.start_cards)
