"""F2, the page filter of the thesis: two patterns on the last part of the address and on the text of the link."""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

from kronika.facts.kind import PageSigns

NAME = "thesis: page filter (F2)"
WANTED = re.compile(
    r"msze|nabo[żz]e[ńn]stw(a|(?=\W\d)|$)|porz[ąa]dek($|\.htm)|porz[ąa]dek.(liturgi|mszy)|"
    r"(rozk[lł]ad|plan|godziny|uk[lł]ad|harmonogram|grafik|rozpiska).mszy",
    re.IGNORECASE,
)
UNWANTED = re.compile(
    r"nabo[zż]e[ńn]stwa.(majowe|wielk|czerwcowe|maryjne|pasyjne|pokutne|fatimskie|do|ro[żz]a|czterdzie|w.wielk)",
    re.IGNORECASE,
)


def thesis_wants(page: PageSigns) -> bool:
    """The page may hold mass times, says the thesis."""
    return any(
        WANTED.search(words) and not UNWANTED.search(words) for words in (last_segment(page.url), page.link_text)
    )


def last_segment(url: str) -> str:
    """What stands behind the last slash of an address that is followed by something."""
    address = urlsplit(url)
    segment = address.path.rstrip("/").rsplit("/", 1)[-1]
    return unquote(f"{segment}?{address.query}" if address.query else segment)
