"""The table of Race for the Galaxy as text."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from astrarium.games.race.consume import ConsumeTurn, UsePowers
from astrarium.games.race.content import (
    CARDS,
    CONSUME,
    DEVELOP,
    EXPLORE,
    FIRST_COPY,
    GOODS,
    NO_GOOD,
    PRODUCE,
    SETTLE,
    TABLEAU_END,
    Design,
    rows,
)
from astrarium.games.race.develop import FinishDevelop, PlaceDevelopment
from astrarium.games.race.explore import KeepCards
from astrarium.games.race.produce import ProduceOnWindfall
from astrarium.games.race.refs import ACTION, CARD, PHASE
from astrarium.games.race.rounds import PickActions
from astrarium.games.race.settle import FinishSettle, PlaceWorld, SettleWorld
from astrarium.games.race.state import NONE, RaceStep
from astrarium.kernel import View

from ..words import Reader
from .columns import aligned

MILITARY = rows("settle", "military")

# By which steps a phase is known while somebody decides in it
_STEPS: dict[int, tuple[type[RaceStep], ...]] = {
    EXPLORE: (KeepCards,),
    DEVELOP: (PlaceDevelopment, FinishDevelop),
    SETTLE: (PlaceWorld, SettleWorld, FinishSettle),
    CONSUME: (ConsumeTurn, UsePowers),
    PRODUCE: (ProduceOnWindfall,),
}
PHASE_OF = {step.__name__: phase for phase, steps in _STEPS.items() for step in steps}


def board(view: View, who: Reader) -> list[str]:
    """Round and phase, players, tableaus, and the reader's own cards: some 30 lines for three players."""
    return [_head(view, who), *_players(view, who), *_tableaus(view, who), *_own_cards(view, who)]


# Where in the game one is


def _head(view: View, who: Reader) -> str:
    piles = who.say("cli.race.piles", deck=view["deck"], discard=view["discard"], pool=max(0, view["pool"]))
    going_on = _going_on(view)
    phase = next((PHASE_OF[step] for step in going_on if step in PHASE_OF), None)
    if view["ending"]:
        where = "cli.race.over"
    elif not view["round"]:
        where = "cli.race.before"
    elif phase is not None:
        return who.say("cli.race.head", round=view["round"], phase=who.name(PHASE[phase]), piles=piles)
    else:
        where = "cli.race.choosing" if PickActions.__name__ in going_on else "cli.race.round_end"
    return who.say(where, round=view["round"], piles=piles)


def _going_on(view: View) -> list[str]:
    """The names of the steps under way: what comes first is first."""
    stacks = [*view["lanes"], view["going_on"]]
    return [step[0] for stack in stacks for step in reversed(stack)]


# Players


def _players(view: View, who: Reader) -> Iterator[str]:
    players = view["players"]
    yield who.say("cli.race.players")
    for row in aligned([_figures(view, who, seat) for seat in range(view["seats"])]):
        yield f"  {row}"
    if view["ending"]:
        return
    picked = [[ACTION[action] for action in seen["picked"] or ()] for seen in players]
    placing = [[CARD[seen["placing"]]] if seen.get("placing", NONE) != NONE else [] for seen in players]
    shown = [[CARD[card] for card in seen["shown"]] for seen in players]
    for text_id, refs in (("actions", picked), ("placing", placing), ("shown", shown)):
        each = [
            who.say("cli.race.whose", name=who.seat(seat), things=", ".join(map(who.name, things)))
            for seat, things in enumerate(refs)
            if things
        ]
        if each:
            yield "  " + who.say(f"cli.race.{text_id}", each=", ".join(each))


def _figures(view: View, who: Reader, seat: int) -> list[str]:
    seen = view["players"][seat]
    strength = sum(power.n for card in seen["cards"] for power in MILITARY[card] if not power.goods and not power.rebel)
    boost = seen["boost"]
    return [
        who.say("cli.race.you" if seat == view["seat"] else "cli.race.label", name=who.seat(seat)),
        who.say("cli.race.chips", n=seen["chips"]),
        who.say("cli.race.hand_size", n=seen["hand"]),
        who.say("cli.race.boosted" if boost else "cli.race.military", n=strength, boost=boost),
        who.say("cli.race.tableau", n=len(seen["cards"]), most=TABLEAU_END),
    ]


# Tableaus


def _tableaus(view: View, who: Reader) -> Iterator[str]:
    """Every line names its player, so that it can be told apart when only news are shown."""
    yield who.say("cli.race.tableaus")
    between = who.say("cli.race.between")
    for seat, seen in enumerate(view["players"]):
        worlds = [
            _world(CARDS[card], who, has_good=good)
            for card, good in zip(seen["cards"], seen["goods"], strict=True)
            if CARDS[card].is_world
        ]
        developments = [who.name(CARD[card]) for card in seen["cards"] if not CARDS[card].is_world]
        for text_id, cards in (("worlds", worlds), ("developments", developments)):
            if cards:
                words = between.join(cards)
                yield "  " + who.say(f"cli.race.{text_id}", name=who.seat(seat), n=len(cards), cards=words)


def _world(world: Design, who: Reader, *, has_good: bool) -> str:
    name = who.name(f"card:{world.id}")
    if world.good == NO_GOOD:
        return name
    return who.say("cli.race.full" if has_good else "cli.race.empty", name=name, kind=_good(world, who))


def _good(world: Design, who: Reader) -> str:
    """Which good it has, and how it comes by it."""
    good = who.say(f"cli.race.good.{GOODS[world.good]}")
    return who.say("cli.race.windfall" if world.is_windfall else "cli.race.production", good=good)


# The reader's own cards


def _own_cards(view: View, who: Reader) -> Iterator[str]:
    if view["seat"] is None or view["ending"]:
        return
    own: dict[str, Any] = view["players"][view["seat"]]
    yield who.say("cli.race.hand")
    yield from _cards(own["own_hand"], who)
    if not own["own_hand"]:
        yield "  " + who.say("cli.race.no_hand")
    if own["own_drawn"]:
        yield who.say("cli.race.drawn")
        yield from _cards(own["own_drawn"], who, own["own_hand"])


def _cards(cards: Iterable[int], who: Reader, hand: Iterable[int] = ()) -> Iterator[str]:
    """Each card in full, in the order in which questions list them; copies together. `hand`: where more may be."""
    in_hand = {FIRST_COPY[card] for card in hand}
    for card, copies in Counter(FIRST_COPY[card] for card in sorted(cards)).items():
        design = CARDS[card]
        figures = list(_printed(design, who))
        if copies > 1:
            figures.append(who.say("cli.race.copies", n=copies))
        if card in in_hand:
            figures.append(who.say("cli.race.in_hand_too"))
        yield "  " + who.say("cli.race.card", name=who.name(CARD[card]), figures=", ".join(figures))
        yield "    " + who.say(f"card.{design.id}.text")


def _printed(design: Design, who: Reader) -> Iterator[str]:
    """The figures on a card."""
    kind = "military_world" if design.is_military else "world" if design.is_world else "development"
    yield who.say(f"cli.race.{kind}")
    yield who.say("cli.race.defense" if design.is_military else "cli.race.cost", n=design.cost)
    yield who.say("cli.race.vp_varies") if design.is_six_cost else who.say("cli.race.vp", n=design.vp)
    if design.good != NO_GOOD:
        yield _good(design, who)
