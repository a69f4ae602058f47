"""Concordance: every place where words stand, with what is around them, in a corpus or in what a question finds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import APIRouter
from starlette.responses import Response

from kronika.flow.concordance import Concordance, KwicLine, KwicWish, concordance
from kronika.flow.corpora import chosen_as
from kronika.flow.kwic_sort import KwicSort
from kronika.model.errors import BadQuery, KronikaError
from kronika.serve.web.addresses import with_query
from kronika.serve.web.admit import Reader
from kronika.serve.web.asked import Asked, Query
from kronika.serve.web.labels import N_
from kronika.serve.web.paging import Paging
from kronika.serve.web.question_fields import question_fields, question_of
from kronika.serve.web.search_results import Fault
from kronika.serve.web.visit import Visit

PER_PAGE = 100
MOST_ARTICLES = 20_000  # that are read for one look
LONGEST = 500
SORTS = {
    KwicSort.DATE: N_("by date"),
    KwicSort.LEFT: N_("by the words before"),
    KwicSort.RIGHT: N_("by the words behind"),
    KwicSort.KEYWORD: N_("by the word itself"),
    KwicSort.SOURCE: N_("by source"),
}

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """The form of the screen, as the address says it."""

    asked: Asked
    pattern: str = ""
    corpus: str = ""
    lemma: bool = False
    sort: KwicSort = KwicSort.DATE

    @classmethod
    def read(cls, query: Query) -> Look:
        """The fields of an address."""
        sort = query.get("sort", "")
        return cls(
            asked=Asked.read(query),
            pattern=query.get("pattern", "").strip()[:LONGEST],
            corpus=query.get("corpus", ""),
            lemma=query.get("lemma", "") == "yes",
            sort=KwicSort(sort) if sort in set(KwicSort) else KwicSort.DATE,
        )

    def values(self) -> dict[str, str | Sequence[str]]:
        """The fields by the names they have in the address."""
        return {
            "pattern": self.pattern,
            "lemma": "yes" if self.lemma else "",
            "sort": self.sort.value if self.sort is not KwicSort.DATE else "",
            "corpus": self.corpus,
            **self.asked.values(),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What a look came to."""

    lines: Concordance | None = None
    paging: Paging | None = None
    fault: Fault | None = None
    note: str = ""


@router.get("/concordance")
def screen(visit: Reader, page: str = "") -> Response:
    """The lines of a pattern; without one, the form."""
    look = Look.read(visit.request.query_params)
    found = looked(visit, look, page) if look.pattern else Found()
    response = visit.page(
        "concordance.html",
        look=look,
        asked=look.asked,
        found=found,
        sorts=SORTS,
        corpora=visit.shell.store.corpora.all(),
        fields=question_fields(visit, look.asked),
        way=way,
    )
    response.headers["HX-Replace-Url"] = (
        found.paging.here if found.paging else with_query("/concordance", look.values())
    )
    return response


def looked(visit: Visit, look: Look, page: str) -> Found:
    """The lines of a page, or why there are none."""
    chronicle = visit.shell.chronicle()
    wanted = Paging.of(page, total=10**9, size=PER_PAGE, path="/concordance", values=look.values())
    wish = KwicWish(
        pattern=look.pattern,
        lemma=look.lemma,
        sort=look.sort,
        limit=PER_PAGE,
        offset=wanted.offset,
        most_articles=MOST_ARTICLES,
    )
    try:
        where = chosen_as(chronicle, look.corpus).corpus if look.corpus else question_of(visit, look.asked)
        lines = concordance(chronicle, where, wish)
    except BadQuery as error:
        return Found(fault=Fault.of(error))
    except KronikaError as error:
        return Found(note=str(error))
    paging = Paging.of(page, total=lines.hits, size=PER_PAGE, path="/concordance", values=look.values())
    return Found(lines=lines, paging=paging)


def way(line: KwicLine) -> str:
    """To the place in the article."""
    return f"/articles/{line.article_id}?at={line.start}-{line.end}#hit-1"
