"""Recorded tableaus: what every card would cost or be worth there, and what could be done."""

from functools import lru_cache

from astrarium.games.race import GAME
from astrarium.games.race.cards import begin_phase
from astrarium.games.race.content import CARDS, COUNT
from astrarium.games.race.names import ACTION_IDS
from astrarium.games.race.phases.consume import UsePowers
from astrarium.games.race.phases.develop import cost_of
from astrarium.games.race.phases.sale import sale_price
from astrarium.games.race.phases.settle import military, price, ways
from astrarium.games.race.scoring import breakdown, general_military, six_cost_vp
from astrarium.games.race.state import NONE, RaceState

from .record import Facts, name, plain, record, same

COPY = {name(card): card for card in reversed(range(COUNT))}
LISTS = ("developments", "worlds", "military_worlds")  # what the figures of each row are about, in this order


@lru_cache(1)
def rows() -> list[Facts]:
    columns = {key: column for key, column in record()["tableaus"].items() if key not in LISTS}
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def table(row: Facts) -> RaceState:
    """Seat 0 has chosen an action, and a phase has just begun. Of its hand only the size counts."""
    s = GAME.new(2)
    s.picked = [(ACTION_IDS.index(row["picked"]),), ()]
    s.tableau[0] = [COPY[card] for card in row["tableau"]]
    s.goods[0] = [0 if card in row["goods"] else NONE for card in row["tableau"]]
    s.hands[0] = [0] * row["hand"]
    s.chips[0] = row["chips"]
    begin_phase(s)
    return s


def check(row: Facts) -> None:
    s, facts = table(row), record()["tableaus"]
    developments, peaceful, hostile = ([COPY[card] for card in facts[key]] for key in LISTS)
    worlds = [*peaceful, *hostile]
    tableau = s.tableau[0]
    same("score", sum(breakdown(s, 0).values()), row["score"])
    same("military", general_military(tableau), row["military"])
    six_cost = {name(card): six_cost_vp(s, 0, card) for card in tableau if CARDS[card].is_six_cost}
    same("6-cost developments", six_cost, row["six_cost"])
    same("costs of developments", [cost_of(s, 0, card, 0) for card in developments], row["develop"])
    same("prices of worlds", [price(s, 0, CARDS[card]) for card in peaceful], row["price"])
    same("strength against worlds", [military(s, 0, CARDS[card]) for card in hostile], row["strength"])
    if row["hand"]:
        placeable = "".join(str(int(bool(ways(s, 0, card, row["hand"] - 1)))) for card in worlds)
        same("worlds that can be placed", placeable, row["placeable"])
    sales = {card: [sale_price(s, 0, COPY[card], bonuses) for bonuses in (True, False)] for card in row["sale"]}
    same("sales", sales, row["sale"])
    step = UsePowers(0)
    codes, must = step.usable(s)
    same("consume powers", sorted(plain(step.option(s, code).ref) for code in codes), row["consume"])
    same("must a power be used", must, row["must"])
