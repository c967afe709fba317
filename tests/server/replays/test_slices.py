"""A log is played again in slices, wherever they are made: together they tell what one slice of all entries tells."""

import random
from collections.abc import Callable
from typing import TypeVar

import pytest

from astrarium.server.replays.film import FilmPart, show
from astrarium.server.replays.replayer import ENTRIES, START, Part, Replayer
from astrarium.server.replays.slices import MARKS, Origin, OtherRules, Reached, Row, Slice
from astrarium.server.replays.story import StoryPart, chapter, tell
from astrarium.server.store.tables import Stored
from astrarium.server.tables import entries as e
from astrarium.server.tables.fold import TableFold
from tests.server.tables.test_fold import Log, do, play_on, seated, table

P = TypeVar("P", bound=Part)


def played(game: str, seats: int, most: int = 400) -> tuple[TableFold, list[Row]]:
    """A table at which answers were taken back too, and its entries but the first."""
    log: Log = []
    fold = seated(table(game, seats), log)
    play_on(fold, log, random.Random(5), most)
    if fold.progress.stage == "over":
        do(fold, log, e.Rematched(9), fold.progress.at)
    return fold, [(at, e.encode(entry)) for at, entry in log]


def origin(fold: TableFold) -> Origin:
    return Origin(fold.created, fold.made_at, fold.secret)


def in_slices(work: Callable[[Slice], P], fold: TableFold, rows: list[Row], size: int) -> list[P]:
    """The parts that slices of so many new entries give."""
    made: list[P] = []
    since = Reached()
    while since.told < len(rows):
        made.append(work(Slice(origin(fold), since, rows[since.at : since.told + size])))
        since = made[-1].reached
    return made


@pytest.mark.parametrize("size", [1, 40])
@pytest.mark.parametrize(("game", "seats"), [("race", 3), ("roll", 2), ("tiny", 1), ("frontiers", 2), ("void", 3)])
def test_slices_tell_what_the_whole_tells(game: str, seats: int, size: int) -> None:
    fold, rows = played(game, seats, 100 if size == 1 else 400)
    assert size == 1 or any(body.startswith('{"act":"undo"') for _, body in rows)
    whole = tell(Slice(origin(fold), START, rows))
    story = [happened for part in in_slices(tell, fold, rows, size) for happened in part.happened]
    assert story == whole.happened
    assert whole.applied == len(rows) == whole.reached.told
    for seat in (None, 0, seats - 1):

        def one(part: Slice, seat: int | None = seat) -> FilmPart:
            return show(part, seat)

        film, parts = one(Slice(origin(fold), START, rows)), in_slices(one, fold, rows, size)
        assert [part.first for part in parts if part.first is not None] == [film.first]
        assert [step for part in parts for step in part.steps] == film.steps
        assert len(film.steps) > 50


def test_who_may_not_know_is_not_told() -> None:
    fold, rows = played("race", 2)
    told: StoryPart = tell(Slice(origin(fold), START, rows))
    secret = next(part for one in told.happened for part in one.told if part.to == (1,))
    assert secret.text in chapter(told.happened, 1)
    assert secret.text not in chapter(told.happened, 0)
    assert secret.text not in chapter(told.happened, None)


class Shelf:
    """A store with one log, which notes how many entries were read."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows

    async def entries(self, table: int, after: int = -1, most: int | None = None) -> list[Stored]:
        found = [Stored(seq, at, body) for seq, (at, body) in enumerate(self.rows, 1) if seq > after]
        return found[:most]


class Here:
    """A pool without processes, which notes the length of each slice."""

    def __init__(self) -> None:
        self.lengths: list[int] = []

    async def call(self, work: Callable[[Slice], P], job: Slice) -> P:
        self.lengths.append(len(job.rows))
        return work(job)


def replayer(rows: list[Row]) -> tuple[Replayer, list[int]]:
    here = Here()
    made = Replayer(Shelf(rows), percent=100)  # type: ignore[arg-type]
    made._pool = here  # type: ignore[assignment]
    return made, here.lengths


async def test_no_slice_of_a_long_game_is_long() -> None:
    """The length of one piece of work, for which all others who ask wait, does not grow with that of the game."""
    fold, rows = played("tiny", 2, 10_000)
    assert len(rows) > 3 * ENTRIES
    made, lengths = replayer(rows)
    parts = [part async for part in made.play(tell, 1, origin(fold), len(rows))]
    assert sum(len(part.happened) for part in parts) > len(rows) / 2
    assert max(lengths) < 2 * ENTRIES
    assert made.applied == sum(lengths) < 1.2 * len(rows)
    assert len(lengths) <= len(rows) // ENTRIES + 1


async def test_what_is_new_costs_what_is_new() -> None:
    fold, rows = played("tiny", 2, 10_000)
    made, lengths = replayer(rows[:-1])
    [*_, last] = [part async for part in made.play(tell, 1, origin(fold), len(rows) - 1)]
    assert last.reached.told - last.reached.at <= 2 * MARKS
    made, lengths = replayer(rows)
    [one] = [part async for part in made.play(tell, 1, origin(fold), len(rows), last.reached)]
    assert lengths == [len(rows) - last.reached.at]
    assert one.reached.told == len(rows)


async def test_without_a_snapshot_to_go_on_from_the_work_stays_in_proportion() -> None:
    """People who sit down and stand up for ever: no snapshot is taken before play."""
    fold = table("race", 2)
    log: Log = []
    while len(log) < 12 * ENTRIES:
        do(fold, log, e.Joined(0, 100, "Ann", "00" * 16), 2_000)
        do(fold, log, e.Left(0), 2_000)
    rows = [(at, e.encode(entry)) for at, entry in log]
    made, lengths = replayer(rows)
    _ = [part async for part in made.play(tell, 1, origin(fold), len(rows))]
    assert made.applied == sum(lengths) < 3 * len(rows)


async def test_a_log_that_was_removed_meanwhile_ends_the_story() -> None:
    fold, rows = played("race", 2)
    made, _ = replayer(rows[:50])
    parts = [part async for part in made.play(tell, 1, origin(fold), len(rows))]
    assert parts[-1].reached.told == 50


def test_an_entry_that_no_longer_leads_where_it_led() -> None:
    fold, rows = played("race", 2)
    at, body = rows[30]
    rows[30] = at, body.replace('"state":"', '"state":"0')
    with pytest.raises(OtherRules):
        tell(Slice(origin(fold), START, rows))
