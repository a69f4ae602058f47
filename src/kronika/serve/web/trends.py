"""Trends: the ready questions, drawn, told in a table and to be taken away; every mark leads to its articles."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from fastapi import APIRouter, HTTPException
from markupsafe import Markup
from starlette.responses import Response

from kronika.flow import trends as ready_questions
from kronika.model.errors import BadQuery, KronikaError
from kronika.model.series import Answer, Ready, Step
from kronika.serve.figures.drawing import draw
from kronika.serve.figures.files import FORMATS, MEDIA, content
from kronika.serve.figures.look import Look
from kronika.serve.web.addresses import with_query
from kronika.serve.web.admit import Reader
from kronika.serve.web.asked import Asked
from kronika.serve.web.figure_words import figure_words
from kronika.serve.web.labels import N_
from kronika.serve.web.question_fields import question_fields, question_of
from kronika.serve.web.search_results import Fault
from kronika.serve.web.trend_tables import Table, table_of
from kronika.serve.web.trend_ways import Ways
from kronika.serve.web.visit import Visit

TABS = {
    Ready.SENTIMENT: N_("Sentiment"),
    Ready.COMPARE: N_("Compare servers"),
    Ready.SHARES: N_("Shares of tones"),
    Ready.ENTITIES: N_("Names"),
    Ready.KEYWORDS: N_("Keywords"),
    Ready.HEADLINES: N_("Headlines"),
    Ready.VOLUME: N_("Number of articles"),
    Ready.GRAPH: N_("Named together"),
}
STEPS = {Step.DAY: N_("day"), Step.WEEK: N_("week"), Step.MONTH: N_("month")}
FILES = {"png": "PNG", "svg": "SVG", "csv": "CSV", "json": "JSON", "vl.json": "Vega-Lite"}
WIDE, NARROW = 1120, 358  # the page on a desktop and on a phone

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """What a ready question comes to on screen."""

    answer: Answer | None = None
    wide: Markup = field(default_factory=Markup)
    narrow: Markup = field(default_factory=Markup)
    table: Table | None = None
    fault: Fault | None = None
    note: str = ""  # why there is nothing


@router.get("/trends")
def trends(visit: Reader, show: str = "", step: str = "", sort: str = "") -> Response:
    """One ready question, drawn."""
    asked, ready, stretch = Asked.read(visit.request.query_params), chosen(show), step_of(step)
    chart = chart_of(visit, asked, ready, stretch, sort)
    values = asked.values() | {"step": stretch.value if stretch is not Step.DAY else ""}
    here = values | {"show": ready.value if ready is not Ready.SENTIMENT else ""}
    response = visit.page(
        "trends.html",
        asked=asked,
        ready=ready,
        step=stretch,
        steps=STEPS,
        chart=chart,
        fields=question_fields(visit, asked),
        tabs=[(one, name, with_query("/trends", values | {"show": one.value})) for one, name in TABS.items()],
        files=[(FILES[form], with_query(f"/trends.{form}", here)) for form in FILES],
        here=here,
        sort=sort,
        values=asked.values(),
        articles=with_query("/articles", asked.values()),
    )
    response.headers["HX-Replace-Url"] = with_query("/trends", here)
    return response


@router.get("/trends.{form}")
def file(visit: Reader, form: str, show: str = "", step: str = "") -> Response:
    """The same as a file."""
    if form not in FORMATS:
        raise HTTPException(404)
    asked, ready = Asked.read(visit.request.query_params), chosen(show)
    try:
        answer = ready_questions.answer(visit.shell.chronicle(), ready, question_of(visit, asked), step_of(step))
        body = content(answer, form, Look(words=figure_words(visit.tongue)))
    except KronikaError as error:
        raise HTTPException(422, str(error)) from error
    name = f"kronika-{ready.value}-{answer.first}-{answer.last}.{form}"
    return Response(body, media_type=MEDIA[form], headers={"Content-Disposition": f'attachment; filename="{name}"'})


def chart_of(visit: Visit, asked: Asked, ready: Ready, step: Step, sort: str) -> Chart:
    """The answer with its drawings for a desktop and for a phone; or why there is none."""
    try:
        answer = ready_questions.answer(visit.shell.chronicle(), ready, question_of(visit, asked), step)
    except BadQuery as error:
        return Chart(fault=Fault.of(error))
    except KronikaError as error:
        return Chart(note=str(error))
    ways = Ways(asked=asked, ready=ready)
    look = Look(width=WIDE, inline=True, titled=False, link=ways.to, words=figure_words(visit.tongue), name="wide")
    return Chart(
        answer=answer,
        wide=Markup(draw(answer, look)),  # our own drawing; it escapes all it is given
        narrow=Markup(draw(answer, replace(look, width=NARROW, name="narrow"))),
        table=table_of(answer, ways, visit.tongue, sort),
    )


def chosen(show: str) -> Ready:
    """The ready question that an address names; the first where it names none."""
    return Ready(show) if show in set(Ready) else Ready.SENTIMENT


def step_of(step: str) -> Step:
    """How long the stretches are; a day where nobody says."""
    return Step(step) if step in set(Step) else Step.DAY
