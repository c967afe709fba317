"""Tables of facts: aligned columns with a heading, no lines drawn between them."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from .screen import clean


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], numbers: Iterable[int] = ()) -> Table:
    """A table; `numbers` are the columns to align right."""
    made = Table(box=box.SIMPLE_HEAD, safe_box=True, show_edge=False, pad_edge=False, header_style="bold")
    right = set(numbers)
    for column, heading in enumerate(headings):
        made.add_column(Text(heading), justify="right" if column in right else "left", overflow="fold")
    for row in rows:
        made.add_row(*(Text(clean(cell)) for cell in row))
    return made
