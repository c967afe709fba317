"""What an option says before it is chosen."""

from astrarium.games.frontiers import GAME

from ..scenario import Scenario


def said(game: Scenario, ref: str) -> tuple[str, str]:
    """The option in words, and its warning."""
    asked = game.asked
    options = [asked.step.option(game.state, code) for code in asked.options]
    [option] = [option for option in options if game.plain(option.ref) == ref]
    spoken = [GAME.words.say("fr", text) for text in (option.text, option.warning) if text]
    words, *warning = [" ".join(line.split()) for line in spoken]  # without narrow spaces
    return words, "".join(warning)
