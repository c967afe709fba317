"""Differences between two views, so that a client need not receive the whole view again.

A patch is a list of changes; each is `[path, value]` (put the value there) or `[path]` (remove it). A path is a list
of keys and indices. Changes are applied in order. Lists that do not hold objects are sent whole.
"""

from typing import Any

Path = tuple[str | int, ...]
Patch = list[tuple[Any, ...]]
Memo = dict[tuple[int, int, Path], Patch]  # the changes between two values at a path, shared by views that have both

_NOTHING = object()


def diff(old: Any, new: Any, memo: Memo | None = None) -> Patch:
    """The changes that turn `old` into `new`. A memo is shared by pairs of views that have parts in common."""
    if old == new:
        return []
    return _changes(old, new, (), {} if memo is None else memo) if _has_parts(old, new) else [((), new)]


def _changes(old: Any, new: Any, path: Path, memo: Memo) -> Patch:
    """The changes between two different values that have parts."""
    key = id(old), id(new), path
    known = memo.get(key)
    if known is not None:
        return known
    changes: Patch = []
    is_dict = type(new) is dict
    for step, value in new.items() if is_dict else enumerate(new):
        before = old.get(step, _NOTHING) if is_dict else old[step]
        if before is value or before == value:
            continue
        if _has_parts(before, value):
            changes += _changes(before, value, (*path, step), memo)
        else:
            changes.append(((*path, step), value))
    if is_dict and old.keys() != new.keys():
        changes += [((*path, step),) for step in old if step not in new]
    memo[key] = changes
    return changes


def _has_parts(old: Any, new: Any) -> bool:
    """Whether to send changes of parts: two objects, or two lists of objects of the same length."""
    kind = type(new)
    if kind is dict:
        return type(old) is dict
    return kind is list and type(old) is list and len(old) == len(new) > 0 and type(new[0]) is dict


def patched(view: Any, patch: Patch) -> Any:
    """The view after the changes, which may modify the given one in place."""
    for change in patch:
        path = change[0]
        if not path:
            view = change[1]
            continue
        place = view
        for key in path[:-1]:
            place = place[key]
        if len(change) == 2:
            place[path[-1]] = change[1]
        else:
            del place[path[-1]]
    return view
