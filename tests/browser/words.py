"""What a page says, and which of it is in the wrong language or in none."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from .visitor import Visitor

WEB = Path(__file__).parents[2] / "web/src"
# All that can be read or heard: lines on the screen, names, hints.
SAID = """() => {
  const told = document.body.innerText.split('\\n');
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) told.push(node.getAttribute(name) ?? '');
  return [document.title, ...told].map(line => line.trim()).filter(Boolean);
}"""


def books(lang: str) -> Iterator[tuple[str, str]]:
    for path in (*WEB.glob(f"words/*.{lang}.json"), *WEB.glob(f"boards/*/words.{lang}.json")):
        yield from json.loads(path.read_text()).items()


IDS = {sentence for sentence, _ in books("en")}
FRENCH = {words for _, words in books("fr")}
ENGLISH = {words for _, words in books("en")} - FRENCH


def wrong_words(visitor: Visitor, lang: str) -> list[str]:
    """Sentences of the other language, ids without words, and `undefined`, `null` and the like."""
    others = ENGLISH if lang == "fr" else FRENCH - {words for _, words in books("en")}
    said: list[str] = visitor.page.evaluate(SAID)
    return [
        line
        for line in said
        if line in others
        or re.search(r"\b(undefined|null|NaN|\[object)\b|\{\w+[|}]", line)
        or IDS.intersection(re.findall(r"[a-z_]+(?:\.[a-z_]+)+", line))
    ]
