"""Content is read strictly: wrong rows of every kind are named, and sentences follow figures in both languages."""

from typing import Any

import pytest

from astrarium.conformance.checks.rows import content
from astrarium.kernel import Game, games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_content_is_as_the_conformance_kit_wants_it(game: Game[Any]) -> None:
    faults = list(content(game))
    assert len(faults) > 10
    assert [fault for fault in faults if fault] == []
