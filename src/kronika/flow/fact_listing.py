"""Sites with their facts at a glance: what comes next, how much is known, what people are still to be asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import datetime

from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_sources import followed_for
from kronika.model.fact import StoredFact
from kronika.model.source import Source
from kronika.model.upcoming import Upcoming

EVERY = 10_000_000  # fragments: all of them


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteLine:
    """One site; without a stored record it was not read yet."""

    source: Source
    stored: StoredFact | None = None
    next: Upcoming | None = None
    questions: int = 0  # fragments that wait for people

    @property
    def slots(self) -> int:
        """Lines of its schedule."""
        return 0 if self.stored is None else len(self.stored.record.slots)


def site_lines(chronicle: Chronicle, kind: str, now: datetime) -> list[SiteLine]:
    """Every site with a record of a kind, and those followed for it that were not read yet, by name."""
    teller = fact_kind(kind)
    kept = {fact.record.site: fact for fact in chronicle.store.facts.all(kind)}
    known = {source.name: source for source in chronicle.store.sources.all()}
    followed = {source.name for source in followed_for(chronicle, kind)}
    waiting = open_questions(chronicle, kind)
    lines = []
    for name in sorted(followed | (kept.keys() & known.keys()), key=str.casefold):
        stored = kept.get(name)
        ahead = teller.upcoming(stored.record, now) if stored is not None else []
        lines.append(
            SiteLine(source=known[name], stored=stored, next=ahead[0] if ahead else None, questions=waiting[name])
        )
    return lines


def open_questions(chronicle: Chronicle, kind: str) -> Counter[str]:
    """How many fragments of each site wait for an answer."""
    return Counter(site for _, site, *_ in chronicle.store.fragments.waiting(kind, EVERY))
