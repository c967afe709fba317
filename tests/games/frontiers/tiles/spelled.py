"""The powers of the content in a short notation, so that they can be compared with what is printed (`printed.py`)."""

from functools import singledispatch

from astrarium.games.frontiers.content import Tile, World
from astrarium.games.frontiers.names import ANY, GOODS, NO_GOOD, REBEL
from astrarium.games.frontiers.powers import Power, develop, explore, goods, scores, settle
from astrarium.games.frontiers.powers.scores import Count

KINDS = (*GOODS, "any", "none")


def spell_tile(tile: Tile) -> str:
    """All that a tile does."""
    return "; ".join(f"{power.phase}: {spell(power)}" for power in tile.powers)


def spell_kind(world: World) -> str:
    """`"rare windfall"`, or `"grey"`."""
    return world.resource if world.good == NO_GOOD else f"{KINDS[world.good]} {world.resource}"


def _many(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _of(scope: int, what: str) -> str:
    return what if scope == ANY else f"{KINDS[scope]} {what}"


@singledispatch
def spell(power: Power) -> str:
    raise NotImplementedError(power)


def _spells(kind: type[Power], text: str) -> None:
    """Register a notation for a kind whose figures stand in it unchanged."""
    spell.register(kind)(lambda power: text.format(**{key: getattr(power, key) for key in power.__dataclass_fields__}))


_spells(explore.GainCredit, "${amount}")
_spells(develop.AfterDevelopCredit, "${amount} after")
_spells(develop.AfterDevelopVp, "{amount} VP after")
_spells(settle.Contact, "contact -${discount}")
_spells(settle.SettleTwo, "two worlds")
_spells(settle.ExtraColonist, "{amount} more colonist")
_spells(settle.Upgrade, "upgrade up to +{max_increase}")
_spells(settle.ReplaceSelf, "replace this for ${cost}")
_spells(goods.CreditIfProducedHere, "${amount} if produced here")
_spells(goods.CreditPerKindProduced, "${amount} per kind produced")
_spells(goods.GainVp, "{amount} VP")
_spells(goods.VpPerGoodConsumed, "{amount} VP per good consumed, {bonus_vp} VP with {bonus_with}")
_spells(goods.TradeAgain, "sell again")

# Explore, Develop, Settle


@spell.register
def _(power: explore.DrawWorld) -> str:
    return f"draw {_many(power.amount, 'world')}"


@spell.register
def _(power: explore.GainColonist) -> str:
    return _many(power.amount, "colonist")


@spell.register
def _(power: develop.DevelopDiscount) -> str:
    return f"-${power.amount}" if power.scope == "any" else f"{power.scope} -${power.amount}"


@spell.register
def _(power: settle.Military) -> str:
    against = "" if power.vs == ANY else " vs rebel" if power.vs == REBEL else f" vs {KINDS[power.vs]}"
    return f"+{power.amount} Military{against}"


@spell.register
def _(power: settle.TemporaryMilitary) -> str:
    return f"+{power.amount} Military for a {_of(power.spend, 'good')}"


@spell.register
def _(power: settle.SettleDiscount) -> str:
    return _of(power.scope, f"-${power.amount}")


@spell.register
def _(power: settle.AfterSettleDrawWorld) -> str:
    return f"draw {_many(power.amount, 'world')} after"


@spell.register
def _(power: settle.AfterSettleCredit) -> str:
    sort = {"any": "", "military": "military ", "non_military": "non-military "}[power.scope]
    return f"${power.amount} after a {sort}world"


# Produce, Trade, Consume


@spell.register
def _(power: goods.ProduceWindfall) -> str:
    return _of(power.scope, "windfall good")


@spell.register
def _(power: goods.CreditPerProduced) -> str:
    return f"${power.amount} per {_of(power.scope, 'good')} produced"


@spell.register
def _(power: goods.CreditPer) -> str:
    return f"${power.amount} per {spell_count(power.count)}"


@spell.register
def _(power: goods.PriceBonus) -> str:
    return _of(power.scope, f"+${power.amount}")


@spell.register
def _(power: goods.Consume) -> str:
    what = _of(power.scope, "good" if power.goods == 1 else "goods")
    some = f"{power.goods} different {what}" if power.distinct else f"{power.goods} {what}"
    vp, money = f"{power.vp} VP" if power.vp else "", f"${power.credits}" if power.credits else ""
    gains = " ".join(gain for gain in (vp, money) if gain)
    return f"up to {some} for {gains} each" if power.up_to else f"{some} for {gains}"


# At the end


@spell.register
def _(power: scores.VpPer) -> str:
    return f"{power.vp} VP per {spell_count(power.count)}"


@spell.register
def _(power: scores.VpTable) -> str:
    return f"{'/'.join(map(str, power.table))} VP for {spell_count(power.count)}s"


@spell.register
def _(power: scores.VpEqual) -> str:
    return f"1 VP per point of {spell_count(power.count)}"


def spell_count(count: Count) -> str:
    """What is counted, with all its filters."""
    fighting = {None: "", True: "military", False: "non-military"}[count.military]
    words = [
        count.size,
        f"non-{count.other_than_keyword}" if count.other_than_keyword else "",
        count.keyword or "",
        fighting,
        "" if count.good == NO_GOOD else KINDS[count.good],
        count.resource,
        {"different_kind": "different kind", "military": "Military"}.get(count.what, count.what),
        f"with {_many(count.colonists, 'colonist')}" if count.colonists else "",
        f"with {count.icon} power" if count.icon else "",
        f"called {'/'.join(count.ids)}" if count.ids else "",
    ]
    return " ".join(word for word in words if word)
