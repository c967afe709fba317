"""Roll for the Galaxy: 2 to 5 players, first-game set-up, ways to Reassign."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import partial

from astrarium.kernel import Decision, Game, Meta, RuleBook, Setup, Text
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml

from .bot.appraise import appraise, candidates
from .content import FIGURES, Contents
from .refs import FACES_OF_DIE, TILE
from .sample import sample
from .scoring import outcome
from .setup import deal
from .state import RollState, RollStep
from .terminal import table
from .view import RollView, view, views
from .words import WORDS

QUIET = frozenset(f"ask.{question}" for question in ("explore", "produce", "shipper", "wilds", "select"))


class RollForTheGalaxy(Game[RollState]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RuleBook(partial(load_toml, __package__, "rules.toml"), TABLE_RULES, asdict(FIGURES))
    words = WORDS
    state = RollState
    steps = RollStep
    view_type = RollView
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
        return decision.prompt in QUIET

    def faces(self, die: str) -> Sequence[str]:
        return FACES_OF_DIE.get(die, ())

    def start_of(self, s: RollState, seat: int) -> Sequence[str]:
        return [TILE[design] for design in s.tableau[seat]]

    def notices(self, setup: Setup) -> list[Text]:
        return [Text("notice.names")]


GAME = RollForTheGalaxy()
