"""Race for the Galaxy: 2 to 4 players, first-game set-up, the expert game for two."""

from collections.abc import Sequence
from functools import partial

from astrarium.kernel import Decision, Game, Meta, RuleBook, Setup, Text
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.resources import load_toml

from .bot.appraise import appraise, candidates
from .content import SAID, Contents
from .refs import CARD
from .sample import sample
from .scoring import outcome
from .setup import deal
from .state import RaceState, RaceStep
from .terminal import table
from .view import RaceView, view, views
from .words import WORDS


class RaceForTheGalaxy(Game[RaceState]):
    meta = Meta.load(load_toml(__package__, "meta.toml"))
    rulebook = RuleBook(partial(load_toml, __package__, "rules.toml"), TABLE_RULES, SAID)
    words = WORDS
    state = RaceState
    steps = RaceStep
    view_type = RaceView
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
        return decision.prompt in ("ask.action", "ask.actions")

    def start_of(self, s: RaceState, seat: int) -> Sequence[str]:
        return [CARD[card] for card in s.tableau[seat]]

    def notices(self, setup: Setup) -> list[Text]:
        return [Text("notice.names")]


GAME = RaceForTheGalaxy()
