"""What changed between two views, so that a client need not receive the whole again.

A patch is a list of changes; each is `[path, value]` (put the value there) or `[path]` (take it away). A path is a
list of keys and indices. Changes are applied in order. Lists other than of things are sent whole.
"""

from typing import Any

Path = tuple[str | int, ...]
Patch = list[tuple[Any, ...]]
Memo = dict[tuple[int, int, Path], Patch]  # what changed between two things at a place, for those who see the same two

_NOTHING = object()


def diff(old: Any, new: Any, memo: Memo | None = None) -> Patch:
    """The changes that make `new` of `old`. A memo serves several pairs of views that share parts."""
    if old == new:
        return []
    return _changes(old, new, (), {} if memo is None else memo) if _has_parts(old, new) else [((), new)]


def _changes(old: Any, new: Any, path: Path, memo: Memo) -> Patch:
    """Of two things with parts that differ."""
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
    """Is it worth telling which part changed?"""
    kind = type(new)
    if kind is dict:
        return type(old) is dict
    return kind is list and type(old) is list and len(old) == len(new) > 0 and type(new[0]) is dict


def patched(view: Any, patch: Patch) -> Any:
    """The view after the changes; the given one may be changed in place."""
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
