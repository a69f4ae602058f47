"""Articles: the search. What is asked for, what is found, how much of it there was on each day; all in the address."""

from __future__ import annotations

from datetime import timedelta

from fastapi import APIRouter
from markupsafe import Markup
from starlette.responses import Response

from kronika.flow import trends
from kronika.model.article import PageClass
from kronika.model.errors import KronikaError
from kronika.model.series import Answer, Step
from kronika.serve.web.addresses import with_query
from kronika.serve.web.admit import Reader
from kronika.serve.web.charts import Bar, linked_bars
from kronika.serve.web.question_fields import question_fields, question_of
from kronika.serve.web.search_form import ORDERS, Search
from kronika.serve.web.search_help import EXAMPLES
from kronika.serve.web.search_results import Results, results
from kronika.serve.web.visit import Visit

LONGEST_DAYS, LONGEST_WEEKS = 92, 370  # days that are shown as bars of a day, of a week

router = APIRouter()


@router.get("/articles")
def articles(visit: Reader, page: str = "") -> Response:
    """What a search finds."""
    search = Search.read(visit.request.query_params)
    found = results(visit, search, page)
    response = visit.page(
        "articles.html",
        search=search,
        asked=search.asked,
        found=found,
        curve=curve(visit, search, found),
        fields=question_fields(visit, search.asked),
        orders=ORDERS,
        classes=list(PageClass),
        examples=EXAMPLES,
        values=search.asked.values(),
    )
    response.headers["HX-Replace-Url"] = found.paging.here  # without the fields left empty
    return response


def curve(visit: Visit, search: Search, found: Results) -> Markup | None:
    """The articles of each day as bars that lead to them; None where there is nothing to count."""
    if not found.searched or not found.paging.total:
        return None
    chronicle, question = visit.shell.chronicle(), question_of(visit, search.asked)
    try:
        told = trends.volume(chronicle, question)
        days = (told.last - told.first).days + 1
        if days > LONGEST_DAYS:
            told = trends.volume(chronicle, question, Step.WEEK if days <= LONGEST_WEEKS else Step.MONTH)
    except KronikaError:
        return None  # the results say why
    points = told.lines[0].points if told.lines else ()
    return drawn(visit, search, told) if len(points) > 1 else None


def drawn(visit: Visit, search: Search, told: Answer) -> Markup:
    """The bars of an answer, each with its day and number, leading to its articles."""
    points = told.lines[0].points if told.lines else ()
    bars = []
    for number, point in enumerate(points):
        last = points[number + 1].day - timedelta(days=1) if number + 1 < len(points) else told.last
        shown = visit.tongue.day(point.day) + (f" – {visit.tongue.day(last)}" if last != point.day else "")
        count = visit.tongue.plural("%(n)s article", "%(n)s articles", point.articles)
        address = with_query("/articles", {**search.values(), **search.asked.within(point.day, last).values()})
        broken = next((one for one in told.broken if one.first <= last and one.last >= point.day), None)
        why = visit.tongue.text("%(source)s was broken", source=broken.source) if broken else ""
        title = f"{shown}: {count}" + (f" · {why}" if why else "")
        bars.append(Bar(value=point.articles, title=title, address=address, broken=broken is not None))
    label = visit.tongue.text(
        "Articles from %(first)s to %(last)s", first=visit.tongue.day(told.first), last=visit.tongue.day(told.last)
    )
    ends = (visit.tongue.day(told.first), visit.tongue.day(told.last))
    return linked_bars(bars, str(label), ends, visit.tongue.number(max((bar.value for bar in bars), default=0)))
