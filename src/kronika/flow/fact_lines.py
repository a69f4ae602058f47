"""Pages given in a file, one JSON object a line, judged one by one: what scripts get from `kronika facts mentions`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kronika.facts.kind import EventModel, FactKind
from kronika.facts.page_text import text_of_html, text_of_plain
from kronika.flow.line_files import Cut, TooLong, numbered_lines
from kronika.model.errors import BadFile
from kronika.model.fact import Finding
from kronika.model.mention import PageText

WORDS_BEFORE, WORDS_AFTER = 60, 40
Line = tuple[int, bytes | TooLong | Cut, int]  # its number, itself, and how many bytes were read


@dataclass(slots=True, kw_only=True)
class Progress:
    """How far a file has come."""

    pages: int = 0
    read: int = 0  # bytes of the file
    mentions: int = 0
    events: int = 0
    bad: list[str] = field(default_factory=list)  # lines that are no pages, and why


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedPage:
    """One page of the file."""

    id: Any
    site: str
    page: PageText
    findings: tuple[Finding, ...]
    schedule: Any
    from_html: bool


def judged_lines(
    lines: Iterable[Line], kind: FactKind, model: EventModel | None, progress: Progress
) -> Iterator[JudgedPage]:
    """Judge every page; a line that is none is named in `progress` and passed over."""
    for number, line, read in lines:
        progress.read = read
        try:
            if not isinstance(line, bytes):
                raise ValueError(str(line) or "it is too long")
            told = json.loads(line)
            page, from_html = page_of(told)
        except (ValueError, RecursionError) as error:
            progress.bad.append(f"Line {number} is no page: {error}.")
            continue
        findings = tuple(kind.findings(page, model=model))
        progress.pages += 1
        progress.mentions += len(findings)
        progress.events += sum(counts(finding, kind) for finding in findings)
        yield JudgedPage(
            id=told.get("id", number),
            site=str(told.get("site") or ""),
            page=page,
            findings=findings,
            schedule=kind.brief(findings),
            from_html=from_html,
        )


def lines_of(path: Path) -> Iterator[Line]:
    """The lines of a file, plain, gzip or zstd; or of standard input."""
    if str(path) == "-":
        for number, line in enumerate(sys.stdin.buffer, 1):
            if line.strip():
                yield number, line, 0
        return
    if not path.is_file():
        raise BadFile(f"There is no file {path}.")
    yield from numbered_lines(path)


def page_of(told: Any) -> tuple[PageText, bool]:
    """The text of a page, and whether it came as HTML; places in a text that was given are those of that text."""
    if not isinstance(told, dict):
        raise ValueError("a JSON object is expected")
    html, text = told.get("html"), told.get("text")
    if isinstance(text, str):
        return text_of_plain(text), False
    if isinstance(html, str):
        return text_of_html(html, url=str(told.get("url") or "")), True
    raise ValueError('it has neither "text" nor "html"')


def counts(finding: Finding, kind: FactKind) -> bool:
    """It is the event, and the text does not take it back."""
    return finding.label == kind.event and not finding.status


def as_record(one: JudgedPage, kind: FactKind) -> dict[str, Any]:
    """One page as JSON; of a page that came as HTML the words around each mention are given, for places are those of our text."""
    return {
        "id": one.id,
        "mentions": [
            mention_record(finding, kind) | ({"words": words(one.page, finding)} if one.from_html else {})
            for finding in one.findings
        ],
        "schedule": one.schedule,
    }


def mention_record(finding: Finding, kind: FactKind) -> dict[str, Any]:
    """One mention as JSON. One that the text takes back is none, and `status` says why."""
    mention = finding.mention
    held = counts(finding, kind)
    found: dict[str, Any] = {
        "start": mention.start,
        "end": mention.end,
        "text": mention.text,
        "time": mention.time,
        "label": kind.event if held else f"not_{kind.event}",
        "p": round(finding.p, 4),
        "day": finding.day if held else finding.status or None,
        "season": finding.season if held else None,
        "place": finding.place if held else None,
        "note": finding.note if held else None,
        "event": finding.event,
        "by": list(finding.by),
    }
    optional = {
        "until": mention.until,
        "since": mention.since,
        "status": finding.status,
        "dates": [day.isoformat() for day in finding.dates],
    }
    return found | {name: value for name, value in optional.items() if value}


def words(page: PageText, finding: Finding, before: int = WORDS_BEFORE) -> str:
    """A mention with what stands around it, on one line."""
    start, end = finding.mention.start, finding.mention.end
    shown = page.text[max(0, start - before) : start], page.text[start:end], page.text[end : end + WORDS_AFTER]
    return " ".join("{}[{}]{}".format(*shown).split())
