"""Entity tags and compression of replies."""

import gzip
from hashlib import blake2b

LEVEL = 6
WORTH_ZIPPING = 1_000  # bytes


def tag_of(body: bytes) -> str:
    """An entity tag: the same for the same content, on every node."""
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


def is_known(tag: str, if_none_match: str) -> bool:
    """Whether the client already has this content."""
    return if_none_match == "*" or tag in (part.strip().removeprefix("W/") for part in if_none_match.split(","))


def takes_gzip(accept_encoding: str) -> bool:
    for part in accept_encoding.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False


def zipped(body: bytes) -> bytes:
    """The body compressed; the same bytes for the same content at any time."""
    return gzip.compress(body, LEVEL, mtime=0)
