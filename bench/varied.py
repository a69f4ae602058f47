"""Pages of many kinds for benchmarks that need no gold: the saved sets when they are there, else the sample web."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bench.extraction.data import NoData, folder_asked, load


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A page that is read from where it is when it is wanted."""

    url: str | None
    raw: Callable[[], bytes]


def varied_pages(data: str | None) -> tuple[str, Sequence[Sample]]:
    """What the pages are, and the pages, mixed the same way every time."""
    try:
        pages = [Sample(url=page.gold.url, raw=page.raw) for page in load(folder_asked(data))]
        about = f"{len(pages)} saved pages of the sets"
    except NoData:
        if data:
            raise
        pages = sample_web()
        about = f"{len(pages)} pages of the sample web"
    random.Random(4).shuffle(pages)
    return about, pages


def sample_web() -> list[Sample]:
    """Every page of the sample web."""
    from bench.bench_store import pages_of
    from kronika.sampleweb.world import all_sites

    return [Sample(url=url, raw=partial(bytes, body)) for site in all_sites() for url, body, _ in pages_of(site)]
