"""How the index stands: what is in it, how far it is behind, and whether it holds exactly what the store shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kronika.flow.chronicle import Chronicle
from kronika.flow.indexing import index_folder
from kronika.index.fields import PRINT
from kronika.index.index import open_index
from kronika.index.preparing import print_of
from kronika.model.errors import IndexDamaged
from kronika.model.query import Everything

AT_ONCE = 1_000
MOST_NAMED = 20  # articles that are named in a complaint


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexStanding:
    """The index in numbers; `fault` says why it cannot be used."""

    folder: str
    articles: int = 0
    shown: int = 0  # articles that the store shows
    behind: int = 0
    mark: int = 0
    size: int = 0
    segments: int = 0
    fault: str = ""


def index_standing(chronicle: Chronicle) -> IndexStanding:
    """How the index stands; nothing is made or changed."""
    folder, store = index_folder(chronicle), chronicle.store.indexables
    try:
        index = open_index(folder, chronicle=store.chronicle())
        mark, articles = index.mark, index.count(Everything())
        size, segments = index.size(), index.searcher().num_segments
    except IndexDamaged as error:
        shown = store.count()
        return IndexStanding(folder=str(folder), shown=shown, behind=shown, fault=str(error))
    return IndexStanding(
        folder=str(folder),
        articles=articles,
        shown=store.count(),
        behind=store.behind(mark),
        mark=mark,
        size=size,
        segments=segments,
    )


def index_faults(chronicle: Chronicle) -> list[str]:
    """What the index has and the store does not show, what it lacks, and what it has in another form; empty when all is well.

    What has changed since the index was last brought up to date is no fault.
    """
    store = chronicle.store.indexables
    index = open_index(index_folder(chronicle), chronicle=store.chronicle())
    mark = index.mark
    kept: dict[int, int] = dict(index.values(Everything(), PRINT))
    changing = {number for _, number in store.changed(mark, max(store.behind(mark), 1))}
    missing: list[int] = []
    other: list[int] = []
    for number, print_ in prints(chronicle):
        found = kept.pop(number, None)
        if number not in changing and found != print_:
            (missing if found is None else other).append(number)
    extra = sorted(kept.keys() - changing)
    return [
        *complaint(missing, "missing from the index"),
        *complaint(other, "in the index in another form"),
        *complaint(extra, "in the index and not shown by the store"),
    ]


def prints(chronicle: Chronicle) -> Iterator[tuple[int, int]]:
    """Number and fingerprint of every article that is shown."""
    some: list[int] = []
    for number in chronicle.store.indexables.ids():
        some.append(number)
        if len(some) == AT_ONCE:
            yield from ((article.id, print_of(article)) for article in chronicle.store.indexables.read(some))
            some = []
    yield from ((article.id, print_of(article)) for article in chronicle.store.indexables.read(some))


def complaint(numbers: list[int], said: str) -> list[str]:
    """A sentence about articles, if there are any."""
    if not numbers:
        return []
    named = ", ".join(map(str, numbers[:MOST_NAMED])) + (" …" if len(numbers) > MOST_NAMED else "")
    articles = "1 article" if len(numbers) == 1 else f"{len(numbers)} articles"
    return [f"{articles} {said} ({named}); “kronika index build” makes it anew."]
