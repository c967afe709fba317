"""Plays games and lets every check watch."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from astrarium.kernel import Game, Setup

from .checks.aliasing import Aliasing
from .checks.asides import Asides
from .checks.ends import Ends
from .checks.events import Events
from .checks.leaks import Leaks
from .checks.lockstep import Lockstep
from .checks.refusals import Refusals
from .checks.replay import Replay
from .checks.roundtrip import RoundTrip
from .checks.samples import Samples
from .checks.terminal import Terminal
from .checks.undo import Undo
from .checks.views import Views
from .checks.windows import Windows
from .checks.words import Words
from .once import ONCE, look_over
from .pace import BOUND, Pace
from .play import TRIES, Check, Move, Play, Stuck, answer
from .report import Failure, Report

RESIGN_ONE_IN = 5
REPLACE_ONE_IN = 4

Progress = Callable[[int, int], None]


def check(
    game: Game[Any],
    games: int = 20,
    seats: Iterable[int] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
    bound: int = BOUND,
    progress: Progress | None = None,
    part: tuple[int, int] = (0, 1),
) -> Report:
    """Play `games` random games for each seat count, with every value of every option, and report what broke.

    The checks that need no play run first, once, and try as many wrong rows of content as there are games.
    `part` (k, n) plays only every n-th game, from the k-th on: n such runs make a full one (see `check_on_all_cores`).
    """
    report = Report(game.meta.rules)
    counts = tuple(seats) if seats is not None else game.meta.seats
    plan = [(setup, f"{seed}/{n}/{i}") for n in counts for i, setup in enumerate(setups(game, n, games, options, seed))]
    plan = plan[part[0] :: part[1]]
    if part[0] == 0:
        look_over(game, report, seed, rows=games)
    paces: dict[int, Pace] = {}
    for done, (setup, game_seed) in enumerate(plan):
        if progress is not None:
            progress(done, len(plan))
        if setup.seats not in paces:
            paces[setup.seats] = Pace()
            paces[setup.seats].measure(game, setup, bound)
        play_game(game, setup, game_seed, report, bound, paces[setup.seats])
    if progress is not None:
        progress(len(plan), len(plan))
    return report


def again(game: Game[Any], failure: Failure, bound: int = BOUND) -> Report:
    """Repeat the game of a failure, with every check looking at every state."""
    report = Report(game.meta.rules)
    if failure.check in ONCE:
        look_over(game, report, failure.seed)
        return report
    play_game(game, game.agree(failure.seats, failure.options), failure.seed, report, bound, None)
    return report


def setups(
    game: Game[Any], seats: int, games: int, options: Mapping[str, str] | None, seed: int | str
) -> Iterable[Setup]:
    """Each value of each option at least once; then mostly the default game, and sometimes a mixture.

    Where `games` is small, one game combines non-default values of several options, so that fewer games suffice.
    """
    if options is not None:
        yield from (game.agree(seats, options) for _ in range(games))
        return
    specs = [spec for spec in game.meta.options if seats in spec.seats]
    others = {spec.id: [value for value in spec.values if value != spec.default] for spec in specs}
    variants = [{option: value} for option, values in others.items() for value in values]
    if games <= len(variants):
        most = max(map(len, others.values()), default=0)
        variants = [{o: values[n] for o, values in others.items() if n < len(values)} for n in range(most)]
    yield game.agree(seats)
    yield from (game.agree(seats, variant) for variant in variants)
    rng = Random(f"{seed}/options")
    for number in range(games - len(variants) - 1):
        mixed = {spec.id: rng.choice(spec.values) for spec in specs} if number % 3 == 0 else {}
        yield game.agree(seats, mixed)


def play_game(game: Game[Any], setup: Setup, seed: str, report: Report, bound: int, pace: Pace | None) -> None:
    """Play one random game under all checks; without a pace, costly checks look at every state."""
    report.games += 1
    try:
        play = Play(game, setup, seed, report)
        run = Run(play, bound, pace.rate if pace else 1.0)
        run.play()
    except Stuck:
        return
    except Exception as error:  # noqa: BLE001  (whatever a game may do wrong is the finding)
        report.add(Failure(Ends.name, setup.seats, dict(setup.options), seed, None, f"raised {error!r}"))
        return
    finally:
        report.count(Ends.name)
    if pace is not None:
        pace.games += 1
        pace.decisions += play.entry


class Run:
    """One game from its opening to its end."""

    def __init__(self, play: Play, bound: int, rate: float) -> None:
        self._checks: list[Check] = [
            Ends(), Words(), Events(), Views(), Terminal(), RoundTrip(), Lockstep(), Aliasing(),
            Refusals(), Leaks(), Samples(bound), Undo(), Replay(), Asides(), Windows(),
        ]  # fmt: skip
        self._play = play
        self._bound = bound
        self._rate = rate
        self._moves = Random(f"{play.seed}/moves")
        self._looks = Random(f"{play.seed}/looks")
        twists = Random(f"{play.seed}/twists")
        self._resign_at = twists.randrange(1, 60) if twists.randrange(RESIGN_ONE_IN) == 0 else None
        self._twisted = twists.randrange(play.setup.seats)
        self._replace_at = twists.randrange(1, 30) if twists.randrange(REPLACE_ONE_IN) == 0 else None

    def play(self) -> None:
        play = self._play
        self._each(lambda check: check.start(play))
        self._each(lambda check: check.state(play))
        while not play.game.is_over(play.state):
            if not play.hold(Ends.name, play.entry < self._bound, f"not over after {self._bound} decisions"):
                raise Stuck
            self._move()
            self._each(lambda check: check.state(play))
            if play.entry == self._replace_at and not play.game.is_over(play.state):
                play.table.replace(self._twisted, "somebody else")
            if play.entry == self._resign_at and not play.game.is_over(play.state):
                self._resign(self._twisted)
        self._each(lambda check: check.end(play))

    def _move(self) -> None:
        play = self._play
        d = self._moves.choice(play.game.decisions(play.state))
        play.refused = []
        choice = answer(play.state, d, self._moves, play.refused)
        if choice is None:
            play.fail(Ends.name, f"{d.prompt}: {TRIES} random answers, all refused")
            raise Stuck
        move = Move(d, choice, play.data)
        if self._looks.random() < self._rate:
            self._each(lambda check: check.look(play, move))
        measure = play.state.rng.counter, play.state.reveals
        try:
            move.events = tuple(play.table.answer(d.seat, d.id, choice))
        except Exception as error:
            play.fail(Ends.name, f"{d.prompt}: {choice} raised {error!r}")
            raise Stuck from error
        move.revealed = measure != (play.state.rng.counter, play.state.reveals)
        play.data = play.game.encode(play.state)
        self._each(lambda check: check.moved(play, move))
        play.entry += 1
        play.report.decisions += 1

    def _resign(self, seat: int) -> None:
        play = self._play
        play.table.resign(seat)
        play.data = play.game.encode(play.state)
        self._each(lambda check: check.resigned(play, seat))
        self._each(lambda check: check.state(play))

    def _each(self, hook: Callable[[Check], None]) -> None:
        """Call a hook of each check. A check that raises has found a failure, and the others go on."""
        for check in self._checks:
            try:
                hook(check)
            except Exception as error:  # noqa: BLE001  (whatever a game may do wrong is the finding)
                self._play.fail(check.name, f"raised {error!r}")
