"""Common passwords are refused, and none keeps a node busy."""

import time
from importlib import import_module

import pytest

from astrarium.server.declined import Declined
from astrarium.server.people.common_passwords import is_common
from astrarium.server.people.passwords import LONGEST, SHORTEST, check_password

LISTS: dict[str, list[str]] = import_module("zxcvbn.frequency_lists").FREQUENCY_LISTS
TOP = 3_000


def test_every_common_password_is_refused() -> None:
    """All long enough passwords of the 3,000 most used are tried, and of the whole list every twentieth."""
    long = [password for password in LISTS["passwords"][:TOP] if len(password) >= SHORTEST]
    some = [password for password in LISTS["passwords"][::20] if len(password) >= 8 and password.isalnum()]
    assert long
    assert len(some) > 300
    assert [password for password in long + some if not is_common(password)] == []


@pytest.mark.parametrize("dress", ["{}2024", "{}123456", "{}!!!!", "123{}123", "{}2019!"])
def test_nor_do_figures_around_them_help(dress: str) -> None:
    dressed = [dress.format(password.title()) for password in LISTS["passwords"][:TOP] if password.isalpha()]
    long = [password for password in dressed if len(password) >= SHORTEST][::8]
    assert len(long) > 50
    assert [password for password in long if not is_common(password)] == []


def test_the_sites_own_name_is_a_common_word() -> None:
    check_password("kwyjiboland lamps", "", "")
    with pytest.raises(Declined, match="password_common"):
        check_password("kwyjiboland99", "", "", ["play", "kwyjiboland", "org"])


@pytest.mark.parametrize(
    "piece",
    ["4@8({[<369&#!1/|0$5+7%2", "a", "p@ssw0rd", "\U0001f680", "e3", "1999", "thequick", "31al4565347713987321"],
)
def test_no_password_takes_long(piece: str) -> None:
    """Each check takes less than 0.25 s; the bare library would need 20 s for 72 signs of the first piece."""
    password = (piece * LONGEST)[:LONGEST]
    is_common("warm up, once")
    start = time.process_time()
    is_common(password)
    assert time.process_time() - start < 0.25
