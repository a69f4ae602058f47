"""The section: metadata, else the breadcrumbs or the rubric right above the headline."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kronika.extract.headline import Headline
from kronika.extract.view import View
from kronika.html.jsonld import texts, types_of
from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

NEAR = 3  # blocks above the headline
LONGEST = 100
RUBRIC = re.compile(
    r"(?:^|[\s_-])(?:rubrika|rubric|rubryka|section|category|kategorie|kategoria|dzial|kicker|razdel)(?:$|[\s_-])", re.I
)


def find_section(view: View, headline: Headline) -> str | None:
    """The section the page says it belongs to."""
    stated = view.metadata.article_texts("articleSection")[:1] or [
        value.text for item in view.metadata.article_items() for value in item.properties.get("articleSection", ())
    ]
    section = stated[0] if stated else view.metadata.first("article:section", "section")
    return section or in_breadcrumb_list(view) or above_headline(view, headline)


def in_breadcrumb_list(view: View) -> str | None:
    """JSON-LD breadcrumbs: the step after the home page, when the page itself is the last."""
    for node in view.metadata.jsonld:
        steps = node.get("itemListElement")
        if "BreadcrumbList" in types_of(node) and isinstance(steps, list) and len(steps) > 2:
            names = [texts(step.get("name")) or texts(step.get("item")) for step in steps if isinstance(step, dict)]
            return names[1][0] if len(names) > 2 and names[1] else None
    return None


def above_headline(view: View, headline: Headline) -> str | None:
    """A rubric by name, or the last link of the line above the headline."""
    if headline.index is None:
        return None
    for index in range(headline.index - 1, max(-1, headline.index - 1 - NEAR), -1):
        block = view.blocks[index]
        if len(block.text) > LONGEST:
            return None
        if RUBRIC.search(f"{block.element.get('class') or ''} {block.element.get('id') or ''}"):
            return block.text
        steps = [link for link in block.links if leads_on(link)]
        if steps and block.link_share > 0.4:
            return text_of(steps[-1]) or None
    return None


def leads_on(link: Element) -> bool:
    """A link to something other than the front page."""
    href = (link.get("href") or "").strip()
    return (
        bool(href)
        and not href.startswith(("#", "javascript:"))
        and re.fullmatch(r"(?:https?://[^/]*)?/?", href) is None
    )
