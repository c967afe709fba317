"""Several open questions of one person at a terminal, and windows that a person lets pass for a while."""

from astrarium.bots import RandomBot
from astrarium.cli.screen import Screen
from astrarium.cli.terminal.session import Session
from astrarium.cli.words import Lang, reader, with_names
from astrarium.kernel import Table, verify
from astrarium.kernel.table import PERSON
from tests.conformance.bazaar import ACCEPT, BAZAAR, PASS


class Typist(Screen):
    """Types given lines, and notes what was shown before each."""

    def __init__(self, typed: list[str]) -> None:
        super().__init__()
        self.typed = typed
        self.shown: list[str] = [""]

    def ask(self, prompt: str) -> str:
        self.shown.append("")
        return self.typed.pop(0) if self.typed else "q"

    def line(self, text: str, style: str = "") -> None:
        self.shown[-1] += text + "\n"


def sit(typed: list[str], persons: int = 1) -> tuple[Typist, Session]:
    players = [PERSON if seat < persons else "random" for seat in range(2)]
    table = Table.open(BAZAAR, BAZAAR.agree(2), bytes(32), players=players)
    who = with_names(reader(Lang.EN, BAZAAR), players)
    screen = Typist(typed)
    return screen, Session(screen, who, table, {seat: RandomBot(BAZAAR) for seat in range(persons, 2)})


def answers(session: Session, seat: int) -> list[tuple[int, ...]]:
    return [entry.choice for entry in session.table.log.entries if entry.seat == seat and entry.choice is not None]


def test_a_standing_question_is_reached_by_a_key_and_left_by_it() -> None:
    screen, session = sit(["o", "o", "3"])
    session.run()
    first, other, back = screen.shown[:3]
    assert "How many coins?" in first
    assert "o: also open, for as long as you like: A deal?" in first
    assert other.strip().startswith("A deal?")
    assert "How many coins?" in back
    assert answers(session, 0) == [(3,)]


def test_a_deal_offered_from_there_is_answered_at_once_and_the_turn_still_waits() -> None:
    screen, session = sit(["o", "1 1 0", "2"])
    session.run()
    assert answers(session, 0)[0] == (1, 1, 0)
    assert session.table.log.entries[1].seat == 1  # the bot has replied before the person is asked again
    assert "How many coins?" in screen.shown[2]
    assert answers(session, 0)[1] == (2,)


def test_an_offer_with_too_few_numbers_is_told_what_is_missing_and_how_it_looks() -> None:
    screen, session = sit(["o", "1 1", "h", "1 1 0", "2"])
    session.run()
    assert "It takes 3 numbers: whom, then a number for each option, 0 for none. You gave: 2." in screen.shown[2]
    assert "such as 1 1 0" in screen.shown[2]
    assert "1 0 2: an offer." in screen.shown[3]
    assert answers(session, 0)[0] == (1, 1, 0)


def test_an_offer_to_a_person_is_asked_beside_the_turn() -> None:
    _, session = sit(["1"], persons=1)
    table = session.table
    propose = next(d for d in table.decisions(1) if d.standing)
    session.record(table.answer(1, propose.id, (0, 1, 0)))
    session.run()
    assert answers(session, 0) == [(ACCEPT,)]


def test_there_may_be_nothing_else() -> None:
    screen, session = sit(["1", "o"])
    session.table.state.end_asides()
    session.table.state.open = None
    session.run()
    assert "Nothing else is open for you." in screen.shown[2]


def test_a_window_may_be_passed_for_as_long_as_it_says() -> None:
    screen, session = sit(["p!", "1", "p!", "2"])
    session.run()
    assert "means nothing here" in screen.shown[1]  # a turn is no window
    assert "p!: pass, and not be asked again until round 1 ends." in screen.shown[2]
    assert "How many coins?" in screen.shown[3]  # not asked in the bot's turn, which is of the same round
    assert answers(session, 0) == [(1,), (PASS,), (PASS,), (2,)]
    assert "p!: pass, and not be asked again until round 2 ends." in screen.shown[4]
    assert verify(BAZAAR, session.table.log) is None


def test_others_at_the_same_keyboard_must_not_learn_of_it() -> None:
    screen, session = sit(["", "1", "p!", "1"], persons=2)
    session.run()
    assert "would tell them something" in screen.shown[3]
    assert "p!:" not in screen.shown[2]
