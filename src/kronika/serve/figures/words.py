"""The words of figures, and how days and numbers are written; a page in another language brings its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta

from kronika.model.analysis import Tone
from kronika.model.series import Step

THIN = "\u2009"


def number(value: float, digits: int = 0) -> str:
    """A number as newspapers print it: thin spaces between thousands, a real minus."""
    text = f"{value:,.{digits}f}".replace(",", THIN)
    return text.replace("-", "−") if float(f"{value:.{digits}f}") else text.replace("-", "")


def percent(share: float) -> str:
    """A share."""
    return f"{share * 100:.0f}{THIN}%"


def day_month(day: date) -> str:
    """A day on an axis."""
    return f"{day.day} {day:%b}"


def full_day(day: date) -> str:
    """A day in a sentence."""
    return f"{day.day} {day:%B %Y}"


def month(day: date) -> str:
    """A month on an axis."""
    return f"{day:%b}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """All words that a figure says by itself. Texts with {} are filled in."""

    articles: str = "articles"
    article_count: Callable[[int], str] = lambda many: f"{number(many)} article{'s' * (many != 1)}"
    server_count: Callable[[int], str] = lambda many: f"{many} server{'s' * (many != 1)}"
    points: str = "points per article"
    balance: str = "balance"
    tones: Mapping[Tone, str] = field(
        default_factory=lambda: {Tone.NEGATIVE: "negative", Tone.NEUTRAL: "neutral", Tone.POSITIVE: "positive"}
    )
    most_negative: str = "Most negative"
    most_positive: str = "Most positive"
    mean_tone: str = "mean tone"
    all_servers: str = "line: all servers"
    broken: str = "broken"
    hatched: str = "hatched, broken"
    nothing: str = "no articles"
    none_there: str = "There are no articles in this period. Choose another one, or ask for less."
    ranks: tuple[str, ...] = ("most articles", "second", "third")
    kinds: Mapping[str, str] = field(
        default_factory=lambda: {
            "PER": "person",
            "LOC": "place",
            "ORG": "organisation",
            "PRO": "product",
            "EVT": "event",
            "": "other",
        }
    )
    only_last: str = "Drawn are the last {shown} of {all}; the table has all of them."
    only_largest: str = "Drawn are the {shown} servers with the most articles of {all}; the table has all of them."
    week_of: str = "week of {day}"
    number: Callable[[float, int], str] = number
    percent: Callable[[float], str] = percent
    day: Callable[[date], str] = full_day
    short_day: Callable[[date], str] = day_month
    month: Callable[[date], str] = month

    def stretch(self, first: date, step: Step) -> str:
        """A stretch in a sentence."""
        if step is Step.WEEK:
            return self.week_of.format(day=self.day(first))
        return f"{self.month(first)} {first.year}" if step is Step.MONTH else self.day(first)


ENGLISH = Words()


def last_of(first: date, step: Step, end: date) -> date:
    """The last day of a stretch."""
    if step is Step.DAY:
        return first
    if step is Step.WEEK:
        return min(first + timedelta(days=6 - first.weekday()), end)
    return min((first.replace(day=1) + timedelta(days=32)).replace(day=1) - timedelta(days=1), end)
