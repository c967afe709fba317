"""The powers of the forty planets: rows in planets.toml, and here one handler for each kind of row."""

from typing import Any

from ..content import PLANETS
from ..planet_actions import POWERS, Power
from .dice import AnyAction, FollowPrice, RepeatDie, RerollDice, SetDie
from .gains import Convert, Gain, GainPerHomeShip, GainWhenFollowed, Steal
from .planets import ReplacePlanet, UpgradeEmpire, UsePlanet
from .tracks import AdvancePower, DisplaceShip, MoveShips, Regress, ShiftTrack, TradeLevels

KINDS: dict[str, type[Power]] = {
    "gain": Gain,
    "gain_per_home_ship": GainPerHomeShip,
    "gain_when_followed": GainWhenFollowed,
    "convert": Convert,
    "steal": Steal,
    "advance": AdvancePower,
    "regress": Regress,
    "trade_levels": TradeLevels,
    "move_ships": MoveShips,
    "shift_track": ShiftTrack,
    "displace_ship": DisplaceShip,
    "replace_planet": ReplacePlanet,
    "upgrade_empire": UpgradeEmpire,
    "reroll_dice": RerollDice,
    "set_die": SetDie,
    "repeat_die": RepeatDie,
    "any_action": AnyAction,
    "use_planet": UsePlanet,
    "follow_price": FollowPrice,
}


def _handler(row: dict[str, Any]) -> Power:
    parameters = {key if key != "from" else "source": value for key, value in row.items() if key != "kind"}
    return KINDS[row["kind"]](**parameters)


POWERS[:] = [tuple(_handler(row) for row in planet.powers) for planet in PLANETS]
