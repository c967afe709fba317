"""Scenarios: positions that tests arrange and play on, so that a test reads like the rulebook.

A game derives from `TurnScenario` (one seat is asked at a time) or from `LaneScenario` (several seats may be asked at
once, so each method takes a seat). It adds methods of its own that put things on the table and end with
`return self.fresh()`. Options are named by their reference, or as `plain` shortens it.
"""

from collections.abc import Mapping
from typing import Generic, Self

from astrarium.kernel import Choice, Decision, Event, Kind, Refusal
from astrarium.kernel.flow import apply, decisions, refusal_of
from astrarium.kernel.state import S
from astrarium.kernel.text import Arg


class Scenario(Generic[S]):
    """The common part of both kinds of scenario."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []  # of the latest answer

    # Arranging

    def fresh(self) -> Self:
        """Forget the open questions, because the table has changed: they are computed again."""
        self.state.open = None
        return self

    def run(self) -> Self:
        """Run to the first question. `events` are then the events on the way."""
        self.state.events = []
        self.fresh()
        decisions(self.state)
        return self._listen()

    # Looking

    @property
    def over(self) -> bool:
        return not decisions(self.state)

    def prompts(self) -> dict[int, str]:
        """The prompt of each seat's open question."""
        return {decision.seat: decision.prompt for decision in decisions(self.state)}

    def happened(self, kind: str) -> list[Mapping[str, Arg]]:
        """The events of this kind in the latest answer."""
        return [event.args for event in self.events if event.kind == kind]

    def plain(self, ref: str) -> str:
        """A test's name for an option with this reference. A game may shorten it."""
        return ref

    # One question, to any seat

    def _give(self, decision: Decision, codes: Choice) -> Self:
        self.state.events = []
        apply(self.state, decision.id, codes)
        return self._listen()

    def _listen(self) -> Self:
        self.events, self.state.events = self.state.events or [], None
        return self

    def _codes(self, decision: Decision, names: tuple[str, ...]) -> Choice:
        return tuple(self._code(decision, name) for name in names)

    def _code(self, decision: Decision, name: str) -> int:
        listed = (0, 1) if decision.kind is Kind.CONFIRM else decision.options
        refs = {code: decision.step.option(self.state, code).ref for code in listed}
        for code, ref in refs.items():
            if name in (ref, self.plain(ref)):
                return code
        raise AssertionError(f"{name} not among {sorted(refs.values())} ({decision.prompt})")

    def _options(self, decision: Decision) -> list[str]:
        return [self.plain(decision.step.option(self.state, code).ref) for code in decision.options]

    def _blocked(self, decision: Decision) -> dict[str, tuple[int, Refusal]]:
        blocked = decision.step.blocked(self.state)
        return {self.plain(found.option.ref): (found.code, found.refusal) for found in reversed(blocked)}

    def _refusal(self, decision: Decision, name: str) -> Refusal:
        found = self._blocked(decision)
        expect(name in found, f"{name} is not blocked: {sorted(found)}")
        code, refusal = found[name]
        expect(refusal_of(self.state, decision, (code,)) == refusal, f"{name} is refused for another reason")
        return refusal


class TurnScenario(Scenario[S]):
    """One seat is asked at a time, so no method takes a seat."""

    def pick(self, *names: str) -> Self:
        """Answer the open question with the options of these names."""
        return self.answer(*self._codes(self.asked, names))

    def yes(self) -> Self:
        return self._confirm(1)

    def no(self) -> Self:
        return self._confirm(0)

    def _confirm(self, code: int) -> Self:
        expect(self.asked.kind is Kind.CONFIRM, self.prompt)
        return self.answer(code)

    def amount(self, n: int) -> Self:
        expect(self.asked.kind is Kind.AMOUNT, self.prompt)
        return self.answer(n)

    def answer(self, *codes: int) -> Self:
        """Answer by codes. `events` are then those of this answer."""
        return self._give(self.asked, codes)

    @property
    def asked(self) -> Decision:
        """The open question (the first, if several)."""
        found = decisions(self.state)
        expect(bool(found), "the game is over")
        return found[0]

    @property
    def prompt(self) -> str:
        return self.asked.prompt

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.asked.seat

    @property
    def options(self) -> list[str]:
        """The names of the legal options."""
        return self._options(self.asked)

    def blocked(self) -> Mapping[str, Refusal]:
        """The refusals of blocked options, by name."""
        return {name: refusal for name, (_, refusal) in self._blocked(self.asked).items()}

    def refusal(self, name: str) -> Refusal:
        """Why this option is blocked; it is also what an attempt to choose it gets."""
        return self._refusal(self.asked, name)


class LaneScenario(Scenario[S]):
    """Several seats may be asked at once, so each method takes a seat."""

    def choose(self, seat: int, *names: str) -> Self:
        """Answer the open question of a seat with the options of these names."""
        return self.answer(seat, *self._codes(self.asked(seat), names))

    def amount(self, seat: int, n: int) -> Self:
        expect(self.asked(seat).kind is Kind.AMOUNT, self.asked(seat).prompt)
        return self.answer(seat, n)

    def answer(self, seat: int, *codes: int) -> Self:
        """Answer by codes. `events` are then those of this answer."""
        return self._give(self.asked(seat), codes)

    def asked(self, seat: int) -> Decision:
        """The open question of a seat."""
        found = [decision for decision in decisions(self.state) if decision.seat == seat]
        expect(bool(found), f"seat {seat} is not asked; open: {self.prompts()}")
        return found[0]

    def options(self, seat: int) -> list[str]:
        """The names of a seat's options."""
        return self._options(self.asked(seat))

    def refusal(self, seat: int, name: str) -> Refusal:
        """Why this option is blocked; it is also what an attempt to choose it gets."""
        return self._refusal(self.asked(seat), name)


def expect(condition: bool, otherwise: str) -> None:
    """Like `assert`, but it also works in optimized Python (`-O`)."""
    if not condition:
        raise AssertionError(otherwise)
