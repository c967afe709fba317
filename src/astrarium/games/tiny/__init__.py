"""Tiny Epic Galaxies: 2 to 5 players, or one against a rogue galaxy.

`rounds.py` goes from turn to turn, `turn.py` asks the player on turn, `dice.py` rolls and converts dice, `follow.py`
lets the others follow. `actions/` holds the six die actions and the use of planets, `rogue/` the opponent of solo play,
`missions.py` what secret missions pay. `bot/` judges positions, unused dice and missions.

**A turn** is one question asked in a loop: activate a face, reroll, convert, or end the turn. Dice with the same face
are one option. Whatever an action needs to know is asked by steps that it pushes.
**Whether an action would do anything** is asked before it is offered (TINY-A2): every die action and every power has a
`refusal`, the reason why it would change nothing now, and a `begin`. The same `refusal` decides whether a seat is asked
to follow (with the price already paid) and is shown to players beside what they cannot choose.
**Powers** are records in `kinds.py`, and so are goals and attacks. What they do is a class for each in `powers/`,
`missions.py` and `rogue/attacks.py`. Since some powers use other planets, `powers.connect` ties planets to their powers
when all classes are known. Planets that use planets cannot go in circles: `in_use` marks the actions under way
(TINY-8.20), and `seen` is handed down while refusals are looked for.
**A side** is a seat or, in solo, the Rogue, who takes no decisions: its dice are steps, which may ask the player.
"""

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
