"""Which content management system a page comes from, by the marks it left."""

from __future__ import annotations

from kronika.flow.exploring.cms_marks import GENERATORS, HEADERS, MARKS
from kronika.html.document import Document
from kronika.model.page import Fetched

READ = 300_000  # bytes of a page that are looked through


def cms_of(document: Document, fetched: Fetched) -> str:
    """Its name; empty when there is no mark. What a page says of itself comes before what it looks like."""
    for meta in document.root.iter("meta"):
        if (meta.get("name") or "").lower() == "generator":
            said = (meta.get("content") or "").strip().lower()
            for begin, name in GENERATORS.items():
                if said.startswith(begin):
                    return name
    for (header, begin), name in HEADERS.items():
        value = fetched.header(header)
        if value is not None and value.lower().startswith(begin):
            return name
    text = fetched.body[:READ].lower()
    return next((name for name, marks in MARKS.items() if any(mark.encode() in text for mark in marks)), "")
