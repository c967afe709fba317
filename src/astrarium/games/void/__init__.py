"""Empires of the Void: 2 to 4 players."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from typing import ClassVar

from astrarium.kernel import Choice, Decision, Game, Meta, RuleBook, Setup, Text
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml

from .bot.answers import candidates, proposal
from .bot.appraise import appraise
from .bot.leanings import LEANINGS
from .content import FIGURES, Contents
from .deals.replies import REFUSE
from .names import NONE
from .refs import RACE
from .scoring import outcome
from .setup import deal
from .state import VoidState, VoidStep
from .terminal import table
from .view.build import view, views
from .view.sample import sample
from .view.types import VoidView
from .words import WORDS


class EmpiresOfTheVoid(Game[VoidState]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RuleBook(partial(load_toml, __package__, "rules.toml"), TABLE_RULES, asdict(FIGURES))
    words = WORDS
    state = VoidState
    steps = VoidStep
    view_type = VoidView
    content_type = Contents
    futures = 6  # attacks on planets fail more often than not

    deal = staticmethod(deal)
    outcome = staticmethod(outcome)
    view = staticmethod(view)
    views = staticmethod(views)
    sample = staticmethod(sample)
    terminal = staticmethod(table)
    appraise = staticmethod(appraise)
    candidates = staticmethod(candidates)
    proposal = staticmethod(proposal)
    leanings: ClassVar = {name: partial(appraise, lean=lean) for name, lean in LEANINGS.items()}

    def declines(self, decision: Decision) -> Choice | None:
        return (REFUSE,) if decision.prompt == "ask.reply" else None

    def is_quiet(self, decision: Decision) -> bool:
        return decision.prompt in ("ask.action", "ask.shop")

    def start_of(self, s: VoidState, seat: int) -> Sequence[str]:
        return [RACE[s.race[seat]]] if s.race[seat] != NONE else []

    def faces(self, die: str) -> Sequence[str]:
        return [str(face) for face in range(1, 7)] if die == "die:d6" else []

    def notices(self, setup: Setup) -> list[Text]:
        return [Text("notice.invented")]


GAME = EmpiresOfTheVoid()
