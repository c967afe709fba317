"""The rulebook as numbered statements in our own words, which refusals and questions cite."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .text import LANGUAGES, filled, set_in

RuleKind = Literal["rule", "ruling", "physical"]


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule. A `ruling` settles what the rulebook leaves open; a `physical` one is about cardboard only."""

    id: str
    words: dict[str, str]
    source: str
    kind: RuleKind = "rule"

    def say(self, lang: str) -> str:
        return self.words[lang]

    @property
    def chapter(self) -> str:
        """`5` of GAME-5.2, `A` of GAME-A3."""
        number = self.id.rpartition("-")[2]
        return number.partition(".")[0] if "." in number else number.rstrip("0123456789")


class RuleBook:
    """The statements of one game, in the order of the rulebook, after those of any table.

    `chapters` are the titles of its chapters, by number and language; `events` names the statement that best explains
    an event of each kind. A game may do without either. `figures` are those of its content that statements name.
    """

    __slots__ = ("_by_id", "chapters", "events", "own")

    def __init__(
        self, data: dict[str, Any], base: "RuleBook | None" = None, figures: Mapping[str, int] | None = None
    ) -> None:
        self.own: tuple[Statement, ...] = tuple(_statements(data.get("statement", ()), figures or {}))
        self._by_id: dict[str, Statement] = dict(base._by_id) if base else {}
        self._by_id.update((statement.id, statement) for statement in self.own)
        self.chapters: Mapping[str, dict[str, str]] = {
            number: {lang: set_in(lang, title) for lang, title in titles.items()}
            for number, titles in data.get("chapters", {}).items()
        }
        self.events: Mapping[str, str] = {**(base.events if base else {}), **data.get("events", {})}

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._by_id

    def __getitem__(self, rule_id: str) -> Statement:
        return self._by_id[rule_id]


def _statements(rows: Iterable[dict[str, Any]], figures: Mapping[str, int]) -> Iterable[Statement]:
    for row in rows:
        words = {lang: set_in(lang, filled(row[lang], figures)) for lang in LANGUAGES}
        yield Statement(row["id"], words, row.get("source", ""), row.get("kind", "rule"))
