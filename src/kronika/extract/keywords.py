"""What it is about: the page's own tags."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, cast

from kronika.extract.likeness import starts_alike
from kronika.extract.view import View
from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

TAG_LIST = "//*[self::ul or self::ol or self::p or self::div or self::span or self::td][@class or @id][.//a]"
TAG_NAME = re.compile(
    r"(?:^|[\s_-])(?:tags?|tagi|tag-?list|keywords?|stitky|metki|klicova|temata|tematy|topics)(?:$|[\s_-])",
    re.IGNORECASE,
)
SPLIT = re.compile(r"\s*[,;|]\s*")
LONGEST = 60
MOST = 30


def find_keywords(view: View) -> tuple[str, ...]:
    """Tags, the ones readers see first; each once."""
    ways = (in_microdata, by_relation, in_tag_list, after_words, in_jsonld, in_meta)
    for way in ways:
        found = clean(way(view), view)
        if found:
            return found
    return ()


def in_microdata(view: View) -> Iterator[str]:
    """itemprop="keywords", one each or a list."""
    for item in view.metadata.article_items():
        for value in item.properties.get("keywords", ()):
            inner = [text_of(link) for link in value.element.iter("a")]
            yield from inner or SPLIT.split(value.text)


def by_relation(view: View) -> Iterator[str]:
    """Links with rel="tag"."""
    return (text_of(link) for link in view.document.root.iter("a") if "tag" in (link.get("rel") or "").split())


def in_tag_list(view: View) -> Iterator[str]:
    """The links of an element that is called tags."""
    outer: Element | None = None
    for element in cast("list[Element]", view.document.root.xpath(TAG_LIST)):
        if any(ancestor is outer for ancestor in element.iterancestors()):
            continue  # its links have been read already
        if TAG_NAME.search(f"{element.get('class') or ''} {element.get('id') or ''}"):
            outer = element
            yield from (text_of(link) for link in element.iter("a"))


def after_words(view: View) -> Iterator[str]:
    """ "Tagi: most, rzeka"."""
    for block in view.blocks:
        if len(block.text) < 300 and ":" in block.text[:25] and starts_alike(block.text, view.tongue.keyword_words):
            yield from SPLIT.split(block.text.split(":", 1)[1])


def in_jsonld(view: View) -> Iterator[str]:
    """The keywords of the article object."""
    for text in view.metadata.article_texts("keywords"):
        yield from SPLIT.split(text)


def in_meta(view: View) -> Iterator[str]:
    """article:tag, news_keywords, keywords."""
    yield from view.metadata.opengraph.get("article:tag", ())
    for name in ("news_keywords", "keywords"):
        for text in view.metadata.meta.get(name, ()):
            yield from SPLIT.split(text)


def clean(found: Iterable[str], view: View) -> tuple[str, ...]:
    """Short texts, each once, without the word "tags" itself."""
    names: dict[str, str] = {}
    for text in found:
        name = text.strip(" ,;.#")
        if 1 < len(name) <= LONGEST and name.lower() not in view.tongue.keyword_words:
            names.setdefault(name.lower(), name)
    return tuple(names.values())[:MOST]
