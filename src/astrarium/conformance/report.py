"""What a run of the kit found."""

from collections.abc import Mapping
from dataclasses import dataclass, field

ENOUGH = 5  # failures of one check: more of the same would tell no more


@dataclass(frozen=True, slots=True)
class Failure:
    """One broken promise, with all that it takes to see it again (see `again`)."""

    check: str
    seats: int
    options: Mapping[str, str]
    seed: str
    entry: int | None  # how many decisions had been answered; None: not tied to a moment
    detail: str


@dataclass(slots=True)
class Report:
    """The failures, and how often each check had something to say: a check that never looked has proved nothing."""

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
        """Take in what another run over other games found."""
        self.games += other.games
        self.decisions += other.decisions
        for check, times in other.counts.items():
            self.count(check, times)
        for failure in other.failures:
            self.add(failure)
