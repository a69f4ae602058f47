"""A stored page as the reader of facts takes it: decoded by evidence, asked whether it may hold the fact, and read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import unescape

from kronika.facts.kind import EventModel, FactKind, PageSigns
from kronika.facts.page_text import text_of_document
from kronika.flow.fact_dates import written_on
from kronika.flow.fact_fragments import Cutter
from kronika.html.charset import Decoded
from kronika.html.document import decoded, parse_decoded
from kronika.model.fact import Finding, PageFacts
from kronika.model.mention import PageText
from kronika.model.page import Page

TITLE = re.compile(r"<title[^>]*>([^<]{0,500})", re.IGNORECASE)
HEAD = 65_536  # characters in which a title stands


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """What is the same for all pages of a site."""

    kind: FactKind
    site: str
    model: EventModel | None = None  # None: the shipped one
    lang: str | None = None
    truths: Mapping[str, bool] | None = None  # what people said, by the key of the fragment
    unfiltered: bool = False  # read every page, whatever its address and title

    def wants(self, page: Page, text: str) -> bool:
        """Whether the page may hold the fact, by its address, the link to it and its title."""
        title = TITLE.search(text, 0, HEAD)
        shown = " ".join(unescape(title[1]).split()) if title else ""
        return self.kind.wants(PageSigns(url=page.final_url, link_text=page.link_text or "", title=shown))

    def read(self, page: Page, body: bytes) -> PageFacts | None:
        """The findings of a page; None when it is not one that may hold the fact. Raises NotText for what is no text."""
        found = decoded(body, url=page.final_url, content_type=page.header("content-type"))
        if not self.unfiltered and not self.wants(page, found.text):
            return None
        return self._read(page, found)

    def _read(self, page: Page, found: Decoded) -> PageFacts:
        document = parse_decoded(found, url=page.final_url)
        text = text_of_document(document)
        return PageFacts(
            url=page.final_url,
            text=text,
            findings=tuple(self._findings(text)),
            page_id=page.id,
            title=document.title,
            fetched=page.fetched_at,
            written=written_on(document, text, lang=self.lang, now=page.fetched_at),
        )

    def _findings(self, text: PageText) -> list[Finding]:
        """What the machine says, and people above it."""
        return self.kind.findings(text, model=self.model, answers=self._answers(text))

    def _answers(self, text: PageText) -> dict[tuple[int, int], bool] | None:
        """What people said of this page's mentions, by their places."""
        if not self.truths:
            return None
        cutter = Cutter(self.kind.name, self.site, text)
        said = ((mention, self.truths.get(cutter.key(mention))) for mention in self.kind.mentions(text))
        return {(mention.start, mention.end): truth for mention, truth in said if truth is not None}
