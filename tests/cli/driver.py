"""A random person at the keyboard: numbers and questions, fed through stdin."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from typer.testing import CliRunner, Result

from astrarium.cli.main import app

ANSWERS = ("1", "2", "1", "1 2", "1,2", "3", "0")  # in every form that questions of Tiny ask for
ASIDES = ("?", "? 1", "? b1", "b1", "u", "h", "nonsense", "? 99", "")


@dataclass(frozen=True)
class Finished:
    """What the person saw of a whole game, and its saved log."""

    screen: str
    log: Path


def run(*args: str, feed: Iterable[str] = (), env: dict[str, str] | None = None) -> Result:
    """Run the command in this process; stdin ends after `feed`."""
    plain = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", **(env or {})}
    return CliRunner().invoke(app, list(args), input="".join(f"{line}\n" for line in feed), env=plain)


def keys(seed: int, count: int = 3000) -> list[str]:
    """Enough answers for a whole game, with some other input among them."""
    rng = Random(seed)
    return [rng.choice(ASIDES) if rng.random() < 0.08 else rng.choice(ANSWERS) for _ in range(count)]
