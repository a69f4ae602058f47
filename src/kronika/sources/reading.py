"""Reads a fetched page as a document, or as nothing when it is no text; what is asked twice is read once."""

from __future__ import annotations

import threading

from kronika.html.document import Document, parse
from kronika.model.errors import NotText
from kronika.model.page import Fetched


class Last(threading.local):
    """The last page this thread read: what leads on and what a page is are asked one after the other."""

    fetched: Fetched | None = None
    document: Document | None = None


LAST = Last()


def document_of(fetched: Fetched) -> Document | None:
    """The parsed page; None when its bytes are no text (fetch has already recorded that)."""
    if LAST.fetched is not fetched:
        LAST.document = parsed(fetched)
        LAST.fetched = fetched
    return LAST.document


def parsed(fetched: Fetched) -> Document | None:
    """The page as the parser reads it."""
    try:
        return parse(fetched.body, url=fetched.final_url, content_type=fetched.header("content-type"))
    except NotText:
        return None
