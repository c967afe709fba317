"""What goes over HTTP about people and games: bodies of requests, and replies."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Lang = Literal["en", "fr"]
# Generous at the door; what is really allowed is decided, in words, by `people`.
Line = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=320)]
Password = Annotated[str, Meta(max_length=1000)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a field that we do not know is a mistake, not a wish."""


# People


class NewGuest(Asked, frozen=True):
    """Without a name, each reader is told of a guest in their own language."""

    name: Line = ""
    lang: Lang = "en"


class PatchMe(Asked, frozen=True):
    """Only what is given is changed."""

    name: Line | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    mail: bool | UnsetType = UNSET  # notices by mail
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET  # notices to an https address; empty: none


class NewAccount(Asked, frozen=True):
    """Where the server can send mail, the password is chosen with the link that comes by mail; else it stands here."""

    email: Email
    password: Password = ""


class SignIn(Asked, frozen=True):
    email: Email
    password: Password


class ChangePassword(Asked, frozen=True):
    old: Password
    new: Password


class AskLink(Asked, frozen=True):
    email: Email


class UseLink(Asked, frozen=True):
    """With a password, that becomes the account's: whoever reads its mail owns it. A new account needs one."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password | None = None


class Leave(Asked, frozen=True):
    """An account says its password once more before it is deleted."""

    password: Password = ""


class NoticeSettings(msgspec.Struct, frozen=True):
    """How somebody wants to hear that it is their turn."""

    mail: bool = False
    webhook: str = ""


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str  # empty if you never chose one
    lang: Lang
    account: bool
    admin: bool
    email: str | None
    notices: NoticeSettings


class Here(msgspec.Struct, frozen=True):
    """Who you are, and what this server can do for you."""

    person: Me | None
    mail: bool  # can it send sign-in links and notices?


class Signed(msgspec.Struct, frozen=True):
    """An account was asked for. If `pending`, it begins when the link that was mailed is opened."""

    person: Me
    pending: bool = False


# Games


class InLang(Asked, frozen=True):
    lang: Lang = "en"


class GameOption(msgspec.Struct, frozen=True):
    """A variant; its words are under `setup.<id>` and `setup.<id>.<value>`."""

    id: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...]


class GameCard(msgspec.Struct, frozen=True):
    """What a lobby shows of a game."""

    key: str
    version: int
    names: dict[str, str]
    stage: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    board: str | None  # where the game's package has a board of its own: the address of its script


class Notice(msgspec.Struct, frozen=True):
    """What players should know before play, in words, and with how many seats it holds."""

    seats: int
    id: str
    words: dict[str, str]


class GamePage(msgspec.Struct, frozen=True):
    game: GameCard
    options: tuple[GameOption, ...]
    notices: tuple[Notice, ...]  # with the options as they are by default
    bots: tuple[str, ...]  # that may be seated, the weakest first


class RuleLine(msgspec.Struct, frozen=True):
    id: str
    words: str
    source: str
    kind: str
    chapter: str  # its number; empty if it is in none


class Rules(msgspec.Struct, frozen=True):
    game: str
    lang: Lang
    statements: tuple[RuleLine, ...]
    chapters: dict[str, str]  # their titles by number
    events: dict[str, str]  # for each kind of event, the statement that best explains it
    table: tuple[RuleLine, ...]  # what holds at any table, whatever the game


class Words(msgspec.Struct, frozen=True):
    """All sentences of a game by id, with their placeholders."""

    game: str
    lang: Lang
    words: dict[str, str]
