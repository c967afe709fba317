"""A person as the rest of the server knows them: a guest or an account holder."""

import msgspec
from msgspec.structs import replace

from astrarium.kernel import Text

from ..store import people as store
from ..wire.bodies import NoticeSettings
from ..words import WORDS
from .passkeys.factors import NONE, PASSKEY


class Person(msgspec.Struct, frozen=True):
    """A person, without their password hash, which must not leave the store."""

    id: int
    name: str  # empty if none was ever chosen
    lang: str
    email: str | None  # accounts have one
    is_admin: bool  # and signed in with a passkey
    settings: str  # JSON
    epoch: int = 0  # sessions and links of an earlier epoch are void
    admin_at_rest: bool = False  # an administrator who signed in without a passkey has no special rights

    @classmethod
    def of(cls, row: store.Person, factor: int = NONE) -> "Person":
        awake = bool(row.is_admin) and factor >= PASSKEY
        at_rest = bool(row.is_admin) and not awake
        return cls(row.id, row.name, row.lang, row.email, awake, row.settings, row.epoch, at_rest)

    @property
    def called(self) -> str:
        """The name, or "guest" in the person's language."""
        return self.name or WORDS.say(self.lang, Text("person.guest"))

    @property
    def is_account(self) -> bool:
        return self.email is not None

    @property
    def notices(self) -> NoticeSettings:
        return read_settings(self.settings)


def read_settings(text: str) -> NoticeSettings:
    """The notice settings stored in the database; missing ones have their default."""
    return msgspec.json.decode(text, type=NoticeSettings) if text else NoticeSettings()


def without_mail(settings: str) -> str:
    """The same settings, but without mails."""
    return write_settings(replace(read_settings(settings), mail=False))


def write_settings(settings: NoticeSettings) -> str:
    return msgspec.json.encode(settings).decode()
