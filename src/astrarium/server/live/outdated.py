"""Tables whose log the rules of today do not follow: a game was changed while people played it."""

from astrarium.kernel import Refused

from ..people.declined import Declined
from ..tables import entries as e
from ..tables.fold import Diverged, TableFold


class OtherRules(Declined):
    """It can be neither continued nor shown. `fold` is the table as far as it can be followed: it knows its seats."""

    def __init__(self, fold: TableFold, why: object) -> None:
        super().__init__("other_rules", rules=fold.setup.rules)
        self.fold = fold
        self.why = why

    def __str__(self) -> str:
        return f"{self.code}, {self.fold.setup.rules}: {self.why}"


def follow(fold: TableFold, entry: e.AnyEntry, at: int) -> None:
    """Do an entry of the log. After OtherRules the fold is good for nothing but the question who may know of it."""
    try:
        fold.perform(entry, at)
    except (Diverged, Refused, LookupError, ValueError) as why:
        raise OtherRules(fold, repr(why)) from why
