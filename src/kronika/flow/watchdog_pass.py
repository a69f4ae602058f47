"""One look at a source's waiting documents: each is judged in its turn, and all that changes is gathered in one pass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Protocol, Self

from kronika.model.document import Measures
from kronika.model.health import Episode, Handling, Judged, Verdict
from kronika.model.verification import Closed, Event, Grown, Measured, Opened, Pass, Seen, Watchdog

LATE = timedelta(days=1)  # what was fetched so long before the newest document tells nothing of the present
WELL = frozenset({Verdict.LEARNING, Verdict.OK})


class Judge(Protocol):
    """The detector of one source."""

    def step(self, measures: Measures) -> Judged:
        """One more document."""
        ...

    def as_plain(self) -> dict[str, Any]:
        """What it has learned."""
        ...

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """One that has learned as much."""
        ...


class Looking:
    """The look of one watchdog. `mended`: something was done about the episode it is in, so its end is a repair."""

    def __init__(self, before: Watchdog, judge: Judge, episode: Episode | None, *, mended: bool = False) -> None:
        self._before = before
        self._judge = judge
        self._broken = episode if episode is not None and episode.verdict is Verdict.BROKEN else None
        self._open = episode.verdict if episode is not None else None
        self._mended = mended
        self._turn = before.documents
        self._cursor = before.cursor
        self._verdict = before.verdict
        self._seen: list[Seen] = []
        self._events: list[Event] = []
        self._opinion: Judge | None = None  # a copy that is asked about old documents and learns nothing

    def look(self, document: Measured, now: datetime) -> None:
        """One more document, in the order of fetching."""
        again = document.edition > 1 and document.turn is not None
        if again and not self._concerns(document):
            self._seen.append(seen(document, damaged=self._ask(document)))
        elif not again and self._is_late(document):
            self._seen.append(seen(document, damaged=None))
        else:
            self._step(document, now, again=again)

    def made(self, now: datetime) -> Pass:
        """All that changed."""
        after = replace(
            self._before,
            state=self._judge.as_plain(),
            verdict=self._verdict,
            documents=self._turn,
            cursor=self._cursor,
            updated=now,
        )
        return Pass(before=self._before, after=after, seen=tuple(self._seen), events=tuple(self._events))

    def _concerns(self, document: Measured) -> bool:
        """A text that is read again because the source is broken is news of the source; any other is an old story."""
        return self._open is Verdict.BROKEN and (self._broken is None or document.at >= self._broken.since)

    def _is_late(self, document: Measured) -> bool:
        return self._cursor is not None and document.at < self._cursor - LATE

    def _ask(self, document: Measured) -> bool:
        """Whether an old text is right by now, without learning from it."""
        if self._opinion is None:
            self._opinion = type(self._judge).from_plain(self._judge.as_plain())
        return self._opinion.step(document.measures).damaged

    def _step(self, document: Measured, now: datetime, *, again: bool) -> None:
        judged = self._judge.step(document.measures)
        self._turn += 1
        self._mended = self._mended or again
        self._change(judged, document, now, again=again)
        self._verdict = judged.verdict
        if not again:
            self._cursor = max(filter(None, (self._cursor, document.at)))
        aside = judged.verdict is Verdict.BROKEN and judged.damaged
        self._seen.append(seen(document, damaged=judged.damaged, turn=self._turn, aside=aside))

    def _change(self, judged: Judged, document: Measured, now: datetime, *, again: bool) -> None:
        """Begin, lengthen or end an episode."""
        if self._open is judged.verdict:
            self._grow(judged, again=again)
            return
        if self._open is not None:
            mended = self._mended and self._open is Verdict.BROKEN
            handling = Handling.REPAIRED if mended else Handling.RECOVERED
            self._events.append(Closed(until=now if again else document.at, handling=handling))
            self._open = self._broken = None
            self._mended = False
        if judged.verdict not in WELL:
            self._events.append(self._opened(judged))
            self._open = judged.verdict

    def _opened(self, judged: Judged) -> Opened:
        behind = judged.index - judged.first if judged.first is not None else 0
        return Opened(
            verdict=judged.verdict,
            first_turn=max(1, self._turn - behind),
            turn=self._turn,
            reasons=judged.reasons,
            documents=behind + 1,
            damaged=round(judged.share * (behind + 1)),
        )

    def _grow(self, judged: Judged, *, again: bool) -> None:
        """A text that is read again is one of the episode's documents already."""
        more = Grown(documents=int(not again), damaged=int(judged.damaged and not again), reasons=judged.reasons)
        last = self._events[-1] if self._events else None
        if isinstance(last, Grown):
            self._events[-1] = replace(
                more, documents=last.documents + more.documents, damaged=last.damaged + more.damaged
            )
        else:
            self._events.append(more)


def seen(document: Measured, *, damaged: bool | None, turn: int | None = None, aside: bool = False) -> Seen:
    """A document that was looked at."""
    return Seen(
        id=document.id,
        edition=document.edition,
        page_id=document.page_id,
        turn=turn,
        damaged=damaged,
        aside=aside,
    )
