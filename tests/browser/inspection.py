"""Inspection of a screen: nothing serious for axe, no cut words, nothing wider than the page."""

from collections.abc import Iterable
from pathlib import Path

from .visitor import Visitor
from .words import wrong_words

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# Elements whose words are cut: wider or taller inside than outside, and not made to scroll or to shorten with dots.
OVERFLOWING = """() => [...document.querySelectorAll('body *')].filter(node => {
  const style = getComputedStyle(node), box = node.getBoundingClientRect();
  if (box.width < 3 || box.height < 3 || style.visibility === 'hidden') return false;
  if (node.closest('svg, .sr, [hidden]')) return false;
  if (![...node.childNodes].some(child => child.nodeType === 3 && child.textContent.trim())) return false;
  const cut = node.scrollWidth > node.clientWidth + 2 && style.overflowX !== 'visible' && style.overflowX !== 'auto';
  const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const wide = box.right > innerWidth + 1 && !node.closest('[data-scrolls]') && !scrolls(node);
  return (cut && !shortened && style.display !== 'inline') || wide;
  function scrolls(inner) {
    for (let up = inner.parentElement; up; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX) && up !== document.body) return true;
    return false;
  }
}).map(node => `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`)"""


def inspect(visitor: Visitor) -> None:
    """Assert that the screen is sound in both themes, which differ only in colours."""
    visitor.page.evaluate(AXE.read_text())
    assert serious(visitor) == []
    visitor.page.emulate_media(color_scheme="light")
    visitor.page.wait_for_selector("html[data-theme=light]")
    assert serious(visitor, only=["color-contrast"]) == [], "light"
    visitor.page.emulate_media(color_scheme="dark")
    assert cut(visitor) == []


def sound(stops: Iterable[Visitor], lang: str, thoroughly: bool) -> None:
    """Assert at each stop of a walk that the page is in one language, nothing is cut, and axe finds nothing serious.

    The last stop is checked in both themes; `thoroughly`: all of them are.
    """
    number = 0
    for number, visitor in enumerate(stops, 1):
        assert wrong_words(visitor, lang) == [], number
        if thoroughly:
            inspect(visitor)
        else:
            visitor.page.evaluate(AXE.read_text())
            assert serious(visitor) == [], number
            assert cut(visitor) == [], number
    assert number
    inspect(visitor)


def cut(visitor: Visitor) -> list[str]:
    """The elements whose words are cut or wider than the page."""
    found: list[str] = visitor.page.evaluate(OVERFLOWING)
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    if width > visitor.page.viewport_size["width"]:  # type: ignore[index]
        found.append(f"the page: {width}")
    return found


def serious(visitor: Visitor, only: list[str] | None = None) -> list[str]:
    """What axe finds serious or critical, with all of its rules or with `only` these."""
    options = {"resultTypes": ["violations"], **({"runOnly": only} if only else {})}
    found = visitor.page.evaluate("options => axe.run(options)", options)
    return [
        f"{item['id']} {node['target']} {node['failureSummary']}"
        for item in found["violations"]
        if item["impact"] in ("serious", "critical")
        for node in item["nodes"]
    ]
