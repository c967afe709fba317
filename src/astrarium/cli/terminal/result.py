"""The result of a game: who won, and where the points came from."""

from collections.abc import Mapping

from astrarium.kernel import Outcome

from ..words import Reader


def ending_lines(who: Reader, outcome: Outcome) -> list[str]:
    """Lines that say how the game ended and who won."""
    winners = ", ".join(who.seat(seat) for seat in outcome.winners)
    if not winners:
        won = who.say("cli.result.nobody")
    else:
        won = who.say("cli.result.winners", winners=winners, n=len(outcome.winners))
    ending = who.name(f"ending:{outcome.ending}")
    told = [ending, won]
    if outcome.tie_break is not None:
        told.append(who.tell(outcome.tie_break))
    return [who.say("cli.result.title"), *(f"  {line}" for line in told)]


def ranking_lines(who: Reader, outcome: Outcome, resigned: int = 0) -> list[str]:
    """The seats from first to last. Seats that share a place have the same number."""
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    lines = [who.say("cli.result.ranking", n=outcome.rounds)]
    for seat in order:
        place = outcome.places[seat]
        score = outcome.scores[seat]
        row = "cli.result.row" if len(order) > 1 else "cli.result.alone"  # no places in a solo game
        line = who.say(row, place=place, name=who.seat(seat), score=score)
        if seat < len(outcome.details) and outcome.details[seat]:
            line += _parts(who, outcome.details[seat])
        if resigned >> seat & 1:
            line += " " + who.say("cli.result.resigned")
        lines.append("  " + line)
    for rival in outcome.rivals:
        line = who.say("cli.result.alone", name=who.name(rival.ref), score=rival.score)
        lines.append("  " + line + _parts(who, rival.detail))
    return lines


def _parts(who: Reader, detail: Mapping[str, int]) -> str:
    """Where the points came from, in parentheses. `cli.result.part` sets each figure apart: a name may end in one."""
    parts = ", ".join(who.say("cli.result.part", what=who.say(f"score.{key}"), n=n) for key, n in detail.items())
    return f" ({parts})"
