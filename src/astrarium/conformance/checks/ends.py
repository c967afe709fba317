"""Checks that random play ends with a sensible result, and that no two questions share an id."""

from typing import ClassVar

from astrarium.kernel import Outcome
from astrarium.kernel.plain import dump

from ..play import Check, Move, Play, through_json


class Ends(Check):
    name: ClassVar[str] = "ends"

    def start(self, play: Play) -> None:
        self._answered: set[int] = set()

    def state(self, play: Play) -> None:
        decisions = play.game.decisions(play.state)
        ids = {d.id for d in decisions}
        seats = {d.seat for d in decisions}
        play.hold(self.name, len(ids) == len(decisions), "two open decisions have the same id")
        in_game = [d.seat for d in decisions if d.aside < 0]
        play.hold(self.name, len(set(in_game)) == len(in_game), "the game itself asks a seat two questions at once")
        play.hold(self.name, seats <= set(range(play.setup.seats)), "a decision of a seat that does not exist")
        play.hold(self.name, not ids & self._answered, "the id of an answered decision is used again")

    def look(self, play: Play, move: Move) -> None:
        # A table may stop at any moment, so there must be a result at any moment.
        play.hold(self.name, *well_formed(play, play.game.result(play.state)))

    def moved(self, play: Play, move: Move) -> None:
        self._answered.add(move.decision.id)

    def end(self, play: Play) -> None:
        outcome = play.game.result(play.state)
        play.hold(self.name, *well_formed(play, outcome))
        play.hold(self.name, bool(outcome.winners) or play.setup.seats == 1, "nobody has won")
        lost = [seat for seat in outcome.winners if play.state.resigned >> seat & 1]
        play.hold(self.name, not lost, f"seats {lost} have resigned and won")


def well_formed(play: Play, outcome: Outcome) -> tuple[bool, str]:
    seats = play.setup.seats
    winners = outcome.winners
    packed = outcome.pack()
    if len(outcome.places) != seats:
        return False, f"{len(outcome.places)} places for {seats} seats"
    if any(outcome.places[seat] != 1 for seat in winners if seat < seats):
        return False, f"winners {winners} with places {outcome.places}"
    if len(outcome.scores) != seats:
        return False, f"{len(outcome.scores)} scores for {seats} seats"
    if len(set(winners)) != len(winners) or not set(winners) <= set(range(seats)):
        return False, f"winners {winners} with {seats} seats"
    if outcome.details and len(outcome.details) != seats:
        return False, f"{len(outcome.details)} details for {seats} seats"
    return through_json(dump(packed)) == packed, "the outcome is not plain data"
