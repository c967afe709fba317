"""One call to a URL that a person gave."""

from collections.abc import Mapping

from astrarium.server.notices.outgoing_call import Caller


async def call(url: str, body: bytes, headers: Mapping[str, str], *, allow_private: bool) -> int:
    caller = Caller(allow_private=allow_private)
    try:
        return await caller.call(1, url, body, headers)
    finally:
        caller.close()
