"""Reads bodies and queries of requests, up to a limit, and checks them against their types."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request

from .errors import Problem

PATIENCE = 20.0  # seconds for a whole body

B = TypeVar("B", bound=msgspec.Struct)


async def read_body(request: Request, kind: type[B], most: int) -> B:
    """The body. Raises Problem: 415 wrong media type, 413 too large, 408 too slow, 400 not JSON, 422 invalid."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":  # other sites can only send forms, which have other types
        raise Problem(415, "bad_type")
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and (len(announced) > 18 or int(announced) > most):
        raise Problem(413, "too_large", args={"most": most})
    data = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for piece in request.stream():
                data += piece
                if len(data) > most:
                    raise Problem(413, "too_large", args={"most": most})
    except TimeoutError:
        raise Problem(408, "too_slow") from None
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as mistake:
        raise _mistaken("bad_body", mistake) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem(400, "bad_json") from None


def read_query(request: Request, kind: type[B]) -> B:
    """The query of the URL. Raises Problem."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as mistake:
        raise _mistaken("bad_query", mistake) from None


def _mistaken(code: str, mistake: msgspec.ValidationError) -> Problem:
    detail, _, path = str(mistake).partition(" - at `")
    return Problem(422, code, args={"path": path.rstrip("`") or "$", "detail": detail})
