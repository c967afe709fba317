"""Tiny Epic Galaxies: 2 to 5 players, or one against a rogue galaxy."""

from astrarium.kernel import Decision, Game, Meta, RuleBook, Setup, Text
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml

from . import (
    powers,  # noqa: F401  (fills the table of powers)
    utilize,  # noqa: F401  (registers its die action)
)
from .appraise import appraise, candidates
from .content import ROGUES
from .scoring import outcome
from .setup import deal
from .state import TinyState, TinyStep
from .terminal import table
from .view import sample, view, views
from .words import WORDS


class TinyEpicGalaxies(Game[TinyState]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RuleBook(load_toml(__package__, "rules.toml"), TABLE_RULES)
    words = WORDS
    state = TinyState
    steps = TinyStep

    deal = staticmethod(deal)
    outcome = staticmethod(outcome)
    view = staticmethod(view)
    views = staticmethod(views)
    sample = staticmethod(sample)
    appraise = staticmethod(appraise)
    candidates = staticmethod(candidates)
    terminal = staticmethod(table)

    def is_quiet(self, decision: Decision) -> bool:
        return decision.prompt == "ask.turn"

    def notices(self, setup: Setup) -> list[Text]:
        if setup.seats > 1:
            return [Text("notice.missions")]
        for rogue in ROGUES:
            if rogue.id == setup.options["rogue"]:
                figures = set(rogue.invented) & {"dice", "vp", "max"}
                note = "notice.rogue_figures" if figures else "notice.rogue_marks"
                return [Text(note, rogue=f"rogue:{rogue.id}")]
        return [Text("notice.rogues")]


GAME = TinyEpicGalaxies()
