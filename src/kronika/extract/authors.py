"""Who wrote it: the metadata's authors, else the byline; the site itself only where nobody else is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from kronika.extract.body import Body
from kronika.extract.field_marks import AUTHOR, NOT_AUTHOR, is_foreign, is_named, names_of
from kronika.extract.headline import Headline
from kronika.extract.likeness import is_name
from kronika.extract.names import clean_names, is_agency, only_site, prefix_of
from kronika.extract.origin import Said
from kronika.extract.sitename import site_name
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.html.text import text_of
from kronika.lang.dates import find_dates

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

Authors = Said[tuple[str, ...]]

META = (
    "author",
    "article:author",
    "dc.creator",
    "dcterms.creator",
    "parsely-author",
    "sailthru.author",
    "byl",
    "cxenseparse:author",
    "og:author",
)
SEPARATORS = "|•·\n–—"
LARGE = frozenset({"td", "div", "section", "article", "body", "li", "header"})  # may hold more than the block
LONGEST = 120
FEW = 3  # authors by links; more of them belong to other articles
BEFORE, AFTER, BELOW = 4, 12, 8
NOWHERE = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})


def find_authors(view: View, headline: Headline, body: Body) -> Authors:
    """Names in the order given, each once, and where they were found."""
    site = site_name(view.metadata, view.document.url)
    own: Authors | None = None
    ways: tuple[tuple[str, Callable[[], Iterator[str]]], ...] = (
        ("jsonld", lambda: in_jsonld(view)),
        ("meta", lambda: in_meta(view)),
        ("microdata", lambda: in_microdata(view)),
        ("link", lambda: linked(view, held(view, headline))),
        ("byline", lambda: written(view, headline, body)),
    )
    for origin, way in ways:
        names = clean_names(way(), view)
        if names and not only_site(names, site):
            return Said(value=names, origin=origin)
        if names and own is None:
            own = Said(value=names, origin=origin)
    return own or Said(value=())


def in_jsonld(view: View) -> Iterator[str]:
    """author, else creator, of the article object."""
    yield from view.metadata.article_texts("author", "creator")


def in_meta(view: View) -> Iterator[str]:
    """The first meta name that holds a name and no address."""
    for name in META:
        for values in (view.metadata.meta.get(name), view.metadata.opengraph.get(name)):
            fit = [text for text in values or () if "://" not in text and "facebook.com" not in text]
            if fit:
                yield from fit
                return
    yield from view.metadata.meta.get("citation_author", ())


def in_microdata(view: View) -> Iterator[str]:
    """itemprop author or creator of the article."""
    for item in view.metadata.article_items():
        for name in ("author", "creator"):
            values = item.properties.get(name, ())
            if values:
                yield from (value.text for value in values)
                return


def held(view: View, headline: Headline) -> frozenset[Element]:
    """What is around the headline cannot be foreign."""
    if headline.index is None:
        return frozenset()
    element = view.blocks[headline.index].element
    return frozenset((element, *element.iterancestors()))


def linked(view: View, safe: frozenset[Element]) -> Iterator[str]:
    """Links with rel="author"; many of them belong to a list of articles, so then only the first counts."""
    found: dict[str, None] = {}
    for link in view.document.root.iter("a"):
        relation = link.get("rel")
        if relation and "author" in relation.split() and not is_foreign(link, safe):
            found.setdefault(text_of(link))
    names = [name for name in found if name]
    yield from names if len(names) <= FEW else names[:1]


def written(view: View, headline: Headline, body: Body) -> Iterator[str]:
    """A byline near the headline or right below the text: in an element called so, after "Author:", or a bare name."""
    safe = held(view, headline)
    above, below = near(view, headline, body)
    top, end = lines(view, above), lines(view, below)
    for way, places in (
        (called, top),
        (prefixed, top),
        (beside_date, top),
        (prefixed, end),
        (called, end),
        (signed, end),
        (bare, top),
    ):
        for block in places:
            found = list(way(block, view))
            if found and clean_names(found, view) and not is_foreign(block.element, safe):
                yield from found
                return


def lines(view: View, indexes: list[int]) -> list[Block]:
    """Blocks short enough for a byline."""
    return [
        block for index in indexes if len((block := view.blocks[index]).text) <= LONGEST and block.tag not in NOWHERE
    ]


def near(view: View, headline: Headline, body: Body) -> tuple[list[int], list[int]]:
    """Places around the headline, and below the text."""
    at = headline.index if headline.index is not None else (body.indexes[0] if body.indexes else 0)
    last = body.indexes[-1] if body.indexes else at
    end = len(view.blocks)
    above = [*range(at + 1, min(end, at + AFTER)), *range(at - 1, max(-1, at - 1 - BEFORE), -1)]
    return above, [*range(max(0, last - 1), min(end, last + BELOW))]


def called(block: Block, view: View) -> Iterator[str]:
    """The element, or one inside it, is called author."""
    for element in (block.element, *block.inline):
        names = names_of(element)
        if not names or not is_named(AUTHOR, names) or is_named(NOT_AUTHOR, names):
            continue
        if element is not block.element:
            yield without_dates(text_of(element), view)
        elif block.tag not in LARGE or len(block.text) < LONGEST:
            yield without_dates(block.text, view)
            return


def prefixed(block: Block, view: View) -> Iterator[str]:
    """ "Autor: Jana Malá"."""
    for part in pieces(without_dates(block.text, view)):
        name = prefix_of(part)
        if name and len(name) <= LONGEST and name[:1].isupper() and len(name.split()) <= 10:
            yield name
            return


def beside_date(block: Block, view: View) -> Iterator[str]:
    """A name in a line that also has a date."""
    rest = without_dates(block.text, view)
    if rest != block.text and len(block.links) <= 2:
        yield from (part for part in pieces(rest) if is_name(part) or is_agency(part))


def bare(block: Block, view: View) -> Iterator[str]:
    """A line of its own that looks like a person's name, in languages that write few capitals."""
    if view.tongue.capitals_tell and len(block.links) <= 1:
        yield from (part for part in pieces(block.text) if is_name(part))


def signed(block: Block, view: View) -> Iterator[str]:
    """A line below the text that is a name or an agency."""
    if view.tongue.capitals_tell and len(block.links) <= 1:
        yield from (part for part in pieces(block.text)[:2] if is_name(part) or is_agency(part))


def pieces(text: str) -> list[str]:
    """A line between its separators."""
    for separator in SEPARATORS:
        text = text.replace(f" {separator} " if separator in "–—" else separator, "|")
    return [piece for part in text.split("|") if (piece := part.strip(" ,;-"))]


def without_dates(text: str, view: View) -> str:
    """The byline without its date."""
    if not any(map(str.isdigit, text)):
        return text
    for found in reversed(find_dates(text, lang=view.lang, now=view.now)):
        text = text[: found.start] + "|" + text[found.end :]
    return text
