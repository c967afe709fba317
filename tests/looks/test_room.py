"""Questions with many options: their additions stay in place and leave room for the rest."""

import pytest

from .look import DESK, LAPTOP, PHONE, Looks
from .recorded import GAMES, questions, told
from .test_sights import SHORT_NAMES, SQUEEZED

# Plates under a phase that are outside its column, or over one of its dice.
ASTRAY = """() => [...document.querySelectorAll('.col')].flatMap(column => {
  const inside = column.getBoundingClientRect();
  const dice = [...column.querySelectorAll('.dd > .piece')].map(die => die.getBoundingClientRect());
  return [...column.querySelectorAll('.choices .out')].filter(plate => {
    const { top, bottom } = plate.getBoundingClientRect();
    return bottom > inside.bottom + 1 || dice.some(die => die.bottom > top + 1);
  }).map(plate => plate.textContent.trim());
})"""

# What a column foretells that lies under the hole, or under the dice.
FORETOLD_UNDER = """() => [...document.querySelectorAll('.col .fc')].filter(line => {
  const { top, bottom } = line.getBoundingClientRect();
  const above = line.parentElement.querySelectorAll('.there kbd, .dd > .piece');
  // A key on the column's lower edge lies below the line.
  return [...above].map(node => node.getBoundingClientRect()).some(box => box.bottom > top + 3 && box.top < bottom - 3);
}).map(line => line.textContent.trim())"""

# Words of the board that are broken into two lines without a hyphen or space.
HALVED = """() => {
  const texts = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT), found = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.parentElement.checkVisibility() || node.parentElement.closest('.sr, svg')) continue;
    for (const { 0: word, index } of node.textContent.matchAll(/[\\p{L}’']{2,}/gu)) {
      const tops = [...word].map((_, i) => {
        range.setStart(node, index + i);
        range.setEnd(node, index + i + 1);
        return [...range.getClientRects()].at(-1).top; // of a letter after a soft hyphen: on its own line
      });
      if (Math.max(...tops) - Math.min(...tops) > 3) found.push(word);
    }
  }
  return found;
}"""
LOW = {"width": 1280, "height": 720}


@pytest.mark.parametrize("size", [LOW, PHONE])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("sight", ["ask.develop", "ask.return_worlds", "ask.settle_second", "end.3"])
def test_names_on_narrow_tiles_are_never_broken_inside_a_word(
    look: Looks, sight: str, lang: str, size: dict[str, int]
) -> None:
    reader = look(f"frontiers/{sight}", lang, size)
    assert reader.page.locator(".fdev").count()
    assert reader.page.evaluate(HALVED) == []


# How far the bar covers the strip with the others' turns, where the strip is visible.
OVER_THE_STRIP = """() => {
  const strip = document.querySelector('.happening');
  const { top } = document.querySelector('#decision').getBoundingClientRect();
  return strip.checkVisibility({ visibilityProperty: true }) ? strip.getBoundingClientRect().bottom - top : 0;
}"""


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 740}])
@pytest.mark.parametrize(
    "sight",
    [
        "roll/ask.arrange", "roll/ask.abandon", "roll/ask.start", "roll/middle.3", "tiny/ask.force_reroll",
        "frontiers/ask.store_world", "frontiers/ask.store_goods",
    ],
)  # fmt: skip
def test_a_long_question_leaves_the_strip_above_it_its_room(look: Looks, sight: str, size: dict[str, int]) -> None:
    for lang in ("en", "fr"):
        reader = look(sight, lang, size)
        assert reader.page.evaluate(OVER_THE_STRIP) <= 1, lang


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_two_ways_to_pass_leave_the_question_its_room(look: Looks, size: dict[str, int]) -> None:
    reader = look("void/ask.after_dice", "fr", size)
    assert reader.page.locator("#decision .answer").count() == 2
    assert reader.page.locator("#decision input[type=checkbox]").count() == 1
    assert reader.page.evaluate(SQUEEZED, 1) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_an_answer_of_many_words_is_said_in_full(look: Looks, size: dict[str, int]) -> None:
    reader = look("frontiers/ask.store_world", "fr", size)
    assert reader.page.locator("#decision .answer.long").count() == 1
    assert reader.page.evaluate(SQUEEZED, 2) == []


@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_what_explorers_of_two_kinds_can_do_stands_under_their_phase(look: Looks, size: dict[str, int]) -> None:
    reader = look("roll/ask.explore", "fr", size)
    assert reader.page.locator(".choices .out").count() == 4
    assert reader.page.evaluate(ASTRAY) == []
    assert "Tous Stocker (4)" in reader.page.locator("#decision .answer").inner_text()


@pytest.mark.parametrize(
    "sight", ["roll/middle.5", "tiny/ask.follow_free", "tiny/end.5", "void/ask.give", "race/middle.4"]
)
def test_a_clock_leaves_the_name_its_room(look: Looks, sight: str) -> None:
    reader = look(sight, "en", LAPTOP)
    assert reader.page.locator("header.bar .seatclock, .board .seatclock").count() > 1
    assert reader.page.evaluate(SHORT_NAMES) == []


# Names in the tabs of a small screen that are cut although they have less than 58 pixels; even one that has none.
SQUEEZED_NAMES = """() => [...document.querySelectorAll('.table-main nav .seatname')].filter(node => {
  const most = node.querySelector('.most') ?? node;
  return most.scrollWidth > most.clientWidth + 1 && node.clientWidth < 58;
}).map(node => `${node.textContent} ${node.clientWidth}`)"""


@pytest.mark.parametrize(
    "sight", ["race/middle.4", "roll/middle.5", "tiny/middle.5", "void/middle.4", "frontiers/middle.5"]
)
def test_a_tab_with_a_clock_has_a_line_for_the_name(look: Looks, sight: str) -> None:
    reader = look(sight, "fr", PHONE)
    assert reader.page.locator(".table-main nav .seatclock").count() > 0
    assert reader.page.evaluate(SQUEEZED_NAMES) == []


@pytest.mark.parametrize("sight", ["roll/ask.source", "roll/ask.move_one"])
def test_what_a_column_foretells_lies_under_nothing(look: Looks, sight: str) -> None:
    reader = look(sight, "fr", LAPTOP)
    assert reader.page.locator(".col .there kbd").count() > 1
    assert reader.page.evaluate(FORETOLD_UNDER) == []


@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_worlds_that_are_weighed_stay_on_their_bench(look: Looks, size: dict[str, int]) -> None:
    """Seven explored worlds have room beside the colonists, above the head of one's own empire."""
    reader = look("frontiers/ask.settle", "fr", size)
    assert reader.page.locator(".balance li").count() == 7
    bench, inside = (reader.page.locator(part).bounding_box() for part in (".balance", ".balance .either"))
    assert bench
    assert inside
    assert inside["y"] + inside["height"] <= bench["y"] + bench["height"]


# What of the bar is off the screen.
OFF_THE_SCREEN = """() => [...document.querySelectorAll('.prompt :is(button, input, .missing)')].filter(part => {
  const { left, right, width } = part.getBoundingClientRect();
  return width && (left < 0 || right > innerWidth);
}).map(part => part.textContent || part.className)"""
AMOUNTS = [
    sight for game in GAMES for sight in questions(game) if told(sight)["table"]["questions"][0]["kind"] == "amount"
]


@pytest.mark.parametrize("sight", AMOUNTS)
def test_a_stepper_stands_on_a_phone_with_all_that_is_beside_it(look: Looks, sight: str) -> None:
    page = look(sight, "fr", PHONE).page
    assert page.locator(".prompt input[type=number]").count() == 1
    assert page.evaluate(OFF_THE_SCREEN) == []
