"""Checks that every sentence that people read is complete in every language, and that every cited rule exists."""

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar

from astrarium.kernel import Decision, Game, Kind, Odds, Option, Refusal, Text
from astrarium.kernel.text import LANGUAGES

from ..play import Check, Move, Play

OFTEN = 0.25


class Words(Check):
    name: ClassVar[str] = "words"

    def start(self, play: Play) -> None:
        self._rng = Random(f"{play.seed}/words")
        self._known: set[tuple[object, ...]] = set()
        for spec in play.game.meta.options:
            self._say(play, Text(f"setup.{spec.id}"))
            for value in spec.values:
                self._say(play, Text(f"setup.{spec.id}.{value}"))
        for notice in play.game.notices(play.setup):
            self._say(play, notice)

    def state(self, play: Play) -> None:
        for d in play.game.decisions(play.state):
            self._rule(play, d.rule, d.prompt)
            self._say(play, Text(d.prompt, d.about))
            if d.window:
                self._say(play, Text("window.until", until=d.window))
        if self._rng.random() < OFTEN:
            self._options(play)

    def look(self, play: Play, move: Move) -> None:
        self._options(play)

    def moved(self, play: Play, move: Move) -> None:
        for refusal in play.refused:
            self._refusal(play, refusal)

    def end(self, play: Play) -> None:
        outcome = play.game.result(play.state)
        self._say(play, Text(f"ending.{outcome.ending}"))
        for detail in (*outcome.details, *(rival.detail for rival in outcome.rivals)):
            for key in detail:
                self._say(play, Text(f"score.{key}"))
        if outcome.tie_break is not None:
            self._say(play, outcome.tie_break)
        self._draws(play)

    def _draws(self, play: Play) -> None:
        """Purposes of draws, and the faces of their dice, must have names."""
        log = play.table.log
        told = [log.draws_for, *(entry.draws_for for entry in log.entries)]
        purposes = {purpose for draws in told for purpose, _ in draws if purpose}
        refs = {ref for purpose in purposes for ref in purpose.split(",")}
        faces = {face for ref in refs for face in play.game.faces(ref) if ":" in face}
        for ref in sorted(refs | faces):
            nameless = [lang for lang in LANGUAGES if play.game.words.name(lang, ref) == ref]
            play.hold(self.name, not nameless, f"a draw is for {ref}, which has no name in {', '.join(nameless)}")

    def _options(self, play: Play) -> None:
        for d in play.game.decisions(play.state):
            options = [d.step.option(play.state, code) for code in listed(d)]
            for option in options:
                self._option(play, option)
            is_one = sum(option.likely for option in options) < 2
            play.hold(self.name, is_one, f"{d.prompt} has several likely answers")
            for blocked in d.step.blocked(play.state):
                self._option(play, blocked.option)
                self._refusal(play, blocked.refusal)

    def _option(self, play: Play, option: Option) -> None:
        for text in (option.text, *option.help, *((option.warning,) if option.warning else ())):
            self._say(play, text)
        if option.odds is not None:
            self._odds(play, option.text, option.odds)

    def _odds(self, play: Play, what: Text, odds: Odds) -> None:
        if odds.stake is not None:
            self._say(play, odds.stake)
        chances = [way.chance for way in odds.tries] + ([] if odds.chance is None else [odds.chance])
        play.hold(self.name, all(0 <= chance <= 100 for chance in chances), lambda: f"{what.id} has no true chance")

    def _refusal(self, play: Play, refusal: Refusal) -> None:
        self._rule(play, refusal.rule, refusal.code)
        self._say(play, refusal.text)

    def _rule(self, play: Play, rule: str, where: str) -> None:
        play.hold(self.name, rule in play.game.rulebook, lambda: f"{where} cites rule {rule}, which does not exist")

    def _say(self, play: Play, text: Text) -> None:
        # Numbers only fill gaps, so a sentence with the same references is checked once.
        key = (text.id, *sorted((name, str(arg) if isinstance(arg, str) else "") for name, arg in text.args.items()))
        if key not in self._known:
            self._known.add(key)
            faults = unsaid(play.game, text)
            play.hold(self.name, not faults, "; ".join(faults))


def listed(d: Decision) -> Iterable[int]:
    return (1, 0) if d.kind is Kind.CONFIRM else d.options


def unsaid(game: Game[Any], text: Text) -> list[str]:
    """What is wrong with this sentence, in each language."""
    faults = []
    for lang in LANGUAGES:
        template = game.words.template(lang, text.id)
        if template is None:
            faults.append(f"no sentence {text.id} in {lang}")
            continue
        if "{" in game.words.say(lang, text):
            faults.append(f"{text.id} in {lang} lacks an argument, has {sorted(text.args)}")
        for name, arg in text.args.items():
            if isinstance(arg, str) and ":" in arg and f"{{{name}}}" in template:
                nameless = [ref for ref in arg.split(",") if game.words.name(lang, ref) == ref]
                faults += [f"no name in {lang} for {ref} of {text.id}" for ref in nameless]
    return faults
