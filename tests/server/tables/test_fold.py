"""A table is the fold of its log: whatever happens, replaying the entries gives the same table."""

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from astrarium.kernel import Refused, verify
from astrarium.kernel import game as find_game
from astrarium.kernel.contributions import parts
from astrarium.kernel.randomness import commitment
from astrarium.server.live.table import snapshots
from astrarium.server.tables import entries as e
from astrarium.server.tables.export import export
from astrarium.server.tables.fold import Diverged, TableFold
from tests.server.installed import install

SECRET = bytes(range(32))
MINUTE = 60_000
Log = list[tuple[int, e.AnyEntry]]


def table(game: str = "race", seats: int = 2, **wish: Any) -> TableFold:
    made = e.Created(7, e.TableSpec(game, seats, **wish), commitment(SECRET).hex())
    return TableFold(find_game(game), made, 1_000, SECRET)


def seated(fold: TableFold, log: Log, at: int = 2_000) -> TableFold:
    for seat in range(fold.created.spec.seats):
        do(fold, log, e.Joined(seat, 100 + seat, f"P{seat}", f"{seat:02x}" * 16), at)
    do(fold, log, e.Started(), at)
    return fold


def do(fold: TableFold, log: Log, entry: e.AnyEntry, at: int) -> None:
    done = fold.perform(entry, at)
    log.append((fold.progress.at, e.decode(e.encode(done))))


def random_act(fold: TableFold, rng: random.Random) -> e.AnyEntry:
    assert fold.table is not None
    decision = rng.choice(fold.table.decisions())
    if fold.table.can_undo(decision.seat) and rng.random() < 0.1:
        return e.Undone(seat=decision.seat)
    return e.Answered(seat=decision.seat, decision=decision.id, choice=list(decision.random_choice(rng)))


def play_on(fold: TableFold, log: Log, rng: random.Random, most: int = 10_000) -> None:
    at = fold.progress.at
    for _ in range(most):
        if fold.progress.stage == "over":
            return
        at += rng.randint(0, 500)
        try:
            do(fold, log, random_act(fold, rng), at)
        except Refused:
            continue


def folded(fold: TableFold, log: Log) -> TableFold:
    again = TableFold(fold.game, fold.created, fold.made_at, fold.secret)
    for at, entry in log:
        again.perform(entry, at)
    return again


def same(one: TableFold, other: TableFold) -> bool:
    assert one.table is not None
    assert other.table is not None
    states = one.game.encode(one.table.state), other.game.encode(other.table.state)
    return one.progress == other.progress and states[0] == states[1]


@pytest.mark.parametrize(("game", "seed"), [("race", 1), ("race", 2), ("tiny", 3)])
def test_the_log_played_again_gives_the_same_table_and_verifies(game: str, seed: int) -> None:
    log: Log = []
    fold = seated(table(game, 3, clock=e.Clock("live", 10 * MINUTE, 2_000)), log)
    play_on(fold, log, random.Random(seed))
    assert fold.progress.stage == "over"
    assert same(fold, folded(fold, log))
    exported = export(fold, log)
    assert verify(fold.game, exported) is None
    assert exported.players == ["person"] * 3
    assert exported.outcome == fold.table.log.outcome if fold.table else False


def test_forgetting_an_entry_leaves_no_trace() -> None:
    rng = random.Random(5)
    log: Log = []
    fold = seated(table("tiny", 2), log)
    for _ in range(400):
        if fold.progress.stage == "over":
            break
        before, state = fold.progress, fold.game.encode(fold.table.state) if fold.table else b""
        undoable = [fold.table.can_undo(seat) for seat in range(2)] if fold.table else []
        act: e.AnyEntry = e.Resigned(seat=0) if rng.random() < 0.02 else random_act(fold, rng)
        try:
            done = fold.perform(act, fold.progress.at + 10)
        except Refused:
            continue
        fold.forget()
        assert fold.progress == before
        assert fold.table is not None
        assert fold.game.encode(fold.table.state) == state
        assert [fold.table.can_undo(seat) for seat in range(2)] == undoable
        if not isinstance(act, e.Resigned):
            assert fold.perform(act, fold.progress.at + 10) == done
            log.append((fold.progress.at, done))
    assert same(fold, folded(fold, log))


def test_a_snapshot_is_the_table() -> None:
    rng = random.Random(8)
    log: Log = []
    fold = seated(table("race", 2), log)
    while not (len(log) > 60 and fold.table and fold.table.nothing_to_take_back):
        play_on(fold, log, rng, 1)
    kept, known = snapshots.take(fold), len(log)
    play_on(fold, log, rng)
    other = snapshots.restore(snapshots.read(kept), SECRET)
    for at, entry in log[known:]:
        other.perform(entry, at)
    assert same(fold, other)


def test_an_entry_that_leads_elsewhere_is_noticed() -> None:
    log: Log = []
    fold = seated(table(), log)
    play_on(fold, log, random.Random(1), 5)
    at, entry = log[-1]
    assert isinstance(entry, e.Answered)
    log[-1] = at, e.Answered(seat=entry.seat, decision=entry.decision, choice=entry.choice, state="00")
    with pytest.raises(Diverged):
        folded(fold, log)


# Time


def waiting(fold: TableFold, log: Log) -> int:
    """The only seat whose turn it is, once the simultaneous choices are made."""
    assert fold.table is not None
    while len(fold.table.decisions()) > 1:
        do(fold, log, answer_of(fold, fold.table.decisions()[0].seat, random.Random(2)), fold.progress.at)
    return fold.table.decisions()[0].seat


def answer_of(fold: TableFold, seat: int, rng: random.Random) -> e.Answered:
    assert fold.table is not None
    decision = fold.table.decisions(seat)[0]
    while True:
        choice = decision.random_choice(rng)
        if decision.step.refuse(fold.table.state, choice) is None:
            return e.Answered(seat=seat, decision=decision.id, choice=list(choice))


def test_a_live_clock_runs_for_those_who_are_waited_for_and_grows_with_each_answer() -> None:
    log: Log = []
    fold = seated(table("tiny", 2, clock=e.Clock("live", 5 * MINUTE, 3_000)), log, at=10_000)
    seat = waiting(fold, log)
    before = fold.progress.banks
    do(fold, log, answer_of(fold, seat, random.Random(1)), 10_000 + 20_000)
    assert fold.progress.banks[seat] == before[seat] - 20_000 + 3_000
    assert fold.progress.banks[1 - seat] == before[1 - seat]


def test_a_slow_clock_is_whole_again_after_each_answer() -> None:
    log: Log = []
    fold = seated(table("tiny", 2, clock=e.Clock("slow", 60 * MINUTE)), log, at=10_000)
    seat = waiting(fold, log)
    do(fold, log, answer_of(fold, seat, random.Random(1)), 10_000 + 50 * MINUTE)
    assert fold.progress.banks[seat] == 60 * MINUTE


def test_time_lost_to_an_outage_counts_against_nobody() -> None:
    log: Log = []
    fold = seated(table("tiny", 2, clock=e.Clock("live", 5 * MINUTE)), log, at=10_000)
    seat = waiting(fold, log)
    entry = answer_of(fold, seat, random.Random(1))
    lost = e.Answered(seat=seat, decision=entry.decision, choice=entry.choice, lost=59 * MINUTE)
    do(fold, log, lost, 10_000 + 60 * MINUTE)
    assert fold.progress.banks[seat] == 4 * MINUTE
    assert folded(fold, log).progress == fold.progress


@pytest.mark.parametrize(("at", "believed"), [(8_000, 10_000), (3_000, 3_000)])
def test_a_clock_set_back_charges_nobody(at: int, believed: int) -> None:
    """A small step back is a difference between nodes; a large one is believed, or clocks would stand still."""
    log: Log = []
    fold = seated(table("tiny", 2, clock=e.Clock("live", 5 * MINUTE)), log, at=10_000)
    seat = waiting(fold, log)
    do(fold, log, answer_of(fold, seat, random.Random(1)), at)
    assert fold.progress.at == believed
    assert fold.progress.banks[seat] == 5 * MINUTE
    assert folded(fold, log).progress == fold.progress


def test_who_takes_a_seat_back_has_a_quarter_of_the_time_at_least() -> None:
    log: Log = []
    fold = seated(table("tiny", 2, clock=e.Clock("live", 4 * MINUTE)), log, at=10_000)
    seat = waiting(fold, log)
    do(fold, log, e.Replaced(seat=seat, by="greedy", why="time"), 10_000 + 5 * MINUTE)
    assert fold.progress.seats[seat].bot == "greedy"
    do(fold, log, e.Replaced(seat=seat, by="person", why="back"), 10_000 + 6 * MINUTE)
    assert fold.progress.seats[seat].bot == ""
    assert fold.progress.banks[seat] == MINUTE
    exported = export(fold, log)
    assert [entry.act for entry in exported.entries][-2:] == ["replace", "replace"]


def test_a_log_with_deals_and_windows_played_again_gives_the_same_table(tmp_path: Path) -> None:
    with install(tmp_path, "bazaar", "tests.conformance.bazaar:BAZAAR"):
        log: Log = []
        fold = seated(table("bazaar", 3, clock=e.Clock("live", 10 * MINUTE, 2_000)), log)
        play_on(fold, log, random.Random(2))
        assert fold.progress.stage == "over"
        assert same(fold, folded(fold, log))
        assert verify(fold.game, export(fold, log)) is None
        middle = folded(fold, log[: len(log) // 2])
        again = snapshots.restore(snapshots.read(snapshots.take(middle)), SECRET)
        assert same(again, middle)


def test_an_answer_taken_back_beside_the_game_may_be_given_once_more(tmp_path: Path) -> None:
    with install(tmp_path, "bazaar", "tests.conformance.bazaar:BAZAAR"):
        fold = seated(table("bazaar", 2), [])
        assert fold.table is not None
        offer = next(d for d in fold.table.decisions(1) if d.standing)
        fold.perform(e.Answered(seat=1, decision=offer.id, choice=[0, 1, 0]), 3_000)
        assert fold.progress.given_to(1, offer.id) is not None
        fold.perform(e.Undone(seat=1), 3_000)
        assert fold.progress.given_to(1, offer.id) is None


@pytest.mark.parametrize(("kept", "kinds"), [(None, ["before", "after"]), (0, ["after", "after"])])
def test_a_host_of_before_gave_its_part_with_the_wish(kept: int | None, kinds: list[str]) -> None:
    """Tables from the time before seats were kept still fold, and their logs say what each contribution is worth."""
    log: Log = []
    created = replace(table().created, host=100, kept=kept)
    fold = seated(TableFold(find_game("race"), created, 1_000, SECRET), log)
    assert [part.kind for part in parts(export(fold, log))] == kinds
