"""Looking labels up at Wikidata and DBpedia: one question after the other, within the day's allowance, safe to stop."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from zoneinfo import ZoneInfo

from kronika.fetch.finders.asking import Asker
from kronika.fetch.finders.finder import DaySpent
from kronika.fetch.linkers.linker import Linker, linker_of
from kronika.flow.chronicle import Chronicle
from kronika.flow.waiting import stoppable, wait_for
from kronika.model.errors import FetchError, Interrupted
from kronika.model.found_thing import FoundThing, WantedLabel

SERVICES = ("wikidata", "dbpedia")  # the second is asked when the first knows nothing
ENOUGH = 2  # labels in a row that could not be asked for: there is no network, or no service
BATCH = 50
EPOCH = date(1970, 1, 1)


@dataclass(slots=True, kw_only=True)
class LookedUp:
    """What looking up brought so far."""

    asked: int = 0
    found: int = 0
    failed: int = 0
    left: int = 0
    spent: bool = False  # the day's allowance is used up
    stopped: bool = False
    trouble: str = ""  # why it ended early


class NoUnits(Exception):
    """Nothing is left of the day's allowance."""


def look_up(
    chronicle: Chronicle,
    *,
    limit: int | None = None,
    stop: threading.Event | None = None,
    tell: Callable[[LookedUp], None] = lambda done: None,
) -> LookedUp:
    """Ask for the labels that wait. Answers are kept at once; who stops or has no network loses nothing."""
    wish = stop or threading.Event()
    with Asker(chronicle.settings.fetch, clock=chronicle.clock, sleep=stoppable(wish)) as asker:
        return Lookup(chronicle, asker, wish).run(limit, tell)


class Lookup:
    """One run over the labels that wait."""

    def __init__(self, chronicle: Chronicle, asker: Asker, stop: threading.Event) -> None:
        self._chronicle = chronicle
        self._settings = chronicle.settings
        self._answers = chronicle.store.link_answers
        self._quotas = chronicle.store.quotas
        self._asker = asker
        self._stop = stop
        self._linkers: list[tuple[str, Linker]] = [(name, linker_of(name)) for name in SERVICES]
        self._before = chronicle.clock() - timedelta(days=self._settings.analyse.links_days)
        self._done = LookedUp()

    def run(self, limit: int | None, tell: Callable[[LookedUp], None]) -> LookedUp:
        """Label by label, until none is left, the limit is reached, the units are spent, or somebody stops."""
        for _, linker in self._linkers:
            linker.terms(self._settings)  # what is missing is told before the first question
        try:
            self._work(limit, tell)
        except (NoUnits, DaySpent):
            self._done.spent = True
        except Interrupted:
            self._done.stopped = True
        except FetchError as error:
            self._done.trouble = str(error)
        self._done.left = self._answers.count_waiting(before=self._before)
        return self._done

    def _work(self, limit: int | None, tell: Callable[[LookedUp], None]) -> None:
        failed_in_a_row = 0
        passed: set[tuple[str, str]] = set()
        while batch := [
            one
            for one in self._answers.waiting(BATCH + len(passed), before=self._before)
            if (one.lang, one.key) not in passed
        ]:
            for wanted in batch:
                if self._stop.is_set() or (limit is not None and self._done.asked + self._done.failed >= limit):
                    self._done.stopped = self._stop.is_set()
                    return
                try:
                    self._look_up(wanted)
                    failed_in_a_row = 0
                except FetchError as error:
                    if isinstance(error, DaySpent):
                        raise
                    failed_in_a_row += 1
                    self._done.failed += 1
                    passed.add((wanted.lang, wanted.key))
                    if failed_in_a_row >= ENOUGH:
                        raise
                tell(self._done)

    def _look_up(self, wanted: WantedLabel) -> None:
        found: list[FoundThing] = []
        for name, linker in self._linkers:
            found = self._ask(name, linker, wanted)
            if found:
                break
        self._answers.answer(wanted, found, self._chronicle.clock())
        self._done.asked += 1
        self._done.found += bool(found)

    def _ask(self, name: str, linker: Linker, wanted: WantedLabel) -> list[FoundThing]:
        """One question, when units are left for it and it is our turn."""
        terms = linker.terms(self._settings)
        question = linker.search(wanted.label, wanted.lang, self._settings)
        today = (self._chronicle.clock().astimezone(ZoneInfo(terms.zone)).date() - EPOCH).days
        if self._quotas.reserve(name, today, question.cost, terms.daily) is None:
            raise NoUnits
        if terms.pause:
            try:
                wait_for(self._quotas.turn(name, terms.pause), self._stop)
            except Interrupted:
                self._quotas.give_back(name, today, question.cost)
                raise
        return self._asker.ask(question, linker.found)
