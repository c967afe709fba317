"""Checks that nobody learns hidden facts from a view, a question, an event, or the effects of an answer.

A view is sampled into other worlds that agree with it. What its reader sees must be the same in all of them, until the
kernel says that something was revealed.
"""

from typing import Any, ClassVar

from astrarium.kernel import Choice, Decision
from astrarium.kernel.plain import dump

from ..play import Check, Move, Play, act, answer, came_to_light, questions, seen, through_json

WORLDS = 2  # sampled worlds for each reader
ANSWERS = 3  # different answers to one secret question


class Leaks(Check):
    name: ClassVar[str] = "leaks"

    def look(self, play: Play, move: Move) -> None:
        rng = play.dice("leaks")
        decider = move.decision.seat
        others = [seat for seat in (None, *range(play.setup.seats)) if seat != decider]
        for reader in (decider, rng.choice(others)):
            self._read(play, reader, move)
        if play.state.lanes:
            for d in play.game.decisions(play.state):
                if not d.secret:
                    continue
                self._secret(play, d, [seat for seat in (None, *range(play.setup.seats)) if seat != d.seat])

        for d in play.game.decisions(play.state):
            if d.aside >= 0:
                inside = play.state.asides[d.aside].seats
                self._beside(play, d, [seat for seat in (None, *range(play.setup.seats)) if seat not in inside])

    def _read(self, play: Play, reader: int | None, move: Move) -> None:
        game, s = play.game, play.state
        view = game.view(s, reader)
        data = dump(view)
        asked = questions(s, reader)
        who = f"view of {'a spectator' if reader is None else f'seat {reader}'}"
        play.hold(self.name, through_json(data) == view, f"{who}: not plain JSON")
        play.hold(self.name, s.rng.seed.hex().encode() not in data, f"{who}: shows the seed")
        play.hold(self.name, game.encode(s) == play.data, f"{who}: looking changed the state")
        for number in range(WORLDS):
            label = f"leaks/{reader}/{number}"
            world = game.sample(through_json(data), play.rng(label))
            there = dump(game.view(world, reader))
            if not play.hold(self.name, there == data, difference(who, data, there)):
                return
            asked_there = questions(world, reader)
            play.hold(self.name, asked_there == asked, difference(f"{who}: questions", asked, asked_there))
            further = game.sample(through_json(there), play.rng(f"{label}/further"))
            play.hold(self.name, dump(game.view(further, reader)) == data, f"{who}: differs when sampled twice")
            self._same_answer(play, reader, world, move.decision, move.choice)

    def _same_answer(self, play: Play, reader: int | None, world: Any, d: Decision, choice: Choice) -> None:
        """Give the same answer in the true world and in another; the reader must not be able to tell them apart."""
        game, s = play.game, play.state
        own = d.seat == reader
        here, there = s.copy(), world.copy()
        # A reader does not know the numbers of other seats' decisions, so there they count as the same question.
        twin = d if own else next((e for e in game.decisions(there) if (e.seat, e.prompt) == (d.seat, d.prompt)), d)
        happened, elsewhere = act(game, here, d, choice), act(game, there, twin, choice)
        if happened is None or elsewhere is None:
            play.hold(self.name, not own, f"{d.prompt}: {choice} is refused in a world that looks the same")
            return
        same_view = dump(game.view(here, reader)) == dump(game.view(there, reader))
        same_events = seen(happened, reader) == seen(elsewhere, reader)
        if own and not came_to_light(s, here):
            play.hold(self.name, not came_to_light(world, there), f"{d.prompt}: reveals or not by what is hidden")
            play.hold(self.name, same_view, f"{d.prompt}: {choice} shows the answering seat what was hidden")
            play.hold(self.name, same_events, f"{d.prompt}: events after {choice} tell what was hidden")
        elif same_view and (here.rng.counter, there.rng.counter) == (s.rng.counter, world.rng.counter):
            # Without dice, events must not tell more than the view: it must hold whatever everybody saw.
            told = f"{d.prompt}: an event after {choice} tells {reader} what the view does not"
            play.hold(self.name, same_events, told)

    def _secret(self, play: Play, d: Decision, readers: list[int | None]) -> None:
        """While seats decide at the same time, others must not be able to tell what one of them chose."""
        game, s = play.game, play.state
        rng = play.dice(f"secret/{d.id}")
        choices = {answer(s, d, rng) for _ in range(ANSWERS)} - {None}
        first: list[tuple[bytes, bytes, bytes]] | None = None
        for choice in sorted(c for c in choices if c is not None):
            world = s.copy()
            events = act(game, world, d, choice)
            if events is None or not world.lanes or came_to_light(s, world):
                continue
            read = [(dump(game.view(world, r)), seen(events, r), questions(world, r)) for r in readers]
            first = first or read
            play.hold(self.name, read == first, f"{d.prompt}: others can tell {choice} before the common reveal")

    def _beside(self, play: Play, d: Decision, readers: list[int | None]) -> None:
        """Events must not tell readers outside a conversation more than their view of the table shows."""
        game, s = play.game, play.state
        rng = play.dice(f"beside/{d.id}")
        heard: dict[tuple[int | None, bytes], bytes] = {}
        for choice in sorted({c for _ in range(ANSWERS) if (c := answer(s, d, rng)) is not None}):
            world = s.copy()
            events = act(game, world, d, choice) or []
            for reader in readers:
                told = seen(events, reader)
                same = heard.setdefault((reader, dump(game.view(world, reader))), told) == told
                play.hold(self.name, same, f"{d.prompt}: an event tells {reader}, who takes no part, of {choice}")


def difference(what: str, ours: bytes, theirs: bytes) -> str:
    """The first place where two texts differ, with some context; empty if they are equal."""
    if ours == theirs:
        return ""
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    start = max(0, at - 40)
    parts = (ours[start : at + 20], theirs[start : at + 20])
    return f"{what}: {parts[0].decode(errors='replace')} / in another world {parts[1].decode(errors='replace')}"
