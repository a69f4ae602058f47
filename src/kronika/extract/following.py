"""Where the text of an article goes on: the address of its next page, never that of the next article.

Two things must agree: the address is that of the same article with the next page's number, and the link says that it goes on.
A wrong page would ruin the text, so a pager of comments or a doubtful address counts for nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from kronika.extract.furniture import ancestry, named_kind
from kronika.extract.likeness import starts_alike
from kronika.extract.page_address import Step, is_whole, step
from kronika.html.address import canonical, join
from kronika.html.links import OTHER_SCHEMES, seen
from kronika.lang.language import Language, languages
from kronika.model.article import PageClass
from kronika.model.errors import BadUrl

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.extract.body import Body
    from kronika.extract.view import View

GO_ON = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.UNSOLVED})
ARROWS = "»›>→▶►⇒…|[](){}<«‹←.:- \t\n\xa0"
ARROW = re.compile(r"[»›>→▶►⇒]")
NUMBERS = re.compile(r"\d+")
LAST_NUMBER = re.compile(r"\d+\D*$")
LEAST_KEY = 3
KEY = 10  # characters of an address's last name by which links to the same article are found quickly
LONG_LINK = 60  # a pager's link is short
RELATIVE = frozenset("?0123456789")  # how an address begins that leaves out what pages of a text share
ROW = 240  # and so is a row of page numbers
SHORT_LINE = 80  # the heading of a discussion
ASKS_FOR_COMMENTS = re.compile(r"#.*(?:comment|koment|disku|opini|forum|reply|otzyv)", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Following:
    """The next page of the text, and the page that has all of it, where there is one."""

    next: str | None = None
    whole: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Near:
    """A link whose address is like this page's."""

    url: str
    element: Element

    @property
    def text(self) -> str:
        """What the reader sees."""
        return seen(self.element) if self.element.tag == "a" else ""


def find_following(view: View, body: Body, page_class: PageClass) -> Following:
    """Where the text of this page goes on; nothing when it ends here, it is no article, or nobody can tell."""
    here = address_of(view) if page_class in GO_ON else None
    if here is None:
        return Following()
    near = list(links_nearby(view, here))
    for link in near:
        found = step(here, link.url)
        if found is not None and goes_on(link, found) and not among_comments(view, body, link.element):
            return Following(next=link.url, whole=whole_among(near, here))
    return Following()


def address_of(view: View) -> str | None:
    """The page's own address; where it is not known, the one it says of itself."""
    if view.document.url is not None:
        claimed: str | None = view.document.url
    else:
        links = (link for link in view.document.telling["link"] if "canonical" in rels(link))
        claimed = next((link.get("href") for link in links), None)
    try:
        return canonical(claimed) if claimed else None
    except BadUrl:
        return None


def links_nearby(view: View, here: str) -> Iterator[Near]:
    """Links whose address begins as this page's does; nearly all links of a page fail that quick test."""
    parts = urlsplit(here)
    name = max(parts.path.split("/")[-3:], key=len)  # the last ones may be the page's number
    bare = LAST_NUMBER.sub("", name)
    name = bare if len(bare) >= LEAST_KEY else name
    written, read = name[:KEY], unquote(name)[:KEY]
    encoded = read != written
    told = view.document.telling
    addresses = [(element, href) for element in (*told["link"], *told["a"]) if (href := element.get("href"))]
    for element, href in [
        (element, href)
        for element, href in addresses
        if written in href or href[0] in RELATIVE or (encoded and read in href)
    ]:
        if is_elsewhere(href, parts.netloc) or (element.tag == "link" and "next" not in rels(element)):
            continue
        try:
            url = join(view.document.base or here, href)
        except BadUrl:
            continue
        if url != here:
            yield Near(url=url, element=element)


def is_elsewhere(href: str, host: str) -> bool:
    """The address names another host, none of the web or a discussion: most links that hold this page's address share it."""
    start = href[: len(host) + 16].lower()
    absolute = start.startswith(("http:", "https:", "//"))
    if absolute and start.isascii() and host.removeprefix("www.") not in start:
        return True
    return start.startswith(OTHER_SCHEMES) or ASKS_FOR_COMMENTS.search(href) is not None


def goes_on(link: Near, found: Step) -> bool:
    """The link leads to the next page and says so: by its relation, its words, or its number in a row of numbers."""
    text = link.text
    says = said(text)
    if says.other or len(text) > LONG_LINK:
        return False
    if found.there != found.here + 1:
        return False
    if says.number is not None:  # where pages are counted from 0, the second one has number 1
        fits = says.number == found.there + 1 or (says.number == found.there and found.here > 0)
        return fits and (says.named or in_a_row(link.element, says.number - 1))
    return says.sure or (found.sure and (says.onward or "next" in rels(link.element)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What the words of a link mean."""

    number: int | None = None  # of a page
    named: bool = False  # "page 2", not just "2"
    sure: bool = False  # "next page"
    onward: bool = False  # "next", "»"
    other: bool = False  # "next article"


def said(text: str) -> Said:
    """Read the words of a link in all languages: pagers are often not in the language of the text."""
    plain = " ".join(text.lower().strip(ARROWS).split())
    if not plain:
        return Said(onward=ARROW.search(text) is not None)
    if starts_alike(plain, words("other_article_words")):
        return Said(other=True)
    number = page_named().fullmatch(plain)
    if number:
        written = number["before"] or number["after"] or number["alone"]
        return Said(number=int(written), named=number["alone"] is None)
    sure = starts_alike(plain, words("next_page_words"))
    return Said(sure=sure, onward=sure or plain in words("onward_words"))


@cache
def words(name: str) -> tuple[str, ...]:
    """The phrases of one sort in every language."""
    return tuple(phrase for language in languages().values() for phrase in phrases(language, name))


def phrases(language: Language, name: str) -> tuple[str, ...]:
    """The phrases of one sort in one language."""
    found: tuple[str, ...] = getattr(language, name)
    return found


@cache
def page_named() -> re.Pattern[str]:
    """ "Page 2", "2. strana", "strona 2 z 5", or "2" alone."""
    noun = "|".join(sorted({re.escape(word.rstrip(".")) for word in words("page_words")}, key=len, reverse=True))
    total = r"(?:\s*(?:z|ze|of|из|/)\s*\d{1,2})?"
    return re.compile(
        rf"(?:{noun})\.?\s*(?P<before>\d{{1,2}}){total}|(?P<after>\d{{1,2}})\.?\s+(?:{noun})\.?|(?P<alone>\d{{1,2}}){total}"
    )


def in_a_row(element: Element, number: int) -> bool:
    """Beside the link stands the number of this page, as in a row of page numbers."""
    for around in list(element.iterancestors())[:3]:
        text = " ".join(map(str, around.itertext()))  # the number of one item must not run into the next
        if len(text) > ROW:
            return False
        if str(number) in NUMBERS.findall(text):
            return True
    return False


def among_comments(view: View, body: Body, element: Element) -> bool:
    """The link turns the pages of a discussion: it stands in one, or below its heading."""
    if element.tag == "link":
        return False
    if any(named_kind(f"{one.get('class') or ''} {one.get('id') or ''}") == "comment" for one in ancestry(element)):
        return True
    below = view.blocks[body.indexes[-1] + 1 :] if body.indexes else ()
    said_by_readers = [
        block.element
        for block in below
        if len(block.text) < SHORT_LINE and not block.links and starts_alike(block.text, words("comment_words"))
    ]
    return bool(said_by_readers) and comes_first(view, said_by_readers[0], element)


def comes_first(view: View, one: Element, other: Element) -> bool:
    """Which of two elements the reader meets first."""
    return next((found is one for found in view.document.root.iter() if found is one or found is other), False)


def whole_among(near: list[Near], here: str) -> str | None:
    """The address of the whole text, when a link says so in words and its address agrees."""
    for link in near:
        if is_whole(here, link.url) and starts_alike(link.text.strip(ARROWS), words("one_page_words")):
            return link.url
    return None


def rels(element: Element) -> list[str]:
    """What a link says of its target."""
    return (element.get("rel") or "").lower().split()
