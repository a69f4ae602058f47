"""What a search finds, as its screen shows it: articles with snippets, counts of sources, and what went wrong in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kronika.flow.searching import find
from kronika.model.analysed import text_of
from kronika.model.analysis import Tone
from kronika.model.article import ArticleRecord
from kronika.model.errors import BadQuery, KronikaError, UnknownName
from kronika.serve.web.addresses import with_query
from kronika.serve.web.hit_marks import marker
from kronika.serve.web.paging import Paging
from kronika.serve.web.question_fields import question_of
from kronika.serve.web.search_form import Search
from kronika.serve.web.sentence_pieces import Stretch
from kronika.serve.web.snippets import snippet, stretches
from kronika.serve.web.visit import Visit

PER_PAGE = 30
MOST_SOURCES = 30  # whose counts are shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One article that was found."""

    record: ArticleRecord
    address: str
    title: tuple[Stretch, ...]
    text: tuple[Stretch, ...]
    hits: int = 0
    tone: Tone | None = None
    score: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """A query that cannot be read, cut where the fault is."""

    sentence: str
    before: str
    there: str
    after: str

    @classmethod
    def of(cls, error: BadQuery) -> Fault:
        """The fault of a query; behind its end the mark stands alone."""
        end = error.position + max(error.length, 1)
        return cls(
            sentence=str(error),
            before=error.text[: error.position],
            there=error.text[error.position : end],
            after=error.text[end:],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """How many of the articles are of one source."""

    source: str
    articles: int
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """One page of what was found."""

    paging: Paging
    rows: list[Row] = field(default_factory=list)
    counts: list[Count] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    fault: Fault | None = None
    searched: bool = False  # by the index; else the store was listed


def results(visit: Visit, search: Search, page: str) -> Results:
    """What a search finds; where the index cannot be used, the articles as the store lists them, and why."""
    if search.outside:
        return listed(visit, search, page)
    try:
        return searched(visit, search, page)
    except BadQuery as error:
        return Results(paging=paged(search, page, 0), fault=Fault.of(error))
    except KronikaError as error:
        return listed(visit, search, page, notes=[str(error)])


def searched(visit: Visit, search: Search, page: str) -> Results:
    """One page of hits of the index."""
    chronicle, question = visit.shell.chronicle(), question_of(visit, search.asked)
    wanted = Paging.of(page, total=10**9, size=PER_PAGE, path="/articles", values=search.values())
    found = find(chronicle, question, order=search.order, limit=PER_PAGE, offset=wanted.offset)
    paging = paged(search, page, found.total)
    if paging.offset != wanted.offset:  # behind the last page
        found = find(chronicle, question, order=search.order, limit=PER_PAGE, offset=paging.offset)
    return Results(
        paging=paging,
        rows=rows(visit, search, question.text, [hit.article_id for hit in found.hits]),
        counts=[
            Count(source=name, articles=number, address=with_query("/articles", search.of_source(name).values()))
            for name, number in list(found.counts.items())[:MOST_SOURCES]
        ],
        notes=list(found.notes),
        searched=True,
    )


def listed(visit: Visit, search: Search, page: str, notes: Sequence[str] = ()) -> Results:
    """One page of the store's own list, without the index."""
    store, which = visit.shell.store, search.filter(visit.shell.zone)
    paging = paged(search, page, store.articles.count(which))
    found = store.articles.listing(which, limit=PER_PAGE, offset=paging.offset)
    return Results(paging=paging, rows=[plain(record) for record in found], notes=list(notes))


def paged(search: Search, page: str, total: int) -> Paging:
    """Where in the list we are."""
    return Paging.of(page, total=total, size=PER_PAGE, path="/articles", values=search.values())


def rows(visit: Visit, search: Search, query: str, numbers: Sequence[int]) -> list[Row]:
    """The articles of a page of hits, in order, with their tones and what the query found in each."""
    store = visit.shell.store
    heads = store.article_versions.heads(numbers)
    mark = marker(visit, query)
    found = []
    for number in numbers:
        try:
            record = store.articles.get(number)
        except UnknownName:
            continue  # removed since it was found
        text = text_of(record.article)
        title, hits = len(record.article.title.strip()), mark(record)
        head = heads.get(number)
        found.append(
            Row(
                record=record,
                address=with_query(f"/articles/{number}", {"q": query}) + ("#hit-1" if hits else ""),
                title=stretches(text, 0, title, hits),
                text=snippet(text, title, hits),
                hits=len(hits),
                tone=head.tone if head else None,
                score=head.score if head else None,
            )
        )
    return found


def plain(record: ArticleRecord) -> Row:
    """An article that nobody searched in."""
    text = text_of(record.article)
    title = len(record.article.title.strip())
    return Row(
        record=record,
        address=f"/articles/{record.id}",
        title=stretches(text, 0, title, ()),
        text=snippet(text, title, ()),
    )
