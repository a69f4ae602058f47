"""The pages of a WARC file with all it tells of them: headers, time, revisits, and the metadata that stand beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from kronika.flow import warc_fields as names
from kronika.flow.arrival import Arrival, Arrived, Broken, Passed
from kronika.flow.http_answer import answer_of, body_of
from kronika.flow.page_files import MOST
from kronika.flow.warc import Gap, Head, Record, records, target
from kronika.flow.warc_pages import HTML, moment_of
from kronika.html.sniff import starts_as_markup
from kronika.model.errors import KronikaError
from kronika.model.lead import Role

NOT_MODIFIED = 304
UNDONE = frozenset({"content-encoding", "transfer-encoding", "content-length"})  # the body is kept without them


def pages_in_archive(path: Path) -> Iterator[Arrived]:
    """The pages of a WARC file. A page waits for the records that belong to it: metadata follow their answer."""
    waiting: tuple[str, Arrived] | None = None  # record id and page
    with path.open("rb") as file:
        for record in records(file, is_wanted, MOST):
            if isinstance(record, Record) and record.head.get("warc-type", "").lower() == "metadata":
                waiting = with_metadata(waiting, record)
                continue
            if waiting is not None:
                yield waiting[1]
            if isinstance(record, Gap):
                waiting = "", Broken(sentence=f"{path.name}: {record.sentence}", read=file.tell())
            else:
                page = seen_again(waiting, record, file.tell()) or page_of(path, record, file.tell())
                waiting = record.head.get("warc-record-id", ""), page
    if waiting is not None:
        yield waiting[1]


def is_wanted(head: Head) -> bool:
    """Answers, revisits, pages kept without an answer, and what is told of them."""
    kind = head.get("warc-type", "").lower()
    if kind == "metadata":
        return head.get("content-type", "").lower().startswith(names.FIELDS)
    return kind in {"response", "revisit"} or (
        kind == "resource" and head.get("content-type", "").lower().startswith(HTML)
    )


def page_of(path: Path, record: Record, read: int) -> Arrived:
    """The page of a record, or what it is instead."""
    url, head = target(record.head), record.head
    kind = head.get("warc-type", "").lower()
    if not url or not url.lower().startswith(("http://", "https://")):
        return Passed(read=read)
    at = moment_of(head.get("warc-date", ""))
    if kind == "resource":
        headers = (("Content-Type", head.get("content-type", HTML[0])),)
        return Arrival(url=url, body=record.block, headers=headers, at=at, read=read)
    if kind == "revisit":
        if is_no_page(record.block):
            return Passed(read=read)
        same = head.get("warc-refers-to-target-uri", "").strip("<> ") or None
        return Arrival(url=url, body=None, status=NOT_MODIFIED, at=at, same_as=same, read=read)
    try:
        return answered(Arrival(url=url, body=None, at=at, read=read), record.block)
    except KronikaError as error:
        return Broken(sentence=f"{path.name}: {url}: {error}", read=read)


def seen_again(before: tuple[str, Arrived] | None, record: Record, read: int) -> Arrived | None:
    """A revisit of the page right before it, as we write them: all that was told of that page holds for it, too."""
    head = record.head
    if before is None or not before[0] or head.get("warc-refers-to") != before[0]:
        return None
    page = before[1]
    if not isinstance(page, Arrival):
        return Passed(read=read)  # what was seen again is no page
    at = moment_of(head.get("warc-date", ""))
    return replace(page, body=None, headers=(), status=NOT_MODIFIED, at=at, read=read)


def is_no_page(block: bytes) -> bool:
    """Whether the headers that a revisit repeats speak of a picture or the like; many repeat none."""
    try:
        kind = answer_of(block).headers.get("content-type", "")
    except KronikaError:
        return False
    return bool(kind) and not kind.lower().startswith(HTML)


def answered(page: Arrival, block: bytes) -> Arrived:
    """The page of an answer; answers other than “here it is” and files other than HTML are passed over."""
    answer = answer_of(block)
    if answer.status == NOT_MODIFIED:
        return replace(page, status=NOT_MODIFIED)
    kind = answer.headers.get("content-type", "")
    if not 200 <= answer.status < 300 or (kind and not kind.lower().startswith(HTML)):
        return Passed(read=page.read)
    body = body_of(answer, MOST)
    if not body.strip() or not (kind or starts_as_markup(body[:1_024])):
        return Passed(read=page.read)
    headers = tuple((name, value) for name, value in answer.headers.items() if name not in UNDONE)
    return replace(page, body=body, status=answer.status, headers=headers)


def with_metadata(waiting: tuple[str, Arrived] | None, record: Record) -> tuple[str, Arrived] | None:
    """The waiting page with what a metadata record tells of it, if it is told of this page."""
    if waiting is None:
        return None
    number, page = waiting
    about = {record.head.get(name) for name in ("warc-concurrent-to", "warc-refers-to")}
    if not isinstance(page, Arrival) or not number or number not in about:
        return waiting
    told = names.from_block(record.block)
    first = {name: values[0] for name, values in told.items()}
    asked = first.get(names.ASKED)
    return number, replace(
        page,
        url=asked or page.url,
        final_url=page.url if asked else None,
        redirects=told.get(names.REDIRECT, ()),
        via=first.get(names.VIA),
        link_text=first.get(names.LINK_TEXT),
        start_url=first.get(names.START_URL),
        source=first.get(names.SOURCE),
        role=role_of(first.get(names.ROLE)),
    )


def role_of(text: str | None) -> Role | None:
    """A role by its name."""
    return Role(text) if text in {role.value for role in Role} else None
