"""The hours of an office: every hour of the page, and ranges of bare numbers such as "9–15" or "16-17.30"."""

from __future__ import annotations

import re
from bisect import bisect_right

from kronika.facts.hours import hour_mentions
from kronika.model.mention import Mention, PageText

BARE = r"(0?[5-9]|1\d|2[0-2])"
MINUTES = r"(?:[.:]([0-5]\d))?"
RANGE = re.compile(
    rf"(?<![\w.,:/§+–-])(?<!\d\d\d\s){BARE}{MINUTES}\s?[-–—]\s?{BARE}{MINUTES}(?!\w|[.,:/–-]\d|\s?(?:zł|kč|%|lat\b|r\.)|\s\d\d\d)",
    re.IGNORECASE,
)
TELEPHONE = re.compile(r"(?:tel|fax|fakt|nr|konto|nip|regon|ič|psč)\.?:?\s*[\d\s()+-]*$", re.IGNORECASE)
SHORTEST = 15  # minutes


def office_mentions(page: PageText) -> list[Mention]:
    """All hours in order; where a range of bare numbers lies over hours found one by one, the range is believed."""
    known = hour_mentions(page)
    ranges = [pair for match in RANGE.finditer(page.text) if (pair := pair_of(page, match, known))]
    taken = {(mention.start, mention.end) for pair in ranges for mention in pair}
    spans = [(pair[0].start, pair[1].end) for pair in ranges]
    kept = [
        one
        for one in known
        if (one.start, one.end) not in taken and not any(one.start < end and start < one.end for start, end in spans)
    ]
    return sorted([*kept, *(mention for pair in ranges for mention in pair)], key=lambda one: one.start)


def pair_of(page: PageText, match: re.Match[str], known: list[Mention]) -> tuple[Mention, Mention] | None:
    """The two ends of a range, or None when it was found already or is no range of hours."""
    since, until = clock(match[1], match[2]), clock(match[3], match[4])
    if minutes(until) - minutes(since) < SHORTEST or TELEPHONE.search(page.text[: match.start()][-40:]):
        return None
    inside = [one for one in known if match.start() <= one.start < match.end()]
    if any(one.until or one.since for one in inside):
        return None
    starts = [line.start for line in page.lines]
    line = max(0, bisect_right(starts, match.start()) - 1)
    first_end = match.end(2) if match[2] else match.end(1)
    last_end = match.end(4) if match[4] else match.end(3)
    return (
        Mention(
            start=match.start(1),
            end=first_end,
            text=page.text[match.start(1) : first_end],
            time=since,
            line=line,
            until=until,
        ),
        Mention(
            start=match.start(3),
            end=last_end,
            text=page.text[match.start(3) : last_end],
            time=until,
            line=line,
            since=since,
        ),
    )


def clock(hour: str, minute: str | None) -> str:
    """As it is written everywhere in the program: "08:00"."""
    return f"{int(hour):02}:{minute or '00'}"


def minutes(time: str) -> int:
    """Minutes since midnight."""
    return int(time[:2]) * 60 + int(time[3:])
