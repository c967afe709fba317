"""Tables with changed content in a real browser: a file is chosen, the change seen, the game played and checked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..pebbles import write_package
from ..server.node_process import NodeProcess
from .conftest import LONG, Visits
from .visitor import ASKED, OVER, Visitor

# Shows what a red stone is worth, in the box or with the table's content.
BOARD = """
let points = 3;
export function useContent(changes) { points = changes?.stone?.red?.points ?? 3; }
export function mount(element) {
  return {
    update() { element.innerHTML = `<p class="worth">${points}</p>`; },
    destroy() {},
  };
}
"""
RED = """
[pack]
game = "pebbles"
name = "Rubies"

[[stone]]
id = "red"
points = 7
name = { en = "Ruby", fr = "Rubis" }
"""


@pytest.fixture
def quarry(tmp_path: Path) -> Iterator[NodeProcess]:
    """A server with an installed game that has content files and a board."""
    write_package(tmp_path)
    (tmp_path / "pebbles" / "web" / "board.js").write_text(BOARD, encoding="utf-8")
    node = NodeProcess(tmp_path, database=f"sqlite:///{tmp_path}/astrarium.db")
    yield node.start(PYTHONPATH=str(tmp_path))
    node.stop()


def choose(guest: Visitor, pack: str) -> None:
    """Choose the file on the new-table page, then press the button."""
    file = {"name": "mine.toml", "mimeType": "application/toml", "buffer": pack.encode()}
    guest.page.locator("[data-pack-file]").set_input_files(file)  # type: ignore[arg-type]
    guest.page.locator("[data-make-table]").click()


def against_a_bot(guest: Visitor, key: str, bot: str = "random") -> None:
    guest.page.goto(f"/new/{key}?with=friends")
    guest.page.locator(".plan select").first.select_option(bot)


def test_a_pack_is_chosen_seen_played_and_checked(visit: Visits, quarry: NodeProcess) -> None:
    visit._url = quarry.url
    guest = visit("en")
    against_a_bot(guest, "pebbles")
    choose(guest, RED + "weight = 3\n")
    expect(guest.page.locator("[data-pack-trouble]")).to_contain_text("stone red: unknown key 'weight'")
    guest.troubles.clear()  # the browser logs the refused request
    choose(guest, RED)
    guest.page.wait_for_selector(f"{ASKED}, {OVER}")
    expect(guest.page.locator(".worth")).to_have_text("7")
    mark = guest.page.locator("[data-content]")
    mark.click()
    row = guest.page.locator("[data-content-changes] tbody tr", has_text="points")
    expect(row).to_contain_text("Ruby")
    expect(row.locator("td")).to_have_text(["3", "7"])
    guest.page.keyboard.press("Escape")
    assert guest.play_on(by=guest.answer_from_list)
    expect(guest.page.locator("aside.log")).to_contain_text("Ruby")
    table = guest.table
    guest.page.goto(f"/replay/{table}")
    expect(guest.page.locator(".worth")).to_have_text("7")
    expect(mark).to_be_visible()
    guest.page.goto(f"/verify/{table}")
    expect(guest.page.locator(".seal.sound")).to_be_visible()
    expect(mark).to_contain_text("“Rubies”")
    assert guest.troubles == []


def test_the_next_table_is_as_in_the_box_again(visit: Visits, quarry: NodeProcess) -> None:
    visit._url = quarry.url
    guest = visit("fr")
    against_a_bot(guest, "pebbles")
    choose(guest, RED)
    guest.page.wait_for_selector(f"{ASKED}, {OVER}")
    expect(guest.page.locator(".worth")).to_have_text("7")
    guest.page.locator("a.brand").click()
    expect(guest.page.locator(".rail a.row", has_text="Contenu modifié")).to_be_visible()
    against_a_bot(guest, "pebbles")
    guest.page.locator("[data-make-table]").click()
    guest.page.wait_for_selector(f"{ASKED}, {OVER}")
    expect(guest.page.locator(".worth")).to_have_text("3")
    expect(guest.page.locator("[data-content]")).to_have_count(0)


def test_one_planet_of_tiny_is_changed_and_the_game_played_to_its_end(visit: Visits) -> None:
    """The pack also ends the game at 4 points, so that the test is short."""
    guest = visit("fr")
    against_a_bot(guest, "tiny", "greedy")
    choose(guest, '[pack]\ngame = "tiny"\nname = "Soirée"\n[end]\nvp = 4\n[[planet]]\nid = "jakks"\nvp = 2\n')
    guest.page.wait_for_selector(f"{ASKED}, {OVER}")
    assert guest.play_on()
    guest.page.goto(f"/verify/{guest.table}")
    expect(guest.page.locator(".seal.sound")).to_be_visible()
    expect(guest.page.locator("[data-content]")).to_contain_text("Soirée")
    assert guest.troubles == []


THREE_TILES = """[pack]
game = "frontiers"
name = "My box"
[[development]]
id = "public_works"
cost = 1
vp = 1
[[world]]
id = "gem_world"
vp = 3
[[world]]
id = "new_sparta"
powers = [{ kind = "military", phase = "settle", amount = 4, vs = "any" }]
"""


@pytest.mark.skipif(not LONG, reason="a whole game with a board")
def test_three_tiles_of_frontiers_are_corrected_and_the_game_played_to_its_end(visit: Visits) -> None:
    guest = visit("fr")
    against_a_bot(guest, "frontiers", "greedy")
    choose(guest, THREE_TILES)
    guest.page.wait_for_selector(f"{ASKED}, {OVER}")
    mark = guest.page.locator("[data-content]")
    mark.click()
    expect(guest.page.locator("[data-content-changes] tbody tr")).to_have_count(4)
    guest.page.keyboard.press("Escape")
    assert guest.play_on()
    expect(guest.page.locator("dialog table").first).to_be_visible()
    guest.page.goto(f"/verify/{guest.table}")
    expect(guest.page.locator(".seal.sound")).to_be_visible()
    expect(mark).to_contain_text("My box")
    assert guest.troubles == []
