"""Bodies of HTTP requests and replies about people and games."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Lang = Literal["en", "fr"]
# Generous limits; the real ones, with a sentence for the person, are in `people`.
Line = Annotated[str, Meta(max_length=200)]
Email = Annotated[str, Meta(max_length=320)]
Password = Annotated[str, Meta(max_length=1000)]
Ticket = Annotated[str, Meta(max_length=400)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: a field that we do not know is a mistake, not a wish."""


# People


class NewGuest(Asked, frozen=True):
    """Without a name, each reader is told of a guest in their own language."""

    name: Line = ""
    lang: Lang = "en"


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every day from `start` to `end` (minutes since midnight) no notices are sent; after it, all of them together."""

    start: Annotated[int, Meta(ge=0, lt=1440)]
    end: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(max_length=60)]  # such as Europe/Paris


class PatchMe(Asked, frozen=True):
    """Only what is given is changed."""

    name: Line | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    mail: bool | UnsetType = UNSET  # notices by mail
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET  # notices to an https address; empty: none
    quiet: QuietHours | UnsetType | None = UNSET  # when no notices are sent; null: none are held back


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


class BeginPasskey(Asked, frozen=True):
    """`ticket` comes with `second_factor`; without one, a passkey alone signs its owner in."""

    ticket: Ticket | None = None


class PasskeyAsked(msgspec.Struct, frozen=True):
    """`options` are for `navigator.credentials` (as JSON, see WebAuthn); the ticket goes back with what it gives."""

    ticket: str
    options: dict[str, Any]


class UsePasskey(Asked, frozen=True):
    """What a browser gave, as JSON. With a password if a link by mail came first: that becomes the account's."""

    ticket: Ticket
    credential: dict[str, Any]
    password: Password | None = None


class UseCode(Asked, frozen=True):
    """A recovery code in place of a passkey."""

    ticket: Ticket
    code: Annotated[str, Meta(max_length=100)]
    password: Password | None = None


class Prove(Asked, frozen=True):
    """The password (of an account without passkeys), or a passkey."""

    password: Password | None = None
    ticket: Ticket | None = None
    credential: dict[str, Any] | None = None


class NewPasskey(Asked, frozen=True):
    ticket: Ticket
    credential: dict[str, Any]
    name: Line = ""


class RenamePasskey(Asked, frozen=True):
    name: Line


class PasskeyCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    made_at: int
    used_at: int | None


class Factors(msgspec.Struct, frozen=True):
    """Your second factors. `needed`: you are an administrator, who may act as one only with a passkey."""

    passkeys: tuple[PasskeyCard, ...]
    codes: int  # recovery codes that are left
    fresh: bool  # may they be changed now, or must you prove first that it is you?
    needed: bool


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Told once. Empty if those from before still hold."""

    codes: tuple[str, ...]


class PushKey(msgspec.Struct, frozen=True):
    """With what a browser subscribes (`applicationServerKey`)."""

    key: str


class Subscribe(Asked, frozen=True):
    """A browser's `PushSubscription`; keys in base 64 for addresses."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Unsubscribe(Asked, frozen=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class Tried(msgspec.Struct, frozen=True):
    """How many of your browsers took a notice."""

    sent: int


class StopToken(Asked, frozen=True):
    token: Annotated[str, Meta(max_length=100)]
    endpoint: Annotated[str, Meta(max_length=1000)] = ""  # only the browser that is told there


class Stopped(msgspec.Struct, frozen=True):
    """What will not come any more: notices of one table, or (an empty name) all by mail or by push."""

    channel: Literal["mail", "push"]
    table: str


class Leave(Asked, frozen=True):
    """An account says its password once more before it is deleted."""

    password: Password = ""


class NoticeSettings(msgspec.Struct, frozen=True):
    """How somebody wants to hear that it is their turn."""

    mail: bool = False
    webhook: str = ""
    quiet: QuietHours | None = None


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
    passkeys: bool = False  # may a browser have passkeys for it, under the address that you use?


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
