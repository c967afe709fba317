"""Descriptions for clients of the games' plain data. It is sent as it is: nothing here decodes or checks it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..tables.entries import Clock

MARK = "x-shape"  # key in a schema: the name of the definition that describes this data


def shaped(name: str) -> Meta:
    """Says in a schema that this data has one of the shapes below."""
    return Meta(extra_json_schema={MARK: name})


Arguments = dict[str, Any]
Text = Annotated[list[Any], shaped("Text")]


class Reason(Struct, frozen=True):
    """Why not: the statement of the rules, and the words under `refusal.<code>` with their arguments."""

    rule: str
    code: str
    args: Arguments


class Try(Struct, frozen=True, omit_defaults=True):
    """One of several ways to try the same: with so many cards, say."""

    n: int
    needs: int  # the least total that wins
    chance: float  # in percent
    bonus: int = 0  # what is added to the dice
    open: bool = False  # does the player have what it takes?


class Throw(Struct, frozen=True):
    """Dice that are rolled alike, and what each of them must show."""

    ref: str  # whose they are: a thing on the table, such as `ship:starfighter`
    n: int
    needs: int


class Odds(Struct, frozen=True, omit_defaults=True):
    """What must be reached, how likely that is, and what is at stake."""

    needs: int  # a total of the dice, or how many of them must hit
    chance: float | UnsetType = UNSET  # in percent; absent: it hangs on what others have and do
    tries: list[Try] = []
    dice: list[Throw] = []
    stake: Text | UnsetType = UNSET  # what is lost if it fails


class Option(Struct, frozen=True, omit_defaults=True):
    """Something that may be chosen. Without `full` questions, only its code."""

    code: int
    ref: str = ""  # a thing on the table, such as `planet:helios`
    text: Text | UnsetType = UNSET
    help: list[Text] = []  # what it does, at more length
    warning: Text | UnsetType = UNSET  # legal, but perhaps not what you want
    reveals: bool = False  # shows something new, so that it cannot be taken back
    likely: bool = False  # what one answers most often: offered first while nothing is picked
    odds: Odds | UnsetType = UNSET  # how likely it is to come off


class BlockedOption(Struct, frozen=True, omit_defaults=True):
    """Something that a player might look for and that a rule forbids now."""

    code: int
    ref: str
    text: Text
    refusal: Reason
    help: list[Text] = []
    warning: Text | UnsetType = UNSET
    odds: Odds | UnsetType = UNSET


class Question(Struct, frozen=True, omit_defaults=True):
    """An open decision of a seat. `kind` says which shape the answer has."""

    id: int
    seat: int
    kind: Literal["choose", "amount", "confirm", "order", "assign", "offer"]
    prompt: Text
    rule: str
    low: int
    high: int
    targets: list[Option]
    caps: list[int]
    options: list[Option]
    reveals: bool = False
    blocked: list[BlockedOption] = []
    beside: bool = False  # the game does not wait for it: an offer, a deal
    standing: bool = False  # nobody waits for it: it may stay open for ever
    window: str = ""  # a chance to step in, which the last option lets pass; until when one may say "not again"


class Rival(Struct, frozen=True):
    """A side that nobody plays, such as the opponent of a solo game."""

    ref: str
    score: int
    won: bool
    detail: dict[str, int]


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended. The words of `ending` are under `ending.<id>`."""

    winners: list[int]
    scores: list[int]
    places: list[int]  # of each seat, from 1
    ending: str
    rounds: int
    details: list[dict[str, int]]  # of each seat: where the points come from
    tie_break: Text | UnsetType = UNSET  # what told the winners apart from others with as many points
    rivals: list[Rival] = []


class Chair(Struct, frozen=True, omit_defaults=True):
    name: str
    bot: str
    guest: bool = False  # somebody who never chose a name
    resigned: bool = False
    person: str = ""  # told only of those who hold several chairs: they play at one screen
    kept: str = ""  # nobody sits there yet: it waits for this person


class ContentMark(Struct, frozen=True):
    """A content pack that a table plays with. Equal hashes are equal content."""

    name: str
    hash: str


class About(Struct, frozen=True, omit_defaults=True):
    """What was agreed before play."""

    game: str
    rules: str
    options: dict[str, str]
    title: str
    host: str
    public: bool
    spectators: bool
    undo: bool
    clock: Clock
    seats: list[Chair]
    absence: int | UnsetType = UNSET  # milliseconds after which nobody need wait for who is away; 0: everybody must
    spectators_speak: bool | UnsetType = UNSET  # there, and false, if only those who play may write in the chat
    content: ContentMark | UnsetType = UNSET  # there if the table plays with changed content


def _row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "prefixItems": [*parts], "items": False, "minItems": len(parts), "maxItems": len(parts)}


_PATH = {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}}
_WORDED = _row({"type": "string"}, {"type": "object", "additionalProperties": True})

ROWS: dict[str, dict[str, Any]] = {
    "Text": {"description": "`[id, arguments]`: the words are in the game's catalogue.", **_WORDED},
    "Event": {"description": "`[kind, arguments]`: the words are under `event.<kind>`.", **_WORDED},
    "Change": {
        "description": "`[path, value]`: put the value there. `[path]`: take away what is there.",
        "anyOf": [_row(_PATH, {}), _row(_PATH)],
    },
}
RECORDS: dict[str, type[Struct]] = {"About": About, "Outcome": Outcome, "Question": Question}
