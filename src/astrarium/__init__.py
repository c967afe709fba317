"""Play, study and build space-empire board games."""

from astrarium.kernel import Table, game, games

__version__ = "0.1.0"

__all__ = ["Table", "game", "games"]
