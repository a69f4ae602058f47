"""The letters a reader sees on a page, each with its place in the page's source; and how a stretch of them is found."""

from __future__ import annotations

import html
import re
import unicodedata
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

UNSEEN = "script|style|template|textarea|title|svg|math"
# Comments, parts nobody reads, tags, and signs written by name or number. In a tag a quote opens a value only behind "=", and
# only so many parts are looked at: whatever a page is made of, its markup is found in one pass.
INSIDE = r"""(?:[^<>=]++|=\s*+"[^"]*+"|=\s*+'[^']*+'|=){0,300}+"""
MARKUP = re.compile(
    rf"<!--.*?(?:-->|\Z)|<(?P<name>{UNSEEN})\b{INSIDE}>.*?(?:</(?P=name)\b[^<>]*+>|\Z)|<[/!?a-z]{INSIDE}>"
    r"|(?P<sign>&(?:\#[0-9]{1,8}|\#x[0-9a-f]{1,7}|[a-z][a-z0-9]{1,31});?)",
    re.IGNORECASE | re.DOTALL,
)
MOST_PLACES = 500  # where the same letters stand that are compared
AROUND = 300  # letters on either side that tell one place from another
ENDS = 24  # letters of its beginning and end by which a stretch is found that has something in its middle
BETWEEN = 400  # letters that may stand in its middle


@dataclass(frozen=True, slots=True, kw_only=True)
class Letters:
    """The letters and digits of a source without case and accents; `starts` and `ends` are places in the source."""

    text: str
    starts: array[int]
    ends: array[int]

    def find(self, wanted: str, before: str = "", after: str = "") -> tuple[int, int] | None:
        """Where in the source a stretch of letters stands; what is before and after it tells between several places."""
        if not wanted:
            return None
        places = [(place, place + len(wanted)) for place in occurrences(self.text, wanted)] or list(self._loose(wanted))
        if not places:
            return None
        first, last = max(places, key=lambda place: (self._likeness(place, before, after), -place[0]))
        return self.starts[first], self.ends[last - 1]

    def _loose(self, wanted: str) -> Iterator[tuple[int, int]]:
        """Places that begin and end like the stretch, with something between that the extraction left out."""
        if len(wanted) < 2 * ENDS:
            return
        for place in occurrences(self.text, wanted[:ENDS]):
            end = self.text.find(wanted[-ENDS:], place + ENDS, place + len(wanted) + BETWEEN)
            if end >= 0:
                yield place, end + ENDS

    def _likeness(self, place: tuple[int, int], before: str, after: str) -> int:
        first, last = place
        earlier = self.text[max(0, first - AROUND) : first]
        later = self.text[last : last + AROUND]
        return common(reversed(earlier), reversed(before[-AROUND:])) + common(iter(later), iter(after[:AROUND]))


def letters_seen(source: str) -> Letters:
    """The letters of a page as a browser shows them: without tags, comments, scripts and styles."""
    text: list[str] = []
    starts, ends = array("l"), array("l")
    for start, end, shown in runs(source):
        for place, sign in enumerate(shown):
            for letter in folded(sign):
                text.append(letter)
                starts.append(start if end else start + place)
                ends.append(end or start + place + 1)
    return Letters(text="".join(text), starts=starts, ends=ends)


def runs(source: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a source that are seen: from where, to where if all of it stands for one sign, else 0, and what is seen."""
    at = 0
    for match in MARKUP.finditer(source):
        yield at, 0, source[at : match.start()]
        if match["sign"]:
            yield match.start(), match.end(), html.unescape(match[0])
        at = match.end()
    yield at, 0, source[at:]


def letters_of(text: str) -> str:
    """The letters of a plain text, to be looked for."""
    return "".join(map(folded, text))


@lru_cache(maxsize=8192)
def folded(sign: str) -> str:
    """A sign without case, accents and manner of writing; nothing for what is no letter or digit."""
    return "".join(part for part in unicodedata.normalize("NFKD", sign.casefold()) if part.isalnum())


def occurrences(text: str, wanted: str) -> list[int]:
    """Where a text holds another, up to a limit."""
    found: list[int] = []
    place = text.find(wanted)
    while place >= 0 and len(found) < MOST_PLACES:
        found.append(place)
        place = text.find(wanted, place + 1)
    return found


def common(one: Iterator[str], other: Iterator[str]) -> int:
    """How many signs two texts begin with in common."""
    count = 0
    for first, second in zip(one, other, strict=False):
        if first != second:
            break
        count += 1
    return count
