"""Simulation of many games between bots, with totals: in one process or in a pool."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from astrarium.bots import Bot, answer_of, make_bot, next_question, volunteered
from astrarium.kernel import Choice, Decision, Game, Outcome, Refusal, Refused, Rng, State
from astrarium.kernel import game as find_game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.flow import apply, decisions
from astrarium.kernel.game import Setup
from astrarium.kernel.randomness import seed_from

CHUNK = 10  # games per task of the pool


@dataclass(frozen=True, slots=True)
class Match:
    """The bots that play each other, in order. Their seats rotate from game to game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    content: Pack | None = None  # None: the game's own

    def bots_of(self, number: int) -> tuple[int, ...]:
        """For each seat of a game, the index of the bot that plays it."""
        return tuple((seat + number) % self.seats for seat in range(self.seats))


@dataclass(slots=True)
class Tally:
    """Totals of the games. Wins and scores are by bot (in the order given), not by seat; a shared win is split.

    `points`: where everybody's points came from. `starts` and `starts_won`: how often a seat began with something, and
    how often it then won.
    """

    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    rounds: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    starts: Counter[str] = field(default_factory=Counter)
    starts_won: dict[str, float] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)] if self.wins else list(other.wins)
        self.scores = (
            [a + b for a, b in zip(self.scores, other.scores, strict=True)] if self.scores else list(other.scores)
        )
        self.endings.update(other.endings)
        self.points.update(other.points)
        self.starts.update(other.starts)
        for start, won in other.starts_won.items():
            self.starts_won[start] = self.starts_won.get(start, 0.0) + won


def play(game: Game[Any], setup: Setup, rng: Rng, bots: Sequence[Bot]) -> tuple[Outcome, int]:
    """Play one game to its end; returns the outcome and the number of decisions answered."""
    return play_on(game, game.start(setup, rng), bots)


def play_on(game: Game[Any], s: State, bots: Sequence[Bot]) -> tuple[Outcome, int]:
    """Like `play`, from an existing state, which is changed."""
    answered = 0
    blind = [bot.blind for bot in bots]
    while (decision := next_question(open_now := decisions(s))) is not None:
        seat = decision.seat
        view = None if blind[seat] else game.view(s, seat)
        if view is not None and decision.aside < 0 and open_now[-1].standing:
            offer = volunteered(bots[seat], view, [d for d in open_now if d.seat == seat])
            if offer is not None:
                apply(s, offer[0].id, offer[1])
                answered += 1
                continue
        try:
            apply(s, decision.id, bots[seat].decide(view, decision))
        except Refused:  # a bot that knows only the shape of an answer is asked again
            answer_of(bots[seat], view, decision, partial(_take, s, decision))
        answered += 1
    return game.result(s), answered


def _take(s: State, decision: Decision, choice: Choice) -> Refusal | None:
    """Give the answer; returns the refusal if a rule refuses it."""
    try:
        apply(s, decision.id, choice)
    except Refused as refused:
        return refused.refusal
    return None


def play_some(match: Match, numbers: range) -> Tally:
    """The games with these numbers, one after the other."""
    game = with_pack(find_game(match.game), match.content)
    setup = game.agree(match.seats, match.options, match.content)
    tally = Tally(wins=[0.0] * match.seats, scores=[0] * match.seats)
    for number in numbers:
        order = match.bots_of(number)
        bots = [make_bot(match.bots[bot], game, match.seed * 1_000_003 + number * 8 + bot) for bot in order]
        s = game.start(setup, Rng(seed_from(f"{match.seed}/{number}")))
        starts = [game.start_of(s, seat) for seat in range(match.seats)]
        outcome, answered = play_on(game, s, bots)
        tally.games += 1
        tally.decisions += answered
        tally.rounds += outcome.rounds
        tally.endings[outcome.ending] += 1
        for seat, bot in enumerate(order):
            won = seat in outcome.winners and 1 / len(outcome.winners)
            tally.scores[bot] += outcome.scores[seat]
            tally.wins[bot] += won
            for start in starts[seat] or game.start_of(s, seat):  # asked again at the end if it was not chosen at first
                tally.starts[start] += 1
                tally.starts_won[start] = tally.starts_won.get(start, 0.0) + won
        for detail in outcome.details:
            tally.points.update(detail)
    return tally


def simulate(match: Match, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play `games` games. The same match and number of games give the same tally, whatever the number of jobs."""
    total = Tally(wins=[0.0] * match.seats, scores=[0] * match.seats)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    start = perf_counter()
    if jobs == 1:
        for chunk in chunks:
            total.add(play_some(match, chunk))
            if progress:
                progress(len(chunk))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for done in as_completed([pool.submit(play_some, match, chunk) for chunk in chunks]):
                total.add(done.result())
                if progress:
                    progress(done.result().games)
    total.seconds = perf_counter() - start
    return total
