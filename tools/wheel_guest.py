"""A guest that `try_wheel.py` runs in the fresh environment: opens the page of `astrarium` and plays some moves."""

import asyncio
import json
import os
import re
import secrets
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

ANSWERS = 5


def main(folder: Path) -> None:
    try:
        opened = wait_for(folder / "opened").strip()
        house = opened.rstrip("/")
        page, _ = ask(opened)
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        if not any(file.endswith(".js") for file in files):
            raise ValueError(f"no page: {page[:200]}")
        size = sum(len(ask(house + file)[0]) for file in files)
        played = asyncio.run(asyncio.wait_for(play(house), 30))
        sys.stdout.write(f"opened {opened}: {len(files)} files, {size} characters; {played} answers played\n")
    finally:
        os.kill(int((folder / "pid").read_text()), 15)


async def play(house: str) -> int:
    _, cookie = ask(f"{house}/api/v1/guest", {"name": "Ann"})
    installed = json.loads(ask(f"{house}/api/v1/games")[0])
    wish = {"game": installed[0]["key"], "seats": 2, "bots": ["greedy"]}
    table = json.loads(ask(f"{house}/api/v1/tables", {"wish": wish}, cookie)[0])["table"]
    ask(f"{house}/api/v1/tables/{table}/join", {"contribution": secrets.token_hex(16)}, cookie)
    answers = 0
    address = house.replace("http", "ws", 1) + "/api/v1/socket"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "watch", "ref": 0, "table": table}))
        async for message in socket:
            for question in json.loads(message).get("questions") or ():
                answers += 1
                codes = [option["code"] for option in question["options"]][: max(1, question["low"])]
                said = {"type": "answer", "ref": answers, "table": table, "decision": question["id"], "choice": codes}
                await socket.send(json.dumps(said))
            if answers == ANSWERS:
                break
    return answers


def ask(url: str, body: Any = None, cookie: str = "") -> tuple[str, str]:
    """The body of the reply, and its cookie."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"Content-Type": "application/json", "Cookie": cookie})  # noqa: S310
    with urllib.request.urlopen(asked) as reply:  # noqa: S310  (our own server)
        told: bytes = reply.read()
        return told.decode(errors="replace"), reply.headers.get("Set-Cookie", "").split(";")[0]


def wait_for(file: Path, seconds: float = 30) -> str:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if file.exists() and file.read_text().strip():
            return file.read_text()
        time.sleep(0.1)
    raise TimeoutError(f"{file.name}: never written")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
