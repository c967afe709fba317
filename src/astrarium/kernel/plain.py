"""Plain data as bytes: equal data gives equal bytes, in any programming language."""

import json
from collections.abc import Callable

_plain_encode = json.JSONEncoder(separators=(",", ":"), sort_keys=True, ensure_ascii=False).encode
_fast_encode: Callable[[object], bytes] | None = None


def use_encoder(encode: Callable[[object], bytes]) -> None:
    """Use a faster JSON library. It must give the same bytes: no spaces, keys in their order, no escaped letters."""
    global _fast_encode
    _fast_encode = encode


def dump(data: object) -> bytes:
    """Plain data as compact JSON, the same bytes for equal data."""
    return _plain_encode(data).encode() if _fast_encode is None else _fast_encode(data)
