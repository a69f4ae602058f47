"""A page that only sends its reader on: <meta http-equiv="refresh">, as old front pages do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kronika.html.address import join
from kronika.html.links import Link
from kronika.model.errors import BadUrl

if TYPE_CHECKING:
    from kronika.html.document import Document

TARGET = re.compile(r"""^\s*\d{1,3}(?:\.\d+)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)""", re.IGNORECASE)


def refreshed(document: Document) -> list[Link]:
    """Where the page sends its reader after a moment; asked only of pages that have no links."""
    for meta in document.root.iter("meta"):
        if (meta.get("http-equiv") or "").lower() == "refresh":
            target = TARGET.match(meta.get("content") or "")
            try:
                return [Link(url=join(document.base, target[1]), text="", element=meta)] if target else []
            except BadUrl:
                return []
    return []
