"""One corpus: what it holds and promises, its files, and whether it is still what was frozen."""

from __future__ import annotations

import io
from collections.abc import Iterator
from urllib.parse import quote

from fastapi import APIRouter, HTTPException
from starlette.responses import Response, StreamingResponse

from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import Chosen, chosen_as, entries
from kronika.flow.corpus_form import About, CorpusForm, form_names, form_of
from kronika.flow.corpus_verify import Verified, verify_stored
from kronika.flow.file_names import safe
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.asked import Asked
from kronika.serve.web.corpora import corpus_of
from kronika.serve.web.labels import N_
from kronika.serve.web.visit import Visit

SHOWN = 25  # articles of its beginning
PIECE = 64_000  # bytes that are sent together
FORMS = {
    "jsonl": N_("everything, an object a line; for programs"),
    "parquet": N_("everything, in columns; for data frames"),
    "conllu": N_("sentences and words with their dictionary forms"),
    "vert": N_("one word a line, for Sketch Engine and KonText"),
    "tei": N_("text with its structure, for editions"),
    "xml": N_("one element an article"),
    "warc": N_("the stored pages themselves"),
}

router = APIRouter()


@router.get("/corpora/{corpus_id:int}")
def corpus(visit: Reader, corpus_id: int) -> Response:
    """One corpus."""
    return screen(visit, corpus_id)


@router.post("/corpora/{corpus_id:int}/verify")
def verify(visit: Editor, corpus_id: int) -> Response:
    """Look at every article: is it still as it was frozen?"""
    found = corpus_of(visit, corpus_id)
    chronicle = visit.shell.chronicle()
    return screen(visit, corpus_id, verify_stored(chronicle, chosen_as(chronicle, found.name)))


@router.get("/corpora/{corpus_id:int}/file/{form}")
def file(visit: Reader, corpus_id: int, form: str) -> Response:
    """The corpus in a format, written while it is sent."""
    found = corpus_of(visit, corpus_id)
    if form not in form_names():
        raise HTTPException(404)
    chronicle, kind = visit.shell.chronicle(), form_of(form)
    name = f"{safe(found.name)}{kind.suffix}"
    return StreamingResponse(
        written(chronicle, chosen_as(chronicle, found.name), kind, name),
        media_type="application/octet-stream",
        headers={"Content-Disposition": f"attachment; filename*=UTF-8''{quote(name)}"},
    )


def screen(visit: Visit, corpus_id: int, verified: Verified | None = None) -> Response:
    """The screen of a corpus, with what verifying it came to."""
    found, store = corpus_of(visit, corpus_id), visit.shell.store
    members = next(store.corpora.members(found.id), [])[:SHOWN]
    heads = store.article_versions.heads([member.article_id for member in members])
    return visit.page(
        "corpus.html",
        corpus=found,
        asked=Asked.of(found.question, visit.shell.zone),
        kept=store.corpora.kept(found.id),
        articles=[(member, heads[member.article_id]) for member in members if member.article_id in heads],
        forms=[(name, form_of(name).suffix.lstrip("."), FORMS.get(name, "")) for name in form_names()],
        verified=verified,
    )


class Outflow(io.RawIOBase):
    """A file that is handed on as it is written."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._written = 0
        self.waiting = 0

    def writable(self) -> bool:
        """It is."""
        return True

    def tell(self) -> int:
        """How much was written in all."""
        return self._written

    def write(self, data: object) -> int:
        """Take some bytes."""
        piece = bytes(memoryview(data))  # type: ignore[arg-type]
        self._pieces.append(piece)
        self._written += len(piece)
        self.waiting += len(piece)
        return len(piece)

    def take(self) -> bytes:
        """What is waiting."""
        pieces, self._pieces, self.waiting = self._pieces, [], 0
        return b"".join(pieces)


def written(chronicle: Chronicle, chosen: Chosen, form: CorpusForm, name: str) -> Iterator[bytes]:
    """The file of a corpus, piece by piece."""
    out = Outflow()
    frozen = chosen.corpus.frozen or chronicle.clock()
    writer = form.begin(out, About(name=chosen.corpus.name, file=name, at=frozen, chronicle=chronicle))  # type: ignore[arg-type]
    for entry in entries(chronicle, chosen, analyses=form.analysis):
        writer.write(entry)
        if out.waiting >= PIECE:
            yield out.take()
    writer.close()
    yield out.take()
