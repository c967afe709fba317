"""Options that several questions share, in words."""

from astrarium.kernel import Option, Text

from . import refs
from .content import WORLDS
from .empire import good_on
from .state import FrontiersState


def world_option(world: int, text: str = "option.world") -> Option:
    ref = refs.TILE[world]
    return Option(ref, Text(text, world=ref), (Text(f"world.{WORLDS[world].id}.text"),))


def good_option(s: FrontiersState, seat: int, colony: int, text: str = "option.good", **args: int) -> Option:
    """The good on a colony."""
    good = refs.GOOD[good_on(s, seat, colony)]
    return Option(refs.GOOD_ON[colony], Text(text, good=good, world=refs.TILE[colony], **args))
