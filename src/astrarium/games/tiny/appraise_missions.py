"""What missions are worth to bots: which to keep, how much to care during play, and who wins if the game ends now."""

from .content import END_VP, MISSIONS
from .scoring import mission_points, mission_value, tie_break
from .state import NOBODY, TinyState

# What a mission brought a greedy bot that kept it at two seats, in VP on average, by its kind and what it looks at.
KEEP: dict[tuple[str, str], float] = {
    ("most", "energy"): 1.9,
    ("most", "culture"): 1.9,
    ("most", "planets"): 1.8,
    ("most", "diplomacy_planets"): 1.6,
    ("most", "economy_planets"): 1.7,
    ("fewest", "planets"): 1.75,
    ("equal_track_types", ""): 1.2,
    ("triggered_end", ""): 0.9,
    ("resources_at_least", ""): 0.65,
    ("empire_max", ""): 1.5,
    ("all_ships_home", ""): 1.4,
    ("no_ship_home", ""): 0.3,
}
CARE = 0.6  # how much of a mission counts when somebody is about to reach the end
DAWN = 0.7  # of the points that end the game: before that, a mission is not thought of


def keep_worth(mission: int) -> float:
    """At the set-up: is this the one to keep?"""
    row = MISSIONS[mission].power
    return KEEP[row["kind"], row.get("stat", "")]


def mission_worth(s: TinyState, seat: int) -> float:
    """What the kept mission pays now, as far as it can be expected to stay so: it fades in towards the end."""
    mission = s.kept[seat]
    if mission < 0:  # solo
        return 0.0
    if s.trigger != NOBODY:
        return float(mission_value(s, seat, mission))
    near = (max(s.vp) / END_VP - DAWN) / (1 - DAWN)
    return CARE * near * mission_value(s, seat, mission) if near > 0 else 0.0


def chance_to_win(s: TinyState, seat: int) -> float:
    """If the game ended now: over all missions that each rival may hold, for all that this seat knows."""
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
