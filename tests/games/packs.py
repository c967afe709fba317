"""The example pack of each game, packs of a few rows, and errors about wrong rows."""

import sys
from pathlib import Path
from typing import Any

import pytest

from astrarium.kernel import Game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import package_of
from astrarium.kernel.content.packs import read_pack
from astrarium.kernel.content.records import ContentError

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "packs"


def example(game: Game[Any]) -> Pack:
    """The pack of `docs/examples/packs/`: rows that are changed, and at least one that is new."""
    return read_pack(game, (EXAMPLES / f"{game.meta.key}.toml").read_text(encoding="utf-8"))


def pack_of(game: Game[Any], rows: str, whole: str = "") -> Pack:
    """A pack of these rows. `whole`: a kind of which the pack has all rows, so that those of the box are gone."""
    kinds = f'whole = ["{whole}"]\n' if whole else ""
    return read_pack(game, f'[pack]\ngame = "{game.meta.key}"\nname = "a trial"\n{kinds}{rows}\n')


def is_named(game: Game[Any], rows: str, where: str, what: str) -> None:
    """Assert that these rows are refused with an error that names the wrong row and the reason."""
    with pytest.raises(ContentError) as refused:
        pack_of(game, rows)
    assert refused.value.where == where
    assert what in str(refused.value)


def part_of(game: Game[Any], name: str) -> Any:
    """A module of the game, from the copy of the package that was loaded with the pack."""
    return sys.modules[f"{package_of(game)}.{name}"]
