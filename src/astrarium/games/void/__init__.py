"""Empires of the Void: 2 to 4 players."""

from collections.abc import Sequence
from dataclasses import asdict

from astrarium.kernel import Decision, Game, Meta, RuleBook, Setup, Text
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml

from .content import FIGURES
from .names import NONE
from .refs import RACE
from .sample import sample
from .scoring import outcome
from .seeing import view, views
from .setup import deal
from .state import VoidState, VoidStep
from .terminal import table
from .view import VoidView
from .words import WORDS


class EmpiresOfTheVoid(Game[VoidState]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RuleBook(load_toml(__package__, "rules.toml"), TABLE_RULES, asdict(FIGURES))
    words = WORDS
    state = VoidState
    steps = VoidStep
    view_type = VoidView

    deal = staticmethod(deal)
    outcome = staticmethod(outcome)
    view = staticmethod(view)
    views = staticmethod(views)
    sample = staticmethod(sample)
    terminal = staticmethod(table)

    def is_quiet(self, decision: Decision) -> bool:
        return decision.prompt == "ask.action"

    def start_of(self, s: VoidState, seat: int) -> Sequence[str]:
        return [RACE[s.race[seat]]] if s.race[seat] != NONE else []

    def faces(self, die: str) -> Sequence[str]:
        return [str(face) for face in range(1, 7)] if die == "die:d6" else []

    def notices(self, setup: Setup) -> list[Text]:
        return [Text("notice.invented")]


GAME = EmpiresOfTheVoid()
