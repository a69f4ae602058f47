"""The heading of a text: among h1 … h6 before it the highest, of equals the nearest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LEVELS = ("h1", "h2", "h3", "h4", "h5", "h6")
RUNNING = 100  # a paragraph of so many characters is where the text begins


def find_title(root: Element, container: Element) -> Element | None:
    """The heading above the text, in its tag or before it; else the first heading inside."""
    best: Element | None = None
    inside = False
    for element in root.iter(*LEVELS, "p", str(container.tag)):
        inside = inside or element is container
        if element.tag in LEVELS:
            if text_of(element) and (best is None or str(element.tag) <= str(best.tag)):
                best = element
        elif inside and begins(element) and best is not None:
            break
    return best


def begins(element: Element) -> bool:
    """The running text begins here: a paragraph, or long text right in the tag before any heading."""
    text = text_of(element) if element.tag == "p" else (element.text or "").strip()
    return len(text) >= RUNNING
