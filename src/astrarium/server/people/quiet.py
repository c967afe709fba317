"""Quiet hours: notices that fall into them are sent when they end."""

from datetime import datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from ..clock import MINUTE, SECOND
from ..declined import Declined
from ..wire.bodies import QuietHours


def check_quiet(quiet: QuietHours) -> None:
    """Raises Declined if the time zone is unknown or the hours never end."""
    try:
        _zone(quiet.zone)
    except (OSError, ValueError, LookupError):
        raise Declined("bad_quiet_hours") from None
    if quiet.start == quiet.end:
        raise Declined("bad_quiet_hours")


def quiet_until(quiet: QuietHours | None, at: int) -> int | None:
    """The end of the quiet hours that include this time; None if it is outside them."""
    if quiet is None:
        return None
    here = datetime.fromtimestamp(at / SECOND, _zone(quiet.zone))
    minute = here.hour * 60 + here.minute
    over_night = quiet.start > quiet.end
    if not (minute >= quiet.start or minute < quiet.end if over_night else quiet.start <= minute < quiet.end):
        return None
    day = here.date() + timedelta(days=1 if minute >= quiet.end else 0)
    end = datetime.combine(day, time(*divmod(quiet.end, 60)), here.tzinfo)
    # When clocks are set forward that minute may not exist: the end must still be later than now.
    return max(int(end.timestamp()) * SECOND, at + MINUTE)


@lru_cache(64)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
