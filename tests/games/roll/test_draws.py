"""A log of Roll says what each draw was for, and tells dice by their faces."""

from collections import Counter
from collections.abc import Iterator

import pytest

from astrarium.games.roll import GAME as ROLL
from astrarium.kernel import Event, Log, replay
from astrarium.kernel.log import Entry
from tests.games.bot_games import log_of


@pytest.fixture(scope="module")
def log() -> Log:
    """The log of a game of two seats, in which the neutral die is rolled too."""
    return log_of(ROLL, 2, "dice")


def labelled(drawn: Log | Entry) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """Each draw: its purpose, its bound, and its result."""
    at = 0
    for purpose, many in drawn.draws_for:
        for below, result in drawn.draws[at : at + many]:
            yield tuple(purpose.split(",")), below, result
        at += many
    assert at == len(drawn.draws)


def rolled_faces(events: list[Event]) -> Counter[tuple[str, str, str]]:
    """The dice that each seat was told to have rolled: (seat, kind, face)."""
    found: Counter[tuple[str, str, str]] = Counter()
    for event in events:
        if event.kind == "rolled":
            assert event.to is not None
            for dice in str(event.args["dice"]).split(","):
                kind, many = dice.removeprefix("dice:").split(".")
                found[f"seat:{event.to[0]}", f"die:{kind}", str(event.args["face"])] += int(many)
    return found


def test_every_roll_is_of_the_die_and_face_that_was_told(log: Log) -> None:
    checked: Counter[str] = Counter()
    for _, entry, events in replay(ROLL, log):
        drawn = list(labelled(entry or log))
        rolls = Counter(
            (refs[0], refs[1], ROLL.faces(refs[1])[result]) for refs, _, result in drawn if ROLL.faces(refs[-1])
        )
        neutral = [face for who, _, face in rolls if who == "draw:neutral"]
        told = [str(event.args["phase"]) for event in events if event.kind == "extra_die"]
        assert [face.replace("face:", "phase:") for face in neutral] == told
        assert +Counter({roll: n for roll, n in rolls.items() if roll[0] != "draw:neutral"}) == rolled_faces(events)
        checked.update(refs[-1] for refs, _, _ in drawn)
    assert {"die:home", "draw:bag", "shuffle:factions", "shuffle:homes"} <= set(checked)
    assert len([die for die in checked if die.startswith("die:")]) > 2
