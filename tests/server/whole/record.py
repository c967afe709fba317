"""Records all that one client sends and receives in a short game, for the protocol's example: `python -m
tests.server.whole.record [file]`."""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec

from ..node_process import NodeProcess
from ..player import API, Player
from ..sockets.home import asked

FILE = Path("docs/protocol/example.jsonl")
FIRST, LAST = 34, 12  # messages of the socket that are kept whole

Line = dict[str, Any]


class Recorder(Player):
    """A player whose requests are recorded too."""

    lines: list[Line]

    async def request(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        reply = await super().request(method, path, body, **query)
        asked: Line = {"http": f"{method} {API}{path}" + ("?invite=…" if query else "")}
        told = reply.json() if reply.content and not path.endswith("/log") else None
        self.lines.append({**asked, **({"body": body} if body is not None else {}), "status": reply.status_code})
        if told is not None:
            self.lines[-1]["reply"] = told
        return reply


class Stream(list[tuple[str, Line]]):
    """The socket's messages, recorded among the requests."""

    def __init__(self, lines: list[Line]) -> None:
        super().__init__()
        self._lines = lines

    def append(self, entry: tuple[str, Line]) -> None:
        super().append(entry)
        self._lines.append({entry[0]: entry[1]})


async def record(url: str) -> list[Line]:
    """A game of Race between Ann, whose screen this is, and Béa."""
    ann, bea = Recorder([url], "Ann", seed=5), await Player([url], "Béa", "fr", seed=6).enter()
    ann.lines = []
    ann.record = Stream(ann.lines)
    await ann.enter()
    card = await ann.make(
        game="race", seats=2, title="After lunch", clock={"pace": "live", "budget": 900_000, "increment": 5_000}
    )
    table = card["table"]
    await ann.open()
    await ann.watch(table)
    await bea.open()
    await bea.join(table, card["invite"])
    await bea.watch(table)
    question = await asked(ann, table)
    codes = [option["code"] for option in question["options"]]
    await ann.answer(table, question["id"], codes[:1])  # two are asked for: refused
    await ann.answer(table, question["id"], codes[:2])
    await ann.until(lambda: ann.tables[table].can_undo)
    await ann.ask("undo", table=table)
    await asked(ann, table)
    await ann.answer(table, question["id"], codes[1:3])
    await bea.ask("say", table=table, text="Bonne chance !")
    await ann.ask("say", table=table, text="You too.")
    await asyncio.gather(ann.play(table), bea.play(table))
    assert ann.tables[table].stage == "over"
    await bea.play_again(table)
    await ann.ask("ping")
    await ann.http("GET", f"/tables/{table}/log")
    await ann.play_again(table)
    await ann.shut()
    await bea.shut()
    return ann.lines


def figures(lines: list[Line]) -> dict[str, int]:
    told = [len(msgspec.json.encode(line["server"])) for line in lines if "server" in line]
    said = [len(msgspec.json.encode(line["client"])) for line in lines if "client" in line]
    return {
        "messages told": len(told),
        "bytes told": sum(told),
        "largest": max(told),
        "median": sorted(told)[len(told) // 2],
        "messages said": len(said),
        "bytes said": sum(said),
    }


def shortened(lines: list[Line]) -> list[Line]:
    """The record without the middle of the game."""
    left_out = len(lines) - FIRST - LAST
    return [*lines[:FIRST], {"left out": left_out}, *lines[-LAST:]] if left_out > 0 else lines


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        node = NodeProcess(Path(folder), database=f"sqlite:///{folder}/home.db").start()
        try:
            lines = asyncio.run(record(node.url))
        finally:
            node.stop()
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    text = "".join(msgspec.json.encode(line).decode() + "\n" for line in shortened(lines))
    file.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{figures(lines)}\n")


if __name__ == "__main__":
    main()
