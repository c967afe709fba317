"""Bazaar with one fault at a time; each class's docstring names the fault."""

from typing import Any

from astrarium.kernel import Step, View, flow

from .bazaar import Bazaar, Reply, Stalls, Veto


class EndlessOffers(Bazaar):
    """Offers are never used up, so two seats could talk for ever while the game waits."""

    class state(Stalls):  # noqa: N801
        __slots__ = ()

        def use_up_offer(self, seat: int) -> None:
            pass


class AsksOnlyHolders(Bazaar):
    """Only those who could veto are asked, which tells who could."""

    class state(Stalls):  # noqa: N801
        __slots__ = ()

        def windows(self) -> list[list[Step[Any]]]:
            return [[Veto(seat)] if self.cards[seat] else [] for seat in range(self.seats)]


class ShowsTalk(Bazaar):
    """A view holds the conversations of others."""

    def view(self, s: Stalls, seat: int | None) -> View:
        return {**super().view(s, seat), "talk": [list(aside.seats) for aside in s.asides]}


class ShoutsOffers(Bazaar):
    """An offer is told to everybody."""

    class state(Stalls):  # noqa: N801
        __slots__ = ()

        def propose(self, offer: Reply) -> None:
            super().propose(offer)
            self.tell("offered", seat=f"seat:{offer.by}", give=offer.give, ask=offer.want)


class ShowsWhoAnswered(Bazaar):
    """A view tells who has decided about a veto, before all have."""

    def view(self, s: Stalls, seat: int | None) -> View:
        return {**super().view(s, seat), "decided": flow.holding(s)}


class ReusesNumbers(Bazaar):
    """A conversation that ends leaves its numbers to the next one."""

    class state(Stalls):  # noqa: N801
        __slots__ = ()

        def end_asides(self) -> None:
            self.asides = []
