"""Finding web addresses for a directory's entities (C2): one question after the other, within the day's allowance, safe to stop."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import TypeVar
from zoneinfo import ZoneInfo

from kronika.fetch.finders.asking import Asker
from kronika.fetch.finders.finder import DaySpent, Finder, Hit, Question, Reply, Terms, finder_names, finder_of
from kronika.flow.chronicle import Chronicle
from kronika.flow.hits import Verdict, judged, queries
from kronika.flow.waiting import stoppable, wait_for
from kronika.flow.workers import is_dead, worker_name
from kronika.model.entity import Entity
from kronika.model.errors import FetchError, Interrupted, UnknownName
from kronika.model.failure import Failure
from kronika.store.entities import Answer

HOLD = 900.0  # seconds an entity is held: longer than the longest patience with a busy service
ENOUGH = 3  # questions in a row that could not be asked: the service is not to be had
EPOCH = date(1970, 1, 1)
GOOGLE, NOMINATIM = "google", "nominatim"

Told = TypeVar("Told")


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """Where finding stands."""

    asked: int = 0  # entities looked for
    found: int = 0
    doubtful: int = 0  # of those found
    failed: int = 0  # entities that could not be asked for; they stay to be looked for
    left: int = 0  # entities still to be looked for


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What finding brought."""

    finder: str
    progress: Progress
    units_left: int  # of today's allowance
    spent: bool = False  # it ended because the allowance is used up …
    resumes: datetime | None = None  # … and goes on then
    stopped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What to look for: of which source, how many, and again what was looked for in vain."""

    source_id: int | None = None
    limit: int | None = None
    again: bool = False


class OutOfUnits(Exception):
    """Nothing is left of the day's allowance."""


def choose_finder(chronicle: Chronicle, name: str | None) -> str:
    """The finder asked for, or set, or the one that can be used."""
    places = chronicle.settings.places
    chosen = name or places.finder or (GOOGLE if places.google_key.get_secret_value() else NOMINATIM)
    if chosen not in finder_names():
        raise UnknownName(f"There is no finder called “{chosen}”; known: {', '.join(finder_names())}.")
    return chosen


def find_sites(
    chronicle: Chronicle,
    wish: Wish,
    finder: str,
    *,
    on_progress: Callable[[Progress], None] | None = None,
    stop: threading.Event | None = None,
) -> Report:
    """Look for the web addresses of entities that have none. What is found is kept at once; whoever stops loses nothing."""
    wanted = stop or threading.Event()
    with Asker(chronicle.settings.fetch, clock=chronicle.clock, sleep=stoppable(wanted)) as asker:
        search = Search(chronicle, finder, asker, wanted)
        search.take_back()
        try:
            return search.run(wish, on_progress or (lambda progress: None))
        finally:
            chronicle.store.entities.release([search.worker])


class Search:
    """One run of a finder over entities."""

    def __init__(self, chronicle: Chronicle, name: str, asker: Asker, stop: threading.Event) -> None:
        self.worker = worker_name()
        self._chronicle = chronicle
        self._store = chronicle.store
        self._name = name
        self._finder: Finder = finder_of(name)
        self._terms: Terms = self._finder.terms(chronicle.settings)
        self._asker = asker
        self._stop = stop
        self._counts = dict.fromkeys(("asked", "found", "doubtful", "failed"), 0)

    def take_back(self) -> None:
        """What processes of this machine held when they died is free again."""
        self._store.entities.release([name for name in self._store.entities.holders() if is_dead(name)])

    def run(self, wish: Wish, tell: Callable[[Progress], None]) -> Report:
        """Entity by entity, until none is left, the limit is reached, the units are spent, or somebody stops."""
        began, in_a_row = self._chronicle.clock(), 0
        while not self._stop.is_set() and (wish.limit is None or self._tried < wish.limit):
            entity = self._store.entities.claim(
                self.worker, wish.source_id, seconds=HOLD, again=wish.again, before=began
            )
            if entity is None:
                break
            try:
                self._look_for(entity)
                in_a_row = 0
            except (OutOfUnits, DaySpent):
                return self._report(wish, began, spent=True)
            except Interrupted:
                break
            except FetchError as error:
                in_a_row += 1
                self._failed(entity, error)
                if in_a_row >= ENOUGH:
                    raise
            tell(self._progress(wish, began))
        return self._report(wish, began)

    @property
    def _tried(self) -> int:
        return self._counts["asked"] + self._counts["failed"]

    def _look_for(self, entity: Entity) -> None:
        """Ask for one entity and keep what comes of it."""
        verdict = self._verdict(entity)
        kept = self._store.entities.answer(
            entity.id,
            self.worker,
            Answer(
                at=self._chronicle.clock(),
                sentence=verdict.sentence,
                website=verdict.website,
                website_from=self._name if verdict.website else None,
                doubt=verdict.doubt,
                where=verdict.where,
            ),
        )
        self._counts["asked"] += 1
        self._counts["found"] += kept is not None and kept.website is not None
        self._counts["doubtful"] += kept is not None and kept.doubt is not None

    def _verdict(self, entity: Entity) -> Verdict:
        """Name, town and street; if that finds nothing, name and town."""
        asked = []
        for text in queries(entity):
            asked.append(text)
            hits = self._ask(self._finder.search(text, self._chronicle.settings), self._finder.hits)
            if hits:
                return judged(entity, [self._completed(hits[0]), *hits[1:]], text, self._terms.label)
        return Verdict(sentence=f"{self._terms.label} found nothing for “{'” nor for “'.join(asked)}”.")

    def _completed(self, hit: Hit) -> Hit:
        """A hit with its web address, where that takes another question."""
        question = self._finder.details(hit, self._chronicle.settings)
        if question is None:
            return hit
        website = self._ask(question, self._finder.website)
        return replace(hit, website=website)

    def _ask(self, question: Question, understand: Callable[[Reply], Told]) -> Told:
        """One question, when units are left for it and it is our turn."""
        today = self._today()
        if self._store.quotas.reserve(self._name, today, question.cost, self._terms.daily) is None:
            raise OutOfUnits
        try:
            if self._terms.pause:
                wait_for(self._store.quotas.turn(self._name, self._terms.pause), self._stop)
        except Interrupted:
            self._store.quotas.give_back(self._name, today, question.cost)
            raise
        try:
            return self._asker.ask(question, understand)
        except DaySpent:
            self._store.quotas.exhaust(self._name, today, self._terms.daily)
            raise

    def _failed(self, entity: Entity, error: FetchError) -> None:
        """Record why an entity could not be asked for; it stays held by us, so that the next one's turn comes."""
        self._counts["failed"] += 1
        source = self._store.sources.by_id(entity.source_id)
        failure = Failure(
            at=self._chronicle.clock(),
            stage="find",
            kind=error.kind,
            url=entity.key,
            sentence=f"The web address of {entity.name} could not be looked for: {error}",
            source=source.name,
        )
        self._store.failures.add([failure])

    def _today(self) -> int:
        """The day as the service counts it."""
        return (self._chronicle.clock().astimezone(ZoneInfo(self._terms.zone)).date() - EPOCH).days

    def _progress(self, wish: Wish, began: datetime) -> Progress:
        left = self._store.entities.to_find(wish.source_id, again=wish.again, before=began)
        return Progress(**self._counts, left=left)

    def _report(self, wish: Wish, began: datetime, *, spent: bool = False) -> Report:
        today = self._today()
        left = max(self._terms.daily - self._store.quotas.spent(self._name, today), 0)
        return Report(
            finder=self._name,
            progress=self._progress(wish, began),
            units_left=left,
            spent=spent,
            resumes=midnight(today + 1, self._terms.zone) if spent else None,
            stopped=self._stop.is_set(),
        )


def midnight(day: int, zone: str) -> datetime:
    """The first moment of a day in a time zone, in universal time."""
    start = EPOCH + timedelta(days=day)
    return datetime(start.year, start.month, start.day, tzinfo=ZoneInfo(zone)).astimezone(UTC)
