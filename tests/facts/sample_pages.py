"""The sample web's parishes as labelled pages: every hour of a mass is marked before the page is laid out, and found again after."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from kronika.facts.hours import hour_mentions
from kronika.facts.page_text import text_of_html
from kronika.sampleweb.parishes.layouts import LOOKS
from kronika.sampleweb.parishes.marked import HOUR
from kronika.sampleweb.parishes.pages import pages
from kronika.sampleweb.parishes.parish import parishes

NOW = datetime(2026, 3, 25, tzinfo=UTC)
BEGIN, END = "\ue000", "\ue001"  # marks that no page has
OPEN_BEFORE = re.compile(  # only refers to a mass, or takes one back
    r"(?:po|przed)\s+Msz\w+(?:\s+\S+){0,2}\s+(?:o\s+|godz\.\s*)*$|(?:zamiast|nie ma|dotąd).{0,45}$",
    re.IGNORECASE,
)
OPEN_AFTER = re.compile(r"\s+(?:zostaje\s+)?(?:przeniesion|przechodzi)")


@dataclass(frozen=True, slots=True, kw_only=True)
class SamplePage:
    """One page: its HTML and where masses stand in our text of it."""

    site: str
    path: str
    html: str
    masses: tuple[tuple[int, int], ...]


def sample_pages() -> Iterator[SamplePage]:
    """All pages of all parishes that have a site; doors of frames hold the same text twice and are left out."""
    for parish in parishes():
        menu = pages(parish, NOW)
        for page in menu if parish.look else ():
            if parish.look == "frames" and page.path == "/":
                continue
            look = LOOKS[parish.look]
            marked = replace(page, text=HOUR.sub(lambda found: f"{{{BEGIN}{found[1]}{END}{found[2]}}}", page.text))
            text = text_of_html(look(parish, marked, menu)).text
            yield SamplePage(site=parish.key, path=page.path, html=look(parish, page, menu), masses=tuple(spans(text)))


def spans(text: str) -> Iterator[tuple[int, int]]:
    """Where the marked hours stand once the marks are taken out."""
    place = start = 0
    for sign in text:
        if sign == BEGIN:
            start = place
        elif sign == END:
            yield start, place
        else:
            place += 1


def labelled_lines() -> Iterator[str]:
    """The pages that have hours as lines of a labelled file; hours that refer to a mass or take one back are left open."""
    for page in sample_pages():
        text = text_of_html(page.html)
        labels = []
        for mention in hour_mentions(text):
            is_mass = any(start < mention.end and mention.start < end for start, end in page.masses)
            before, after = text.text[max(0, mention.start - 60) : mention.start], text.text[mention.end :]
            is_open = OPEN_BEFORE.search(before) or OPEN_AFTER.match(after)
            label = "mass" if is_mass else "excluded" if is_open else "not_mass"
            labels.append({"start": mention.start, "end": mention.end, "label": label, "time": mention.time})
        if labels:
            yield (
                json.dumps({"id": page.site + page.path, "site": page.site, "html": page.html, "mentions": labels})
                + "\n"
            )
