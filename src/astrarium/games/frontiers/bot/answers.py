"""The answers that a bot considers: few where goods, worlds or powers are equally good."""

from itertools import combinations

from astrarium.kernel import Choice, Decision

from ..actions.consume import CONSUME_BY_CODE
from ..actions.stockpiles import REST
from ..content import PRICE, WORLDS
from ..empire import good_on
from ..names import ANY
from ..state import FrontiersState
from .harvest import pay
from .pace import pace
from .worth import standing

MANY = 40  # answers that are tried one by one
SETS = 3  # sets of goods that are tried
POWERS = 2


def candidates(s: FrontiersState, decision: Decision) -> list[Choice]:
    answer = ANSWERS.get(decision.prompt)
    return answer(s, decision) if answer else decision.some_choices(MANY)


def _one_of_each(s: FrontiersState, decision: Decision) -> list[Choice]:
    """One good of each kind, as those of a kind are equally good: from a colony that Produce fills, if possible."""
    found: dict[int, int] = {}
    for colony in _ranked(s, decision):
        found.setdefault(good_on(s, decision.seat, colony), colony)
    others = [code for code in decision.options if code >= len(WORLDS)]
    return [(colony,) for colony in (*found.values(), *others)]


def _ranked(s: FrontiersState, decision: Decision) -> list[int]:
    """Colonies with goods, the cheapest good first."""
    colonies = [code for code in decision.options if code < len(WORLDS)]
    return sorted(colonies, key=lambda colony: (_price(s, decision.seat, colony), WORLDS[colony].resource))


def _price(s: FrontiersState, seat: int, colony: int) -> int:
    return PRICE[good_on(s, seat, colony)] if WORLDS[colony].sellable else 0


def _sets(s: FrontiersState, decision: Decision) -> list[Choice]:
    """The cheapest sets of goods, one for each combination of kinds."""
    found: dict[tuple[int, ...], Choice] = {}
    for colonies in combinations(_ranked(s, decision), decision.low):
        kinds = tuple(sorted(good_on(s, decision.seat, colony) for colony in colonies))
        choice = tuple(sorted(colonies))
        if kinds not in found and decision.step.refuse(s, choice) is None:
            found[kinds] = choice
            if len(found) == SETS:
                break
    return list(found.values())


def _stored_goods(s: FrontiersState, decision: Decision) -> list[Choice]:
    """No goods for now, or the cheapest ones."""
    ranked = _ranked(s, decision)
    return [tuple(sorted(ranked[:n])) for n in range(decision.high + 1)]


def _stored(s: FrontiersState, decision: Decision) -> list[Choice]:
    """Whatever may be stored, or nothing for now: a bot does not mind being asked again."""
    return [(code,) for code in decision.options if code != REST]


def _powers(s: FrontiersState, decision: Decision) -> list[Choice]:
    """The powers that pay best for a good, those for one kind first; and every option that is no such power."""
    codes = [code for code in decision.options if code in CONSUME_BY_CODE]
    codes.sort(key=lambda code: (-pay(CONSUME_BY_CODE[code]), CONSUME_BY_CODE[code].scope == ANY))
    others = [code for code in decision.options if code not in CONSUME_BY_CODE]
    return [(code,) for code in (*codes[:POWERS], *others)]


def _unwanted(s: FrontiersState, decision: Decision) -> list[Choice]:
    """The worlds that the seat would miss least."""
    ranked = sorted(decision.options, key=standing(s, decision.seat, pace(s)).settled)
    return [tuple(sorted(ranked[: decision.low]))]


def _any(s: FrontiersState, decision: Decision) -> list[Choice]:
    """Any answer: it hardly matters."""
    return decision.some_choices(1)


ANSWERS = {
    "ask.sell": _one_of_each,
    "ask.sell_again": _one_of_each,
    "ask.spend": _one_of_each,
    "ask.consume": _powers,
    "ask.consume_goods": _sets,
    "ask.store_world": _stored,
    "ask.store_goods": _stored_goods,
    "ask.store_credits": _stored,
    "ask.return_worlds": _unwanted,
    "ask.under_deck": _any,
    "ask.shortage": _any,
}
