"""Complete states sampled from a view."""

from astrarium.kernel import Rng, View
from astrarium.kernel.view import restore

from .content import MISSION_INDEX, MISSIONS, MISSIONS_DEALT, PLANET_INDEX, PLANETS, ROGUE_INDEX, SHIPS_EACH
from .names import FACE_IDS, RESOURCES
from .state import HOME, LOCKED, NO_PLANET, NOBODY, ORBIT, SURFACE, TinyState, TinyStep, Variant
from .view import DIE_STATES, Die, Galaxy, PlanetUse, Player, Ship, Side

FACE = {face: number for number, face in enumerate(FACE_IDS)}
BECAME = {state: number for number, state in DIE_STATES.items()}


def sample(view: View, rng: Rng) -> TinyState:
    """A state that agrees with the view; whatever its reader cannot know is drawn, all possibilities equally likely."""
    s = TinyState(view["seats"], rng.fresh(), Variant(**view["variant"]))
    restore(s, view, TinyStep)
    s.round, s.first, s.active = view["round"], view["first"], _side(s, view["active"])
    s.row = [PLANET_INDEX[planet] if planet is not None else NO_PLANET for planet in view["row"]]
    s.discards = _planets(view["discards"])
    s.dice = [_die(die) for die in view["dice"]]
    s.bay = tuple(view["bay"])
    s.resolving = -1 if view["resolving"] is None else view["resolving"]
    s.rerolls, s.follow_price = view["rerolls"], view["follow_price"]
    s.follow_gains = [view["follow_gains"][resource] for resource in RESOURCES]
    s.in_use, s.used_turn = _mask(s, view["in_use"]), _mask(s, view["used"])
    s.attacks, s.lost_dice = view["attacks"], view["lost_dice"]
    s.trigger = NOBODY if view["trigger"] is None else view["trigger"]
    s.ending = view["ending"] or ""
    for seat, player in enumerate(view["players"]):
        _lay_out(s, seat, player)
    rogue = view["rogue"]
    if rogue is not None:
        _lay_out(s, s.seats, rogue)
        s.rogue = -1 if rogue["id"] is None else ROGUE_INDEX[rogue["id"]]
    _imagine_deck(s, _planets(view["sunk"]), rng)
    if s.seats > 1:
        _imagine_missions(s, view["players"], view["choosing"], rng)
    return s


def _side(s: TinyState, side: Side) -> int:
    return s.seats if side == "rogue" else side


def _planets(ids: list[str]) -> list[int]:
    return [PLANET_INDEX[planet] for planet in ids]


def _die(die: Die) -> int:
    return FACE[die["face"]] + BECAME[die["state"]]


def _mask(s: TinyState, uses: list[PlanetUse]) -> int:
    return sum(1 << (PLANET_INDEX[use["planet"]] * 8 + _side(s, use["side"])) for use in uses)


def _lay_out(s: TinyState, side: int, galaxy: Galaxy) -> None:
    s.energy[side], s.culture[side] = galaxy["energy"], galaxy["culture"]
    s.empire[side], s.vp[side] = galaxy["empire"], galaxy["vp"]
    s.colonies[side] = _planets(galaxy["colonies"])
    for index, ship in enumerate(galaxy["ships"], side * SHIPS_EACH):
        s.where[index], s.level[index] = _place(s, ship), ship["level"]


def _place(s: TinyState, ship: Ship) -> int:
    if ship["planet"] is None:
        return HOME if ship["at"] == "home" else LOCKED
    return s.row.index(PLANET_INDEX[ship["planet"]]) + (ORBIT if ship["at"] == "orbit" else SURFACE)


def _imagine_deck(s: TinyState, sunk: list[int], rng: Rng) -> None:
    seen = {*s.row, *s.discards, *sunk}
    for colonies in s.colonies:
        seen.update(colonies)
    unseen = [planet for planet in range(len(PLANETS)) if planet not in seen]
    rng.shuffle(unseen)
    s.deck = sunk + unseen
    s.sunk = len(sunk)


def _imagine_missions(s: TinyState, players: list[Player], choosing: list[int], rng: Rng) -> None:
    known = {MISSION_INDEX[mission] for player in players for mission in player.get("dealt", ())}
    pool = [
        index
        for index, mission in enumerate(MISSIONS)
        if index not in known and (mission.two_player_pool or not s.variant.two_player_missions)
    ]
    rng.shuffle(pool)
    for seat, player in enumerate(players):
        if "dealt" in player:
            s.dealt[seat] = tuple(MISSION_INDEX[mission] for mission in player["dealt"])
            kept = player.get("kept")
            s.kept[seat] = MISSION_INDEX[kept] if kept else -1
        else:
            s.dealt[seat] = tuple(pool.pop() for _ in range(MISSIONS_DEALT))
            s.kept[seat] = -1 if seat in choosing else s.dealt[seat][0]
