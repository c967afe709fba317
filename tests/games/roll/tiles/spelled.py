"""The powers of the content in a short notation, so that they can be compared with what is printed (`printed.py`)."""

from collections.abc import Callable
from functools import singledispatch

from astrarium.games.roll.content import Design
from astrarium.games.roll.names import DICE, HOME, PHASES, STACKS, WORLD_COLOURS
from astrarium.games.roll.powers import Power, build, goods, phases, reassign, scores, supplies, tiles

NOT_HOME = tuple(kind for kind in range(len(DICE)) if kind != HOME)

COUNTED: dict[type[Power], str] = {
    scores.ScoreDevelopments: "development",
    scores.ScoreDevelopmentCost: "development cost",
    scores.ScoreReassignDevelopmentCost: "reassign development cost",
    scores.ScoreNonReassignDevelopments: "development that does not reassign",
    scores.ScoreNoveltyWorldCost: "novelty world cost",
    scores.ScoreRareWorlds: "rare world",
    scores.ScoreDiceColours: "colour of dice",
    scores.ScoreMilitaryDice: "military dice",
    scores.ScoreGoods: "good",
    scores.ScoreChipsTriangular: "step of 1+2+... VP in chips",
}


def spell_design(design: Design) -> str:
    """All that one side of a tile does; the phase is left out where it is the same for all of its kind."""
    if design.is_world or design.category == "immediate":
        return ", ".join(spell(power) for power in design.powers)
    return "; ".join(f"{power.phase}: {spell(power)}" for power in design.powers)


def _many(count: int, what: str) -> str:
    return what if count == 1 else f"{count} {what}"


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def _names(numbers: tuple[int, ...], among: tuple[str, ...]) -> str:
    return "/".join(among[number] for number in numbers)


def _words(*parts: str) -> str:
    return " ".join(part for part in parts if part)


@singledispatch
def spell(power: Power) -> str:
    raise NotImplementedError(power)


def _spells(kind: type[Power], text: str) -> None:
    """Register the notation of a kind without figures."""
    spell.register(kind)(lambda _: text)


_spells(reassign.DictateRepeat, "Dictate again")
_spells(tiles.RearrangeZone, "arrange")
_spells(tiles.PlaceOnTop, "place on top")

# Supplies


@spell.register
def _(power: supplies.GainDie) -> str:
    return f"{_many(power.count, DICE[power.colour])} to {power.to}"


@spell.register
def _(power: supplies.GainGood) -> str:
    return f"{_many(power.count, DICE[power.colour])} good"


@spell.register
def _(power: supplies.GainCredits) -> str:
    return f"${power.amount}"


@spell.register
def _(power: supplies.SetCredits) -> str:
    return f"starts with ${power.amount}"


@spell.register
def _(power: supplies.RemoveDie) -> str:
    return f"remove {power.count}"


# Assign


@spell.register
def _(power: reassign.Reassign) -> str:
    who = "not home" if power.colours == NOT_HOME else _names(power.colours, DICE)
    origin = "one column" if power.same_column else _names(power.source, PHASES)
    target = "selected" if power.to_selected else _names(power.target, PHASES) or "any"
    most = power.most_worlds != reassign.NO_WORLD
    return _words(
        f"move {_range(power.low, power.high)}",
        who,
        origin and f"from {origin}",
        f"to {target}",
        "(split)" if power.split else "",
        f"if most {WORLD_COLOURS[power.most_worlds]} worlds, {power.high_if_tied} if tied" if most else "",
    )


@spell.register
def _(power: reassign.DictateMulti) -> str:
    return f"Dictate moves {power.high}"


# Explore


@spell.register
def _(power: tiles.ExtraTileAtEnd) -> str:
    return f"draw {power.count} at end"


@spell.register
def _(power: tiles.ScoutBonus) -> str:
    return f"${power.amount} if {DICE[power.colour]} scouts"


@spell.register
def _(power: tiles.StockValue) -> str:
    return f"{DICE[power.colour]} stocks ${power.amount}"


# Develop and Settle


def _tile(power: build.AboutTiles) -> str:
    return _words(_names(power.colours, WORLD_COLOURS), STACKS[power.target])


@spell.register
def _(power: build.CostReduction) -> str:
    which = "reassign" if power.only_reassign else ""
    return _words(which, _tile(power), f"-{power.amount} down to {power.floor}")


@spell.register
def _(power: build.CreditsOnComplete) -> str:
    return f"${power.amount} per {_tile(power)}"


@spell.register
def _(power: build.ReturnToCup) -> str:
    return f"{_range(power.low, power.high)} of {_tile(power)} to cup"


@spell.register
def _(power: build.ReturnColoursToCup) -> str:
    return f"all {_names(power.colours, DICE)} of {STACKS[power.target]} to cup"


# Any phase


@spell.register
def _(power: phases.ExtraWorkers) -> str:
    return _words(*(f"+{DICE[kind]}" for kind in power.colours))


@spell.register
def _(power: phases.CreditsEndOfPhase) -> str:
    return f"${power.amount} at end"


@spell.register
def _(power: phases.CreditsPerCitizenryDie) -> str:
    return f"${power.amount} per {_many(power.per, DICE[power.colour])} in citizenry"


@spell.register
def _(power: phases.CreditsPerGood) -> str:
    on = f"on {_names(power.world_colours, WORLD_COLOURS)}" if power.world_colours else ""
    return _words(f"${power.amount} per", _names(power.die_colours, DICE), "good", on)


def _if_most(what: str) -> Callable[[phases.CreditsIfMost], str]:
    return lambda power: f"${power.amount} if {what}{' or tied' if power.ties else ''}"


spell.register(phases.CreditsIfMostDevelopments)(_if_most("most developments"))
spell.register(phases.CreditsIfDearestWorld)(_if_most("dearest world"))


@spell.register
def _(power: phases.VpInPhase) -> str:
    return f"{power.amount} VP at end"


# Produce and Ship


@spell.register
def _(power: goods.ExtraGoodCapacity) -> str:
    return f"+{power.amount} good per world"


def _per_good(power: goods.PerGood, what: str) -> str:
    return _words("per", _names(power.colours, WORLD_COLOURS), what)


@spell.register
def _(power: goods.TradeBonus) -> str:
    return f"${power.amount} {_per_good(power, 'trade')}"


@spell.register
def _(power: goods.TradeBuyVp) -> str:
    return f"{power.vp} VP for ${power.cost} per trade"


@spell.register
def _(power: goods.ConsumeCredits) -> str:
    return f"${power.amount} {_per_good(power, 'consume')}"


@spell.register
def _(power: goods.ConsumeVp) -> str:
    return f"{power.amount} VP {_per_good(power, 'consume')}"


# End


@spell.register
def _(power: scores.Score) -> str:
    return f"{power.points} VP per {_many(power.per, COUNTED[type(power)])}"
