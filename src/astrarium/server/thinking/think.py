"""How a bot comes to its answer, in whatever process. The same job gives the same thought."""

from collections.abc import Iterator

from astrarium.bots import Bot, make_bot
from astrarium.kernel import Choice, Decision, Rng, View, flow
from astrarium.kernel import game as find_game
from astrarium.kernel.randomness import seed_from

from .base import Job, Thought

TRIES = 50  # answers that a finer rule may refuse before the bot takes the first legal one
MANY = 10_000


def think(job: Job) -> Thought:
    """The bot's answer. KeyError for an unknown game or bot, Refused if the view has no such decision."""
    game = find_game(job.game)
    # Bots are made anew for each job: they are cheap, and what one thought before must not depend on the process.
    own = f"{job.seed}/{job.seat}/{job.decision}"
    bot = make_bot(job.bot, game, int.from_bytes(seed_from(own)[:8], "little"))
    state = game.sample(job.view, Rng(seed_from(f"sample {own}")))
    decision = flow.find(state, job.decision)
    for choice in _answers(bot, job.view, decision):
        if flow.refusal_of(state, decision, choice) is None:
            return Thought(job.table, job.seat, job.decision, list(choice))
    raise RuntimeError(f"no legal answer to {decision.prompt} of {job.game}")


def _answers(bot: Bot, view: View, decision: Decision) -> Iterator[Choice]:
    shown = None if bot.blind else view
    for _ in range(TRIES):
        yield bot.decide(shown, decision)
    yield from decision.some_choices(MANY)
