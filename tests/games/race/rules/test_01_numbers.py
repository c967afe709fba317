"""Section 1: numbers follow from the content, so that one more card is just one more row."""

import tokenize
from pathlib import Path

from astrarium.games.race import content
from astrarium.games.race.content import CARDS, COUNT, DESIGNS, POWERS_PER_CARD
from astrarium.games.race.phases.consume import STOP
from astrarium.games.race.phases.produce import BONUS, CARDS_FIRST, PER_SOURCE
from astrarium.games.race.state import NOTHING

from ....rows import each

RULES = sorted(Path(content.__file__).parent.rglob("*.py"))


def numbers_in(source: Path) -> set[str]:
    with source.open("rb") as file:
        return {token.string for token in tokenize.tokenize(file.readline) if token.type == tokenize.NUMBER}


@each("source", RULES)
def test_no_number_of_cards_or_designs_is_written_into_the_rules(source: Path) -> None:
    assert not numbers_in(source) & {str(COUNT), str(len(DESIGNS))}


def test_numbers_that_mean_something_else_are_no_card() -> None:
    assert len(CARDS) == COUNT
    for other in (NOTHING, CARDS_FIRST):
        assert other >= COUNT
    assert PER_SOURCE > CARDS_FIRST  # so that an option of Produce can be taken apart again


def test_numbers_that_mean_something_else_are_no_power() -> None:
    """STOP and BONUS exceed all numbers of powers: a bit of `used` means one power, or the bonus of Produce."""
    highest = max(card * POWERS_PER_CARD + place for card in range(COUNT) for place in range(len(CARDS[card].powers)))
    assert max(len(design.powers) for design in DESIGNS) == POWERS_PER_CARD
    for other in (STOP, BONUS):
        assert other > highest
