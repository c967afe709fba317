"""A conversation beside the game can put a step before everything that a seat does in the game itself."""

from dataclasses import dataclass
from typing import Any

import pytest

from astrarium.kernel import Choice, Decision, Rng, State, Step, flow
from astrarium.kernel.declared import start
from astrarium.kernel.randomness import seed_from


@dataclass(slots=True, eq=False, repr=False)
class Talk(State):
    said_here: list[str] = start(list)


class TalkStep(Step[Talk]):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Ask(TalkStep):
    """A question of the game itself."""

    seat: int
    name: int

    def ask(self, s: Talk) -> Decision:
        return Decision.choose(self, self.seat, "ask", "TALK-1", (0, 1), never_auto=True)

    def answer(self, s: Talk, choice: Choice) -> None:
        s.said_here.append(f"{self.name}:{choice[0]}")


@dataclass(frozen=True, slots=True)
class Beside(TalkStep):
    """A question beside the game: its answer interrupts a seat."""

    seat: int
    whom: int

    def ask(self, s: Talk) -> Decision:
        return Decision.choose(self, self.seat, "beside", "TALK-2", (0, 1), never_auto=True)

    def answer(self, s: Talk, choice: Choice) -> None:
        s.interrupt(self.whom, Ask(self.whom, 99))


def talk(*main: Step[Any], lanes: list[list[Step[Any]]] | None = None) -> Talk:
    s = Talk(3, Rng(seed_from("talk")))
    for step in main:
        s.push(step)
    if lanes is not None:
        s.together(lanes)
    return s


def asked(s: Talk, name: int) -> Decision:
    return next(d for d in flow.decisions(s) if isinstance(d.step, Ask) and d.step.name == name)


def open_names(s: Talk) -> list[int]:
    return [d.step.name for d in flow.decisions(s) if isinstance(d.step, Ask)]


def say(s: Talk, prompt: str) -> None:
    decision = next(d for d in flow.decisions(s) if d.prompt == prompt)
    flow.apply(s, decision.id, (1,))


def test_the_game_goes_on_after_what_interrupts_it() -> None:
    s = talk(Ask(0, 1))
    s.aside((2,), Beside(2, 1))
    before = asked(s, 1).id
    say(s, "beside")
    assert open_names(s) == [99]
    assert [d.seat for d in flow.decisions(s)] == [1]
    flow.apply(s, asked(s, 99).id, (1,))
    assert open_names(s) == [1]
    assert asked(s, 1).id == before, "seat 0 was not interrupted: its question is the same"
    flow.apply(s, asked(s, 1).id, (0,))
    assert s.said_here == ["99:1", "1:0"]


def test_a_seat_that_is_asked_in_the_game_is_asked_the_other_thing_first_under_another_number() -> None:
    s = talk(Ask(0, 1))
    s.aside((2,), Beside(2, 0))
    old = asked(s, 1).id
    say(s, "beside")
    new = asked(s, 99).id
    assert new != old
    flow.apply(s, new, (1,))
    assert asked(s, 1).id not in (old, new)


def test_two_interruptions_of_one_question_never_share_a_number() -> None:
    s = talk(Ask(0, 1))
    s.aside((2,), Beside(2, 1))
    s.aside((1,), Beside(1, 0))
    numbers = {asked(s, 1).id}
    for _ in range(2):
        say(s, "beside")
        numbers.add(asked(s, 99).id)
    assert len(numbers) == 3


@pytest.mark.parametrize("finished", [False, True])
def test_in_lanes_only_the_seat_itself_waits(finished: bool) -> None:
    lanes: list[list[Step[Any]]] = [[Ask(0, 1)], [] if finished else [Ask(1, 2)], [Ask(2, 3)]]
    s = talk(Ask(0, 7), lanes=lanes)
    s.aside((2,), Beside(2, 1))
    say(s, "beside")
    assert sorted(open_names(s)) == [1, 3, 99]
    flow.apply(s, asked(s, 99).id, (1,))
    assert sorted(open_names(s)) == ([1, 3] if finished else [1, 2, 3])


def test_a_copy_made_in_between_is_as_good() -> None:
    s = talk(Ask(0, 1))
    s.aside((2,), Beside(2, 1))
    say(s, "beside")
    copy = s.copy()
    flow.apply(copy, asked(copy, 99).id, (1,))
    assert open_names(copy) == [1]
    assert open_names(s) == [99]
