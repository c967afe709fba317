"""A host's settings: defaults for home, and mistakes told plainly."""

from pathlib import Path

import pytest

from astrarium.folders import data_folder
from astrarium.server.config import Config, ConfigError, load

SECRET = "s" * 32


def wrong(tmp_path: Path, text: str) -> str:
    file = tmp_path / "astrarium.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as told:
        load(file, {})
    return str(told.value)


def test_home_needs_no_file() -> None:
    config = load(None, {})
    assert (config.host, config.port, config.nats, config.public_url, config.smtp) == ("127.0.0.1", 8000, (), "", None)
    assert config.database_url.startswith("sqlite:///")
    assert config.database_url.endswith("astrarium.db")
    assert config.base_url == "http://127.0.0.1:8000"
    assert not config.https


def test_a_site(tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(
        f"""
        host = "0.0.0.0"
        port = 8080
        database = "postgresql://db/astrarium"
        nats = ["nats://a:4222", "nats://b:4222"]
        public_url = "https://Play.example.org/"
        secret_key = "{SECRET}"
        trusted_proxies = ["10.0.0.1"]
        [smtp]
        host = "mail"
        sender = "play@example.org"
        [limits]
        tables_per_person = 5
        """,
        encoding="utf-8",
    )
    config = load(file, {})
    assert config.public_url == config.base_url == "https://play.example.org"
    assert config.https
    assert config.nats == ("nats://a:4222", "nats://b:4222")
    assert config.smtp is not None
    assert config.smtp.port == 587
    assert config.limits.tables_per_person == 5
    assert load(file, {"ASTRARIUM_SECRET_KEY": "e" * 40}).secret_key == "e" * 40


def test_no_secret_is_printed() -> None:
    config = Config(secret_key=SECRET, database="postgresql://user:hush@db/x")
    assert SECRET not in repr(config)
    assert "hush" not in repr(config)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 80", "there is no setting prot"),
        ("[limits]\nlunch = 1", "limits: there is no setting lunch"),
        ('port = "80"', "port: Expected int, got str"),
        ("port = 70000", "port: Expected int <= 65535"),
        ('secret_key = "short"', "at least 32 characters"),
        ('public_url = "play.example.org"', "public_url is http:// or https://"),
        ('public_url = "https://example.org/games"', "nothing after the host"),
        ('database = "mysql://x"', "a database begins with"),
        ("port = ", "is not TOML"),
        ("[smtp]\nhost = 'x'", "smtp: Object missing required field sender"),
    ],
)
def test_mistakes_are_told_plainly(tmp_path: Path, text: str, told: str) -> None:
    message = wrong(tmp_path, text)
    assert told in message
    assert "astrarium.toml" in message


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read"):
        load(tmp_path / "none.toml", {})
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError, match="not UTF-8"):
        load(tmp_path / "bytes.toml", {})


def test_the_data_folder_is_the_systems() -> None:
    assert data_folder({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/astrarium")
    assert data_folder({}, "linux") == Path.home() / ".local/share/astrarium"
    assert data_folder({}, "darwin") == Path.home() / "Library/Application Support/astrarium"
    assert data_folder({"LOCALAPPDATA": "/w"}, "win32") == Path("/w/astrarium")


@pytest.mark.parametrize("delay", ["[3, 1]", "[-1, 2]", "[1, 61]"])
def test_a_delay_goes_from_less_to_more(tmp_path: Path, delay: str) -> None:
    assert "pass_delay" in wrong(tmp_path, f"pass_delay = {delay}")
    assert load(None, {}).pass_delay == (0.8, 3.0)
