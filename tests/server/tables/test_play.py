"""A table is the fold of its log: whatever happens, playing the entries again gives the same table."""

import random
from typing import Any

import pytest

from astrarium.kernel import Refused, verify
from astrarium.kernel import game as find_game
from astrarium.kernel.randomness import commitment
from astrarium.server.live import snapshots
from astrarium.server.tables import entries as e
from astrarium.server.tables.export import export
from astrarium.server.tables.play import Diverged, Play

SECRET = bytes(range(32))
MINUTE = 60_000
Log = list[tuple[int, e.AnyEntry]]


def table(game: str = "race", seats: int = 2, **wish: Any) -> Play:
    made = e.Made(7, e.Wish(game, seats, **wish), commitment(SECRET).hex())
    return Play(find_game(game), made, 1_000, SECRET)


def seated(play: Play, log: Log, at: int = 2_000) -> Play:
    for seat in range(play.made.wish.seats):
        do(play, log, e.Joined(seat, 100 + seat, f"P{seat}", f"{seat:02x}" * 16), at)
    do(play, log, e.Started(), at)
    return play


def do(play: Play, log: Log, entry: e.AnyEntry, at: int) -> None:
    done = play.perform(entry, at)
    log.append((play.course.at, e.decode(e.encode(done))))


def random_act(play: Play, rng: random.Random) -> e.AnyEntry:
    assert play.table is not None
    decision = rng.choice(play.table.decisions())
    if play.table.can_undo(decision.seat) and rng.random() < 0.1:
        return e.Undone(seat=decision.seat)
    return e.Answered(seat=decision.seat, decision=decision.id, choice=list(decision.random_choice(rng)))


def play_on(play: Play, log: Log, rng: random.Random, most: int = 10_000) -> None:
    at = play.course.at
    for _ in range(most):
        if play.course.stage == "over":
            return
        at += rng.randint(0, 500)
        try:
            do(play, log, random_act(play, rng), at)
        except Refused:
            continue


def fold(play: Play, log: Log) -> Play:
    again = Play(play.game, play.made, play.made_at, play.secret)
    for at, entry in log:
        again.perform(entry, at)
    return again


def same(one: Play, other: Play) -> bool:
    assert one.table is not None
    assert other.table is not None
    states = one.game.encode(one.table.state), other.game.encode(other.table.state)
    return one.course == other.course and states[0] == states[1]


@pytest.mark.parametrize(("game", "seed"), [("race", 1), ("race", 2), ("tiny", 3)])
def test_the_log_played_again_gives_the_same_table_and_verifies(game: str, seed: int) -> None:
    log: Log = []
    play = seated(table(game, 3, clock=e.Clock("live", 10 * MINUTE, 2_000)), log)
    play_on(play, log, random.Random(seed))
    assert play.course.stage == "over"
    assert same(play, fold(play, log))
    exported = export(play, [entry for _, entry in log])
    assert verify(play.game, exported) is None
    assert exported.players == ["person"] * 3
    assert exported.outcome == play.table.log.outcome if play.table else False


def test_forgetting_an_entry_leaves_no_trace() -> None:
    rng = random.Random(5)
    log: Log = []
    play = seated(table("tiny", 2), log)
    for _ in range(400):
        if play.course.stage == "over":
            break
        before, state = play.course, play.game.encode(play.table.state) if play.table else b""
        undoable = [play.table.can_undo(seat) for seat in range(2)] if play.table else []
        act: e.AnyEntry = e.Resigned(seat=0) if rng.random() < 0.02 else random_act(play, rng)
        try:
            done = play.perform(act, play.course.at + 10)
        except Refused:
            continue
        play.forget()
        assert play.course == before
        assert play.table is not None
        assert play.game.encode(play.table.state) == state
        assert [play.table.can_undo(seat) for seat in range(2)] == undoable
        if not isinstance(act, e.Resigned):
            assert play.perform(act, play.course.at + 10) == done
            log.append((play.course.at, done))
    assert same(play, fold(play, log))


def test_a_snapshot_is_the_table() -> None:
    rng = random.Random(8)
    log: Log = []
    play = seated(table("race", 2), log)
    while not (len(log) > 60 and play.table and play.table.nothing_to_take_back):
        play_on(play, log, rng, 1)
    kept, known = snapshots.take(play), len(log)
    play_on(play, log, rng)
    other = snapshots.restore(kept, SECRET)
    for at, entry in log[known:]:
        other.perform(entry, at)
    assert same(play, other)


def test_an_entry_that_leads_elsewhere_is_noticed() -> None:
    log: Log = []
    play = seated(table(), log)
    play_on(play, log, random.Random(1), 5)
    at, entry = log[-1]
    assert isinstance(entry, e.Answered)
    log[-1] = at, e.Answered(seat=entry.seat, decision=entry.decision, choice=entry.choice, state="00")
    with pytest.raises(Diverged):
        fold(play, log)


# Time


def waiting(play: Play, log: Log) -> int:
    """The one seat whose turn it is, once what all choose together is chosen."""
    assert play.table is not None
    while len(play.table.decisions()) > 1:
        do(play, log, answer_of(play, play.table.decisions()[0].seat, random.Random(2)), play.course.at)
    return play.table.decisions()[0].seat


def answer_of(play: Play, seat: int, rng: random.Random) -> e.Answered:
    assert play.table is not None
    decision = play.table.decisions(seat)[0]
    while True:
        choice = decision.random_choice(rng)
        if decision.step.refuse(play.table.state, choice) is None:
            return e.Answered(seat=seat, decision=decision.id, choice=list(choice))


def test_a_live_clock_runs_for_those_who_are_waited_for_and_grows_with_each_answer() -> None:
    log: Log = []
    play = seated(table("tiny", 2, clock=e.Clock("live", 5 * MINUTE, 3_000)), log, at=10_000)
    seat = waiting(play, log)
    before = play.course.banks
    do(play, log, answer_of(play, seat, random.Random(1)), 10_000 + 20_000)
    assert play.course.banks[seat] == before[seat] - 20_000 + 3_000
    assert play.course.banks[1 - seat] == before[1 - seat]


def test_a_slow_clock_is_whole_again_after_each_answer() -> None:
    log: Log = []
    play = seated(table("tiny", 2, clock=e.Clock("slow", 60 * MINUTE)), log, at=10_000)
    seat = waiting(play, log)
    do(play, log, answer_of(play, seat, random.Random(1)), 10_000 + 50 * MINUTE)
    assert play.course.banks[seat] == 60 * MINUTE


def test_time_lost_to_an_outage_counts_against_nobody() -> None:
    log: Log = []
    play = seated(table("tiny", 2, clock=e.Clock("live", 5 * MINUTE)), log, at=10_000)
    seat = waiting(play, log)
    entry = answer_of(play, seat, random.Random(1))
    lost = e.Answered(seat=seat, decision=entry.decision, choice=entry.choice, lost=59 * MINUTE)
    do(play, log, lost, 10_000 + 60 * MINUTE)
    assert play.course.banks[seat] == 4 * MINUTE
    assert fold(play, log).course == play.course


@pytest.mark.parametrize(("at", "believed"), [(8_000, 10_000), (3_000, 3_000)])
def test_a_clock_set_back_charges_nobody(at: int, believed: int) -> None:
    """A little is a difference between nodes; more is believed, or the clocks would stand still until then."""
    log: Log = []
    play = seated(table("tiny", 2, clock=e.Clock("live", 5 * MINUTE)), log, at=10_000)
    seat = waiting(play, log)
    do(play, log, answer_of(play, seat, random.Random(1)), at)
    assert play.course.at == believed
    assert play.course.banks[seat] == 5 * MINUTE
    assert fold(play, log).course == play.course


def test_who_takes_a_seat_back_has_a_quarter_of_the_time_at_least() -> None:
    log: Log = []
    play = seated(table("tiny", 2, clock=e.Clock("live", 4 * MINUTE)), log, at=10_000)
    seat = waiting(play, log)
    do(play, log, e.Replaced(seat=seat, by="greedy", why="time"), 10_000 + 5 * MINUTE)
    assert play.course.seats[seat].bot == "greedy"
    do(play, log, e.Replaced(seat=seat, by="person", why="back"), 10_000 + 6 * MINUTE)
    assert play.course.seats[seat].bot == ""
    assert play.course.banks[seat] == MINUTE
    exported = export(play, [entry for _, entry in log])
    assert [entry.act for entry in exported.entries][-2:] == ["replace", "replace"]
