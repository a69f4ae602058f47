"""What a page says about itself: JSON-LD, microdata, OpenGraph and meta names in one record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.html.jsonld import Node, jsonld, texts, types_of
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


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Metadata:
    """All embedded metadata; names are in lower case, values folded, empty values left out."""

    jsonld: tuple[Node, ...] = ()
    microdata: tuple[Item, ...] = ()
    opengraph: Mapping[str, tuple[str, ...]]
    meta: Mapping[str, tuple[str, ...]]
    links: Mapping[str, tuple[str, ...]]  # <link rel>

    def first(self, *names: str) -> str | None:
        """The first value among OpenGraph and meta names, in the order asked."""
        return next((values[0] for name in names if (values := self.opengraph.get(name) or self.meta.get(name))), None)

    def articles(self) -> Iterator[Node]:
        """JSON-LD objects that are articles."""
        return (node for node in self.jsonld if types_of(node) & ARTICLE_TYPES)

    def article_texts(self, *names: str) -> list[str]:
        """What the JSON-LD articles say under the first of these names that any of them has."""
        for name in names:
            for node in self.articles():
                found = texts(node.get(name))
                if found:
                    return found
        return []

    def article_items(self) -> Iterator[Item]:
        """Microdata items that are articles; then properties that stand in no item, for pages that forget the scope."""
        yield from (item for item in self.microdata if item.type in ARTICLE_TYPES)
        yield from (item for item in self.microdata if not item.type)


def metadata(document: Document) -> Metadata:
    """Read everything a page says about itself."""
    opengraph: dict[str, list[str]] = {}
    meta: dict[str, list[str]] = {}
    for element in document.root.iter("meta"):
        content = fold(element.get("content") or "")
        for name in names_of(element) if content else ():
            (opengraph if name.startswith(GRAPH_PREFIXES) else meta).setdefault(name, []).append(content)
    return Metadata(
        jsonld=jsonld(document.root),
        microdata=microdata(document.root),
        opengraph={name: tuple(values) for name, values in opengraph.items()},
        meta={name: tuple(values) for name, values in meta.items()},
        links=link_relations(document.root),
    )


def names_of(element: Element) -> list[str]:
    """What a meta element is called: property, name or http-equiv."""
    return [name.strip().lower() for key in ("property", "name", "http-equiv") if (name := element.get(key))]


def link_relations(root: Element) -> dict[str, tuple[str, ...]]:
    """rel → addresses as written."""
    found: dict[str, list[str]] = {}
    for element in root.iter("link"):
        href = (element.get("href") or "").strip()
        for relation in (element.get("rel") or "").lower().split() if href else ():
            found.setdefault(relation, []).append(href)
    return {relation: tuple(addresses) for relation, addresses in found.items()}
