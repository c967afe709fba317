"""Randomness that nobody can foresee and everybody can check.

A generator is a 256-bit seed and a counter. Its words are, in any programming language:

    word(i) = BLAKE2b(message = i as 8 bytes little-endian, key = seed, digest of 8 bytes) read little-endian

`below(n)` takes the next word w, and another while w >= 2**64 - (2**64 mod n), so that all outcomes are exactly
equally likely; the result is w mod n. A shuffle is Fisher-Yates from the end: for i = len-1 .. 1, swap
items i and below(i+1). Test vectors: tests/kernel/test_randomness.py.

The seed of a table mixes the host's secret with a contribution of each seat. The host publishes a commitment to the
secret before anybody contributes, so neither side alone can steer the dice.
"""

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct

SEED_BYTES = 32
_SPAN = 1 << 64
_WORD = Struct("<Q")  # 8 bytes, little-endian

Draws = list[tuple[int, int]]  # each as (below, result)
Purposes = list[tuple[str, int]]  # in the order of the draws: a purpose, and how many draws it was for


class Record:
    """The draws made while somebody listens, with their purposes."""

    __slots__ = ("draws", "purposes")

    def __init__(self) -> None:
        self.draws: Draws = []
        self.purposes: Purposes = []  # empty as long as no draw has a purpose

    def add(self, n: int, result: int, purpose: str) -> None:
        if purpose and not self.purposes and self.draws:
            self.purposes.append(("", len(self.draws)))
        self.draws.append((n, result))
        if self.purposes and self.purposes[-1][0] == purpose:
            self.purposes[-1] = purpose, self.purposes[-1][1] + 1
        elif purpose or self.purposes:
            self.purposes.append((purpose, 1))


class Rng:
    """A stream of random numbers; copying it copies two values and shares what follows from the seed."""

    __slots__ = ("counter", "keyed", "record", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.keyed = blake2b(key=seed, digest_size=8)
        self.counter = counter
        self.record: Record | None = None  # set while somebody listens

    def copy(self) -> "Rng":
        copied: Rng = _new(Rng)  # skips __init__: the seed has been checked
        copied.seed = self.seed
        copied.keyed = self.keyed
        copied.counter = self.counter
        copied.record = None
        return copied

    def __reduce__(self) -> tuple[type["Rng"], tuple[bytes, int]]:
        """What pickle and deepcopy make it from: a keyed hash cannot be pickled."""
        return Rng, (self.seed, self.counter)

    def word(self) -> int:
        hashed = self.keyed.copy()  # the key is hashed once for all words
        hashed.update(_WORD.pack(self.counter))
        self.counter += 1
        word: int = _WORD.unpack(hashed.digest())[0]
        return word

    def below(self, n: int, purpose: str = "") -> int:
        """One of 0 .. n-1, all equally likely.

        `purpose` is for readers of the log: references that tell what was drawn, such as `seat:0,die:home`. It must say
        nothing beyond the game's public events, and does not change the result.
        """
        if n < 1:
            raise ValueError("nothing to draw from")
        limit = _SPAN - _SPAN % n
        word = self.word()
        while word >= limit:
            word = self.word()
        result = word % n
        if self.record is not None:
            self.record.add(n, result, purpose)
        return result

    def shuffle(self, items: list[int], deck: str = "") -> None:
        """Shuffle in place. `deck` names the deck for readers of the log: the purpose is then `shuffle:<deck>`."""
        purpose = f"shuffle:{deck}" if deck else ""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, purpose)
            items[i], items[j] = items[j], items[i]

    def fresh(self) -> "Rng":
        """A new stream whose seed is drawn from this one."""
        return Rng(b"".join(self.word().to_bytes(8, "little") for _ in range(SEED_BYTES // 8)))

    def fork(self, label: str) -> "Rng":
        """An independent stream that leaves this one where it is."""
        return Rng(blake2b(label.encode(), key=self.seed, digest_size=SEED_BYTES, person=b"astrarium-fork").digest())


_new = Rng.__new__


def seed_from(text: int | str) -> bytes:
    """A seed for experiments, from anything that is easy to type. Not secret: a live table uses `mix_seed`."""
    return blake2b(str(text).encode(), digest_size=SEED_BYTES, person=b"astrarium-text").digest()


def commitment(secret: bytes) -> bytes:
    """What the host publishes before play; it gives nothing away, and no other secret has the same commitment."""
    return blake2b(secret, digest_size=32, person=b"astrarium-commit").digest()


def mix_seed(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """A table's seed: the hash of the host's secret and all contributions, each after its length (4 bytes, LE)."""
    mixed = blake2b(digest_size=SEED_BYTES, person=b"astrarium-seed")
    for part in (secret, *contributions):
        mixed.update(len(part).to_bytes(4, "little"))
        mixed.update(part)
    return mixed.digest()
