"""How a bot finds its answer, in any process. The same job gives the same thought."""

from functools import partial

from astrarium.bots import answer_of, make_bot, volunteered
from astrarium.kernel import Rng, flow
from astrarium.kernel import game as find_game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.randomness import seed_from

from .base import Job, Thought


def think(job: Job) -> Thought:
    """The bot's answer, or an offer that it makes first.

    Raises KeyError for an unknown game or bot, Refused if the view has no such decision.
    """
    game = with_pack(find_game(job.game), Pack.unpack(job.content) if job.content else None)
    # A new bot for each job: bots are cheap, and the answer must not depend on what this process did before.
    own = f"{job.seed}/{job.seat}/{job.decision}"
    bot = make_bot(job.bot, game, int.from_bytes(seed_from(own)[:8], "little"))
    state = game.sample(job.view, Rng(seed_from(f"sample {own}")))
    decision = flow.find(state, job.decision)
    view = None if bot.blind else job.view
    if job.stands_in:
        declined = game.declines(decision) if decision.aside >= 0 else None
        if declined is not None:
            return Thought(job.table, job.seat, job.decision, list(declined))
    elif decision.aside < 0:
        offer = volunteered(bot, view, [d for d in flow.decisions(state) if d.seat == job.seat])
        if offer is not None:
            return Thought(job.table, job.seat, offer[0].id, list(offer[1]))
    choice = answer_of(bot, view, decision, partial(flow.refusal_of, state, decision))
    return Thought(job.table, job.seat, job.decision, list(choice))
