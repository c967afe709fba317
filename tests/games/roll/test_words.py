"""What sentences say: where credits and points come from, what may and what must be done, and singular forms."""

import pytest

from astrarium.games.roll import GAME
from astrarium.games.roll.content import CONTENT
from astrarium.kernel import Text
from astrarium.kernel.text import LANGUAGES

from .rules.behind_the_screen import selected
from .scenario import Scenario, opening, roll

SEATS = {"seat:0": "Ada", "seat:1": "Bob"}


def told(game: Scenario, kind: str, lang: str = "en") -> list[str]:
    """The log lines of one kind of event that the latest answer caused."""
    return [GAME.words.say(lang, Text(f"event.{kind}", args), SEATS) for args in game.happened(kind)]


def options(game: Scenario, lang: str = "en") -> list[str]:
    question = game.asked(0)
    return [GAME.words.say(lang, question.step.option(game.state, code).text) for code in question.options]


def asked(game: Scenario, lang: str = "en") -> str:
    question = game.asked(0)
    return GAME.words.say(lang, Text(question.prompt, question.about))


# Where credits and chips come from


@pytest.mark.rule("ROLL-6.11", "ROLL-A10")
def test_at_the_end_of_a_phase_each_line_names_the_tile_that_pays() -> None:
    game = roll().adds(0, "merchant_guild", "galactic_salon").phase("produce")
    assert told(game, "credits") == ["Ada gains $2 (Merchant Guild)."]
    assert told(game.phase("ship"), "chips", "fr") == ["Ada gagne 1 PV en jetons (Salon galactique)."]


@pytest.mark.rule("ROLL-6.11", "ROLL-17.16")
def test_after_a_completion_each_line_names_the_tile_that_pays() -> None:
    game = roll().adds(0, "public_works", "galactic_recycling").developments(0, "jumpdrive_research")
    game.workers(0, develop="home home home").phase("develop")
    assert told(game, "credits") == ["Ada gains $1 (Public Works).", "Ada gains $1 (Galactic Recycling)."]


@pytest.mark.rule("ROLL-6.11", "ROLL-17.3")
def test_credits_and_dice_of_a_tile_itself_name_it() -> None:
    game = roll().worlds(0, "alien_sentinels").dice_on(0, "world", "home home home home home home").phase("settle")
    assert told(game, "credits") == ["Ada gains $3 (Alien Sentinels)."]
    assert told(game, "gains_dice")[0].startswith("Alien Sentinels: Ada gains ")


@pytest.mark.rule("ROLL-6.11", "ROLL-17.12", "ROLL-17.13")
def test_money_of_explorers_names_its_source() -> None:
    game = roll().adds(0, "alien_archaeology").workers(0, explore="home alien").phase("explore")
    assert told(game.choose(0, "stock"), "credits") == ["Ada gains $2 (Stock)."]
    assert told(game.choose(0, "stock.alien"), "credits") == ["Ada gains $4 (Stock, Alien Archaeology)."]


@pytest.mark.rule("ROLL-6.11", "ROLL-17.23", "ROLL-17.26")
def test_what_adds_to_a_trade_or_to_consuming_is_named() -> None:
    for tile, source in (("export_duties", "Trade, Export Duties"), ("old_earth", "Trade")):
        game = roll().tableau(0, "comet_zone", tile).goods(0, comet_zone="rare").workers(0, ship="home").phase("ship")
        assert told(game.choose(0, "comet_zone.rare>trade"), "credits")[0].endswith(f"({source}).")
    game = roll().tableau(0, "comet_zone").goods(0, comet_zone="rare").workers(0, ship="home").phase("ship")
    assert told(game.choose(0, "comet_zone.rare>consume"), "chips") == ["Ada gains 2 VP in chips (Consume)."]


@pytest.mark.rule("ROLL-17.24")
def test_points_that_are_bought_name_their_seller() -> None:
    game = roll().tableau(0, "galactic_bankers", "comet_zone").goods(0, comet_zone="rare").workers(0, ship="home")
    game.phase("ship").choose(0, "comet_zone.rare>trade")
    assert asked(game) == "Galactic Bankers: pay $1 for 1 VP?"
    game.answer(0, 1)
    assert told(game, "buys_vp") == ["Galactic Bankers: Ada pays $1 for VP."]
    assert told(game, "chips") == ["Ada gains 1 VP in chips (Galactic Bankers)."]


@pytest.mark.rule("ROLL-0.11")
def test_what_is_lost_names_its_source_too() -> None:
    game = roll().credits(0, 9).adds(0, "merchant_guild").phase("produce")
    assert told(game, "credits_lost", "fr") == ["Ada perd 1\xa0$ au-delà de la limite (Guilde des marchands)."]


# What may be done and what must


@pytest.mark.rule("ROLL-4.8", "ROLL-6.5")
def test_powers_that_are_optional_say_may() -> None:
    optional = {"reassign", "dictate_repeat", "dictate_multi", "rearrange_zone"}
    tiles = [row for row in CONTENT["tile"] if optional & {power["kind"] for power in row.get("powers", ())}]
    assert len(tiles) == 16 + 3
    for row in tiles:
        for text in (row["text"], row.get("text_any", row["text"])):
            assert "you may" in text["en"], row["id"]
            assert "vous pouvez" in text["fr"], row["id"]


@pytest.mark.rule("ROLL-11.1")
def test_recruiting_is_a_must() -> None:
    game = roll().citizenry(0, "home home alien").credits(0, 2).phase("manage")
    assert asked(game) == "You must recruit 2 dice: which ones?"
    assert asked(game, "fr").startswith("Vous devez recruter 2 dés")


@pytest.mark.rule("ROLL-17.17")
def test_dice_that_return_to_the_cup_are_at_least_one() -> None:
    game = roll().adds(0, "galactic_federation").developments(0, "new_economy")
    game.dice_on(0, "development", "home home home home home rare")
    assert asked(game.phase("develop")) == "Which of the dice spent go to your cup? At least 1, at most 2."


# Questions and options


@pytest.mark.rule("ROLL-1.6")
def test_an_option_of_the_start_names_both_tiles_as_they_would_lie() -> None:
    game = opening(seed=5)
    for (first, second), said in zip(_sides(game), options(game), strict=True):
        assert said.startswith(f"{first} (development, cost ")
        assert f" and {second} (world, cost " in said


def _sides(game: Scenario) -> list[tuple[str, str]]:
    """For each option: the name of its development, and of the other tile's world."""
    codes = list(game.asked(0).options)
    name = GAME.words.name
    drawn = dict(zip(game.state.drawn[0], game.seen(0)["players"][0]["own_drawn"], strict=True))
    return [
        (name("en", f"tile:{drawn[one]['development']}"), name("en", f"tile:{drawn[other]['world']}"))
        for one, other in zip(codes, reversed(codes), strict=True)
    ]


@pytest.mark.rule("ROLL-7.2")
def test_a_tile_that_was_drawn_is_told_by_its_two_sides() -> None:
    game = roll().workers(0, explore="home").bag("public_works", "new_economy").phase("explore").choose(0, "scout")
    (line,) = told(game, "drew_tile")
    development = game.drawn_by(0)[0]
    assert line.startswith(f"You drew: {GAME.words.name('en', f'tile:{development}')} / ")


def test_with_one_worker_nothing_is_said_of_several() -> None:
    """ROLL-17.6: a power that moves a single worker is refused in the singular."""
    refusal = selected("shipping_affinity", ship="alien").refusal(0, "shipping_affinity")
    said = GAME.words.say("fr", refusal.text)
    assert said == "Il n’y a aucun travailleur là d’où ce pouvoir pourrait en déplacer un."


@pytest.mark.rule("ROLL-A28")
def test_who_has_fewer_worlds_is_told_of_which_colour() -> None:
    game = roll(2).adds(0, "mad_scientists").adds(1, "gem_world").rolls(0, explore="home home").assign()
    refusal = game.selects(0, "home@explore", "ship").refusal(0, "mad_scientists")
    assert GAME.words.say("en", refusal.text).endswith(": Novelty.")
    assert GAME.words.say("fr", refusal.text).endswith("couleur\u00a0: Nouveauté.")


@pytest.mark.rule("ROLL-3.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_of_a_roll_begins_with_a_capital_letter(lang: str) -> None:
    for face in ("explore", "develop", "settle", "produce", "ship", "wild"):
        said = GAME.words.say(lang, Text("event.rolled", face=f"face:{face}", dice="dice:home.1"))
        assert said[0].isupper(), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_that_could_be_misread(lang: str) -> None:
    """The option to stop reads “That is all”; the question for a column speaks of one worker, that for a place does not
    say that tiles go under."""
    template = GAME.words.template
    assert template(lang, "option.enough") in ("That is all", "C’est tout")
    assert "travailleurs" not in (template(lang, "ask.column") or "")
    assert "sous" not in (template(lang, "ask.place") or ""), "with a power tiles go on top too"
