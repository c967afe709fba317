"""What options say: figures that a choice depends on, and warnings about choices that would do nothing."""

import re

import pytest

from astrarium.games.void import GAME
from astrarium.games.void.content import CARDS, SHIPS, SPACE, TECHNOLOGIES
from astrarium.games.void.turn.diplomacy import best_prospect, ways_to_reach
from astrarium.kernel import Decision, Option, Text
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES

from .deals import asked, offer, reply, shopping
from .scenario import Scenario, opening, void


def said(text: Text | None, lang: str = "en") -> str:
    """The text in words, with ordinary spaces."""
    return GAME.words.say(lang, text).replace("\u00a0", " ") if text else ""


def option(game: Scenario, name: str, decision: Decision | None = None) -> Option:
    decision = decision or game.asked
    found = [decision.step.option(game.state, code) for code in decision.options]
    return next(one for one in found if one.ref == name)


def blocked(game: Scenario, seat: int, name: str) -> str:
    refused = next(b for b in game.asked_of(seat).step.blocked(game.state) if b.option.ref == name)
    return said(refused.refusal.text)


# Set-up


@pytest.mark.rule("VOID-3.11")
def test_turning_a_hex_says_how_many_planets_come_within_reach_and_what_is_next_to_home() -> None:
    game = opening(2)
    while game.prompt != "ask.turn_hex":
        game.answer(game.asked.options[0])
    options = [game.asked.step.option(game.state, code) for code in game.asked.options]
    numbers = [one.text.args["planets"] for one in options]
    assert len(set(numbers)) > 1, "it matters how the hex lies"
    best = max(range(len(numbers)), key=lambda place: int(numbers[place]))
    names = str(options[best].help[1].args["spaces"]).split(",")
    assert len(names) == numbers[best]
    seat = game.seat
    told = str(options[best].help[0].args["spaces"])
    game.answer(game.asked.options[best])
    lanes = game.state.map.lanes[SPACE[f"home_{seat}"]]
    assert told == ",".join(f"space:{name}" for name, space in SPACE.items() if space in {lane.to for lane in lanes})
    away = game.state.distances(SPACE[f"home_{seat}"], 0)
    assert all(away[SPACE[name.removeprefix("space:")]] > 0 for name in names)


# Ships and technologies


@pytest.mark.rule("VOID-2.1", "VOID-10.3")
def test_ships_and_technologies_are_offered_with_their_figures() -> None:
    game = void().credits(0, 9).pre_round()
    ship = option(game, "build:starfighter", game.asked_of(0))
    assert said(ship.text) == "Build Starfighter for 1 credit (moves 2, 1 die at 5+, init. 5)"
    assert said(ship.help[1]).startswith(
        "Movement 2, initiative 5, fires 1 die, hits with 5 or more, destroyed by 1 hit"
    )
    technology = option(game, "research:ion_drive", game.asked_of(0))
    assert said(technology.text) == "Research Ion Drive for 7 credits (1 VP)"
    assert said(technology.help[1]) == "1 VP at each scoring."
    faster = void().credits(0, 9).technologies(0, "ion_drive", "plasma_cannons").pre_round()
    assert "(moves 3, 1 die at 4+" in said(option(faster, "build:starfighter", faster.asked_of(0)).text)


@pytest.mark.rule("VOID-5.5")
@pytest.mark.parametrize(
    ("ship", "opens"), [("centipede", "Centipede Yards"), ("moth", "Mirrowane"), ("infestor", "Parasites of Sreech")]
)
def test_a_ship_that_cannot_be_built_says_what_opens_it(ship: str, opens: str) -> None:
    assert blocked(void().credits(0, 9).pre_round(), 0, f"build:{ship}") == f"Opened by: {opens}."


# Cards


@pytest.mark.rule("VOID-7.15")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_wherever_a_card_is_chosen_its_temperament_is_said(lang: str) -> None:
    game = void(2).hand(0, "salvo").row("truce", "letters", "buyout", "war_cry").turn(0)
    swapped = game.pick("swap")
    assert (
        said(option(swapped, "card:salvo").text, lang)
        == {"en": "Fierce Salvo (Militarist)", "fr": "Salve féroce (Militariste)"}[lang]
    )
    swapped.pick("card:salvo")
    assert "(Peaceful)" in said(option(swapped, "card:truce").text)
    assert "(Militarist)" in said(
        option(
            void()
            .hand(0, "orbital_strike", "salvo", "salvo")
            .ships("b1", 0, starfighter=1)
            .ships("b1", 1, moth=1)
            .turn(0),
            "tactic:orbital_strike",
        ).text
    )


# Warnings


@pytest.mark.rule("VOID-11.4")
def test_an_attack_without_a_die_is_warned_of() -> None:
    alone = void().ships("dromond", 0, shooting_star=1).turn(0)
    assert said(option(alone, "attack:dromond.planet").warning).startswith("No die")
    assert option(alone.credits(0, 1).turn(0), "attack:dromond.planet").warning is None
    both = void().ships("dromond", 0, shooting_star=1, starfighter=1).turn(0)
    assert option(both, "attack:dromond.planet").warning is None
    unguarded = void().ships("dromond", 0, shooting_star=1).conquered(1, "dromond").turn(0)
    assert option(unguarded, "attack:dromond.1").warning is None, "no die is needed (VOID-8.15)"


@pytest.mark.rule("VOID-9.2")
def test_diplomacy_says_what_it_needs_and_warns_where_it_hardly_succeeds() -> None:
    game = void().race(0, "collective_5").ships("pyrious", 0, diplomat=1).hand(0, "salvo").turn(0)
    poor = option(game, "diplomacy:pyrious")
    assert said(poor.text) == "Negotiate with Pyrious: 1 card, 18 or more, 1%"
    assert said(poor.warning) == "Succeeds with 1 roll of the dice in 216."
    better = void().ships("pyrious", 0, diplomat=1).hand(0, "salvo", "salvo", "war_cry").turn(0)
    assert option(better, "diplomacy:pyrious").warning is None
    assert said(option(better, "diplomacy:pyrious").help[1]).startswith(f"Succeeds with {ways_to_reach(8)} rolls")
    asked_now = better.pick("diplomacy:pyrious").asked
    assert "To reach with 1, 2… cards: 17, 13, 8 (3 dice, bonus 0)." in said(Text(asked_now.prompt, asked_now.about))


@pytest.mark.rule("VOID-9.2", "VOID-16.5")
def test_the_best_that_diplomacy_can_do_counts_cards_that_help() -> None:
    """Kind Words are peaceful: at a peaceful planet they serve as cards or as help, whichever is better."""
    game = void().ships("pyrious", 0, diplomat=1).hand(0, "salvo", "kind_words").turn(0)
    helped = best_prospect(game.state, 0, SPACE["pyrious"])
    assert (helped.cards, helped.need, helped.bonus) == (1, 17, CARDS[game.state.hands[0][1]].power.amount)  # type: ignore[attr-defined]
    game = void().ships("ishmere", 0, diplomat=1).hand(0, "truce", "kind_words").turn(0)
    assert (best_prospect(game.state, 0, SPACE["ishmere"]).cards) == 2
    alone = best_prospect(void().hand(0, "kind_words").turn(0).state, 0, SPACE["ishmere"])
    assert (alone.cards, alone.need, alone.bonus) == (1, 17, 0), "not both at once"
    many = ("helping_hands", "helping_hands", "kind_words", "truce", "truce")
    five = best_prospect(void().hand(0, *many).turn(0).state, 0, SPACE["ishmere"])
    assert (five.cards, five.need, five.bonus) == (4, 4, helped.bonus), "the one that helps is kept for that"
    assert ways_to_reach(3) == 216
    assert ways_to_reach(18) == 1
    assert ways_to_reach(19) == 0


# Words


@pytest.mark.rule("VOID-16.3")
def test_an_attack_with_a_tactic_names_its_card() -> None:
    game = void().ships("dromond", 0, starfighter=1).hand(0, "war_cry", "salvo").turn(0)
    assert said(option(game, "attack:dromond.planet.war_cry").text) == "Attack Dromond with War Cry (50%)"
    assert option(game, "attack:dromond.planet.war_cry").text.args["card"] == "card:war_cry"


@pytest.mark.rule("VOID-16.5")
def test_the_card_that_may_help_is_named() -> None:
    game = void().ships("pyrious", 0, diplomat=1).hand(0, "salvo", "kind_words").turn(0)
    game.pick("diplomacy:pyrious").pick("card:salvo")
    text = Text(game.asked.prompt, game.asked.about)
    assert said(text) == "Pyrious: do you also play cards that help? You need 17 or more (bonus 0): 2%."
    assert said(option(game, "card:kind_words").text).startswith("Kind Words")


@pytest.mark.rule("VOID-8.14")
def test_after_a_battle_a_planet_may_be_left_to_its_holder_by_name() -> None:
    game = void().ships("dromond", 0, starfighter=1).conquered(1, "dromond").turn(0).pick("attack:dromond.1")
    assert said(Text(game.asked.prompt, game.asked.about)).startswith("Dromond: no ship of its side")
    assert option(game, "leave").text.args == {"space": "space:dromond", "side": "seat:1"}


@pytest.mark.rule("VOID-15.6")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Seat 1 offers: 2 credits. Wanted: 1 credit, use of Crystals."),
        ("fr", "Siège 1 offre : 2 crédits. En échange : 1 crédit, usage du bien Cristaux."),
    ],
)
def test_an_offer_says_only_what_is_there(lang: str, words: str) -> None:
    game = shopping("any_time").credits(1, 3)
    offer(game, 0, 1, {"give:credits": 2, "want:crystals": 1, "want:credits": 1})
    decision = asked(game, 1, "ask.reply")
    assert said(Text(decision.prompt, decision.about), lang) == words
    reply(game, 1, "refuse")
    offer(game, 0, 1, {"give:credits": 2})
    decision = asked(game, 1, "ask.reply")
    assert said(Text(decision.prompt, decision.about), lang).endswith(
        {"en": "Wanted: nothing.", "fr": "En échange : rien."}[lang]
    )


def test_many_credits_have_names_too() -> None:
    game = void(2, deals="any_time").credits(0, 137).turn(0, with_deals=True)
    offer(game, 0, 1, {"give:credits": 137})
    decision = asked(game, 1, "ask.reply")
    assert decision.about["offered"] == "credits:60,credits:60,credits:17"


# The log says where credits come from


@pytest.mark.rule("VOID-7.4", "VOID-7.11")
def test_income_and_mine_say_where_they_come_from() -> None:
    game = void().technologies(0, "deep_mining", "relic_exchange").allied(0, "tan_fu").turn(0).pick("action:mine")
    (mined,) = game.happened("mines")
    assert (mined["n"], mined["sources"]) == (4, "action:mine,technology:deep_mining,planet:tan_fu")
    (income,) = game.pick("end_turn").happened("income")
    assert (income["n"], income["own"], income["planets"]) == (8, 6, 2)


@pytest.mark.rule("VOID-7.16", "VOID-14.4")
def test_credits_and_points_of_cards_and_events_name_them() -> None:
    (gained,) = void().hand(0, "quick_profit").turn(0).pick("tactic:quick_profit").happened("credits")
    assert gained["source"] == "card:quick_profit"
    game = void().ships("dromond", 0, starfighter=1).in_force("distress_call", "dromond").turn(0).pick("rescue:dromond")
    sources = [one["source"] for kind in ("credits", "vp") for one in game.happened(kind)]
    assert sources
    assert set(sources) == {"event_card:distress_call"}


def test_every_ship_is_opened_by_something_or_free() -> None:
    for ship in SHIPS:
        if not ship.free:
            assert "–" not in blocked(void().credits(0, 9).pre_round(), 0, f"build:{ship.id}")


def test_no_french_sentence_elides_before_a_name() -> None:
    """In French sentences de, que and the like stand before numbers alone, since a name may begin with a vowel."""
    numbers = {"n", "need"}
    for id_, sentence in load_words("astrarium.games.void")["fr"].items():
        before = re.findall(r"\b(?:de|du|le|la|que|se) \{(\w+)\}", sentence)
        assert set(before) <= numbers, id_


def test_scorings_settlers_and_moths_are_called_rightly_in_french() -> None:
    names = {id_: GAME.words.template("fr", id_) or "" for id_ in GAME.words.ids("fr")}
    assert [names[f"scoring.score_{letter}"] for letter in "abc"] == ["Décompte A", "Décompte B", "Décompte C"]
    assert names["event_card.lost_colony_ship"] == "Vaisseau de colons perdu"
    assert "pour le détruire" in names["ship.moth.text"], "a ship that is « endommagé » is no « la »"


# What one answers most often


def likely(game: Scenario, decision: Decision | None = None) -> list[str]:
    decision = decision or game.asked
    found = [decision.step.option(game.state, code) for code in decision.options]
    return [one.ref for one in found if one.likely]


@pytest.mark.rule("VOID-7.1")
def test_a_turn_without_actions_is_offered_to_end() -> None:
    game = void().hand(0, "salvo").turn(0)
    assert likely(game) == []
    while game.state.actions:
        game = game.pick("action:mine") if "action:mine" in game.options_of(game.asked) else game.pick("action:culture")
    assert likely(game) == ["end_turn"]


@pytest.mark.rule("VOID-5.1")
def test_a_pre_round_in_which_nothing_can_be_had_is_offered_to_end() -> None:
    rich, poor = void().credits(0, 9).pre_round(), void().credits(0, 0).pre_round()
    assert likely(rich, rich.asked_of(0)) == []
    assert likely(poor, poor.asked_of(0)) == ["done"]


@pytest.mark.rule("VOID-5.8")
def test_a_pre_round_says_how_many_more_technologies_may_be_researched() -> None:
    game = void().credits(0, 9).pre_round()
    assert game.asked_of(0).about["research"] == 1
    assert game.shop(0, "research:xenolinguistics").asked_of(0).about["research"] == 0


@pytest.mark.rule("VOID-7.6")
def test_a_ship_that_has_arrived_with_a_passenger_is_offered_to_stop() -> None:
    game = void().ships("home_0", 0, diplomat=1, starfighter=1).turn(0).pick("move:home_0.0.diplomat")
    assert likely(game) == [], "before its first step it cannot stop"
    game = game.pick("take:starfighter")
    near = {lane.to for lane in game.state.map.lanes[SPACE["home_0"]]}
    game = game.pick(next(f"space:{name}" for name in SPACE if SPACE[name] in near))
    assert game.prompt == "ask.leg"
    assert likely(game) == ["stop"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_technology_says_in_one_line_what_it_does(lang: str) -> None:
    for technology in TECHNOLOGIES:
        line = GAME.words.template(lang, f"technology.{technology.id}.short")
        assert 0 < len(line or "") <= 60, technology.id
