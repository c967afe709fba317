"""What spares the network: tags for what has not changed, and compression."""

import gzip
from hashlib import blake2b

LEVEL = 6
WORTH_ZIPPING = 1_000  # bytes


def tag_of(body: bytes) -> str:
    """An entity tag: the same for the same content, on every node."""
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'


def is_known(tag: str, if_none_match: str) -> bool:
    """Does the client have it already?"""
    return if_none_match == "*" or tag in (part.strip().removeprefix("W/") for part in if_none_match.split(","))


def takes_gzip(accept_encoding: str) -> bool:
    for part in accept_encoding.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False


def zipped(body: bytes) -> bytes:
    """The same bytes for the same content, whenever it is done."""
    return gzip.compress(body, LEVEL, mtime=0)
