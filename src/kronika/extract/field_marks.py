"""How dates, authors, tags and foreign parts are called in class and id names: data, and the one question asked of it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

START, END = r"(?:^|[\s_-]|(?<=[a-z])(?=[A-Z]))", r"(?:$|[\s_-]|(?=[A-Z]))"
# Parts of a page that speak of other articles, or in which readers speak.
FOREIGN = re.compile(
    START
    + r"(?:(?i:comments?|commentary-list|koment\w*|kommentar\w*|diskus\w*|diskuz\w*|disqus|forum|replies|respond|related\w*|souvis\w*|powiaz\w*|"
    r"teasers?|recommend\w*|doporuc\w*|polecan\w*|popular|nejcten\w*|najczyt\w*|most-?read|also-?like|similar|sidebar|widget|outbrain|taboola|"
    r"footer|navbar|nav|menu|newsletter|ticker|lenta|carousel|slider|promo|caption|copyright))" + END
)
FOREIGN_TAGS = frozenset({"aside", "nav", "footer", "figcaption", "figure", "form"})
SAFE_TAGS = frozenset({"body", "html", "main", "article"})
DATE = re.compile(
    START
    + r"(?:(?i:date|datum|data|time|timestamp|published|pubdate|posted|post-?date|entry-?date|dateline|postmetadata|meta|by-?line|subline|authored|"
    r"submitted|zeit|fecha|zverejneno|vydano|dodano|opublikowano|publikace|дата))" + END
)
UPDATED = re.compile(START + r"(?:(?i:updated|modified|aktual\w*|zmen\w*))" + END)
PUBLISHED = re.compile(
    START + r"(?:(?i:published|pubdate|entry-?date|post-?date|created|datePublished|publish-date))" + END
)
AUTHOR = re.compile(
    START + r"(?:(?i:authors?|author-?name|autor|autorzy|autori|autoren|byline|by-?line|avtor|podpis-autor|"
    r"writer|contributor|journalist|redaktor|signature|vcard))" + END
)
NOT_AUTHOR = re.compile(
    r"(?i:bio|box|desc|about|image|img|photo|avatar|social|follow|job|role|title|position|email|link-list|date)"
)
FAR = 40  # elements that are climbed


@lru_cache(maxsize=16_384)
def is_foreign_name(names: str) -> bool:
    """Class and id names of a part that is not about this article."""
    return FOREIGN.search(names) is not None


@lru_cache(maxsize=16_384)
def is_named(pattern: re.Pattern[str], names: str) -> bool:
    """Class and id names that a pattern knows."""
    return pattern.search(names) is not None


def names_of(element: Element) -> str:
    """Class and id of an element, as one text."""
    named, numbered = element.get("class"), element.get("id")
    if named is None:
        return numbered or ""
    return named if numbered is None else f"{named} {numbered}"


def is_foreign(element: Element, safe: frozenset[Element]) -> bool:
    """Inside a part that is not about this article; what holds the headline (`safe`) cannot be one."""
    for _ in range(FAR):
        if element in safe or element.tag in SAFE_TAGS:
            return False
        names, parent = names_of(element), element.getparent()
        if parent is None:
            return False
        own = element.tag == "footer" and parent.tag == "article"  # where an article is signed
        if (element.tag in FOREIGN_TAGS and not own) or (names and is_foreign_name(names)):
            return True
        element = parent
    return False
