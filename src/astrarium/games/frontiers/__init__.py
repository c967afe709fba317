"""New Frontiers: 2 to 5 players, first-game set-up, goals.

`rounds.py` runs a round: each disk along the track chooses an action, which all players do in order. `actions/` holds
the actions and the questions that they ask, `powers/` a record for each kind of power, `empire.py` what a player has,
`supply.py` what goes between the supply and players, `goals.py` the goals. `bot/` judges positions and picks answers.

**Settling** combines a world, a way, temporary powers and goods. It is a chain of small questions, each pushing the
next: the world (`actions/settle.py`; `way_options.py` puts the options into words), the way (`settlement.py`; `ways.py`
lists those that are open), then a power and the good spent for it while Military is missing (`boosts.py`). Questions
with one answer are not asked, and only what still leads to the world is offered, so that nobody is stuck half-way.
**Consuming** (`actions/consume.py`) asks for the next power, then for its goods, each on its colony, because it may
matter later which colony becomes empty. `likeness.py` says which goods are alike, `fills.py` what windfall powers can
come to: together they decide what need not be asked (FRONT-A36).
**One player's turn of an action** is one block of fields in the state that `begin_turn` clears: tiles placed (they have
no power yet), powers used, temporary Military, the kind that a colony of any kind stands for.
"""

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
