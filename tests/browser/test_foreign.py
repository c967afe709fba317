"""A game from another package with the board that it brings: the toy of the kit, and a module in plain DOM."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from ..server.node_process import NodeProcess
from .conftest import Visits
from .visitor import Visitor

ROOT = Path(__file__).parents[2]
GAME = "comets"
ADDRESS = f"/games/{GAME}/board.js"

# The reader's own cards, as buttons.
BOARD = """
export function mount(element, host) {
  const hand = document.createElement("div");
  hand.className = "hand";
  element.append(hand);
  return {
    update({ view, question }) {
      const refs = (view.you?.hand ?? []).map(card => `card:${card}`);
      hand.replaceChildren(...refs.map(ref => {
        const option = question?.options.find(each => each.ref === ref);
        const button = document.createElement("button");
        button.textContent = host.name(ref);
        button.className = option ? "lit" : "";
        button.ariaPressed = String(option?.isPicked ?? false);
        button.onclick = () => host.choose(ref, button);
        return button;
      }));
      hand.dataset.lang = host.lang;
      host.shows(refs);
    },
    destroy() { document.body.dataset.left = "yes"; },
  };
}
export const round = view => view.rounds[0];
"""


@pytest.fixture
def market(tmp_path: Path) -> Iterator[NodeProcess]:
    """A server beside which somebody has installed a game."""
    package = tmp_path / "comets-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: comets\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[astrarium.games]\n{GAME} = tests.conformance.toys:MARKET_GAME\n")
    node = NodeProcess(tmp_path, database=f"sqlite:///{tmp_path}/astrarium.db")
    yield node.start(PYTHONPATH=f"{tmp_path}:{ROOT}")
    node.stop()


def sit_down(visit: Visits, market: NodeProcess, board: str) -> Visitor:
    """The page is told of a board, and is given this one."""
    visit._url = market.url
    guest = visit("en")

    def tell(route: Route) -> None:
        reply = route.fetch()
        page = reply.json()
        route.fulfill(response=reply, json={**page, "game": {**page["game"], "board": ADDRESS}})

    guest.page.route(f"**/api/v1/games/{GAME}", tell)
    guest.page.route(f"**{ADDRESS}", lambda route: route.fulfill(body=board, content_type="text/javascript"))
    guest.play_now(GAME)
    return guest


def test_a_foreign_board_is_drawn_and_played_on(visit: Visits, market: NodeProcess) -> None:
    guest = sit_down(visit, market, BOARD)
    cards = guest.page.locator(".hand button")
    expect(cards).to_have_count(3)
    expect(guest.page.locator(".sub")).to_contain_text("round 1")
    lit = guest.page.locator(".hand button.lit").first
    name = lit.inner_text()
    expect(guest.page.locator(".prompt .answer", has_text=name)).to_have_count(0)
    lit.click()
    expect(guest.page.locator(".hand [aria-pressed=true]")).to_have_text(name)
    version = guest.version
    guest.page.locator(".prompt .confirm").click()
    guest._settle(version)
    assert guest.play_on(by=guest.answer_from_list)
    assert guest.troubles == []
    guest.page.goto(f"/replay/{guest.table}")
    expect(cards.first).to_be_visible()


def test_a_foreign_board_goes_when_the_page_does(visit: Visits, market: NodeProcess) -> None:
    guest = sit_down(visit, market, BOARD)
    expect(guest.page.locator(".hand button")).to_have_count(3)
    guest.page.locator("a.brand").click()
    expect(guest.page.locator("body")).to_have_attribute("data-left", "yes")
    assert guest.troubles == []


@pytest.mark.parametrize("board", ["export default 1", "export function mount() { throw new Error('mine') }"])
def test_a_game_whose_board_fails_is_played_from_the_list(visit: Visits, market: NodeProcess, board: str) -> None:
    guest = sit_down(visit, market, board)
    expect(guest.page.locator(".table-main > p")).to_be_visible()
    guest.answer_from_list()
    assert len(guest.troubles) == 1, "the author of the board is told"
