"""Verifying: every new document goes before the watchdog of its source, and what follows is written as a whole."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kronika.flow.alerts import reminder, teller
from kronika.flow.chronicle import Chronicle
from kronika.flow.watchdog_pass import Looking, seen
from kronika.model.errors import KronikaError, StoreBusy
from kronika.model.failure import Failure, FailureKind
from kronika.model.health import Episode
from kronika.model.recipe import RecipeState
from kronika.model.verification import Measured, Pass, Watchdog
from kronika.store.watchdogs import Written
from kronika.verify.detector import LEARN, Detector
from kronika.verify.prior import prior_of

TOGETHER = 500  # documents of a pass
TEACHERS = 40  # watchdogs a new one learns from, at most
TRIES = 20  # a pass that somebody else came before is made again


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """What one verification found."""

    documents: int = 0
    quarantined: int = 0
    released: int = 0
    episodes: tuple[Episode, ...] = ()  # that began or ended, in that order
    stopped: bool = False


def verify_waiting(chronicle: Chronicle, names: Sequence[str] = (), *, stop: threading.Event | None = None) -> Verified:
    """Judge the documents that wait, of all sources or of some. Two who do so at once do each document once."""
    chosen = {chronicle.store.sources.get(name).id for name in names}
    chronicle.store.episodes.wake(chronicle.clock(), reminder(chronicle))
    total, stopped = Verified(), False
    for source_id in chronicle.store.measures.sources_waiting():
        while not stopped and (not chosen or source_id in chosen):
            stopped = stop is not None and stop.is_set()
            documents, written = verify_some(chronicle, source_id)
            if not documents:
                break
            total = Verified(
                documents=total.documents + documents,
                quarantined=total.quarantined + written.set_aside,
                released=total.released + written.released,
                episodes=(*total.episodes, *written.episodes),
            )
    return replace(total, stopped=stopped)


def verify_some(chronicle: Chronicle, source_id: int) -> tuple[int, Written]:
    """One pass over the next documents of a source; returns how many there were and what changed."""
    store = chronicle.store
    for _ in range(TRIES):
        before = store.watchdogs.get(source_id)
        made = look(chronicle, before)
        if not made.seen:
            return 0, Written()
        written = store.watchdogs.write(made, teller(chronicle))
        if written is not None:
            return len(made.seen), written
    raise StoreBusy("Others keep verifying the same source; try again when they have finished.")


def look(chronicle: Chronicle, before: Watchdog) -> Pass:
    """The next documents of a source before its watchdog; nothing is written but a fault of the watchdog itself."""
    waiting = chronicle.store.measures.waiting(before.source_id, limit=TOGETHER)
    try:
        return looked(chronicle, before, waiting)
    except KronikaError:
        raise
    except Exception as error:  # noqa: BLE001 - a watchdog that stumbles must hold neither the others nor itself for ever
        chronicle.store.failures.add([fault(chronicle, before.source_id, error)])
        return begun_anew(chronicle, before, waiting)


def looked(chronicle: Chronicle, before: Watchdog, waiting: Sequence[Measured]) -> Pass:
    """Every document before the watchdog."""
    now, episode = chronicle.clock(), chronicle.store.episodes.lasting(before.source_id)
    mended = episode is not None and is_mended(chronicle, before.source_id, episode)
    looking = Looking(before, detector_of(chronicle, before), episode, mended=mended)
    for document in waiting:
        looking.look(document, now)
    return looking.made(now)


def begun_anew(chronicle: Chronicle, before: Watchdog, waiting: Sequence[Measured]) -> Pass:
    """The watchdog forgets and learns again; the documents it stumbled over are passed over."""
    fresh = new_detector(chronicle, before.source_id)
    after = replace(before, state=fresh.as_plain(), verdict=fresh.verdict, updated=chronicle.clock())
    return Pass(before=before, after=after, seen=tuple(seen(document, damaged=None) for document in waiting))


def fault(chronicle: Chronicle, source_id: int, error: Exception) -> Failure:
    """A watchdog that stumbled, as a recorded failure."""
    source = chronicle.store.sources.by_id(source_id)
    return Failure(
        at=chronicle.clock(),
        stage="verify",
        kind=FailureKind.UNEXPECTED,
        url=source.url,
        sentence=f"The watchdog of {source.name} failed and learns anew: {type(error).__name__}: {error}.",
        source=source.name,
    )


def detector_of(chronicle: Chronicle, dog: Watchdog) -> Detector:
    """What the watchdog knows; a new one begins with what is usual among the others."""
    return Detector.from_plain(dog.state) if dog.state else new_detector(chronicle, dog.source_id)


def new_detector(chronicle: Chronicle, source_id: int) -> Detector:
    """One that knows nothing of its source yet, only what is usual among others."""
    teachers = chronicle.store.watchdogs.experienced(least=LEARN, most=TEACHERS, without=source_id)
    return Detector.fresh(prior_of([teacher.state for teacher in teachers]) or None)


def is_mended(chronicle: Chronicle, source_id: int, episode: Episode) -> bool:
    """A recipe was applied since the episode was noticed."""
    return any(
        kept.state is RecipeState.APPLIED and kept.applied_at is not None and kept.applied_at >= episode.noticed
        for kept in chronicle.store.recipes.of_source(source_id)
    )
