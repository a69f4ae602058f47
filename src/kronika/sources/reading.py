"""Reads a fetched page as a document, or as nothing when it is no text."""

from __future__ import annotations

from kronika.html.document import Document, parse
from kronika.model.errors import NotText
from kronika.model.page import Fetched


def document_of(fetched: Fetched) -> Document | None:
    """The parsed page; None when its bytes are no text (fetch has already recorded that)."""
    try:
        return parse(fetched.body, url=fetched.final_url, content_type=fetched.header("content-type"))
    except NotText:
        return None
