"""The words of any table, whatever the game."""

from .resources import load_words
from .text import Catalog

TABLE_WORDS = Catalog(load_words(__package__))
