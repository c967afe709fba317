"""The kit passes an honest game, and finds the fault of each broken one."""

import random
from dataclasses import replace
from typing import Any

import pytest

from astrarium.conformance import Failure, Report, again, check, games_within, lockstep_other_process
from astrarium.conformance.report import ENOUGH
from astrarium.conformance.runner import setups
from astrarium.kernel import Choice, Decision, Game, games

from . import broken, broken_bazaar, steps
from .bazaar import BAZAAR, Bazaar, Propose, Stalls, Take
from .toys import MARKET_GAME, CometMarket

CHECKS = {
    "aliasing", "ends", "events", "leaks", "lockstep", "refusals", "replay", "roundtrip", "samples",
    "terminal", "undo", "views", "words",
}  # fmt: skip

# The check that must fail, and checks that may fail too as a consequence.
BROKEN: list[tuple[type[CometMarket], str, set[str]]] = [
    (broken.ShowsHands, "leaks", {"views"}),
    (broken.ShowsDeck, "leaks", {"views"}),
    (broken.ShowsSeed, "leaks", {"views"}),
    (broken.ShowsPicks, "leaks", {"views"}),
    (broken.ShowsTuples, "leaks", {"views"}),
    (broken.ShowsMoreThanItSays, "views", set()),
    (broken.ShowsOtherThanItSays, "views", set()),
    (broken.Gossip, "leaks", set()),
    (broken.ShoutsPick, "leaks", set()),
    (broken.AsksByHiddenCards, "leaks", set()),
    (broken.DrawsQuietly, "leaks", set()),
    (broken.UnveilsQuietly, "leaks", set()),
    (broken.SharesCoins, "aliasing", CHECKS - {"words", "events"}),
    (broken.ForgetsStakes, "roundtrip", set()),
    (broken.ForgetsOwnPick, "leaks", set()),
    (broken.SamplesNonsense, "samples", {"leaks"}),
    (broken.GlobalDice, "lockstep", {"roundtrip", "replay"}),
    (broken.OrderOfAddresses, "lockstep", CHECKS),
    (broken.ListsTooMuch, "refusals", {"leaks"}),
    (broken.BlocksWhatIsLegal, "refusals", set()),
    (broken.ChargesForRefusals, "refusals", {"roundtrip", "lockstep", "undo", "replay"}),
    (broken.CrashesOnNonsense, "refusals", set()),
    (broken.NeverSells, "ends", {"samples", "aliasing"}),
    (broken.NeverEnds, "ends", {"samples"}),
    (broken.MiscountsScores, "ends", {"samples"}),
    (broken.LacksFrench, "sentences", {"words"}),
    (broken.LacksFrench, "words", {"sentences"}),
    (broken.LacksAnArgument, "words", set()),
    (broken.LacksAnEvent, "events", {"sentences"}),
    (broken.LacksARule, "words", {"rulebook"}),
    (broken.LacksANameOfADie, "words", set()),
    (broken.LacksAnEnding, "words", set()),
    (broken.LacksWordsForPoints, "words", set()),
    (broken.SkipsANumber, "rulebook", {"words"}),
    (broken.LeavesAGap, "rulebook", set()),
    (broken.ExplainsByNothing, "rulebook", set()),
    (broken.TitlesInEnglish, "rulebook", set()),
    (broken.WritesWithoutWords, "terminal", set()),
    (broken.WritesReferences, "terminal", set()),
    (broken.WritesEscapes, "terminal", set()),
    (broken.WritesAnIndentedHead, "terminal", set()),
]
BROKEN_BAZAARS: list[tuple[type[Bazaar], str, set[str]]] = [
    (broken_bazaar.EndlessOffers, "asides", {"ends", "samples", "aliasing"}),
    (broken_bazaar.AsksOnlyHolders, "windows", {"leaks"}),
    (broken_bazaar.ShowsTalk, "leaks", set()),
    (broken_bazaar.ShoutsOffers, "leaks", set()),
    (broken_bazaar.ShowsWhoAnswered, "windows", {"leaks"}),
    (broken_bazaar.ReusesNumbers, "asides", {"ends"}),
]


@pytest.fixture(scope="module")
def honest() -> Report:
    return check(MARKET_GAME, games=12)


def test_an_honest_game_passes(honest: Report) -> None:
    assert honest.failures == []
    assert honest.ok


def test_every_check_had_something_to_say(honest: Report) -> None:
    assert {check for check, count in honest.counts.items() if count > 50} >= CHECKS
    assert honest.games == 24
    assert honest.decisions > 600
    assert honest.counts["samples.varied"] > 0


@pytest.mark.parametrize(("kind", "name", "follows"), BROKEN, ids=[kind.__name__ for kind, _, _ in BROKEN])
def test_a_broken_game_is_found_out(kind: type[CometMarket], name: str, follows: set[str]) -> None:
    report = check(kind(), games=4, seats=[3], bound=120)
    assert name in report.failed
    assert report.failed <= {name} | follows, report.failures
    assert not report.ok


def test_a_question_with_two_likely_answers_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = steps.card_option
    monkeypatch.setattr(steps, "card_option", lambda code: replace(plain(code), likely=True))
    report = check(CometMarket(), games=1, seats=[3], bound=120)
    assert report.failed == {"words"}
    assert "likely" in str(report.failures[0])


def test_deals_at_any_time_and_chances_to_step_in() -> None:
    report = check(BAZAAR, games=3)
    assert report.failures == []
    assert report.counts["asides"] > 300
    assert report.counts["windows"] > 200


@pytest.mark.parametrize(
    ("kind", "name", "follows"), BROKEN_BAZAARS, ids=[kind.__name__ for kind, _, _ in BROKEN_BAZAARS]
)
def test_a_broken_bazaar_is_found_out(kind: type[Bazaar], name: str, follows: set[str]) -> None:
    report = check(kind(), games=2, seats=[3], bound=150)
    assert name in report.failed
    assert report.failed <= {name} | follows, report.failures


def test_a_question_that_does_not_stand_as_its_step_says_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressing(step: Propose, s: Stalls) -> Decision | None:
        decision = honestly(step, s)
        return decision and replace(decision, standing=False)

    honestly = Propose.ask
    monkeypatch.setattr(Propose, "ask", pressing)
    report = check(BAZAAR, games=1, seats=[3], bound=60)
    assert "asides" in report.failed
    assert "does not stand as it says" in str(report.failures)


def test_answers_that_are_not_alike_as_their_step_says_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(step: Take, s: Stalls, choice: Choice) -> None:
        honestly(step, s, choice)
        if choice == (3,):
            s.reveal()

    honestly = Take.answer
    monkeypatch.setattr(Take, "alike", True)
    assert check(BAZAAR, games=1, seats=[3], bound=150).failures == []
    monkeypatch.setattr(Take, "answer", answer)
    report = check(BAZAAR, games=1, seats=[3], bound=150)
    assert report.failed == {"undo"}
    assert "said otherwise" in str(report.failures)


def test_the_leak_is_named() -> None:
    details = " ".join(failure.detail for failure in check(broken.ShowsSeed(), games=2, seats=[2]).failures)
    assert "shows the seed" in details
    details = " ".join(failure.detail for failure in check(broken.ShoutsPick(), games=2, seats=[2]).failures)
    assert "before the common reveal" in details


def test_a_failure_can_be_seen_again() -> None:
    game = broken.ShowsHands()
    first = check(game, games=3, seats=[2]).failures[0]
    seen = again(game, first)
    assert seen.games == 1
    assert {(f.check, f.seats, f.seed) for f in seen.failures} >= {(first.check, 2, first.seed)}


def test_failures_of_one_check_do_not_pile_up() -> None:
    report = check(broken.ShowsHands(), games=5, seats=[2])
    assert sum(failure.check == "leaks" for failure in report.failures) == ENOUGH


def test_the_same_seed_gives_the_same_report() -> None:
    assert check(MARKET_GAME, games=2, seats=[2], seed=7) == check(MARKET_GAME, games=2, seats=[2], seed=7)
    other = check(MARKET_GAME, games=2, seats=[2], seed=8)
    assert other.counts != check(MARKET_GAME, games=2, seats=[2], seed=7).counts


def test_every_option_value_is_played_even_when_games_are_few() -> None:
    lengths = [setup.options["length"] for setup in setups(MARKET_GAME, 2, 1, None, 0)]
    assert lengths == ["short", "long"]
    lengths = [setup.options["length"] for setup in setups(MARKET_GAME, 2, 20, None, 0)]
    assert len(lengths) == 20
    assert lengths.count("short") > 10
    assert {setup.options["length"] for setup in setups(MARKET_GAME, 3, 4, {"length": "long"}, 0)} == {"long"}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_few_games_are_no_more_than_one_option_has_values(game: Game[Any]) -> None:
    for seats in game.meta.seats:
        specs = [spec for spec in game.meta.options if seats in spec.seats]
        played = [setup.options for setup in setups(game, seats, 1, None, 0)]
        assert len(played) == max((len(spec.values) for spec in specs), default=1)
        for spec in specs:
            assert {options[spec.id] for options in played} == {*spec.values}


def test_progress_is_told_from_nothing_to_all() -> None:
    told: list[tuple[int, int]] = []
    check(MARKET_GAME, games=2, seats=[2], progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_the_global_random_numbers_are_left_as_they_were() -> None:
    before = random.getstate()
    check(MARKET_GAME, games=1, seats=[2])
    assert random.getstate() == before


def test_another_process_plays_the_same_game() -> None:
    assert lockstep_other_process("tests.conformance.toys:MARKET_GAME", seats=2) == []


def test_order_by_string_hashes_shows_in_another_process() -> None:
    failures = lockstep_other_process("tests.conformance.broken:HASHES", seats=3, options={"length": "long"})
    assert {failure.check for failure in failures} == {"lockstep"}
    assert all(isinstance(failure, Failure) and failure.entry for failure in failures)


def test_a_budget_of_decisions_is_as_many_games_as_fit(honest: Report) -> None:
    counts = len(MARKET_GAME.meta.seats)
    length = honest.decisions / honest.games
    games = games_within(MARKET_GAME, 12_000)
    assert games * counts * length == pytest.approx(12_000, rel=0.3)
    assert games_within(MARKET_GAME, 12_000, [2]) > games, "with one number of seats there is more room"
    assert games_within(MARKET_GAME, 1) == 1
