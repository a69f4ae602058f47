"""Corpora: questions frozen with their results, listed, made from a question, and let go."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.responses import Response

from kronika.flow.corpora import freeze
from kronika.model.corpus import Corpus
from kronika.model.errors import BadQuery, InputError, UnknownName
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.asked import Asked
from kronika.serve.web.kept_question import typed
from kronika.serve.web.question_fields import question_fields, question_of
from kronika.serve.web.search_results import Fault
from kronika.serve.web.visit import Visit

LONGEST_NAME, LONGEST_NOTE = 200, 1000

router = APIRouter()


@router.get("/corpora")
def corpora(visit: Reader) -> Response:
    """All corpora."""
    return listing(visit, asked=Asked.read(visit.request.query_params))


@router.post("/corpora")
async def make(visit: Editor) -> Response:
    """Freeze what answers a question now, or say why not."""
    form = await visit.request.form()
    return await run_in_threadpool(frozen, visit, form)


@router.post("/corpora/{corpus_id:int}/remove")
def remove(visit: Editor, corpus_id: int, sure: Annotated[str, Form()] = "") -> Response:
    """Let a corpus go; the articles stay."""
    corpus = corpus_of(visit, corpus_id)
    if sure != "yes":
        raise HTTPException(422)
    visit.shell.store.corpora.remove(corpus.name, visit.shell.clock())
    return visit.redirect("/corpora")


def frozen(visit: Visit, form: FormData) -> Response:
    """Freeze what a form says."""
    asked, name = typed(form), str(form.get("name", "")).strip()[:LONGEST_NAME]
    note = str(form.get("note", "")).strip()[:LONGEST_NOTE]
    try:
        wanted = Corpus(name=name, question=question_of(visit, asked), note=note, by=visit.person)
        made = freeze(visit.shell.chronicle(), wanted)
    except BadQuery as error:
        return listing(visit, asked=asked, name=name, broken=Fault.of(error))
    except (InputError, UnknownName) as error:
        return listing(visit, asked=asked, name=name, fault=str(error))
    return visit.redirect(f"/corpora/{made.id}")


def listing(visit: Visit, *, asked: Asked, name: str = "", fault: str = "", broken: Fault | None = None) -> Response:
    """The list with a form for a new one."""
    found = visit.shell.store.corpora.all()
    return visit.page(
        "corpora.html",
        status=422 if fault or broken else 200,
        corpora=[(corpus, Asked.of(corpus.question, visit.shell.zone)) for corpus in found],
        fields=question_fields(visit, asked),
        asked=asked,
        name=name,
        fault=fault,
        broken=broken,
    )


def corpus_of(visit: Visit, corpus_id: int) -> Corpus:
    """A corpus by its number, or a refusal."""
    found = next((one for one in visit.shell.store.corpora.all() if one.id == corpus_id), None)
    if found is None:
        raise HTTPException(404)
    return found
