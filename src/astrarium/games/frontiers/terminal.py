"""The table of New Frontiers as text."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from astrarium.kernel import Text, View
from astrarium.kernel.terminal import Reader, aligned

from . import refs
from .content import FIGURES, GOALS, NUMBER, WORLDS, development
from .names import ANY, GOODS, GoodName
from .texts import asked_about, produces, text_of, worth_vp
from .view import Bought, Colony, FrontiersView, Place, Player, Stored

GOAL = {goal.id: goal for goal in GOALS}


def table(view: View, who: Reader) -> list[str]:
    """Round, goals, market, players, empires, and the worlds of Explore: some 50 lines for three players."""
    seen = cast(FrontiersView, view)
    lines = [_head(seen, who)]
    if seen["ending"]:
        return [*lines, *_goals(seen, who), *_players(seen, who), *_empires(seen, who)]
    lines += [*_round(seen, who), *_goals(seen, who), *_market(seen, who), *_players(seen, who)]
    return [*lines, *_empires(seen, who), *_offered(seen, who), *asked_about(seen, who)]


# The round


def _head(view: FrontiersView, who: Reader) -> str:
    round_, action, leader = view["round"], view["action"], view["leader"]
    if view["ending"]:
        return who.say("terminal.over", round=round_)
    if not round_:
        return who.say("terminal.before")
    if action is None or leader is None:
        next_ = view["order"][min(view["chosen"], len(view["order"]) - 1)]
        return who.tell(Text("terminal.choosing", round=round_, side=refs.SEAT[next_]))
    return who.tell(Text("terminal.head", round=round_, action=f"action:{action}", side=refs.SEAT[leader]))


def _round(view: FrontiersView, who: Reader) -> Iterator[str]:
    """The track with what each disk chose, whether the round is the last, and what is left on the table."""
    yield who.say("terminal.round")
    between = who.say("terminal.between")
    yield "  " + who.say("terminal.track", disks=between.join(_disk(view, who, place) for place in _places(view)))
    if view["last"]:
        yield "  " + who.say("terminal.last", ending=who.name(f"ending:{view['last']}"))
    yield "  " + who.say("terminal.left", vp=view["pool"], colonists=view["colonist_pool"], bag=view["bag"])
    if view["variant"]["goals"]:  # without goals they never run out (FRONT-8.6)
        left = ", ".join(_some(view["supply"][good], good, who) for good in GOODS)
        yield "  " + who.say("terminal.goods_left", goods=left)
    if view["tile_credits"]:
        yield "  " + who.say("terminal.on_tile", action=who.name("action:produce"), n=view["tile_credits"])


def _places(view: FrontiersView) -> range:
    return range(len(view["order"]))


def _disk(view: FrontiersView, who: Reader, place: int) -> str:
    name = who.seat(view["order"][place])
    if place >= len(view["picks"]):
        return name
    pick = view["picks"][place]
    words = "terminal.under_way" if pick == view["action"] else "terminal.chose"
    return who.say(words, name=name, action=who.name(f"action:{pick}"))


def _some(n: int, good: GoodName, who: Reader) -> str:
    return who.say("terminal.some", n=n, good=who.name(f"good:{good}"))


# Goals


def _goals(view: FrontiersView, who: Reader) -> Iterator[str]:
    """Each with what it counts. Only its holder sees the one that is face down (FRONT-14.2)."""
    if not view["variant"]["goals"]:
        return
    goals = view["goals"]
    yield who.say("terminal.goals")
    for number, goal in enumerate(goals["up"]):
        each = [
            who.say("terminal.scores", name=who.seat(seat), n=seen["goals"][number])
            for seat, seen in enumerate(view["players"])
        ]
        yield "  " + who.say("terminal.goal_up", goal=who.name(f"goal:{goal}"), each=", ".join(each))
        yield _about_goal(goal, who)
    if goals["hidden"]:
        yield "  " + who.say("terminal.own_hidden", goal=who.name(f"goal:{goals['hidden']}"))
        yield _about_goal(goals["hidden"], who)
    elif goals["holder"] is not None:
        yield "  " + who.say("terminal.hidden", name=who.seat(goals["holder"]))
    for goal in goals["own_looking"]:
        yield "  " + who.say("terminal.looking", goal=who.name(f"goal:{goal}"))
        yield _about_goal(goal, who)
    known = [who.say("terminal.place", n=at["place"] + 1, goal=who.name(f"goal:{at['goal']}")) for at in goals["known"]]
    deck = who.say("terminal.deck", n=goals["deck"])
    yield "  " + " ".join([deck, who.say("terminal.known", goals=", ".join(known))] if known else [deck])


def _about_goal(goal: str, who: Reader) -> str:
    steps = [who.say("terminal.step", at=step.at, vp=step.vp) for step in GOAL[goal].steps]
    return "    " + who.say("terminal.about_goal", text=who.say(f"goal.{goal}.text"), steps=", ".join(steps))


# The market


def _market(view: FrontiersView, who: Reader) -> Iterator[str]:
    """By price: how many copies are left of each development, and who has one."""
    yield who.say("terminal.market")
    prices: dict[int, list[Place]] = {}
    for place in view["market"]:
        prices.setdefault(development(NUMBER[place["development"]]).cost, []).append(place)
    between = who.say("terminal.between")
    for cost in sorted(prices):
        tiles = between.join(_place(view, place, who) for place in prices[cost])
        yield "  " + who.say("terminal.price", n=cost, tiles=tiles)


def _place(view: FrontiersView, place: Place, who: Reader) -> str:
    tile = place["development"]
    owners = [
        who.seat(seat)
        for seat, seen in enumerate(view["players"])
        if any(bought["development"] == tile for bought in seen["developments"])
    ]
    name = who.name(f"development:{tile}")
    if place["copies"] > 1:
        name = who.say("terminal.copies", n=place["left"], name=name)
    return _with(name, owners, who)


def _with(name: str, figures: list[str], who: Reader) -> str:
    return who.say("terminal.tile", name=name, figures=", ".join(figures)) if figures else name


# Players


def _players(view: FrontiersView, who: Reader) -> Iterator[str]:
    yield who.say("terminal.players")
    for row in aligned([_figures(view, who, seat) for seat in range(view["seats"])]):
        yield f"  {row}"


def _figures(view: FrontiersView, who: Reader, seat: int) -> list[str]:
    seen, turn = view["players"][seat], view["turn"]
    boost = turn["temporary"] if turn["seat"] == seat else 0
    return [
        who.say("terminal.you" if seat == view["seat"] else "terminal.label", name=who.seat(seat)),
        who.say("terminal.credits", n=seen["credits"]),
        who.say("terminal.colonists", n=seen["colonists"]),
        who.say("terminal.chips", n=seen["chips"]),
        who.say("terminal.boosted" if boost else "terminal.military", n=seen["military"], boost=boost),
        who.say("terminal.vp", n=seen["vp"]),
    ]


# Empires


def _empires(view: FrontiersView, who: Reader) -> Iterator[str]:
    """Every line names its player, so that it can be told apart when only news are shown."""
    lines = [line for seat, seen in enumerate(view["players"]) for line in _empire(seen, who.seat(seat), who)]
    if lines:
        yield who.say("terminal.empires")
        yield from (f"  {line}" for line in lines)


def _empire(seen: Player, name: str, who: Reader) -> Iterator[str]:
    between = who.say("terminal.between")
    if seen["colonies"]:
        tiles = between.join(_colony(colony, who) for colony in seen["colonies"])
        yield who.say("terminal.colonies", name=name, n=len(seen["colonies"]), tiles=tiles)
    if seen["developments"]:
        tiles = between.join(_bought(bought, who) for bought in seen["developments"])
        most, many = FIGURES.development_spaces, len(seen["developments"])
        red = max(0, seen["spaces"] - most)  # FRONT-5.4: covered when all others are
        figures = {"many": many, "n": seen["spaces"] - red, "most": most, "red": red}
        yield who.say(
            "terminal.developments_red" if red else "terminal.developments", name=name, tiles=tiles, **figures
        )
    if seen["explored"]:
        tiles = between.join(_explored(world, who) for world in seen["explored"])
        yield who.say("terminal.explored", name=name, tiles=tiles)
    stored = list(_stored(seen["stored"], who))
    if stored:
        yield who.say("terminal.stockpile", name=name, things=between.join(stored))


def _colony(colony: Colony, who: Reader) -> str:
    """A colony: what it produces, whether a good is on it, what it adds at the end."""
    world, good = WORLDS[NUMBER[colony["world"]]], colony["good"]
    figures = list(produces(world, who))
    if good and world.good == ANY:
        figures.append(who.say("terminal.full_of", good=who.name(f"good:{good}")))
    elif figures:
        figures.append(who.say("terminal.full" if good else "terminal.empty"))
    if "worth" in colony:
        figures.append(who.say("terminal.worth", n=colony["worth"]))
    return _with(who.name(f"world:{world.id}"), figures, who)


def _bought(bought: Bought, who: Reader) -> str:
    figures = [who.say("terminal.worth", n=bought["worth"])] if "worth" in bought else []
    return _with(who.name(f"development:{bought['development']}"), figures, who)


def _explored(world_id: str, who: Reader) -> str:
    """A world that is not settled yet, with what it asks and brings."""
    world = WORLDS[NUMBER[world_id]]
    figures = [
        who.say("terminal.defence" if world.military else "terminal.cost", n=world.cost),
        who.say("terminal.needs", n=world.colonists),
        *produces(world, who),
        worth_vp(NUMBER[world_id], who),
    ]
    return _with(who.name(f"world:{world_id}"), figures, who)


def _stored(stored: Stored, who: Reader) -> Iterator[str]:
    if stored["worlds"]:
        yield ", ".join(who.name(f"world:{world}") for world in stored["worlds"])
    if stored["goods"]:
        yield ", ".join(_counted(stored["goods"], who))
    if stored["credits"]:
        yield who.say("terminal.credits", n=stored["credits"])


def _counted(goods: Iterable[GoodName], who: Reader) -> Iterator[str]:
    found = Counter(goods)
    return (_some(found[good], good, who) for good in GOODS if found[good])


# Explore


def _offered(view: FrontiersView, who: Reader) -> Iterator[str]:
    """The worlds that were drawn, and who took which."""
    if not view["offered"]:
        return
    yield who.say("terminal.offered")
    for offered in view["offered"]:
        words, taker = _explored(offered["world"], who), offered["taker"]
        yield "  " + (words if taker is None else who.say("terminal.taken", world=words, name=who.seat(taker)))
        if taker is None:
            yield from text_of(NUMBER[offered["world"]], who)
