"""Comet Market with one fault at a time; each class's docstring names the fault."""

import random
from dataclasses import replace
from typing import Any, Self

from astrarium.kernel import Catalog, Choice, Decision, Refusal, Rng, RuleBook, View
from astrarium.kernel.game import TABLE_RULES, TABLE_WORDS
from astrarium.kernel.terminal import Reader

from . import words
from .steps import PASS
from .toys import CARDS, CometMarket, Comets

# What a reader is shown


class ShowsHands(CometMarket):
    """A view holds the hands of the others."""

    def view(self, s: Comets, seat: int | None) -> View:
        return {**super().view(s, seat), "all": [hand[:] for hand in s.hands]}


class ShowsDeck(CometMarket):
    """A view holds the cards to come."""

    def view(self, s: Comets, seat: int | None) -> View:
        return {**super().view(s, seat), "next": s.deck[-1:]}


class ShowsSeed(CometMarket):
    """A view holds the seed."""

    def view(self, s: Comets, seat: int | None) -> View:
        return {**super().view(s, seat), "dice": s.rng.seed.hex()}


class ShowsPicks(CometMarket):
    """A view holds the secret picks before all have picked."""

    def view(self, s: Comets, seat: int | None) -> View:
        return {**super().view(s, seat), "picks": s.picks[:]}


class ShowsTuples(CometMarket):
    """A view changes when it goes through JSON."""

    def view(self, s: Comets, seat: int | None) -> View:
        return {**super().view(s, seat), "market_row": tuple(s.market)}


class ShowsMoreThanItSays(CometMarket):
    """A view holds a key that its type does not know."""

    def view(self, s: Comets, seat: int | None) -> View:
        return {**super().view(s, seat), "richest": max(s.coins)}


class ShowsOtherThanItSays(CometMarket):
    """A view holds a text where its type says a number."""

    def view(self, s: Comets, seat: int | None) -> View:
        return {**super().view(s, seat), "deck": str(len(s.deck))}


# What is told


class Gossip(CometMarket):
    """An event tells everybody the card that one seat drew."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def draw(self, seat: int) -> None:
            self.tell("bought", seat=f"seat:{seat}", card=f"card:{self.deck[-1]}")
            super().draw(seat)


class ShoutsPick(CometMarket):
    """An event tells everybody a secret pick."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def pick(self, seat: int, card: int) -> None:
            super().pick(seat, card)
            self.tell("bought", seat=f"seat:{seat}", card=f"card:{card}")


class AsksByHiddenCards(CometMarket):
    """A question depends on a card that nobody has seen."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def affordable(self, seat: int) -> list[int]:
            cards = super().affordable(seat)
            return cards[::-1] if self.deck and self.deck[-1] % 2 else cards


class DrawsQuietly(CometMarket):
    """A hidden card is shown without counting as a reveal, so that it could be looked at and put back."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def draw(self, seat: int) -> None:
            super().draw(seat)
            self.reveals -= 1


class UnveilsQuietly(CometMarket):
    """The secret picks come to light without counting as a reveal."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def unveil(self) -> None:
            super().unveil()
            self.reveals -= 1


# What a state is


class SharesCoins(CometMarket):
    """A copy shares a list with its original."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.coins = self.coins
            return new


class ForgetsStakes(CometMarket):
    """The packed form leaves a field out."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def pack(self) -> list[Any]:
            return [*super().pack()[:-1], [0] * self.seats]


class ForgetsOwnPick(CometMarket):
    """A sample contradicts what its reader has seen: the card that the reader itself has picked."""

    def sample(self, view: View, rng: Rng) -> Comets:
        s = super().sample(view, rng)
        s.picks = [PASS if pick != -1 else -1 for pick in s.picks]
        return s


class SamplesNonsense(CometMarket):
    """A sample cannot be played: its deck holds cards that do not exist."""

    def sample(self, view: View, rng: Rng) -> Comets:
        s = super().sample(view, rng)
        s.deck = [CARDS + 500 for _ in s.deck]
        return s

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def draw(self, seat: int) -> None:
            if self.deck[-1] > CARDS:
                raise IndexError("no such card")
            super().draw(seat)


# What chance there is


class GlobalDice(CometMarket):
    """The die is the global one."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def roll(self, seat: int) -> None:
            self.coins[seat] += int(random.random() * 6)
            self.reveal()


class OrderOfAddresses(CometMarket):
    """The market is sorted by the memory addresses of objects."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def refill(self) -> None:
            super().refill()
            tokens = {card: object() for card in self.market}
            self.market.sort(key=lambda card: id(tokens[card]))


class OrderOfHashes(CometMarket):
    """The market is in the order of a set of strings."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def refill(self) -> None:
            super().refill()
            self.market = [int(name) for name in {str(card) for card in self.market}]


# What is refused


class ListsTooMuch(CometMarket):
    """An option is listed and then refused."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def affordable(self, seat: int) -> list[int]:
            return self.market[:]

        def too_dear(self, seat: int) -> list[int]:
            return []


class BlocksWhatIsLegal(CometMarket):
    """A blocked option is accepted."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def too_dear(self, seat: int) -> list[int]:
            return self.market[:]


class ChargesForRefusals(CometMarket):
    """A refused answer costs a coin."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def sale_refusal(self, choice: Choice) -> Refusal | None:
            refusal = super().sale_refusal(choice)
            if refusal:
                self.coins[0] += 1
            return refusal


class CrashesOnNonsense(CometMarket):
    """An answer that is no number is an error of the program."""

    def apply(self, s: Comets, decision: Decision | int, choice: Choice) -> None:
        super().apply(s, decision, tuple(code + 0 for code in choice))


class NeverSells(CometMarket):
    """No answer to a question is accepted."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def sale_refusal(self, choice: Choice) -> Refusal | None:
            return Refusal("COMET-5", "no_cards")


# What the kernel is told


class NeverEnds(CometMarket):
    """There is always another round."""

    class state(Comets):  # noqa: N801
        __slots__ = ()

        def is_last(self) -> bool:
            return False


class MiscountsScores(CometMarket):
    """The outcome leaves a seat out."""

    def outcome(self, s: Comets) -> Any:
        outcome = super().outcome(s)
        return replace(outcome, scores=outcome.scores[:-1])


class LacksFrench(CometMarket):
    """A sentence is missing in French."""

    words = Catalog(
        {**words.WORDS, "fr": {id_: text for id_, text in words.WORDS["fr"].items() if id_ != "help.price"}},
        TABLE_WORDS,
    )


class LacksAnArgument(CometMarket):
    """A sentence asks for an argument that is never given."""

    words = Catalog({**words.WORDS, "en": {**words.WORDS["en"], "prompt.comet": "Roll {dice} dice?"}}, TABLE_WORDS)


class LacksAnEvent(CometMarket):
    """An event has no words."""

    words = Catalog(
        {**words.WORDS, "en": {id_: text for id_, text in words.WORDS["en"].items() if id_ != "event.sold"}},
        TABLE_WORDS,
    )


class LacksARule(CometMarket):
    """A question cites a rule that does not exist."""

    rulebook = RuleBook({"statement": [row for row in words.RULES["statement"] if row["id"] != "COMET-7"]}, TABLE_RULES)


def without(text_id: str) -> Catalog:
    """The words of the honest game without this one, in both languages."""
    kept = {lang: {id_: text for id_, text in said.items() if id_ != text_id} for lang, said in words.WORDS.items()}
    return Catalog(kept, TABLE_WORDS)


class LacksANameOfADie(CometMarket):
    """A draw is for something that has no name."""

    words = without("die.comet")


class LacksAnEnding(CometMarket):
    """The way in which the game ended has no words."""

    words = without("ending.dusk")


class LacksWordsForPoints(CometMarket):
    """A source of points has no words."""

    words = without("score.points")


class SkipsANumber(CometMarket):
    """A statement is missing from its chapter."""

    rulebook = RuleBook({"statement": [row for row in words.RULES["statement"] if row["id"] != "COMET-4"]}, TABLE_RULES)


class LeavesAGap(CometMarket):
    """A statement waits for a figure that nobody gives."""

    rulebook = RuleBook(
        {"statement": [*words.RULES["statement"], {"id": "COMET-9", "en": "Up to {most}.", "fr": "Au plus {most}."}]},
        TABLE_RULES,
    )


class ExplainsByNothing(CometMarket):
    """An event is explained by a statement that does not exist."""

    rulebook = RuleBook({**words.RULES, "events": {"sold": "COMET-99"}}, TABLE_RULES)


class TitlesInEnglish(CometMarket):
    """A chapter has no title in French."""

    rulebook = RuleBook({**words.RULES, "chapters": {"": {"en": "The market"}}}, TABLE_RULES)


class WritesReferences(CometMarket):
    """The table in a terminal shows references, which are meant for programs."""

    def terminal(self, view: View, reader: Reader) -> list[str]:
        return [*super().terminal(view, reader), *(f"  card:{card}" for card in view["market"])]


class WritesEscapes(CometMarket):
    """The table in a terminal is coloured by the game itself."""

    def terminal(self, view: View, reader: Reader) -> list[str]:
        return [*super().terminal(view, reader), "  \x1b[1mbold\x1b[0m"]


class WritesWithoutWords(CometMarket):
    """The table in a terminal names things that have no name."""

    def terminal(self, view: View, reader: Reader) -> list[str]:
        return [*super().terminal(view, reader), *(reader.name(f"comet:{card}") for card in view["market"])]


class WritesAnIndentedHead(CometMarket):
    """The table in a terminal does not begin with a line about how far the game is."""

    def terminal(self, view: View, reader: Reader) -> list[str]:
        return [f"  {line}" for line in super().terminal(view, reader)]


HASHES = OrderOfHashes()
