"""Setting up the table (section 1, and TINY-10.1 to TINY-10.5 for solo)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Rng, Setup, Text

from . import refs
from .content import (
    MISSIONS,
    MISSIONS_DEALT,
    PLANETS,
    ROGUE_INDEX,
    ROGUES,
    ROW_LENGTH,
    SHIPS_AT,
    SHIPS_EACH,
    START_CULTURE,
    START_ENERGY,
)
from .rounds import NextTurn
from .state import HOME, TinyState, TinyStep, Variant

ROGUE = 1


def deal(setup: Setup, rng: Rng) -> TinyState:
    s = TinyState(setup.seats, rng, Variant.of(setup.options))
    for seat in range(s.seats):  # TINY-1.2 to TINY-1.4
        s.energy[seat] = START_ENERGY
        s.culture[seat] = START_CULTURE
        for ship in range(SHIPS_AT[1]):
            s.where[seat * SHIPS_EACH + ship] = HOME
    s.deck = list(range(len(PLANETS)))
    rng.shuffle(s.deck)
    s.row = [s.deck.pop() for _ in range(ROW_LENGTH[s.seats])]  # TINY-1.5, TINY-10.1
    if s.seats == 1:
        _set_up_rogue(s, setup.options["rogue"])
    else:
        if setup.options["first_player"] == "random":  # TINY-1.8
            s.first = rng.below(s.seats)
        s.push(NextTurn(s.first))
        s.push(DealMissions())
    return s


def _set_up_rogue(s: TinyState, wanted: str) -> None:
    """TINY-10.3: no resources, all four ships at home. TINY-10.5: the player goes first."""
    for ship in range(SHIPS_EACH):
        s.where[ROGUE * SHIPS_EACH + ship] = HOME
    s.push(NextTurn(s.first))
    if wanted == "ask":
        s.push(ChooseRogue())
    else:
        s.rogue = ROGUE_INDEX[wanted]


@dataclass(slots=True)
class ChooseRogue(TinyStep):
    """TINY-10.2: which Rogue, from beginner to epic?"""

    def ask(self, s: TinyState) -> Decision | None:
        return Decision.choose(self, 0, "ask.rogue", "TINY-10.2", range(len(ROGUES)))

    def answer(self, s: TinyState, choice: Choice) -> None:
        s.rogue = choice[0]
        s.tell("rogue_chosen", rogue=refs.ROGUE[s.rogue])

    def option(self, s: TinyState, code: int) -> Option:
        ref = refs.ROGUE[code]
        text = Text("option.rogue", rogue=ref, tier=f"tier:{ROGUES[code].id}")
        return Option(ref, text, (rogue_notice(code),))


def rogue_notice(rogue: int) -> Text:
    """The notice that says which figures of a rogue galaxy we invented."""
    note = "notice.rogue_figures" if ROGUES[rogue].has_own_figures else "notice.rogue_marks"
    return Text(note, rogue=refs.ROGUE[rogue])


@dataclass(slots=True)
class DealMissions(TinyStep):
    """TINY-1.7: two missions for each seat; all choose at the same time which one to keep."""

    def do(self, s: TinyState) -> None:
        pool = [
            index
            for index, mission in enumerate(MISSIONS)
            if mission.two_player_pool or not s.variant.two_player_missions
        ]
        s.rng.shuffle(pool)
        for seat in range(s.seats):
            s.dealt[seat] = tuple(pool.pop() for _ in range(MISSIONS_DEALT))
            first, second = s.dealt[seat]
            s.whisper(seat, "missions_dealt", first=refs.MISSION[first], second=refs.MISSION[second])
        s.together([[KeepMission(seat)] for seat in range(s.seats)])


@dataclass(slots=True)
class KeepMission(TinyStep):
    """Which of the two is kept? The other is discarded unseen."""

    seat: int

    def ask(self, s: TinyState) -> Decision | None:
        return Decision.choose(
            self, self.seat, "ask.mission", "TINY-1.7", s.dealt[self.seat], secret=True, never_auto=True
        )

    def answer(self, s: TinyState, choice: Choice) -> None:
        s.kept[self.seat] = choice[0]
        s.tell("mission_kept", side=refs.SEAT[self.seat])

    def option(self, s: TinyState, code: int) -> Option:
        ref = refs.MISSION[code]
        return Option(ref, Text("option.mission", mission=ref), (Text(f"mission.{MISSIONS[code].id}.text"),))
