"""What each 6-cost development adds to its cost, with a worked example and its edges."""

import pytest

from astrarium.games.roll.content import DESIGNS
from astrarium.games.roll.scoring import SCORED

from ....rows import each
from ..scenario import roll

# The development, what lies beside it in the tableau, its bonus
EXAMPLES = [
    ("galactic_federation", (), 2),  # 6, itself: a third
    ("galactic_federation", ("public_works",), 3),  # 7, rounded up
    ("galactic_federation", ("trade_levies", "mining_world"), 3),  # 9; worlds do not count
    ("galactic_federation", ("space_piracy", "genetics_lab", "export_duties"), 4),  # 10 with a faction's 0 and 2
    ("mining_league", (), 0),
    ("mining_league", ("mining_world",), 2),
    ("mining_league", ("mining_world", "meteorite_planet", "alpha_centauri", "spice_world"), 6),  # start worlds count
    ("free_trade_association", (), 0),
    ("free_trade_association", ("artist_colony",), 1),  # half of 1
    ("free_trade_association", ("artist_colony", "spice_world"), 2),  # 3
    ("free_trade_association", ("pilgrimage_world", "earths_lost_colony", "space_mall"), 3),  # 3 + 2 + 0
    ("new_economy", (), 1),  # itself
    ("new_economy", ("trade_levies", "conscription", "space_piracy", "mining_world"), 4),
    ("new_economy", ("nanotechnology", "backup_planning", "system_diversification"), 1),  # those that Reassign do not
    ("new_economy", ("biological_adaptation",), 2),  # it reduces, but is none of them
    ("galactic_bankers", (), 1),
    ("galactic_bankers", ("nanotechnology", "trade_levies", "space_piracy", "mining_world"), 4),  # all developments
    ("system_diversification", (), 3),  # 6, itself
    ("system_diversification", ("nanotechnology",), 6),  # 11
    ("system_diversification", ("backup_planning", "galactic_mandate", "trade_levies"), 5),  # 10
    ("system_diversification", ("biological_adaptation",), 3),
]
# The same for what does not lie in the tableau: dice in the cup, VP in chips
DICE = [
    ("galactic_exchange", "", 0),
    ("galactic_exchange", "home home home", 1),
    ("galactic_exchange", "home consumption alien", 3),
    ("galactic_exchange", "home military consumption novelty rare genes alien", 7),
    ("new_galactic_order", "home home", 0),
    ("new_galactic_order", "military", 2),
    ("new_galactic_order", "military military military", 2),
    ("new_galactic_order", "military military military military", 4),
    ("new_galactic_order", "military consumption consumption consumption", 2),  # Consumption dice are no others
]
CHIPS = [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (15, 5), (54, 9), (55, 10)]


@pytest.mark.rule("ROLL-13.2", "ROLL-17.28")
@each(("tile", "beside", "bonus"), EXAMPLES)
def test_what_counts_tiles(tile: str, beside: tuple[str, ...], bonus: int) -> None:
    """A 6-cost development counts its owner's tiles and nobody else's."""
    game = roll().tableau(0, tile, *beside).tableau(1, "jumpdrive_research", "planetary_nebula", "new_vinland")
    assert game.worth(0, tile) == bonus


@pytest.mark.rule("ROLL-13.2", "ROLL-17.28")
@pytest.mark.parametrize(("tile", "dice", "bonus"), DICE)
def test_what_counts_dice(tile: str, dice: str, bonus: int) -> None:
    assert roll().tableau(0, tile).cup(0, dice).cup(1, "alien military").worth(0, tile) == bonus


@pytest.mark.rule("ROLL-13.2", "ROLL-17.28")
@pytest.mark.parametrize(("vp", "bonus"), CHIPS)
def test_galactic_renaissance_gives_n_for_one_to_n_in_chips(vp: int, bonus: int) -> None:
    """The development counts VP in chips alone, not the costs of tiles."""
    game = roll().tableau(0, "galactic_renaissance", "jungle_world").chips(0, vp)
    assert game.worth(0, "galactic_renaissance") == bonus


@pytest.mark.rule("ROLL-A24")
@pytest.mark.parametrize(("vp", "bonus"), [(65, 10), (66, 11), (78, 12)])
def test_galactic_renaissance_goes_on_beyond_55(vp: int, bonus: int) -> None:
    assert roll().tableau(0, "galactic_renaissance").chips(0, vp).worth(0, "galactic_renaissance") == bonus


@pytest.mark.rule("ROLL-13.2", "ROLL-17.28")
def test_galactic_reserves_gives_one_for_each_good() -> None:
    game = roll().tableau(0, "galactic_reserves", "alpha_centauri", "spice_world")
    assert game.worth(0, "galactic_reserves") == 0
    game.goods(0, alpha_centauri="rare home", spice_world="home")
    assert game.worth(0, "galactic_reserves") == 3


@pytest.mark.rule("ROLL-17.28")
def test_goods_count_after_the_last_recall() -> None:
    game = roll().tableau(0, "galactic_reserves", "alpha_centauri", "spice_world").pool(0)
    game.goods(0, alpha_centauri="rare", spice_world="home").phase("manage", "end")
    game.choose(0, "home@tile.spice_world")
    assert game.over
    assert game.worth(0, "galactic_reserves") == 1


@pytest.mark.rule("ROLL-17.28")
@pytest.mark.parametrize("tile", ["galactic_exchange", "new_galactic_order"])
def test_dice_count_wherever_they_are(tile: str) -> None:
    game = roll().tableau(0, tile, "alpha_centauri").cup(0, "military").citizenry(0, "military")
    game.dice_on(0, "development", "military").dice_on(0, "world", "military").goods(0, alpha_centauri="military")
    game.workers(0, ship="military military")
    assert game.worth(0, tile) == {"galactic_exchange": 1, "new_galactic_order": 6}[tile]


@pytest.mark.rule("ROLL-17.28")
def test_dice_behind_a_screen_or_set_aside_count_once() -> None:
    game = roll().tableau(0, "new_galactic_order").rolls(0, explore="military military military military").assign()
    assert game.worth(0, "new_galactic_order") == 4
    game.selects(0, "military@explore", "ship").uses(0, "dictate", "military@explore>settle")
    assert game.set_aside(0) == "military"
    assert game.worth(0, "new_galactic_order") == 4


@pytest.mark.rule("ROLL-17.28")
def test_virtual_workers_are_no_dice() -> None:
    """Galactic Exchange does not count a virtual worker, here the Genes shipper of Organic Shipyards at its work."""
    game = roll().tableau(0, "galactic_exchange", "organic_shipyards", "alpha_centauri").goods(0, alpha_centauri="rare")
    game.phase("ship")
    assert "genes@virtual" in game.options(0)
    assert game.worth(0, "galactic_exchange") == 1


def test_no_tile_is_forgotten() -> None:
    named = {example[0] for example in (*EXAMPLES, *DICE)} | {"galactic_renaissance", "galactic_reserves"}
    assert named == {DESIGNS[design].id for design in SCORED}
    assert named == {design.id for design in DESIGNS if not design.is_world and design.cost == 6}
