"""The lead: its own decision, by name, by the description that stands on the page, or by its place and weight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kronika.extract.body import LINKED, SENTENCE_ENDS, Body
from kronika.extract.headline import Headline
from kronika.extract.likeness import likeness, plain
from kronika.extract.marks import LEAD
from kronika.extract.view import View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

SAME = 0.85  # likeness from which a block is the description
LEAST_WORDS = 5
NEAR = 8  # blocks after the headline in which a lead may begin
BOLD = 0.85
UP = 3  # levels above a block where the name of a lead is looked for
POSSIBLE, PLAUSIBLE = (
    0.03,
    0.2,
)  # what the model must think of a lead that it did not choose: called one, or only placed as one


def find_lead(view: View, headline: Headline, body: Body, kinds: Sequence[str | None]) -> tuple[int, ...]:
    """The blocks of the lead, in order; none when the article simply begins."""
    places = candidates(view, headline, body, kinds)
    for way in (by_name, by_description, by_place):
        found = way(view, headline, body, places)
        if found:
            return found
    return ()


def candidates(view: View, headline: Headline, body: Body, kinds: Sequence[str | None]) -> list[int]:
    """Blocks that may be a lead: around the headline and the beginning of the body, not furniture, not links."""
    first_body = body.indexes[0] if body.indexes else len(view.blocks)
    start = first_body - NEAR if headline.index is None else headline.index + 1
    end = body.indexes[1] if len(body.indexes) > 1 else first_body + 1
    title = plain(headline.text)
    return [
        index
        for index in range(max(0, start), min(end, len(view.blocks)))
        if view.words[index] >= LEAST_WORDS
        and view.blocks[index].link_share <= LINKED
        and likely(body, index) >= POSSIBLE
        and plain(view.blocks[index].text) != title
        and kinds[index] is None
    ]


def likely(body: Body, index: int) -> float:
    """How likely the model thinks a block is text."""
    return 0.0 if body.judged is None else float(body.judged.likely[index])


def by_name(view: View, headline: Headline, body: Body, places: list[int]) -> tuple[int, ...]:
    """The element, or one just around it, is called perex, lead, intro …"""
    named: list[int] = []
    holder: Element | None = None
    for index in places:
        around = lead_element(view.blocks[index].element)
        if around is not None and (holder is None or around is holder):
            holder = around
            named.append(index)
    return tuple(named) if len(named) < max(2, len(body.indexes)) else ()


def lead_element(element: Element) -> Element | None:
    """The nearest element that is called a lead."""
    place: Element | None = element
    for _ in range(UP):
        if place is None:
            return None
        names = f"{place.get('class') or ''} {place.get('id') or ''}"
        if LEAD.search(names) or "description" in (place.get("itemprop") or "").split():
            return place
        place = place.getparent()
    return None


def by_description(view: View, headline: Headline, body: Body, places: list[int]) -> tuple[int, ...]:
    """The page's description stands on the page; cut-off descriptions prove nothing."""
    said = [plain(text) for text in descriptions(view)]
    for index in places:
        words = plain(view.blocks[index].text)
        if any(words == text or likeness(words, text) >= SAME for text in said) and len(body.indexes) > 1:
            return (index,)
    return ()


def descriptions(view: View) -> list[str]:
    """What the page says it is about."""
    found = view.metadata.article_texts("description")[:1]
    for name in ("og:description", "description", "twitter:description"):
        text = view.metadata.first(name)
        if text:
            found.append(text)
    return found


def by_place(view: View, headline: Headline, body: Body, places: list[int]) -> tuple[int, ...]:
    """A sentence between headline and body that stands apart: outside the body, a heading, or all bold."""
    if headline.index is None or len(body.indexes) < 2:
        return ()
    inside = set(body.indexes)
    for index in places:
        block = view.blocks[index]
        outside = index not in inside and likely(body, index) >= PLAUSIBLE
        apart = (
            outside or block.level > 1 or block.bold_chars >= BOLD * len(block.text) or stands_alone(view, body, index)
        )
        if apart and view.words[index] >= LEAST_WORDS and block.text.endswith(SENTENCE_ENDS):
            return (index,)
    return ()


def stands_alone(view: View, body: Body, index: int) -> bool:
    """The first block of the text lies outside the element that holds the rest as its children."""
    if index != body.indexes[0] or len(body.indexes) < 3:
        return False
    around = {view.blocks[other].element.getparent() for other in body.indexes[1:]}
    holder = around.pop()
    return not around and holder is not None and holder not in view.blocks[index].element.iterancestors()
