"""What it is about: the page's own tags."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from kronika.extract.field_marks import is_foreign, is_named, names_of
from kronika.extract.likeness import starts_alike
from kronika.extract.origin import Said
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

Keywords = Said[tuple[str, ...]]

TAG_NAME = re.compile(
    r"(?:^|[\s_-])(?:tags?|tagi|tag-?list|keywords?|stitky|metki|klicova|temata|tematy|topics|schlagw\w*|article-?tags)(?:$|[\s_-])",
    re.IGNORECASE,
)
TAG_ADDRESS = re.compile(
    r"/(?:tags?|tagi|tema|temata|tematy?|stit(?:ek|ky)|keywords?|klicova-slova|topics?|thema|themen|metki?|hashtag)/|[?&](?:tag|tema|keyword)=",
    re.IGNORECASE,
)
SPLIT = re.compile(r"\s*[,;|]\s*")
LONGEST = 60
LONGEST_LINE = 300
LONGEST_LIST = 2_000
CLIMB = 3  # elements around a line that may be called tags
LINKED = 0.4
MOST = 30


def find_keywords(view: View) -> Keywords:
    """Tags, the ones readers see first; each once."""
    found = clean(in_microdata(view), view)
    if found:
        return Said(value=found, origin="microdata")
    for origin, texts in (*on_page(view).items(), ("jsonld", in_jsonld(view)), ("meta", in_meta(view))):
        found = clean(texts, view)
        if found:
            return Said(value=found, origin=origin)
    return Said(value=())


def in_microdata(view: View) -> Iterator[str]:
    """itemprop="keywords", one each or a list."""
    for item in view.metadata.article_items():
        for value in item.properties.get("keywords", ()):
            inner = [text_of(link) for link in value.element.iter("a")]
            yield from inner or SPLIT.split(value.text[:LONGEST_LIST])


def on_page(view: View) -> dict[str, list[str]]:
    """Tags that readers see, by the way they are known, in one walk: rel="tag", a list called tags, "Tagi: …", their addresses."""
    found: dict[str, list[str]] = {"tag": [], "list": [], "text": [], "link": []}
    for block in view.blocks:
        if len(block.text) > LONGEST_LINE:
            continue
        if block.link_chars and block.link_share > LINKED:
            from_links(block, found)
        elif block.link_chars:
            found["tag"] += related(block)
        if ":" in block.text[:25] and starts_alike(block.text, view.tongue.keyword_words):
            found["text"] += SPLIT.split(block.text.split(":", 1)[1])
    return found


def from_links(block: Block, found: dict[str, list[str]]) -> None:
    """The links of a line of links."""
    found["tag"] += related(block)
    if called_tags(block.element):
        found["list"] += [text_of(link) for link in block.links] or [block.text]
    else:
        tagged = [text_of(link) for link in block.links if TAG_ADDRESS.search(link.get("href") or "")]
        if tagged and not is_foreign(block.element, frozenset()):
            found["link"] += tagged


def related(block: Block) -> list[str]:
    """Links with rel="tag"."""
    return [text_of(link) for link in block.inline if link.tag == "a" and "tag" in (link.get("rel") or "").split()]


def called_tags(element: Element | None) -> bool:
    """The element or one right around it is called tags."""
    for _ in range(CLIMB):
        if element is None or element.tag in ("body", "article", "main"):
            return False
        names = names_of(element)
        if names and is_named(TAG_NAME, names):
            return True
        element = element.getparent()
    return False


def in_jsonld(view: View) -> Iterator[str]:
    """The keywords of the article object."""
    for text in view.metadata.article_texts("keywords"):
        yield from SPLIT.split(text[:LONGEST_LIST])


def in_meta(view: View) -> Iterator[str]:
    """article:tag, news_keywords, keywords."""
    yield from view.metadata.opengraph.get("article:tag", ())
    for name in ("news_keywords", "keywords"):
        for text in view.metadata.meta.get(name, ()):
            yield from SPLIT.split(text[:LONGEST_LIST])


def clean(found: Iterable[str], view: View) -> tuple[str, ...]:
    """Short texts, each once, without the word "tags" itself."""
    names: dict[str, str] = {}
    for text in found:
        name = text.strip(" ,;.#")
        if 1 < len(name) <= LONGEST and name.lower() not in view.tongue.keyword_words:
            names.setdefault(name.lower(), name)
        if len(names) >= MOST:
            break
    return tuple(names.values())
