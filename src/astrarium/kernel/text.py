"""Sentences and catalogues: a sentence has an id, and each language's catalogue holds its words; code names ids only.

A template holds `{name}` for an argument and `{name|singular|plural}` for a word that agrees with an argument.
An argument that looks like `planet:helios` is a reference to a thing on the table. It is written as the thing's name,
which the catalogue holds under `planet.helios`. Several references may be joined by commas.

Where an argument is a player, `{side|draws|draw}` gives the word for somebody else and the word for the reader. Such a
sentence calls the reader "you", not by name. `{}` in such a word is the name: "{side} {other|attaque {}|vous attaque}".
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

LANGUAGES = ("en", "fr")

_REFERENCES = re.compile(r"[a-z_]+:[\w.]+(?:,[a-z_]+:[\w.]+)*")
_FORM = r"\|((?:[^|{}]|\{\})*)"
_PLACEHOLDER = re.compile(rf"\{{(\w+)(?:{_FORM}{_FORM})?\}}")

_ELIDED = re.compile(r"\b([dD]|[qQ]u)e $")
_VOWELS = frozenset("aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ")
_BEFORE_A_SIGN = re.compile(r" (?=[?!:;»$])|(?<=«) ")

Arg = int | str


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """A sentence that is not yet in words: its id and its arguments. Words need the reader's language.

    `Text("event.drew", n=2)`; arguments that are data already may be passed as a mapping.
    """

    id: str
    args: Mapping[str, Arg]

    def __init__(self, id: str, args: Mapping[str, Arg] | None = None, /, **named: Arg) -> None:  # noqa: A002
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "args", {**args, **named} if args else named)

    def pack(self) -> list[object]:
        return [self.id, dict(self.args)]


def filled(template: str, figures: Mapping[str, int]) -> str:
    """The template with figures of the content filled in (`{end_vp}`): a content pack may change them."""
    for name, value in figures.items():
        template = template.replace(f"{{{name}}}", str(value))
    return template


def elided(lang: str, before: str, name: str) -> str:
    """The words before a name. In French, "de" and "que" lose their last letter before a vowel: d’Aughmoore."""
    return _ELIDED.sub(r"\1’", before) if lang == "fr" and name[:1] in _VOWELS else before


def set_in(lang: str, words: str) -> str:
    """The sentence as it is printed: in French, a space before a sign such as `:` becomes a non-breaking one.

    Authors type an ordinary space there; a non-breaking space keeps the sign from starting a line.
    """
    return _BEFORE_A_SIGN.sub("\u00a0", words) if lang == "fr" else words


class Catalog:
    """The sentences of one game, and below them those of the kernel, by language and id."""

    __slots__ = ("_words",)

    def __init__(self, words: Mapping[str, Mapping[str, str]], base: "Catalog | None" = None) -> None:
        inherited: Mapping[str, Mapping[str, str]] = base._words if base else {}
        self._words: dict[str, dict[str, str]] = {
            lang: {**inherited.get(lang, {}), **{key: set_in(lang, text) for key, text in words.get(lang, {}).items()}}
            for lang in LANGUAGES
        }

    def over(self, base: "Catalog") -> "Catalog":
        """A catalogue of these sentences that falls back on another catalogue for ids that it lacks."""
        return Catalog(self._words, base)

    def ids(self, lang: str) -> set[str]:
        return set(self._words[lang])

    def template(self, lang: str, text_id: str) -> str | None:
        return self._words[lang].get(text_id)

    def say(self, lang: str, text: Text, names: Mapping[str, str] | None = None, you: str = "") -> str:
        """The sentence in words.

        `names` gives names for references such as `seat:0`; `you` is the reference of the reader.
        """
        template = self._words[lang].get(text.id)
        if template is None:
            return text.id
        said, end = "", 0
        for found in _PLACEHOLDER.finditer(template):
            said += template[end : found.start()]
            filled_in = self._fill(lang, found, text.args, names or {}, you)
            said, end = elided(lang, said, filled_in) + filled_in, found.end()
        return said + template[end:]

    def name(self, lang: str, ref: str, names: Mapping[str, str] | None = None) -> str:
        """The name of a thing on the table."""
        if names and ref in names:
            return names[ref]
        known = self._words[lang].get(ref.replace(":", "."))
        if known is not None:
            return known
        kind, _, key = ref.partition(":")
        pattern = self._words[lang].get(f"{kind}.*")
        if pattern is None:
            return ref
        return _PLACEHOLDER.sub(lambda found: str(int(key) + 1) if key.isdigit() else key, pattern)

    def _fill(
        self, lang: str, found: "re.Match[str]", args: Mapping[str, Arg], names: Mapping[str, str], you: str
    ) -> str:
        key, first, second = found.groups()
        value = args.get(key)
        if value is None:
            return found.group(0)
        if first is not None:
            form = first if _agrees_with_the_first(lang, value, you) else second
            if not isinstance(value, str) or "{}" not in form:
                return form
            before, _, after = form.partition("{}")
            name = self.name(lang, value, names)
            return elided(lang, before, name) + name + after
        if value == you and f"{{{key}|" in found.string:
            word = self._words[lang].get("you", you)
            begins = not found.start() or found.string.endswith(". ", 0, found.start())
            return word.capitalize() if begins else word
        if refs := references(value):
            return ", ".join(self.name(lang, ref, names) for ref in refs)
        return str(value)


def _agrees_with_the_first(lang: str, value: Arg, you: str) -> bool:
    """Does the first word of a pair fit: one thing rather than several, somebody else rather than the reader?"""
    if isinstance(value, int):
        return abs(value) < 2 if lang == "fr" else abs(value) == 1
    return value != you and len(references(value)) == 1


def references(value: Arg) -> list[str]:
    """The references that an argument of a sentence holds; empty if it is something else."""
    return value.split(",") if isinstance(value, str) and _REFERENCES.fullmatch(value) else []
