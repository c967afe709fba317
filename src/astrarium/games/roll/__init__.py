"""Roll for the Galaxy: 2 to 5 players, first-game set-up, ways to Reassign.

`rounds.py` runs a round: roll, Assign, Reveal, the selected phases, Manage Empire. `phases/` holds Assign, the five
phases that workers do, and Manage Empire. `powers/` has a record for each kind of power, `supplies.py` what a tile
gives when it enters the tableau, `bag.py` and `holdings.py` what moves between bag, supply and players.

**Dice** of one kind in one place are alike. A place is one integer whose eight-bit digits count them (`dice.py`), so
that places are added and states copied fast. In a question they are one option; where several are taken, each is one.
**Assigning dice** has about 10^6 raw combinations, so it is a lane of small questions per seat (`phases/assign.py`): an
`assign` of wild dice to columns, a `choose` of the phase, a `choose` of the worker that selects it, then a loop of
`choose`: a power, Dictate, begin again, or ready. A worker that moves alone goes to its column in one question.
`phases/reassign.py` says what a power may do, `phases/worker_moves.py` asks. The numbers of a seat's decisions follow
each other, so a script may send the whole sequence at once.
**Behind the screen**: the other lanes are shown only as ready or not. Nothing of a plan stands in a step, since
everybody sees steps: it is in fields of the state that no view tells to others (`planned`, `selected`, `used`), also
which workers the power in use has moved (`moved`). Being ready is no secret answer, though what was planned is secret:
a secret answer must look alike whatever is answered.
**The bot** answers each small question by the best whole plan that can still be reached (`bot/plans.py`), weighed by
what each phase would bring and how likely it is to happen (`bot/outlook.py`).
"""

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
