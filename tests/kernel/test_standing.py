"""Standing questions are written down when somebody looks, and their numbers move on as those of all others do."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from astrarium.conformance.play import pack_open
from astrarium.kernel import Choice, Decision, Rng, State, Step, flow
from astrarium.kernel.declared import each, start
from astrarium.kernel.question import question
from astrarium.kernel.randomness import seed_from
from tests.conformance.bazaar import BAZAAR, Propose, Stalls


@dataclass(slots=True, eq=False, repr=False)
class Stand(State):
    written: int = start(0)  # how often a standing question was written down
    offered: list[int] = each(0)  # has this seat an offer on the table?


class StandStep(Step[Stand]):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Turn(StandStep):
    seat: int

    def ask(self, s: Stand) -> Decision:
        return Decision.choose(self, self.seat, "turn", "STAND-1", (0, 1))

    def answer(self, s: Stand, choice: Choice) -> None:
        s.push(Turn(1 - self.seat))
        if choice == (1,):
            s.offered = [0] * s.seats  # what was offered lapses


@dataclass(frozen=True, slots=True)
class Offer(StandStep):
    """One may offer at any time."""

    seat: int

    def stands(self, s: Stand) -> int | None:
        return self.seat

    def ask(self, s: Stand) -> Decision:
        s.written += 1
        return Decision.offer(self, self.seat, "offer", "STAND-2", (0,), (3,), (1 - self.seat,), standing=True)

    def answer(self, s: Stand, choice: Choice) -> None:
        s.offered[self.seat] = 1
        s.push(Withdraw(self.seat))


@dataclass(frozen=True, slots=True)
class Withdraw(StandStep):
    """One may withdraw what one has offered, until it lapses."""

    seat: int

    def stands(self, s: Stand) -> int | None:
        return self.seat if s.offered[self.seat] else None

    def ask(self, s: Stand) -> Decision | None:
        if not s.offered[self.seat]:
            return None
        s.written += 1
        decision = Decision.choose(self, self.seat, "withdraw", "STAND-2", (0,), never_auto=True)
        decision.standing = True
        return decision

    def do(self, s: Stand) -> None:
        s.push(Offer(self.seat))

    def answer(self, s: Stand, choice: Choice) -> None:
        s.offered[self.seat] = 0
        s.push(Offer(self.seat))


@pytest.fixture
def s() -> Stand:
    s = Stand(2, Rng(seed_from("stand")))
    s.push(Turn(0))
    for seat in range(2):
        s.aside((seat,), Offer(seat))
    return s


def answer(s: Stand, prompt: str, seat: int, *choice: int) -> Decision:
    decision = next(d for d in flow.decisions(s) if (d.prompt, d.seat) == (prompt, seat))
    flow.apply(s, decision.id, choice)
    return decision


def test_a_standing_question_is_written_once_and_only_when_somebody_looks(s: Stand) -> None:
    for _ in range(5):
        (turn,) = flow.pressing(s)
        flow.apply(s, turn.id, (0,))
    assert (s.written, flow.is_over(s), flow.waited_for(s)) == (0, False, [1])
    assert [d.prompt for d in flow.decisions(s)] == ["turn", "offer", "offer"]
    assert [d.seat for d in flow.standing(s, 1)] == [1]
    assert [d.id for d in flow.decisions(s.copy())] == [d.id for d in flow.decisions(s)]
    assert s.written == 2


def test_one_is_found_by_its_number_without_the_other_being_written(s: Stand) -> None:
    mine = flow.standing(s, 0)[0].id
    again = s.copy()
    flow.apply(again, flow.pressing(again)[0].id, (0,))
    before = again.written
    assert flow.find(again, mine).prompt == "offer"
    assert again.written == before + 1


def test_its_number_stays_while_others_answer(s: Stand) -> None:
    (own,) = flow.standing(s, 1)
    answer(s, "turn", 0, 0)
    answer(s, "offer", 0, 1, 2)
    answer(s, "turn", 1, 0)
    assert flow.standing(s, 1)[0].id == own.id


def test_what_stands_in_the_place_of_another_has_a_number_of_its_own(s: Stand) -> None:
    """Neither one's own answer nor that of somebody else gives a number to two questions."""
    seen = {d.id: d.prompt for d in flow.standing(s, 0)}

    def look() -> str:
        (standing,) = flow.standing(s, 0)
        assert seen.setdefault(standing.id, standing.prompt) == standing.prompt
        return standing.prompt

    for _ in range(3):
        answer(s, "offer", 0, 1, 1)
        assert look() == "withdraw"
        answer(s, "turn", flow.waited_for(s)[0], 1)  # the offer lapses, and nobody looked at that moment
        assert look() == "offer"
        answer(s, "offer", 0, 1, 1)
        assert look() == "withdraw"
        answer(s, "withdraw", 0, 0)
        assert look() == "offer"
    assert len(seen) == 13


def test_an_answer_to_what_stood_there_before_does_not_meet_what_stands_there_now(s: Stand) -> None:
    answer(s, "offer", 0, 1, 1)
    withdraw = flow.standing(s, 0)[0].id
    answer(s, "turn", 0, 1)
    assert withdraw not in [d.id for d in flow.decisions(s)]
    again = s.copy()
    answer(again, "offer", 0, 1, 1)
    assert withdraw not in [d.id for d in flow.decisions(again)]


def test_numbers_do_not_depend_on_who_looks(s: Stand) -> None:
    unseen = s.copy()
    for at, choice in enumerate((0, 1, 0, 1, 1, 0)):
        for state in (s, unseen):
            if at % 2:
                number = next(q.id for q in state.standing if q.seat == 0)
                flow.apply(state, number, (1, 1) if not state.offered[0] else (0,))
            flow.apply(state, flow.pressing(state)[0].id, (choice,))
        flow.decisions(s)
        assert [q.id for q in unseen.standing] == [q.id for q in s.standing]
    assert pack_open(unseen) == pack_open(s)


def bazaar_game(seed: int) -> Iterator[tuple[bytes, list[list[object]]]]:
    """Every position of a random game with deals."""
    s, rng = BAZAAR.new(3, seed=seed), Random(seed)
    while open_now := BAZAAR.decisions(s):
        yield BAZAAR.encode(s), pack_open(s)
        decision = rng.choice(open_now)
        choice = decision.random_choice(rng)
        if flow.refusal_of(s, decision, choice) is None:
            BAZAAR.apply(s, decision, choice)


@pytest.mark.parametrize("seed", range(8))
def test_a_game_whose_steps_do_not_tell_plays_alike(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list(bazaar_game(seed))
    monkeypatch.delattr(Propose, "stands")
    assert list(bazaar_game(seed)) == told
    assert len(told) > 20


def test_of_an_offer_one_answer_is_tried_for_each_partner(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question for readers says whether an answer may reveal something, which is found by trying it on a copy."""
    s = BAZAAR.new(3, seed=1)
    (offer,) = flow.standing(s, 1)
    tried: list[Choice] = []

    def note(copy: State, number: int, choice: Choice) -> None:
        tried.append(choice)
        applied(copy, number, choice)

    applied = flow.apply
    monkeypatch.setattr(flow, "apply", note)
    assert question(s, offer)["reveals"] is False
    assert [partner for partner, *_ in tried] == [0, 2]


def test_an_offer_that_reveals_to_one_partner_alone_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(step: Propose, s: Stalls, choice: Choice) -> None:
        answered(step, s, choice)
        if choice[0] == 2:
            s.reveal()

    answered = Propose.answer
    monkeypatch.setattr(Propose, "answer", answer)
    s = BAZAAR.new(3, seed=1)
    assert [question(s, flow.standing(s, seat)[0])["reveals"] for seat in range(3)] == [True, True, False]
