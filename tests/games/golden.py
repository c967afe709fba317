"""Golden playthroughs: whole games as text that a person can read, each beside its log.

`tests/games/<key>/golden.toml` lists the recorded games of a game. `make golden` writes the text of every log in a
`golden/` folder again; read the diff before you commit it. It names the logs that do not replay because the rules or
the content have changed: if that is intended, `python -m tests.games.golden record` plays those games again.
"""

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from astrarium.bots import answer_of, make_bot
from astrarium.kernel import Choice, Decision, Event, Game, Kind, Log, State, Table, Text, flow, games, replay, verify
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.randomness import seed_from
from astrarium.kernel.verify import repeat

HERE = Path(__file__).parent
AFTERWARDS = 12  # entries recorded after the last question of `until`: its answer, and what follows


@dataclass(frozen=True, eq=False)
class Golden:
    """A recorded game, or the beginning of one, between bots, one for each seat. Its seed is no secret."""

    game: Game[Any]
    file: str  # within the game's folder; a golden game has its language as suffix
    bots: Sequence[str]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    until: Sequence[str] = ()  # it ends soon after all of these questions were asked; without any, with the game

    state: ClassVar[None] = None  # it begins with the set-up, not with an arranged position

    @property
    def path(self) -> Path:
        return HERE / self.game.meta.key / f"{self.file}.json"

    @property
    def lang(self) -> str | None:
        """The language of its text; None if it has only a log."""
        return self.path.suffixes[0].lstrip(".") if self.path.parent.name == "golden" else None

    @property
    def log(self) -> Log:
        return Log.from_json(self.path.read_text(encoding="utf-8"))

    def record(self) -> Log:
        """Play the game; returns its log."""
        setup = self.game.agree(len(self.bots), self.options)
        contributions = [bytes([seat]) for seat in range(setup.seats)]
        table = Table.open(self.game, setup, seed_from(self.seed), contributions, list(self.bots))
        players = [make_bot(name, self.game, seat) for seat, name in enumerate(self.bots)]
        wanted, more = set(self.until), AFTERWARDS
        while table.decisions() and more:
            wanted -= {decision.prompt for decision in table.decisions()}
            if self.until and not wanted:
                more -= 1
            decision = table.decisions()[0]
            bot, view = players[decision.seat], table.view(decision.seat)
            choice = answer_of(bot, view, decision, partial(flow.refusal_of, table.state, decision))
            table.answer(decision.seat, decision.id, choice)
        return table.log


def recorded() -> list[Golden]:
    """All recorded games of the installed games."""
    return [
        Golden(game, **row)
        for game in games()
        for row in tomllib.loads((HERE / game.meta.key / "golden.toml").read_text(encoding="utf-8"))["game"]
    ]


def tell(the_game: Game[Any], log: Log, lang: str) -> Iterator[str]:
    """The game line by line: each answer with its question, and under it what followed."""
    words = the_game.words
    yield f"{log.setup.rules}, {log.setup.seats} seats, {dict(log.setup.options)}, {', '.join(log.players)}"
    told = replay(the_game, log)
    table, _, events = next(told)
    yield from (f"      {_happened(the_game, event, lang)}" for event in events)
    for number, entry in enumerate(log.entries, 1):
        decision = flow.find(table.state, entry.decision)
        prompt = words.say(lang, Text(decision.prompt, decision.about))
        answer = _answer(the_game, table.state, decision, entry.choice, lang)
        yield f"{number:4}  {words.name(lang, f'seat:{entry.seat}')} [{decision.rule}] {prompt} > {answer}"
        yield from (f"      {_happened(the_game, event, lang)}" for event in repeat(table, entry))
    yield f"{log.outcome}"


def _happened(the_game: Game[Any], event: Event, lang: str) -> str:
    """An event in words; if only some seats may know it, their names come first, in brackets."""
    told = the_game.words.say(lang, event.text)
    if event.to is None:
        return told
    return f"[{', '.join(the_game.words.name(lang, f'seat:{seat}') for seat in event.to)}] {told}"


def _answer(the_game: Game[Any], s: State, decision: Decision, choice: Choice, lang: str) -> str:
    if decision.kind is Kind.AMOUNT:
        return str(choice[0])
    if decision.kind is Kind.ASSIGN:
        pairs = [
            (decision.step.option(s, code), decision.step.target(s, to))
            for code, to in zip(decision.options, choice, strict=True)
        ]
        said = [(the_game.words.say(lang, what.text), the_game.words.say(lang, to.text)) for what, to in pairs]
        return " + ".join(f"{what} > {to}" for what, to in said)
    if decision.kind is Kind.OFFER:
        to = the_game.words.say(lang, decision.step.target(s, choice[0]).text)
        parts = [(code, n) for code, n in zip(decision.options, choice[1:], strict=True) if n]
        return f"{to}: " + " + ".join(
            f"{n} x {the_game.words.say(lang, decision.step.option(s, code).text)}" for code, n in parts
        )
    return " + ".join(the_game.words.say(lang, decision.step.option(s, code).text) for code in choice)


def text_of(golden: Golden) -> str:
    """The text of a golden game."""
    return "\n".join(tell(golden.game, golden.log, golden.lang or "en")) + "\n"


def flaw_of(golden: Golden) -> str:
    """Why its log does not replay; empty if it does."""
    if not golden.path.exists():
        return "there is no such log yet"
    flaw = verify(golden.game, golden.log)
    if flaw is None:
        return ""
    where = f"entry {flaw.entry}: " if flaw.entry else ""
    return where + TABLE_WORDS.say("en", flaw.text).partition(" (recorded")[0]  # without the list of draws


def advice(flaws: Mapping[Golden, str]) -> str:
    """Which logs do not replay any more, and what to do about it."""
    logs = [f"  {golden.path.relative_to(HERE.parents[1])}: {flaw}" for golden, flaw in flaws.items()]
    keys = sorted({golden.game.meta.key for golden in flaws})
    metas = ", ".join(f"src/astrarium/games/{key}/meta.toml" for key in keys)
    return "\n".join([
        "These recorded games do not replay with the rules and the content as they are now:",
        *logs,
        f"If the change is meant, raise `version` in {metas}, since games that people have played break as well.",
        "Then run `python -m tests.games.golden record`: it plays them again. Read the diff.",
    ])  # fmt: skip


def main(record: bool) -> str:
    """Write all golden texts. Logs that do not replay are recorded again, or named in the advice that is returned."""
    flaws: dict[Golden, str] = {}
    for golden in recorded():
        flaw = flaw_of(golden)
        if flaw and record:
            golden.path.parent.mkdir(parents=True, exist_ok=True)
            golden.path.write_text(golden.record().to_json(), encoding="utf-8")
        elif flaw:
            flaws[golden] = flaw
            continue
        if golden.lang:
            golden.path.with_suffix(".txt").write_text(text_of(golden), encoding="utf-8")
    return advice(flaws) if flaws else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["record"]) or None)
