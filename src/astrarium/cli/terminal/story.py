"""The story of a game as text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from astrarium.kernel import Event
from astrarium.kernel.log import Entry

from ..words import Reader


@dataclass(frozen=True, slots=True)
class Chapter:
    """One entry of a log (0: the opening) and its events."""

    number: int
    entry: Entry | None
    events: Sequence[Event]


def event_lines(who: Reader, events: Iterable[Event], seat: int | None) -> list[str]:
    """One line for each event that this seat (None: a spectator) may know."""
    return ["  " + who.tell(event.text) for event in events if event.visible_to(seat)]


def chapter_lines(who: Reader, chapter: Chapter, seat: int | None, *, quiet: bool = False) -> list[str]:
    """Lines of one entry, the first with its number. `quiet`: give a line even if this seat saw nothing."""
    lines = [who.tell(event.text) for event in chapter.events if event.visible_to(seat)]
    if not lines and quiet:
        entry = chapter.entry
        lines = [who.say("cli.story.decides", name=who.seat(entry.seat)) if entry else who.say("cli.story.opening")]
    number = f"{chapter.number:>4}. "
    return [f"{' ' * len(number) if at else number}{line}" for at, line in enumerate(lines)]


def story_lines(who: Reader, chapters: Iterable[Chapter], seat: int | None) -> list[str]:
    return [line for chapter in chapters for line in chapter_lines(who, chapter, seat)]
