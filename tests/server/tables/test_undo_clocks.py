"""The marks of answers that may be taken back, and what is remembered of undone ones."""

import random
from typing import Any

from astrarium.kernel import Refused, Step
from astrarium.kernel import game as find_game
from astrarium.server.live.acts import play
from astrarium.server.live.table import snapshots
from astrarium.server.tables import entries as e
from astrarium.server.tables.fold import TableFold
from tests.conformance.bazaar import PASS, REFUSE, Bazaar, Reply, Stalls, Veto
from tests.conformance.toys import MARKET_GAME

from .clock_oracle import bare
from .test_fold import SECRET, Log, answer_of, do, folded, seated, table

LIVE = e.Clock("live", 60_000, 5_000)


class MixedLanes(Bazaar):
    """A game in which two seats may veto while the third is asked something else, which it may take back."""

    class state(Stalls):  # noqa: N801
        __slots__ = ()

        def windows(self) -> list[list[Step[Any]]]:
            return [[Veto(0)], [Reply(1, 0, 0, 0)], [Veto(2)]]


def answered(fold: TableFold, seat: int, *choice: int) -> e.Answered:
    assert fold.table is not None
    decision = next(d for d in fold.table.decisions(seat) if d.aside < 0)
    return e.Answered(seat=seat, decision=decision.id, choice=list(choice))


def test_several_answers_taken_back_one_after_the_other() -> None:
    """The clocks are as if none of the answers had been given, and each answer is taken back only once."""
    fold = bare(MARKET_GAME, 2, LIVE, SECRET)  # in its opening each seat answers twice by itself
    for at in (3_000, 5_000):
        fold.perform(own_answer(fold), at)
    assert fold.progress.banks == (60_000 - 5_000 + 10_000, 60_000 - 5_000)
    fold.perform(e.Undone(seat=0), 6_000)
    assert fold.progress.banks == (60_000 - 6_000 + 5_000, 60_000 - 6_000)
    assert not play.taken_back_before(fold, 0), "the one before was never taken back"
    fold.perform(e.Undone(seat=0), 9_000)
    assert fold.progress.banks == (60_000 - 9_000, 60_000 - 9_000)
    for at in (9_000, 9_000):
        fold.perform(own_answer(fold), at)
        assert play.taken_back_before(fold, 0)


def own_answer(fold: TableFold) -> e.Answered:
    return answer_of(fold, 0, random.Random(1))


def test_a_window_shows_nothing_when_somebody_else_takes_back() -> None:
    fold = bare(MixedLanes(), 3, LIVE, SECRET)
    fold.perform(answered(fold, 0, 1), 0)
    start = fold.progress.banks
    fold.perform(answered(fold, 0, PASS), 1_000)
    fold.perform(answered(fold, 1, REFUSE), 3_000)
    assert fold.progress.shown_banks == tuple(bank - 3_000 for bank in start)
    fold.perform(e.Undone(seat=1), 7_000)
    assert fold.progress.shown_banks == tuple(bank - 7_000 for bank in start), (
        "all seem to have been asked all the time"
    )
    assert fold.progress.banks == (start[0] - 1_000 + 5_000, start[1] - 7_000, start[2] - 7_000)


def test_a_log_with_many_undos_is_still_played_again() -> None:
    """Older logs take back the same decision many times, from before an answer could be taken back only once."""
    log: Log = []
    fold = seated(table("tiny", 2, clock=LIVE), log)
    for _ in range(5):
        do(fold, log, answer_of(fold, 0, random.Random(1)), fold.progress.at + 1_000)
        do(fold, log, e.Undone(seat=0), fold.progress.at + 1_000)
    assert fold.progress.banks == (50_000, 50_000)
    assert folded(fold, log).progress == fold.progress
    assert len(fold.progress.undone) == 1


def test_what_was_taken_back_outlives_a_snapshot() -> None:
    fold = seated(table("tiny", 2), [])
    fold.perform(answer_of(fold, 0, random.Random(1)), 3_000)
    fold.perform(e.Undone(seat=0), 3_000)
    again = snapshots.restore(snapshots.read(snapshots.take(fold)), SECRET)
    assert again.progress == fold.progress
    again.perform(answer_of(again, 0, random.Random(1)), 4_000)
    assert play.taken_back_before(again, 0)


def test_what_is_remembered_stays_small() -> None:
    rng = random.Random(3)
    fold = bare(find_game("race"), 2, LIVE, SECRET)
    longest = 0
    for _ in range(600):
        if fold.progress.stage == "over":
            break
        assert fold.table is not None
        seat = next((s for s in (0, 1) if fold.table.can_undo(s) and not play.taken_back_before(fold, s)), None)
        undo = seat is not None and rng.random() < 0.3
        try:
            fold.perform(e.Undone(seat=seat or 0) if undo else by_chance(fold, rng), fold.progress.at + 100)
        except Refused:
            continue
        progress = fold.progress
        longest = max(longest, len(progress.undone))
        assert progress.stage == "over" or fold.table.nothing_to_take_back == (not progress.marks)
    assert longest <= 2


def by_chance(fold: TableFold, rng: random.Random) -> e.Answered:
    assert fold.table is not None
    decision = rng.choice(fold.table.decisions())
    return e.Answered(seat=decision.seat, decision=decision.id, choice=list(decision.random_choice(rng)))
