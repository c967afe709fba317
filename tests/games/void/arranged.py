"""Positions just before questions that no recorded game asks, by question, with the table's options."""

from collections.abc import Callable

from .deals import offer, reply, table
from .fleet_battle import battle, fight
from .scenario import Scenario, void


def _fire() -> Scenario:
    """Both sides have Shooting Stars, and the credits for them."""
    game = battle({"shooting_star": 2, "starfighter": 1}, {"shooting_star": 1, "starcruiser": 1})
    return game.credits(0, 5).credits(1, 1).turn(0).pick("attack:b1.1")


def _victim() -> Scenario:
    """A Black Hole has hit, and its owner chooses one of many ships."""
    return fight(battle({"black_hole": 1}, {"moth": 1, "sunhammer": 1, "starfighter": 2}), 3, 2, 1, 1)


def _liberate_card() -> Scenario:
    """Nobody guards Dromond, and two cards suit its people."""
    game = void().ships("dromond", 0, starfighter=2).conquered(1, "dromond").hand(0, "quick_profit", "buyout", "salvo")
    return game.turn(0).pick("attack:dromond.1").pick("liberate_and_ally")


def _withdraw() -> Scenario:
    return offer(table(), 0, 1, {"card:salvo": 1, "want:credits": 2})


def _give() -> Scenario:
    """Seat 1 has accepted to give a card of a temperament, and holds two of it."""
    game = table().hand(1, "letters", "joint_research", "buyout")
    game.turn(2, with_deals=True)
    return reply(offer(game, 0, 1, {"card:salvo": 1, "temperament:scholarly": 1}), 1, "accept")


def _sell() -> Scenario:
    """The ally of Sarn Delta has three cards to choose from."""
    game = void().allied(0, "sarn_delta").ships("sarn_delta", 0, starfighter=2).ships("home_1", 1, diplomat=1)
    return game.hand(0, "salvo", "letters", "buyout").turn(0).pick("sell")


def _port() -> Scenario:
    """Three planets could have the Space Port that was just researched."""
    game = void().conquered(0, "dromond", "orlune").allied(0, "lathe").technologies(0, "docking_bay")
    return game.credits(0, 12).pre_round().shop(0, "research:space_port")


def _tactic_ship() -> Scenario:
    """An Orbital Strike finds several ships beside one's own."""
    game = void().ships("b1", 0, starfighter=1).ships("b1", 1, moth=1, starfighter=2).ships("b1", 2, diplomat=1)
    return game.hand(0, "orbital_strike", "salvo", "war_cry").turn(0).pick("tactic:orbital_strike")


def _passenger() -> Scenario:
    """A Diplomat sets out from its home world, and two sorts of ships could come along."""
    return void().ships("home_0", 0, diplomat=1, starfighter=2, centipede=1).moving("home_0.diplomat")


def _negotiating() -> Scenario:
    """A Diplomat at Lathe, and two cards that suit its people; ships at Dromond, which nobody holds."""
    game = void().ships("lathe", 0, diplomat=1).ships("dromond", 0, starfighter=2, sunhammer=1)
    return game.hand(0, "letters", "joint_research", "kind_words", "truce").turn(0)


def _attacking() -> Scenario:
    """The dice of the attack on Dromond come next: 2, 5 and 1."""
    return _negotiating().hand(0).turn(0).rolls(2, 5, 1)


NO_DEALS, DEALS = {"deals": "off"}, {"deals": "any_time"}
# Called after their question, or after what is chosen: the reference of that option follows
ARRANGED: dict[
    str, tuple[Callable[[], Scenario], dict[str, str]] | tuple[Callable[[], Scenario], dict[str, str], str]
] = {
    "attack": (_attacking, NO_DEALS, "attack:dromond.planet"),
    "diplomacy": (_negotiating, NO_DEALS, "diplomacy:lathe"),
    "passenger": (_passenger, NO_DEALS, "take:starfighter"),
    "ask.fire": (_fire, NO_DEALS),
    "ask.give": (_give, DEALS),
    "ask.liberate_card": (_liberate_card, NO_DEALS),
    "ask.port": (_port, NO_DEALS),
    "ask.sell": (_sell, NO_DEALS),
    "ask.tactic_ship": (_tactic_ship, NO_DEALS),
    "ask.victim": (_victim, NO_DEALS),
    "ask.withdraw": (_withdraw, DEALS),
}
