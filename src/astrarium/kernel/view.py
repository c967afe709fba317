"""The part of a view that all games share: who reads it, and what is going on.

A game's own view is a TypedDict that extends `TableView`. It names things by id and says what they mean to a reader.
Boards and researchers read it, and the browser client's types are generated from it.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from .state import CHANNELS, Aside, State
from .step import Held, Step

View = Mapping[str, Any]  # plain data, ready for JSON; built from scratch for one reader

PackedStep = list[Any]  # a step's name, then its fields


class PackedAside(TypedDict):
    """A conversation beside the game, as one who takes part sees it."""

    seats: list[int]
    channel: int  # of the reader
    going_on: list[PackedStep]


class OpenTable(TypedDict):
    """What lies open of any table."""

    seats: int
    resigned: list[int]  # the seats that have given up
    reveals: int
    going_on: list[PackedStep]  # the last one is what happens now
    lanes: list[list[PackedStep]]  # while seats decide at the same time


class TableView(OpenTable):
    """That, and what concerns the reader alone."""

    seat: int | None  # None: a spectator
    answers: int  # given so far by the reader; it numbers their decisions
    said: list[int]  # the same for their conversations beside the game
    asides: list[PackedAside]  # those in which they take part


def open_table(s: State) -> OpenTable:
    """The part of a view that is the same for all readers."""
    return {
        "seats": s.seats,
        "resigned": [seat for seat in range(s.seats) if s.resigned >> seat & 1] if s.resigned else [],
        "reveals": s.reveals,
        "going_on": [step.pack() for step in s.stack],
        "lanes": [[step.pack() for step in lane if type(step) is not Held] for lane in s.lanes],
    }


def table_view(s: State, seat: int | None, shared: OpenTable | None = None) -> TableView:
    """The common part of a view for one reader. An answer in a window that is still open is shown to its seat only."""
    table = shared or open_table(s)
    lane = s.lanes[seat] if seat is not None and s.lanes else []
    if lane and type(lane[-1]) is Held:
        own = [step.pack() for step in lane]
        table = {**table, "lanes": [own if n == seat else other for n, other in enumerate(table["lanes"])]}
    return {
        **table,
        "seat": seat,
        "answers": 0 if seat is None else s.answers[seat],
        "said": s.said[seat * CHANNELS : seat * CHANNELS + CHANNELS] if seat is not None else [],
        "asides": [_aside(aside, seat) for aside in s.asides if seat in aside.seats] if seat is not None else [],
    }


def _aside(aside: Aside, seat: int) -> PackedAside:
    """A conversation as one seat sees it. Channels of the other seats would tell how many conversations they have."""
    return {
        "seats": list(aside.seats),
        "channel": aside.channel_of(seat),
        "going_on": [step.pack() for step in aside.stack],
    }


def restore(s: State, view: View, steps: type[Step[Any]]) -> None:
    """Fill a state from a view, for `sample`. Conversations that the reader does not know of are left out."""
    seat = view["seat"]
    s.resigned = sum(1 << gone for gone in view["resigned"])
    s.reveals = view["reveals"]
    s.stack = [steps.unpack(step) for step in view["going_on"]]
    s.lanes = [[steps.unpack(step) for step in lane] for lane in view["lanes"]]
    if seat is not None:
        s.answers[seat] = view["answers"]
    if view["said"]:
        s.said = [0] * (s.seats * CHANNELS)
        s.said[seat * CHANNELS : seat * CHANNELS + CHANNELS] = view["said"]
        for aside in view["asides"]:
            channels = tuple(aside["channel"] if other == seat else s.free_channel(other) for other in aside["seats"])
            s.asides.append(Aside(tuple(aside["seats"]), channels, [steps.unpack(step) for step in aside["going_on"]]))
