"""Stages overlap, wait for what they need, and stop at the first that fails."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tools.check import AT_ONCE, BY_NAME, STAGES, SUITES, suite_of, with_needs
from tools.stages import Run, Stage

ROOT = Path(__file__).parents[2]


def order_of(run: Run) -> list[str]:
    return [ended.stage.name for ended in run.ended]


def test_stages_without_needs_run_side_by_side(tmp_path: Path) -> None:
    """Each of two stages waits for a file that the other writes, so neither could end before the other begins."""
    meet = "touch {mine}; until [ -e {theirs} ]; do sleep 0.01; done"
    one, two = tmp_path / "one", tmp_path / "two"
    stages = [
        Stage("one", meet.format(mine=one, theirs=two)),
        Stage("two", meet.format(mine=two, theirs=one), gives_way=True),
    ]
    run = Run(stages, 2, tmp_path / "logs")
    assert run() == 0
    assert sorted(order_of(run)) == ["one", "two"]


def test_a_stage_waits_for_what_it_needs_and_for_what_it_is_to_follow(tmp_path: Path) -> None:
    stages = [
        Stage("roof", f"test -e {tmp_path}/wall", needs=("wall",)),
        Stage("wall", f"sleep 0.2; touch {tmp_path}/wall"),
        Stage("flag", "true", after=("roof", "mast")),  # there is no mast in this run
    ]
    run = Run(stages, 3, tmp_path / "logs")
    assert run() == 0
    assert order_of(run) == ["wall", "roof", "flag"]


def test_whoever_ends_the_run_ends_its_stages(tmp_path: Path) -> None:
    """A stage has a session of its own, and would go on after its run if the run did not end it."""
    long = f"echo $$ > {tmp_path}/number; mv {tmp_path}/number {tmp_path}/begun; exec sleep 600"
    script = "import sys; from pathlib import Path; from tools.stages import Run, Stage\n"
    script += "Run([Stage('long', sys.argv[1])], 1, Path(sys.argv[2]))()"
    with subprocess.Popen([sys.executable, "-c", script, long, str(tmp_path)], cwd=ROOT) as run:  # noqa: S603
        while not (begun := tmp_path / "begun").exists():
            assert run.poll() is None
            time.sleep(0.01)
        run.terminate()
        assert run.wait() == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.killpg(int(begun.read_text()), 0)


def test_the_first_that_fails_ends_the_run_and_is_shown_last(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stages = [
        Stage("sound", "echo all is well"),
        Stage("broken", "echo this is why; exit 3", needs=("sound",)),
        Stage("endless", f"sleep 60; touch {tmp_path}/late"),
        Stage("never", f"touch {tmp_path}/late", needs=("broken",)),
    ]
    run = Run(stages, 2, tmp_path / "logs")
    assert run() == 1
    assert order_of(run) == ["sound", "broken"]
    assert not (tmp_path / "late").exists()
    told = capsys.readouterr().out
    assert told.index("all is well") < told.index("broken failed with 3") < told.index("this is why")
    assert told.index("this is why") < told.index("FAILED") < told.index("all together")


def test_the_table_closes_with_each_stages_last_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Run([Stage("suite", "echo collecting; echo '== 7 passed in 0.5s =='")], 1, tmp_path)() == 0
    table = capsys.readouterr().out.partition("processor\n")[2]
    assert [line.split("  ")[-1] for line in table.splitlines()[:1]] == ["7 passed in 0.5s"]


def test_stages_that_wait_for_each_other_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="wait for each other: egg, hen"):
        Run([Stage("egg", "true", needs=("hen",)), Stage("hen", "true", needs=("egg",))], 2, tmp_path)()


def test_all_stages_of_the_check_can_run() -> None:
    assert {name for stage in STAGES for name in (*stage.needs, *stage.after)} <= set(BY_NAME)
    assert set(SUITES) <= set(BY_NAME)
    done: set[str] = set()
    while ready := [stage for stage in STAGES if stage.name not in done and done >= {*stage.needs, *stage.after}]:
        done |= {stage.name for stage in ready[:AT_ONCE]}
    assert done == set(BY_NAME)


def test_a_named_stage_brings_what_it_needs_and_no_more() -> None:
    assert [stage.name for stage in with_needs(["browsers"])] == ["setup", "packages", "chromium", "build", "browsers"]
    assert [stage.name for stage in with_needs(["server"])] == ["setup", "server"]


@pytest.mark.parametrize(
    ("file", "suite"),
    [
        ("tests/games/test_golden.py", "rules"),
        ("tests/browser/test_pace.py", "browsers"),
        ("tests/cli/test_play.py", "server"),
        ("tests/test_french.py", "server"),
    ],
)
def test_the_suite_of_a_test(file: str, suite: str) -> None:
    assert suite_of(file) == suite
