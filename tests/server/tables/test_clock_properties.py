"""Whatever people do at a table, in any order, nobody gains or loses time by answers that were taken back.

The long form: ASTRARIUM_CLOCKS=10000 (`make clocks`).
"""

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from astrarium.games.tiny import GAME as TINY
from astrarium.kernel import Refused
from astrarium.kernel.flow import refusal_of
from astrarium.server.declined import Declined
from astrarium.server.live.acts import chores, play
from astrarium.server.live.acts.maker import Maker
from astrarium.server.live.acts.repeat_limit import must_move_on
from astrarium.server.live.table import absence
from astrarium.server.tables import entries as e
from astrarium.server.tables.fold import TableFold
from tests.conformance.bazaar import BAZAAR
from tests.conformance.toys import MARKET_GAME

from .clock_oracle import Story, bare
from .test_fold import SECRET, folded

SEQUENCES = int(os.environ.get("ASTRARIUM_CLOCKS", "150"))
GAMES = {"lanes": MARKET_GAME, "windows": BAZAAR, "tiny": TINY}
CLOCKS = {"live": e.Clock("live", 60_000, 5_000), "slow": e.Clock("slow", 60_000)}
EACH = -(-SEQUENCES // (len(GAMES) * len(CLOCKS)))
SHARES = {"answer": 40, "undo": 30, "time": 10, "back": 10, "absent": 5, "agree": 5, "resign": 1, "set back": 1}
ACTS = [act for act, share in SHARES.items() for _ in range(share)]
TIMES = (0, 0, 700, 4_000, 12_000, 40_000)

steps = st.tuples(st.sampled_from(ACTS), st.integers(0, 5), st.sampled_from(TIMES), st.sampled_from((0, 0, 0, 5_000)))
made: Counter[str] = Counter()


@pytest.fixture(scope="module", autouse=True)
def figures() -> Iterator[None]:
    yield
    print(f"\n{made.pop('sequences')} sequences, {sum(made.values())} acts that counted: {dict(made)}")  # noqa: T201


@pytest.mark.parametrize("pace", CLOCKS)
@pytest.mark.parametrize("kind", GAMES)
def test_the_clocks_stand_as_if_only_what_lasted_had_happened(kind: str, pace: str) -> None:
    @settings(
        max_examples=EACH, derandomize=SEQUENCES < 1_000, database=None, deadline=None,
        phases=[Phase.generate, Phase.shrink], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.lists(steps, min_size=20, max_size=80), st.integers(0, 2**16))
    def play(sequence: list[tuple[str, int, int, int]], seed: int) -> None:
        made["sequences"] += 1
        run(GAMES[kind], CLOCKS[pace], sequence, random.Random(seed))

    play()


def run(game: Any, clock: e.Clock, sequence: list[tuple[str, int, int, int]], rng: random.Random) -> None:
    fold = bare(game, 3, clock, SECRET)
    story, log = Story(fold), []
    at = 0
    for act, who, time, lost in sequence:
        if fold.progress.stage == "over":
            break
        at += time if act != "set back" else -60_000  # the clock of a node was set back: nobody is charged for that
        for entry in wanted(fold, act, who % 3, at, rng):
            if isinstance(entry, e.Deed):
                lost = min(lost, max(0, at - fold.progress.at))
                entry = replace(entry, lost=lost)
            counted = max(0, at - fold.progress.at - lost)
            known = fold.progress
            try:
                must_move_on(fold, entry, 40)
                done = fold.perform(entry, at)
            except (Refused, Declined):
                assert fold.progress is known
                continue
            log.append((at, e.decode(e.encode(done))))
            story.note(entry, counted)
            made[e.act_of(entry)] += 1
            if isinstance(entry, e.Undone) or rng.random() < 0.1:
                check(fold, story)
    check(fold, story)
    beginning = [(0, e.Joined(n, one.person, one.name, one.contribution)) for n, one in enumerate(fold.progress.seats)]
    assert folded(fold, [*beginning, (0, e.Started()), *log]).progress == fold.progress  # two nodes agree


def check(fold: TableFold, story: Story) -> None:
    if fold.progress.stage == "over":  # no clock runs any more
        return
    must, clock, progress = story.clocks(), fold.clock, fold.progress
    assert fold.table is not None
    assert fold.game.fingerprint(fold.table.state) == must.state
    assert list(progress.banks) == must.banks
    assert list(progress.shown_banks) == (must.shown or [])
    for bank, asked, answers in zip(progress.banks, must.asked, must.answers, strict=True):
        if clock.pace == "live":
            assert bank >= clock.budget - asked, "nobody has lost more than the time for which it was asked"
            assert bank <= clock.budget + clock.increment * answers + clock.budget // 4
        else:
            assert bank <= clock.budget
    assert (fold.table.nothing_to_take_back) == (not progress.marks)


def wanted(fold: TableFold, act: str, seat: int, at: int, rng: random.Random) -> list[e.AnyEntry]:
    """The entries that the server's acts let this seat, or the server itself, write."""
    progress, person = fold.progress, 100 + seat
    if act == "time":
        return list(chores.owed(fold, at, 0, here=range(3)))
    if act == "absent":
        return [e.Replaced(seat=seat, by="greedy", why="absent")] if not progress.seats[seat].bot else []
    if act in ("answer", "set back"):
        return [answered(fold, rng)]
    if act == "undo" and progress.marks and rng.random() < 0.8:  # whoever can
        person = 100 + progress.marks[-1].seat
    makers: dict[str, Callable[[], Maker]] = {
        "undo": lambda: play.undo(person),
        "back": lambda: play.take_back(person),
        "resign": lambda: play.resign(person),
        "agree": lambda: absence.agree(person, rng.random() < 0.5),
    }
    try:
        entry = makers[act]()(fold)
    except (Refused, Declined):
        return []
    return [] if isinstance(entry, int) else [entry]


def answered(fold: TableFold, rng: random.Random) -> e.Answered:
    """An answer by a seat that is asked, mostly a legal one."""
    assert fold.table is not None
    decision = rng.choice(fold.table.decisions())
    for _ in range(20):
        choice = decision.random_choice(rng)
        if refusal_of(fold.table.state, decision, choice) is None:
            break
    return e.Answered(seat=decision.seat, decision=decision.id, choice=list(choice))
