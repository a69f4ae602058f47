"""Measures documents once: the general engine reads every distinct page one time, whatever texts are tried on it."""

from __future__ import annotations

from dataclasses import replace

from kronika.flow.measuring import read_generally
from kronika.model.article import PageClass
from kronika.model.document import Document, Measures
from kronika.verify.measuring import measure


class Gauge:
    """Remembers what it has read and measured; one for each source, so that memory stays small."""

    def __init__(self) -> None:
        self._read: dict[str, tuple[str | None, PageClass | None]] = {}
        self._taken: dict[Document, Measures] = {}

    def take(self, document: Document) -> Measures:
        """The measures of a document."""
        if document not in self._taken:
            general, page_class = self._general(document)
            self._taken[document] = measure(replace(document, general=general, page_class=page_class))
        return self._taken[document]

    def _general(self, document: Document) -> tuple[str | None, PageClass | None]:
        if document.html not in self._read:
            read = read_generally(document)
            self._read[document.html] = read.general, read.page_class
        return self._read[document.html]
