"""What a host may set, read from a TOML file. Every field has the value that suits one computer at home."""

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from astrarium.folders import data_folder

SECRET_VARIABLE = "ASTRARIUM_SECRET_KEY"  # noqa: S105  (the name of a variable)  # nosec B105
NATS_VARIABLE = "ASTRARIUM_NATS_PASSWORD"  # of the user whom the addresses of NATS name
SECRET_LENGTH = 32
LONGEST_PASS = 60
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (names of it)  # nosec B104

Positive = Annotated[int, msgspec.Meta(gt=0)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]


class ConfigError(Exception):
    """The configuration cannot be used; the message tells a host what to change."""


class Smtp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How mail leaves. Without it there are no sign-in links and no notices by mail."""

    host: str
    sender: str  # the address that mails come from
    port: Port = 587
    user: str = ""
    password: str = ""
    starttls: bool = True

    def __repr__(self) -> str:
        return f"Smtp({self.host}:{self.port}, {self.sender})"


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one person, or one address, may ask of a node."""

    message_bytes: Positive = 16_384  # one message of a WebSocket
    messages_per_second: Positive = 20
    message_burst: Positive = 60
    # What people behind one address may ask over WebSockets, in pings: an answer or a table shown costs ten of them.
    # Thirty in one room who each answer once a second, and ping, need 312 a second; the burst is for all who come back.
    address_work_per_second: Positive = 400
    address_work_burst: Positive = 2_000
    handshakes_per_second: Positive = 10  # WebSockets that one address opens
    handshake_burst: Positive = 200  # as many as one address may have: after a restart all come back at once
    head_bytes: Positive = 65_536  # address and headers of one HTTP request, or of the one that opens a WebSocket
    head_lines: Positive = 100  # headers of one request
    head_seconds: Positive = 15  # for a head, however slowly it comes; and for a connection to send anything at all
    url_bytes: Positive = 8_192  # the address of one request, with what stands after its question mark
    body_bytes: Positive = 65_536  # the body of one HTTP request
    requests_per_second: Positive = (
        20  # per person; an address, which a household or a school may share, has 5 times it
    )
    request_burst: Positive = 100
    sign_ins_per_minute: Positive = 6  # per address
    sign_in_burst: Positive = 20
    account_tries_per_hour: Positive = 60  # per e-mail address that somebody tries, after a burst as above
    mails_to_mailbox_per_hour: Positive = 4  # links by mail to one e-mail address, whoever asks for them
    mails_by_address_per_hour: Positive = 20  # that one address asks for, to whomever
    mails_per_hour: Positive = 1_000  # links by mail that a node writes, at most
    guests_per_minute: Positive = 10  # per address
    guest_burst: Positive = 60
    replays_per_second: Positive = 2  # per address: stories, replays and logs, for which a game is played again
    replay_burst: Positive = 40
    replays_at_once: Positive = 4  # of all addresses together; each address has one at a time
    replay_share: Percent = 33  # of the node's time, at most, for all of them
    replay_entries: Positive = 20_000  # the longest log that is played again; an evening has some hundreds
    codes_per_minute: Positive = 6  # per address: short codes that lead nowhere
    code_burst: Positive = 20
    pack_bytes: Positive = 131_072  # a content pack, as its file stands: the whole box of any game, with room for more
    packs_per_minute: Positive = 6  # per address: each is tried before a table is made with it
    pack_burst: Positive = 12
    pack_seconds: Positive = 60  # per person and per address: of trials of packs at once; a good one takes one or two
    pack_seconds_per_minute: Positive = 12  # that one gets back
    says_per_second: Positive = 2  # per person, in all chats
    say_burst: Positive = 20
    passkeys_per_person: Positive = 10
    table_says_per_minute: Positive = 60  # of all who only look on at one table, together
    chat_lines: Positive = 1_000  # kept of one table; the oldest give way
    tables_per_person: Positive = 100  # that are not over, of somebody with an account
    tables_per_guest: Positive = 20  # the same for a guest
    tables_per_hour: Positive = 30  # made by one person, rematches too; an address has 5 times it
    table_burst: Positive = 20
    listed_per_host: Positive = 3  # public tables that the lobby shows of one host; the others are found by their link
    listed_hours: Positive = 72  # for which the lobby shows tables of a host who is away
    entries_per_decision: Positive = 40  # of one seat, that move nothing: wishes to end, returns to the seat, offers
    guests_per_day: Positive = 500  # per address, over all nodes
    thoughts_per_host: Positive = 4  # that one host's bots have in the queue of a site at once, from one node
    connections_per_person: Positive = 16
    connections_per_address: Positive = 200
    connections: Positive = 20_000  # of one node


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days things are kept that nobody uses any more; 0: for ever."""

    open_tables: Natural = 14  # since they were made, if they never began and nobody with an account sits there
    unplayed_tables: Natural = 1  # since they were closed before play
    finished_tables: Natural = 0  # since their end, with their logs
    chat: Natural = 90  # since the end of its table
    guests: Natural = 180  # who have no session left and sit at no table that is not over
    idle_guests: Natural = 14  # who never sat down at a table that is still there
    notices: Natural = 30  # who was told of which turn, at tables that are not in play any more
    pushes: Natural = 180  # browsers of people who were not here since


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One node's settings."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""  # sqlite:///file or postgresql://...; empty: a file in the user's data folder
    nats: tuple[str, ...] = ()  # empty: this process is alone
    public_url: str = ""  # how people reach the site, such as https://play.example.org
    secret_key: str = ""  # signs cookies, the same on all nodes; empty: made once and kept in the database
    smtp: Smtp | None = None
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    limits: Limits = msgspec.field(default_factory=Limits)
    keep: Keep = msgspec.field(default_factory=Keep)
    tables_in_memory: Positive = 2_000
    metrics_token: str = ""  # lets others than this computer read the metrics
    thinkers: Natural = 1  # processes that think for bots; 0: other machines do
    bot_tables: bool = False  # lets people make tables at which only bots play
    pass_delay: tuple[float, float] = (0.8, 3.0)  # seconds, drawn between these, in which one passes who wants to
    allow_private_webhooks: bool = False  # also lets notices go by plain http; for tests and closed networks

    def __post_init__(self) -> None:
        if self.public_url:
            _check_public_url(self.public_url)
        if self.secret_key and len(self.secret_key) < SECRET_LENGTH:
            raise ValueError(f"the secret key needs at least {SECRET_LENGTH} characters")
        if not 0 <= self.pass_delay[0] <= self.pass_delay[1] <= LONGEST_PASS:
            raise ValueError(f"pass_delay is two numbers of seconds, the smaller first, at most {LONGEST_PASS}")
        scheme = self.database.partition("://")[0]
        if self.database and scheme not in ("sqlite", "postgresql", "postgres"):
            raise ValueError("a database begins with sqlite:/// or postgresql://")

    def __repr__(self) -> str:  # must never bring a password into a log
        return f"Config({self.host}:{self.port}, public_url={self.public_url!r})"

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'astrarium.db'}"

    @property
    def base_url(self) -> str:
        """What the address of every page begins with, without a slash at the end."""
        host = "localhost" if self.host in EVERYWHERE else self.host  # at home, without a name of its own
        return self.public_url or f"http://{host}:{self.port}"


def load(path: Path | None = None, environ: Mapping[str, str] = os.environ) -> Config:
    """The settings in a file (None: the defaults). A secret key in the environment wins. Raises ConfigError."""
    data: dict[str, Any] = {}
    where = "the configuration"
    if path is not None:
        where = str(path)
        data = _read(path)
    if environ.get(SECRET_VARIABLE):
        data["secret_key"] = environ[SECRET_VARIABLE]
    if isinstance(data.get("public_url"), str):
        data["public_url"] = data["public_url"].rstrip("/").lower()
    if environ.get(NATS_VARIABLE) and isinstance(data.get("nats"), list):
        data["nats"] = [_with_password(url, environ[NATS_VARIABLE]) for url in data["nats"]]
    try:
        return msgspec.convert(data, Config)
    except msgspec.ValidationError as mistake:
        raise ConfigError(f"{where}: {_plain(str(mistake))}") from None


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as mistake:
        raise ConfigError(f"{path} cannot be read: {mistake.strerror}") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{path} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as mistake:
        raise ConfigError(f"{path} is not TOML: {mistake}") from None


def _with_password(url: Any, password: str) -> Any:
    """An address such as nats://user@host with the password, unless it has one. Raises ConfigError."""
    if not re.fullmatch(r"[\w.~-]+", password, re.ASCII):
        raise ConfigError(f"{NATS_VARIABLE} may hold letters, digits and . _ ~ - only")
    if not isinstance(url, str):
        return url  # said later, with the name of the setting
    parts = urlsplit(url)
    if not parts.username or parts.password:
        return url
    return url.replace(f"{parts.username}@", f"{parts.username}:{password}@", 1)


def _check_public_url(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError("public_url is http:// or https:// and a host")
    if parts.path or parts.query or parts.fragment:
        raise ValueError("public_url has nothing after the host: Astrarium has a host name of its own")


def _plain(mistake: str) -> str:
    """A mistake as msgspec tells it, with the path of a setting instead of that of a document."""
    message, _, at = mistake.partition(" - at `$")
    setting = at.strip("`").lstrip(".")
    message = message.replace("Object contains unknown field", "there is no setting").replace("`", "")
    return f"{setting}: {message}" if setting else message
