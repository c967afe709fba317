"""Errors as clients receive them: in one form, in the reader's language."""

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response

from astrarium.kernel import Catalog, Game, Refusal, Text
from astrarium.kernel.text import Arg

from ..words import WORDS


class ErrorBody(msgspec.Struct, omit_defaults=True):
    """`code` is for programs, `message` for people; `rule` is the statement of the game that forbids it."""

    code: str
    message: str
    rule: str | None = None
    args: dict[str, Any] | None = None


class ErrorReply(msgspec.Struct):
    """The body of every reply from 400 on."""

    error: ErrorBody


class Problem(Exception):  # noqa: N818  (an answer to the client, not always a mistake of the program)
    """Raised by a handler instead of returning a reply. Its sentence is under `problem.<code>`."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        args: Mapping[str, Arg] | None = None,
        rule: str | None = None,
        headers: Mapping[str, str] | None = None,
        text: Text | None = None,
        words: Catalog = WORDS,
    ) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.args_by_name = dict(args or {})
        self.rule = rule
        self.headers = dict(headers or {})
        self.text = text or Text(f"problem.{code}", self.args_by_name)
        self.words = words

    def body(self, lang: str) -> ErrorReply:
        message = self.words.say(lang, self.text)
        return ErrorReply(ErrorBody(self.code, message, self.rule, self.args_by_name or None))

    def reply(self, lang: str) -> Response:
        return Response(msgspec.json.encode(self.body(lang)), self.status, self.headers, "application/json")


def refused(refusal: Refusal, game: Game[Any]) -> Problem:
    """A problem for a move against the rules, in the words of its game."""
    return Problem(409, refusal.code, args=refusal.args, rule=refusal.rule, text=refusal.text, words=game.words)


def later(seconds: float, status: int = 429, code: str = "too_many") -> Problem:
    """A problem that asks the client to try again after that time."""
    wait = max(1, int(seconds + 0.999))
    return Problem(status, code, args={"seconds": wait}, headers={"Retry-After": str(wait)})
