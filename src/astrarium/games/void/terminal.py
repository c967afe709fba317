"""The table of Empires of the Void as text: a map that can be read aloud."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from astrarium.kernel import Text, View
from astrarium.kernel.terminal import Reader

from . import refs
from .content import (
    CARD,
    CARDS,
    EVENT,
    FIGURES,
    RACE,
    RACES,
    SHIPS,
    SPACE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TEMPERAMENT_AT,
    TYPE,
)
from .empire import added_up
from .view.types import Fleet, Lane, Player, Space, Squadron, VoidView


def table(view: View, who: Reader) -> list[str]:
    """The table as lines: the round, players, events in force, what is going on, the map, the reader's cards."""
    seen = cast(VoidView, view)
    lines = [_head(seen, who), *_players(seen, who), *_events(seen, who)]
    return [*lines, *_going_on(seen, who), *map_lines(seen, who), *_kinds(seen, who), *_own(seen, who)]


def _head(view: VoidView, who: Reader) -> str:
    seat = view["turn"]["seat"]
    if view["phase"] == "turns" and seat is not None:
        return who.tell(Text("terminal.turn", round=view["round"], side=refs.SEAT[seat], n=view["turn"]["actions"]))
    return who.say(f"terminal.{view['phase']}", round=view["round"])


def owner(home: str) -> int:
    return int(home.removeprefix("home_"))


def name_of(view: VoidView, space: str, who: Reader) -> str:
    """The name of a space; a home world has the name that its race gives it."""
    home = view["players"][owner(space)]["home"] if space.startswith("home_") else None
    return who.name(f"home:{home}" if home else f"space:{space}")


def _spaces(view: VoidView, spaces: list[str], who: Reader) -> str:
    return ", ".join(name_of(view, space, who) for space in spaces)


def _type(card: str, who: Reader) -> str:
    """The temperament of a card, on which diplomacy and tactics rest (VOID-7.15, VOID-9.1)."""
    return who.name(refs.TEMPERAMENT[TYPE[CARD[card]]])


def _cards(cards: list[str], who: Reader) -> str:
    """Cards with their temperaments, and how many where there are several."""
    return ", ".join(
        who.say("terminal.card_type", name=_some(n, card, who), type=_type(card, who))
        for card, n in Counter(cards).items()
    )


def _some(n: int, card: str, who: Reader) -> str:
    name = who.name(f"card:{card}")
    return who.say("terminal.cards", n=n, name=name) if n > 1 else name


def _technology(id_: str, who: Reader) -> str:
    return who.say("terminal.technology", name=who.name(f"technology:{id_}"), n=TECHNOLOGIES[TECHNOLOGY[id_]].vp)


# Players


def _players(view: VoidView, who: Reader) -> Iterator[str]:
    yield who.say("terminal.players")
    for seat in view["order"]:
        player = view["players"][seat]
        race = who.name(f"race:{player['race']}") if player["race"] else "-"
        name = "terminal.you" if seat == view["seat"] else "terminal.player"
        yield "  " + who.say(name, name=who.seat(seat), race=race)
        yield "    " + _figures(view, player, who)
        if player["technologies"]:
            names = ", ".join(_technology(id_, who) for id_ in player["technologies"])
            yield "    " + who.say("terminal.technologies", names=names)
        if player["planets"]:
            planets = _spaces(view, player["planets"], who)
            yield "    " + who.say("terminal.planets", names=planets)
        if player["shown"]:
            yield "    " + who.say("terminal.shown", names=_cards(player["shown"], who))


def _figures(view: VoidView, player: Player, who: Reader) -> str:
    """VOID-10.1: points of others are face down, unless the table plays with open points."""
    figures = {"credits": player["credits"], "income": player["income"], "cards": player["cards"]}
    said = who.say("terminal.figures", **figures, limit=player["hand_limit"], influence=player["influence"])
    own = view["seat"] is not None and view["players"][view["seat"]] is player
    if own or view["variant"]["open_points"] or view["ending"]:
        said += who.say("terminal.points", n=player["vp"])
    return said


# Events


def _events(view: VoidView, who: Reader) -> Iterator[str]:
    yield who.say("terminal.events")
    if view["next_scoring"] is not None:
        first, second = view["council"]
        yield "  " + who.say("terminal.next_scoring", round=view["next_scoring"], first=first, second=second)
    if view["event"]:
        yield "  " + who.say("terminal.drawn", event=_event(view["event"], who))
    for event in view["in_force"]:
        until = who.say(f"terminal.until_{event['until']}")
        at = who.say("terminal.at", name=name_of(view, event["space"], who)) if event["space"] else ""
        yield "  " + who.say("terminal.in_force", event=_event(event["event"], who), at=at, until=until)
    yield "  " + who.say("terminal.deck", n=view["deck"], discards=len(view["discards"]))
    if view["row"]:
        yield "  " + who.say("terminal.row", names=_cards(view["row"], who))


def _event(event: str, who: Reader) -> str:
    return who.name(refs.EVENT[EVENT[event]])


# What goes on


def _going_on(view: VoidView, who: Reader) -> Iterator[str]:
    moving, battle = view["moving"], view["battle"]
    if moving:
        way = _spaces(view, moving["came"], who)
        yield who.say("terminal.moving", ship=who.name(f"ship:{moving['ship']}"), way=way, left=moving["left"])
        if moving["aboard"]:
            yield "  " + who.say("terminal.aboard", ships=_ships(moving["aboard"], who))
    if battle:
        yield who.say("terminal.battle", name=name_of(view, battle["space"], who))
        for side in (battle["attacker"], battle["defender"]):
            name = who.seat(side["seat"]) if side["seat"] is not None else who.say(f"terminal.{battle['target']}")
            dice = ", ".join(str(die["value"]) for die in side["dice"]) or "-"
            yield "  " + who.say("terminal.side", name=name, dice=dice, hits=side["hits"])


def _ships(ships: list[Squadron], who: Reader) -> str:
    return ", ".join(_squadron(row, who) for row in ships)


def _squadron(row: Squadron, who: Reader) -> str:
    text = "terminal.ships_damaged" if row["damaged"] else "terminal.ships"
    return who.say(text, n=row["n"], ship=who.name(f"ship:{row['ship']}"), damaged=row["damaged"])


def _kinds(view: VoidView, who: Reader) -> Iterator[str]:
    """What each kind of ship on the map can do by itself, without abilities of its owner."""
    there = {row["ship"] for space in view["spaces"] for fleet in space["fleets"] for row in fleet["ships"]}
    if there:
        yield who.say("terminal.kinds")
    for ship in SHIPS:
        if ship.id in there:
            figures = {"move": ship.move, "initiative": ship.initiative, "dice": ship.dice, "attack": ship.attack}
            yield "  " + who.say("terminal.kind", ship=who.name(f"ship:{ship.id}"), **figures)


# The map


def map_lines(view: VoidView, who: Reader) -> Iterator[str]:
    """Hex by hex: each space with what is there, and its neighbours with what is in the way."""
    between = who.say("terminal.between")
    by_hex: dict[str | None, list[Space]] = {}
    for space in view["spaces"]:
        by_hex.setdefault(space["hex"], []).append(space)
    for hex_, spaces in by_hex.items():
        yield who.name(f"hex:{hex_}") if hex_ else who.say("terminal.homes")
        near = {space["id"] for space in spaces if space["kind"] in ("circle", "asteroids")}
        for space in spaces:
            there = between.join(_lane(view, lane, near, who) for lane in space["lanes"])
            lanes = who.say("terminal.lanes", lanes=there or "-")
            if space["gives"]:
                yield "  " + _space(view, space, near, who)
                yield "    " + who.say("terminal.ability", text=who.say(f"planet.{space['id']}.text"))
                yield "    " + lanes
            else:
                yield "  " + who.say("terminal.passage", space=_space(view, space, near, who), lanes=lanes)
            if space["fleets"]:
                fleets = between.join(_fleet(fleet, who) for fleet in space["fleets"])
                yield "    " + who.say("terminal.fleets", fleets=fleets)


def _fleet(fleet: Fleet, who: Reader) -> str:
    return who.say("terminal.fleet", name=who.seat(fleet["seat"]), ships=_ships(fleet["ships"], who))


def _near_name(view: VoidView, space: str, near: set[str], who: Reader) -> str:
    """The name of a space; within its hex a space without a name is called by its number alone."""
    return who.name(f"space:{space}.here") if space in near else name_of(view, space, who)


def _lane(view: VoidView, lane: Lane, near: set[str], who: Reader) -> str:
    name, obstacle = _near_name(view, lane["to"], near, who), lane["obstacle"]
    if lane["is_wormhole"]:
        return who.say("terminal.through_wormhole", name=name)
    return who.say("terminal.behind", name=name, obstacle=who.name(f"obstacle:{obstacle}")) if obstacle else name


def _space(view: VoidView, space: Space, near: set[str], who: Reader) -> str:
    said = [_near_name(view, space["id"], near, who)]
    if space["kind"] == "home":
        said = [who.say("terminal.home", home=said[0], name=who.seat(owner(space["id"])))]
    if space["covered"]:
        said.append(who.say("terminal.covered"))
    gives = space["gives"]
    if gives:
        said.append(who.name(refs.TEMPERAMENT[TEMPERAMENT_AT[SPACE[space["id"]]]]))
        figures = {"vp": gives["vp"], "credits": gives["credits"], "influence": gives["influence"]}
        good = who.name(f"good:{gives['good']}") if gives["good"] else "-"
        said.append(who.say("terminal.gives", **figures, good=good))
    if space["holder"] is not None and space["held_as"] is not None:
        if space["held_as"] != "home":
            said.append(who.say(f"terminal.held_{space['held_as']}", name=who.seat(space["holder"])))
    elif gives:
        said.append(who.say("terminal.neutral"))
    if space["ally"] is not None and space["ally"] != space["holder"]:
        said.append(who.say("terminal.dispossessed", name=who.seat(space["ally"])))
    said += [who.name(f"token:{token}") for token in space["tokens"]]
    return ", ".join(said)


# The reader


def _has_ability(space: Space, seat: int) -> bool:
    """VOID-12.16: does the seat have the planet's ability, as ally in control or by infestation?"""
    given = space["infested"] == seat or (space["holder"] == seat and space["held_as"] == "ally")
    return given and space["gives"] is not None and space["gives"]["power"]


def _diplomacy(view: VoidView, who: Reader) -> Iterator[str]:
    """VOID-9.2: the totals that the reader's race needs, and the reader's bonus."""
    seat = view["seat"]
    race = view["players"][seat]["race"] if seat is not None else None
    if seat is None or race is None:
        return
    technologies = sum(1 << TECHNOLOGY[id_] for id_ in view["players"][seat]["technologies"])
    planets = sum(1 << SPACE[space["id"]] for space in view["spaces"] if _has_ability(space, seat))
    bonus = added_up(RACE[race], technologies, planets).diplomacy_bonus
    needs = ", ".join(map(str, RACES[RACE[race]].thresholds))
    yield who.say("terminal.diplomacy", needs=needs, dice=FIGURES.diplomacy_dice, bonus=bonus)


def _own(view: VoidView, who: Reader) -> Iterator[str]:
    own = view["own"]
    if own is None:
        return
    yield who.say("terminal.hand", n=len(own["hand"]))
    for card, n in Counter(own["hand"]).items():
        text, needs = who.say(f"card.{card}.text"), CARDS[CARD[card]].needs
        yield "  " + who.say("terminal.card", name=_some(n, card, who), type=_type(card, who), text=text, n=needs)
    yield from _diplomacy(view, who)
    cart = own["cart"]
    chosen = [*(_squadron(row, who) for row in cart["ships"])]
    if cart["at_port"]:
        chosen.append(who.name(f"ship:{cart['at_port']}"))
    chosen += [who.name(f"technology:{technology}") for technology in cart["technologies"]]
    chosen += [who.name(f"card:{card}") for card in cart["cards"]]
    if chosen:
        yield who.say("terminal.cart", names=", ".join(chosen))
    if own["next_event"]:
        yield who.say("terminal.next_event", event=_event(own["next_event"], who))
