"""A thinking worker as a separate process: `python -m tests.server.thinking.run_worker <url of NATS> <mark>`."""

import asyncio
import sys
from functools import partial
from pathlib import Path

from astrarium.server.bus.signatures import Signer
from astrarium.server.thinking.worker import work

from .stumble import stumble

KEY = b"k" * 32

if __name__ == "__main__":
    asyncio.run(work([sys.argv[1]], 1, asyncio.Event(), Signer(KEY), think=partial(stumble, Path(sys.argv[2]))))
