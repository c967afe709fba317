"""The table of Roll for the Galaxy as text."""

from collections.abc import Iterable, Iterator
from typing import cast

from astrarium.kernel import View
from astrarium.kernel.terminal import Reader, aligned

from .content import DESIGNS, FIGURES, NUMBER
from .names import DICE, DIE_OF_WORLD, NONE, PHASES, STACKS, DieName
from .powers.supplies import GainCredits, GainDie, GainGood, RemoveDie
from .refs import DICTATE
from .view import DiceSeen, PlacedTile, Player, RollView, StackSeen, TwoSides


def table(view: View, who: Reader) -> list[str]:
    """Round and phases, players, workers, stacks, tableaus, and the reader's own things: some 35 lines for three."""
    seen = cast(RollView, view)
    lines = [_head(seen, who), *_players(seen, who)]
    if seen["ending"]:
        return [*lines, *_tableaus(seen, who)]
    return [*lines, *_workers(seen, who), *_stacks(seen, who), *_tableaus(seen, who), *_own_things(seen, who)]


# How far the game is


def _head(view: RollView, who: Reader) -> str:
    supply = who.say("terminal.supply", pool=max(0, view["pool"]), bag=view["bag"])
    round_ = view["round"]
    if view["ending"]:
        return who.say("terminal.over", round=round_, supply=supply)
    if not round_:
        return who.say("terminal.before", supply=supply)
    if view["assigning"]:
        return who.say("terminal.assigning", round=round_, supply=supply)
    selected = [seen["selected"] for seen in view["players"]]
    phases = ", ".join(
        who.say(
            "terminal.by_nobody" if phase == view["extra"] and phase not in selected else "terminal.phase",
            phase=who.name(f"phase:{phase}"),
        )
        for phase in view["happening"]
    )
    if view["phase"] is None:
        return who.say("terminal.managing", round=round_, phases=phases, supply=supply)
    return who.say(
        "terminal.head", round=round_, phase=who.name(f"phase:{view['phase']}"), phases=phases, supply=supply
    )


# Dice


def _dice(dice: DiceSeen, who: Reader) -> str:
    """The number of dice of each kind, or words for none."""
    kinds = [
        who.say("terminal.some_dice", n=dice[kind], die=who.name(f"die:{kind}")) for kind in DICE if dice.get(kind)
    ]
    return ", ".join(kinds) or who.say("terminal.no_dice")


def _counted(dice: Iterable[DieName]) -> DiceSeen:
    found: DiceSeen = {}
    for die in dice:
        found[die] = found.get(die, 0) + 1
    return found


def _in_columns(columns: Iterable[tuple[str, DiceSeen]], who: Reader) -> str:
    """Workers by column."""
    each = [who.say("terminal.column", column=name, dice=_dice(dice, who)) for name, dice in columns]
    return who.say("terminal.between").join(each)


# Players


def _players(view: RollView, who: Reader) -> Iterator[str]:
    yield who.say("terminal.players")
    rows = aligned([_figures(view, who, seat) for seat in range(view["seats"])])
    for row, seen in zip(rows, view["players"], strict=True):
        yield f"  {row}"
        # Nobody sees the faces behind a screen, but everybody knows which dice are there (ROLL-12.2).
        cup = "terminal.behind_screen" if view["assigning"] else "terminal.cup"
        yield "    " + who.say(cup, cup=_dice(seen["cup"], who), citizenry=_dice(seen["citizenry"], who))


def _figures(view: RollView, who: Reader, seat: int) -> list[str]:
    seen = view["players"][seat]
    label = "you" if seat == view["seat"] else "is_ready" if seen["ready"] else "label"
    return [
        who.say(f"terminal.{label}", name=who.seat(seat)),
        who.say("terminal.credits", n=seen["credits"]),
        who.say("terminal.chips", n=seen["chips"]),
        who.say("terminal.tiles", n=len(seen["tableau"]), most=FIGURES.tableau_end),
        who.say("terminal.owned", n=seen["dice"]),
        who.say("terminal.vp", n=seen["vp"]),
    ]


# Workers, from Reveal on


def _workers(view: RollView, who: Reader) -> Iterator[str]:
    if view["assigning"]:
        return
    lines = [line for seat in range(view["seats"]) for line in _workers_of(view["players"][seat], who, seat)]
    if lines:
        yield who.say("terminal.workers")
        yield from lines


def _workers_of(seen: Player, who: Reader, seat: int) -> Iterator[str]:
    phase, die = seen["selected"], seen["selector"]
    waiting = [(who.name(f"column:{name}"), seen["columns"][name]) for name in PHASES if name in seen["columns"]]
    parts = []
    if phase and die:
        parts.append(who.say("terminal.selected", phase=who.name(f"phase:{phase}"), die=who.name(f"die:{die}")))
    if waiting:
        parts.append(who.say("terminal.waiting", columns=_in_columns(waiting, who)))
    if seen["virtual"]:
        parts.append(who.say("terminal.virtual", dice=_dice(seen["virtual"], who)))
    if parts:
        yield "  " + who.say("terminal.whose", name=who.seat(seat), things=" ".join(parts))


# Construction zones


def _stacks(view: RollView, who: Reader) -> Iterator[str]:
    """The top of each stack, which everybody sees, with the dice on it."""
    if not view["round"]:
        return
    yield who.say("terminal.zones")
    between = who.say("terminal.between")
    for seat, seen in enumerate(view["players"]):
        each = [_stack(kind, seen["stacks"][kind], who) for kind in STACKS]
        yield "  " + who.say("terminal.whose", name=who.seat(seat), things=between.join(each))


def _stack(kind: str, stack: StackSeen, who: Reader) -> str:
    top, cost = stack["top"], stack["cost"]
    if top is None or cost is None:
        return who.say(f"terminal.no_{kind}")
    on_it, below = sum(stack["dice"].values()), stack["size"] - 1
    parts = [*_colour(top, who), *_supplies(top, who), who.say("terminal.built", n=on_it, cost=cost)]
    if on_it:
        parts.append(_dice(stack["dice"], who))
    if below:
        parts.append(who.say("terminal.below", n=below))
    return who.say(f"terminal.top_{kind}", tile=who.name(f"tile:{top}"), figures=", ".join(parts))


def _colour(tile: str, who: Reader) -> list[str]:
    """The colour of a world, in a list; empty for a grey one."""
    die = DIE_OF_WORLD[DESIGNS[NUMBER[tile]].colour]
    return [who.name(f"die:{DICE[die]}")] if die != NONE else []


def _supplies(tile: str, who: Reader) -> list[str]:
    """What a tile gives and takes when it is completed, in a few words."""
    found = []
    for power in DESIGNS[NUMBER[tile]].powers:
        match power:
            case GainDie():
                dice, place = who.name(f"dice:{DICE[power.colour]}.{power.count}"), who.name(f"place:{power.to}")
                found.append(who.say("terminal.gives_dice", dice=dice, place=place))
            case GainGood():
                dice = who.name(f"dice:{DICE[power.colour]}.{power.count}")
                found.append(who.say("terminal.gives_good", dice=dice))
            case GainCredits():
                found.append(who.say("terminal.gives_credits", n=power.amount))
            case RemoveDie():
                found.append(who.say("terminal.takes_die", n=power.count))
    return found


# Tableaus


def _tableaus(view: RollView, who: Reader) -> Iterator[str]:
    """The tableaus. Every line names its player, because a reader may be shown changed lines alone."""
    yield who.say("terminal.tableaus")
    between = who.say("terminal.between")
    for seat, seen in enumerate(view["players"]):
        for kind in STACKS:
            tiles = [
                _tile(placed, who) for placed in seen["tableau"] if STACKS[DESIGNS[NUMBER[placed["tile"]]].kind] == kind
            ]
            if tiles:
                words = between.join(tiles)
                yield "  " + who.say(f"terminal.{kind}s", name=who.seat(seat), n=len(tiles), tiles=words)


def _tile(placed: PlacedTile, who: Reader) -> str:
    """A tile of a tableau: a world's colour, the goods on it, the bonus of a 6-cost development."""
    name = who.name(f"tile:{placed['tile']}")
    parts = _colour(placed["tile"], who)
    if placed["goods"]:
        dice = _dice(_counted(placed["goods"]), who)
        parts.append(who.say("terminal.goods", n=len(placed["goods"]), dice=dice))
    if "worth" in placed:
        parts.append(who.say("terminal.worth", n=placed["worth"]))
    return who.say("terminal.tile", name=name, figures=", ".join(parts)) if parts else name


# The reader's own things


def _own_things(view: RollView, who: Reader) -> Iterator[str]:
    if view["seat"] is None:
        return
    own = view["players"][view["seat"]]
    if view["assigning"]:
        yield from _plan(own, who)
    yield from _covered(own, who)
    drawn = own.get("own_drawn")
    if drawn:
        yield who.say("terminal.drawn")
        for sides in drawn:
            yield from _sides(sides, who)


def _plan(own: Player, who: Reader) -> Iterator[str]:
    """The reader's plan behind the screen: the columns as they are, and the roll where it differs."""
    rolled, columns = own["rolled"] or {}, own.get("own_columns") or {}
    phase, die = own["selected"], own["selector"]
    yield who.say("terminal.plan")
    if phase and die:
        yield "  " + who.say("terminal.selecting", phase=who.name(f"phase:{phase}"), die=who.name(f"die:{die}"))
    elif phase:
        yield "  " + who.say("terminal.selecting_by", phase=who.name(f"phase:{phase}"))
    else:
        yield "  " + who.say("terminal.selecting_nothing")
    rows = []
    for column in PHASES:
        now, before = columns.get(column, {}), rolled.get(column, {})
        cells = [who.say("terminal.label", name=who.name(f"column:{column}")), _dice(now, who)]
        rows.append(cells if now == before else [*cells, who.say("terminal.rolled", dice=_dice(before, who))])
    yield from (f"    {row}" for row in aligned(rows))
    if "wild" in rolled:
        yield "    " + who.say("terminal.wilds", dice=_dice(rolled["wild"], who))
    if own["dictated"]:
        yield "    " + who.say("terminal.dictated", dice=_dice(own["dictated"], who))
    used = [who.name(f"tile:{tile}") for tile in own["used"] if tile != DICTATE]
    if used:
        yield "    " + who.say("terminal.used", tiles=", ".join(used))


def _covered(own: Player, who: Reader) -> Iterator[str]:
    """The reader's stacks from the top, numbered in the order of building, each tile with its other side."""
    for kind, other in (STACKS, STACKS[::-1]):
        tiles = own["stacks"][kind].get("tiles")
        if tiles:
            yield who.say(f"terminal.own_{kind}s")
            for number, two in enumerate(tiles, 1):
                sides = who.say("terminal.with_back", up=_side(two[kind], who), back=_side(two[other], who))
                yield f"  {number}. {sides}"


def _side(tile: str, who: Reader) -> str:
    figures = [*_colour(tile, who), who.say("terminal.cost", n=DESIGNS[NUMBER[tile]].cost)]
    return who.say("terminal.tile", name=who.name(f"tile:{tile}"), figures=", ".join(figures))


def _sides(sides: TwoSides, who: Reader) -> Iterator[str]:
    """A drawn tile, with what both sides do."""
    yield "  " + _side(sides["development"], who)
    yield "    " + who.say(f"tile.{sides['development']}.text")
    yield "    " + who.say("terminal.back", side=_side(sides["world"], who))
    yield "    " + who.say(f"tile.{sides['world']}.text")
