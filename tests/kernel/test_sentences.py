"""Sentences that the browser's catalogue must say in the same words (web/src/words/catalog.test.ts)."""

import json
from pathlib import Path
from typing import Any

import pytest

from astrarium.kernel import Catalog, Text

SHARED = json.loads(Path(__file__).with_name("sentences.json").read_text())


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["said"] + case.get("you", ""))
def test_the_same_words_as_in_the_browser(case: dict[str, Any]) -> None:
    text_id, args = case["text"]
    said = Catalog(SHARED["words"]).say(case["lang"], Text(text_id, args), SHARED["names"], case.get("you", ""))
    assert said == case["said"]
