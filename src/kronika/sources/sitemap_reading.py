"""What a sitemap says: pages with their dates, and further sitemaps; as XML or as lines of plain text."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING

from lxml import etree

from kronika.html.charset import decode
from kronika.html.text import fold
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.model.page import Fetched

if TYPE_CHECKING:
    from lxml.etree import _Element

MOST_ENTRIES = 50_000  # as the protocol has it
ADDRESS = re.compile(r"https?://\S+", re.IGNORECASE)
DECLARATION = re.compile(r"^\s*<\?xml[^>]{0,300}\?>")
DAY, MONTH, YEAR = timedelta(days=1), timedelta(days=31), timedelta(days=366)
PAGES = ("<html", "<!doctype html", "<head", "<body")


@dataclass(frozen=True, slots=True, kw_only=True)
class SitemapEntry:
    """One page or one further sitemap, with what is said of it."""

    loc: str
    is_sitemap: bool = False
    modified: datetime | None = None
    blur: timedelta = timedelta(0)  # how much later it may be: a day without an hour
    published: datetime | None = None  # of a news sitemap
    title: str = ""
    keywords: str = ""
    publication: str = ""
    language: str = ""
    spoken: frozenset[str] = frozenset()  # the languages under which it lists its own address among its translations


def read_sitemap(fetched: Fetched) -> list[SitemapEntry]:
    """The entries of a sitemap file; a sentence when it is none, or when it declares what only an attack does."""
    text = decode(fetched.body, fetched.header("content-type")).text.lstrip("\ufeff \t\r\n\0")
    if not text.startswith("<"):
        return plain_entries(text, fetched)
    head = text[:2_000].lower()
    if any(mark in head for mark in PAGES):
        raise unreadable(
            f"{fetched.url} is a web page and no sitemap; for a page of links add a source with --kind listing."
        )
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise unreadable(
            f"The sitemap {fetched.url} declares a DTD or entities, which a sitemap does not need; it was not read."
        )
    found = xml_entries(DECLARATION.sub("", text, count=1))
    if found is None:
        raise unreadable(
            f"{fetched.url} is XML, but no sitemap; give the sitemap's own address with --option sitemap=URL."
        )
    return found


def plain_entries(text: str, fetched: Fetched) -> list[SitemapEntry]:
    """A sitemap of plain text: one address a line."""
    lines = [line.strip() for line in text.splitlines()[:MOST_ENTRIES] if line.strip()]
    found = [SitemapEntry(loc=line) for line in lines if ADDRESS.fullmatch(line)]
    if lines and not found:
        raise unreadable(f"{fetched.url} is no sitemap: none of its lines is an address.")
    return found


def xml_entries(text: str) -> list[SitemapEntry] | None:
    """The entries of an XML sitemap, whatever its namespaces; None when the file is something else."""
    found: list[SitemapEntry] = []
    known = False
    for element in finished(text):
        name = local(element)
        if name in ("url", "sitemap") and len(found) < MOST_ENTRIES:
            entry = entry_of(element)
            if entry.loc:
                found.append(entry)
        known = known or name in ("urlset", "sitemapindex", "url", "sitemap")
        if name in ("url", "sitemap"):
            forget(element)
    return doubted(found) if known else None


def finished(text: str) -> Iterator[_Element]:
    """Elements as they end; what breaks the file off ends the reading, and what came before is kept."""
    parts = etree.iterparse(
        io.BytesIO(text.encode("utf-8", "replace")),
        events=("end",),
        recover=True,
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        remove_comments=True,
        remove_pis=True,
    )
    try:
        for _, element in parts:
            yield element
    except etree.XMLSyntaxError:
        return


def forget(element: _Element) -> None:
    """Let go of what has been read: a sitemap has tens of thousands of entries."""
    element.clear()
    while element.getprevious() is not None:
        del element.getparent()[0]  # type: ignore[union-attr]


def entry_of(element: _Element) -> SitemapEntry:
    """One <url> or <sitemap>; pictures and videos within it have addresses of their own, which are not asked for."""
    said = {local(child): fold(child.text or "") for child in reversed(element)}
    news = next((child for child in element if local(child) == "news"), None)
    told = {local(child): fold(child.text or "") for child in news.iter()} if news is not None else {}
    modified, blur = moment(said.get("lastmod", ""))
    return SitemapEntry(
        loc=said.get("loc", ""),
        is_sitemap=local(element) == "sitemap",
        modified=modified,
        blur=blur,
        published=moment(told.get("publication_date", ""))[0],
        title=told.get("title", ""),
        keywords=told.get("keywords", ""),
        publication=told.get("name", ""),
        language=told.get("language", ""),
        spoken=spoken(element, said.get("loc", "")),
    )


def spoken(element: _Element, loc: str) -> frozenset[str]:
    """The languages of a page that lists its translations and itself among them."""
    return frozenset(
        (child.get("hreflang") or "").lower()
        for child in element
        if local(child) == "link" and (child.get("href") or "").strip() == loc
    )


def doubted(entries: list[SitemapEntry]) -> list[SitemapEntry]:
    """Without dates that are all the same: they say when the file was made, and nothing of the pages."""
    dates = {entry.modified for entry in entries}
    pages = sum(not entry.is_sitemap for entry in entries)
    if pages < 10 or len(dates) > 1:
        return entries
    return [replace(entry, modified=None, blur=timedelta(0)) for entry in entries]


def local(element: _Element) -> str:
    """The name of an element without its namespace."""
    return bare(str(element.tag))


@lru_cache(maxsize=256)
def bare(tag: str) -> str:
    """A tag without its namespace; a sitemap says the same few tens of thousands of times."""
    return tag.rpartition("}")[2].rpartition(":")[2].lower()


def moment(written: str) -> tuple[datetime | None, timedelta]:
    """A date as the W3C writes it, in UTC, and how blurred it is; also a year or a month alone."""
    text = written.strip()
    if not text:
        return None, timedelta(0)
    try:
        if re.fullmatch(r"\d{4}", text):
            return datetime(int(text), 1, 1, tzinfo=UTC), YEAR
        if re.fullmatch(r"\d{4}-\d{2}", text):
            return datetime(int(text[:4]), int(text[5:]), 1, tzinfo=UTC), MONTH
        found = datetime.fromisoformat(text)
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC), DAY if len(
            text
        ) <= 10 else timedelta(0)
    except (ValueError, OverflowError):
        return None, timedelta(0)


def unreadable(sentence: str) -> FetchError:
    """A sitemap that cannot be read."""
    return FetchError(sentence, kind=FailureKind.UNREADABLE)
