"""Sentences have ids and live in catalogues, one per language; code only ever names them.

A template holds `{name}` for an argument and `{name|singular|plural}` for a word that agrees with one.
An argument that looks like `planet:helios` is a reference to a thing on the table: it is written with that
thing's own name, which the catalogue holds under `planet.helios`. Several may stand together, with commas.

Where an argument is a player, `{side|draws|draw}` has the word for somebody else and the word for the reader. Such a
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
_BEFORE_A_SIGN = re.compile(r" (?=[?!:;»])|(?<=«) ")

Arg = int | str


@dataclass(frozen=True, slots=True, init=False)
class Text:
    """A sentence to be: its id and its arguments. It becomes words only where a reader's language is known.

    `Text("event.drew", n=2)`; arguments that came as data are given as a mapping.
    """

    id: str
    args: Mapping[str, Arg]

    def __init__(self, id: str, args: Mapping[str, Arg] | None = None, /, **named: Arg) -> None:  # noqa: A002
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "args", {**args, **named} if args else named)

    def pack(self) -> list[object]:
        return [self.id, dict(self.args)]


def filled(template: str, figures: Mapping[str, int]) -> str:
    """A sentence with figures of the content in it, `{end_vp}`: a content pack may have changed them."""
    for name, value in figures.items():
        template = template.replace(f"{{{name}}}", str(value))
    return template


def elided(lang: str, before: str, name: str) -> str:
    """Words before a name; in French "de" and "que" lose their last letter if it begins with a vowel: d’Aughmoore."""
    return _ELIDED.sub(r"\1’", before) if lang == "fr" and name[:1] in _VOWELS else before


def set_in(lang: str, words: str) -> str:
    """As a sentence is printed: in French a sign such as `:` is set apart, but never begins a line.

    Whoever writes a sentence types an ordinary space there, as anybody does; it becomes one that does not break.
    """
    return _BEFORE_A_SIGN.sub("\u00a0", words) if lang == "fr" else words


class Catalog:
    """The sentences of one game (over those of the kernel), by language and id."""

    __slots__ = ("_words",)

    def __init__(self, words: Mapping[str, Mapping[str, str]], base: "Catalog | None" = None) -> None:
        inherited: Mapping[str, Mapping[str, str]] = base._words if base else {}
        self._words: dict[str, dict[str, str]] = {
            lang: {**inherited.get(lang, {}), **{key: set_in(lang, text) for key, text in words.get(lang, {}).items()}}
            for lang in LANGUAGES
        }

    def over(self, base: "Catalog") -> "Catalog":
        """These sentences, and where there is none that of another catalogue."""
        return Catalog(self._words, base)

    def ids(self, lang: str) -> set[str]:
        return set(self._words[lang])

    def template(self, lang: str, text_id: str) -> str | None:
        return self._words[lang].get(text_id)

    def say(self, lang: str, text: Text, names: Mapping[str, str] | None = None, you: str = "") -> str:
        """The sentence in words.

        `names` gives the readers' own names to references such as `seat:0`; `you` is the reader's own reference.
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
        """What a thing on the table is called."""
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
    """One thing rather than several; somebody rather than the reader."""
    if isinstance(value, int):
        return abs(value) < 2 if lang == "fr" else abs(value) == 1
    return value != you and len(references(value)) == 1


def references(value: Arg) -> list[str]:
    """The things on the table that an argument of a sentence names."""
    return value.split(",") if isinstance(value, str) and _REFERENCES.fullmatch(value) else []
