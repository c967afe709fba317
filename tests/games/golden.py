"""Golden playthroughs: whole games as text that a person can read, kept beside the logs that they tell.

`make golden` tells every log under tests/games/*/golden anew; read the diff before you commit it. A log is only
recorded anew when a change of the rules has made it invalid: delete it and run `python -m tests.games.golden record`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astrarium.bots import make_bot
from astrarium.kernel import Choice, Decision, Event, Game, Kind, Log, State, Table, Text, flow, game, replay
from astrarium.kernel.randomness import seed_from
from astrarium.kernel.verify import repeat

HERE = Path(__file__).parent

# What to record: file, game, seats, options, bots, seed
GOLDEN = [
    ("tiny/golden/three_seats.fr", "tiny", 3, {}, ("greedy", "greedy", "random"), 3),
    ("tiny/golden/solo_zendica.en", "tiny", 1, {"rogue": "zendica"}, ("greedy",), 4),
    ("tiny/endings/points", "tiny", 2, {}, ("greedy", "greedy"), 1),
    ("tiny/endings/solo_won", "tiny", 1, {"rogue": "artemis"}, ("greedy",), 4),
    ("tiny/endings/rogue_points", "tiny", 1, {"rogue": "gamelyn"}, ("greedy",), 2),
    ("tiny/endings/rogue_skull", "tiny", 1, {"rogue": "zendica"}, ("greedy",), 6),
    ("race/golden/three_seats.fr", "race", 3, {}, ("greedy", "greedy", "greedy"), 1),
    ("race/golden/expert.en", "race", 2, {"expert": "on"}, ("greedy", "greedy"), 1),
    ("race/endings/tableau", "race", 4, {}, ("greedy", "greedy", "greedy", "greedy"), 8),
    ("race/endings/chips", "race", 2, {"first_game": "on"}, ("greedy", "greedy"), 1),
    ("race/endings/rounds", "race", 2, {}, ("random", "random"), 1),
]


def record(key: str, seats: int, options: dict[str, str], bots: tuple[str, ...], seed: int) -> Log:
    """A game between bots, from a seed that anybody may know."""
    the_game = game(key)
    setup = the_game.agree(seats, options)
    table = Table.open(the_game, setup, seed_from(seed), [bytes([seat]) for seat in range(seats)], list(bots))
    players = [make_bot(name, the_game, seat) for seat, name in enumerate(bots)]
    while table.decisions():
        decision = table.decisions()[0]
        choice = players[decision.seat].decide(table.view(decision.seat), decision)
        table.answer(decision.seat, decision.id, choice)
    return table.log


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
    """What only some may know begins with their names in brackets."""
    told = the_game.words.say(lang, event.text)
    if event.to is None:
        return told
    return f"[{', '.join(the_game.words.name(lang, f'seat:{seat}') for seat in event.to)}] {told}"


def _answer(the_game: Game[Any], s: State, decision: Decision, choice: Choice, lang: str) -> str:
    if decision.kind is Kind.AMOUNT:
        return str(choice[0])
    return " + ".join(the_game.words.say(lang, decision.step.option(s, code).text) for code in choice)


def text_of(log_file: Path) -> str:
    """The text that belongs to a log; its language is in the log's name."""
    log = Log.from_json(log_file.read_text(encoding="utf-8"))
    lang = log_file.suffixes[0].lstrip(".")
    return "\n".join(tell(game(log.setup.rules.partition("@")[0]), log, lang)) + "\n"


def golden_logs() -> list[Path]:
    return sorted(HERE.glob("*/golden/*.json"))


def main() -> None:
    if sys.argv[1:] == ["record"]:
        for name, key, seats, options, bots, seed in GOLDEN:
            path = HERE / f"{name}.json"
            if path.exists():
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(record(key, seats, options, bots, seed).to_json(), encoding="utf-8")
    for path in golden_logs():
        path.with_suffix(".txt").write_text(text_of(path), encoding="utf-8")


if __name__ == "__main__":
    main()
