"""What one can do in a turn, in words."""

from astrarium.kernel import Option, Text
from astrarium.kernel.odds import whole

from .. import refs
from ..battle.dice import PAYS
from ..battle.fight import cry_of
from ..battle.targets import TARGET_NAMES
from ..cards import of_type, purse
from ..content import FIGURES, MAX_SEATS, SPACE_NAMES, TEMPERAMENT_AT
from ..empire import abilities, named
from ..map.fleets import SHIP_OF, squadrons
from ..names import ActionName
from ..options import offer_option, ship_figures, tactic_option
from ..state import VoidState
from .actions import (
    ATTACK,
    CONTROL_SHIP,
    CULTURE,
    DIPLOMACY,
    END,
    INFEST,
    MINING,
    MOVE,
    MOVE_ALL,
    OFFER,
    PAID_MOVE,
    RELIEF,
    RESCUE,
    SELL,
    SWAP,
    TACTIC,
    attack,
    controlled_ship,
    cost_of,
    moved_ship,
)
from .culture import culture_numbers
from .diplomacy import ROLLS, best_prospect
from .odds import attack_odds, diplomacy_odds
from .sales import sale

POOR = 8  # diplomacy that succeeds less often than once in so many rolls gets a warning

PLAIN: dict[int, tuple[str, ActionName]] = {
    CULTURE: ("option.culture", "culture"),
    MINING: ("option.mine", "mine"),
    MOVE_ALL: ("option.move_all", "move_all"),
}


def action_option(s: VoidState, seat: int, code: int) -> Option:
    own = abilities(s, seat)
    if code == END:
        return Option("end_turn", Text("option.end_turn", n=s.actions), (), _unused(s), likely=not s.actions)
    if code in PLAIN:
        words, action = PLAIN[code]
        n = {CULTURE: culture_numbers(s, seat)[1], MINING: FIGURES.mine_credits + own.mine, MOVE_ALL: cost_of(code)}[
            code
        ]
        return Option(refs.ACTION[action], Text(words, n=n), (Text(f"action.{action}.text"),))
    if code == PAID_MOVE:
        return Option("paid_move", Text("option.paid_move", n=own.move_price))
    if code == SELL:
        return Option("sell", Text("option.sell", n=(sale(s, seat) or ("", 0))[1]))
    if code == SWAP:
        return Option("swap", Text("option.swap"))
    if code < TACTIC:
        return offer_option(code - OFFER)
    if code < MOVE:
        return tactic_option(code - TACTIC)
    return _place_option(s, seat, code)


def _unused(s: VoidState) -> Text | None:
    return Text("warning.actions_left", n=s.actions) if s.actions else None


def _no_die(s: VoidState, seat: int, space: int, target: int) -> Text | None:
    """VOID-11.4: a warning where no ship can fire for lack of credits. A planet held without ships needs no die."""
    if target < MAX_SEATS and not s.fleet(space, target):
        return None
    paid = [PAYS[SHIP_OF[kind]] for kind, _ in squadrons(s.fleet(space, seat))]
    can_fire = any(power is None or purse(s, seat) >= power.credits for power in paid)
    return None if can_fire else Text("warning.no_die")


def _diplomacy_option(s: VoidState, seat: int, space: int) -> Option:
    """VOID-9.2: what the cards in hand may achieve. Without matching cards it is blocked, and only named."""
    ref, told = f"diplomacy:{SPACE_NAMES[space]}", (Text("action.diplomacy.text"),)
    if not of_type(s, seat, TEMPERAMENT_AT[space]):
        return Option(ref, Text("option.diplomacy", space=named(s, space)), told)
    best = best_prospect(s, seat, space)
    odds = diplomacy_odds(s, seat, space)
    figures = {"cards": best.cards, "need": best.need, "bonus": best.bonus, "n": whole(odds.chance or 0)}
    text = Text("option.diplomacy_with" if best.bonus else "option.diplomacy_plain", figures, space=named(s, space))
    poor = Text("warning.poor_chance", n=best.ways, of=ROLLS) if best.ways * POOR < ROLLS else None
    return Option(ref, text, (*told, Text("help.diplomacy", n=best.ways, of=ROLLS)), poor, odds=odds)


def _place_option(s: VoidState, seat: int, code: int) -> Option:
    if code < DIPLOMACY:
        space, kind = moved_ship(code)
        figures = ship_figures(s, seat, kind)
        text = Text("option.move", ship=refs.KIND[kind], space=named(s, space))
        return Option(f"move:{refs.ships_in(space, seat, kind)}", text, (Text("help.ship_moves", figures),))
    if code >= CONTROL_SHIP:
        space, other, kind = controlled_ship(code)
        text = Text("option.control", side=refs.SEAT[other], ship=refs.KIND[kind], space=named(s, space))
        return Option(f"control:{refs.ships_in(space, other, kind)}", text)
    if code >= ATTACK:
        space, target, cry = attack(code)
        name, args = TARGET_NAMES[target], {"space": named(s, space)}
        if target < MAX_SEATS:
            args["side"] = refs.SEAT[target]
        if cry:
            args["card"] = refs.CARD[cry_of(s, seat)]
        odds = attack_odds(s, seat, space, target, cry)
        figures = {"n": whole(odds.chance)} if odds is not None and odds.chance is not None else {}
        text = Text(f"option.attack_{name}{'_cry' if cry else ''}", {**args, **figures})
        aim = name if target >= MAX_SEATS else target
        ref = f"attack:{SPACE_NAMES[space]}.{aim}{'.war_cry' if cry else ''}"
        return Option(ref, text, (Text("action.attack.text"),), _no_die(s, seat, space, target), odds=odds)
    action, base = next(
        (action, base)
        for action, base in (("relief", RELIEF), ("rescue", RESCUE), ("infest", INFEST), ("diplomacy", DIPLOMACY))
        if code >= base
    )
    if action == "diplomacy":
        return _diplomacy_option(s, seat, code - base)
    text = Text(f"option.{action}", space=named(s, code - base))
    return Option(f"{action}:{SPACE_NAMES[code - base]}", text, (Text(f"action.{action}.text"),))
