"""A question as the address says it: the form that search, trends, corpora and concordance share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta, tzinfo
from typing import TypeAlias

from starlette.datastructures import ImmutableMultiDict

from kronika.model.analysis import Tone
from kronika.model.search import Question
from kronika.serve.web.days import midnight, read_day

LONGEST = 2_000  # characters of a query
MOST = 50  # sources or things
Query: TypeAlias = ImmutableMultiDict[str, str]  # what an address or a form says


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The fields as typed; bad values are named, not obeyed and not an error."""

    text: str = ""
    since: str = ""
    until: str = ""
    sources: tuple[str, ...] = ()
    entities: tuple[str, ...] = ()
    lang: str = ""
    tone: str = ""
    once: bool = False

    @classmethod
    def read(cls, query: Query) -> Asked:
        """The fields of an address; `words` is what the query was called before it could be more than words."""
        tone = query.get("tone", "")
        return cls(
            text=(query.get("q", "") or query.get("words", "")).strip()[:LONGEST],
            since=query.get("since", ""),
            until=query.get("until", ""),
            sources=several(query.getlist("source")),
            entities=several(query.getlist("entity")),
            lang=query.get("lang", ""),
            tone=tone if tone in set(Tone) else "",
            once=query.get("once", "") not in ("", "no"),
        )

    @classmethod
    def of(cls, question: Question, zone: tzinfo) -> Asked:
        """The fields of a question that was kept; periods are told in whole days."""
        until = question.until and (question.until.astimezone(zone) - timedelta(microseconds=1)).date()
        return cls(
            text=question.text,
            since=question.since.astimezone(zone).date().isoformat() if question.since else "",
            until=until.isoformat() if until else "",
            sources=question.sources,
            entities=question.entities,
            lang=question.lang or "",
            tone=question.tone.value if question.tone else "",
            once=question.collapsed,
        )

    def values(self) -> dict[str, str | Sequence[str]]:
        """The fields by the names they have in the address."""
        return {
            "q": self.text,
            "since": self.since,
            "until": self.until,
            "source": self.sources,
            "entity": self.entities,
            "lang": self.lang,
            "tone": self.tone,
            "once": "yes" if self.once else "",
        }

    @property
    def empty(self) -> bool:
        """Is nothing asked?"""
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

    def question(self, zone: tzinfo) -> Question:
        """What to ask; `until` includes its whole day."""
        since, until = read_day(self.since), read_day(self.until)
        return Question(
            text=self.text,
            since=midnight(since, zone) if since else None,
            until=midnight(until + timedelta(days=1), zone) if until else None,
            sources=self.sources,
            entities=self.entities,
            lang=self.lang or None,
            tone=Tone(self.tone) if self.tone else None,
            collapsed=self.once,
        )

    def within(self, first: date, last: date | None = None) -> Asked:
        """The same for one day, or from a day to a day."""
        return replace(self, since=first.isoformat(), until=(last or first).isoformat())


def several(texts: Sequence[str]) -> tuple[str, ...]:
    """Values of a field that may be given more than once."""
    return tuple(dict.fromkeys(text.strip() for text in texts if text.strip()))[:MOST]
