"""Malformed answers, as a broken or hostile client might send them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from astrarium.kernel import Choice, Decision, Kind

HUGE = 2**80


def malformed(d: Decision, rng: Random) -> Iterator[Choice]:
    """Answers of the wrong length, out of bounds, with a repeated option, or not made of integers at all."""
    valid = d.random_choice(rng)
    yield from wrong_lengths(d, valid)
    yield from wrong_codes(d, valid)
    for wrong in junk(valid[0] if valid else 0):
        yield (wrong,)
        if len(valid) > 1:
            yield (*valid[:-1], wrong)


def wrong_lengths(d: Decision, valid: Choice) -> Iterator[Choice]:
    may_be_empty = d.low == 0 if d.kind is Kind.CHOOSE else d.kind in (Kind.ORDER, Kind.ASSIGN) and not d.options
    if not may_be_empty:
        yield ()
    if d.kind is Kind.CHOOSE:
        yield from ((code, code) for code in list(d.options)[:1])
        if len(d.options) > d.high:
            yield tuple(d.options[: d.high + 1])
        yield (*d.options, HUGE)
    else:
        yield (*valid, *valid, 0)
        if len(valid) > 1:
            yield valid[:-1]
    if d.kind is Kind.ORDER and len(d.options) > 1:
        yield (d.options[0],) * len(d.options)


def wrong_codes(d: Decision, valid: Choice) -> Iterator[Choice]:
    for far in (HUGE, -HUGE, 987_654, -987_654):
        yield (far,)
        if valid:
            yield (far, *valid[1:])
            yield (*valid[:-1], far)
    if d.kind is Kind.AMOUNT:
        yield from ((d.low - 1,), (d.high + 1,))
    if d.kind is Kind.CONFIRM:
        yield from ((2,), (-1,))
    if d.kind is Kind.OFFER:
        yield from ((*valid[:-1], cap + 1) for cap in list(d.caps)[-1:])


def junk(code: int) -> tuple[Any, ...]:
    """Values that are not integers; some of them equal one, or look like one in JSON."""
    return (str(code), "", None, float(code), 0.5, float("nan"), True, False, (code,), [code], {}, b"\0")
