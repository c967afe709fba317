"""Complete states sampled from a view (ROLL-12.2)."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeVar, cast

from astrarium.kernel import Rng, View
from astrarium.kernel.view import restore

from . import dice
from .content import NUMBER, TILES
from .names import DICE, FACES, NONE, PHASES, STACKS, WILD, StackName
from .phases.reassign import DICTATE, REASSIGN
from .rounds import throw
from .setup import ChooseStart, ShowStartTiles, cheapest
from .state import RollState, RollStep, Variant
from .view import DiceSeen, Player, RollView, TwoSides

N = TypeVar("N", bound=str)  # names of phases or of faces


def sample(view: View, rng: Rng) -> RollState:
    """A state that agrees with the view; rolls, plans and tiles that it hides are drawn."""
    seen = cast(RollView, view)
    s = RollState(seen["seats"], rng.fresh(), Variant(**seen["variant"]))
    restore(s, view, RollStep)
    s.round, s.first, s.pool = seen["round"], seen["first"], seen["pool"]
    s.ending = seen["ending"] or ""
    s.happening = sum(1 << PHASES.index(phase) for phase in seen["happening"])
    s.extra = _number(PHASES, seen["extra"])
    for player, open_part in enumerate(seen["players"]):
        _restore_player(s, player, open_part)
        if seen["assigning"]:
            _imagine_plan(s, player, open_part, rng)
    _imagine_tiles(s, seen, rng)
    return s


def _number(names: Sequence[str], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _dice(seen: DiceSeen) -> dice.Dice:
    return sum(many * dice.ONE[DICE.index(kind)] for kind, many in seen.items())


def _by_name(names: Sequence[N], seen: Mapping[N, DiceSeen]) -> list[dice.Dice]:
    return [_dice(seen.get(name, {})) for name in names]


def _tile(sides: TwoSides) -> int:
    return NUMBER[sides["development"]] // 2


def _restore_player(s: RollState, player: int, seen: Player) -> None:
    s.tableau[player] = [NUMBER[placed["tile"]] for placed in seen["tableau"]]
    s.goods[player] = [dice.of(*(DICE.index(kind) for kind in placed["goods"])) for placed in seen["tableau"]]
    s.credits[player], s.chips[player] = seen["credits"], seen["chips"]
    s.cup[player], s.citizenry[player] = _dice(seen["cup"]), _dice(seen["citizenry"])
    s.columns[player] = _by_name(PHASES, seen["columns"])
    s.virtual[player], s.dictated[player] = _dice(seen["virtual"]), _dice(seen["dictated"])
    s.selected[player] = _number(PHASES, seen["selected"])
    s.selector[player] = _number(DICE, seen["selector"])
    s.scouted[player], s.arranged[player] = _dice(seen["scouted"]), seen["arranged"]
    s.rolled[player] = _by_name(FACES, seen["rolled"] or {})
    for name in seen["used"]:
        codes = [DICTATE] if name == "dictate" else [code for code, _ in REASSIGN[NUMBER[name]]]
        unused = [code for code in codes if code == DICTATE or code not in s.used[player]]
        s.used[player].append(unused[0])
    for kind, name in enumerate(STACKS):
        s.building[s.at(player, kind)] = _dice(seen["stacks"][name]["dice"])


def _imagine_plan(s: RollState, player: int, seen: Player, rng: Rng) -> None:
    """Draw what is behind a screen: any roll of its dice and, for a seat that is ready, an assignment (ROLL-4.16)."""
    if "own_columns" in seen:
        s.planned[player] = _by_name(PHASES, seen["own_columns"])
        s.moved[player] = _by_name(PHASES, seen["own_moved"])
        return
    rolled = s.rolled[player] = throw(rng, s.cup[player])
    planned = s.planned[player] = rolled[:WILD]
    if s.lanes[player] or not s.cup[player]:
        return
    for kind in dice.one_by_one(rolled[WILD]):
        planned[rng.below(len(PHASES))] += dice.ONE[kind]
    standing = [(kind, column) for column, there in enumerate(planned) for kind in dice.one_by_one(there)]
    kind, column = standing[rng.below(len(standing))]
    planned[column] -= dice.ONE[kind]
    s.selector[player], s.selected[player] = kind, rng.below(len(PHASES))


def _imagine_tiles(s: RollState, view: RollView, rng: Rng) -> None:
    """Deal the tiles that the reader cannot see."""
    reader, players = view["seat"], view["players"]
    known = {design // 2 for tableau in s.tableau for design in tableau}
    for player, seen in enumerate(players):
        for kind, name in enumerate(STACKS):
            s.stacks[s.at(player, kind)] = _known_stack(seen, name)
            known.update(s.stacks[s.at(player, kind)])
        if player == reader:
            s.drawn[player] = [_tile(sides) for sides in seen["own_drawn"]]
            s.abandoned[player] = [_tile(sides) for sides in seen["own_abandoned"]]
            known.update(s.drawn[player], s.abandoned[player])
    unseen = [tile for tile in TILES if tile not in known]
    rng.shuffle(unseen)
    for player, seen in enumerate(players):
        if player != reader:
            if s.stack and isinstance(s.stack[-1], ShowStartTiles):
                s.drawn[player] = _start_tiles(s, player, unseen)
            else:
                s.drawn[player] = [unseen.pop() for _ in range(seen["drawn"])]
            s.abandoned[player] = [unseen.pop() for _ in range(seen["abandoned"])]
            for kind, name in enumerate(STACKS):
                stack = s.stacks[s.at(player, kind)]
                stack[:0] = [unseen.pop() for _ in range(seen["stacks"][name]["size"] - len(stack))]
    s.bag = unseen


def _known_stack(seen: Player, name: StackName) -> list[int]:
    stack = seen["stacks"][name]
    if "tiles" in stack:
        return [_tile(sides) for sides in reversed(stack["tiles"])]
    return [NUMBER[stack["top"]] // 2] if stack["top"] else []


def _start_tiles(s: RollState, player: int, unseen: list[int]) -> list[int]:
    """Two tiles, the development first. In a first game, only a seat whose tiles tie is asked (ROLL-A20)."""
    asked = any(isinstance(step, ChooseStart) for step in s.lanes[player])
    pairs = combinations(reversed(unseen), 2)
    if asked and s.variant.first_game:
        pair = next(pair for pair in pairs if len(cheapest(*pair)) == 2)
    else:
        pair = next(pairs)
    for tile in pair:
        unseen.remove(tile)
    return sorted(pair, key=lambda tile: tile != cheapest(*pair)[0]) if s.variant.first_game else list(pair)
