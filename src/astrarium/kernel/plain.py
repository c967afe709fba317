"""Plain data as bytes: the same for equal data, in any language."""

import json
from collections.abc import Callable

_plain_encode = json.JSONEncoder(separators=(",", ":"), sort_keys=True, ensure_ascii=False).encode
_fast_encode: Callable[[object], bytes] | None = None


def use_encoder(encode: Callable[[object], bytes]) -> None:
    """Let a faster library write JSON. It must give the same bytes: no spaces, keys in order, letters as they are."""
    global _fast_encode
    _fast_encode = encode


def dump(data: object) -> bytes:
    """Plain data as compact JSON, the same bytes for equal data."""
    return _plain_encode(data).encode() if _fast_encode is None else _fast_encode(data)
