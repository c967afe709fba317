"""Empires of the Void between two people: a deal with a counter-offer, a battle with tactics on both sides, and a round
by keys alone. `make browser` checks more, and plays a whole game against three bots."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from astrarium.kernel import game
from astrarium.kernel.content.packed_game import own_content

from .conftest import LONG, Visits
from .inspection import inspect
from .test_games import finished
from .visitor import ASKED, Visitor

# Every fighter reaches every space and misses with its three dice, so that in any battle both sides have something to
# roll again. Every card does that.
WAR = """[pack]
game = "void"
name = "War games"
[[ship]]
id = "starfighter"
move = 9
dice = 3
attack = 7
powers = [{ kind = "ignore_obstacles" }]
""" + "".join(
    f'[[card]]\nid = "{card["id"]}"\ncopies = {60 if card["id"] == "salvo" else 0}\n'
    for card in own_content(game("void"))["card"]
)
PROPOSE = "[data-answer=offer]"
SHOP, TURN, DICE = "What do you build", "What do you do?", "rolled again"
longer = pytest.mark.skipif(not LONG, reason="`make browser` plays it")


def sit_down(ann: Visitor, ben: Visitor, **wish: Any) -> None:
    """Both sit at one table, each with the page open."""
    for visitor, name in ((ann, "Ann"), (ben, "Ben")):
        visitor.request("POST", "/guest", {"name": name, "lang": "en"})
    card = ann.make(game="void", seats=2, **wish)
    ben.request("POST", f"/tables/{card['table']}/join?invite={card['invite']}", {})
    for visitor in (ann, ben):
        visitor.page.goto(f"/table/{card['table']}")
        visitor.page.wait_for_selector(".table-main")


def asked(visitor: Visitor) -> str:
    """What this visitor is asked; empty if the table waits for the other."""
    found: str = visitor.page.evaluate("at => document.querySelector(at)?.innerText ?? ''", f"{ASKED} strong")
    return found


def until(players: tuple[Visitor, ...], *questions: str) -> Visitor:
    """Answer everything else until somebody is asked one of these."""
    while True:
        for player in players:
            now = asked(player)
            if any(question in now for question in questions):
                return player
            if now:
                player.answer_from_list()
        players[0].page.wait_for_timeout(20)


def press(visitor: Visitor, thing: Locator) -> None:
    """Press a thing with the mouse, or on a phone with a finger."""
    if visitor.phone:
        thing.tap()
    else:
        thing.click()


def confirm(visitor: Visitor) -> None:
    before = visitor.version
    press(visitor, visitor.page.locator(".prompt .confirm"))
    visitor._settle(before)
    visitor.page.wait_for_selector(f"{ASKED}, .prompt:not(.asking)")


def build_fighters(visitor: Visitor, number: int) -> None:
    """Gather fighters in a pre-round, then build them and finish it with one press."""
    for _ in range(number):
        press(visitor, visitor.page.locator(".yard.lit .press[aria-label^=Starfighter]"))
    finish = visitor.page.locator(".prompt .confirm")
    expect(finish).to_contain_text("Build and finish")
    press(visitor, finish)
    expect(visitor.page.locator(".prompt .confirm", has_text="and finish")).to_have_count(0)


def to_the_first_turn(ann: Visitor, ben: Visitor) -> tuple[Visitor, Visitor]:
    """Both have four fighters at home. Returns both visitors, the one on turn first."""
    for _ in range(2):
        build_fighters(until((ann, ben), SHOP), 4)
    first = until((ann, ben), TURN)
    return (first, ben if first is ann else ann)


def put_in(visitor: Visitor, deal: Locator, what: str, number: int = 1) -> None:
    """Put so many of this into a pan: what there is one of is a switch, all else has a stepper."""
    row = deal.locator(f".pan .row[aria-label='{what}']")
    expect(row).to_be_visible()
    for _ in range(number):
        more = row.get_by_role("button", name=f"One more: {what}")
        press(visitor, more if more.count() else row)


def home_of(visitor: Visitor) -> str:
    """The space where this visitor's ships appear."""
    return str(visitor.page.locator("[data-space^=home]:has(.fleet.mine)").first.get_attribute("data-space"))


def fly(visitor: Visitor, start: str, end: str) -> None:
    """Move one ship, chosen by its pennant, to a space chosen on the map."""
    press(visitor, visitor.page.locator(f"[data-space={start}] .fleet.mine > .press"))
    press(visitor, visitor.page.locator(f"[data-space={end}] .sp.lit > .press"))
    expect(visitor.page.locator(f"[data-space={end}] .fleet.mine")).to_have_count(1)
    visitor.wait()


def test_a_deal_with_a_counter_offer(visit: Visits) -> None:
    """Ann offers a card for a card; Ben wants two cards for his own, and Ann gives them (VOID-15.4, VOID-15.6)."""
    ann, ben = visit("en"), visit("en", phone=True)
    sit_down(ann, ben, content=WAR)
    until((ann, ben), SHOP)
    ann.page.locator(".seatp").get_by_role("button", name="Deal with Ben").click()
    deal = ann.page.get_by_role("region", name="Deal with Ben")
    expect(deal.locator(PROPOSE)).to_have_count(0)  # an empty offer cannot be made
    put_in(ann, deal, "Fierce Salvo")
    put_in(ann, deal, "Militarist cards")
    expect(ann.page.locator(".prompt .confirm")).to_contain_text("Finish")  # the pre-round goes on beside it
    if LONG:
        inspect(ann)
    deal.locator(PROPOSE).click()
    expect(deal.get_by_role("button", name="Withdraw")).to_be_visible()

    theirs = ben.page.get_by_role("region", name="Deal with Ann")
    expect(theirs).to_contain_text("Ann gives")
    expect(theirs.locator("dd")).to_have_text(["Fierce Salvo", "1 Militarist card"])
    theirs.get_by_role("button", name="counter-offer").tap()
    put_in(ben, theirs, "Fierce Salvo")
    put_in(ben, theirs, "Militarist cards", 2)
    if LONG:
        inspect(ben)
    theirs.locator(PROPOSE).tap()

    expect(deal.locator("dd")).to_have_text(["Fierce Salvo", "2 Militarist cards"])
    deal.get_by_role("button", name="Accept").click()
    cards = deal.get_by_role("group", name="Which cards").get_by_role("button")
    for number in range(2):
        cards.nth(number).click()
    deal.get_by_role("button", name="Give", exact=True).click()
    for visitor, panel in ((ann, deal), (ben, theirs)):
        expect(panel).to_contain_text("Deal made")
        press(visitor, panel.get_by_role("button", name="Got it"))
        expect(panel).to_have_count(0)
        expect(visitor.page.locator("aside.log li.ev", has_text="You give")).to_have_count(1)
        assert visitor.troubles == []


@longer
def test_a_battle_with_tactics_on_both_sides(visit: Visits) -> None:
    ann, ben = visit("en"), visit("en", phone=True)
    sit_down(ann, ben, content=WAR)
    attacker, defender = to_the_first_turn(ann, ben)
    start, end = home_of(attacker), home_of(defender)
    for _ in range(2):
        fly(attacker, start, end)
    expect(attacker.page.locator(f"[data-space={end}] .fleet.mine b")).to_have_text("2")
    attacker.wait()
    until((attacker,), "1 action")
    press(attacker, attacker.page.locator(".act.lit .press[aria-label^=Attack]"))
    confirm(attacker)
    defender.wait()
    assert "attacks you" in asked(defender)
    inspect(defender)

    used: set[Visitor] = set()
    battle = ann.page.locator(".battle")
    while battle.count():
        for player in (ann, ben):
            if DICE not in asked(player):
                if asked(player) and player.page.locator(".battle").count():
                    answer_in_battle(player)
                continue
            expect(player.page.locator(".die").first).to_be_visible()
            die = player.page.locator(".die.lit .press").first
            if player not in used and die.count():
                inspect(player)
                press(player, die)
                confirm(player)
                used.add(player)
            else:
                answer_in_battle(player)
        ann.page.wait_for_timeout(20)
    assert used == {ann, ben}
    for player in (ann, ben):
        expect(player.page.locator("aside.log li.ev", has_text="Fierce Salvo")).not_to_have_count(0)
        assert player.troubles == []
    assert ann.page.locator(".fleet").count() == ben.page.locator(".fleet").count()


def answer_in_battle(player: Visitor) -> None:
    """Fight, pass this once, or lose the ship that is proposed."""
    before = player.version
    ready = player.page.locator(".prompt .confirm[aria-disabled=false]")
    press(player, ready if ready.count() else player.page.locator(".prompt .answer").last)
    player._settle(before)


@longer
def test_a_round_by_keys_alone(visit: Visits) -> None:
    """Lit things show their keys; the map is one stop of the focus, and arrow keys walk along its lanes."""
    guest = visit("en")
    page, keys = guest.page, guest.page.keyboard
    page.goto(f"/table/{guest.make_table('Ann', game='void', seats=2, bots=['greedy'])}")
    guest.wait()
    walked: set[str] = set()
    while not page.locator(".time", has_text="round 2").count():
        assert guest.wait()
        before = guest.version
        if TURN in asked(guest) and page.locator(".act.lit .hk", has_text="D").count() and not walked:
            walked = walk(guest)
        keys.press("1")
        keys.press("Escape")
        ready = page.locator(".prompt .confirm[aria-disabled=false]")
        if not ready.count():
            keys.press("n")
        if ready.count():
            keys.press("Enter")
            guest._settle(before)
        elif guest.version == before:  # a thing with several meanings: the list has them all
            guest.answers += 1
            by_list(guest)
    assert len(walked) > 3
    assert guest.troubles == []


def walk(guest: Visitor) -> set[str]:
    """Walk over the map with arrow keys; returns the names of spaces that a screen reader says."""
    page, keys = guest.page, guest.page.keyboard
    page.locator("[data-space] .press[tabindex='0']").first.focus()
    heard = set()
    for key in ("h", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "PageDown", "f", "h"):
        keys.press(key)
        heard.add(str(page.evaluate("document.activeElement.ariaLabel")).split(".")[0])
    return heard


def by_list(guest: Visitor) -> None:
    keys = guest.page.keyboard
    before = guest.version
    keys.press("l")
    guest.page.wait_for_selector("dialog .options")
    keys.press("1")
    keys.press("Enter")
    guest._settle(before)


@longer
def test_a_whole_game_against_three_bots_in_french(visit: Visits) -> None:
    guest = visit("fr")
    table = guest.make_table("Anne", game="void", seats=4, bots=["greedy"] * 3)
    guest.page.goto(f"/table/{table}")
    assert guest.play_on()
    finished(guest)
    expect(guest.page.locator("aside.log li.ev", has_text="Score C")).not_to_have_count(0)
