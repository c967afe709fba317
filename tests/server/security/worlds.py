"""Two servers that differ only in what one reader cannot know. All that they send to that reader must be the same."""

import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import structlog

from astrarium.conformance.play import act, answer, through_json
from astrarium.kernel import Choice, Decision, Game, Rng, State
from astrarium.kernel.flow import waited_for
from astrarium.kernel.plain import dump
from astrarium.kernel.randomness import commitment, seed_from
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.live.table.summary import about_text
from astrarium.server.store.database import Append
from astrarium.server.store.tables import TableRow
from astrarium.server.tables import entries as e
from astrarium.server.tables.fold import TableFold
from astrarium.server.tables.progress import Seat, TableProgress

from .house import API, Guest, House, Line, open_house

AT = 1_700_000_000_000
SECRET = seed_from("a host's secret")
DECLARED = {"x-request-id"}  # the only thing that may differ: random, and made before anything is looked at
# Figures of time and of the process, and the bytes sent to everybody: their sum holds what others received, so that it
# steps from one mebibyte to the next at another moment. See docs/security.md, “What remains”.
EXCEPTED = ("_seconds", "_created", "process_", "python_")


@dataclass
class World:
    """One server. Its people have the same ids and names as the other's."""

    house: House
    seats: int
    shared: bool = False  # the first two seats are one person's, who passes the screen on
    people: list[Guest] = field(default_factory=list)  # a person for each seat, then a spectator
    lines: list[Line] = field(default_factory=list)
    brief: list[Line] = field(default_factory=list)  # the same people with a program that wants short questions

    async def settle_people(self) -> None:
        for number in range(self.seats + 1):
            self.people.append(await self.house.guest(f"P{number}", person=1000 + number))
            self.lines.append(await self.house.line(self.people[-1]))
            self.brief.append(await self.house.line(self.people[-1]))

    async def put(self, number: int, game: Game[Any], options: dict[str, str], state: State) -> LiveTable:
        """A table in the middle of a game, in exactly this state."""
        services = self.house.node.services
        spec = e.TableSpec(game.meta.key, self.seats, options, public=True)
        made = e.Created(self.people[0].id, spec, commitment(SECRET).hex())
        fold = TableFold(game, made, AT, SECRET)
        chairs = tuple(Seat(guest.id, guest.person.name, "", "00") for guest in self.seated)
        waiting = sum(1 << seat for seat in waited_for(state))
        nothing = (None,) * self.seats
        progress = TableProgress(1, AT, "playing", chairs, (0,) * self.seats, waiting, AT, nothing)
        fold.resume(progress, game.encode(state))
        row = TableRow(
            number, game.meta.key, "playing", 1, "none", made.host, "", self.seats, 1, waiting, AT, None, AT, SECRET,
            about_text(fold),
        )  # fmt: skip
        seats = [(seat, guest.id) for seat, guest in enumerate(self.seated)]
        await services.tables.create(row, Append(number, 1, AT, e.encode(made), "playing", waiting, AT, None), seats)
        live = LiveTable(services, number, fold)
        self.house.node.hub.keep(live)
        return live

    @property
    def seated(self) -> list[Guest]:
        return [self.people[self.owner(seat)] for seat in range(self.seats)]

    def owner(self, seat: int) -> int:
        """The person in that seat."""
        return 0 if self.shared and seat == 1 else seat

    def place(self, reader: int | None) -> int:
        """The number of the person who reads: without a seat, a spectator, or a shared screen that is passed on."""
        if reader is None:
            return 0 if self.shared else self.seats
        return self.owner(reader)

    async def metrics(self) -> list[str]:
        """All metrics but those excepted; time has a test of its own."""
        await self.house.node.gauge()
        text = self.house.node.metrics.text().decode()
        return [line for line in text.splitlines() if not any(word in line for word in EXCEPTED)]


@asynccontextmanager
async def two_worlds(
    folder: Path, seats: int, settings: Sequence[dict[str, Any]] = ({}, {}), shared: bool = False
) -> AsyncIterator[tuple[World, World]]:
    for name in ("here", "there"):
        (folder / name).mkdir()
    async with (
        open_house(folder / "here", lambda: AT, **settings[0]) as here,
        open_house(folder / "there", lambda: AT, **settings[1]) as there,
    ):
        worlds = World(here, seats, shared), World(there, seats, shared)
        for world in worlds:
            await world.settle_people()
        yield worlds


class Everything(logging.Handler):
    """Everything that is logged, at any level, with all extra fields."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name in ("asyncio", "httpx"):
            return
        # Where logs were set up before, structured lines come this way too.
        said = _lasting(record.msg) if isinstance(record.msg, dict) else record.getMessage()
        self.heard.append(f"{record.name} {record.levelname} {said} {record.exc_info}")


def _lasting(row: Mapping[str, Any]) -> str:
    """A structured line without random values and times."""
    return str({key: row[key] for key in row if key not in ("request", "timestamp")})


@contextmanager
def all_logs() -> Iterator[list[str]]:
    root = logging.getLogger()
    handler, level = Everything(), root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        with structlog.testing.capture_logs() as structured:
            yield handler.heard
            handler.heard += [_lasting(row) for row in structured]
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


@dataclass
class Reading:
    """All that a server sent to one reader in one scene."""

    told: list[str] = field(default_factory=list)
    briefly: list[str] = field(default_factory=list)
    replies: list[Any] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)
    metrics: list[str] = field(default_factory=list)


async def read_scene(
    world: World, live: LiveTable, reader: int | None, move: tuple[Decision, Choice] | None, wrong: list[dict[str, Any]]
) -> Reading:
    """Let everybody watch, the reader ask all it can, right and wrong, and somebody answer; returns what was sent."""
    reading = Reading()
    at = world.place(reader)
    line, brief, who = world.lines[at], world.brief[at], world.people[at]
    begun = len(line.raw), len(brief.raw)
    seat = {"seat": reader} if world.shared and reader is not None else {}
    with all_logs() as logged:
        for full, lines in ((True, world.lines), (False, world.brief)):
            for number, other in enumerate(lines):
                await other.ask("watch", table=live.name, full=full, **(seat if number == at else {}))
        reading.replies += await _ask_all(world.house, who, live.name)
        for ask in wrong:
            await line.ask(**ask, table=live.name)
        if move is not None:
            decision, choice = move
            await world.lines[world.owner(decision.seat)].ask(
                "answer", table=live.name, decision=decision.id, choice=list(choice)
            )
        await line.ask("watch", table=live.name, **seat)
        for other in (line, brief):
            await other.settle()
        reading.replies += await _ask_all(world.house, who, live.name)
        for other in (*world.lines, *world.brief):
            await other.ask("unwatch", table=live.name)
    reading.told, reading.briefly = line.raw[begun[0] :], brief.raw[begun[1] :]
    reading.logged, reading.metrics = list(logged), await world.metrics()
    return reading


async def _ask_all(house: House, who: Guest, table: str) -> list[Any]:
    """Every HTTP reply about this table: status, headers, body."""
    found = []
    for method, path in (
        ("GET", f"/tables/{table}"), ("GET", "/tables/mine"), ("GET", "/tables"), ("GET", f"/tables/{table}/chat"),
        ("GET", f"/tables/{table}/log"), ("GET", f"/tables/{table}/replay?seat=0"), ("POST", f"/tables/{table}/leave"),
        ("POST", f"/tables/{table}/start"), ("POST", f"/tables/{table}/rematch"),
        ("DELETE", f"/tables/{table}/seats/1"),
    ):  # fmt: skip
        reply = await house.http(who, method, API + path)
        headers = [(key, value) for key, value in reply.headers.items() if key not in DECLARED]
        found.append((method, path, reply.status_code, headers, reply.content))
    return found


# Positions


def sampled(game: Game[Any], state: State, reader: int | None, rng: Random) -> Any:
    """Another state that this reader could take for the true one."""
    view = through_json(dump(game.view(state, reader)))
    return game.sample(view, Rng(seed_from(str(rng.random()))))


def positions(game: Game[Any], seats: int, options: dict[str, str], seed: str, every: int) -> Iterator[Any]:
    """States along a random game."""
    rng = Random(seed)
    state = game.new(seats, options, seed)
    for number in range(100_000):
        decisions = game.decisions(state)
        if not decisions:
            return
        if number % every == 0:
            yield state.copy()
        decision = rng.choice(decisions)
        choice = answer(state, decision, rng)
        assert choice is not None
        game.apply(state, decision, choice)


def same_move(game: Game[Any], here: Any, there: Any, reader: int | None, rng: Random) -> Any:
    """An answer in each world that teaches the reader nothing; None if there is none."""
    decision = rng.choice(game.decisions(here))
    twin = _twin(game, there, decision, reader)
    if twin is None:
        return None
    choice = answer(here, decision, rng)
    after, after_there = here.copy(), there.copy()
    if choice is None or act(game, after, decision, choice) is None or act(game, after_there, twin, choice) is None:
        return None
    if game.is_over(after) or game.is_over(after_there):  # then the log is for all to read
        return None
    quiet = [(s.rng.counter, s.reveals) for s in (after, after_there)] == [
        (s.rng.counter, s.reveals) for s in (here, there)
    ]
    same = dump(game.view(after, reader)) == dump(game.view(after_there, reader))
    # The reader's own answer that shows nothing must show nothing in any world: then it is not asked whether it does.
    return ((decision, choice), (twin, choice)) if quiet and (same or decision.seat == reader) else None


def _twin(game: Game[Any], there: Any, decision: Decision, reader: int | None) -> Decision | None:
    """The same seat's question in another world. Conversations beside the game need not exist there."""
    asked = [d for d in game.decisions(there) if (d.seat, d.aside < 0) == (decision.seat, decision.aside < 0)]
    if decision.aside >= 0:
        asked = [d for d in asked if d.prompt == decision.prompt and (d.id == decision.id or decision.seat != reader)]
    assert asked or decision.aside >= 0
    return asked[0] if asked else None


def wrong_asks(game: Game[Any], state: State, reader: int | None, rng: Random) -> list[dict[str, Any]]:
    """Requests that are refused to anybody: a wrong shape, an unknown option, somebody else's decision."""
    asks: list[dict[str, Any]] = [{"kind": "undo"}, {"kind": "take_back"}]
    for decision in game.decisions(state):
        codes = list(decision.options)
        for choice in ([], [999], [-1], [0, 0], codes, codes * 2, [rng.randrange(256)] * 3):
            fits = decision.seat == reader and decision.has_shape(tuple(choice))
            if not fits:
                asks.append({"kind": "answer", "decision": decision.id, "choice": choice[:256]})
    # How far is another seat? No guess at its decisions may tell.
    asks += [{"kind": "answer", "decision": rng.randrange(400), "choice": [0]} for _ in range(4)]
    guesses = [8 * given + seat for seat in range(state.seats) if seat != reader for given in (0, state.answers[seat])]
    asks += [{"kind": "answer", "decision": guess, "choice": [0]} for guess in guesses]
    own = 8 * state.answers[reader] + reader if reader is not None else -1
    return [ask for ask in asks if ask.get("decision") != own or ask["choice"] != [0]]
