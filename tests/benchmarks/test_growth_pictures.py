"""The pictures of what must not grow: the same figures give the same bytes, in colours of the client alone."""

import re
from pathlib import Path

from benchmarks.load import growth_pictures
from benchmarks.load.growth_figures import FILE, read

from astrarium.kernel import games

DRAWN = ("growth-moves.svg", "growth-replays.svg", "growth-tables.svg")


def test_the_same_figures_give_the_same_bytes(tmp_path: Path) -> None:
    pictures = []
    for folder in (tmp_path / "one", tmp_path / "other"):
        folder.mkdir()
        growth_pictures.draw_all(read(), folder)
        pictures.append([(folder / name).read_bytes() for name in DRAWN])
    assert pictures[0] == pictures[1]


def test_colours_are_tokens_that_both_themes_have() -> None:
    for name in DRAWN:
        text = (FILE.parent / name).read_text()
        head, _, drawn = text.partition("</style>")
        assert re.findall(r"#[0-9a-f]{6}", drawn) == []
        named = set(re.findall(r"var\(--([a-z0-9-]+)\)", drawn))
        assert named <= set(growth_pictures.USED)
        assert all(head.count(f"--{token}:") == 2 for token in named)  # by night and by day


def test_every_game_is_measured() -> None:
    found = read()
    for lines in (found.move, found.memory):
        assert set(lines) == {game.meta.key for game in games()}
    assert found.database.tables[-1] == 1_000_000
    long = [key for key, entries in found.entries.items() if entries > 400]
    assert all(len(lines[key].at) > 2 for lines in (found.story, found.film) for key in long)
