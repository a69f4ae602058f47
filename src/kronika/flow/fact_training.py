"""The training set of a chronicle (F6): what people answered, what the rules are sure of, and negatives drawn to balance them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any

from kronika.facts.kind import FactKind
from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_fragments import Cutter
from kronika.flow.fact_models import chosen_model, load_model
from kronika.flow.fact_pages import Reader
from kronika.flow.fact_reading import each_page, truths_of
from kronika.html.document import decoded
from kronika.model.fact import RULES, Finding, PageFacts
from kronika.model.page import Page
from kronika.model.source import Source

OTHER_PAGES = 6  # unfiltered pages of a site from which negatives may be drawn
DOUBTFUL = 0.5  # an hour that may well be the event is no negative, whatever page it stands on
LEFT_OUT = "excluded"  # an hour that nobody has said anything about

Place = tuple[int, int]


class Teller(StrEnum):
    """Who says what an hour is."""

    PEOPLE = "people"
    RULES = "rules"
    DRAWN = "drawn"  # by chance, from pages of all kinds: not the event


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What one hour is, and who says so."""

    yes: bool
    by: Teller


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One page to learn from, with all its hours; None: nobody knows."""

    page_id: int
    site: str
    html: str
    hours: Mapping[Place, Said | None]
    spare: frozenset[Place] = (
        frozenset()
    )  # of which nobody has said anything and the machine thinks nothing: may be drawn

    def record(self, kind: FactKind) -> dict[str, Any]:
        """As a line of a training file: {id, site, html, mentions}."""
        return {
            "id": f"page {self.page_id}",
            "site": self.site,
            "html": self.html,
            "mentions": [
                {"start": start, "end": end, "label": label_of(kind, said), "by": said.by if said else ""}
                for (start, end), said in sorted(self.hours.items())
            ],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class SetCounts:
    """How a training set came together."""

    sites: int = 0
    answered_yes: int = 0
    answered_no: int = 0
    ruled: int = 0
    drawn: int = 0  # negatives from pages of all kinds, filtered or not
    pages: int = 0

    @property
    def answered(self) -> int:
        """Hours that people spoke of."""
        return self.answered_yes + self.answered_no

    @property
    def positives(self) -> int:
        """Hours that are the event."""
        return self.answered_yes + self.ruled

    @property
    def negatives(self) -> int:
        """Hours that are not."""
        return self.answered_no + self.drawn


def training_set(
    chronicle: Chronicle, kind: FactKind, sources: Sequence[Source], chance: Random
) -> tuple[list[Lesson], SetCounts]:
    """The lessons of all sites; negatives are drawn until there are as many as positives, as far as there are any."""
    lessons: list[Lesson] = []
    for source in sources:
        site = SiteLessons(chronicle, kind, source)
        lessons += [*site.wanted(), *site.others(chance)]
    counts = counted(lessons)
    balanced = draw(lessons, counts.positives - counts.negatives, chance)
    return balanced, counted(balanced)


class SiteLessons:
    """What can be learned from one site."""

    def __init__(self, chronicle: Chronicle, kind: FactKind, source: Source) -> None:
        self._store = chronicle.store
        self._kind = kind
        self._site = source.name
        self._truths = truths_of(self._store, kind.name, source.name)
        model = load_model(kind, chosen_model(chronicle.settings.home, kind))
        self._reader = Reader(kind=kind, site=source.name, model=model, lang=source.lang)
        self._pages = self._store.pages.newest(source.id)
        self._others: list[Page] = []

    def wanted(self) -> Iterator[Lesson]:
        """Pages that may hold the fact. The same words on several pages are learned once."""
        learned: set[str] = set()
        for page, read in each_page(self._store, self._reader, self._pages):
            if read is None:
                self._others.append(page)
            elif isinstance(read, PageFacts) and read.findings:
                yield self._lesson(page, read, dict(self._said(read, learned)))

    def others(self, chance: Random) -> Iterator[Lesson]:
        """Some pages that the filter leaves out; to be called after `wanted`, which finds them."""
        chosen = chance.sample(self._others, min(OTHER_PAGES, len(self._others)))
        for page, read in each_page(self._store, replace(self._reader, unfiltered=True), chosen):
            if isinstance(read, PageFacts) and read.findings:
                yield self._lesson(page, read, {place(one): None for one in read.findings})

    def _said(self, read: PageFacts, learned: set[str]) -> Iterator[tuple[Place, Said | None]]:
        """What is known of each hour."""
        cutter = Cutter(self._kind.name, self._site, read.text)
        for finding in read.findings:
            key, said = cutter.key(finding.mention), None
            if key in self._truths:
                said = Said(yes=self._truths[key], by=Teller.PEOPLE)
            elif RULES in finding.by:
                said = Said(yes=True, by=Teller.RULES)
            yield place(finding), None if key in learned else said
            learned.add(key)

    def _lesson(self, page: Page, read: PageFacts, hours: Mapping[Place, Said | None]) -> Lesson:
        body = self._store.pages.body(page.id)
        html = decoded(body, url=page.final_url, content_type=page.header("content-type")).text
        spare = frozenset(place(one) for one in read.findings if hours[place(one)] is None and is_negative(one))
        return Lesson(page_id=page.id, site=self._site, html=html, hours=hours, spare=spare)


def draw(lessons: Sequence[Lesson], wanted: int, chance: Random) -> list[Lesson]:
    """The lessons with so many negatives more, taken by chance from all their pages; those that teach nothing are left out."""
    spare = [(index, where) for index, one in enumerate(lessons) for where in sorted(one.spare)]
    taken = set(chance.sample(spare, min(max(wanted, 0), len(spare))))
    no = Said(yes=False, by=Teller.DRAWN)
    drawn = (
        replace(one, hours={where: no if (index, where) in taken else said for where, said in one.hours.items()})
        for index, one in enumerate(lessons)
    )
    return [one for one in drawn if any(one.hours.values())]


def counted(lessons: Iterable[Lesson]) -> SetCounts:
    """A training set in figures."""
    sites, pages, tally = set[str](), 0, Counter[tuple[Teller, bool]]()
    for one in lessons:
        sites.add(one.site)
        pages += 1
        tally.update((said.by, said.yes) for said in one.hours.values() if said)
    return SetCounts(
        sites=len(sites),
        pages=pages,
        answered_yes=tally[Teller.PEOPLE, True],
        answered_no=tally[Teller.PEOPLE, False],
        ruled=tally[Teller.RULES, True],
        drawn=tally[Teller.DRAWN, False],
    )


def label_of(kind: FactKind, said: Said | None) -> str:
    """An answer as training files write it."""
    if said is None:
        return LEFT_OUT
    return kind.event if said.yes else f"not_{kind.event}"


def place(finding: Finding) -> Place:
    """Where an hour stands on its page."""
    return finding.mention.start, finding.mention.end


def is_negative(finding: Finding) -> bool:
    """An hour that the machine, too, takes for something else."""
    return RULES not in finding.by and finding.p < DOUBTFUL
