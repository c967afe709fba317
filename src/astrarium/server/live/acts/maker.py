"""The type of an act: a function that makes the next entry of a table's log when its turn comes."""

from collections.abc import Callable

from ...tables import entries as e
from ...tables.fold import TableFold

# Returns the entry to write, or the version in which it was done already. Raises Declined if the table forbids it,
# Refused if the rules of the game do.
Maker = Callable[[TableFold], "e.AnyEntry | int"]
