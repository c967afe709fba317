"""A host's settings, read from a TOML file. The defaults suit one computer at home."""

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
URL_VARIABLE = "ASTRARIUM_PUBLIC_URL"  # where the proxy is told the name too, it is typed once
NATS_VARIABLE = "ASTRARIUM_NATS_PASSWORD"  # for the user named in the NATS URLs
SECRET_LENGTH = 32
LONGEST_PASS = 60
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  (only compared)  # nosec B104

Positive = Annotated[int, msgspec.Meta(gt=0)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]


class ConfigError(Exception):
    """The configuration is invalid; the message tells the host what to change."""


class Smtp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mail server. Without one there are no sign-in links and no notices by mail."""

    host: str
    sender: str  # the sender's address
    port: Port = 587
    user: str = ""
    password: str = ""
    starttls: bool = True

    def __repr__(self) -> str:
        return f"Smtp({self.host}:{self.port}, {self.sender})"


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one person, or one network address, may ask of a node."""

    message_bytes: Positive = 16_384  # one WebSocket message
    messages_per_second: Positive = 20
    message_burst: Positive = 60
    # What people behind one address may ask over WebSockets, measured in pings: an answer or a table's view costs ten.
    # Thirty people in one room who answer once a second and ping need 312 a second; the burst is for reconnecting.
    address_work_per_second: Positive = 400
    address_work_burst: Positive = 2_000
    handshakes_per_second: Positive = 10  # WebSockets that one address opens
    handshake_burst: Positive = 200  # `connections_per_address`: after a restart all reconnect at once
    head_bytes: Positive = 65_536  # URL and headers of one HTTP request, WebSocket handshakes included
    head_lines: Positive = 100  # headers of one request
    head_seconds: Positive = 15  # until a head is complete; also until a new connection sends anything
    url_bytes: Positive = 8_192  # the URL of one request with its query
    body_bytes: Positive = 65_536  # the body of one HTTP request
    requests_per_second: Positive = (
        20  # per person; an address, which a household or a school may share, gets five times as many
    )
    request_burst: Positive = 100
    sign_ins_per_minute: Positive = 6  # per address
    sign_in_burst: Positive = 20
    account_tries_per_hour: Positive = 60  # sign-ins tried per e-mail address, after a burst of `sign_in_burst`
    mails_to_mailbox_per_hour: Positive = 4  # sign-in links to one mailbox, whoever asks for them
    mails_by_address_per_hour: Positive = 20  # sign-in links that one network address asks for, to any mailbox
    mails_per_hour: Positive = 1_000  # sign-in links that a node sends in all
    guests_per_minute: Positive = 10  # per address
    guest_burst: Positive = 60
    replays_per_second: Positive = 2  # per address: stories, replays and logs, each of which replays a game
    replay_burst: Positive = 40
    replays_at_once: Positive = 4  # for all addresses together; one at a time for each
    replay_share: Percent = 33  # of one core's time, for all replays together
    replay_entries: Positive = 20_000  # the longest log that is replayed; an evening's has some hundreds
    codes_per_minute: Positive = 6  # per address: wrong short codes
    code_burst: Positive = 20
    pack_bytes: Positive = 131_072  # the file of a content pack: room for the whole box of any game, and more
    packs_per_minute: Positive = 6  # per address: each pack is tried before a table is made with it
    pack_burst: Positive = 12
    pack_seconds: Positive = 60  # of trials at once, per person and per address; a good pack takes one or two
    pack_seconds_per_minute: Positive = 12  # refill of `pack_seconds`
    says_per_second: Positive = 2  # per person, in all chats
    say_burst: Positive = 20
    passkeys_per_person: Positive = 10
    table_says_per_minute: Positive = 60  # for all spectators of one table together
    chat_lines: Positive = 1_000  # kept for one table; the oldest are dropped
    tables_per_person: Positive = 100  # tables that are not over, for a person with an account
    tables_per_guest: Positive = 20  # the same for a guest
    tables_per_hour: Positive = 30  # made by one person, rematches included; an address gets five times as many
    table_burst: Positive = 20
    listed_per_host: Positive = 3  # public tables of one host in the lobby; the others are reached by link
    listed_hours: Positive = 72  # how long the lobby shows tables of an absent host
    entries_per_decision: Positive = 40  # of one seat that leave the game where it is: wishes to end, returns, offers
    guests_per_day: Positive = 500  # per address, over all nodes
    thoughts_per_host: Positive = 4  # bot decisions of one host's tables that a node has in the site's queue at once
    connections_per_person: Positive = 16
    connections_per_address: Positive = 200
    connections: Positive = 20_000  # per node


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days unused things are kept; 0: for ever."""

    open_tables: Natural = 14  # since they were made, if they never started and no account holder is seated
    unplayed_tables: Natural = 1  # since they were closed, if they never started
    finished_tables: Natural = 0  # since the game ended; with their logs
    chat: Natural = 90  # since the table ended
    guests: Natural = 180  # guests without a session or an unfinished table
    idle_guests: Natural = 14  # guests who sit at none of the tables kept
    notices: Natural = 30  # records of turn notices, for tables that are not in play any more
    pushes: Natural = 180  # push subscriptions of people who have not been here since


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One node's settings."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""  # sqlite:///file or postgresql://...; empty: a file in the user's data folder
    nats: tuple[str, ...] = ()  # URLs; empty: this process is the only one
    public_url: str = ""  # the site's own URL, such as https://play.example.org
    secret_key: str = ""  # signs cookies, the same on all nodes; empty: made once and kept in the database
    smtp: Smtp | None = None
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    limits: Limits = msgspec.field(default_factory=Limits)
    keep: Keep = msgspec.field(default_factory=Keep)
    tables_in_memory: Positive = 2_000
    metrics_token: str = ""  # lets other computers read the metrics
    thinkers: Natural = 1  # processes that think for bots; 0: other machines do
    bot_tables: bool = False  # allows tables at which only bots play
    pass_delay: tuple[float, float] = (0.8, 3.0)  # seconds, drawn at random, before an automatic pass
    allow_private_webhooks: bool = False  # also allows plain http; for tests and closed networks

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

    def __repr__(self) -> str:  # so that no password gets into a log
        return f"Config({self.host}:{self.port}, public_url={self.public_url!r})"

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'astrarium.db'}"

    @property
    def base_url(self) -> str:
        """The start of every page's URL, without a slash at the end."""
        host = "localhost" if self.host in EVERYWHERE else self.host  # at home, without a public URL
        return self.public_url or f"http://{host}:{self.port}"


def load(path: Path | None = None, environ: Mapping[str, str] = os.environ) -> Config:
    """The settings from a file (None: the defaults). What the environment says wins. Raises ConfigError."""
    data: dict[str, Any] = {}
    where = "the configuration"
    if path is not None:
        where = str(path)
        data = _read(path)
    if environ.get(SECRET_VARIABLE):
        data["secret_key"] = environ[SECRET_VARIABLE]
    if environ.get(URL_VARIABLE):
        data["public_url"] = environ[URL_VARIABLE]
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
    """A URL such as nats://user@host with the password added, unless it has one. Raises ConfigError."""
    if not re.fullmatch(r"[\w.~-]+", password, re.ASCII):
        raise ConfigError(f"{NATS_VARIABLE} may hold letters, digits and . _ ~ - only")
    if not isinstance(url, str):
        return url  # reported later, with the name of the setting
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
    """An error message of msgspec, in the terms of settings instead of documents."""
    message, _, at = mistake.partition(" - at `$")
    setting = at.strip("`").lstrip(".")
    message = message.replace("Object contains unknown field", "there is no setting").replace("`", "")
    return f"{setting}: {message}" if setting else message
