"""Trends: the ready questions, as numbers."""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from kronika.flow import trends
from kronika.model.series import Ready, Step
from kronika.serve.api.admit import Reader
from kronika.serve.api.answers import Limit, Listing, Offset, answer, page, sent
from kronika.serve.api.article_shapes import ArticleShown, article_shown
from kronika.serve.api.problems import Problem
from kronika.serve.api.questions import Asked, QuestionAsked, question_asked
from kronika.serve.api.trend_shapes import TrendShown, trend_shown

router = APIRouter(prefix="/api/v1/trends", tags=["trends"])
BACKWARDS = "The last day is before the first."
CAGE = {
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'"
}  # a drawing, nothing that runs


class Format(StrEnum):
    """How an answer is written."""

    JSON = "json"
    CSV = "csv"
    SVG = "svg"
    PNG = "png"
    VEGA = "vl.json"


class TrendAsked(QuestionAsked):
    """Which articles, counted how."""

    step: Step = Field(Step.DAY, description="How long the stretches are.")
    format: Format = Field(
        Format.JSON,
        description="As numbers, a table for spreadsheets, a chart (svg, png), or a Vega-Lite specification.",
    )


@router.get("/articles", response_model=Listing[ArticleShown])
def behind(call: Reader, asked: Asked, first: date, last: date, limit: Limit = 100, offset: Offset = 0) -> Response:
    """The articles behind a point: of a question, from the first to the last day of its stretch."""
    if last < first:
        raise Problem(422, BACKWARDS)
    numbers = trends.behind(call.chronicle(), question_asked(call, asked), first, last)
    part = numbers[offset : offset + limit]
    analyses = call.store.analyses.of(part)
    records = call.store.shown.of(part)
    return page(
        call,
        records,
        lambda record: article_shown(record, analyses.get(record.id)),
        limit=limit,
        offset=offset,
        total=len(numbers),
    )


@router.get("/{ready}", response_model=TrendShown)
def one(call: Reader, ready: Ready, asked: Annotated[TrendAsked, Query()]) -> Response:
    """The answer to a ready question, with the number of articles behind every number and the days a source was broken."""
    told = trends.answer(call.chronicle(), ready, question_asked(call, asked), asked.step)
    if asked.format is Format.JSON:
        return answer(call, trend_shown(told))
    from kronika.serve.figures.files import MEDIA, content

    headers = {**CAGE, "Content-Disposition": f'inline; filename="{ready.value}.{asked.format.value}"'}
    return sent(call, content(told, asked.format.value), MEDIA[asked.format.value], headers=headers)
