"""`python -m astrarium.cli` is the `astrarium` command."""

from .main import app

app()
