"""Which moments of the recorded games are sights: each kind of question, and each number of seats from start to end."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Decision, Game, Log, flow, replay
from astrarium.kernel.verify import repeat
from tests.games.golden import Golden, recorded

MIDDLE = 0.6  # of a game: by then tableaus and hands are full


@dataclass(frozen=True)
class Moment:
    """A reader before a table: after so many entries of a recorded game, from a seat or from none."""

    name: str
    golden: Golden
    entry: int
    seat: int | None

    @property
    def log_name(self) -> str:
        return f"{self.golden.game.meta.key}/{self.golden.file}"


def moments_of(game: Game[Any]) -> Iterator[Moment]:
    """All sights of a game, by name: `ask.pay` is the question of that id, `middle.3` a game of three seats."""
    games = [(golden, golden.log) for golden in recorded() if golden.game is game]
    yield from _questions(games)
    by_seats = {log.setup.seats: (golden, log) for golden, log in reversed(games) if log.outcome}
    for seats, (golden, log) in sorted(by_seats.items()):
        middle = int(MIDDLE * len(log.entries))
        yield Moment(f"start.{seats}", golden, 0, _asked(golden, log, 0))
        yield Moment(f"middle.{seats}", golden, middle, _asked(golden, log, middle))
        yield Moment(f"end.{seats}", golden, len(log.entries), 0)
    golden, log = by_seats[max(by_seats)]
    yield Moment("watching", golden, int(MIDDLE * len(log.entries)), None)


def _questions(games: list[tuple[Golden, Log]]) -> Iterator[Moment]:
    """Of each kind of question the one with the most options: what is hardest to show."""
    widest: dict[str, tuple[int, Moment]] = {}
    for golden, log in games:
        for entry, decisions in _asked_before_each(golden.game, log):
            for decision in decisions:
                moment = Moment(decision.prompt, golden, entry, decision.seat)
                if decision.prompt not in widest or len(decision.options) > widest[decision.prompt][0]:
                    widest[decision.prompt] = len(decision.options), moment
    yield from (moment for _, (_, moment) in sorted(widest.items()))


def _asked(golden: Golden, log: Log, entry: int) -> int:
    """Who is asked first after so many entries."""
    return next(decisions for at, decisions in _asked_before_each(golden.game, log) if at == entry)[0].seat


def _asked_before_each(game: Game[Any], log: Log) -> Iterator[tuple[int, list[Decision]]]:
    """The open questions before each entry of a log."""
    table, _, _ = next(replay(game, log))
    for number, entry in enumerate(log.entries):
        yield number, flow.decisions(table.state)
        repeat(table, entry)
