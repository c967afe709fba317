"""Simulation of many games between bots, with totals: in one process or in a pool."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from astrarium.bots import Bot, answer_of, make_bot, next_question, volunteered
from astrarium.kernel import Choice, Decision, Game, Outcome, Refusal, Refused, Rng, State, Table
from astrarium.kernel import game as find_game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.flow import apply, pressing, standing
from astrarium.kernel.game import Setup
from astrarium.kernel.randomness import mix_seed, seed_from

from .records import Record

CHUNK = 10  # games per task of the pool, at most
Taken = Callable[[Decision, Choice], None]  # is told of every answer


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

    def secret_of(self, number: int) -> bytes:
        """The host's secret of a game: its log would name it, and it alone decides what is drawn."""
        return seed_from(f"{self.seed}/{number}")


@dataclass(slots=True)
class Tally:
    """Totals of the games. Wins and scores are by bot (in the order given), not by seat; a shared win is split.

    `points`: where everybody's points came from. `starts` and `starts_won`: how often a seat began with something, and
    how often it then won. `records`: each game by itself.
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
    records: list[Record] = field(default_factory=list)

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
        self.records += other.records


def play(game: Game[Any], setup: Setup, rng: Rng, bots: Sequence[Bot]) -> tuple[Outcome, int]:
    """Play one game to its end; returns the outcome and the number of decisions answered."""
    return play_on(game, game.start(setup, rng), bots)


def play_on(game: Game[Any], s: State, bots: Sequence[Bot], taken: Taken | None = None) -> tuple[Outcome, int]:
    """Like `play`, from an existing state, which is changed."""

    def take(decision: Decision, choice: Choice) -> None:
        apply(s, decision.id, choice)
        if taken is not None:
            taken(decision, choice)

    answered = 0
    blind = [bot.blind for bot in bots]
    while (decision := next_question(pressing(s))) is not None:
        seat = decision.seat
        view = None if blind[seat] else game.view(s, seat)
        if view is not None and decision.aside < 0 and s.standing:
            offer = volunteered(bots[seat], view, standing(s, seat))
            if offer is not None:
                take(*offer)
                answered += 1
                continue
        try:
            take(decision, bots[seat].decide(view, decision))
        except Refused:  # a bot that knows only the shape of an answer is asked again
            answer_of(bots[seat], view, decision, partial(_refusal, take, decision))
        answered += 1
    return game.result(s), answered


def _refusal(take: Taken, decision: Decision, choice: Choice) -> Refusal | None:
    """Give the answer; returns the refusal if a rule refuses it."""
    try:
        take(decision, choice)
    except Refused as refused:
        return refused.refusal
    return None


def play_some(
    match: Match, numbers: range, logs: Path | None = None, progress: Callable[[int], None] | None = None
) -> Tally:
    """The games with these numbers, one after the other. `logs`: the folder in which to leave the log of each."""
    game = with_pack(find_game(match.game), match.content)
    setup = game.agree(match.seats, match.options, match.content)
    tally = Tally(wins=[0.0] * match.seats, scores=[0] * match.seats)
    for number in numbers:
        order = match.bots_of(number)
        bots = [make_bot(match.bots[bot], game, match.seed * 1_000_003 + number * 8 + bot) for bot in order]
        s = game.start(setup, Rng(mix_seed(match.secret_of(number), ())))
        starts = [game.start_of(s, seat) for seat in range(match.seats)]
        given: list[tuple[Decision, Choice]] = []
        outcome, answered = play_on(game, s, bots, (lambda *one: given.append(one)) if logs else None)  # noqa: B023
        # Asked again at the end where it was not chosen at first.
        starts = [start or game.start_of(s, seat) for seat, start in enumerate(starts)]
        names = [match.bots[bot] for bot in order]
        if logs is not None:
            table = Table.open(game, setup, match.secret_of(number), players=names)
            for decision, choice in given:
                table.answer(decision.seat, decision.id, choice)
            (logs / f"{match.game}-{number:05}.json").write_text(table.log.to_json(), encoding="utf-8")
        tally.add(_tally(order, outcome, starts, Record.of(number, names, outcome, answered, starts)))
        if progress is not None:
            progress(1)
    return tally


def _tally(order: Sequence[int], outcome: Outcome, starts: Sequence[Sequence[str]], record: Record) -> Tally:
    """The totals of one game."""
    tally = Tally(1, 0.0, record.decisions, outcome.rounds, records=[record])
    tally.wins, tally.scores = [0.0] * len(order), [0] * len(order)
    tally.endings[outcome.ending] += 1
    for seat, bot in enumerate(order):
        tally.scores[bot], tally.wins[bot] = outcome.scores[seat], record.won(seat)
        for start in starts[seat]:
            tally.starts[start] += 1
            tally.starts_won[start] = tally.starts_won.get(start, 0.0) + record.won(seat)
    for detail in outcome.details:
        tally.points.update(detail)
    return tally


def simulate(
    match: Match,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    logs: Path | None = None,
) -> Tally:
    """Play `games` games. The same match and number of games give the same tally, whatever the number of jobs."""
    total = Tally(wins=[0.0] * match.seats, scores=[0] * match.seats)
    begun = perf_counter()
    if jobs == 1:
        total.add(play_some(match, range(games), logs, progress))
    else:
        size = max(1, min(CHUNK, games // (4 * jobs)))
        chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
        with ProcessPoolExecutor(jobs) as pool:
            for done in as_completed([pool.submit(play_some, match, chunk, logs) for chunk in chunks]):
                total.add(done.result())
                if progress:
                    progress(done.result().games)
    total.records.sort(key=lambda record: record.game)
    total.seconds = perf_counter() - begun
    return total
