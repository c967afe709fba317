"""New Frontiers: 2 to 5 players, first-game set-up, goals."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import partial

from astrarium.kernel import Decision, Game, Meta, RuleBook, Setup, Text
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml

from .bot.answers import candidates
from .bot.appraise import appraise
from .content import FIGURES, STARTS, Contents
from .refs import TILE
from .sample import sample
from .scoring import outcome
from .setup import deal
from .state import FrontiersState, FrontiersStep
from .terminal import table
from .view import FrontiersView, view, views
from .words import WORDS


class NewFrontiers(Game[FrontiersState]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RuleBook(partial(load_toml, __package__, "rules.toml"), TABLE_RULES, asdict(FIGURES))
    words = WORDS
    state = FrontiersState
    steps = FrontiersStep
    view_type = FrontiersView
    content_type = Contents

    deal = staticmethod(deal)
    outcome = staticmethod(outcome)
    view = staticmethod(view)
    views = staticmethod(views)
    sample = staticmethod(sample)
    terminal = staticmethod(table)
    appraise = staticmethod(appraise)
    candidates = staticmethod(candidates)

    def is_quiet(self, decision: Decision) -> bool:
        return decision.prompt == "ask.action"

    def start_of(self, s: FrontiersState, seat: int) -> Sequence[str]:
        """Whichever side of the mat was chosen, unless that colony was replaced since (FRONT-7.20)."""
        return [TILE[side] for side in STARTS[s.mat[seat]] if side in s.colonies[seat]]

    def notices(self, setup: Setup) -> list[Text]:
        return [Text("notice.invented")]


GAME = NewFrontiers()
