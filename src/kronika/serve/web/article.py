"""Article: what was taken out of a page, sentence by sentence, beside the page itself, and where it came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from kronika.flow.article_sentences import sentences_of
from kronika.flow.sentence_places import SentencePlace, place
from kronika.model.analysed import text_of
from kronika.model.article import ArticleRecord
from kronika.model.errors import UnknownName
from kronika.model.page import Page
from kronika.serve.web.addresses import DIGITS, record_number, with_query
from kronika.serve.web.admit import Reader
from kronika.serve.web.article_analysis import analysis_shown
from kronika.serve.web.article_history import history_shown
from kronika.serve.web.asked import LONGEST
from kronika.serve.web.hit_marks import hits_in
from kronika.serve.web.marked_original import PLACE, bytes_asked
from kronika.serve.web.reading import paragraphs, shown
from kronika.serve.web.sentence_pieces import Cutter
from kronika.serve.web.visit import Visit

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """What is to be marked: what a query finds, or the characters from a place to a place."""

    query: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentences:
    """How the text is shown: cut at its sentences, each with a way to its place in the stored page."""

    cut: Cutter
    path: str
    query: str
    chosen: int | None = None  # the sentence whose place is shown
    hits: int = 0

    def way(self, number: int) -> str:
        """The address that shows where a sentence stands in the page."""
        return with_query(self.path, {"q": self.query, "sentence": str(number)}) + "#original"


@router.get("/articles/{article_id}")
def article(
    visit: Reader, article_id: str, version: str = "", q: str = "", sentence: str = "", at: str = ""
) -> Response:
    """One article with a stored version beside it; what `q` finds, or what stands at `at`, is marked.

    `sentence` is shown in the page it was taken from.
    """
    store = visit.shell.store
    try:
        record = store.articles.get(record_number(article_id))
        page = store.pages.get(record.page_id)
    except UnknownName as error:
        raise HTTPException(404) from error
    versions = store.pages.versions(page.url, page.source_id)
    placed = place_of(visit, record, sentence)
    beside = placed.page if placed else choose(versions, version) or page
    return visit.page(
        "article.html",
        record=record,
        article=record.article,
        page=page,
        beside=beside,
        frame=frame_of(beside, placed),
        placed=placed,
        versions=versions,
        sentences=sentences_shown(visit, record, Marked(query=q[:LONGEST], at=at), placed),
        lead=paragraphs(record.article.lead),
        body=shown(record.article.parts),
        told=analysis_shown(visit, record),
        history=history_shown(visit, record),
        source_known=any(source.id == page.source_id for source in store.sources.all()),
    )


def sentences_shown(visit: Visit, record: ArticleRecord, marked: Marked, placed: SentencePlace | None) -> Sentences:
    """The sentences of an article with what is marked in them."""
    text = text_of(record.article)
    there = bytes_asked(marked.at)
    hits = [there] if there and there[1] <= len(text) else hits_in(visit, marked.query, record)
    return Sentences(
        cut=Cutter(text, sentences_of(record, visit.shell.store.analyses.get(record.id)), hits),
        path=f"/articles/{record.id}",
        query=marked.query,
        chosen=placed.sentence if placed else None,
        hits=len(hits),
    )


def place_of(visit: Visit, record: ArticleRecord, sentence: str) -> SentencePlace | None:
    """Where the sentence asked for stands; None when none is asked for, or one that is not there."""
    if not DIGITS.fullmatch(sentence):
        return None
    try:
        return place(visit.shell.chronicle(), record.id, int(sentence))
    except UnknownName:
        return None


def frame_of(page: Page, placed: SentencePlace | None) -> str:
    """The address of the stored page in its cage, opened at the sentence where it has a place."""
    path = f"/pages/{page.id}/original"
    return f"{path}?bytes={placed.start}-{placed.end}#{PLACE}" if placed and placed.found else path


def choose(versions: Sequence[Page], version: str) -> Page | None:
    """The version asked for by its number, if this page has it."""
    return next((page for page in versions if str(page.version) == version), None)
