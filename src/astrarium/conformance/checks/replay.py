"""Checks that a log, written and read back, verifies, and that a forged log does not."""

from random import Random
from typing import ClassVar

from astrarium.kernel import Choice, Log, verify

from ..play import Check, Move, Play, act, answer

FORGE_ONE_IN = 3  # games: verifying takes as long as playing


class Replay(Check):
    name: ClassVar[str] = "replay"

    def start(self, play: Play) -> None:
        self._rng = Random(f"{play.seed}/replay")
        self._forgery: tuple[int, Choice] | None = None  # an entry, and another answer that would change the game

    def look(self, play: Play, move: Move) -> None:
        other = answer(play.state, move.decision, play.dice("forge"))
        if other is None or other == move.choice:
            return
        worlds = play.state.copy(), play.state.copy()
        act(play.game, worlds[0], move.decision, move.choice)
        act(play.game, worlds[1], move.decision, other)
        if play.game.encode(worlds[0]) != play.game.encode(worlds[1]):
            self._forgery = len(play.table.log.entries), other

    def end(self, play: Play) -> None:
        text = play.table.log.to_json()
        play.hold(self.name, Log.from_json(text).to_json() == text, "the log, read back, is another")
        flaw = verify(play.game, Log.from_json(text))
        play.hold(self.name, flaw is None, lambda: f"an honest log is flawed at {flaw and (flaw.entry, flaw.text)}")
        if flaw is None and self._rng.randrange(FORGE_ONE_IN) == 0:
            self._secret(play, Log.from_json(text))
            self._answer(play, Log.from_json(text))
            self._draw(play, Log.from_json(text))

    def _secret(self, play: Play, log: Log) -> None:
        if log.secret is not None:
            log.secret = bytes([log.secret[0] ^ 1]) + log.secret[1:]
        self._flawed(play, log, None, "another secret")

    def _answer(self, play: Play, log: Log) -> None:
        if self._forgery is not None:
            number, choice = self._forgery
            log.entries[number].choice = choice
            self._flawed(play, log, number + 1, "another answer")

    def _draw(self, play: Play, log: Log) -> None:
        drawn = [(number, entry.draws) for number, entry in enumerate(log.entries, 1) if entry.draws]
        if log.draws:
            drawn.append((0, log.draws))
        if drawn:
            number, draws = self._rng.choice(drawn)
            at = self._rng.randrange(len(draws))
            draws[at] = (draws[at][0], draws[at][1] + 1)
            self._flawed(play, log, number or None, "another draw")

    def _flawed(self, play: Play, log: Log, entry: int | None, what: str) -> None:
        flaw = verify(play.game, log)
        found = flaw is not None and flaw.entry == entry
        play.hold(self.name, found, lambda: f"{what} at entry {entry}: verify says {flaw}")
