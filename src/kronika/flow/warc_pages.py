"""The pages in a WARC file: answers that brought HTML, with their encodings undone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from kronika.flow.file_names import steps_of_address
from kronika.flow.found import Found, RawPage, Spot, fault_of, unreadable
from kronika.flow.http_answer import answer_of, body_of
from kronika.flow.page_files import MOST
from kronika.flow.warc import Gap, Head, Record, records, target
from kronika.html.sniff import starts_as_markup
from kronika.model.errors import KronikaError

HTML = ("text/html", "application/xhtml+xml")


def archived(path: Path) -> Iterator[Found]:
    """The pages of a WARC file; answers other than “here it is” and files other than HTML are passed over."""
    with path.open("rb") as file:
        before = 0
        for record in records(file, may_be_page, MOST):
            here = file.tell()
            found = gap_in(path, record) if isinstance(record, Gap) else page_of(path, record, here - before)
            if found is not None:
                before = here
                yield found


def gap_in(path: Path, gap: Gap) -> Found:
    """A place of a WARC file that could not be read."""
    return Spot(name=str(path), steps=(path.name,), file=str(path)), unreadable(gap.sentence)


def may_be_page(head: Head) -> bool:
    """Whether a record may hold a page, by its head."""
    kind = head.get("warc-type", "").lower()
    return kind == "response" or (kind == "resource" and head.get("content-type", "").lower().startswith(HTML))


def page_of(path: Path, record: Record, read: int) -> Found | None:
    """The page of a record, or None when it holds none."""
    url = target(record.head)
    name = url or str(path)
    spot = Spot(name=name, steps=steps_of_address(name), file=str(path), read=read)
    at = moment_of(record.head.get("warc-date", ""))
    if record.head.get("warc-type", "").lower() == "resource":
        return spot, RawPage(body=record.block, url=url, content_type=record.head.get("content-type"), at=at)
    if url and not url.lower().startswith(("http://", "https://")):
        return None  # the archive's own notes: dns: and the like
    try:
        answer = answer_of(record.block)
        kind = answer.headers.get("content-type")
        if not 200 <= answer.status < 300 or (kind and not kind.lower().startswith(HTML)):
            return None
        body = body_of(answer, MOST)
    except KronikaError as error:
        return spot, fault_of(error)
    if not body.strip() or not (kind or starts_as_markup(body[:1_024])):
        return None
    return spot, RawPage(body=body, url=url, content_type=kind, at=at)


def moment_of(text: str) -> datetime | None:
    """A WARC-Date; None when it is none."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo else None
