"""Verification finds tampering with a log and says where."""

from collections.abc import Callable
from typing import Any

import pytest

from astrarium.kernel import Game, Log, replay, verify
from astrarium.kernel.log import Entry
from tests.conformance.toys import MARKET_GAME

from .table_play import opened, play

game: Game[Any] = MARKET_GAME  # `Any`: a table's type does not tell the type of its state
HONEST = play(opened(), seed=3).log.to_json()
AT = 4  # the entry that is tampered with, counted from 1 as in flaws


def rolled(log: Log) -> tuple[int, Entry]:
    return next((number, entry) for number, entry in enumerate(log.entries, 1) if entry.draws)


def another_answer(log: Log) -> int:
    # Stakes are numbers: another number is also legal and changes the game.
    number, entry = next((n, e) for n, e in enumerate(log.entries, 1) if e.decision in (8, 9))
    entry.choice = ((entry.choice[0] + 1) % 3,)
    return number


def forbidden_answer(log: Log) -> int:
    log.entries[AT - 1].choice = (12345,)
    return AT


def another_draw(log: Log) -> int:
    number, entry = rolled(log)
    below, result = entry.draws[0]
    entry.draws[0] = (below, (result + 1) % below)
    return number


def another_purpose(log: Log) -> int:
    number, entry = rolled(log)
    entry.draws_for = [("die:planet", many) for _, many in entry.draws_for]
    return number


def opening_draw(log: Log) -> None:
    log.draws[5] = (log.draws[5][0], log.draws[5][1] + 1)


def opening_state(log: Log) -> None:
    log.state = "0" * 16


def another_state(log: Log) -> int:
    log.entries[AT - 1].state = "0" * 16
    return AT


def another_secret(log: Log) -> None:
    log.secret = b"another secret"


def another_commitment(log: Log) -> None:
    log.commitment = bytes(32)


def no_secret(log: Log) -> None:
    log.secret = None


def another_contribution(log: Log) -> None:
    log.contributions[0] = b"three"


def another_outcome(log: Log) -> int:
    assert log.outcome is not None
    log.outcome["scores"][0] += 1
    return len(log.entries)


def cut_short(log: Log) -> int:
    del log.entries[-1]
    return len(log.entries)


def another_seat(log: Log) -> int:
    log.entries[AT - 1].seat = 1 - log.entries[AT - 1].seat
    return AT


def unknown_act(log: Log) -> int:
    log.entries[AT - 1].act = "cheat"
    return AT


def left_out(log: Log) -> int:
    del log.entries[AT - 1]
    return AT


def other_rules(log: Log) -> None:
    log.setup = type(log.setup)("comets@2", log.setup.seats, log.setup.options)


@pytest.mark.parametrize(
    ("tamper", "texts"),
    [
        (another_answer, {"flaw.state"}),
        (forbidden_answer, {"flaw.refused"}),
        (another_draw, {"flaw.draws"}),
        (another_purpose, {"flaw.draws_for"}),
        (opening_draw, {"flaw.draws"}),
        (opening_state, {"flaw.state"}),
        (another_state, {"flaw.state"}),
        (another_secret, {"flaw.commitment"}),
        (another_commitment, {"flaw.commitment"}),
        (no_secret, {"flaw.no_secret"}),
        (another_contribution, {"flaw.draws"}),
        (another_outcome, {"flaw.outcome"}),
        (cut_short, {"flaw.outcome"}),
        (another_seat, {"flaw.refused"}),
        (unknown_act, {"flaw.unknown"}),
        (left_out, {"flaw.refused", "flaw.state"}),
        (other_rules, {"flaw.rules"}),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_tampering_is_found_at_its_entry(tamper: Callable[[Log], int | None], texts: set[str]) -> None:
    log = Log.from_json(HONEST)
    entry = tamper(log)
    flaw = verify(game, log)
    assert flaw is not None
    assert flaw.entry == entry
    assert flaw.text.id in texts
    assert "{" not in game.words.say("en", flaw.text)
    assert game.words.template("fr", flaw.text.id) is not None


def test_an_honest_log_has_no_flaw() -> None:
    assert verify(game, Log.from_json(HONEST)) is None


def test_a_log_that_does_not_tell_what_its_draws_were_for_has_no_flaw() -> None:
    log = Log.from_json(HONEST)
    assert rolled(log)[1].draws_for
    for entry in log.entries:
        entry.draws_for = []
    assert "draws_for" not in log.to_json()
    assert verify(game, log) is None


def test_a_game_that_goes_on_has_no_flaw_so_far() -> None:
    assert verify(game, play(opened(), bound=9).log) is None


def test_a_replay_passes_through_the_recorded_states_and_changes_nothing() -> None:
    log = Log.from_json(HONEST)
    seen = [(entry, game.fingerprint(table.state)) for table, entry, _ in replay(game, log)]
    assert seen[0] == (None, log.state)
    assert [state for _, state in seen[1:]] == [entry.state for entry in log.entries]
    assert log.to_json() == HONEST


def test_a_replay_tells_what_happened_again() -> None:
    kinds = {event.kind for _, _, events in replay(game, Log.from_json(HONEST)) for event in events}
    assert {"picked", "unveiled", "sold"} <= kinds
