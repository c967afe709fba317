"""Where tests of Reassign powers begin: one seat behind its screen, its phase selected."""

from ..scenario import Scenario, roll


def selected(*tiles: str, phase: str = "explore", seats: int = 3, columns: str = "one", **faces: str) -> Scenario:
    """Seat 0 has these tiles and this roll, and one more Home die in Explore, which has selected a phase."""
    faces["explore"] = f"{faces.get('explore', '')} home"
    game = roll(seats, reassign_columns=columns).adds(0, *tiles).rolls(0, **faces).assign()
    if game.prompts()[0] == "ask.wilds":
        game.wilds(0, *["ship"] * len(faces["wild"].split()))
    return game.selects(0, "home@explore", phase)
