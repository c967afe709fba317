"""Tiny Epic Galaxies: 2 to 5 players, or one against a rogue galaxy."""

from collections.abc import Sequence
from typing import Any

from astrarium.kernel import Choice, Decision, Game, Meta, Outcome, Rng, RuleBook, Setup, Text, View
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml
from astrarium.kernel.terminal import Reader

from . import (
    appraise,
    powers,  # noqa: F401  (fills the table of powers)
    scoring,
    setup,
    terminal,
    utilize,  # noqa: F401  (registers its die action)
    view,
)
from .content import ROGUES
from .state import TinyState
from .words import WORDS


class TinyEpicGalaxies(Game[TinyState]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RuleBook(load_toml(__package__, "rules.toml"), TABLE_RULES)
    words = WORDS

    def deal(self, setup_: Setup, rng: Rng) -> TinyState:
        return setup.deal(setup_, rng)

    def outcome(self, s: TinyState) -> Outcome:
        return scoring.final(s)

    def view(self, s: TinyState, seat: int | None) -> View:
        return view.look(s, seat)

    def views(self, s: TinyState, seats: Sequence[int | None]) -> list[View]:
        return view.look_together(s, seats)

    def sample(self, view_: View, rng: Rng) -> TinyState:
        return view.imagine(view_, rng)

    def unpack(self, packed: list[Any]) -> TinyState:
        return TinyState.unpack(packed)

    def appraise(self, s: TinyState, seat: int) -> float:
        return appraise.appraise(s, seat)

    def candidates(self, s: TinyState, decision: Decision) -> list[Choice]:
        return appraise.candidates(s, decision)

    def is_quiet(self, decision: Decision) -> bool:
        return decision.prompt == "ask.turn"

    def notices(self, setup_: Setup) -> list[Text]:
        if setup_.seats > 1:
            return [Text("notice.missions")]
        for rogue in ROGUES:
            if rogue.id == setup_.options["rogue"]:
                figures = set(rogue.invented) & {"dice", "vp", "max"}
                note = "notice.rogue_figures" if figures else "notice.rogue_marks"
                return [Text(note, {"rogue": f"rogue:{rogue.id}"})]
        return [Text("notice.rogues")]

    def terminal(self, view_: View, reader: Reader) -> list[str]:
        return terminal.table(view_, reader)


GAME = TinyEpicGalaxies()
