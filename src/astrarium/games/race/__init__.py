"""Race for the Galaxy: 2 to 4 players, first-game set-up, the expert game for two."""

from collections.abc import Sequence
from typing import Any

from astrarium.kernel import Choice, Decision, Game, Meta, Outcome, Rng, RuleBook, Setup, Text, View
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml
from astrarium.kernel.terminal import Reader

from . import appraise, scoring, setup, terminal, view
from .state import RaceState
from .words import WORDS


class RaceForTheGalaxy(Game[RaceState]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RuleBook(load_toml(__package__, "rules.toml"), TABLE_RULES)
    words = WORDS

    def deal(self, setup_: Setup, rng: Rng) -> RaceState:
        return setup.deal(setup_, rng)

    def outcome(self, s: RaceState) -> Outcome:
        return scoring.final(s)

    def view(self, s: RaceState, seat: int | None) -> View:
        return view.look(s, seat)

    def views(self, s: RaceState, seats: Sequence[int | None]) -> list[View]:
        return view.look_together(s, seats)

    def sample(self, view_: View, rng: Rng) -> RaceState:
        return view.imagine(view_, rng)

    def unpack(self, packed: list[Any]) -> RaceState:
        return RaceState.unpack(packed)

    def appraise(self, s: RaceState, seat: int) -> float:
        return appraise.appraise(s, seat)

    def candidates(self, s: RaceState, decision: Decision) -> Sequence[Choice]:
        return appraise.candidates(s, decision)

    def is_quiet(self, decision: Decision) -> bool:
        return decision.prompt in ("ask.action", "ask.actions")

    def notices(self, setup_: Setup) -> list[Text]:
        return [Text("notice.names")]

    def terminal(self, view_: View, reader: Reader) -> list[str]:
        return terminal.table(view_, reader)


GAME = RaceForTheGalaxy()
