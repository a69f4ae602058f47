"""Fetched pages of watches as work for the readers: each beside the newest version we have of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_look import LookWork, Sheet
from kronika.flow.watch_notes import learned_of
from kronika.model.frontier import Kept
from kronika.model.page import Fetched, find_header
from kronika.model.watch import Watch, WatchVersion


def works_of(chronicle: Chronicle, pages: Sequence[tuple[Watch, Kept]]) -> Iterator[LookWork]:
    """The work that these pages make, each when it is asked for: the versions we have are read one by one."""
    newest = chronicle.store.watches.newest([watch.id for watch, _ in pages]) if pages else {}
    return (work_of(chronicle, watch, kept.fetched, newest.get(watch.id)) for watch, kept in pages)


def work_of(chronicle: Chronicle, watch: Watch, fetched: Fetched, newest: WatchVersion | None = None) -> LookWork:
    """One page, and all that is known of it."""
    return LookWork(
        url=watch.url,
        focus=watch.focus,
        sheet=fetched_sheet(fetched),
        before=None if newest is None else kept_sheet(chronicle, newest),
        engine=chronicle.settings.extract.engine,
        lang=watch.options.get("lang") or None,
        charset=watch.options.get("charset", ""),
        recipe=chronicle.recipes.find(fetched.final_url, fetched.at),
        ignores=watch.ignores,
        memory=learned_of(watch.memory),
    )


def fetched_sheet(fetched: Fetched) -> Sheet:
    """A page as it just came."""
    return Sheet(
        body=fetched.body,
        final_url=fetched.final_url,
        at=fetched.at,
        status=fetched.status,
        content_type=fetched.header("content-type"),
    )


def kept_sheet(chronicle: Chronicle, version: WatchVersion) -> Sheet:
    """A version as it is kept."""
    return Sheet(
        body=chronicle.store.watches.body(version.id),
        final_url=version.final_url,
        at=version.at,
        status=version.status,
        content_type=find_header(version.headers, "content-type"),
        region=version.region,
        page_class=version.page_class,
        title=version.title,
        lang=version.lang,
    )
