"""The moments of recorded games that become sights: each kind of question, and games of each number of seats."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Decision, Game, Log, flow, replay
from astrarium.kernel.verify import repeat
from tests.games.golden import Golden, recorded

from .arranged import Arranged, arranged_of

MIDDLE = 0.6  # of a game: by then tableaus and hands are full


@dataclass(frozen=True)
class Moment:
    """What one reader sees after `entry` entries of a recorded game, from a seat or as a spectator."""

    name: str
    golden: Golden | Arranged
    entry: int
    seat: int | None

    @property
    def log_name(self) -> str:
        return f"{self.golden.game.meta.key}/{self.golden.file}"


@dataclass(frozen=True)
class _Played:
    """A recorded game, with the open questions before each of its entries."""

    golden: Golden
    log: Log
    asked: list[list[Decision]]

    def moment(self, name: str, entry: int) -> Moment:
        """The moment before an entry, as the seat that is asked first sees it."""
        return Moment(name, self.golden, entry, self.asked[entry][0].seat)


def moments_of(game: Game[Any]) -> Iterator[Moment]:
    """All sights of a game, by name: `ask.pay` is the question of that id, `middle.3` a game of three seats."""
    games = [_play(golden) for golden in recorded() if golden.game is game]
    yield from _questions(games)
    yield from (Moment(found.name, found, 0, found.asked.seat) for found in arranged_of(game))
    by_seats = {played.log.setup.seats: played for played in reversed(games) if played.log.outcome}
    for seats, played in sorted(by_seats.items()):
        yield played.moment(f"start.{seats}", 0)
        yield played.moment(f"middle.{seats}", _middle(played.log))
        yield Moment(f"end.{seats}", played.golden, len(played.log.entries), 0)
    fullest = by_seats[max(by_seats)]
    yield Moment("watching", fullest.golden, _middle(fullest.log), None)


def _questions(games: list[_Played]) -> Iterator[Moment]:
    """For each kind of question the one with the most options, which is hardest to show."""
    widest: dict[str, tuple[int, Moment]] = {}
    for played in games:
        for entry, decisions in enumerate(played.asked):
            for decision in decisions:
                moment = Moment(decision.prompt, played.golden, entry, decision.seat)
                if decision.prompt not in widest or len(decision.options) > widest[decision.prompt][0]:
                    widest[decision.prompt] = len(decision.options), moment
    yield from (moment for _, (_, moment) in sorted(widest.items()))


def _play(golden: Golden) -> _Played:
    log = golden.log
    table, _, _ = next(replay(golden.game, log))
    asked = []
    for entry in log.entries:
        asked.append(flow.decisions(table.state))
        repeat(table, entry)
    return _Played(golden, log, asked)


def _middle(log: Log) -> int:
    return int(MIDDLE * len(log.entries))
