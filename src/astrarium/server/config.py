"""What a host may set, read from a TOML file. Every field has the value that suits one computer at home."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from astrarium.folders import data_folder

SECRET_VARIABLE = "ASTRARIUM_SECRET_KEY"  # noqa: S105  (the name of a variable)  # nosec B105
SECRET_LENGTH = 32
LONGEST_PASS = 60

Positive = Annotated[int, msgspec.Meta(gt=0)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
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
    body_bytes: Positive = 65_536  # the body of one HTTP request
    requests_per_second: Positive = (
        20  # per person; an address, which a household or a school may share, has 5 times it
    )
    request_burst: Positive = 100
    sign_ins_per_minute: Positive = 6  # per address
    sign_in_burst: Positive = 20
    account_tries_per_hour: Positive = 60  # per e-mail address that somebody tries, after a burst as above
    guests_per_minute: Positive = 10  # per address
    guest_burst: Positive = 60
    replays_per_second: Positive = 2  # per address: stories, replays and logs, for which a game is played again
    replay_burst: Positive = 40
    codes_per_minute: Positive = 6  # per address: short codes that lead nowhere
    code_burst: Positive = 20
    pack_bytes: Positive = 65_536  # a content pack, as its file stands
    packs_per_minute: Positive = 6  # per address: each is tried before a table is made with it
    pack_burst: Positive = 12
    says_per_second: Positive = 2  # per person, in all chats
    say_burst: Positive = 20
    tables_per_person: Positive = 100  # that are not over
    connections_per_person: Positive = 16
    connections_per_address: Positive = 200
    connections: Positive = 20_000  # of one node


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
    tables_in_memory: Positive = 2_000
    metrics_token: str = ""  # lets others than this computer read the metrics
    thinkers: Natural = 1  # processes that think for bots; 0: other machines do
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
        return self.public_url or f"http://{self.host}:{self.port}"


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
