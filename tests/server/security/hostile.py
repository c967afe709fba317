"""An endless stream of malformed and hostile messages, the same for the same seed."""

import string
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from .raw_socket import BINARY, CLOSE, TEXT

NASTY_CHARACTERS = "\x00\x07\x1b\u200b\u200e\u202e\u2066\u2069\u2028\ufeff\u0301\ue000\U000e0001\U0001f600é"
NASTY_VALUES: list[Any] = [
    None, True, False, 0, -1, 1.5, -0.0, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**40, "", "0", "x" * 300,
    [], {}, [None], [[]], {"a": 1}, "null", "../../etc/passwd", "' or 1=1 --", "${jndi:x}", "<script>", "%s%n",
]  # fmt: skip
HUGE = ["1e400", "-1e400", "1e-400", "9" * 400, "-" + "9" * 400, "0.1" + "0" * 300, "NaN", "Infinity", "-0", "00", "1."]


@dataclass(frozen=True, slots=True)
class Frame:
    kind: str
    payload: bytes
    opcode: int = TEXT
    ends: bool = False  # must the server end the connection?
    final: bool = True
    masked: bool = True
    bits: int = 0


@dataclass(frozen=True)
class Prey:
    """Targets of attacks: tables and persons of others. `spare`: tables from which this attacker must not resign."""

    tables: list[str]
    persons: list[str]
    spare: frozenset[str] = frozenset()


def hostile(rng: Random, prey: Prey) -> Iterator[Frame]:
    """Messages of random categories; those that end the connection are rare."""
    common = [broken, wrong_type, huge_number, deep, long_text, unknown, hostile_value, chatter, binary, bad_utf8]
    rare = [oversize, bad_protocol]
    while True:
        make: Callable[[Random, Prey], Frame] = rng.choice(rare if rng.random() < 0.01 else common)
        yield make(rng, prey)


def proper(rng: Random, prey: Prey) -> dict[str, Any]:
    """A valid message about somebody else's things."""
    table = rng.choice(prey.tables)
    kinds = ["watch", "unwatch", "answer", "undo", "take_back", "say", "mute", "ping"]
    kind = rng.choice(kinds if table in prey.spare else [*kinds, "resign"])
    message: dict[str, Any] = {"type": kind, "ref": rng.randrange(2**32)}
    if kind == "mute":
        return message | {"person": rng.choice(prey.persons), "muted": rng.random() < 0.5}
    if kind != "ping":
        message["table"] = table
    if kind == "watch":
        message |= {"have": rng.randrange(-1, 50), "full": rng.random() < 0.5}
    if kind == "say":
        message["text"] = "hello"
    if kind == "answer":
        message |= {"decision": rng.randrange(64), "choice": [rng.randrange(12)]}
    return message


def _frame(kind: str, message: Any) -> Frame:
    return Frame(kind, msgspec.json.encode(message))


def broken(rng: Random, prey: Prey) -> Frame:
    text = bytearray(msgspec.json.encode(proper(rng, prey)))
    how = rng.randrange(4)
    if how == 0:
        del text[rng.randrange(len(text)) :]
    elif how == 1:
        text[rng.randrange(len(text))] = rng.choice(b'{}[]",:\\x0 ')
    elif how == 2:
        text += bytes(rng.choices(b'{}[]",:0 ', k=rng.randrange(1, 9)))
    else:
        text = bytearray("".join(rng.choices(string.printable, k=rng.randrange(60))).encode())
    return Frame("broken", bytes(text))


def wrong_type(rng: Random, prey: Prey) -> Frame:
    message = proper(rng, prey)
    message[rng.choice(list(message))] = rng.choice([v for v in NASTY_VALUES if not _too_big(v)])
    return _frame("wrong type", message) if rng.random() < 0.9 else _frame("wrong type", rng.choice([[message], 1, ""]))


def _too_big(value: Any) -> bool:
    return isinstance(value, int) and not -(2**63) <= value < 2**64


def huge_number(rng: Random, prey: Prey) -> Frame:
    message = proper(rng, prey)
    key = rng.choice([key for key in message if key != "type"])
    text = msgspec.json.encode(message | {key: "@"}).replace(b'"@"', rng.choice(HUGE).encode())
    return Frame("huge number", text)


def deep(rng: Random, prey: Prey) -> Frame:
    depth = rng.choice([10, 200, 2000, 7000])
    opening, closing = rng.choice([(b"[", b"]"), (b'{"a":', b"}"), (b'{"type":', b"}")])
    depth = min(depth, 15_000 // (len(opening) + len(closing)))
    inside = opening * depth + b"0" + closing * (depth if rng.random() < 0.5 else 0)
    wrapped = (
        b'{"type":"answer","ref":1,"table":"' + prey.tables[0].encode() + b'","decision":1,"choice":' + inside + b"}"
    )
    return Frame("deep", wrapped[:16_000] if rng.random() < 0.5 else inside)


def long_text(rng: Random, prey: Prey) -> Frame:
    message = proper(rng, prey)
    key = rng.choice([key for key in message if key != "ref"])
    character = rng.choice(["a", "é", "\u202e", "0", "\\", '"'])
    return Frame("long text", msgspec.json.encode(message | {key: character * rng.choice([64, 501, 2_000])}))


def unknown(rng: Random, prey: Prey) -> Frame:
    message = proper(rng, prey)
    how = rng.randrange(4)
    if how == 0:
        return _frame("unknown", message | {rng.choice(["seat", "person", "admin", "__proto__", "Type"]): 1})
    if how == 1:
        return _frame(
            "unknown", message | {"type": rng.choice(["table", "update", "welcome", "start", "WATCH", "eval"])}
        )
    if how == 2:
        del message[rng.choice(list(message))]
        return _frame("unknown", message)
    text = msgspec.json.encode(message)[:-1] + b',"ref":' + str(rng.randrange(9)).encode() + b"}"
    return Frame("unknown", text)  # the same key twice


def hostile_value(rng: Random, prey: Prey) -> Frame:
    """Somebody else's table, a decision of another seat, codes that nobody was offered, forged links."""
    message = proper(rng, prey)
    if message["type"] == "answer":
        size = rng.choice([0, 1, 2, 7, 64, 256, 257, 1000])
        message["choice"] = [rng.choice([-(2**31), -1, 0, 1, 7, 255, 2**31]) for _ in range(size)]
        message["decision"] = rng.choice([0, 1, 7, 8, 9, 15, 16, 2**31, rng.randrange(500)])
    if message["type"] == "watch":
        message["invite"] = "".join(rng.choices(string.ascii_letters + "é-_", k=rng.choice([1, 22, 64])))
        message["have"] = rng.choice([-1, 0, 10**6, 2**62])
    if "table" in message and rng.random() < 0.3 and message["type"] != "resign":
        message["table"] = "".join(rng.choices("0123456789abcdefghjkmnpqrstvwxyz", k=12))
    return _frame("hostile value", message)


def chatter(rng: Random, prey: Prey) -> Frame:
    """Text that is invisible, changes the direction of lines or cannot be stored."""
    text = "".join(rng.choices(NASTY_CHARACTERS + "ab ", k=rng.randrange(1, 120)))
    message = {"type": "say", "ref": 1, "table": rng.choice(prey.tables), "text": text}
    encoded = msgspec.json.encode(message)
    if rng.random() < 0.3:
        encoded = encoded.replace(b"ab", rng.choice([b"\\ud800", b"\\udc00\\ud800", b"\\u0000", b"\\uffff", b"\\x"]))
    return Frame("chatter", encoded)


def binary(rng: Random, prey: Prey) -> Frame:
    if rng.random() < 0.3:
        return Frame("binary", msgspec.json.encode(proper(rng, prey)), BINARY)
    return Frame("binary", rng.randbytes(rng.randrange(200)), BINARY)


def bad_utf8(rng: Random, prey: Prey) -> Frame:
    text = msgspec.json.encode(proper(rng, prey))
    return Frame("bad utf-8", text[:-1] + rng.choice([b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5"]))


def oversize(rng: Random, prey: Prey) -> Frame:
    return Frame("oversize", b"x" * rng.choice([16_385, 70_000, 1_000_000]), ends=True)


def bad_protocol(rng: Random, prey: Prey) -> Frame:
    """Frames that the WebSocket protocol itself forbids."""
    how = rng.randrange(5)
    if how == 0:
        return Frame("bad protocol", b"{}", rng.choice([3, 4, 7, 11, 15]), ends=True)
    if how == 1:
        return Frame("bad protocol", b"{}", masked=False, ends=True)
    if how == 2:
        return Frame("bad protocol", b"{}", bits=rng.randrange(1, 8), ends=True)
    if how == 3:
        return Frame("bad protocol", b"x" * 126, rng.choice([CLOSE, 9, 10]), ends=True)
    return Frame("bad protocol", b"{}", 0, ends=True)  # goes on with nothing
