"""Values as XML wants them: moments, addresses, languages, and a tree as text."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from urllib.parse import quote

from lxml import etree

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
XML_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
TONGUE = re.compile(r"[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*")
SITE = re.compile(r"https?://(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)", re.IGNORECASE)
BARE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
IN_ADDRESSES = "!$%&'()*+,/:;=?@~"
FARTHEST = timedelta(hours=14)


def serialised(root: Element, *, narrow: bool) -> str:
    """A tree as a document of its own; letters beyond ASCII as references where the output is narrow."""
    made = etree.tostring(root, pretty_print=True, encoding="ascii" if narrow else "utf-8", xml_declaration=False)
    return DECLARATION + made.decode("utf-8")


def moment(at: datetime) -> str:
    """A time as xs:dateTime; offsets that it does not know (seconds, more than 14 hours) are counted into UTC."""
    offset = at.utcoffset()
    if offset is not None and (offset % timedelta(minutes=1) or abs(offset) > FARTHEST):
        try:
            at = at.astimezone(UTC)
        except OverflowError:
            at = at.replace(tzinfo=UTC)
    return at.isoformat()


def pointer(address: str) -> str:
    """An address as xs:anyURI: one fragment, no white space; what does not begin as a web address is taken as a path."""
    site = SITE.match(address)
    if site is None:
        return quote(address, safe="/", errors="replace")
    place, mark, fragment = BARE_PERCENT.sub("%25", address[site.end() :]).partition("#")
    return site[0] + quote(place, safe=IN_ADDRESSES) + mark + quote(fragment, safe=IN_ADDRESSES)


def tongue(lang: str | None) -> str | None:
    """A language's code, if it is one."""
    return lang if lang and TONGUE.fullmatch(lang) else None
