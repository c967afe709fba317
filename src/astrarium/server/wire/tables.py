"""HTTP bodies about tables."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from astrarium.kernel import View

from ..tables.entries import MAX_SEATS, Clock, TableSpec
from .bodies import Lang
from .messages import About, Change, Event, Occasion, Outcome, SeatInfo, Stage
from .shapes import ContentMark

Contribution = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$", max_length=128)]  # hex; yours to choose


class Wish(TableSpec, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody wants to play. `content`: a content pack as its file stands (TOML)."""

    content: str = ""

    @property
    def spec(self) -> TableSpec:
        """What the table's log keeps of it."""
        return TableSpec(**{name: getattr(self, name) for name in TableSpec.__struct_fields__})


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to make. Its maker is the host. Nobody sits down: the first `keep` seats wait for the host, and those at
    the same screen, to `join` when they know the commitment."""

    wish: Wish
    keep: Annotated[int, Meta(ge=0, le=MAX_SEATS)] = 1


class Companion(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody else who plays at the same screen: a name, cleaned as people's names are, and a contribution."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    contribution: Contribution = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down, with those who are `together`. Contribute once you know the commitment, not before."""

    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None
    contribution: Contribution = ""
    together: Annotated[list[Companion], Meta(max_length=7)] = []


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=24)]


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody who is not seated may come to a private table."""

    invite: Annotated[str, Meta(max_length=64)] = ""


class Story(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: which of mine, if I have several; left out, what everybody may know is told."""

    after: Annotated[int, Meta(ge=-1)] = -1
    invite: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None


class FromSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """As which seat sees it; left out: as a spectator does."""

    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""


class AskContent(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Lang = "en"
    invite: Annotated[str, Meta(max_length=64)] = ""


class ContentChange(Struct, frozen=True):
    """One thing that is not as in the box. Without a key the whole row is new (`box` is null) or gone (`pack` is)."""

    kind: str
    id: str  # of the row; empty for figures of the game
    key: str
    box: Any
    pack: Any


class TableContent(Struct, frozen=True):
    """What a table plays with: nothing but empty fields if that is what is in the box.

    `changes` are by kind, either {row id: the whole row, or null if it is gone} or the figures that differ. `words` go
    over those of the game: the sentences that are others with this content.
    """

    name: str
    hash: str
    changes: dict[str, dict[str, Any]]
    list: tuple[ContentChange, ...]
    notices: tuple[str, ...]  # what players should know before play, in words
    words: dict[str, str]
    rules: dict[str, str]  # the statements that read otherwise with it, by id


class OpenTables(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=24, pattern="^[a-z_]*$")] = ""


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    stage: Stage
    title: str
    host: str
    version: int
    seats: list[SeatInfo]
    options: dict[str, str]
    clock: Clock
    public: bool
    spectators: bool
    undo: bool
    made_at: int
    waiting: list[int] = []
    since: int = 0
    seat: int | None = None  # which is yours; the first, if you have several
    your_turn: bool = False
    invite: str = ""  # for those who may pass it on
    removed: int = 0  # for the host: how many were sent away, and may not sit down here again
    commitment: str = ""
    winners: list[int] = []  # once it is over: their seats
    ended: str = ""  # why, if not by the rules
    rematch: str = ""
    content: ContentMark | None = None  # there if it plays with changed content
    other_rules: bool = False  # in play, by rules that the server had once: it may be impossible to go on
    parked: bool = False  # something about it failed: it is left alone for a while


class TableList(Struct, frozen=True):
    tables: list[TableCard]


class Chapter(Struct, frozen=True):
    """What happened at a table, as this reader may know it."""

    version: int  # of the table now
    story: list[Occasion]


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One entry of the log: what changed in the view, and what happened."""

    version: int
    act: Annotated[str, Meta(extra_json_schema={"enum": ["answer", "undo", "resign", "replace", "agree", "end"]})]
    seat: int | None = None  # whose deed it was
    patch: list[Change] = []
    events: list[Event] = []
    scores: tuple[int, ...] | UnsetType = UNSET  # of each seat, then of each rival, if they changed
    waiting: list[int] | UnsetType = UNSET  # the seats that are waited for then, if others than before


class Replay(Struct, frozen=True):
    """A finished game, from the first view on. Patches are those of the socket's `update`."""

    about: About
    seats: list[SeatInfo]
    seat: int | None  # as which it is seen
    version: int  # of the table when play began
    view: View  # as it was then
    events: list[Event]  # of the set-up
    scores: tuple[int, ...]  # of each seat, then of each rival: what it would have if the game were stopped there
    waiting: list[int]  # the seats that were waited for
    steps: list[ReplayStep]
    outcome: Outcome | None  # none if the game was stopped
    ended: str  # why, if it was


class ChatLine(Struct, frozen=True):
    """Something said. `seat`: where that person sits now; null: a spectator."""

    no: int
    at: int
    person: str
    name: str
    text: str
    seat: int | None = None


class ChatLines(Struct, frozen=True):
    lines: list[ChatLine]


class Reached(Struct, frozen=True):
    """It was done; the table has this version now."""

    version: int


class Rematch(Struct, frozen=True):
    """Where those who want to play on meet, and what was promised there: `join` with a contribution of your own."""

    table: str
    commitment: str


GameLog = dict[str, Any]  # `astrarium-log/1`: see `astrarium verify`
