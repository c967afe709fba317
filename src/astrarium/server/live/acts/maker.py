"""What an act is: a function that makes the next entry of a table's log when it is its turn to be written."""

from collections.abc import Callable

from ...tables import entries as e
from ...tables.fold import TableFold

# The entry to write, or the version in which it was done already. Declined says that the table forbids it, Refused
# that the rules of the game do.
Maker = Callable[[TableFold], "e.AnyEntry | int"]
