"""A question on the screen: its numbered answers, what is blocked and why, and the rules about it."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Choice, Game, Kind, Refusal

from ..words import Reader

Told = tuple[str, str]  # a thing, and what choosing it does


@dataclass(frozen=True, slots=True)
class Blocked:
    """All options that are blocked for the same reason: they share one line."""

    refusal: Refusal
    texts: list[Any]  # the packed texts of the options


class Question:
    """One open question of a seat, as the kernel gives it to any client (see `astrarium.kernel.question`)."""

    def __init__(self, game: Game[Any], who: Reader, data: dict[str, Any]) -> None:
        self._game = game
        self._who = who
        self.data = data
        self.id: int = data["id"]
        self.kind = Kind(data["kind"])
        self.low: int = data["low"]
        self.high: int = data["high"]
        self.options: list[dict[str, Any]] = data["options"]
        self.targets: list[dict[str, Any]] = data["targets"]
        self.answers = self._alike() if self.kind is Kind.CHOOSE else [[option] for option in self.options]
        self.blocked = _by_reason(data["blocked"])
        self.is_standing: bool = data.get("standing", False)
        self.window: str = data.get("window", "")  # what "not again" covers, if this is a window

    @property
    def is_single(self) -> bool:
        return self.kind is Kind.CONFIRM or (self.kind is Kind.CHOOSE and self.low == 1 == self.high)

    @property
    def prompt(self) -> str:
        return self._who.unpack(self.data["prompt"])

    @property
    def passing(self) -> Choice:
        """The answer that lets a window pass."""
        return (self.options[-1]["code"],)

    @property
    def enter(self) -> int | None:
        """The number of the answer that an empty line gives: the likely one, or the only one."""
        if not (self.is_single or (self.kind is Kind.CHOOSE and self.low <= 1 <= self.high)):
            return None
        likely = (number for number, alike in enumerate(self.answers, 1) if alike[0].get("likely"))
        only = 1 if self.is_single and len(self.answers) == 1 and "warning" not in self.options[0] else None
        return next(likely, only)

    def _alike(self) -> list[list[dict[str, Any]]]:
        """The options by what they say: what reads the same is one answer, in the order of the first of each."""
        found: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for option in self.options:
            helps = [self._who.unpack(text) for text in option.get("help", ())]
            found.setdefault((self._option(option), *helps), []).append(option)
        return list(found.values())

    def lines(self, told: Collection[Told] = ()) -> list[str]:
        """The question with its answers. Everything that matters is in words, so that it can be read aloud.

        `told`: what the reader knows already; what else an answer does stands below it.
        """
        who = self._who
        lines = [self.prompt]
        for number, alike in enumerate(self.answers, 1):
            words = self._option(alike[0])
            if len(alike) > 1:
                words = who.say("cli.ask.several", words=words, n=len(alike))
            if number == self.enter:
                words += " " + who.say("cli.ask.enter")
            lines.append(f"  {number}. {words}")
            thing, does = self.does(alike[0])
            if does and (thing, does) not in told:
                lines.append(f"     {does}")
        if self.blocked:
            lines.append("  " + who.say("cli.ask.blocked", n=sum(len(refused.texts) for refused in self.blocked)))
        if not self.options and self.data["reveals"]:  # an amount has no options that could say it
            lines.append("  " + who.say("cli.ask.reveals_long"))
        return [*lines, "  " + self.how()]

    def does(self, option: dict[str, Any]) -> Told:
        """What an option does, in the first of the sentences that explain it; empty if it goes without saying."""
        helps = option.get("help", ())
        return option["ref"], self._who.unpack(helps[0]) if helps else ""

    def all_does(self) -> set[Told]:
        return {self.does(option) for option in self.options}

    def blocked_lines(self) -> list[str]:
        """What is not possible now, by reason."""
        if not self.blocked:
            return ["  " + self._who.say("cli.ask.nothing_blocked")]
        lines = [f"  b{number}. {self._blocked(refused)}" for number, refused in enumerate(self.blocked, 1)]
        return [self._who.say("cli.ask.not_now"), *lines]

    def _option(self, option: dict[str, Any]) -> str:
        who = self._who
        words = who.unpack(option["text"])
        if option["reveals"]:
            words += " " + who.say("cli.ask.reveals")
        if "warning" in option:
            words += ". " + who.say("cli.ask.warning", warning=who.unpack(option["warning"]))
        return words

    def _blocked(self, refused: Blocked) -> str:
        """One line: the options that are blocked for this reason, the reason, and its rule."""
        reason = self._who.tell(refused.refusal.text).removesuffix(".")
        rule = refused.refusal.rule
        return self._who.say("cli.ask.blocked_for", names=self._names(refused), reason=reason, rule=rule)

    def _names(self, refused: Blocked) -> str:
        return self._who.say("cli.ask.between").join(self._who.unpack(text) for text in refused.texts)

    def how(self) -> str:
        """How to type an answer."""
        who = self._who
        if self.is_single:
            return who.say("cli.ask.how_one")
        if self.kind is Kind.CHOOSE:
            which = "cli.ask.how_just" if self.low == self.high else "cli.ask.how_some"
            example = " ".join(str(number) for number in range(1, max(self.low, min(2, self.high)) + 1))
            how = who.say(which, low=self.low, high=self.high, example=example)
            if self.high > 1 and any(len(alike) > 1 for alike in self.answers):
                how = f"{how} {who.say('cli.ask.how_twice')}"
            return how if self.low else f"{how} {who.say('cli.ask.how_none')}"
        if self.kind is Kind.OFFER:
            caps = ", ".join(str(cap) for cap in self.data["caps"])
            example = " ".join(["1", "1", *["0"] * (len(self.options) - 1)])
            return who.say("cli.ask.how_offer", targets=self._targets(), caps=caps, example=example)
        return who.say(f"cli.ask.how_{self.kind.value}", low=self.low, high=self.high, targets=self._targets())

    def _targets(self) -> str:
        """The numbered targets of an assignment or an offer."""
        named = enumerate((self._who.unpack(target["text"]) for target in self.targets), 1)
        return ", ".join(f"{number}. {name}" for number, name in named)

    # Explanations

    def explain(self) -> list[str]:
        return [*self.rule_lines(self.data["rule"], "cli.ask.rule"), "  " + self.how()]

    def explain_option(self, number: int) -> list[str]:
        """What an option does, and what to know before choosing it."""
        who = self._who
        option = self.answers[number - 1][0]
        lines = [f"{number}. {who.unpack(option['text'])}"]
        lines += ["  " + who.unpack(text) for text in option.get("help", ())]
        lines += ["  " + line for line in who.in_english(option["text"])]
        if "warning" in option:
            lines.append("  " + who.say("cli.ask.warning", warning=who.unpack(option["warning"])))
        lines.append("  " + who.say("cli.ask.reveals_long" if option["reveals"] else "cli.ask.can_undo"))
        return lines + self.rule_lines(self.data["rule"], "cli.ask.rule")

    def explain_blocked(self, number: int) -> list[str]:
        """Why the options of one line are blocked: the reason, and the rule."""
        refused = self.blocked[number - 1]
        return [f"b{number}. {self._names(refused)}", *self.refusal_lines(refused.refusal)]

    def refusal_lines(self, refusal: Refusal) -> list[str]:
        return refusal_lines(self._game, self._who, refusal)

    def rule_lines(self, rule: str, text_id: str) -> list[str]:
        return rule_lines(self._game, self._who, rule, text_id)


def _by_reason(options: list[dict[str, Any]]) -> list[Blocked]:
    """Blocked options grouped by reason, in the order in which the reasons first appear."""
    found: list[Blocked] = []
    for option in options:
        packed = option["refusal"]
        refusal = Refusal(packed["rule"], packed["code"], packed["args"])
        same = next((refused for refused in found if refused.refusal == refusal), None)
        if same is None:
            found.append(Blocked(refusal, [option["text"]]))
        else:
            same.texts.append(option["text"])
    return found


def refusal_lines(game: Game[Any], who: Reader, refusal: Refusal) -> list[str]:
    """The short reason, then the rule's own sentence with its id."""
    return ["  " + who.tell(refusal.text), *rule_lines(game, who, refusal.rule, "cli.ask.rule_forbids")]


def rule_lines(game: Game[Any], who: Reader, rule: str, text_id: str) -> list[str]:
    sentence = game.rulebook[rule].say(who.lang) if rule in game.rulebook else ""
    return ["  " + who.say(text_id, rule=rule, sentence=sentence)]
