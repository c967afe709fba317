"""What the powers of planets do: one class for each kind of power in `kinds.py`."""

from typing import Any

from .. import kinds
from ..actions.planet_actions import EFFECTS, Effect
from ..content import PLANETS
from . import dice, gains, planets, tracks

OF_KIND: dict[type[kinds.Power], type[Effect[Any]]] = {
    kinds.Gain: gains.Gain,
    kinds.GainPerHomeShip: gains.GainPerHomeShip,
    kinds.GainWhenFollowed: gains.GainWhenFollowed,
    kinds.Convert: gains.Convert,
    kinds.Steal: gains.Steal,
    kinds.Advance: tracks.Advance,
    kinds.Regress: tracks.Regress,
    kinds.TradeLevels: tracks.TradeLevels,
    kinds.MoveShips: tracks.MoveShips,
    kinds.ShiftTrack: tracks.ShiftTrack,
    kinds.DisplaceShip: tracks.DisplaceShip,
    kinds.ReplacePlanet: planets.ReplacePlanet,
    kinds.UpgradeCheaper: planets.UpgradeCheaper,
    kinds.UpgradeMixed: planets.UpgradeMixed,
    kinds.RerollDice: dice.RerollDice,
    kinds.SetDie: dice.SetDie,
    kinds.RepeatDie: dice.RepeatDie,
    kinds.AnyAction: dice.AnyAction,
    kinds.FollowPrice: dice.FollowPrice,
    kinds.UseRowPlanet: planets.UseRowPlanet,
    kinds.UseOthersColony: planets.UseOthersColony,
}


def connect() -> None:
    """Fill `EFFECTS`: all kinds of powers are imported by then."""
    EFFECTS[:] = [tuple(OF_KIND[type(power)](power) for power in planet.powers) for planet in PLANETS]
