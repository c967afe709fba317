"""Each simulated game by itself, as a row for whoever calculates with them."""

import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TextIO

from astrarium.kernel import Outcome


@dataclass(frozen=True, slots=True)
class Record:
    """One game: what each seat was played by, began with and scored."""

    game: int  # its number: with the seed of the match, it is the same game again
    rounds: int
    ending: str
    decisions: int
    bots: tuple[str, ...]  # by seat, as all that follows
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    starts: tuple[tuple[str, ...], ...]  # references, such as a start world

    @classmethod
    def of(
        cls, number: int, bots: Sequence[str], outcome: Outcome, decisions: int, starts: Iterable[Sequence[str]]
    ) -> "Record":
        began = tuple(tuple(start) for start in starts)
        scores, winners = tuple(outcome.scores), tuple(outcome.winners)
        return cls(number, outcome.rounds, outcome.ending, decisions, tuple(bots), scores, winners, began)

    def won(self, seat: int) -> float:
        """The seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def write_csv(file: TextIO, records: Iterable[Record], seats: int) -> None:
    """One line for each game, after a line of headings."""
    writer = csv.writer(file, lineterminator="\n")
    of_seats = [f"{what}_{seat}" for seat in range(seats) for what in ("bot", "start", "score", "won")]
    writer.writerow(["game", "rounds", "ending", "decisions", *of_seats])
    for record in records:
        row: list[object] = [record.game, record.rounds, record.ending, record.decisions]
        for seat in range(seats):
            starts = " ".join(record.starts[seat])
            row += [record.bots[seat], starts, record.scores[seat], round(record.won(seat), 4)]
        writer.writerow(row)
