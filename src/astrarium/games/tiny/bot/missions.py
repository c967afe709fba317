"""The worth of missions to bots: which to keep, how much they count during play, and who wins if the game ends now."""

from .. import kinds
from ..content import END_VP, MISSIONS
from ..missions import mission_points, mission_value
from ..scoring import tie_break
from ..state import NOBODY, TinyState

# The average VP that a mission brought a greedy bot at two seats: by kind of goal, and for comparisons by what is
# compared.
KEEP: dict[type[kinds.Goal], float] = {
    kinds.Fewest: 1.75,
    kinds.EqualTrackTypes: 1.2,
    kinds.TriggeredEnd: 0.9,
    kinds.ResourcesAtLeast: 0.65,
    kinds.EmpireMax: 1.5,
    kinds.AllShipsHome: 1.4,
    kinds.NoShipHome: 0.3,
}
KEEP_MOST: dict[kinds.Stat, float] = {
    "energy": 1.9,
    "culture": 1.9,
    "planets": 1.8,
    "diplomacy_planets": 1.6,
    "economy_planets": 1.7,
}
CARE = 0.6  # how much of a mission counts when somebody is about to end the game
DAWN = 0.7  # the share of the points that end the game from which missions count at all


def keep_worth(mission: int) -> float:
    """The worth of keeping this mission at the set-up."""
    goal = MISSIONS[mission].goal
    return KEEP_MOST[goal.stat] if isinstance(goal, kinds.Most) else KEEP[type(goal)]


def mission_worth(s: TinyState, seat: int) -> float:
    """What the kept mission pays now, weighted by how likely that is to last: the weight grows towards the end."""
    mission = s.kept[seat]
    if mission < 0:  # solo
        return 0.0
    if s.trigger != NOBODY:
        return float(mission_value(s, seat, mission))
    near = (max(s.vp) / END_VP - DAWN) / (1 - DAWN)
    return CARE * near * mission_value(s, seat, mission) if near > 0 else 0.0


def chance_to_win(s: TinyState, seat: int) -> float:
    """The chance to win if the game ended now, over all missions that rivals may hold as far as this seat knows."""
    mine = (s.vp[seat] + mission_points(s, seat), *tie_break(s, seat))
    hidden = [
        index
        for index, mission in enumerate(MISSIONS)
        if index not in s.dealt[seat] and (mission.two_player_pool or not s.variant.two_player_missions)
    ]
    chance = 1.0
    for rival in range(s.seats):
        if rival != seat:
            behind = 0.0
            for mission in hidden:
                theirs = (s.vp[rival] + mission_value(s, rival, mission), *tie_break(s, rival))
                behind += 1.0 if theirs < mine else 0.5 if theirs == mine else 0.0
            chance *= behind / len(hidden)
    return chance
