"""How the pages of a listing are turned: tried on the page itself with the very code that will walk it."""

from __future__ import annotations

import re
from math import gcd

from kronika.flow.exploring.turning_marks import NUMBERS, OFFSETS, OLDER
from kronika.html.document import Document
from kronika.html.links import links
from kronika.sources.paging import Paging

LONGEST = 30  # characters of a link that turns a page


def turning_of(document: Document) -> dict[str, str]:
    """The options of a source that walk on from this page; empty when nothing leads on."""
    url = document.url or ""
    for number in NUMBERS:
        onward = Paging(re.compile(number), "").next_pages(document, url)
        if onward:
            return {"page": narrowed(number, onward[0].url)}
    for offset in OFFSETS:
        found = [int(match[1]) for link in links(document) if (match := re.search(offset, link.url))]
        step = gcd(*found) if found else 0
        if step > 1 and Paging(re.compile(offset), "", step).next_pages(document, url):
            return {
                "page": narrowed(offset, next(link.url for link in links(document) if re.search(offset, link.url))),
                "step": str(step),
            }
    for words in OLDER:
        onward = Paging(re.compile(NUMBERS[0]), words).next_pages(document, url)
        if onward and len(onward[0].text) <= LONGEST:  # a headline may hold the word too
            return {"older": words}
    return {}


def narrowed(number: str, url: str) -> str:
    """The pattern for the one name that this site uses."""
    found = re.search(number, url)
    name = re.match(r"[?&](\w+)=", found[0]) if found else None
    return rf"[?&]{name[1]}=(\d+)" if name else number
