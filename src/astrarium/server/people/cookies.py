"""The cookie that carries a session."""

from ..config import Config

NAME = "astrarium"


def cookie_name(config: Config) -> str:
    """On https with the prefix by which a browser refuses it from anywhere but this very host."""
    return f"__Host-{NAME}" if config.https else NAME


def read_cookie(header: str, config: Config) -> str | None:
    """The session's value in a Cookie header."""
    name = cookie_name(config)
    for part in header.split(";"):
        key, equals, value = part.strip().partition("=")
        if equals and key == name:
            return value
    return None


def set_cookie(value: str, seconds: int, config: Config) -> str:
    """A Set-Cookie header. Scripts cannot read it, other sites' requests do not carry it."""
    secure = "; Secure" if config.https else ""
    return f"{cookie_name(config)}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"


def forget_cookie(config: Config) -> str:
    return set_cookie("", 0, config)
