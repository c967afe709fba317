"""One recorded game, played again: the same cards, the same answers, and the same table after every phase."""

from collections import Counter
from collections.abc import Callable, MutableSequence
from typing import Any

from astrarium.games.race import GAME
from astrarium.games.race.content import CARDS, COUNT
from astrarium.games.race.rounds import StartRound
from astrarium.games.race.scoring import breakdown, general_military, six_cost_vp
from astrarium.games.race.state import NONE, RaceState
from astrarium.kernel import Choice, Decision, Event, Kind, Rng
from astrarium.kernel.flow import apply, decisions
from astrarium.kernel.randomness import SEED_BYTES

from ..scenario import PLAIN_WAYS
from .record import Facts, name, names, plain, same, take

Shuffle = Callable[[MutableSequence[Any]], None]


class Scripted(Rng):
    """Every shuffle gives the order that was recorded."""

    __slots__ = ("script",)

    def __init__(self, script: list[Shuffle]) -> None:
        super().__init__(bytes(SEED_BYTES))
        self.script = script

    def shuffle(self, items: MutableSequence[Any], deck: str = "") -> None:
        assert self.script, "reshuffles: one too many"
        self.script.pop(0)(items)


def pile(cards: list[str]) -> Shuffle:
    """These cards and no others, the next one last."""

    def order(items: MutableSequence[Any]) -> None:
        same("cards of a new pile", names(items), sorted(cards))
        items[:] = take(list(items), cards)[::-1]

    return order


def start_worlds(cards: list[str]) -> Shuffle:
    """Put these start worlds last, in reverse: seat 0 takes the last."""

    def order(items: MutableSequence[Any]) -> None:
        rest = list(items)
        dealt = take(rest, cards)
        items[:] = [*rest, *dealt[::-1]]

    return order


class Listener(list[Event]):
    """Takes events one by one; when a phase, a round or the game ends, the recorded facts are checked."""

    def __init__(self, replay: "Replay") -> None:
        self._replay = replay

    def append(self, event: Event) -> None:
        if event.kind in ("phase", "round", "ended"):
            self._replay.phase_is_over()
            self._replay.phase = str(event.args["phase"]).partition(":")[2] if event.kind == "phase" else ""


class Replay:
    def __init__(self, game: Facts) -> None:
        self.game = game
        self.steps = game["steps"]
        self.at = 0  # in the steps
        seats: int = game["seats"]
        self.now: dict[str, Any] = {
            "hands": [Counter() for _ in range(seats)],
            "tableau": [Counter() for _ in range(seats)],
            "goods": [{} for _ in range(seats)],
            "six_cost": [{} for _ in range(seats)],
            "chips": [0] * seats,
            "scores": [0] * seats,
            "military": [0] * seats,
        }
        self.phase = ""  # that is running
        if "starts" in game:
            self.phase = "setup"
            self.rng = Scripted([start_worlds(game["starts"]), *map(pile, game["piles"])])
            self.s = GAME.deal(GAME.agree(seats, game["options"]), self.rng)
        else:
            self.rng = Scripted([*map(pile, game["piles"][1:])])
            self.s = self._position()
            self._check()
        same("first seat", self.s.first, game["first"])
        self.s.events = Listener(self)
        self.s.open = None

    def _position(self) -> RaceState:
        """A table in the middle of a game."""
        game, given = self.game, self.game["position"]
        s = GAME.deal(GAME.agree(game["seats"], game["options"]), Rng(bytes(SEED_BYTES)))
        s.stack[:] = [StartRound()]
        free = list(range(COUNT))
        s.pool, s.chips, s.first = given["pool"], list(given["chips"]), game["first"]
        s.tableau = [take(free, cards) for cards in given["tableau"]]
        s.hands = [take(free, cards) for cards in given["hands"]]
        s.goods = [
            [take(free, [goods[name(card)]])[0] if name(card) in goods else NONE for card in cards]
            for cards, goods in zip(s.tableau, given["goods"], strict=True)
        ]
        s.discard = take(free, given["discards"])
        s.deck = take(free, game["piles"][0])[::-1]
        same("cards left over", free, [])
        s.rng = self.rng
        for seat in range(s.seats):
            self.now["hands"][seat].update(given["hands"][seat])
            self.now["tableau"][seat].update(given["tableau"][seat])
            self.now["goods"][seat].update(given["goods"][seat])
        self.now.update(pool=given["pool"], chips=given["chips"], pile=len(s.deck), discards=len(s.discard))
        self._learn(game["start_facts"])
        return s

    # Facts

    def _learn(self, facts: Facts) -> None:
        """Add recorded facts to those known: only what has changed is recorded."""
        now = self.now
        for key in ("hands", "tableau"):
            for seat, changes in facts.get(key, {}).items():
                for change in changes:
                    now[key][int(seat)][change[1:]] += 1 if change[0] == "+" else -1
        for key in ("goods", "six_cost"):
            for seat, changes in facts.get(key, {}).items():
                merged = {**now[key][int(seat)], **changes}
                now[key][int(seat)] = {card: value for card, value in merged.items() if value is not None}
        now.update(
            {key: facts[key] for key in ("chips", "scores", "military", "pool", "pile", "discards") if key in facts}
        )

    def _check(self) -> None:
        s, now = self.s, self.now
        for seat in range(s.seats):
            tableau = s.tableau[seat]
            goods = {
                name(world): name(good) for world, good in zip(tableau, s.goods[seat], strict=True) if good != NONE
            }
            same("hand", names(s.hands[seat]), sorted(now["hands"][seat].elements()))
            same("tableau", names(tableau), sorted(now["tableau"][seat].elements()))
            same("goods", goods, now["goods"][seat])
            same("military", general_military(tableau), now["military"][seat])
        same("6-cost developments", self._six_cost(), now["six_cost"])
        same("scores", [sum(breakdown(s, seat).values()) for seat in range(s.seats)], now["scores"])
        same("chips", s.chips, now["chips"])
        same("pool", s.pool, max(0, now["pool"]))  # what chips of 10 paid was recorded as less than nothing
        same("pile", len(s.deck), now["pile"])
        same("discards", len(s.discard), now["discards"])

    def _six_cost(self) -> list[dict[str, int]]:
        s = self.s
        return [
            {name(card): six_cost_vp(s, seat, card) for card in s.tableau[seat] if CARDS[card].is_six_cost}
            for seat in range(s.seats)
        ]

    def phase_is_over(self) -> None:
        """Check the facts that are recorded next."""
        if not self.phase:
            return
        facts = self.steps[self.at] if self.at < len(self.steps) else None
        assert isinstance(facts, dict), f"phases: {self.phase} is over, recorded {facts}"
        same("phases", self.phase, facts["after"])
        self.at += 1
        self._learn(facts)
        self._check()

    # Answers

    def play(self) -> None:
        s = self.s
        while open_now := decisions(s):
            if self._settled_in_the_only_way(open_now):
                continue
            assert self.at < len(self.steps), "end: the game goes on"
            if isinstance(self.steps[self.at], dict):
                same("questions", open_now[0].prompt, "ask.discard_down")  # all phases are over
                self.phase_is_over()
                self.phase = "end"
            self._answer(open_now)
        same("end", self.at, len(self.steps))
        same("reshuffles", len(self.rng.script), 0)
        self._check_end()

    def _answer(self, open_now: list[Decision]) -> None:
        prompt, seat, chosen, *options = self.steps[self.at]
        decision = next((d for d in open_now if d.seat == seat), open_now[0])
        same("questions", (decision.seat, decision.prompt), (seat, prompt))
        if options:
            same(f"options of {prompt}", self._options(decision), sorted(options[0]))
        choice = tuple(chosen) if decision.kind is Kind.AMOUNT else self._codes(decision, chosen)
        self.at += 1  # what the answer leads to is compared with what comes next
        apply(self.s, decision.id, choice)

    def _settled_in_the_only_way(self, open_now: list[Decision]) -> bool:
        """The recorded engine asks less often for the way of settling: nobody discards in vain there (RACE-A7)."""
        for decision in open_now:
            if decision.prompt == "ask.way" and len(ways := self._options(decision)) == 1:
                apply(self.s, decision.id, self._codes(decision, ways))
                return True
        return False

    def _named(self, decision: Decision) -> dict[int, str]:
        return {code: plain(decision.step.option(self.s, code).ref) for code in decision.options}

    def _options(self, decision: Decision) -> list[str]:
        found = sorted(self._named(decision).values())
        return [way for way in found if way in PLAIN_WAYS] if decision.prompt == "ask.way" else found

    def _codes(self, decision: Decision, chosen: list[str]) -> Choice:
        left = self._named(decision)
        count, low, high = len(chosen), decision.low, decision.high
        assert low <= count <= high, f"number of {decision.prompt}: ours {low} to {high}, recorded {count}"
        codes = []
        for wanted in chosen:
            code = next((code for code, option in left.items() if option == wanted), None)
            assert code is not None, f"options of {decision.prompt}: {wanted} is not among {sorted(left.values())}"
            codes.append(code)
            del left[code]
        return tuple(sorted(codes))

    def _check_end(self) -> None:
        outcome, end = GAME.outcome(self.s), self.game["end"]
        same("final scores", list(outcome.scores), end["scores"])
        same("winners", list(outcome.winners), end["winners"])
        same("rounds", outcome.rounds, end["rounds"])
        same("ending", outcome.ending, end["ending"])
        same("6-cost developments at the end", self._six_cost(), end["six_cost"])
