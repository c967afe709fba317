"""The messages of the WebSocket. A person has one socket and watches any number of tables over it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from astrarium.kernel import View

from .shapes import shaped

Name = Annotated[str, Meta(min_length=12, max_length=12, pattern="^[0-9a-hjkmnp-tv-z]+$")]
# Read whatever it is: what can be no table's name is one of a table that does not exist, not a message without sense.
TableName = Annotated[
    str,
    Meta(extra_json_schema={"type": "string", "maxLength": 12, "minLength": 12, "pattern": "^[0-9a-hjkmnp-tv-z]+$"}),
]
SeatNumber = Annotated[int, Meta(ge=0, lt=8)]
Ref = Annotated[int, Meta(ge=0, le=2**53)]  # chosen by the client; comes back with the reply
Stage = Annotated[str, Meta(extra_json_schema={"enum": ["open", "playing", "over"]})]
Event = Annotated[list[Any], shaped("Event")]
Change = Annotated[tuple[Any, ...], shaped("Change")]
Question = Annotated[dict[str, Any], shaped("Question")]
Outcome = Annotated[dict[str, Any], shaped("Outcome")]
About = Annotated[dict[str, Any], shaped("About")]

# From the client


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that a client may say. Every ask has exactly one reply with its `ref`."""

    ref: Ref


class Watch(Ask, frozen=True, tag="watch", kw_only=True):
    """Tell me about this table from now on. `have`: the version that I have; `full`: questions with all that people
    want to know (what is blocked and why, what cannot be taken back). `seat`: from which of my seats, if several people
    play at my screen; left out, it is seen as others see it who look on, so that the screen can be passed on."""

    table: TableName
    have: Annotated[int, Meta(ge=-1)] = -1
    full: bool = True
    invite: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None


class Unwatch(Ask, frozen=True, tag="unwatch", kw_only=True):
    table: TableName


class Answer(Ask, frozen=True, tag="answer", kw_only=True):
    """My answer to an open decision. Sent again after a lost connection it counts once. `not_again`: where it lets a
    window pass, let pass for me all that come until what the question's `window` names is over."""

    table: TableName
    decision: Annotated[int, Meta(ge=0, le=2**53)]
    choice: Annotated[list[Annotated[int, Meta(ge=-(2**31), le=2**31)]], Meta(max_length=256)]
    not_again: bool = False


class Undo(Ask, frozen=True, tag="undo", kw_only=True):
    """Take back my latest answer. `seat`: of which of my seats; left out: of the first."""

    table: TableName
    seat: SeatNumber | None = None


class Resign(Ask, frozen=True, tag="resign", kw_only=True):
    table: TableName
    seat: SeatNumber | None = None  # which of mine


class TakeBack(Ask, frozen=True, tag="take_back", kw_only=True):
    """Play my seat myself again, instead of the bot that stands in."""

    table: TableName
    seat: SeatNumber | None = None  # which of mine


class Remind(Ask, frozen=True, tag="remind", kw_only=True):
    """Somebody who is waited for has been away for longer than was agreed: tell that person that it is their turn."""

    table: TableName
    seat: Annotated[int, Meta(ge=0, lt=8)]


class StandIn(Ask, frozen=True, tag="stand_in", kw_only=True):
    """Somebody who is waited for has been away for longer than was agreed: let a bot play that seat."""

    table: TableName
    seat: Annotated[int, Meta(ge=0, lt=8)]


class Agree(Ask, frozen=True, tag="agree", kw_only=True):
    """I wish to end this game without a loser, or no longer do. It ends when all who play and are here wish it."""

    table: TableName
    wish: bool = True


class Say(Ask, frozen=True, tag="say", kw_only=True):
    """Chat."""

    table: TableName
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Ask, frozen=True, tag="mute", kw_only=True):
    """Hear no more (or again) of what a person says, at any table."""

    person: Name
    muted: bool = True


class Ping(Ask, frozen=True, tag="ping", kw_only=True):
    """I am still here. Who has said so once promises to go on, every 2.5 seconds, and counts as away when nothing more
    comes. `hidden`: nobody looks at the page, so that it may take a minute."""

    hidden: bool = False


ClientMessage = Watch | Unwatch | Answer | Undo | Resign | TakeBack | Remind | StandIn | Agree | Say | Mute | Ping

# From the server


class Telling(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """Anything that the server may say."""


class Welcome(Telling, frozen=True, tag="welcome", kw_only=True):
    """The first message."""

    protocol: int
    person: str
    name: str
    lang: str
    now: int
    client: str = ""  # the script of the page that this server has; one that runs another is not of this server's time


class Done(Telling, frozen=True, tag="done", kw_only=True):
    """It was done; the table has this version now. What changed comes as an `update`."""

    ref: int
    version: int = 0


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why not: the rule, its statement and the reason in the reader's language."""

    rule: str
    code: str
    args: dict[str, Any]
    text: str
    statement: str


class Refused(Telling, frozen=True, tag="refused", kw_only=True):
    """A rule forbids it. Nothing changed."""

    ref: int
    refusal: Refusal


class Failed(Telling, frozen=True, tag="failed", kw_only=True):
    """It could not be done, for a reason that is not a rule of the game. `code` is one of a fixed list. Without a `ref`
    it answers nothing: a message that could not be read, or a `table` that you may not see any more."""

    ref: int | None
    code: str
    text: str
    table: str = ""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there: a person's name and id, the bot that plays it."""

    name: str = ""
    person: str = ""
    bot: str = ""
    here: bool = False  # is that person connected?
    guest: bool = False  # a person who never chose a name: each reader calls them in their own language
    away: int = 0  # if not, since when, as far as is known
    resigned: bool = False  # has given up
    kept: str = ""  # nobody sits there yet: it waits for this person


class Occasion(Struct, frozen=True, omit_defaults=True):
    """What happened, as `[kind, arguments]`: the words are under `event.<kind>`."""

    version: int
    events: list[Event]


class TableNow(Telling, frozen=True, tag="table", kw_only=True):
    """A table whole, as this person sees it."""

    table: str
    version: int
    about: About
    stage: Stage
    seats: list[SeatInfo]
    seat: int | None  # which is yours; with several: from which you look
    commitment: str
    view: View | None = None
    questions: list[Question] = []
    can_undo: bool = False
    waiting: list[int] = []
    since: int = 0
    banks: tuple[int, ...] = ()
    at: int = 0
    outcome: Outcome | None = None
    rematch: str = ""
    ended: str = ""
    agreed: list[int] = []  # who wishes to end the game without a loser
    story: list[Occasion] = []  # the latest that happened
    owing: list[int] = []  # with several seats: which of yours owe an answer
    undoable: list[int] = []  # and which may take one back


class Update(Telling, frozen=True, tag="update", kw_only=True):
    """What changed from version `base` to `version`. `questions`, `stage`, `seats`, `outcome`, `rematch`, `ended` and
    `agreed` are there only if they changed; an empty list of questions says that this seat owes nothing any more."""

    table: str
    base: int
    version: int
    at: int
    events: list[Event] = []
    patch: list[Change] = []
    questions: list[Question] | UnsetType = UNSET
    can_undo: bool = False
    waiting: list[int] = []
    since: int = 0
    banks: tuple[int, ...] = ()
    owing: list[int] = []
    undoable: list[int] = []
    stage: Stage | UnsetType = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET
    outcome: Outcome | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    ended: str | UnsetType = UNSET
    agreed: list[int] | UnsetType = UNSET


class Presence(Telling, frozen=True, tag="presence", kw_only=True):
    """Who is connected: seats, and how many look on. `away`: of each seat, since when nobody is (0: somebody is)."""

    table: str
    seats: list[int]
    watchers: int
    away: list[int] = []


class Said(Telling, frozen=True, tag="said", kw_only=True):
    """Somebody said something, from a `seat`, or as a spectator (null)."""

    table: str
    no: int
    at: int
    person: str
    name: str
    text: str
    seat: int | None


class Turn(Telling, frozen=True, tag="turn", kw_only=True):
    """It is your turn at a table, watched or not."""

    table: str
    version: int


class Busy(Telling, frozen=True, tag="busy", kw_only=True):
    """Your ask takes a while; it was heard, and so are you."""


class Bye(Telling, frozen=True, tag="bye", kw_only=True):
    """The server closes; connect again. Your time does not run meanwhile."""

    code: Literal["shutdown", "slow", "idle", "signed_out"]


ServerMessage = Welcome | Done | Refused | Failed | TableNow | Update | Presence | Said | Turn | Busy | Bye

decode_ask: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class _Numbered(Struct):
    ref: Ref | None = None


_numbered = msgspec.json.Decoder(_Numbered)


def ref_of(data: str | bytes) -> int | None:
    """The `ref` of a message that we cannot decode, so that its sender learns which one was wrong; None without one."""
    try:
        return _numbered.decode(data).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def encode(message: Telling) -> bytes:
    return _encoder.encode(message)
