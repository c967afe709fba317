"""What players may do at a table, and what its log records."""

import json
from typing import Any

import pytest

from astrarium.kernel import Game, Log, Refused, Table, verify
from tests.conformance.steps import DECK, PASS
from tests.conformance.toys import MARKET_GAME

from .table_play import SECRET, opened, play

game: Game[Any] = MARKET_GAME  # `Any`: a table's type does not tell the type of its state


def give(table: Table, seat: int, choice: tuple[int, ...]) -> None:
    table.answer(seat, table.decisions(seat)[0].id, choice)


def at_the_draw() -> Table:
    """A table at which the first seat may draw, and has no answer that it could take back."""
    table = opened()
    for seat in (0, 1):
        give(table, seat, (PASS,))
        give(table, seat, (0,))
    give(table, 0, tuple(table.view(0)["market"]))
    give(table, 0, (1, 0, 0))
    return table


def refused(call: Any, *args: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value.refusal.rule


def test_a_log_is_the_same_after_json() -> None:
    table = play(opened())
    table_text = table.log.to_json()
    log = Log.from_json(table_text)
    assert log == table.log
    assert log.to_json() == table_text
    assert log.outcome == game.result(table.state).pack()


def test_a_log_has_one_entry_a_line() -> None:
    log = play(opened(), bound=7).log
    lines = [line for line in log.to_json().splitlines() if '"act"' in line]
    assert len(lines) == len(log.entries) == 7
    assert json.loads(lines[0].rstrip(","))["act"] == "answer"
    assert log.outcome is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "other"}', "null"])
def test_what_is_not_a_log_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Log.from_json(text)


def test_a_table_without_a_secret_cannot_be_set_up() -> None:
    log = opened().log
    log.secret = None
    with pytest.raises(ValueError, match="secret"):
        Table(game, log)


def test_the_same_secret_and_contributions_give_the_same_table() -> None:
    assert opened().log.state == opened().log.state
    other = Table.open(game, game.agree(2), SECRET, [b"one", b"three"])
    assert other.log.state != opened().log.state


def test_each_seat_answers_its_own_questions() -> None:
    table = opened()
    assert refused(table.answer, 1, table.decisions(0)[0].id, (PASS,)) == "TABLE-4"
    assert table.log.entries == []


def test_an_answer_that_showed_nothing_can_be_taken_back() -> None:
    table = at_the_draw()
    before = table.log.entries[-1].state
    give(table, 0, (PASS,))
    assert table.can_undo(0)
    assert refused(table.undo, 1) == "TABLE-5"
    events = table.undo(0)
    assert [event.kind for event in events] == ["undone"]
    assert table.log.entries[-1].state == before == game.fingerprint(table.state)
    assert table.decisions()[0].prompt == "prompt.draw"


def test_several_answers_of_one_seat_can_be_taken_back_in_turn() -> None:
    table = at_the_draw()
    states = [game.fingerprint(table.state)]
    for choice in ((PASS,), (), (0,)):
        give(table, 0, choice)
        states.append(game.fingerprint(table.state))
    for state in reversed(states[:-1]):
        table.undo(0)
        assert game.fingerprint(table.state) == state
    assert verify(game, table.log) is None


def test_an_answer_that_showed_a_card_or_rolled_a_die_stays() -> None:
    table = at_the_draw()
    give(table, 0, (DECK,))
    assert refused(table.undo, 0) == "TABLE-5"
    give(table, 0, ())
    give(table, 0, (1,))
    assert table.log.entries[-1].draws[0][0] == 6
    assert refused(table.undo, 0) == "TABLE-5"


def test_what_came_before_somebody_else_acted_stays() -> None:
    table = opened()
    give(table, 0, (PASS,))
    give(table, 1, (PASS,))
    assert refused(table.undo, 0) == "TABLE-5"
    table.undo(1)
    assert refused(table.undo, 0) == "TABLE-5"


def test_after_a_resignation_nothing_is_taken_back() -> None:
    table = opened(3)
    give(table, 0, (PASS,))
    events = table.resign(1)
    assert events[0].kind == "resigned"
    assert refused(table.undo, 0) == "TABLE-5"
    assert refused(table.resign, 1) == "TABLE-7"
    assert verify(game, play(table).log) is None
    assert 1 not in game.result(table.state).winners


def test_when_the_game_is_over_nothing_changes() -> None:
    table = opened()
    table.resign(0)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.log.outcome == table.outcome.pack()
    assert refused(table.answer, 1, 1, (PASS,)) == "TABLE-6"
    assert refused(table.resign, 1) == "TABLE-6"
    assert refused(table.replace, 1, "bot") == "TABLE-6"
    assert refused(table.undo, 1) == "TABLE-5"


def test_somebody_else_may_take_a_seat() -> None:
    table = play(opened(), bound=3)
    state = game.fingerprint(table.state)
    table.replace(1, "random")
    assert table.players == ["person", "random"]
    assert table.log.players == ["person", "person"]
    assert (table.log.entries[-1].by, table.log.entries[-1].state) == ("random", state)
    again = Log.from_json(play(table).log.to_json())
    assert verify(game, again) is None


def test_events_reach_those_who_may_know() -> None:
    table = at_the_draw()
    give(table, 0, (DECK,))
    public = [event.kind for event in table.events if event.visible_to(None)]
    assert public == ["drew"]
    assert [event.kind for event in table.events if event.visible_to(0)] == ["drew", "drew_card"]
    assert [event.kind for event in table.events if event.visible_to(1)] == ["drew"]


def test_questions_and_views_are_for_one_seat() -> None:
    table = opened()
    assert [row["seat"] for row in table.questions(1)] == [1]
    assert table.view(0)["you"]["seat"] == 0
    assert table.view(None)["you"] is None
