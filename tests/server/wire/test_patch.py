"""Patches: whatever changed, the patched view is the new view."""

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from astrarium.server.wire.patch import diff, patched

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=4),
    max_leaves=20,
)


@given(JSON, JSON)
def test_a_patch_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    assert patched(deepcopy(old), deepcopy(diff(old, new))) == new


@given(JSON)
def test_nothing_changed_is_an_empty_patch(view: Any) -> None:
    assert diff(view, deepcopy(view)) == []


def test_only_what_changed_is_sent() -> None:
    old = {"seats": [{"vp": 1, "hand": [1, 2]}, {"vp": 0}], "round": 3, "gone": 1}
    new = {"seats": [{"vp": 2, "hand": [1, 2]}, {"vp": 0}], "round": 3, "new": None}
    assert diff(old, new) == [(("seats", 0, "vp"), 2), (("new",), None), (("gone",),)]
