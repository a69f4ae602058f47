"""What a page says about itself: JSON-LD, microdata, OpenGraph and meta names in one record."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from html import unescape
from typing import TYPE_CHECKING

from kronika.html.jsonld import NESTED, Node, jsonld, texts, types_of
from kronika.html.microdata import Item, microdata
from kronika.html.text import fold

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document

ARTICLE_TYPES = frozenset(
    (
        "Article NewsArticle ReportageNewsArticle AnalysisNewsArticle OpinionNewsArticle ReviewNewsArticle BackgroundNewsArticle BlogPosting "
        "LiveBlogPosting SocialMediaPosting Report TechArticle ScholarlyArticle AdvertiserContentArticle Posting"
    ).split()
)
GRAPH_PREFIXES = ("og:", "article:", "twitter:", "fb:", "vk:")
ADDRESS = re.compile(r"^https?://(?:www\.)?|[?#].*$|/$")
LONGEST = 20_000  # of one value
MOST_HEADINGS = 4


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Metadata:
    """All embedded metadata; names are in lower case, values folded, empty values left out."""

    jsonld: tuple[Node, ...] = ()
    described: tuple[Node, ...] = ()  # the JSON-LD objects that are articles, the one about this page first
    known: Mapping[str, Node] = field(default_factory=dict)  # JSON-LD objects by their @id
    microdata: tuple[Item, ...] = ()
    opengraph: Mapping[str, tuple[str, ...]]
    meta: Mapping[str, tuple[str, ...]]
    links: Mapping[str, tuple[str, ...]]  # <link rel>
    headings: tuple[Element, ...] = ()  # the first h1 elements

    def first(self, *names: str) -> str | None:
        """The first value among OpenGraph and meta names, in the order asked."""
        return next((values[0] for name in names if (values := self.opengraph.get(name) or self.meta.get(name))), None)

    def articles(self) -> Iterator[Node]:
        """JSON-LD objects that are articles."""
        return iter(self.described)

    def article_texts(self, *names: str) -> list[str]:
        """What the JSON-LD articles say under the first of these names that any of them has."""
        for name in names:
            for node in self.described:
                found = texts(node.get(name), NESTED, self.known)
                if found:
                    return found
        return []

    def article_items(self) -> Iterator[Item]:
        """Microdata items that are articles; then properties that stand in no item, for pages that forget the scope."""
        yield from (item for item in self.microdata if item.type in ARTICLE_TYPES)
        yield from (item for item in self.microdata if not item.type)


def metadata(document: Document) -> Metadata:
    """Read everything a page says about itself."""
    telling = document.telling
    opengraph, meta = named_values(telling["meta"])
    links = link_relations(telling["link"])
    objects = jsonld(telling["script"])
    here = {
        bare(address)
        for address in (document.url, *links.get("canonical", ()), *opengraph.get("og:url", ()))
        if address
    }
    return Metadata(
        jsonld=objects,
        described=described(objects, here),
        known={name: node for node in reversed(objects) if isinstance(name := node.get("@id"), str) and len(node) > 1},
        microdata=microdata(document.root),
        opengraph=opengraph,
        meta=meta,
        links=links,
        headings=tuple(telling["h1"][:MOST_HEADINGS]),
    )


def named_values(elements: Iterable[Element]) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """OpenGraph and its kind, and plain names."""
    opengraph: dict[str, list[str]] = {}
    meta: dict[str, list[str]] = {}
    for element in elements:
        content = written(element)
        for name in names_of(element) if content else ():
            (opengraph if name.startswith(GRAPH_PREFIXES) else meta).setdefault(name, []).append(content)
    return settled(opengraph), settled(meta)


def settled(found: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    """What travels does not change."""
    return {name: tuple(values) for name, values in found.items()}


def written(element: Element) -> str:
    """The content of a meta element; entities that were escaped twice are resolved."""
    content = (element.get("content") or "")[:LONGEST]
    return fold(unescape(unescape(content)) if "&" in content else content)


def names_of(element: Element) -> list[str]:
    """What a meta element is called: property, name or http-equiv."""
    return [name.strip().lower() for key in ("property", "name", "http-equiv") if (name := element.get(key))]


def link_relations(elements: Iterable[Element]) -> dict[str, tuple[str, ...]]:
    """rel → addresses as written."""
    found: dict[str, list[str]] = {}
    for element in elements:
        href = (element.get("href") or "").strip()
        for relation in (element.get("rel") or "").lower().split() if href else ():
            found.setdefault(relation, []).append(href)
    return settled(found)


def described(objects: Iterable[Node], here: set[str]) -> tuple[Node, ...]:
    """The articles among the objects; one that names this page's address comes before teasers of others."""
    found = [node for node in objects if types_of(node) & ARTICLE_TYPES]
    if len(found) > 1 and here:
        found.sort(key=lambda node: not any(bare(address) in here for address in addresses_of(node)))
    return tuple(found)


def addresses_of(node: Node) -> Iterator[str]:
    """What an object says its page is."""
    for name in ("mainEntityOfPage", "url", "@id"):
        value = node.get(name)
        value = value.get("@id") if isinstance(value, dict) else value
        if isinstance(value, str):
            yield value


def bare(address: str) -> str:
    """An address without scheme, www, query and last slash."""
    return ADDRESS.sub("", address.strip()[:2_000])
