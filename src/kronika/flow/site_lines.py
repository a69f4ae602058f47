"""The lines of a site's file (C7): six fields a page, written by us and read from whoever writes something like it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kronika.flow.arrival import HTML_TEXT, Arrival, Arrived, Broken, Passed
from kronika.flow.line_files import Cut, TooLong, numbered_lines
from kronika.html.address import host_of
from kronika.html.charset import decode
from kronika.html.text import fold
from kronika.model.page import Page

# The thesis describes the fields and names none; these are ours, in its order.
FIELDS = ("url", "previous_url", "start_url", "domain", "html", "link_text")

# What other crawlers call them, and what else they may tell.
NAMES: Mapping[str, tuple[str, ...]] = {
    "url": ("url", "uri", "address", "link"),
    "previous_url": ("previous_url", "prev_url", "previous", "referer", "referrer", "parent_url", "via"),
    "start_url": ("start_url", "seed", "root_url"),
    "html": ("html", "raw_html", "body", "content", "page"),
    "link_text": ("link_text", "anchor_text", "anchor"),
    "at": ("fetched_at", "at", "crawled_at", "timestamp", "fetched", "date"),
    "status": ("status", "status_code"),
}


def line_of(page: Page, body: bytes, start_url: str) -> str:
    """One page as a line, its HTML as text whatever its charset was."""
    values = (
        page.final_url,
        page.via,
        start_url,
        host_of(page.final_url),
        decode(body, page.header("content-type")).text,
        page.link_text,
    )
    return json.dumps(dict(zip(FIELDS, values, strict=True)), ensure_ascii=False) + "\n"


def pages_in_lines(path: Path) -> Iterator[Arrived]:
    """The pages of a JSONL file."""
    for number, line, read in numbered_lines(path):
        where = f"{path.name}, line {number}"
        if isinstance(line, Cut):
            yield Broken(sentence=f"{where}: the file is damaged here, and nothing behind it can be read.", read=read)
        elif isinstance(line, TooLong):
            yield Broken(sentence=f"{where} is longer than any page.", read=read)
        else:
            yield page_of_line(line, where, read)


def page_of_line(line: bytes, where: str, read: int) -> Arrived:
    """One line as a page, or what is wrong with it."""
    try:
        values = json.loads(line)
    except (ValueError, RecursionError):
        return Broken(sentence=f"{where} is not JSON.", read=read)
    if not isinstance(values, dict):
        return Broken(sentence=f"{where} is no JSON object.", read=read)
    url, html = text_in(values, "url"), value_in(values, "html")
    if not url:
        return Broken(sentence=f"{where} has no url.", read=read)
    if not isinstance(html, str):
        return Broken(sentence=f"{where} ({url[:200]}) has no html.", read=read)
    status = value_in(values, "status")
    if not html.strip() or (isinstance(status, int) and not 200 <= status < 300):
        return Passed(read=read)
    return Arrival(
        url=url,
        body=html.encode("utf-8", "replace"),
        headers=HTML_TEXT,
        at=moment_in(values),
        via=text_in(values, "previous_url"),
        link_text=text_in(values, "link_text"),
        start_url=text_in(values, "start_url"),
        read=read,
    )


def value_in(values: Mapping[str, Any], field: str) -> Any:
    """A field under any of its names."""
    return next((values[name] for name in NAMES[field] if values.get(name) is not None), None)


def text_in(values: Mapping[str, Any], field: str) -> str | None:
    """A field that is text, on one line."""
    value = value_in(values, field)
    return fold(value) or None if isinstance(value, str) else None


def moment_in(values: Mapping[str, Any]) -> datetime | None:
    """When the page was fetched: ISO 8601, or seconds since 1970; None when the line does not say."""
    value = value_in(values, "at")
    try:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return datetime.fromtimestamp(value, UTC)
        found = datetime.fromisoformat(value) if isinstance(value, str) else None
    except (ValueError, OverflowError, OSError):
        return None
    return found.replace(tzinfo=UTC) if found is not None and found.tzinfo is None else found
