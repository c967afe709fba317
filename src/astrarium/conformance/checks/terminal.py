"""Checks that a table can be shown as text and drawn: in every language, for all readers, from a view in JSON."""

import re
from typing import Any, ClassVar

from astrarium.kernel import Game, Text, View
from astrarium.kernel.plain import dump
from astrarium.kernel.terminal import SKETCH_HEIGHT, SKETCH_WIDTH
from astrarium.kernel.text import LANGUAGES, Arg

from ..play import Check, Move, Play, through_json

CONTROL = re.compile(r"[\x00-\x1f\x7f]")
REFERENCE = re.compile(r"\b[a-z_]+:[a-z0-9_]")  # `planet:helios`, which is for programs


class Terminal(Check):
    name: ClassVar[str] = "terminal"

    def look(self, play: Play, move: Move) -> None:
        self._write(play, move.decision.seat)

    def end(self, play: Play) -> None:
        self._write(play, None)

    def _write(self, play: Play, seat: int | None) -> None:
        view = through_json(dump(play.game.view(play.state, seat)))
        for lang in LANGUAGES:
            reader = Listener(play.game, lang)
            lines = play.game.terminal(view, reader)
            play.hold(self.name, not reader.faults, "; ".join(reader.faults))
            headed = bool(lines) and not lines[0].startswith(" ")
            play.hold(self.name, headed, f"the first line in {lang} is not at the margin")
            unsaid = next((line for line in lines if CONTROL.search(line) or REFERENCE.search(line)), None)
            play.hold(self.name, unsaid is None, f"a line in {lang} is not for people: {unsaid!r}")
            self._draw(play, view, reader, lines)

    def _draw(self, play: Play, view: View, reader: "Listener", lines: list[str]) -> None:
        sketch = play.game.sketch(view, reader)
        if sketch is not None:
            play.hold(self.name, not reader.faults, "; ".join(reader.faults))
            fits = len(sketch.rows) <= SKETCH_HEIGHT and max(map(len, sketch.rows)) <= SKETCH_WIDTH
            play.hold(self.name, fits, f"the picture is larger than {SKETCH_WIDTH} x {SKETCH_HEIGHT}")
            play.hold(self.name, set(sketch.instead) <= set(lines), "the picture shows what no line of the table says")


class Listener:
    """A reader of one language who notes sentences and names that are missing."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self._words = game.words
        self._lang = lang
        self.faults: list[str] = []

    def say(self, text_id: str, /, **args: Arg) -> str:
        # These arguments are ready-made words, never references, whatever they look like.
        return self.tell(Text(text_id, {key: arg if isinstance(arg, int) else "-" for key, arg in args.items()}))

    def tell(self, text: Text, /) -> str:
        said = self._words.say(self._lang, text)
        if self._words.template(self._lang, text.id) is None:
            self.faults.append(f"no sentence {text.id} in {self._lang}")
        elif "{" in said:
            self.faults.append(f"{text.id} in {self._lang} lacks an argument, has {sorted(text.args)}")
        return said

    def name(self, ref: str, /) -> str:
        name = self._words.name(self._lang, ref)
        if name == ref:
            self.faults.append(f"no name in {self._lang} for {ref}")
        return name

    def seat(self, seat: int, /) -> str:
        return self.name(f"seat:{seat}")
