"""Quiet hours: what comes in them is told when they end."""

from datetime import datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from ..clock import MINUTE, SECOND
from ..declined import Declined
from ..wire.bodies import QuietHours


def check_quiet(quiet: QuietHours) -> None:
    """Declined if there is no such time zone here, or if it would always be quiet."""
    try:
        _zone(quiet.zone)
    except (OSError, ValueError, LookupError):
        raise Declined("bad_quiet_hours") from None
    if quiet.start == quiet.end:
        raise Declined("bad_quiet_hours")


def quiet_until(quiet: QuietHours | None, at: int) -> int | None:
    """When the quiet hours end in which this moment lies; None if it lies in none."""
    if quiet is None:
        return None
    here = datetime.fromtimestamp(at / SECOND, _zone(quiet.zone))
    minute = here.hour * 60 + here.minute
    over_night = quiet.start > quiet.end
    if not (minute >= quiet.start or minute < quiet.end if over_night else quiet.start <= minute < quiet.end):
        return None
    day = here.date() + timedelta(days=1 if minute >= quiet.end else 0)
    end = datetime.combine(day, time(*divmod(quiet.end, 60)), here.tzinfo)
    # Where a clock is set forward that minute may be missing, but time goes on.
    return max(int(end.timestamp()) * SECOND, at + MINUTE)


@lru_cache(64)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
