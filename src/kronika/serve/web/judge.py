"""Judging: the stored page beside what was taken out of it, and one key per verdict."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.flow.judging import next_turn
from kronika.model.article import ArticleRecord
from kronika.model.errors import UnknownName
from kronika.model.judgement import LARGEST_SAMPLE, LONGEST_NOTE, Reading, Verdict
from kronika.serve.web import labels
from kronika.serve.web.addresses import record_number
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.queue import Queue
from kronika.serve.web.reading import paragraphs, shown
from kronika.serve.web.visit import Visit

router = APIRouter()


@router.get("/judge")
def judge(visit: Reader) -> Response:
    """The next article to judge."""
    return screen(visit, Queue.read(visit.request.query_params))


@router.post("/judge")
def say(
    visit: Editor,
    page: Annotated[str, Form()] = "",
    engine: Annotated[str, Form()] = "",
    version: Annotated[str, Form()] = "",
    verdict: Annotated[str, Form()] = "",
    note: Annotated[str, Form()] = "",
) -> Response:
    """Keep a verdict on what was seen, and go on; what was read anew meanwhile is shown again."""
    queue, tongue = Queue.read(visit.request.query_params), visit.tongue
    if verdict not in set(Verdict):
        raise HTTPException(422)
    seen = Reading(page_id=record_number(page), engine=engine, version=version)
    kept = visit.shell.store.judgements.judge(
        seen, Verdict(verdict), by=visit.person, at=visit.shell.clock(), note=note
    )
    if kept is None:
        return answer(visit, queue, tongue.text("The page has been read anew meanwhile; please look again."))
    told = tongue.text(labels.VERDICTS[kept.verdict])
    return answer(visit, queue.without(kept.article_id), tongue.text("Kept: %(verdict)s.", verdict=told))


@router.post("/judge/undo")
def undo(visit: Editor) -> Response:
    """Take the last verdict back and show its article again."""
    queue, tongue = Queue.read(visit.request.query_params), visit.tongue
    taken = visit.shell.store.judgements.undo(visit.person)
    if taken is None:
        return answer(visit, queue, tongue.text("There is nothing to take back."))
    told = tongue.text(labels.VERDICTS[taken.verdict])
    return answer(visit, queue.only(taken.article_id), tongue.text("Taken back: %(verdict)s.", verdict=told))


def answer(visit: Visit, queue: Queue, said: str) -> Response:
    """After a form: our script gets the next article at once, a plain form goes to its address."""
    if visit.by_htmx:
        return screen(visit, queue, said=said)
    return visit.redirect(queue.address())


def screen(visit: Visit, queue: Queue, *, said: str = "") -> Response:
    """The article that is next, or that nothing is left."""
    store = visit.shell.store
    turn = next_turn(store, queue.sample, by=visit.person, skipped=queue.skipped)
    record = find(visit, queue.article or turn.article_id)
    response = visit.page(
        "judge.html",
        queue=queue,
        turn=turn,
        said=said,
        record=record,
        page=store.pages.get(record.page_id) if record else None,
        seen=Reading.of(record) if record else None,
        lead=paragraphs(record.article.lead) if record else [],
        body=shown(record.article.parts, top=2) if record else [],
        verdicts=list(Verdict),
        sources=[source.name for source in store.sources.all()],
        largest=LARGEST_SAMPLE,
        longest=LONGEST_NOTE,
    )
    response.headers["HX-Replace-Url"] = queue.address()
    return response


def find(visit: Visit, number: int | None) -> ArticleRecord | None:
    """The article of a number, if one is asked for."""
    if number is None:
        return None
    try:
        return visit.shell.store.articles.get(number)
    except UnknownName as error:
        raise HTTPException(404) from error
