"""A table described for its host. Facts that players must not see are left out unless asked for."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from astrarium.bots import bot_name

from .screen import Screen
from .words import Reader

if TYPE_CHECKING:
    from astrarium.server.ops.audit import Audit
    from astrarium.server.store.tables import Stored
    from astrarium.server.tables.entries import TableSpec
    from astrarium.server.tables.fold import TableFold
    from astrarium.server.tables.progress import TableProgress

NAMES = ("person", "host", "table", "again")  # ids, spelled as everywhere else
# The fields of an entry that may be shown: nothing about hands, dice or the seed.
SHOWN = ("seat", "person", "name", "bot", "decision", "by", "why", "host", "wish", "invited", "again", "table", "lost")


def show_table(screen: Screen, who: Reader, found: "Audit", last: int, secrets: bool) -> None:
    """Show everything about an audited table. `last`: how many entries; `secrets`: their full contents."""
    from astrarium.server.ids import spell

    head = found.head
    screen.line(who.say("cli.inspect.head", table=spell(head.id), game=head.game, title=head.title or "-"), "bold")
    for line in _facts(who, found, secrets):
        screen.line("  " + line)
    if last and found.rows:
        screen.line(who.say("cli.inspect.entries"), "bold")
        for row in found.rows[-last:]:
            screen.line("  " + (f"{row.seq}. {moment(row.at)} {row.body}" if secrets else _entry_line(row)))


def _facts(who: Reader, found: "Audit", secrets: bool) -> list[str]:
    from astrarium.server.live.access.roster import rules_of, rules_today

    head, fold = found.head, found.fold
    lines = [
        who.say("cli.inspect.stage", stage=who.say(f"cli.inspect.{head.stage}"), version=head.version),
        who.say("cli.inspect.made", at=moment(head.made_at)),
    ]
    begun, today = rules_of(head), rules_today(head.game)
    if begun and begun != today:
        lines.append(who.say("cli.inspect.rules", rules=begun, today=today or "-"))
    if fold is not None:
        if fold.setup.content is not None:
            lines.append(who.say("cli.inspect.content", name=fold.setup.content.name, hash=fold.setup.content.hash))
        lines += [*_agreed(who, fold.created.spec), *_seats(who, fold), *_state_of_play(who, fold.progress)]
    if head.wake_at is not None:
        lines.append(who.say("cli.inspect.wake", at=moment(head.wake_at)))
    if secrets:
        lines.append(who.say("cli.inspect.secret", secret=head.secret.hex()))
    return lines


def _agreed(who: Reader, spec: "TableSpec") -> list[str]:
    options = ", ".join(f"{option}={value}" for option, value in sorted(spec.options.items()))
    flags = [flag for flag in ("public", "spectators", "undo") if getattr(spec, flag)]
    clock = spec.clock
    return [
        who.say("cli.inspect.options", options=options or "-"),
        who.say("cli.inspect.flags", flags=", ".join(who.say(f"cli.inspect.flag.{flag}") for flag in flags) or "-"),
        who.say("cli.inspect.no_clock")
        if clock.pace == "none"
        else who.say(f"cli.inspect.clock_{clock.pace}", budget=span(clock.budget), increment=span(clock.increment)),
    ]


def _seats(who: Reader, fold: "TableFold") -> list[str]:
    from astrarium.server.ids import spell

    lines = []
    for number, seat in enumerate(fold.progress.seats):
        parts = [seat.name or who.say("cli.inspect.nobody" if seat.is_free else "cli.inspect.a_bot")]
        if seat.person:
            parts.append(spell(seat.person))
        if seat.bot:
            parts.append(who.say("cli.inspect.played_by", bot=bot_name(seat.bot, who.lang)))
        if seat.person and seat.person == fold.created.host:
            parts.append(who.say("cli.inspect.host"))
        if fold.progress.owes(number):
            parts.append(who.say("cli.inspect.owes"))
        if fold.progress.banks and fold.clock.pace != "none":
            parts.append(who.say("cli.inspect.bank", bank=span(fold.progress.banks[number])))
        lines.append(who.say("cli.inspect.seat", n=number, who=", ".join(parts)))
    return lines


def _state_of_play(who: Reader, progress: "TableProgress") -> list[str]:
    from astrarium.server.ids import spell

    lines = [who.say("cli.inspect.latest", at=moment(progress.at))]
    if progress.waiting:
        lines.append(who.say("cli.inspect.since", at=moment(progress.since)))
    if progress.ended:
        lines.append(who.say("cli.inspect.ended", why=progress.ended))
    if progress.rematch:
        lines.append(who.say("cli.inspect.rematch", table=spell(progress.rematch)))
    return lines


def _entry_line(row: "Stored") -> str:
    import msgspec

    from astrarium.server.ids import spell

    try:
        body = msgspec.json.decode(row.body, type=dict[str, object])
    except msgspec.DecodeError:
        return f"{row.seq}. {moment(row.at)} ?"
    for key in NAMES:
        if isinstance(number := body.get(key), int):
            body[key] = spell(number)
    shown = [f"{key}={body[key]}" for key in SHOWN if key in body]
    return " ".join([f"{row.seq}. {moment(row.at)}", str(body.get("act", "?")), *shown])


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")


def span(milliseconds: int) -> str:
    """A duration as hours, minutes and seconds."""
    minutes, seconds = divmod(abs(milliseconds) // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{'-' if milliseconds < 0 else ''}{hours}:{minutes:02}:{seconds:02}"
