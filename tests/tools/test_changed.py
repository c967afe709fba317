"""What a change can break, in a small house made up for it, and in ours."""

import subprocess
from pathlib import Path

import pytest
from tools.changed import Plan, changed_files, plan
from tools.check import narrowed
from tools.imports import House

ROOT = Path(__file__).parents[2]

FILES = {
    "pyproject.toml": '[project.entry-points."astrarium.games"]\n'
    'chess = "astrarium.games.chess:GAME"\ngo = "astrarium.games.go:GAME"\n',
    "README.md": "A house.",
    "docs/guide.md": "How to live here.",
    "docs/protocol/messages.json": "{}",
    "web/src/ui/Button.svelte": "",
    "web/src/boards/go/Board.svelte": "",
    "src/astrarium/__init__.py": "",
    "src/astrarium/kernel/__init__.py": "from .registry import games",
    "src/astrarium/kernel/registry.py": "def games(): ...",
    "src/astrarium/games/__init__.py": "",
    "src/astrarium/games/chess/__init__.py": "from .moves import castle",
    "src/astrarium/games/chess/moves.py": "import astrarium.kernel",
    "src/astrarium/games/chess/content/pieces.toml": "",
    "src/astrarium/games/go/__init__.py": "from astrarium.kernel import registry",
    "src/astrarium/conformance/__init__.py": "from astrarium.kernel import games",
    "src/astrarium/server/__init__.py": "",
    "src/astrarium/server/app.py": "from astrarium.kernel import games\nfrom .people import guest",
    "src/astrarium/server/people.py": "",
    "src/astrarium/server/store/__init__.py": "",
    "src/astrarium/server/store/versions/first.py": "",
    "src/astrarium/server/text/en.toml": "",
    "src/astrarium/cli/__init__.py": "",
    "src/astrarium/cli/__main__.py": "from astrarium.server import app",
    "tests/__init__.py": "",
    "tests/games/__init__.py": "",
    "tests/games/test_all.py": "from astrarium.kernel import games",
    "tests/games/chess/__init__.py": "",
    "tests/games/chess/position.py": "from astrarium.games.chess import GAME",
    "tests/games/chess/test_moves.py": "from .position import start",
    "tests/games/chess/golden/one.json": "",
    "tests/games/chess/arranged.py": "from .position import start",
    "tests/games/go/__init__.py": "",
    "tests/games/go/test_go.py": "from astrarium.games.go import GAME",
    "tests/server/__init__.py": "",
    "tests/server/conftest.py": "from .node import start",
    "tests/server/node.py": "COMMAND = ['python', '-m', 'astrarium.cli']",
    "tests/server/test_whole.py": "def test(node): ...",
    "tests/server/test_plays_chess.py": "TABLE = '/new/chess'",
    "tests/server/test_talk.py": "SAID = 'chess is a game'",
    "tests/people/__init__.py": "",
    "tests/people/test_people.py": "from astrarium.server.people import guest",
    "tests/people/test_store.py": "from astrarium.server import store",
    "tests/browser/__init__.py": "",
    "tests/browser/conftest.py": "from ..server.node import start\nfrom astrarium.kernel import games",
    "tests/browser/test_board.py": "",
    "tests/test_docs.py": "GUIDE = ROOT / 'docs' / 'guide.md'",
    "tests/test_words.py": "WORDS = ROOT / 'web/src/words'",
}

RULES_OF_CHESS = {"tests/games/chess/test_moves.py"}
ASKING = {"tests/games/test_all.py", "tests/browser/test_board.py"}
SERVER = {"tests/server/test_whole.py", "tests/server/test_plays_chess.py", "tests/server/test_talk.py"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    root = tmp_path_factory.mktemp("house")
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return House(root)


def stages_of(found: Plan) -> dict[str, str]:
    return {stage.name: stage.command for stage in narrowed(found)}


def test_a_rule_of_a_game_reaches_its_tests_and_what_loops_over_games(house: House) -> None:
    found = plan(house, ["src/astrarium/games/chess/moves.py"])
    assert found.whole == RULES_OF_CHESS
    assert found.for_games == ASKING | {"tests/server/test_plays_chess.py"}
    assert (found.games, found.kit, found.everything, found.client) == ({"chess"}, {"chess"}, False, False)
    stages = stages_of(found)
    assert "conformance chess" in stages["kit"]
    assert "conformance go" not in stages["kit"]
    assert "--games chess tests/browser/test_board.py" in stages["browsers"]
    assert {"types", "style", "build", "chromium"} <= set(stages)
    assert not {"client", "client-types"} & set(stages)


def test_content_belongs_to_its_game_and_to_its_board(house: House) -> None:
    found = plan(house, ["src/astrarium/games/chess/content/pieces.toml"])
    assert (found.whole, found.games, found.kit) == (RULES_OF_CHESS, {"chess"}, {"chess"})
    assert found.client
    assert not found.python
    assert "types" not in stages_of(found)


def test_a_recorded_game_belongs_to_the_tests_of_its_game(house: House) -> None:
    found = plan(house, ["tests/games/chess/golden/one.json"])
    assert (found.whole, found.games, found.kit) == (RULES_OF_CHESS, {"chess"}, set())
    assert "tests/games/test_all.py" in found.for_games


def test_a_module_that_is_found_by_the_key_of_a_game_reaches_what_loops_over_games(house: House) -> None:
    assert "tests/games/test_all.py" in plan(house, ["tests/games/chess/arranged.py"]).for_games
    assert plan(house, ["tests/games/chess/position.py"]).games == set(), "imported by name"


def test_the_kernel_is_everything(house: House) -> None:
    found = plan(house, ["src/astrarium/kernel/registry.py"])
    assert found.everything
    assert [stage.command for stage in narrowed(found)] == list(stages_of(Plan(everything=True)).values())
    assert "chess, go and others need this" in found.reasons[0]


@pytest.mark.parametrize("file", ["src/astrarium/server/app.py", "src/astrarium/cli/__main__.py"])
def test_the_server_reaches_those_that_run_it_with_one_game(house: House, file: str) -> None:
    found = plan(house, [file])
    assert found.whole == set()
    assert found.one_game == SERVER | {"tests/browser/test_board.py"}
    assert (found.kit, found.everything) == (set(), False)
    assert "--one-game tests/browser/test_board.py" in stages_of(found)["browsers"]
    assert "rules" not in stages_of(found)


def test_a_part_of_the_server_reaches_its_own_tests_too(house: House) -> None:
    assert plan(house, ["src/astrarium/server/people.py"]).one_game >= SERVER | {"tests/people/test_people.py"}


def test_with_something_that_games_rest_on_the_server_is_tried_for_all(house: House) -> None:
    both = ["src/astrarium/server/people.py", "src/astrarium/games/chess/moves.py"]
    assert plan(house, both).whole >= SERVER


def test_what_a_package_looks_for_belongs_to_it(house: House) -> None:
    assert plan(house, ["src/astrarium/server/store/versions/first.py"]).one_game == {"tests/people/test_store.py"}


def test_a_file_of_words_and_a_file_that_is_gone_belong_to_their_package(house: House) -> None:
    assert plan(house, ["src/astrarium/server/text/en.toml"]).one_game >= SERVER
    assert plan(house, ["src/astrarium/server/gone.py"]).one_game >= SERVER


def test_the_kit_reaches_every_game(house: House) -> None:
    assert plan(house, ["src/astrarium/conformance/__init__.py"]).kit == {"chess", "go"}


def test_a_board_reaches_the_client_and_the_browsers_for_its_game(house: House) -> None:
    found = plan(house, ["web/src/boards/go/Board.svelte"])
    assert (found.boards, found.games, found.kit) == ({"go"}, set(), set())
    assert found.for_games == {"tests/browser/test_board.py"}
    assert found.whole == {"tests/test_words.py"}
    stages = stages_of(found)
    assert "--games go tests/browser/test_board.py" in stages["browsers"]
    assert {"client", "client-types"} <= set(stages)
    assert stages["client"].endswith("-- --exclude 'src/boards/chess/**'"), "no board knows another"
    assert not {"types", "rules", "kit"} & set(stages)


@pytest.mark.parametrize("file", ["web/src/ui/Button.svelte", "web/src/boards/board.ts", "web/package.json"])
def test_the_rest_of_the_client_reaches_every_test_in_a_browser(house: House, file: str) -> None:
    found = plan(house, [file])
    assert found.whole == {"tests/browser/test_board.py", "tests/test_words.py"}
    assert found.client
    assert "--exclude" not in stages_of(plan(house, [file, "web/src/boards/go/Board.svelte"]))["client"]


def test_tests_reach_themselves_and_helpers_those_that_they_help(house: House) -> None:
    assert plan(house, ["tests/people/test_people.py"]).whole == {"tests/people/test_people.py"}
    assert plan(house, ["tests/games/chess/position.py"]).whole == RULES_OF_CHESS
    assert plan(house, ["tests/server/conftest.py"]).whole == SERVER
    assert plan(house, ["tests/server/node.py"]).whole == SERVER | {"tests/browser/test_board.py"}


def test_documents_reach_their_readers(house: House) -> None:
    assert plan(house, ["docs/guide.md"]).whole == {"tests/test_docs.py"}
    assert plan(house, ["docs/protocol/messages.json"]).client
    prose = plan(house, ["README.md"])
    assert (prose.whole, prose.everything, prose.client) == (set(), False, False)
    assert "doctest" in stages_of(prose)["statements"]


@pytest.mark.parametrize("file", ["pyproject.toml", "Makefile", "requirements/dev.txt", ".ci/run", "strange/thing.bin"])
def test_what_decides_how_all_runs_or_has_no_place_is_everything(house: House, file: str) -> None:
    assert plan(house, [file]).everything


def test_all_sorts_of_changes_since_a_commit_are_found(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", "-C", str(tmp_path), *who, *words], check=True, capture_output=True)  # noqa: S603, S607

    names = ("kept", "committed", "staged", "unstaged", "deleted", "moved")
    git("init")
    for name in names:
        (tmp_path / name).write_text(f"{name} as it was\n")
    git("add", ".")
    git("commit", "-m", "begin")
    for name in ("committed", "staged", "unstaged"):
        (tmp_path / name).write_text("new\n")
        if name != "unstaged":
            git("add", name)
        if name == "committed":
            git("commit", "-m", "more")
    git("mv", "moved", "elsewhere")
    (tmp_path / "deleted").unlink()
    (tmp_path / "a new file").write_text("")
    assert changed_files("HEAD~1", tmp_path) == [
        *("a new file", "committed", "deleted", "elsewhere", "moved", "staged", "unstaged")
    ]


def test_in_our_own_house_a_game_reaches_the_tests_of_its_rules_and_no_others() -> None:
    ours = House(ROOT)
    for key in ours.games:
        found = plan(ours, [f"src/astrarium/games/{key}/__init__.py"])
        of_rules = {file for file in found.whole if file.startswith("tests/games/") and "/rules/" in file}
        assert of_rules == {str(file.relative_to(ROOT)) for file in ROOT.glob(f"tests/games/{key}/rules/test_*.py")}
        assert (found.games, found.kit, found.everything) == ({key}, {key}, False)
