"""One test over all rows of a table: no row hides another, and each that fails is told with its own reason.

As `pytest.mark.parametrize`, for what takes so little that a test of its own for each row costs more than the row.
"""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

Test = Callable[..., None]


def each(names: str | tuple[str, ...], rows: Iterable[Any]) -> Callable[[Test], Test]:
    """The test is called with each row under this name, or with each row's parts under these names."""
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
