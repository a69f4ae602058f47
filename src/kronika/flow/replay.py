"""A file of documents in time order is replayed before the watchdog, which judges each as if it had just come."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from kronika.flow.line_files import numbered_lines
from kronika.flow.measuring import measure_all, read_generally
from kronika.model.document import Document, Measures
from kronika.model.errors import BadFile, InputError, UnknownName
from kronika.model.health import Judged, Verdict
from kronika.verify.classic.detector import ClassicDetector
from kronika.verify.detector import LEARN, Detector

NO_SOURCE = "source"


class Watchdog(Protocol):
    """Whoever judges documents one by one."""

    def step(self, measures: Measures) -> Judged:
        """One more document."""
        ...


DETECTORS: dict[str, Callable[[int], Watchdog]] = {
    "ours": lambda train: Detector.fresh(learn=train),
    "classic": lambda train: ClassicDetector.fresh(learn=train),
}


@dataclass(slots=True, kw_only=True)
class Replayed:
    """How far a replay has come."""

    documents: int = 0
    read: int = 0  # bytes of the file
    sources: set[str] = field(default_factory=set)
    bad: list[str] = field(default_factory=list)  # lines that could not be read, and why


def replay(
    documents: Iterable[Document], *, train: int = LEARN, detector: str = "ours", processes: int = 0
) -> Iterator[tuple[str, Judged]]:
    """The changes of verdict, source by source; a verdict never depends on later documents."""
    waiting: deque[str] = deque()  # the sources of the documents that are being measured

    def named() -> Iterator[Document]:
        for document in documents:
            waiting.append(document.source)
            yield document

    judges = Judges(train, detector)
    for measures in measure_all(named(), processes):
        source = waiting.popleft()
        judged = judges.step(source, measures)
        if judged is not None:
            yield source, judged


class Judges:
    """A watchdog for each source; tells only when one changes its mind."""

    def __init__(self, train: int, detector: str = "ours") -> None:
        if detector not in DETECTORS:
            raise UnknownName(f"There is no detector called “{detector}”; known: {', '.join(DETECTORS)}.")
        if train < 2:
            raise InputError("The watchdog must learn from at least 2 documents; write --train 300.")
        self._make = DETECTORS[detector]
        self._train = train
        self._judges: dict[str, Watchdog] = {}
        self._said: dict[str, Verdict] = {}

    def step(self, source: str, measures: Measures) -> Judged | None:
        """One more document of a source; None when the verdict stays."""
        if source not in self._judges:
            self._judges[source] = self._make(self._train)
        judged = self._judges[source].step(measures)
        if judged.verdict in (Verdict.LEARNING, self._said.get(source, Verdict.OK)):
            return None
        self._said[source] = judged.verdict
        return judged


def documents_in(path: Path, told: Replayed) -> Iterator[Document]:
    """The documents of a file, one in memory at a time; lines that are none are named and passed over."""
    if not path.is_file():
        raise BadFile(f"There is no file {path}.")
    for number, line, read in numbered_lines(path):
        told.read = read
        try:
            if not isinstance(line, bytes):
                raise ValueError(str(line) or "it is too long")
            document = document_of(json.loads(line))
        except (ValueError, TypeError) as error:
            told.bad.append(f"Line {number} is no document: {error}.")
            continue
        told.documents += 1
        told.sources.add(document.source)
        yield document


def document_of(fields: Any) -> Document:
    """A line of the file; a text that is not given is what the general engine finds."""
    if not isinstance(fields, dict):
        raise ValueError("a document is a JSON object")
    document = Document(
        source=words(fields, "source") or NO_SOURCE,
        url=words(fields, "url"),
        at=moment(fields.get("at")),
        html=words(fields, "html") or "",
        text=words(fields, "text") or "",
        title=words(fields, "title") or "",
        feed_title=words(fields, "feed_title"),
        feed_summary=words(fields, "feed_summary"),
    )
    if fields.get("text") is None and document.html:
        read = read_generally(document)
        document = replace(read, text=read.general or "")
    return document


def words(fields: dict[str, Any], name: str) -> str | None:
    """A text of a line; None where there is none."""
    value = fields.get(name)
    if value is not None and not isinstance(value, str):
        raise ValueError(f"“{name}” must be text")
    return value or None


def moment(value: Any) -> datetime | None:
    """A time of a line: ISO 8601, or seconds since 1970; one that cannot be read is unknown, for it decides nothing."""
    try:
        if isinstance(value, int | float):
            return datetime.fromtimestamp(value, UTC)
        parsed = datetime.fromisoformat(value) if isinstance(value, str) and value else None
    except (ValueError, OverflowError, OSError):
        return None
    return parsed if parsed is None or parsed.tzinfo else parsed.replace(tzinfo=UTC)
