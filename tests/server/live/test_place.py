"""Patches lead listeners to the same view as a fresh look."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from astrarium.kernel import Refused
from astrarium.server.live.table.place import Announcement, Place
from astrarium.server.wire.patch import patched
from tests.server.installed import install
from tests.server.tables.test_fold import Log, do, random_act, seated, table


@pytest.mark.parametrize(("game", "seats"), [("race", 3), ("tiny", 2), ("bazaar", 3)])
@pytest.mark.parametrize("full", [True, False])
def test_patches_and_questions_keep_every_place_up_to_date(game: str, seats: int, full: bool, tmp_path: Path) -> None:
    with install(tmp_path, "bazaar", "tests.conformance.bazaar:BAZAAR"):
        keeps_up_to_date(game, seats, full)


def keeps_up_to_date(game: str, seats: int, full: bool) -> None:
    rng = random.Random(4)
    log: Log = []
    fold = seated(table(game, seats), log)
    places = [Place(seat, full) for seat in (*range(seats), None)]
    told: dict[int | None, dict[str, Any]] = {}
    for place in places:
        place.look(fold)
        told[place.seat] = {"view": fresh(place.view), "questions": fresh(place.questions(fold.table))}
    for _ in range(150):
        if fold.progress.stage == "over":
            break
        try:
            do(fold, log, random_act(fold, rng), fold.progress.at + 5)
        except Refused:
            continue
        announced = Announcement("t", fold, places, {})
        for place in places:
            message = msgspec.json.decode(place.update(announced, []))
            known = told[place.seat]
            known["view"] = patched(known["view"], message.get("patch", []))
            known["questions"] = message.get("questions", known["questions"])
            assert fold.table is not None
            assert known["view"] == fresh(fold.table.view(place.seat))
            assert known["questions"] == fresh(place.questions(fold.table))


def fresh(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))
