"""Reads what a person typed as an answer. Whether the answer is allowed is for the kernel to say."""

import re
from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Choice, Kind

from .question import Question

_TOKEN = re.compile(r"(b?)([0-9]{1,6})")
_BETWEEN = re.compile(r"[\s,;]+")


@dataclass(frozen=True, slots=True)
class BlockedChosen:
    """The person typed the number of a blocked option."""

    number: int


@dataclass(frozen=True, slots=True)
class Unclear:
    """The typed text is no answer here: the id of the message, and the text in question."""

    text_id: str
    typed: str
    need: int = 0  # how many numbers the answer needs, or how many there are of a thing, where there were others


def read(question: Question, line: str) -> Choice | BlockedChosen | Unclear:
    """The answer that the typed line means."""
    numbers: list[int] = []
    for token in _BETWEEN.split(line.strip().lower()):
        found = _TOKEN.fullmatch(token)
        if found is None:
            return Unclear("cli.ask.unclear", line)
        number = int(found.group(2))
        if not found.group(1):
            numbers.append(number)
        elif 1 <= number <= len(question.blocked):
            return BlockedChosen(number)
        else:
            return Unclear("cli.ask.no_option", token)
    return _meaning(question, numbers)


def _meaning(question: Question, numbers: list[int]) -> Choice | Unclear:
    """The answer that these numbers mean in this kind of question."""
    kind = question.kind
    if kind is Kind.AMOUNT:
        return tuple(numbers)
    if kind is Kind.ASSIGN:
        return _codes(question.targets, numbers)
    if kind is Kind.OFFER:
        need = len(question.options) + 1
        if len(numbers) != need:
            return Unclear("cli.ask.offer_numbers", str(len(numbers)), need)
        partner = _codes(question.targets, numbers[:1])
        return partner if isinstance(partner, Unclear) else (*partner, *numbers[1:])
    if kind is Kind.CHOOSE:
        if numbers == [0] and question.low == 0:
            return ()
        return _picked(question, numbers)
    return _codes(question.options, numbers)


def _picked(question: Question, numbers: list[int]) -> Choice | Unclear:
    """The chosen options in the order of the list, as the question asks for none; 2 2 is two of those that 2 names."""
    codes: list[int] = []
    for number in sorted(set(numbers)):
        if not 1 <= number <= len(question.answers):
            return Unclear("cli.ask.no_option", str(number))
        alike, times = question.answers[number - 1], numbers.count(number)
        if times > len(alike):
            return Unclear("cli.ask.not_so_many", str(number), len(alike))
        codes += [int(option["code"]) for option in alike[:times]]
    place = {option["code"]: at for at, option in enumerate(question.options)}
    return tuple(sorted(codes, key=lambda code: place[code]))


def _codes(listed: list[dict[str, Any]], numbers: list[int]) -> Choice | Unclear:
    for number in numbers:
        if not 1 <= number <= len(listed):
            return Unclear("cli.ask.no_option", str(number))
    return tuple(int(listed[number - 1]["code"]) for number in numbers)
