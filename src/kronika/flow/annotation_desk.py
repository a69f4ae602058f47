"""The annotation desk: recognises devices, hands out fragments, takes answers, and tells how things stand."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from threading import Lock

from kronika.flow.annotation_handing import Handing
from kronika.flow.annotation_judging import Judging
from kronika.flow.annotation_line import SteadyLine
from kronika.flow.annotation_recognition import Recognition
from kronika.flow.annotation_visits import Visits
from kronika.learn.line import MemoryLine
from kronika.learn.rates import Rates
from kronika.model.annotation import (
    AnnotationStatistics,
    Annotator,
    AnnotatorStanding,
    Choice,
    Deed,
    Fragment,
    GivenAnswer,
    Kept,
    Progress,
    Receipt,
    Recognised,
)
from kronika.model.clock import Clock
from kronika.model.errors import InputError, TooMany
from kronika.model.waiting_line import WaitingLine
from kronika.settings import AnnotateSettings
from kronika.store.answers import Totals
from kronika.store.store import Store

MOST_AT_ONCE = 500  # answers in one parcel
MOST_HANDED = 20
MOST_ON_PAGE = 200
LONGEST_CLIENT = 64
LONGEST_SECONDS = 86_400.0
TOTALS_FRESH = 20.0  # seconds; counting takes a while


class AnnotationDesk:
    """What the annotator's web application and the commands stand on. Threads may share it."""

    def __init__(
        self, store: Store, settings: AnnotateSettings, clock: Clock, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._recognition = Recognition(store, settings, clock)
        self._seconds = seconds  # that only go forward
        self._visits = Visits(store, clock, seconds)
        self._rates = Rates(seconds)
        self._judging = Judging(store, settings)
        self._line = open_line(settings, self._recognition, seconds)
        self._handing = Handing(
            store, settings, self._line, self._recognition.draw_secret, self._judging.recompute_when_due
        )
        self._totals: dict[str, tuple[float, Totals]] = {}
        self._lock = Lock()

    def recognise(
        self, *, cookie: str | None, fingerprint: str | None = None, lang: str = "", address: str = ""
    ) -> Recognised:
        """Who this device is, by cookie, else by fingerprint when that is switched on; else a new one is made.

        Too many new ones behind one address raise TooMany.
        """
        found = self._recognition.recall(cookie, fingerprint)
        if found is not None:
            return found
        most = self._settings.new_devices
        self._limit("devices", address, 1, per_minute=most / 60, burst=most)
        return self._recognition.welcome(fingerprint, lang)

    def known(self, cookie: str | None) -> Annotator | None:
        """The device of a genuine cookie; None of a new or a forged one."""
        return self._recognition.known(cookie)

    def hand_out(self, annotator_id: int, kind: str, *, holding: Sequence[int] = (), count: int = 2) -> list[Fragment]:
        """Fragments to ask about: uncertain first, spread over sites, never one this device has answered, skipped or holds."""
        visit = self._visits.get(annotator_id, kind)
        return self._handing.next(annotator_id, kind, visit, holding, min(count, MOST_HANDED))

    def hand_out_page(self, annotator_id: int, kind: str) -> list[Fragment]:
        """All open fragments of one page, in reading order."""
        visit = self._visits.get(annotator_id, kind)
        for first in self._handing.next(annotator_id, kind, visit, (), 1):
            found = self._store.fragments.page(first)[:MOST_ON_PAGE]
            done = self._store.answers.among(annotator_id, [one.id for one in found])
            left = [one for one in found if one.id not in done]
            return left if any(one.id == first.id for one in left) else [*left, first]
        return []

    def answer(self, annotator_id: int, given: Sequence[GivenAnswer], *, address: str = "") -> list[Receipt]:
        """Keep answers, durably before this returns. The same client number twice counts once; too many raise TooMany."""
        check(given)
        rate, burst = self._settings.device_rate, self._settings.device_burst
        self._limit("device", str(annotator_id), len(given), per_minute=rate, burst=burst)
        if address:
            rate = self._settings.address_rate
            self._limit("address", address, len(given), per_minute=rate, burst=max(rate, burst))
        receipts = self._store.answers.keep(annotator_id, given, self._clock())
        skipped = {one.client for one in given if one.choice is Choice.SKIP}
        for receipt in receipts:
            self._note(annotator_id, receipt, counts=receipt.client not in skipped)
        return receipts

    def undo(self, annotator_id: int, client: str) -> Fragment | None:
        """Take an answer back and return its fragment, to be shown again; None when there is no such answer."""
        number = self._store.answers.undo(annotator_id, client, self._clock())
        if number is None:
            return None
        self._visits.forget([annotator_id])
        self._totals.clear()
        return self._store.fragments.get([number]).get(number)

    def progress(self, annotator_id: int | None, kind: str) -> Progress:
        """How far this device and all together have come; the figures of all may be some seconds old."""
        totals = self._read_totals(kind)
        together = Progress(
            answers=totals.answers, fragments=totals.fragments, covered=totals.covered, open=totals.open
        )
        if annotator_id is None:
            return together
        visit = self._visits.get(annotator_id, kind)
        return Progress(
            mine=visit.mine,
            mine_today=visit.today,
            answers=totals.answers,
            fragments=totals.fragments,
            covered=totals.covered,
            open=totals.open,
        )

    def statistics(self, kind: str) -> AnnotationStatistics:
        """All answers in figures."""
        return self._judging.statistics(kind)

    def standings(self, kind: str) -> list[AnnotatorStanding]:
        """Every annotator with reliability and suspicions, the suspect ones first."""
        return self._judging.standings(kind)

    def exclude(self, annotator_id: int, reason: str, *, by: str = "") -> None:
        """Let an annotator's answers count no longer, and draw the consequences everywhere. The answers stay."""
        self._store.annotators.exclude(annotator_id, reason=reason, by=by, now=self._clock())
        self._afterwards(annotator_id)

    def readmit(self, annotator_id: int, *, reason: str = "", by: str = "") -> None:
        """Let them count again."""
        self._store.annotators.readmit(annotator_id, reason=reason, by=by, now=self._clock())
        self._afterwards(annotator_id)

    def deeds(self, annotator_id: int | None = None) -> list[Deed]:
        """Who excluded and readmitted whom, when and why."""
        return self._store.annotators.deeds(annotator_id)

    def recompute(self, kind: str) -> None:
        """What the answers come to and how reliable each annotator is, from all answers."""
        self._judging.recompute(kind)
        self._totals.pop(kind, None)

    def _afterwards(self, annotator_id: int) -> None:
        self._visits.forget([annotator_id])
        self._recognition.lately.pop(annotator_id, None)
        for kind in self._store.answers.kinds(annotator_id):
            self.recompute(kind)

    def _note(self, annotator_id: int, receipt: Receipt, *, counts: bool) -> None:
        if not receipt.kind:
            return
        visit = self._visits.get(annotator_id, receipt.kind)
        self._line.settle(receipt.kind, [receipt.fragment_id])
        with self._lock:
            if receipt.status is Kept.KEPT and receipt.fragment_id not in visit.seen and counts:
                visit.mine += 1
                visit.today += 1
                self._count(receipt.kind)
            visit.seen.add(receipt.fragment_id)

    def _count(self, kind: str) -> None:
        read, totals = self._totals.get(kind, (-math.inf, None))
        if totals is not None:
            self._totals[kind] = (read, totals._replace(answers=totals.answers + 1))

    def _read_totals(self, kind: str) -> Totals:
        read, totals = self._totals.get(kind, (-math.inf, None))
        if totals is None or self._seconds() - read > TOTALS_FRESH:
            self._totals[kind] = (self._seconds(), totals or Totals(0, 0, 0, 0))  # one reads, the others do not wait
            totals = self._store.answers.totals(kind)
            self._totals[kind] = (self._seconds(), totals)
        return totals

    def _limit(self, what: str, who: str, count: int, *, per_minute: float, burst: int) -> None:
        wait = self._rates.take(what, who, count, per_second=per_minute / 60, burst=burst)
        if wait:
            raise TooMany(
                f"That is more than Kronika takes at once; please go on in {math.ceil(wait)} seconds.", after=wait
            )


def open_line(settings: AnnotateSettings, recognition: Recognition, seconds: Callable[[], float]) -> WaitingLine:
    """The line in memory, or in Redis when one is named."""
    if not settings.redis:
        return MemoryLine(seconds)
    from kronika.store.shared_line import SharedLine  # an optional part

    shared = SharedLine(settings.redis, chronicle=recognition.draw_secret().hex())  # one Redis may serve several
    return SteadyLine(shared, MemoryLine(seconds), seconds)


def check(given: Sequence[GivenAnswer]) -> None:
    """Refuse what no device of ours sends."""
    if len(given) > MOST_AT_ONCE:
        raise InputError(f"At most {MOST_AT_ONCE} answers can be sent at once; send the others after them.")
    for one in given:
        if not 0 < len(one.client) <= LONGEST_CLIENT:
            raise InputError(f"An answer needs a client number of 1 to {LONGEST_CLIENT} characters.")
        if one.seconds is not None and not 0 <= one.seconds <= LONGEST_SECONDS:
            raise InputError("The seconds of an answer must be between 0 and a day; leave them out if unknown.")
