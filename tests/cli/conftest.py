"""Finished games, played once for all tests."""

from collections.abc import Iterator

import pytest

from .driver import Finished, keys, run


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep unfinished games of tests apart from the saved games of the person who runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("share")))
        yield


@pytest.fixture(scope="session")
def english(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """A finished game of two seats, in English."""
    log = tmp_path_factory.mktemp("english") / "game.json"
    result = run("play", "tiny", "--seed", "3", "--lang", "en", "--log", str(log), feed=keys(5))
    assert result.exit_code == 0, result.output
    return Finished(result.output, log)


@pytest.fixture(scope="session")
def french_solo(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """A finished solo game, in French because the environment says so."""
    log = tmp_path_factory.mktemp("solo") / "partie.json"
    args = (
        "play",
        "tiny",
        "--seats",
        "1",
        "--seed",
        "3",
        "--option",
        "rogue=hades",
        "--name",
        "Zoé",
        "--log",
        str(log),
    )
    result = run(*args, feed=keys(1), env={"LC_ALL": "fr_FR.UTF-8"})
    assert result.exit_code == 0, result.output
    return Finished(result.output, log)
