"""The table of Race for the Galaxy as text."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from astrarium.kernel import View
from astrarium.kernel.terminal import Reader, aligned

from .content import CARDS, FIGURES, FIRST_COPY
from .design import Design
from .names import GOODS, NO_GOOD
from .refs import CARD
from .view import RaceView, SeenCard


def table(view: View, who: Reader) -> list[str]:
    """Round and phase, players, tableaus, and the reader's own cards: some 30 lines for three players."""
    seen = cast(RaceView, view)
    return [_head(seen, who), *_players(seen, who), *_tableaus(seen, who), *_own_cards(seen, who)]


# How far the game is


def _head(view: RaceView, who: Reader) -> str:
    piles = who.say("terminal.piles", deck=view["deck"], discard=view["discards"], pool=max(0, view["pool"]))
    if view["ending"]:
        where = "terminal.over"
    elif not view["round"]:
        where = "terminal.before"
    elif not view["revealed"]:
        where = "terminal.choosing"
    elif view["phase"] is None:
        where = "terminal.round_end"
    else:
        return who.say("terminal.head", round=view["round"], phase=who.name(f"phase:{view['phase']}"), piles=piles)
    return who.say(where, round=view["round"], piles=piles)


# Players


def _players(view: RaceView, who: Reader) -> Iterator[str]:
    players = view["players"]
    yield who.say("terminal.players")
    for row in aligned([_figures(view, who, seat) for seat in range(view["seats"])]):
        yield f"  {row}"
    if view["ending"]:
        return
    picked = [[f"action:{action}" for action in seen["picked"] or ()] for seen in players]
    placing = [[f"card:{card['card']}"] if (card := seen.get("placing")) else [] for seen in players]
    shown = [[f"card:{card['card']}" for card in seen["shown"]] for seen in players]
    for text_id, refs in (("actions", picked), ("placing", placing), ("shown", shown)):
        each = [
            who.say("terminal.whose", name=who.seat(seat), things=", ".join(map(who.name, things)))
            for seat, things in enumerate(refs)
            if things
        ]
        if each:
            yield "  " + who.say(f"terminal.{text_id}", each=", ".join(each))


def _figures(view: RaceView, who: Reader, seat: int) -> list[str]:
    seen = view["players"][seat]
    boost = seen["boost"]
    return [
        who.say("terminal.you" if seat == view["seat"] else "terminal.label", name=who.seat(seat)),
        who.say("terminal.chips", n=seen["chips"]),
        who.say("terminal.hand_size", n=seen["hand"]),
        who.say("terminal.boosted" if boost else "terminal.military", n=seen["military"], boost=boost),
        who.say("terminal.tableau", n=len(seen["tableau"]), most=FIGURES.tableau_end),
    ]


# Tableaus


def _tableaus(view: RaceView, who: Reader) -> Iterator[str]:
    """The tableaus. Every line names its player, because a reader may be shown changed lines alone."""
    yield who.say("terminal.tableaus")
    between = who.say("terminal.between")
    for seat, seen in enumerate(view["players"]):
        worlds = [
            _world(CARDS[placed["number"]], who, has_good=placed["good"])
            for placed in seen["tableau"]
            if CARDS[placed["number"]].is_world
        ]
        developments = [
            who.name(f"card:{placed['card']}") for placed in seen["tableau"] if not CARDS[placed["number"]].is_world
        ]
        for text_id, cards in (("worlds", worlds), ("developments", developments)):
            if cards:
                words = between.join(cards)
                yield "  " + who.say(f"terminal.{text_id}", name=who.seat(seat), n=len(cards), cards=words)


def _world(world: Design, who: Reader, *, has_good: bool) -> str:
    name = who.name(f"card:{world.id}")
    if world.good == NO_GOOD:
        return name
    return who.say("terminal.full" if has_good else "terminal.empty", name=name, kind=_good(world, who))


def _good(world: Design, who: Reader) -> str:
    """The kind of a world's good, and whether it is a windfall or produced."""
    good = who.say(f"terminal.good.{GOODS[world.good]}")
    return who.say("terminal.windfall" if world.is_windfall else "terminal.production", good=good)


# The reader's own cards


def _own_cards(view: RaceView, who: Reader) -> Iterator[str]:
    if view["seat"] is None or view["ending"]:
        return
    own = view["players"][view["seat"]]
    yield who.say("terminal.hand")
    yield from _cards(own["own_hand"], who)
    if not own["own_hand"]:
        yield "  " + who.say("terminal.no_hand")
    if own["own_drawn"]:
        yield who.say("terminal.drawn")
        yield from _cards(own["own_drawn"], who, own["own_hand"])


def _cards(cards: Iterable[SeenCard], who: Reader, hand: Iterable[SeenCard] = ()) -> Iterator[str]:
    """Each card in full, in the order of questions, copies together. `hand`: note copies that are there too."""
    in_hand = {FIRST_COPY[card["number"]] for card in hand}
    for card, copies in Counter(FIRST_COPY[number] for number in sorted(card["number"] for card in cards)).items():
        design = CARDS[card]
        figures = list(_printed(design, who))
        if copies > 1:
            figures.append(who.say("terminal.copies", n=copies))
        if card in in_hand:
            figures.append(who.say("terminal.in_hand_too"))
        yield "  " + who.say("terminal.card", name=who.name(CARD[card]), figures=", ".join(figures))
        yield "    " + who.say(f"card.{design.id}.text")


def _printed(design: Design, who: Reader) -> Iterator[str]:
    """The figures on a card."""
    kind = "military_world" if design.military else "world" if design.is_world else "development"
    yield who.say(f"terminal.{kind}")
    yield who.say("terminal.defense" if design.military else "terminal.cost", n=design.cost)
    yield who.say("terminal.vp_varies") if design.is_six_cost else who.say("terminal.vp", n=design.vp)
    if design.good != NO_GOOD:
        yield _good(design, who)
