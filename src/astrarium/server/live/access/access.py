"""Who may see a table."""

from ...people.person import Person
from ...tables.fold import TableFold


def may_see(person: Person | None, fold: TableFold, invited: bool) -> bool:
    """Whether a person may see a table: seated, host, invited, admin, or anybody where spectators are welcome."""
    if person is not None and (
        fold.progress.seat_of(person.id) is not None
        or fold.created.host == person.id
        or person.id in fold.created.invited
        or person.is_admin
    ):
        return True
    spec = fold.created.spec
    return invited or (spec.public and (spec.spectators or fold.progress.stage == "open"))
