"""An annotator who knows: says of a fragment of a sample parish's page whether the marked hour begins a mass."""

from __future__ import annotations

import re
from datetime import datetime
from urllib.parse import urlsplit

from kronika.sampleweb.parishes.marked import HOUR, lines, plain
from kronika.sampleweb.parishes.pages import pages
from kronika.sampleweb.parishes.truth import by_host

AROUND = 14  # characters on either side by which an hour is found again
UNSEEN = re.compile(r"[\s•|]+")  # what layouts put between words
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")

Spans = tuple[str, list[tuple[int, int]]]


class Oracle:
    """Knows the pages of all sample parishes as they are at one moment."""

    def __init__(self, now: datetime) -> None:
        self._now = now
        self._hosts = by_host()
        self._pages: dict[str, dict[str, Spans]] = {}

    def is_mass(self, url: str, before: str, marked: str, after: str) -> bool:
        """Whether the hour that stands between these words on this page is the beginning of a mass."""
        parts = urlsplit(url)
        host = (parts.hostname or "").removesuffix(".localhost")
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        text, spans = self._known(host).get(path, ("", []))
        place = found_again(text, *(squeezed(part) for part in (before, marked, after)))
        return any(start <= place < end for start, end in spans)

    def _known(self, host: str) -> dict[str, Spans]:
        if host not in self._hosts:
            return {}
        if host not in self._pages:
            self._pages[host] = {page.path: spans_of(page.text) for page in pages(self._hosts[host], self._now)}
        return self._pages[host]


def spans_of(text: str) -> Spans:
    """The words of a page without anything between them, and where its hours of masses stand."""
    whole, spans = "", []
    for line in lines(text):
        for cell in line.cells if line.kind != "meaning" else ():
            last = 0
            for hour in HOUR.finditer(cell):
                whole += squeezed(plain(cell[last : hour.start()]))
                start = len(whole)
                whole += squeezed(plain(hour[1]))
                spans.append((start, len(whole)))
                last = hour.end()
            whole += squeezed(plain(cell[last:]))
    return whole, spans


def found_again(text: str, before: str, marked: str, after: str) -> int:
    """Where the marked words stand; -1 when they are not there."""
    for length in range(AROUND, -1, -2):  # at the edge of a page other words stand around
        head = before[len(before) - min(length, len(before)) :]
        for tail in (after[:length], ""):
            at = text.find(head + marked + tail)
            if at >= 0:
                return at + len(head)
    return -1


def squeezed(text: str) -> str:
    """Words without spaces, bars and bullets; raised digits as plain ones."""
    return UNSEEN.sub("", text.translate(RAISED))
