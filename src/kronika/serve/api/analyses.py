"""Analyses: what the language of an article tells, and what people say of it."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from kronika.model.analysis import EntityType, Tone
from kronika.model.errors import InputError
from kronika.serve.api.admit import Editor, Reader
from kronika.serve.api.analysis_shapes import AnalysisShown, CorrectionShown, analysis_shown, correction_shown
from kronika.serve.api.answers import answer
from kronika.serve.api.problems import Problem
from kronika.serve.api.texts import Number, Sent, Short

NOT_YET = "Article {number} was not analysed yet; analyse what waits with: kronika analyse"

router = APIRouter(prefix="/api/v1/articles/{article_id}/analysis", tags=["analysis"])


class CorrectionSent(Sent):
    """What a person says: how the article sounds, or what one of its names is."""

    tone: Tone | None = Field(None, description="How the article sounds: p, n or a. Agreeing is worth as much.")
    group: Short = Field("", description="Key of a group of names that is wrong.")
    type: EntityType | None = Field(None, description="What that group is; null: no name at all.")
    note: Short = ""


@router.get("", response_model=AnalysisShown)
def one(call: Reader, article_id: Number) -> Response:
    """All that is told of an article."""
    call.store.articles.get(article_id)
    stored = call.store.analyses.get(article_id)
    if stored is None:
        raise Problem(404, NOT_YET.format(number=article_id))
    twins = call.store.analyses.twins(article_id)
    return answer(call, analysis_shown(stored, twins, call.store.corrections.listing(article_id=article_id)))


@router.post("/corrections", response_model=CorrectionShown, status_code=201)
def correct(call: Editor, article_id: Number, sent: CorrectionSent) -> Response:
    """Keep what a person says of the tone, or of a name; the last word of each person counts."""
    call.store.articles.get(article_id)
    stored = call.store.analyses.get(article_id)
    if stored is None:
        raise Problem(404, NOT_YET.format(number=article_id))
    corrections, now = call.store.corrections, call.now
    if sent.tone is not None and not sent.group:
        kept = corrections.tone(article_id, sent.tone.value, by=call.person, at=now, note=sent.note)
        return answer(call, correction_shown(kept), status=201)
    group = next((group for group in stored.analysis.groups if group.key == sent.group), None)
    if sent.tone is not None or group is None:
        raise InputError("Send either a tone, or the key of a group of this article's names and its right type.")
    said = sent.type.value if sent.type else ""
    kept = corrections.entity(article_id, group.key, group.type.value, said, by=call.person, at=now)
    return answer(call, correction_shown(kept), status=201)
