"""How much a page is believed: a page of the schedule before a passing word, a change of order from its day on, the newer before the older."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

from kronika.facts.kind import PageSigns
from kronika.facts.kinds.mass_times.baselines.page_filter import thesis_wants
from kronika.facts.kinds.mass_times.brief import is_weekly
from kronika.facts.kinds.mass_times.calendar_words import CalendarWords, words_for
from kronika.facts.kinds.mass_times.dates import patterns as date_patterns
from kronika.facts.kinds.mass_times.days import SUNDAY
from kronika.facts.kinds.mass_times.folding import folded, words_pattern
from kronika.model.fact import PageFacts

PASSING, LISTING, SCHEDULE, CHANGE = range(4)
ENOUGH = 4  # weekly hours of a page that lists a schedule
RECENT = timedelta(days=400)  # a change of order older than this is history, if the schedule has no date
LONG_AGO = datetime.min.replace(tzinfo=UTC)
REASONS = ("on its own page", "newer", "fuller", "surer", "read later")


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What speaks for a page, the strongest first."""

    rank: int
    since: date  # when it was written or began to hold
    hours: int
    sureness: float
    fetched: datetime

    @property
    def order(self) -> tuple[int, date, int, float, datetime]:
        """For comparing pages."""
        return self.rank, self.since, self.hours, self.sureness, self.fetched


def standing(page: PageFacts, today: date | None) -> Standing:
    """How a page stands among the pages of its site."""
    weekly = [finding for finding in page.findings if is_weekly(finding)]
    begins = valid_from(page)
    return Standing(
        rank=CHANGE if is_change(page, begins, today) else rank_of(page),
        since=begins or page.written or date.min,
        hours=len(weekly),
        sureness=min((finding.p * finding.confidence for finding in weekly), default=0.0),
        fetched=page.fetched or LONG_AGO,
    )


def rank_of(page: PageFacts) -> int:
    """A page of its own for the schedule, one that lists it, or one that only speaks of it."""
    weekly = [finding for finding in page.findings if is_weekly(finding)]
    words = words_for(folded(page.text.text))
    if is_news(page, words):
        return PASSING
    if weekly and thesis_wants(PageSigns(url=page.url, link_text=page.title)):
        return SCHEDULE
    days = {finding.day for finding in weekly}
    return LISTING if len(weekly) >= ENOUGH and SUNDAY in days and len(days) > 1 else PASSING


def is_news(page: PageFacts, words: CalendarWords) -> bool:
    """Its address or title says announcements, intentions or news."""
    address = re.sub(r"[\W_]+", " ", folded(page.url.split("://")[-1].partition("/")[2]))
    return re.search(words_pattern(words.news), f"{address} {folded(page.title)}") is not None


def why(taken: Standing, left: Standing) -> str:
    """Why one page was believed and not the other."""
    if taken.rank == CHANGE and left.rank != CHANGE:
        return "newer"
    return next(
        (reason for reason, one, other in zip(REASONS, taken.order, left.order, strict=True) if one != other),
        "read first",
    )


def is_change(page: PageFacts, begins: date | None, today: date | None) -> bool:
    """A page that changes the order of masses, and not long ago."""
    if begins is None:
        return False
    return today is None or begins > today - RECENT


@lru_cache(maxsize=8)
def change_pattern(words: CalendarWords) -> re.Pattern[str]:
    """Words of a new order."""
    return re.compile(words_pattern(words.new_order))


def valid_from(page: PageFacts) -> date | None:
    """The day from which a page's new order holds: "Nowe godziny Mszy od 24 stycznia"."""
    plain = folded(page.text.text)
    words = words_for(plain)
    if not change_pattern(words).search(plain):
        return None
    made = date_patterns(words)
    for pattern in (made.named, made.numbered):
        for match in pattern.finditer(plain):
            if made.since.search(plain[max(0, match.start() - 12) : match.start()]):
                return day_of(match, made.months, page)
    return None


def day_of(match: re.Match[str], months: dict[str, int], page: PageFacts) -> date | None:
    """The date of a match; its year is the one nearest to when the page was written, if it names none."""
    parts = match.groupdict()
    number = months.get(parts.get("month") or "") or int(parts.get("number") or 0)
    day = int(re.findall(r"\d+", match["days"])[0])
    near = page.written or (page.fetched.date() if page.fetched else None)
    if not number or (not match["year"] and near is None):
        return None
    years = [int(match["year"])] if match["year"] else [near.year + step for step in (-1, 0, 1)] if near else []
    found: list[date] = []
    for year in years:
        try:
            found.append(date(year, number, day))
        except ValueError:
            continue
    return min(found, key=lambda one: abs(one - near) if near else timedelta()) if found else None
