"""Atom and RSS: a feed in XML; what pages say is text in it, never markup."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from html import escape
from types import MappingProxyType

from lxml import etree

from kronika.flow.watch_feed import Feed, FeedEntry
from kronika.model.change import Piece, PieceKind

ATOM = "http://www.w3.org/2005/Atom"
SIGNS = MappingProxyType(
    {PieceKind.ADDED: "+", PieceKind.REMOVED: "−", PieceKind.REPLACED: "±", PieceKind.MOVED: "↕", PieceKind.LINK: "→"}
)
UNSOUND = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML cannot hold


def atom(feed: Feed, base: str, own: str) -> bytes:
    """RFC 4287."""
    root = etree.Element(f"{{{ATOM}}}feed", nsmap={None: ATOM})  # type: ignore[dict-item]  # None is what lxml calls the usual one
    root.set("{http://www.w3.org/XML/1998/namespace}lang", feed.lang)
    put(root, "id", feed.id)
    put(root, "title", feed.title)
    put(root, "updated", stamp(feed.updated))
    put(root, "link", rel="self", type="application/atom+xml", href=base + own)
    put(root, "link", rel="alternate", type="text/html", href=base + feed.link)
    put(etree.SubElement(root, f"{{{ATOM}}}author"), "name", "Kronika")
    for entry in feed.entries:
        atom_entry(etree.SubElement(root, f"{{{ATOM}}}entry"), entry, base)
    return written(root)


def atom_entry(element: etree._Element, entry: FeedEntry, base: str) -> None:
    """One change."""
    put(element, "id", entry.id)
    put(element, "title", entry.title)
    put(element, "updated", stamp(entry.at))
    put(element, "published", stamp(entry.at))
    put(element, "link", rel="alternate", type="text/html", href=base + entry.link)
    put(element, "link", rel="related", href=entry.page)
    if entry.group:
        put(element, "category", term=entry.group)
    put(element, "summary", entry.summary)
    put(element, "content", content(entry), type="html")


def rss(feed: Feed, base: str, own: str) -> bytes:
    """RSS 2.0."""
    root = etree.Element("rss", {"version": "2.0"}, nsmap={"atom": ATOM})
    channel = etree.SubElement(root, "channel")
    for name, text in (("title", feed.title), ("link", base + feed.link), ("description", feed.title)):
        etree.SubElement(channel, name).text = sound(text)
    etree.SubElement(channel, "language").text = feed.lang
    etree.SubElement(channel, "lastBuildDate").text = mail_date(feed.updated)
    put(channel, "link", rel="self", type="application/rss+xml", href=base + own)
    for entry in feed.entries:
        rss_item(etree.SubElement(channel, "item"), entry, base)
    return written(root)


def rss_item(item: etree._Element, entry: FeedEntry, base: str) -> None:
    """One change."""
    etree.SubElement(item, "title").text = sound(entry.title)
    etree.SubElement(item, "link").text = sound(base + entry.link)
    etree.SubElement(item, "description").text = sound(content(entry))
    etree.SubElement(item, "guid", {"isPermaLink": "false"}).text = entry.id
    etree.SubElement(item, "pubDate").text = mail_date(entry.at)
    if entry.group:
        etree.SubElement(item, "category").text = sound(entry.group)


def content(entry: FeedEntry) -> str:
    """The change as HTML: everything that comes from a page is escaped."""
    lines = [f"<p>{escape(entry.summary)}</p>"]
    if entry.pieces:
        lines.append(f"<ul>{''.join(piece_html(piece) for piece in entry.pieces)}</ul>")
    return "\n".join([*lines, f"<p>{escape(entry.page)}</p>"])


def piece_html(piece: Piece) -> str:
    """One piece, told apart by its sign and by marks every reader knows."""
    text, before = escape(piece.text), escape(piece.before)
    if piece.kind is PieceKind.REMOVED:
        shown = f"<del>{text}</del>"
    elif piece.kind in (PieceKind.REPLACED, PieceKind.LINK):
        shown = f"<del>{before}</del> <ins>{text}</ins>"
    else:
        shown = text if piece.kind is PieceKind.MOVED else f"<ins>{text}</ins>"
    return f"<li>{SIGNS[piece.kind]} {shown}</li>"


def put(parent: etree._Element, name: str, text: str | None = None, **attributes: str) -> None:
    """An element of Atom."""
    made = etree.SubElement(parent, f"{{{ATOM}}}{name}", {key: sound(value) for key, value in attributes.items()})
    if text is not None:
        made.text = sound(text)


def written(root: etree._Element) -> bytes:
    """The bytes of the document."""
    return etree.tostring(root, encoding="utf-8", xml_declaration=True)


def stamp(moment: datetime) -> str:
    """A moment as Atom writes it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def mail_date(moment: datetime) -> str:
    """A moment as RSS writes it."""
    return format_datetime(moment.astimezone(UTC), usegmt=True)


def sound(text: str) -> str:
    """Text that XML can hold."""
    return UNSOUND.sub("\ufffd", text)


WRITERS: Mapping[str, tuple[str, Callable[[Feed, str, str], bytes]]] = MappingProxyType(
    {"atom": ("application/atom+xml; charset=utf-8", atom), "rss": ("application/rss+xml; charset=utf-8", rss)}
)
