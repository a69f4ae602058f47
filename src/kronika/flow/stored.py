"""A stored page as work for the readers."""

from __future__ import annotations

from kronika.flow.chronicle import Chronicle
from kronika.flow.readers import Fault, Work
from kronika.model.errors import StoreBusy, StoreError, StoreFull
from kronika.model.failure import FailureKind


def work_of(chronicle: Chronicle, page_id: int, *, continues: str | None = None) -> Work | Fault:
    """The stored bytes and what is known about them; bytes that cannot be read are a fault.

    `continues` tells where the text stands on the pages before, when this one goes on with it.
    """
    try:
        page = chronicle.store.pages.get(page_id)
        return Work(
            body=chronicle.store.pages.body(page.id),
            url=page.final_url,
            lang=chronicle.store.sources.by_id(page.source_id).lang,
            content_type=page.header("content-type"),
            now=page.fetched_at,
            engine=chronicle.settings.extract.engine,
            recipe=chronicle.recipes.find(page.final_url, page.fetched_at),
            continues=continues,
        )
    except (StoreBusy, StoreFull):
        raise
    except StoreError as error:
        return Fault(kind=FailureKind.UNREADABLE, sentence=str(error))
