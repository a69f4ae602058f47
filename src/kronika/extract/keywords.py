"""What it is about: the page's own tags."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from kronika.extract.body import Body
from kronika.extract.field_marks import is_foreign, is_named, names_of
from kronika.extract.headline import Headline
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
CLIMB = 2  # elements around a line that may be called tags
LINKED = 0.4
MOST = 30
BEFORE, BELOW, MOST_BLOCKS = 5, 40, 400


def find_keywords(view: View, headline: Headline, body: Body) -> Keywords:
    """Tags, the ones readers see first; each once."""
    found = clean(in_microdata(view), view)
    if found:
        return Said(value=found, origin="microdata")
    for origin, texts in (
        *on_page(view, span(view, headline, body)).items(),
        ("jsonld", in_jsonld(view)),
        ("meta", in_meta(view)),
    ):
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


def span(view: View, headline: Headline, body: Body) -> tuple[Block, ...]:
    """From a little above the headline to a little below the text: menus name other articles' tags."""
    first = max(0, (headline.index or 0) - BEFORE)
    last = body.indexes[-1] + BELOW if body.indexes else first + MOST_BLOCKS
    return view.blocks[first:last]


def on_page(view: View, blocks: Iterable[Block]) -> dict[str, list[str]]:
    """Tags that readers see, by the way they are known, in one walk: rel="tag", a list called tags, "Tagi: …", their addresses."""
    found: dict[str, list[str]] = {"tag": [], "list": [], "text": [], "link": []}
    known: dict[Element | None, str] = {}
    for block in blocks:
        text = block.text
        if len(text) > LONGEST_LINE:
            continue
        if block.link_chars:
            from_links(block, found, known)
        if ":" in text:
            found["text"] += after_words(text, view)
    return found


def after_words(text: str, view: View) -> list[str]:
    """ "Tagi: most, rzeka", on a line of its own."""
    for line in text.split("\n"):
        if ":" in line[:25] and starts_alike(line, view.tongue.keyword_words):
            return SPLIT.split(line.split(":", 1)[1])
    return []


def from_links(block: Block, found: dict[str, list[str]], known: dict[Element | None, str]) -> None:
    """The links of a line."""
    links = block.links
    for link in links:
        relation = link.get("rel")
        if relation and "tag" in relation.split():
            found["tag"].append(text_of(link))
    if block.link_chars <= LINKED * len(block.text):
        return
    if called_tags(block.element, known):
        found["list"] += [text_of(link) for link in links] or [block.text]
        return
    tagged = [link for link in links if TAG_ADDRESS.search(link.get("href") or "")]
    if tagged and not is_foreign(block.element, frozenset()):
        found["link"] += map(text_of, tagged)


def called_tags(element: Element, known: dict[Element | None, str]) -> bool:
    """The element or one right around it is called tags; the names around a line are read once for all its neighbours."""
    parent = element.getparent()
    names = known.get(parent)
    if names is None:
        names = known[parent] = " ".join(map(names_of, around(parent)))
    own = names_of(element)
    return is_named(TAG_NAME, f"{own} {names}" if own else names)


def around(element: Element | None) -> Iterator[Element]:
    """An element and the next one outside it, no further than the article."""
    for _ in range(CLIMB):
        if element is None or element.tag in ("body", "article", "main"):
            return
        yield element
        element = element.getparent()


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
