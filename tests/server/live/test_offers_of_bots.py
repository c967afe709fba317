"""Bots make and answer offers beside the game; one that plays for an absent person makes none in their name."""

import msgspec

from astrarium.games.void import GAME
from astrarium.games.void.deals.replies import REFUSE
from astrarium.kernel import Decision
from astrarium.kernel.flow import decisions
from astrarium.kernel.randomness import commitment
from astrarium.server.live.acts import chores
from astrarium.server.live.hub.hub import bot_answer
from astrarium.server.tables import entries as e
from astrarium.server.tables.fold import TableFold
from astrarium.server.thinking.base import Job, Thought
from astrarium.server.thinking.think import think
from tests.conformance.bazaar import BAZAAR
from tests.games.void.bot.test_deals import eager
from tests.games.void.deals import asked, offer, table
from tests.games.void.scenario import Scenario

SECRET = bytes(range(32))
NOW = 10_000


def job(game: Scenario, decision: Decision, *, stands_in: bool) -> Job:
    """The job after a round trip through JSON."""
    view = GAME.view(game.state, decision.seat)
    made = Job(1, decision.seat, decision.id, "void", "greedy", 7, view, stands_in=stands_in)
    return msgspec.json.decode(msgspec.json.encode(made), type=Job)


def test_an_offer_comes_before_the_answer_that_was_asked_for() -> None:
    game = eager()
    own = asked(game, 0, "ask.action")
    standing = asked(game, 0, "ask.offer")
    assert think(job(game, own, stands_in=False)).decision == standing.id


def test_who_stands_in_makes_no_offer_and_declines_those_of_others() -> None:
    game = eager()
    own = asked(game, 0, "ask.action")
    assert think(job(game, own, stands_in=True)).decision == own.id
    gift = offer(table(), 0, 1, {"card:salvo": 1, "give:credits": 2})
    reply = asked(gift, 1, "ask.reply")
    assert think(job(gift, reply, stands_in=False)).choice != [REFUSE]
    assert think(job(gift, reply, stands_in=True)).choice == [REFUSE]


def bazaar() -> TableFold:
    """Three bots; the first is on turn."""
    fold = TableFold(BAZAAR, e.Created(7, e.TableSpec("bazaar", 3), commitment(SECRET).hex()), 1_000, SECRET)
    for seat in range(3):
        fold.perform(e.BotSeated(seat, "random", f"{seat:02x}" * 16), 2_000)
    fold.perform(e.Started(), 2_000)
    return fold


def standing_of(fold: TableFold, seat: int) -> Decision:
    assert fold.table is not None
    return next(d for d in decisions(fold.table.state) if d.standing and d.seat == seat)


def test_a_bot_waits_for_the_answer_to_its_offer_but_not_for_ever() -> None:
    fold = bazaar()
    assert [decision.seat for decision in chores.bots_asked(fold, NOW)] == [0]
    fold.perform(e.Answered(seat=0, decision=standing_of(fold, 0).id, choice=[1, 1, 1]), NOW)
    (reply,) = chores.bots_asked(fold, NOW + 1)
    assert (reply.seat, reply.prompt) == (1, "prompt.reply")
    later = chores.bots_asked(fold, NOW + chores.OFFER_PATIENCE)
    assert sorted(decision.seat for decision in later) == [0, 1]
    fold.perform(e.Answered(seat=1, decision=reply.id, choice=[0]), NOW + 2)
    assert [decision.seat for decision in chores.bots_asked(fold, NOW + 3)] == [0]


def test_an_offer_that_cannot_be_made_any_more_changes_nothing() -> None:
    fold = bazaar()
    standing = standing_of(fold, 0)
    late = Thought(1, 0, standing.id, [1, 99, 99])
    assert bot_answer(fold, late) == fold.progress.version
    made = bot_answer(fold, Thought(1, 0, standing.id, [1, 1, 1]))
    assert isinstance(made, e.Answered)
