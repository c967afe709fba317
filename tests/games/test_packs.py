"""Every game with other content: each example pack is read, named and played, and counts only at its own tables."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from astrarium.kernel import Game, Log, games, verify
from astrarium.kernel.content.box import Pack, by_id
from astrarium.kernel.content.packed_game import own_content, with_pack
from astrarium.kernel.text import LANGUAGES

from .bot_games import log_of, played
from .packs import EXAMPLES, example

AHEAD = 30  # answers by bots that look ahead: few, since they are slow


class Packed(NamedTuple):
    game: Game[Any]  # as installed, without the pack
    pack: Pack


@pytest.fixture(scope="module", params=games(), ids=lambda game: game.meta.key)
def packed(request: pytest.FixtureRequest) -> Packed:
    return Packed(request.param, example(request.param))


def new_rows(packed: Packed) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows that the box does not have, each with its kind."""
    own = own_content(packed.game)
    for kind, rows in packed.pack.changes.items():
        if isinstance(own[kind], list):
            known = by_id(own[kind])
            yield from ((kind, row) for id_, row in rows.items() if id_ not in known)


def test_every_game_has_an_example() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.toml")} == {game.meta.key for game in games()}


def test_it_changes_what_is_in_the_box_and_adds_to_it(packed: Packed) -> None:
    new = list(new_rows(packed))
    assert new
    assert sum(map(len, packed.pack.changes.values())) > len(new)


def test_what_is_new_has_its_name_at_tables_with_the_pack_alone(packed: Packed) -> None:
    changed = with_pack(packed.game, packed.pack)
    for kind, row in new_rows(packed):
        for lang in LANGUAGES:
            assert changed.words.name(lang, f"{kind}:{row['id']}") == row["name"][lang]
            assert changed.words.template(lang, f"{kind}.{row['id']}.text")
            assert packed.game.words.template(lang, f"{kind}.{row['id']}") is None


def test_a_game_is_played_to_its_end_and_its_log_verifies(packed: Packed) -> None:
    log = log_of(packed.game, packed.game.meta.seats[0], "pack", packed.pack)
    assert log.outcome is not None
    assert verify(packed.game, Log.from_json(log.to_json())) is None


def test_bots_that_look_ahead_weigh_what_the_pack_says(packed: Packed) -> None:
    table, _ = list(islice(played(packed.game, 2, "ahead", packed.pack, "greedy"), AHEAD))[-1]
    assert len(table.log.entries) >= AHEAD - 1
    assert table.log.setup.content == packed.pack
