"""The cookie that carries a session."""

from ..config import Config

NAME = "astrarium"


def cookie_name(config: Config) -> str:
    """The cookie's name; on https with the prefix that makes browsers accept it from this host only."""
    return f"__Host-{NAME}" if config.https else NAME


def read_cookie(header: str, config: Config) -> str | None:
    """The session's value in a Cookie header; None if there is none."""
    name = cookie_name(config)
    for part in header.split(";"):
        key, equals, value = part.strip().partition("=")
        if equals and key == name:
            return value
    return None


def set_cookie(value: str, seconds: int, config: Config) -> str:
    """A Set-Cookie header. Scripts cannot read the cookie, and other sites' requests do not carry it."""
    secure = "; Secure" if config.https else ""
    return f"{cookie_name(config)}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"


def forget_cookie(config: Config) -> str:
    return set_cookie("", 0, config)
