"""`python -m benchmarks.speed`: how fast the games are. Ratios count: all sides are measured in one run, in turns.

`--peer PYTHON`: the Python of an environment that holds catanatron, a yardstick and never a dependency (`make peer`).
`--before CHECKOUT`: another checkout of the project, to compare with.
`--save`: keep the medians in `docs/pictures/speed.json`.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from astrarium.kernel import games

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src"
SAVED = HERE.parents[1] / "docs/pictures/speed.json"
SECONDS = 3.0
WORKS = ("random", "greedy", "costs")

Figures = dict[str, list[float]]  # by name, one for each turn


def run(command: Sequence[str], sources: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if sources is not None:
        environment["PYTHONPATH"] = str(sources)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def figures_of(key: str, work: str, seconds: float, sources: Path) -> dict[str, float]:
    command = [sys.executable, str(HERE / "work.py"), key, work, str(seconds)]
    found: dict[str, float] = json.loads(run(command, sources))
    return found


def peer_steps(python: str, seconds: float) -> float:
    return float(run([python, str(HERE / "peer.py"), str(seconds)]))


def add(to: Figures, found: dict[str, float]) -> None:
    for name, figure in found.items():
        to.setdefault(name, []).append(figure)


def measure(key: str, args: argparse.Namespace) -> dict[str, float]:
    """The medians of one game, printed with what they are compared with."""
    now: Figures = {}
    before: Figures = {}
    peer: list[float] = []
    for turn in range(args.pairs):
        sides = [(now, SOURCES), *([(before, args.before / "src")] if args.before else [])]
        for figures, sources in sides if turn % 2 else reversed(sides):
            for work in args.works:
                add(figures, figures_of(key, work, args.seconds, sources))
        if args.peer and "random" in args.works:
            peer.append(peer_steps(args.peer, args.seconds))
    saved = {}
    print(key)
    for name, all_now in now.items():
        saved[name] = round(median(all_now), 2)
        spread = f"{min(all_now):,.1f} to {max(all_now):,.1f}"
        print(f"  {name}: {median(all_now):,.1f} ({spread})" + _beside(name, now, before))
    if peer:
        for title, side in (("", now), (" before", before)):
            if side:
                ratio = median(side["decisions/s"]) / median(peer)
                print(f"  in times of catanatron's {median(peer):,.0f} steps/s{title}: {ratio:.2f}")
        saved["catanatron"] = round(median(now["decisions/s"]) / median(peer), 2)
    return saved


def _beside(name: str, now: Figures, before: Figures) -> str:
    """The figure before, and the median ratio of neighbouring turns."""
    if name not in before:
        return ""
    ratios = [one / other for one, other in zip(now[name], before[name], strict=True)]
    return f"; before {median(before[name]):,.1f}; ratio {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", default="")
    parser.add_argument("--before", type=Path)
    parser.add_argument("--save", action="store_true")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--works", nargs="+", choices=WORKS, default=WORKS)
    parser.add_argument("--games", nargs="+", default=[game.meta.key for game in games()])
    args = parser.parse_args()
    if not Path(args.peer).exists():
        args.peer = ""
    print(f"Python {sys.version.split()[0]}, {args.pairs} turns of {args.seconds:g} s each, processor time, two seats")
    figures = {key: measure(key, args) for key in args.games}
    counted = json.loads(run([sys.executable, "-m", "benchmarks.speed.bytecodes", *args.games]))
    for key, count in counted.items():
        print(f"{key}: {count:,} bytecodes a decision")
    if args.save:
        save(figures, counted)


def save(figures: dict[str, dict[str, float]], counted: dict[str, int]) -> None:
    """Keep these medians and counts; those of games that were not measured stay."""
    python = ".".join(map(str, sys.version_info[:2]))
    saved = json.loads(SAVED.read_text(encoding="utf-8")) if SAVED.exists() else {"medians": {}, "bytecodes": {}}
    saved["medians"].update(figures)
    saved["bytecodes"].setdefault(python, {}).update(counted)
    SAVED.write_text(json.dumps(saved, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
