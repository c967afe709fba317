"""Requests by which a guest comes in and makes a table, shared by honest and hostile clients."""

import random
from typing import Any

from .line import API, Line, Reply


async def enter(line: Line, name: str) -> Reply:
    """Make a new guest; the reply has the cookie."""
    return await line.ask("POST", f"{API}/guest", {"name": name, "lang": "en"})


async def make_table(line: Line, cookie: str, rng: random.Random, *, sit: bool = True, **wish: Any) -> Reply:
    """Make a table; the reply has its card. Its maker sits down unless `sit` is false."""
    reply = await line.ask("POST", f"{API}/tables", {"wish": wish, "keep": int(sit)}, cookie)
    if reply.ok and sit:
        seated = await join_table(line, cookie, rng, reply.json()["table"])
        return reply if seated.ok else seated
    return reply


async def join_table(line: Line, cookie: str, rng: random.Random, table: str, invite: str = "") -> Reply:
    path = f"{API}/tables/{table}/join" + (f"?invite={invite}" if invite else "")
    return await line.ask("POST", path, {"contribution": rng.randbytes(16).hex()}, cookie)
