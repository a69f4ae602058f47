"""Which pages may hold office hours, judged by their address and the link to them: high recall, since reading is cheap."""

from __future__ import annotations

from urllib.parse import unquote, urlsplit

from kronika.facts.kind import PageSigns
from kronika.facts.kinds.office_hours.words import PAGES, PASSED_BY


def wants(page: PageSigns) -> bool:
    """The start page, a page whose address or link speaks of an office, and any that says nothing of itself."""
    path = unquote(urlsplit(page.url).path).casefold()
    words = f"{path} {page.link_text} {page.title}".casefold()
    if any(word in words for word in PAGES):
        return True
    return not any(word in words for word in PASSED_BY)
