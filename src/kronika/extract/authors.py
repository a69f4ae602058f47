"""Who wrote it: the metadata's authors, else the byline."""

from __future__ import annotations

import re
from collections.abc import Iterable

from kronika.extract.body import Body
from kronika.extract.headline import Headline
from kronika.extract.likeness import is_name, plain
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.html.text import text_of
from kronika.lang.dates import find_dates

AND = re.compile(r"\s*[,;/|•·&]\s*|\s+(?:a|i|и|and|oraz)\s+(?=[^\W\d_])")
NAMED = re.compile(r"(?:^|[\s_-])(?:author|autor|byline|avtor|autorzy|podpis-autor)(?:$|[\s_-])", re.IGNORECASE)
PARTS = re.compile(r"\s*[|•·\n]\s*|\s+[–—/-]\s+")
LARGE = frozenset({"td", "div", "section", "article", "body"})  # may hold more than the block
BYLINES = frozenset({None, "byline"})
LONGEST = 60
MOST = 8
BEFORE, AFTER, BELOW = 3, 10, 10


def find_authors(view: View, headline: Headline, body: Body, kinds: list[str | None]) -> tuple[str, ...]:
    """Names in the order given, each once."""
    for found in (stated(view), linked(view), written(view, headline, body, kinds)):
        names = clean(found, view)
        if names:
            return names
    return ()


def stated(view: View) -> list[str]:
    """Authors in JSON-LD, microdata or meta."""
    found = view.metadata.article_texts("author", "creator")
    if not found:
        found = [
            value.text
            for item in view.metadata.article_items()
            for value in (*item.properties.get("author", ()), *item.properties.get("creator", ()))
        ]
    if not found:
        found = [text for name in ("author", "article:author", "dc.creator") if (text := view.metadata.first(name))]
    return found


def linked(view: View) -> list[str]:
    """Links with rel="author"."""
    return [text_of(link) for link in view.document.root.iter("a") if "author" in (link.get("rel") or "").split()]


def written(view: View, headline: Headline, body: Body, kinds: list[str | None]) -> list[str]:
    """A byline near the headline or right below the text: after "Author:", in an element called so, or a bare name."""
    lines = [view.blocks[index] for index in near(view, headline, body) if kinds[index] in BYLINES]
    lines = [block for block in lines if len(block.text) <= 2 * LONGEST]
    for way in (prefixed, in_named_element, bare_name):
        for block in lines:
            found = way(block, view)
            if found:
                return found
    return []


def prefixed(block: Block, view: View) -> list[str]:
    """ "Autor: Jana Malá"."""
    for part in PARTS.split(without_dates(block.text, view)):
        name = after_prefix(part, view)
        if name:
            return [name]
    return []


def in_named_element(block: Block, view: View) -> list[str]:
    """The element, or one inside it, is called author."""
    for element in (block.element, *block.inline):
        called = NAMED.search(f"{element.get('class') or ''} {element.get('id') or ''}") or element.tag == "address"
        if called and (element is not block.element or block.tag not in LARGE):
            return [without_dates(block.text if element is block.element else text_of(element), view)]
    return []


def bare_name(block: Block, view: View) -> list[str]:
    """A part of a dateline, or a line of its own, that looks like a person's name."""
    if len(block.text) > 2 * LONGEST or len(block.links) > 1:
        return []
    parts = [part.strip() for part in PARTS.split(without_dates(block.text, view))]
    return [part for part in parts if is_name(part)]


def near(view: View, headline: Headline, body: Body) -> list[int]:
    """Blocks where a byline may stand."""
    at = headline.index if headline.index is not None else (body.indexes[0] if body.indexes else 0)
    last = body.indexes[-1] if body.indexes else at
    around = [*range(at + 1, at + AFTER), *range(last + 1, last + BELOW), *range(at - 1, at - 1 - BEFORE, -1)]
    return [index for index in around if 0 <= index < len(view.blocks)]


def after_prefix(text: str, view: View) -> str | None:
    """ "Autor: Jana Malá" is Jana Malá."""
    lower = text.lower()
    for prefix in view.tongue.author_prefixes:
        rest = text[len(prefix) :]
        if lower.startswith(prefix) and rest[:1] in (":", " ") and (":" in rest[:2] or rest.strip()[:1].isupper()):
            return rest.strip(" :")
    return None


def without_dates(text: str, view: View) -> str:
    """The byline without its date."""
    for found in reversed(find_dates(text, lang=view.lang, now=view.now)):
        text = text[: found.start] + "|" + text[found.end :]
    return re.sub(r"[\s|,]*\|[\s|,]*", " | ", text).strip(" |,;–-·•\n")


def clean(found: Iterable[str], view: View) -> tuple[str, ...]:
    """Single names, without addresses, prefixes and the site's own name."""
    site = plain(view.metadata.first("og:site_name") or "")
    names: list[str] = []
    for text in (text for text in found if "://" not in text and "@" not in text):
        for part in AND.split(after_prefix(text, view) or text):
            name = part.strip(" .:–-")
            fits = 2 < len(name) <= LONGEST and any(map(str.isalpha, name))
            if fits and plain(name) != site and not any(map(str.isdigit, name)) and name not in names:
                names.append(name)
    return tuple(names[:MOST])
