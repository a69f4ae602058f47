"""The training set of a chronicle (F6): what people answered, what the rules are sure of, and negatives drawn to balance them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from kronika.facts.kind import FactKind
from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_fragments import Cutter
from kronika.flow.fact_models import chosen_model, load_model
from kronika.flow.fact_pages import Reader
from kronika.flow.fact_reading import each_page, truths_of
from kronika.flow.hands import Fault
from kronika.html.document import decoded
from kronika.model.fact import RULES, Finding, PageFacts
from kronika.model.page import Page
from kronika.model.source import Source

PEOPLE, RULED, DRAWN, LEFT_OUT = "people", "rules", "drawn", "excluded"
OTHER_PAGES = 6  # unfiltered pages of a site from which negatives may be drawn
DOUBTFUL = 0.5  # an hour that may well be the event is no negative, whatever page it stands on

Place = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One page to learn from: which of its hours are the event, which are not, and who says so."""

    page: Page
    site: str
    html: str
    hours: Mapping[Place, bool | None]  # None: nobody knows; left out
    told: Mapping[Place, str] = field(default_factory=dict)

    def record(self, kind: FactKind) -> dict[str, Any]:
        """As a line of a training file: {id, site, html, mentions}."""
        labels = {True: kind.event, False: f"not_{kind.event}", None: LEFT_OUT}
        mentions = [
            {"start": start, "end": end, "label": labels[said], "by": self.told.get((start, end), "")}
            for (start, end), said in sorted(self.hours.items())
        ]
        return {"id": f"page {self.page.id}", "site": self.site, "html": self.html, "mentions": mentions}


@dataclass(frozen=True, slots=True, kw_only=True)
class SetCounts:
    """How a training set came together."""

    sites: int = 0
    answered_yes: int = 0
    answered_no: int = 0
    ruled: int = 0
    drawn: int = 0  # negatives from unfiltered pages
    pages: int = 0

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
    known: list[Lesson] = []
    spare: list[Lesson] = []
    for source in sources:
        site = SiteLessons(chronicle, kind, source)
        known += site.known()
        spare += site.spare(chance)
    counts = counted(known)
    drawn = draw(spare, counts.positives - counts.negatives, chance)
    lessons = [*known, *drawn]
    return lessons, counted(lessons)


class SiteLessons:
    """What can be learned from one site."""

    def __init__(self, chronicle: Chronicle, kind: FactKind, source: Source) -> None:
        self._store = chronicle.store
        self._kind = kind
        self._source = source
        self._truths = truths_of(self._store, kind.name, source.name)
        model = load_model(kind, chosen_model(chronicle.settings.home, kind))
        self._reader = Reader(kind=kind, site=source.name, model=model, lang=source.lang)
        self._pages = self._store.pages.newest(source.id)
        self._others: list[Page] = []

    def known(self) -> Iterator[Lesson]:
        """Pages of which people or rules have said something. The same words on several pages are learned once."""
        learned: set[str] = set()
        for page, read in each_page(self._store, self._reader, self._pages):
            if read is None:
                self._others.append(page)
            elif not isinstance(read, Fault):
                said = dict(self._said(read, learned))
                if any(by for by in said.values()):
                    yield self._lesson(page, read, said)

    def spare(self, chance: Random) -> Iterator[Lesson]:
        """Hours of some other pages, none of which looks like the event."""
        chosen = chance.sample(self._others, min(OTHER_PAGES, len(self._others)))
        everything = replace_filter(self._reader)
        for page, read in each_page(self._store, everything, chosen):
            if isinstance(read, PageFacts) and read.findings:
                said = {place(one): DRAWN if is_negative(one) else "" for one in read.findings}
                yield self._lesson(page, read, said)

    def _said(self, read: PageFacts, learned: set[str]) -> Iterator[tuple[Place, str]]:
        """Who speaks of each hour; nobody is an empty word."""
        cutter = Cutter(self._kind.name, self._source.name, read.text)
        for finding in read.findings:
            key = cutter.key(finding.mention)
            who = PEOPLE if key in self._truths else RULED if RULES in finding.by else ""
            if who and key not in learned:
                learned.add(key)
                yield place(finding), f"{who} {self._truths.get(key, True)}"
            else:
                yield place(finding), ""

    def _lesson(self, page: Page, read: PageFacts, said: Mapping[Place, str]) -> Lesson:
        body = self._store.pages.body(page.id)
        html = decoded(body, url=page.final_url, content_type=page.header("content-type")).text
        hours = {where: None if not who else who.endswith("True") for where, who in said.items()}
        told = {where: who.split(" ")[0] for where, who in said.items() if who}
        return Lesson(page=page, site=self._source.name, html=html, hours=hours, told=told)


def place(finding: Finding) -> Place:
    """Where an hour stands on its page."""
    return finding.mention.start, finding.mention.end


def is_negative(finding: Finding) -> bool:
    """An hour that the machine, too, takes for something else."""
    return RULES not in finding.by and finding.p < DOUBTFUL
