"""Everything that must pass before a commit, in overlapping stages: `python -m tools.check` (needs only Python).

Given names of stages, it runs these and the stages that they need. With `--changed <commit>` it runs what the changes
since that commit can break (`changed.py`), and says why.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from .changed import Plan, changed_files, plan
from .imports import House
from .stages import Run, Stage

CORES = os.cpu_count() or 2
BIN = ".venv/bin"
PYTEST = f"{BIN}/python -m pytest -q --dist worksteal --durations 10"
# The folders of each test run. Every worker collects all tests of its run, so the slow folders are split into several.
SUITES = {
    "rules": ("tests/games/", "tests/kernel/", "tests/sights/"),
    "browsers": ("tests/browser/",),
    "looks": ("tests/looks/",),
    "server": ("tests/",),
}
# Server tests wait a good deal, so they get two processes more than there are cores. Browsers wait for others' turns.
WORKERS = {"rules": CORES, "browsers": CORES, "looks": CORES, "server": CORES + 2}
AT_ONCE = 3
COLLECT = f"{BIN}/python -m pytest -q --collect-only tests > .checks/collected || (cat .checks/collected && false)"


def suite_of(file: str) -> str:
    return next(name for name, places in SUITES.items() if file.startswith(places))


def suite(name: str) -> str:
    """The command that runs one suite."""
    others = [place for other in SUITES if other != name == "server" for place in SUITES[other]]
    return " ".join([f"{PYTEST} -n {WORKERS[name]}", *SUITES[name], *(f"--ignore {place}" for place in others)])


def _kit(games: str) -> str:
    return f"{BIN}/astrarium conformance {games} --decisions 400 --jobs {CORES}"


# Started in this order as far as their needs allow: first stages that others wait for, then tests that wait for servers
# and browsers, while the rest computes. Two browser suites at once would only slow each other down.
STAGES = (
    Stage("setup", "make setup"),
    Stage("packages", "make web/node_modules/.ready"),
    Stage("chromium", "make chromium"),
    Stage("build", "make built", ("packages",)),
    Stage("shelf", "make shelf", ("setup",)),
    # Two thirds of a worker's collection time is rewriting assertions, unless the rewritten modules are cached.
    Stage("collect", COLLECT, ("setup",)),
    Stage("browsers", suite("browsers"), ("setup", "build", "chromium"), after=("collect",)),
    Stage("server", suite("server"), ("setup",), after=("collect", "browsers")),
    Stage("looks", suite("looks"), ("setup", "build", "shelf", "bench", "chromium"), after=("collect", "browsers")),
    Stage("bench", "cd web && npm run --silent build-bench", ("build",), gives_way=True),
    Stage("client-types", "cd web && npm run --silent types", ("build",), gives_way=True),
    Stage("client", "cd web && npm run --silent lint && npm run --silent test", ("build", "shelf"), gives_way=True),
    Stage("types", f"{BIN}/mypy", ("setup",), gives_way=True),
    Stage("style", "make lint layers bandit audit", ("setup",), gives_way=True),
    Stage("statements", f"{BIN}/astrarium rules --all --coverage --lang en > /dev/null && make doctest", ("setup",)),
    Stage("rules", suite("rules"), ("setup",), after=("collect",), gives_way=True),
    Stage("kit", _kit("--all"), ("setup",), gives_way=True),
)
BY_NAME = {stage.name: stage for stage in STAGES}


def with_needs(names: Iterable[str]) -> list[Stage]:
    """These stages and all stages that they need."""
    wanted, waiting = set(), list(names)
    while waiting:
        stage = BY_NAME[waiting.pop()]
        wanted.add(stage.name)
        waiting += stage.needs
    return [stage for stage in STAGES if stage.name in wanted]


def narrowed(found: Plan) -> list[Stage]:
    """The stages of a plan, each reduced to what the plan asks for."""
    if found.everything:
        return list(STAGES)
    commands = {"style": BY_NAME["style"].command, "statements": BY_NAME["statements"].command}
    if found.python:
        commands["types"] = BY_NAME["types"].command
    if found.client:
        commands |= {name: BY_NAME[name].command for name in ("client", "client-types")}
        if others := " ".join(f"--exclude 'src/boards/{key}/**'" for key in sorted(found.other_boards)):
            # For a single board, trying all of its sights is quick.
            commands["client"] = f"export ASTRARIUM_LOOKS=long && {commands['client']} -- {others}"
    if found.kit:
        commands["kit"] = " && ".join(_kit(key) for key in sorted(found.kit))
    for name in SUITES:
        if runs := list(_runs(found, name)):
            commands[name] = " && ".join(runs)
    chosen = [replace(stage, command=commands.get(stage.name, stage.command)) for stage in with_needs(commands)]
    if found.client:
        return chosen
    # In a full run, mostly the client computes beside the browsers. Without it, server tests do not wait for browsers.
    return [replace(stage, after=()) if stage.name == "server" else stage for stage in chosen]


def _runs(found: Plan, suite: str) -> Iterator[str]:
    """The pytest commands for a plan's files in one suite."""
    keys = ",".join(sorted(found.games | found.boards))
    for files, options in (
        (found.whole, ""),
        (found.one_game, "-p tests.of_games --one-game"),
        (found.for_games, f"-p tests.of_games --games {keys}"),
    ):
        if mine := sorted(file for file in files if suite_of(file) == suite):
            # pytest exits with 5 if none of these tests is about those games.
            yield f"{PYTEST} -n {WORKERS[suite]} {options} {' '.join(mine)} || [ $? -eq 5 ]"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.check", description="All that must pass before a commit.")
    parser.add_argument("stages", nargs="*", metavar="stage", help=f"one of {', '.join(BY_NAME)}; all if none is named")
    parser.add_argument("--changed", metavar="COMMIT", help="only what the changes since this commit can break")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="how many stages run at a time")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.stages) - set(BY_NAME):
        parser.error(f"no such stage: {', '.join(sorted(unknown))}")
    chosen = with_needs(asked.stages) if asked.stages else list(STAGES)
    if asked.changed:
        files = changed_files(asked.changed)
        found = plan(House(Path()), files)
        chosen = narrowed(found)
        sys.stdout.write(
            f"{len(files)} files changed since {asked.changed}.\n" + "".join(f"- {why}\n" for why in found.reasons)
        )
        sys.stdout.write(f"Stages: {', '.join(stage.name for stage in chosen)}.\n")
    return Run(chosen, asked.at_once)()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
