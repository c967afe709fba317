"""The forty planet cards as printed, and one use of each at a table that is always the same.

Three players: me (seat 0), left (seat 1) and right (seat 2), each with 3 energy and 3 culture. My empire is on level 1,
theirs are on level 2. The row has a diplomacy planet and an economy planet with tracks of six spaces, and Jakks and
Hoefker without ships. My ship 1 is on space 2 of the diplomacy track, my ship 2 on space 2 of the economy track and my
ship 3 at home; left's ships 0 and 1 are on space 3 of each, right's on space 1 of each. Left owns MJ-120210, right owns
Vici-KS156. Three of my dice are inactive (energy, culture, diplomacy), two are in the bay (economy, energy).
"""

from collections.abc import Mapping

from astrarium.games.tiny.names import FACE_IDS

from ..scenario import Scenario, tiny

Picks = tuple[str | int | tuple[str, ...], ...]

# What the card shows: resource, track, VP, and the advances that colonize it
PRINTED = {
    "jakks": ("culture", "diplomacy", 1, 2),
    "vici_ks156": ("energy", "economy", 1, 2),
    "drewkaiden": ("culture", "economy", 1, 2),
    "leandra": ("energy", "diplomacy", 1, 2),
    "birkomius": ("culture", "diplomacy", 1, 2),
    "bisschop": ("energy", "economy", 1, 2),
    "tifnod": ("culture", "economy", 1, 2),
    "vizcarra": ("energy", "diplomacy", 1, 2),
    "mj_120210": ("energy", "diplomacy", 2, 3),
    "helios": ("culture", "diplomacy", 2, 3),
    "mared": ("energy", "economy", 2, 3),
    "lureena": ("culture", "economy", 2, 3),
    "zalax": ("culture", "diplomacy", 2, 3),
    "hoefker": ("culture", "economy", 2, 3),
    "clj_0517": ("energy", "economy", 2, 3),
    "la_torres": ("culture", "diplomacy", 2, 3),
    "pembertonia_major": ("energy", "economy", 3, 4),
    "omicron_fenzi": ("culture", "diplomacy", 3, 4),
    "nagato": ("energy", "economy", 3, 4),
    "padraigin_3110": ("culture", "economy", 3, 4),
    "jorg": ("culture", "diplomacy", 3, 4),
    "nakagawakozi": ("energy", "diplomacy", 3, 4),
    "brumbaugh": ("energy", "diplomacy", 3, 4),
    "umbra_forum": ("culture", "economy", 3, 4),
    "jac_110912": ("culture", "economy", 5, 5),
    "gleam_zanier": ("energy", "diplomacy", 5, 5),
    "maia": ("culture", "diplomacy", 5, 5),
    "andellouxian_6": ("culture", "economy", 5, 5),
    "walsfeo": ("energy", "economy", 5, 5),
    "sargus_36": ("culture", "diplomacy", 5, 5),
    "zavodnick": ("energy", "economy", 5, 5),
    "bsw_10_1": ("energy", "diplomacy", 5, 5),
    "aughmoore": ("energy", "diplomacy", 7, 6),
    "shouhua": ("energy", "diplomacy", 7, 6),
    "nibiru": ("culture", "diplomacy", 7, 6),
    "gort": ("energy", "economy", 7, 6),
    "terra_bettia": ("energy", "diplomacy", 7, 6),
    "k_widow": ("culture", "economy", 7, 6),
    "piedes": ("energy", "economy", 7, 6),
    "gyore": ("culture", "economy", 7, 6),
}

OWN_TURN = {"birkomius", "bisschop", "gyore", "maia", "nibiru", "zalax"}
ONCE_PER_TURN = {"birkomius", "bisschop", "clj_0517", "la_torres", "nagato", "zavodnick"}

COSTS = {
    "hoefker": ("energy", 1),
    "nagato": ("culture", 1),
    "padraigin_3110": ("culture", 2),
    "jorg": ("culture", 2),
    "nakagawakozi": ("energy", 2),
    "brumbaugh": ("energy", 2),
    "maia": ("inactive_dice", 2),
    "walsfeo": ("culture", 1),
    "sargus_36": ("energy", 1),
}


def use(*picks: str | int | tuple[str, ...], **changes: object) -> tuple[Picks, Mapping[str, object]]:
    """What is picked (a number is an amount, a pair is picked together), and everything that it changes.

    `my_diplomacy`: the space of my ship on the diplomacy track, or where it has gone. `my_vp`: what was added.
    """
    return picks, changes


USES = {
    "jakks": use(my_culture=4),
    "vici_ks156": use(my_energy=4),
    "drewkaiden": use(my_diplomacy=3),
    "leandra": use(my_economy=3),
    "birkomius": use(),  # it pays when somebody follows
    "bisschop": use(),
    "tifnod": use("ship:1.0", left_diplomacy=2),
    "vizcarra": use("ship:1.1", left_economy=2),
    "mj_120210": use(my_energy=5),
    "helios": use("planet:jakks", jakks="leandra"),
    "mared": use("mat:upgrade_culture", my_culture=2, my_empire=2, my_vp=1),
    "lureena": use(1, my_energy=2, my_culture=2, my_empire=2, my_vp=1),
    "zalax": use(("die:1",), rerolled=1),
    "hoefker": use(my_energy=2, my_culture=5),
    "clj_0517": use("seat:1", my_culture=4, left_culture=2),
    "la_torres": use("seat:2", my_energy=4, right_energy=2),
    "pembertonia_major": use(2, my_culture=1, my_energy=5),
    "omicron_fenzi": use(2, my_energy=1, my_culture=5),
    "nagato": use(
        *("ship:0.1", "place:home", "ship:0.2", "orbit:jakks"),
        my_culture=2,
        my_diplomacy="home",
        my_economy="orbit jakks 0",
    ),
    "padraigin_3110": use(my_culture=1, my_diplomacy=4),
    "jorg": use("ship:1.1", my_culture=1, left_economy=1),
    "nakagawakozi": use(my_energy=1, my_economy=4),
    "brumbaugh": use(("ship:1.0", "ship:2.1"), my_energy=1, left_diplomacy=2, right_economy=0),
    "umbra_forum": use("planet:jakks", my_culture=4),
    "jac_110912": use(my_culture=5, left_culture=4, right_culture=4),
    "gleam_zanier": use(my_energy=5, left_energy=4, right_energy=4),
    "maia": use(("die:1", "die:2"), my_energy=5, my_culture=5, inactive_dice=["advance_diplomacy"]),
    "andellouxian_6": use("ship:0.1>resource:energy", my_diplomacy="home", my_energy=5),
    "walsfeo": use("planet:mj_120210", my_culture=2, left_culture=4, my_energy=5),
    "sargus_36": use("planet:mj_120210", my_energy=3 - 1 + 2, left_energy=4),
    "zavodnick": use("face:advance_diplomacy", my_diplomacy=3),
    "bsw_10_1": use("ship:0.1", my_diplomacy=1, my_economy=3),
    "aughmoore": use(my_culture=4),
    "shouhua": use("ship:0.2", my_economy=3),
    "nibiru": use(follow_price=2),
    "gort": use("ship:0.1>planet:hoefker", my_diplomacy="orbit hoefker 2"),
    "terra_bettia": use("ship:1.0", "ship:2.1", "ship:0.2", left_diplomacy=4, right_economy=2, my_economy=4),
    "k_widow": use("ship:1.1", left_economy=2),
    "piedes": use("face:advance_economy", my_economy=3),
    "gyore": use("die:2", "face:move_ship", inactive_dice=["acquire_energy", "move_ship", "advance_diplomacy"]),
}


class Table:
    """The table of this module, with one planet on trial."""

    def __init__(self, planet: str, *, colony: bool) -> None:
        self.planet = planet
        self.diplomacy = self.unless("aughmoore", "shouhua")
        self.economy = self.unless("gyore", "piedes")
        self.row = [self.diplomacy, self.economy, self.unless("jakks", "tifnod"), self.unless("hoefker", "mared")]
        orbits = [(f"orbit {self.diplomacy} {n}", f"orbit {self.economy} {n}") for n in (2, 3, 1)]
        game = tiny(seats=3)
        for side in range(3):
            game.has(side, energy=3, culture=3).empire(side, 2 if side else 1)
        game.colonies(1, self.unless("mj_120210", "vizcarra")).colonies(2, self.unless("vici_ks156", "bisschop"))
        if colony:
            game.colonies(0, planet).row(*self.row)
        else:
            game.row(planet, *self.row)
        game.deck(self.unless("leandra", "drewkaiden"))
        game.ships(0, f"surface {self.economy}" if colony else "home", *orbits[0], "home")
        game.ships(1, *orbits[1]).ships(2, *orbits[2])
        self.game = game.dice("utilize" if colony else "move", "energy", "culture", "diplomacy", "economy!", "energy!")
        self.points = [game.vp(side) for side in range(3)]

    def unless(self, planet: str, instead: str) -> str:
        return instead if planet == self.planet else planet

    def land(self) -> Scenario:
        """My ship 0 lands on the planet."""
        return self.game.pick("face:move_ship").pick("ship:0.0").pick(f"surface:{self.planet}")

    def utilize(self) -> Scenario:
        return self.game.pick("face:utilize_colony")

    def play(self, picks: Picks) -> None:
        for pick in picks:
            if isinstance(pick, int):
                self.game.amount(pick)
            else:
                self.game.pick(*((pick,) if isinstance(pick, str) else pick))

    def decline_follows(self) -> None:
        while self.game.prompt.startswith("ask.follow"):
            self.game.no()

    def look(self) -> dict[str, object]:
        """Everything that a planet could change."""
        game = self.game
        seen: dict[str, object] = {}
        for side, whose in enumerate(("my", "left", "right")):
            seen[f"{whose}_energy"] = game.energy(side)
            seen[f"{whose}_culture"] = game.culture(side)
            seen[f"{whose}_vp"] = game.vp(side) - self.points[side]
            seen[f"{whose}_empire"] = game.state.empire[side]
            seen[f"{whose}_colonies"] = game.owns(side)
            ship = 0 if side else 1
            seen[f"{whose}_diplomacy"] = self.space(side, ship, self.diplomacy)
            seen[f"{whose}_economy"] = self.space(side, ship + 1, self.economy)
        seen["my_ship"] = game.place(0, 0)
        seen["my_other_ship"] = game.place(0, 3)
        seen.update(zip(self.row, game.in_row()[-len(self.row) :], strict=True))
        seen["inactive_dice"] = [FACE_IDS[die] for die in game.state.dice if die < 8]
        seen["follow_price"] = game.state.follow_price
        return seen

    def space(self, side: int, ship: int, planet: str) -> int | str:
        place = self.game.place(side, ship)
        return int(place.split()[-1]) if place.startswith(f"orbit {planet} ") else place
