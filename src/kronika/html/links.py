"""The links of a page: absolute, canonical, in document order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.html.address import join
from kronika.html.text import fold, text_of
from kronika.model.errors import BadUrl

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document

MAX_LINKS = 50_000
ADDRESS_OF = {"a": "href", "area": "href", "frame": "src", "iframe": "src"}
OTHER_SCHEMES = ("javascript:", "mailto:", "tel:", "data:", "#", "about:", "ftp:", "whatsapp:", "viber:", "file:")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Link:
    """One link: where it leads and what the reader sees."""

    url: str
    text: str
    element: Element
    nofollow: bool = False


def links(document: Document) -> list[Link]:
    """Every http(s) link of <a> and <area> and what frames show, repeated ones too; links that lead nowhere are left out."""
    found: list[Link] = []
    for element in document.root.iter(*ADDRESS_OF):
        href = element.get(ADDRESS_OF[str(element.tag)])
        if not href or href.lstrip().lower().startswith(OTHER_SCHEMES):
            continue
        try:
            url = join(document.base, href)
        except BadUrl:
            continue
        found.append(Link(url=url, text=seen(element), element=element, nofollow=is_nofollow(element)))
        if len(found) >= MAX_LINKS:
            break
    return found


def seen(element: Element) -> str:
    """The words of a link, else what its picture or title says."""
    text = text_of(element)
    if text:
        return text
    pictures = (image.get("alt") for image in element.iter("img"))
    said = (
        next((alt for alt in pictures if alt), None)
        or element.get("title")
        or element.get("alt")
        or frame_name(element)
    )
    return fold(said)


def frame_name(element: Element) -> str:
    """What a frame is called; an anchor's name is for addresses, not for readers."""
    return (element.get("name") or "") if element.tag in ("frame", "iframe") else ""


def is_nofollow(element: Element) -> bool:
    """The author asks robots not to follow."""
    return "nofollow" in (element.get("rel") or "").lower().split()
