"""Tries strangers' content packs in a process of their own, which is killed if it takes too long."""

import asyncio
import os
import signal
from multiprocessing.connection import Connection
from typing import Any

from astrarium.kernel import game as find_game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packs import read_pack
from astrarium.kernel.content.records import ContentError

from .processes import context

PATIENCE = 20.0  # seconds; a good pack takes one or two
LOWER = 10  # priority than the server, by `nice`

Answer = dict[str, Any] | tuple[str, str, dict[str, Any]]  # the pack, or the arguments of a ContentError


async def try_pack(game: str, text: str, patience: float = PATIENCE) -> Pack:
    """The pack in this text. Raises ContentError if the game cannot be played with it."""
    answer = await asyncio.to_thread(_ask, game, text, patience)
    if isinstance(answer, tuple):
        where, code, args = answer
        raise ContentError(where, code, **args)
    return Pack.unpack(answer)


def _ask(game: str, text: str, patience: float) -> Answer:
    made = context()
    ours, theirs = made.Pipe(duplex=False)
    process = made.Process(target=_try, args=(theirs, game, text), daemon=True)  # type: ignore[attr-defined]
    process.start()
    theirs.close()
    try:
        if not ours.poll(patience):
            return "", "slow", {}
        answer: Answer = ours.recv()
        return answer
    except EOFError:
        return "", "cannot_load", {"detail": "-"}
    finally:
        process.kill()
        process.join()
        ours.close()


def _try(parent: Connection, game: str, text: str) -> None:
    """The process's work: read the pack and send it, or what is wrong with it, to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    os.nice(LOWER)
    try:
        parent.send(read_pack(find_game(game), text).pack())
    except ContentError as error:
        parent.send((error.where, error.code, error.args_by_name))
