"""Original: a stored page as it was, in UTF-8, caged so that nothing in it can run, load, ask or lead away."""

from __future__ import annotations

import re

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from kronika.html.charset import decode
from kronika.model.errors import UnknownName
from kronika.model.page import Page
from kronika.serve.web.addresses import record_number
from kronika.serve.web.admit import Reader
from kronika.serve.web.headers import ORIGINAL_POLICY
from kronika.serve.web.marked_original import bytes_asked, marked

HTML_TYPES = ("text/html", "application/xhtml+xml")
OPENING = 1024  # characters in which a page without a type shows that it is HTML
LOOKS_LIKE_HTML = re.compile(r"<(?:!doctype\s+html|html|head|body|title|meta|h1|p|div)\b", re.IGNORECASE)

# A content policy stops requests, but not the connections a browser opens ahead of them for hints, frames and links.
# Of two attributes of one name the first counts, so ours, put first, disarms the page's own; without quotes it is
# harmless wherever the letters stand, be it in a text or in another tag's attribute. A link that wants a new window
# does nothing in the cage, where new windows are forbidden.
DISARMED = {
    "link": "rel=-",
    "iframe": "srcdoc=&#32;",
    "frame": "src=about:blank",
    "a": "target=_blank",
    "area": "target=_blank",
    "set": "attributename=-",  # an animated drawing could give a link its target back
    "animate": "attributename=-",
}
OPENS_CONNECTIONS = re.compile(rf"<({'|'.join(DISARMED)})(?=[\s/>])", re.IGNORECASE)

CAGE = {
    "Content-Security-Policy": ORIGINAL_POLICY,
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
}

router = APIRouter()


@router.get("/pages/{page_id}/original")
def original(visit: Reader, page_id: str, bytes: str = "") -> Response:
    """The bytes of one stored version, decoded by our own rules and sent as UTF-8; `bytes` are marked: 10240-10512."""
    pages = visit.shell.store.pages
    try:
        page = pages.get(record_number(page_id))
        body = pages.body(page.id)
    except UnknownName as error:
        raise HTTPException(404) from error
    decoded = decode(body, page.header("content-type"))
    if not is_html(page, decoded.text):
        return Response(decoded.text.encode(errors="replace"), media_type="text/plain; charset=utf-8", headers=CAGE)
    asked = bytes_asked(bytes)
    text = decoded.text if asked is None else marked(body, decoded, asked)
    return Response(disarm(text).encode(errors="replace"), media_type="text/html; charset=utf-8", headers=CAGE)


def disarm(text: str) -> str:
    """The page with hints, frames and links that open no connection."""
    return OPENS_CONNECTIONS.sub(lambda tag: f"{tag[0]} {DISARMED[tag[1].lower()]} ", text)


def is_html(page: Page, text: str) -> bool:
    """Is it a web page? A feed or a plain text is shown as the text it is."""
    kind = (page.header("content-type") or "").partition(";")[0].strip().lower()
    return kind in HTML_TYPES or (not kind and bool(LOOKS_LIKE_HTML.search(text[:OPENING])))
