"""The section: metadata, else the breadcrumbs or the rubric right above the headline."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kronika.extract.headline import Headline
from kronika.extract.origin import Said
from kronika.extract.view import View
from kronika.html.jsonld import texts, types_of
from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

Section = Said[str | None]

FOLDER = re.compile(r"https?://[^/]+/([a-z]{3,20}(?:-[a-z]{2,20}){0,2})/[^?#]*\w", re.IGNORECASE)
NO_SECTION = frozenset(
    "article articles artykul artykuly clanek clanky story stories artikel beitrag post posts page pages index content node blog archive "
    "archives archiv wiki static amp item items view detail id web www text html statya stati".split()
)
NEAR = 3  # blocks above the headline
LONGEST = 100
MOST_STEPS = 5
SMALL = frozenset("p span a b small strong em h2 h3 h4 h5 li font i".split())
RUBRIC = re.compile(
    r"(?:^|[\s_-])(?:rubrika|rubric|rubryka|section|category|kategorie|kategoria|dzial|kicker|razdel)(?:$|[\s_-])", re.I
)


def find_section(view: View, headline: Headline) -> Section:
    """The section the page says it belongs to."""
    ways = (("jsonld", in_jsonld), ("microdata", in_microdata), ("meta", in_meta), ("breadcrumbs", in_breadcrumb_list))
    for origin, way in ways:
        found = way(view)
        if found:
            return Said(value=found[:LONGEST], origin=origin)
    above = above_headline(view, headline)
    if above:
        return Said(value=above, origin="rubric")
    folder = in_address(view)
    return Said(value=folder, origin="url" if folder else "")


def in_jsonld(view: View) -> str | None:
    """articleSection of the article object."""
    return next(iter(view.metadata.article_texts("articleSection")), None)


def in_microdata(view: View) -> str | None:
    """itemprop="articleSection"."""
    items = view.metadata.article_items()
    return next((value.text for item in items for value in item.properties.get("articleSection", ())), None)


def in_meta(view: View) -> str | None:
    """article:section."""
    return view.metadata.first("article:section", "section")


def in_address(view: View) -> str | None:
    """The first folder of the address, if it is a word and the article lies deeper."""
    match = FOLDER.match(view.document.url or "")
    return match[1].replace("-", " ") if match and match[1].lower() not in NO_SECTION else None


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
        named = next((element for element in (block.element, *block.inline) if is_rubric(element)), None)
        if named is not None:
            return block.text if named is block.element else text_of(named)
        if is_trail(block.links) or (len(block.links) == 1 and index == headline.index - 1 and block.link_share > 0.8):
            return text_of(block.links[-1]) or None
    return None


def is_rubric(element: Element) -> bool:
    """The element is called a rubric and is no box around everything."""
    names = f"{element.get('class') or ''} {element.get('id') or ''}"
    return element.tag in SMALL and RUBRIC.search(names) is not None


def is_trail(links: tuple[Element, ...]) -> bool:
    """Breadcrumbs: from the front page down in a few steps."""
    return 2 <= len(links) <= MOST_STEPS and not leads_on(links[0]) and leads_on(links[-1])


def leads_on(link: Element) -> bool:
    """A link to something other than the front page."""
    href = (link.get("href") or "").strip()
    return (
        bool(href)
        and not href.startswith(("#", "javascript:"))
        and re.fullmatch(r"(?:https?://[^/]*)?/?", href) is None
    )
