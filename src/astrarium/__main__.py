"""`python -m astrarium` is the `astrarium` command."""

from astrarium.cli.main import app

app()
