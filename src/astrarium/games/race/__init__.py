"""Race for the Galaxy: 2 to 4 players, first-game set-up, the expert game for two.

`rounds.py` runs a round: everybody chooses actions in secret, then the chosen phases follow. `phases/` holds the five
phases and what they share: placing a card, paying, selling. `cards.py` moves cards between piles, hands and tableaus.
A kind of power is a record in `powers.py`, and each phase asks for the kinds that it knows. `bot/` judges positions.

A phase is played in lanes, one per seat, so that all can answer at the same time. Where order can matter, since cards
or chips may run out or a twelfth card may end the game, the phase finds that out beforehand (`order_matters`,
`uses_up_pile`) and lets the seats act one after the other (RACE-12.2). What is revealed together (actions, the card to
place) is a secret answer, asked even where there is only one option, unless everybody sees that the hand is empty.
**Placing a card** (`phases/placement.py`) offers only cards that can be paid for or conquered: `ways` in
`phases/settle.py` lists how, and where several ways lead to a world, the way is asked after the reveal.
**Consuming** is a loop of small questions: the next power, then the goods that it takes. Each kind of consume power has
a class in `phases/consume_powers.py`, which says whether it can be used, begins it, and bounds what it can bring.
**What somebody may know** of face-down cards is in the state, a bit for each card (numbered by copy): the discards that
a seat has seen (`known`), and the cards of a hand that everybody has seen (`shown`).
"""

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
