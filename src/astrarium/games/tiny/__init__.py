"""Tiny Epic Galaxies: 2 to 5 players, or one against a rogue galaxy."""

from functools import partial
from typing import Any

from astrarium.kernel import Decision, Game, Meta, RuleBook, Setup, Text
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml

from . import powers
from .bot.appraise import appraise, candidates
from .content import FIGURES, ROGUE_INDEX, Contents
from .sample import sample
from .scoring import outcome
from .setup import deal, rogue_notice
from .state import TinyState, TinyStep
from .terminal import table
from .view import TinyView, view, views
from .words import WORDS

powers.connect()


def _meta() -> dict[str, Any]:
    """The data of meta.toml, with the Rogues of the content as values of the option `rogue`."""
    data = load_toml(__package__, "meta.toml")
    for option in data["option"]:
        if option["id"] == "rogue":
            option["values"] += ROGUE_INDEX
    return data


class TinyEpicGalaxies(Game[TinyState]):
    meta = Meta.load(_meta())
    rulebook = RuleBook(partial(load_toml, __package__, "rules.toml"), TABLE_RULES, FIGURES)
    words = WORDS
    state = TinyState
    steps = TinyStep
    view_type = TinyView
    content_type = Contents

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
        rogue = ROGUE_INDEX.get(setup.options["rogue"])
        return [Text("notice.rogues") if rogue is None else rogue_notice(rogue)]


GAME = TinyEpicGalaxies()
