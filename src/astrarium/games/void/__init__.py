"""Empires of the Void: 2 to 4 players.

`rounds.py` runs a round: pre-round, event, one turn for each player. `pre_round/` is building and research, `events.py`
draws events (`effects.py`: a record for each kind of effect), `turn/` is a turn and its actions, `battle/` an attack,
`deals/` offers between players, `map/` spaces and ships, `view/` what a reader sees. `powers/` has a record for each
kind of power, `empire.py` what a player has: all powers added up, planets, income. `bot/` tells how bots think.

**Fleets**: ships of one seat in one space are one integer, five bits for each kind, so that fleets are added and states
copied fast (`map/fleets.py`). Which spaces are neighbours is computed once for each layout of the hexes and is no part
of a state (`map/galaxy.py`). A move is a loop of legs (`turn/move.py`); `map/reach.py` finds where each may end.
**A turn** asks for an action together with its first object, so that a press on the map begins it: `turn/actions.py`
numbers what can be done, `possible.py` lists it, `refusals.py` says why not, `turn.py` does it.
**A battle** goes level by level (`battle/attack.py`, `dice.py`, `casualties.py`, `aftermath.py`). Windows for tactics
open by what everybody can count (cards in hand, dice on the table), for the two sides alone, and are never answered
automatically, so that being asked tells nothing.
**The pre-round** (`pre_round/shop.py`) runs in lanes; what a seat buys lies in its cart and is booked at the end.
In the advanced game, and where two seats could want the same common ships, they buy one after the other instead.
**Deals** at any time: each seat has a standing question for an offer (`deals/proposals.py`), and the offer is answered
and carried out in an aside (`replies.py`). `offer_rules.py` says who may offer what, `offers.py` how it is written.
What is offered is pledged until it is answered, so that nothing done in secret can make an offer fail.
"""

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
from .sketch import sketch
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
    sketch = staticmethod(sketch)
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
