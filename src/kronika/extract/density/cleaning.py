"""Taking elements out of a tree: tags that are no text, all above the headline, ads, social buttons.

The original also deletes the nodes that are empty in the end; they hold no text, so nothing is to be done about them here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kronika.extract.classic.tags import SILENT
from kronika.extract.density.options import Options

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

NEVER = frozenset({"html", "body"})
LOOKED_AT = 2_000  # characters of a text that a pattern sees


def drop(element: Element) -> None:
    """Take an element out with all it holds; the text behind it stays."""
    parent = element.getparent()
    if parent is None:
        return
    if element.tail:
        before = element.getprevious()
        if before is None:
            parent.text = (parent.text or "") + element.tail
        else:
            before.tail = (before.tail or "") + element.tail
    parent.remove(element)


def drop_silent(root: Element) -> None:
    """Tags that hold no text for readers."""
    for element in list(root.iter(*SILENT)):
        drop(element)


def drop_above(headline: Element) -> None:
    """All siblings before the headline and before anything around it, then the headline itself; texts between them, too."""
    for element in (headline, *headline.iterancestors()):
        parent = element.getparent()
        if parent is None or element.tag == "body":
            break
        parent.text = None
        for sibling in list(element.itersiblings(preceding=True)):
            parent.remove(sibling)
    drop(headline)


def drop_ads(root: Element, options: Options) -> None:
    """Elements named as advertising, or whose own text says so."""
    named, said = options.advertising_regex, options.advertising_in_text_regex
    drop_all(
        root,
        lambda element: (
            any(named.search(element.get(key) or "") for key in ("class", "id"))
            or said.search(own_text(element)[:LOOKED_AT]) is not None
        ),
    )


def drop_social(root: Element, options: Options) -> None:
    """Elements whose href or src leads to a social network."""
    pattern = options.social_networks_regex
    drop_all(root, lambda element: any(pattern.search((element.get(key) or "")[:LOOKED_AT]) for key in ("href", "src")))


def drop_all(root: Element, unwanted: Callable[[Element], bool]) -> None:
    """Everything that is unwanted, never the whole page."""
    for element in [one for one in root.iter("*") if one.tag not in NEVER and unwanted(one)]:
        drop(element)


def own_text(element: Element) -> str:
    """The text that stands directly in an element."""
    return "".join([element.text or "", *(child.tail or "" for child in element.iterchildren())]).strip()
