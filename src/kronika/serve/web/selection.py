"""Which articles to show, as the address says it: bad values are named, not obeyed and not an error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo

from kronika.model.article import ArticleFilter, PageClass

LONGEST = 200  # characters of words
STANDINGS = {"aside": True, "all": None}  # which texts beside those in good standing


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """The filter form of the Articles screen, as typed."""

    source: str = ""
    lang: str = ""
    page_class: str = ""
    since: str = ""
    until: str = ""
    words: str = ""
    standing: str = ""  # "aside": only texts that are set aside; "all": those too

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Selection:
        """The fields as the address gives them."""
        return cls(
            source=query.get("source", ""),
            lang=query.get("lang", ""),
            page_class=query.get("class", ""),
            since=query.get("since", ""),
            until=query.get("until", ""),
            words=query.get("words", "").strip()[:LONGEST],
            standing=query.get("standing", ""),
        )

    def values(self) -> dict[str, str]:
        """The fields by the names they have in the address."""
        return {
            "words": self.words,
            "source": self.source,
            "lang": self.lang,
            "class": self.page_class,
            "since": self.since,
            "until": self.until,
            "standing": self.standing,
        }

    @property
    def empty(self) -> bool:
        """Is nothing chosen?"""
        return not any(self.values().values())

    @property
    def bad_dates(self) -> bool:
        """Is a date given that is none?"""
        return any(text and read_day(text) is None for text in (self.since, self.until))

    @property
    def backwards(self) -> bool:
        """Does the period end before it begins?"""
        since, until = read_day(self.since), read_day(self.until)
        return since is not None and until is not None and until < since

    def filter(self, zone: tzinfo) -> ArticleFilter:
        """What to ask the store; `until` includes its whole day. A chosen class shows pages without an article too."""
        since, until = read_day(self.since), read_day(self.until)
        chosen = PageClass(self.page_class) if self.page_class in set(PageClass) else None
        return ArticleFilter(
            source=self.source or None,
            lang=self.lang or None,
            page_class=chosen,
            since=midnight(since, zone) if since else None,
            until=midnight(until + timedelta(days=1), zone) - timedelta(microseconds=1) if until else None,
            words=" ".join(self.words.split()) or None,
            with_text=chosen is None and self.standing not in STANDINGS,
            quarantined=STANDINGS.get(self.standing, False),
        )


def read_day(text: str) -> date | None:
    """A day as a date field sends it; years that cannot be counted on from are refused."""
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        return None
    return day if 1000 <= day.year < 9999 else None


def day_text(text: str) -> str:
    """What a date field may show: a day as it writes it, or nothing."""
    day = read_day(text)
    return day.isoformat() if day else ""


def midnight(day: date, zone: tzinfo) -> datetime:
    """The first moment of a day."""
    return datetime.combine(day, time.min, tzinfo=zone)
