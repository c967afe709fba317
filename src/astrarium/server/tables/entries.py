"""The entries of a table's log: every change of a table is one of these."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Draws = list[tuple[int, int]]
Purposes = list[tuple[str, int]]
Why = Literal["", "time", "resigned", "back", "absent", "left"]
Pace = Literal["live", "slow", "none"]

MAX_SEATS = 8
MINUTE = 60_000
HOUR = 60 * MINUTE
MONTH = 31 * 24 * HOUR


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long a seat may think. Live: a budget for the game that grows with each answer; slow: for each answer."""

    pace: Pace = "none"
    budget: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    increment: Annotated[int, Meta(ge=0, le=HOUR)] = 0
    grace: Annotated[int, Meta(ge=0, le=HOUR)] = 0  # more for somebody whose connection is lost


class TableSpec(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table is to be."""

    game: Annotated[str, Meta(max_length=24, pattern="^[a-z_]+$")]
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    bots: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=MAX_SEATS)] = []  # in the last seats
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    spectators: bool = True
    spectators_speak: bool = True  # may those who look on say something in the chat?
    undo: bool = True
    start: Literal["full", "host"] = "full"  # when every seat is taken, or when the host says so
    clock: Clock = Clock()
    absence: Annotated[int, Meta(ge=0, le=MONTH)] = 5 * MINUTE  # then others may go on, unless all have days; 0: never


class TableEntry(Struct, frozen=True, omit_defaults=True, tag_field="act"):
    """Something that happened at a table."""


class Created(TableEntry, frozen=True, omit_defaults=True, tag="make", rename={"spec": "wish"}):
    host: int
    spec: TableSpec
    commitment: str  # to the table's secret, before any seat contributes
    invited: list[int] = []  # persons who may sit down without a link
    again: int = 0  # the table of which this is a rematch
    content: dict[str, Any] | None = None  # the table's content pack, if any: name, hash and changes
    # How many of the first seats are kept for the host and those at the same screen, who sit down once they know the
    # commitment. None: an old table, whose host contributed with the request, before there was a commitment.
    kept: int | None = None


class Joined(TableEntry, frozen=True, omit_defaults=True, tag="join"):
    seat: int
    person: int
    name: str
    contribution: str


class BotSeated(TableEntry, frozen=True, omit_defaults=True, tag="bot"):
    """A bot sits down."""

    seat: int
    bot: str
    contribution: str


class Left(TableEntry, frozen=True, omit_defaults=True, tag="leave"):
    """Somebody stands up, or the seat is freed. `removed`: the person whom the host sent away; they may not sit down
    here again until the host relents."""

    seat: int
    removed: int = 0


class Relented(TableEntry, frozen=True, omit_defaults=True, tag="relent"):
    """The host lets the people who were sent away come back."""


class Started(TableEntry, frozen=True, omit_defaults=True, tag="start"):
    draws: Draws = []
    state: str = ""
    draws_for: Purposes = []  # what they were for, where the game tells


class Deed(TableEntry, frozen=True, omit_defaults=True):
    """Something that a seat does during play. `lost`: time since the previous entry that counts against nobody."""

    seat: int
    lost: int = 0


class Act(Deed, frozen=True, omit_defaults=True):
    """A deed that changes the game."""

    draws: Draws = []
    state: str = ""
    draws_for: Purposes = []  # what they were for, where the game tells


class Answered(Act, frozen=True, omit_defaults=True, tag="answer", kw_only=True):
    decision: int
    choice: list[int]


class Undone(Act, frozen=True, omit_defaults=True, tag="undo", kw_only=True):
    pass


class Resigned(Act, frozen=True, omit_defaults=True, tag="resign", kw_only=True):
    pass


class Replaced(Act, frozen=True, omit_defaults=True, tag="replace", kw_only=True):
    by: str
    why: Why = ""


class Agreed(Deed, frozen=True, omit_defaults=True, tag="agree", kw_only=True):
    """A seat wishes to end the game without a loser, or no longer does."""

    wish: bool = True


class Ended(TableEntry, frozen=True, omit_defaults=True, tag="end"):
    """The table was stopped: by its host before play, by an administrator, or because all agreed."""

    why: str = ""


class Rematched(TableEntry, frozen=True, omit_defaults=True, tag="rematch"):
    table: int


AnyEntry = (
    Created
    | Joined
    | BotSeated
    | Left
    | Relented
    | Started
    | Answered
    | Undone
    | Resigned
    | Replaced
    | Agreed
    | Ended
    | Rematched
)  # all that a log may hold

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: TableEntry) -> str:
    return _encoder.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    return _decoder.decode(body)


def act_of(entry: TableEntry) -> str:
    """The kind of entry, in a word: its tag."""
    return str(type(entry).__struct_config__.tag)
