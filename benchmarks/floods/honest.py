"""The honest player: one guest who plays against one bot and notes how long everything takes."""

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

from msgspec import UNSET

from ..load.people import Question, random_choice
from .line import LOST, Line
from .listener import UNREACHED, Heard, Listener
from .newcomers import enter, make_table

ADDRESS = "127.0.0.1"
PING = 0.1  # seconds between two pings; with the answers it stays below one person's limit
PAUSE = 0.15  # seconds before an answer
HEALTH = 0.05
BOT_SEAT = 1


@dataclass
class Felt:
    """The measurements of one window, in seconds."""

    pings: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)  # from the bot's question to its answer
    answers: int = 0
    games: int = 0
    lost: int = 0  # connections
    said: int = 0  # lines of chat that were heard

    def add(self, other: "Felt") -> None:
        self.pings += other.pings
        self.health += other.health
        self.turns += other.turns
        self.answers += other.answers
        self.games += other.games
        self.lost += other.lost
        self.said += other.said


class Honest(Listener):
    """Pings and plays until it is shut. Times are measured from when a message was due, not from when it could be sent,
    so that one long halt counts for all messages that would have waited in it."""

    def __init__(self, url: str, game: str) -> None:
        super().__init__()
        self.url, self.game = url, game
        self.table = ""
        self.felt = Felt()
        self._rng = random.Random(1)
        self._line, self._health_line = Line(url, ADDRESS), Line(url, ADDRESS)
        self._cookie = ""
        self._pinged: dict[int, float] = {}
        self._health_due = time.perf_counter()
        self._asked: Question | None = None
        self._bot_asked = False
        self._bot_since: float | None = None
        self._answer = 0, 0.0  # the answer without an update so far, and when it was sent
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> "Honest":
        reply = await enter(self._line, "Honest")
        if not reply.ok:
            raise RuntimeError(f"the honest player is not let in: {reply.status}")
        self._cookie = reply.cookie
        await self.connect(self.url, ADDRESS, self._cookie)
        await self._sit()
        for work in (self._ping(), self._look_after_health()):
            self._later(work)
        return self

    async def end(self) -> None:
        await self.gone()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._line.close()
        self._health_line.close()

    def take(self) -> Felt:
        """The measurements since the last call. Open waits count with their time so far, and begin anew."""
        felt, self.felt = self.felt, Felt()
        now = time.perf_counter()
        felt.pings += _longer([now - sent for sent in self._pinged.values()], felt.pings)
        felt.health += _longer([now - self._health_due], felt.health)
        waits = [now - since for since in (self._bot_since, self._answer[1]) if since]
        felt.turns += _longer(waits, felt.turns)
        self._pinged.clear()
        self._health_due = now
        if self._bot_since is not None:
            self._bot_since = now
        if self._answer[1]:
            self._answer = self._answer[0], now
        return felt

    def _later(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Pings

    async def _ping(self) -> None:
        due = time.perf_counter()
        while True:
            due = max(due + PING, time.perf_counter() - PING)
            await asyncio.sleep(due - time.perf_counter())
            if self.is_open:
                self._pinged[self.say("ping")] = due

    async def _look_after_health(self) -> None:
        self._health_due = time.perf_counter()
        while True:
            self._health_due += HEALTH
            await asyncio.sleep(max(0, self._health_due - time.perf_counter()))
            try:
                await self._health_line.ask("GET", "/healthz")
            except LOST:
                self.felt.lost += 1
            self.felt.health.append(max(0, time.perf_counter() - self._health_due))

    # Play

    async def _sit(self) -> None:
        """Make a new game; tries until the server allows it, as a person would."""
        self._asked, self._bot_since, self._answer, self._bot_asked = None, None, (0, 0.0), False
        while True:
            with suppress(*LOST):
                reply = await make_table(
                    self._line, self._cookie, self._rng, game=self.game, seats=2, bots=["greedy"], public=True
                )
                if reply.ok:
                    break
            await asyncio.sleep(PAUSE)
        self.table = reply.json()["table"]
        self.say("watch", table=self.table)

    def lost(self) -> None:
        self.felt.lost += 1
        self._pinged.clear()
        self._answer = 0, 0.0
        self._later(self._come_back())

    async def _come_back(self) -> None:
        while not self.is_open:
            await asyncio.sleep(PAUSE)
            with suppress(*UNREACHED):
                await self.connect(self.url, ADDRESS, self._cookie)
        self.say("watch", table=self.table)

    def hear(self, heard: Heard) -> None:
        now = time.perf_counter()
        if heard.type == "done" and heard.ref in self._pinged:
            self.felt.pings.append(now - self._pinged.pop(heard.ref))
        elif heard.type in ("update", "table") and heard.table == self.table:
            self._look(heard, now)
        elif heard.type in ("refused", "failed") and heard.ref == self._answer[0]:
            self._answer = 0, 0.0
            self._maybe_answer()
        elif heard.type == "said":
            self.felt.said += 1

    def _look(self, heard: Heard, now: float) -> None:
        """Take a message about the table. While the bot is asked we send nothing, so an update then is its answer."""
        sent, self._answer = self._answer[1], (0, 0.0)
        if sent:
            self.felt.answers += 1
        elif self._bot_since is not None and heard.type == "update":
            self.felt.turns.append(now - self._bot_since)
        self._bot_asked = BOT_SEAT in heard.waiting
        self._bot_since = (sent or now) if self._bot_asked else None
        if heard.questions is not UNSET:
            self._asked = heard.questions[0] if heard.questions else None
        elif heard.type == "table":
            self._asked = None
        if heard.stage == "over":
            self.felt.games += 1
            self._later(self._sit())
        else:
            self._maybe_answer()

    def _maybe_answer(self) -> None:
        if self._asked is not None and not self._bot_asked and not self._answer[1] and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._give_answer)

    def _give_answer(self) -> None:
        self._timer = None
        if self._asked is None or self._bot_asked or self._answer[1] or not self.is_open:
            return
        question, sent = self._asked, time.perf_counter()
        choice = random_choice(question, self._rng)
        self._answer = self.say("answer", table=self.table, decision=question.id, choice=choice), sent


def _longer(waits: list[float], known: list[float]) -> list[float]:
    """The open waits that are longer than every completed one."""
    most = max(known, default=0)
    return [wait for wait in waits if wait > most]
