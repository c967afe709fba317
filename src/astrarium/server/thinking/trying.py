"""Content packs of strangers are tried in a process of their own: one that never comes to an end is ended."""

import asyncio
import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import Any

from astrarium.kernel import game as find_game
from astrarium.kernel.box import Pack
from astrarium.kernel.content import ContentError
from astrarium.kernel.packs import read_pack

PATIENCE = 20.0  # seconds; most of a good one's time is that of a process to start
AT_ONCE = 2

Answer = dict[str, Any] | tuple[str, str, dict[str, Any]]  # the pack, or what is wrong with it


class PackTrials:
    """Tries packs, a few at a time."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._places = asyncio.Semaphore(AT_ONCE)

    async def read(self, game: str, text: str) -> Pack:
        """The pack in this text. ContentError if the game cannot be played with it."""
        async with self._places:
            answer = await asyncio.to_thread(_ask, game, text, self._patience)
        if isinstance(answer, tuple):
            where, code, args = answer
            raise ContentError(where, code, **args)
        return Pack.unpack(answer)


def _ask(game: str, text: str, patience: float) -> Answer:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_try, args=(theirs, game, text), daemon=True)
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
    """What the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this
    try:
        parent.send(read_pack(find_game(game), text).pack())
    except ContentError as error:
        parent.send((error.where, error.code, error.args_by_name))
