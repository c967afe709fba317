"""A person as the rest of the house knows one: a guest, or the owner of an account."""

import msgspec
from msgspec.structs import replace

from astrarium.kernel import Text

from ..store import people as store
from ..wire.bodies import NoticeSettings
from ..words import WORDS
from .passkeys.factors import NONE, PASSKEY


class Person(msgspec.Struct, frozen=True):
    """Without the hash of its password, which must not travel."""

    id: int
    name: str  # empty if none was ever chosen
    lang: str
    email: str | None  # accounts have one
    is_admin: bool  # and came with a passkey
    settings: str  # JSON
    epoch: int = 0  # what was made under an earlier one is void
    admin_at_rest: bool = False  # an administrator who came without a passkey has no more rights than others

    @classmethod
    def of(cls, row: store.Person, factor: int = NONE) -> "Person":
        awake = bool(row.is_admin) and factor >= PASSKEY
        at_rest = bool(row.is_admin) and not awake
        return cls(row.id, row.name, row.lang, row.email, awake, row.settings, row.epoch, at_rest)

    @property
    def called(self) -> str:
        """The name, or what we call somebody without one."""
        return self.name or WORDS.say(self.lang, Text("person.guest"))

    @property
    def is_account(self) -> bool:
        return self.email is not None

    @property
    def notices(self) -> NoticeSettings:
        return read_settings(self.settings)


def read_settings(text: str) -> NoticeSettings:
    """What the database keeps of somebody's wishes; what it does not keep is as by default."""
    return msgspec.json.decode(text, type=NoticeSettings) if text else NoticeSettings()


def without_mail(settings: str) -> str:
    """The same wishes, but no mails."""
    return write_settings(replace(read_settings(settings), mail=False))


def write_settings(settings: NoticeSettings) -> str:
    return msgspec.json.encode(settings).decode()
