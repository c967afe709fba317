"""A sight as a file: what the reader is told at a moment, the recorded answer, and what follows from it."""

import json
from pathlib import Path
from typing import Any

from astrarium.kernel.flow import is_beside

from .moments import Moment
from .recorded_table import RecordedTable, Told

FOLDER = Path(__file__).parents[2] / "web/sights"
STORY = 12  # how many of the latest versions the log beside the board shows
FOLLOWING = 12  # updates at most after the reader's own answer


def path_of(moment: Moment) -> Path:
    return FOLDER / moment.golden.game.meta.key / f"{moment.name}.json"


def sight_of(moment: Moment) -> str:
    """The text of the moment's file."""
    log = moment.golden.log
    game, state = moment.golden.game, moment.golden.state
    table = RecordedTable(game, log, moment.seat, f"{game.meta.key}-{moment.name}", state)
    table.go_to(moment.entry)
    whole = table.whole()
    whole["story"] = whole.get("story", [])[-STORY:]
    sight: dict[str, Any] = {"of": {"log": moment.log_name, "entry": moment.entry}, "table": whole}
    answer = _answer(moment, whole)
    if answer is not None:
        own = log.entries[answer]
        sight["answer"] = {"decision": own.decision, "choice": list(own.choice)}
        sight["then"] = _following(table, moment, answer)
    return _text(sight)


def _answer(moment: Moment, whole: Told) -> int | None:
    """The recorded entry that answers the question of the sight; None if nothing is asked."""
    asked = {question["id"] for question in whole.get("questions", ()) if question["prompt"][0] == moment.name}
    if not asked:
        asked = {question["id"] for question in whole.get("questions", ()) if not is_beside(question["id"])}
    entries = moment.golden.log.entries
    found = (at for at in range(moment.entry, len(entries)) if entries[at].decision in asked)
    return next((at for at in found if entries[at].seat == moment.seat), None)


def _following(table: RecordedTable, moment: Moment, answer: int) -> list[Told]:
    """What the reader is told until the next question, or for a while."""
    told = []
    for at, update in enumerate(table.updates(moment.entry), moment.entry):
        told.append(update)
        is_asked = any(not is_beside(question["id"]) for question in update.get("questions", ()))
        if at >= answer and (is_asked or at >= answer + FOLLOWING):
            break
    return told


def _text(sight: dict[str, Any]) -> str:
    """The file's text, with a line for each part of the table and each update, so that diffs can be read."""
    parts = [(key, _lines(value) if key in ("table", "then") else _compact(value)) for key, value in sight.items()]
    return "{\n" + ",\n".join(f'"{key}": {text}' for key, text in parts) + "\n}\n"


def _lines(value: Told | list[Told]) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(f" {_compact(row)}" for row in value) + "\n]"
    return "{\n" + ",\n".join(f' "{key}": {_compact(part)}' for key, part in value.items()) + "\n}"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
