"""Rulebooks as numbered statements in our own words, which refusals and questions cite."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from .text import LANGUAGES, filled, set_in

Rows = Mapping[str, Any]  # a parsed `rules.toml`
RuleKind = Literal["rule", "ruling", "physical"]


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule. A `ruling` settles what the rulebook leaves open; a `physical` rule is about cardboard only."""

    id: str
    words: dict[str, str]
    source: str
    kind: RuleKind = "rule"

    def say(self, lang: str) -> str:
        return self.words[lang]

    @property
    def chapter(self) -> str:
        """The chapter in the id: `5` for GAME-5.2, `A` for GAME-A3."""
        number = self.id.rpartition("-")[2]
        return number.partition(".")[0] if "." in number else number.rstrip("0123456789")


class RuleBook:
    """The statements of one game, in the order of the rulebook, after those that hold at every table.

    `chapters` are the titles of its chapters, by number and language; `events` names, for each kind of event, the
    statement that explains it best. A game may do without either. `figures` are numbers from its content that
    statements mention. Where `data` is a function, the book is read on first use: bots, for one, never need it.
    """

    def __init__(
        self, data: Rows | Callable[[], Rows], base: "RuleBook | None" = None, figures: Mapping[str, int] | None = None
    ) -> None:
        self._base = base
        self._figures = figures or {}
        self._read = data if callable(data) else lambda: data
        if not callable(data):
            self._by_id = self._all()

    @cached_property
    def _data(self) -> Rows:
        return self._read()

    @cached_property
    def own(self) -> tuple[Statement, ...]:
        return tuple(_statements(self._data.get("statement", ()), self._figures))

    @cached_property
    def _by_id(self) -> dict[str, Statement]:
        return self._all()

    def _all(self) -> dict[str, Statement]:
        before = self._base._by_id if self._base else {}
        return before | {statement.id: statement for statement in self.own}

    @cached_property
    def chapters(self) -> Mapping[str, dict[str, str]]:
        return {
            number: {lang: set_in(lang, title) for lang, title in titles.items()}
            for number, titles in self._data.get("chapters", {}).items()
        }

    @cached_property
    def events(self) -> Mapping[str, str]:
        return {**(self._base.events if self._base else {}), **self._data.get("events", {})}

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._by_id

    def __getitem__(self, rule_id: str) -> Statement:
        return self._by_id[rule_id]


def _statements(rows: Iterable[dict[str, Any]], figures: Mapping[str, int]) -> Iterable[Statement]:
    for row in rows:
        words = {lang: set_in(lang, filled(row[lang], figures)) for lang in LANGUAGES}
        yield Statement(row["id"], words, row.get("source", ""), row.get("kind", "rule"))
