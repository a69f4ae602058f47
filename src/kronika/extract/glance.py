"""A glance at a page's bytes: do they speak of a next page at all, so that the page is worth reading for it?"""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import unquote, urlsplit

from kronika.extract.page_address import step
from kronika.html.address import join
from kronika.model.errors import BadUrl

HREF = re.compile(rb"""\bhref\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))""", re.IGNORECASE)
FIRST = (b"?", *(str(digit).encode() for digit in range(10)))  # how an address beside this one may begin
KEY = 8  # characters of the address's name that such a link must hold


def may_go_on(body: bytes, url: str) -> bool:
    """Some link leads to the next page of the address's article; what the link says is not looked at."""
    name = max(urlsplit(url).path.split("/")[-3:], key=len)
    keys = (name[:KEY].encode(), unquote(name)[:KEY].encode())
    if not name and not urlsplit(url).query:
        return False
    for found in HREF.finditer(body):
        href = (found[1] or found[2] or found[3] or b"").strip()
        near = href[:1] in FIRST or any(key in href for key in keys)
        if near and leads_on(href.decode("utf-8", "replace"), url):
            return True
    return False


def leads_on(href: str, url: str) -> bool:
    """An address is that of the next page."""
    try:
        found = step(url, join(url, unescape(href)))
    except BadUrl:
        return False
    return found is not None and found.there == found.here + 1
