"""The report of a run of the kit."""

from collections.abc import Mapping
from dataclasses import dataclass, field

ENOUGH = 5  # failures kept for one check: more would tell nothing new


@dataclass(frozen=True, slots=True)
class Failure:
    """One broken promise, with everything needed to reproduce it (see `runner.again`)."""

    check: str
    seats: int
    options: Mapping[str, str]
    seed: str
    entry: int | None  # how many decisions had been answered; None: not tied to a moment
    detail: str


@dataclass(slots=True)
class Report:
    """The failures, and how many assertions each check made: a check that made none has proved nothing."""

    rules: str
    failures: list[Failure] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def failed(self) -> set[str]:
        """The names of the checks that failed."""
        return {failure.check for failure in self.failures}

    def count(self, check: str, times: int = 1) -> None:
        self.counts[check] = self.counts.get(check, 0) + times

    def add(self, failure: Failure) -> None:
        if sum(known.check == failure.check for known in self.failures) < ENOUGH:
            self.failures.append(failure)

    def merge(self, other: "Report") -> None:
        """Add the findings of another run over other games."""
        self.games += other.games
        self.decisions += other.decisions
        for check, times in other.counts.items():
            self.count(check, times)
        for failure in other.failures:
            self.add(failure)
