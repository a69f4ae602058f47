"""The whole chain (S0): a directory, the addresses of its entries, their sites, the facts on them, people's answers, records given out.

Every step takes up what is there, so the chain can be stopped, killed and repeated at any point.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from kronika.flow.annotation_desk import AnnotationDesk
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.entity_sources import DEPTH, FACTS, Followed, Manner, Step, follow_entities
from kronika.flow.fact_export import export_all
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_lessons import Trained, train_own
from kronika.flow.fact_listing import open_questions
from kronika.flow.fact_run import FactsReport, run_facts
from kronika.flow.fact_sources import followed_for, kinds_of
from kronika.flow.finding import Wish, choose_finder, find_sites
from kronika.flow.round import Watcher
from kronika.model.source import Source, SourceKind

ENOUGH_ANSWERS = 50  # fewer teach a model nothing that the shipped one does not know


@dataclass(frozen=True, slots=True, kw_only=True)
class People:
    """Who decides where the machine cannot. In life they come to the web application; the demo and tests play them."""

    correct: Callable[[Chronicle, Source], None] = lambda chronicle, directory: (
        None
    )  # looks at addresses that were found
    answer: Callable[[Chronicle, str], int] = lambda chronicle, kind: 0  # answers open questions; how many


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainWish:
    """What to follow through, and how."""

    directory: str  # the name of a source, or an address
    kind: str
    depth: int = DEPTH
    finder: str | None = None  # None: as the settings say
    doubtful: bool = False  # follow doubtful addresses too
    train: bool = True  # a model of the chronicle's own, where there are enough answers
    enough: int = ENOUGH_ANSWERS
    form: str = "json"
    to: Path | None = None  # where records are written; None: nowhere


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainReport:
    """What the chain brought, step by step."""

    directory: str
    kind: str
    entities: int = 0
    addresses: int = 0  # entities with a web address
    doubtful: int = 0  # … of which so many may be wrong and were left out
    sites: int = 0  # followed for this kind
    pages: int = 0  # stored now
    facts: FactsReport
    questions: int = 0  # that wait for people
    answers: int = 0  # all that people gave so far
    trained: Trained | None = None
    files: tuple[Path, ...] = ()
    stopped: bool = False
    notes: tuple[str, ...] = field(default_factory=tuple)


class Chain:
    """One walk along the chain. `say` is told where it stands."""

    def __init__(
        self,
        chronicle: Chronicle,
        wish: ChainWish,
        *,
        people: People | None = None,
        watcher: Watcher | None = None,
        say: Callable[[str], None] = lambda sentence: None,
        stop: threading.Event | None = None,
    ) -> None:
        self._chronicle = chronicle
        self._store = chronicle.store
        self._wish = wish
        self._kind = fact_kind(wish.kind)
        self._people = people or People()
        self._watcher = watcher or Watcher()
        self._say = say
        self._stop = stop or threading.Event()
        self._report = ChainReport(directory="", kind=self._kind.name, facts=FactsReport(kind=self._kind.name))

    def run(self) -> ChainReport:
        """Every step in order; a stop leaves the rest to the next call."""
        directory = self._directory()
        self._report = replace(self._report, directory=directory.name)
        steps: tuple[Callable[[], None], ...] = (
            lambda: self._list(directory),
            lambda: self._find(directory),
            lambda: self._follow(directory),
            self._crawl,
            self._read,
            self._ask_people,
            self._train,
            self._read,
            self._export,
        )
        for step in steps:
            if self._stop.is_set():
                return replace(self._report, stopped=True)
            step()
        return replace(self._report, stopped=self._stop.is_set())

    def _directory(self) -> Source:
        """The source of that name or address; an address that is not followed yet is added as a directory."""
        wanted = self._wish.directory
        known = self._store.sources.all()
        found = next((one for one in known if wanted in (one.name, one.url, one.url.rstrip("/"))), None)
        if found is not None:
            return found
        if "://" not in wanted:
            return self._store.sources.get(wanted)  # a sentence with the names that look alike
        name = urlsplit(wanted).hostname or wanted
        return self._store.sources.add(
            Source(name=name, url=wanted, kind=SourceKind.DIRECTORY), self._chronicle.clock()
        )

    def _list(self, directory: Source) -> None:
        self._say(f"Collecting the directory {directory.name} …")
        self._collect([directory.name])
        entities = self._store.entities.listing(directory.id)
        self._report = replace(self._report, entities=len(entities))
        self._say(f"{len(entities)} entries.")

    def _find(self, directory: Source) -> None:
        finder = choose_finder(self._chronicle, self._wish.finder)
        self._say(f"Looking for web addresses with {finder} …")
        found = find_sites(self._chronicle, Wish(source_id=directory.id), finder, stop=self._stop)
        if found.spent and found.resumes is not None:
            self._note(
                f"The day's allowance of {finder} is used up; call again after {found.resumes:%Y-%m-%d %H:%M} UTC."
            )
        self._people.correct(self._chronicle, directory)

    def _follow(self, directory: Source) -> None:
        manner = Manner(depth=self._wish.depth, doubtful=self._wish.doubtful, facts=(self._kind.name,))
        made = list(follow_entities(self._chronicle, directory, manner))
        steps = Counter(one.step for one in made)
        self._also_for_this_kind(made)
        sites = followed_for(self._chronicle, self._kind.name)
        self._report = replace(self._report, addresses=len(made), doubtful=steps[Step.DOUBTFUL], sites=len(sites))
        for one in made:
            if one.step in (Step.FAILED, Step.DOUBTFUL):
                self._note(f"{one.entity.name}: {one.sentence}")
        self._say(f"{len(made)} addresses, {steps[Step.DOUBTFUL]} doubtful; {len(sites)} sites are followed.")

    def _also_for_this_kind(self, made: Sequence[Followed]) -> None:
        """Sites that were followed before are read for this kind as well from now on."""
        for one in made:
            if one.step is Step.ALREADY and one.source is not None:
                source = self._store.sources.get(one.source)
                if self._kind.name not in kinds_of(source):
                    facts = ",".join([*kinds_of(source), self._kind.name])
                    self._store.sources.update(replace(source, options={**source.options, FACTS: facts}))

    def _crawl(self) -> None:
        names = [source.name for source in followed_for(self._chronicle, self._kind.name)]
        if names:
            self._say(f"Collecting {len(names)} sites, {self._wish.depth} links deep …")
            self._report = replace(self._report, pages=self._collect(names))

    def _collect(self, names: Sequence[str]) -> int:
        """Collect sources; returns the number of pages that are new or changed."""
        made = collect(self._chronicle, names, on_progress=self._watcher.collecting, stop=self._stop)
        for note in made.notes:
            self._note(note)
        if made.report.stopped:
            self._stop.set()
        return made.report.pages

    def _read(self) -> None:
        sources = followed_for(self._chronicle, self._kind.name)
        facts = run_facts(self._chronicle, self._kind.name, sources, on_progress=self._watcher.facts, stop=self._stop)
        records = self._store.facts.all(self._kind.name)
        slots = sum(len(fact.record.slots) for fact in records)
        self._report = replace(self._report, facts=replace(facts, slots=slots), questions=self._open())
        self._say(f"{len(records)} sites read, {slots} slots; {self._open()} questions are open.")

    def _open(self) -> int:
        return open_questions(self._chronicle, self._kind.name).total()

    def _ask_people(self) -> None:
        if given := self._people.answer(self._chronicle, self._kind.name):
            self._say(f"{given} answers were given.")
        desk = AnnotationDesk(self._store, self._chronicle.settings.annotate, self._chronicle.clock)
        desk.recompute(self._kind.name)
        self._report = replace(self._report, answers=desk.statistics(self._kind.name).answers, questions=self._open())

    def _train(self) -> None:
        if not self._wish.train or self._report.answers < self._wish.enough:
            return
        self._say(f"Training on {self._report.answers} answers …")
        sources = followed_for(self._chronicle, self._kind.name)
        trained = train_own(self._chronicle, self._kind, sources, Random(self._kind.name))
        self._report = replace(self._report, trained=trained)
        self._say(trained.sentence)

    def _export(self) -> None:
        if self._wish.to is None:
            return
        records = [fact.record for fact in self._store.facts.all(self._kind.name)]
        now = self._chronicle.clock()
        files = export_all(self._kind, self._wish.form, records, self._wish.to, now=now)
        self._report = replace(self._report, files=tuple(files))
        self._say(f"{len(records)} records were written to {self._wish.to}.")

    def _note(self, sentence: str) -> None:
        self._report = replace(self._report, notes=(*self._report.notes, sentence))
        self._say(sentence)
