"""A kept version of a watched page, read again as it was compared then."""

from __future__ import annotations

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_look import LookWork, Sheet
from kronika.flow.watch_reading import view_before
from kronika.model.errors import UnknownName
from kronika.model.page import Fetched
from kronika.model.watch import Watch
from kronika.store.store import Store
from kronika.watch.highlight.page import outlined_page
from kronika.watch.view import View


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


def stored_view(chronicle: Chronicle, watch: Watch, number: int) -> View:
    """What was compared of a version; UnknownName when it is not kept, NotText when it is no text."""
    page = stored_page(chronicle.store, watch, number)
    sheet = Sheet(
        body=page.body,
        final_url=page.final_url,
        at=page.at,
        status=page.status,
        content_type=page.header("content-type"),
        region=chronicle.store.watches.version(watch.id, number).region,
    )
    view = view_before(
        LookWork(
            url=watch.url,
            focus=watch.focus,
            sheet=sheet,
            before=sheet,
            engine=chronicle.settings.extract.engine,
            lang=watch.options.get("lang") or None,
            charset=watch.options.get("charset", ""),
            recipe=chronicle.recipes.find(page.final_url, page.at),
        )
    )
    if view is None:
        raise UnknownName(f"Version {number} of this page cannot be read.")
    return view


def outlined_version(chronicle: Chronicle, watch: Watch, number: int) -> str:
    """A version as a page, harmless, with what was compared outlined."""
    return outlined_page(stored_view(chronicle, watch, number))
