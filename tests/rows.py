"""One test over all rows of a table: no row hides another, and each failing row is reported with its own reason.

Like `pytest.mark.parametrize`, for rows so quick that a separate test for each would cost more than the row itself.
"""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

Test = Callable[..., None]


def each(names: str | tuple[str, ...], rows: Iterable[Any]) -> Callable[[Test], Test]:
    """Call the test with each row under this name, or with the parts of each row under these names."""
    kept = list(rows)
    assert kept, "a table without rows shows nothing"

    def over_rows(test: Test) -> Test:
        @functools.wraps(test)
        def run(**fixtures: Any) -> None:
            failures = []
            for row in kept:
                named = {names: row} if isinstance(names, str) else dict(zip(names, row, strict=True))
                try:
                    test(**fixtures, **named)
                except Exception as failure:  # noqa: BLE001  (a row may fail as it likes)
                    failure.add_note(f"with {', '.join(f'{name}={value!r}' for name, value in named.items())}")
                    failures.append(failure)
            if failures:
                raise ExceptionGroup(f"{len(failures)} of {len(kept)} rows of {test.__name__}", failures)

        signature = inspect.signature(test)
        taken = (names,) if isinstance(names, str) else names
        left = [part for name, part in signature.parameters.items() if name not in taken]
        run.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return run

    return over_rows
