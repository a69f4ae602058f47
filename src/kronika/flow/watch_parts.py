"""Parts of a watched page that can be pointed at: all there are, or those that became different the last time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kronika.flow.chronicle import Chronicle
from kronika.html.document import Document, parse
from kronika.model.change import Change, ChangeFilter
from kronika.model.errors import NotText, UnknownName
from kronika.model.page import Fetched
from kronika.model.watch import Watch, WatchState
from kronika.store.store import Store
from kronika.watch.candidates import Candidate, around, candidates
from kronika.watch.pointing import Names

MOST = 10  # parts offered after a change


def stored_page(store: Store, watch: Watch, number: int | None = None) -> Fetched:
    """A kept version as it was fetched, the newest unless another is asked for; UnknownName when it is not kept."""
    version = store.watches.version(watch.id, number or watch.version)
    return Fetched(
        url=watch.url,
        final_url=version.final_url,
        status=version.status,
        headers=version.headers,
        body=store.watches.body(version.id),
        at=version.at,
    )


def parts_of(page: Fetched) -> list[Candidate]:
    """The parts of a page that somebody may want to compare, in its order; none where it is no text."""
    try:
        return candidates(document_of(page))
    except NotText:
        return []


def document_of(page: Fetched) -> Document:
    """A page parsed; raises NotText."""
    return parse(page.body, url=page.final_url, content_type=page.header("content-type"))
