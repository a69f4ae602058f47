"""Searching a chronicle: a question becomes a query, the index is brought up to date, and the articles are found."""

from __future__ import annotations

import re
import threading
from dataclasses import replace
from pathlib import Path
from zoneinfo import ZoneInfo

from kronika.flow.chronicle import Chronicle
from kronika.flow.indexing import index_folder, open_or_begin, update_index
from kronika.flow.named_questions import question_of
from kronika.index.grammar.parsing import parse
from kronika.index.index import Asked, Index
from kronika.index.words import words_of
from kronika.model.errors import IndexDamaged, StoreBusy, StoreFull
from kronika.model.query import Both, Either, Everything, Field, Phrase, Query, Range, Word
from kronika.model.search import Found, Order, Question

LINK = re.compile(r"Q\d+|\S*/\S*")  # a number of Wikidata, a key, an address: no words of a name

_opened: dict[tuple[Path, str], Index] = {}
_opening = threading.Lock()


def find(
    chronicle: Chronicle, question: Question, *, order: Order = Order.NEWEST, limit: int = 20, offset: int = 0
) -> Found:
    """The articles that answer a question, with the number of those of each source; notes say what the index lacks."""
    question = question_of(chronicle, question)
    query = tree_of(chronicle, question)
    index, notes = ready(chronicle)
    found = index.search(selection(index, query, question), order=order, limit=limit, offset=offset, counts=True)
    return replace(found, notes=(*notes, *found.notes))


def ids(chronicle: Chronicle, question: Question) -> list[int]:
    """The numbers of all articles that answer a question, ascending."""
    question = question_of(chronicle, question)
    query = tree_of(chronicle, question)
    index = opened(chronicle)
    return index.ids(selection(index, query, question))


def selection(index: Index, query: Query, question: Question) -> Asked:
    """What is searched and counted: the query, without repetitions where these are not wanted."""
    return index.collapsed(query) if question.collapsed else query


def tree_of(chronicle: Chronicle, question: Question) -> Query:
    """A question as one query: its text, and what forms add to it. @NAME means the saved query of that name."""
    question = question_of(chronicle, question)
    zone = ZoneInfo(chronicle.settings.serve.zone)
    parts: list[Query] = [parse(question.text, zone=zone)] if question.text.strip() else []
    if question.since is not None or question.until is not None:
        low = None if question.since is None else question.since.timestamp()
        high = None if question.until is None else question.until.timestamp()
        parts.append(Range(field=Field.DATE, low=low, high=high, with_high=False))
    if question.sources:
        parts.append(any_of([Word(field=Field.SOURCE, text=name, exact=True) for name in question.sources]))
    parts += [thing(name) for name in question.entities]
    if question.lang is not None:
        parts.append(Word(field=Field.LANG, text=question.lang, exact=True))
    if question.tone is not None:
        parts.append(Word(field=Field.TONE, text=question.tone.value, exact=True))
    if not parts:
        return Everything()
    return parts[0] if len(parts) == 1 else Both(parts=tuple(parts))


def thing(name: str) -> Query:
    """A thing by its link, its key, or the words of its name."""
    words = tuple(words_of(name))
    if LINK.fullmatch(name) or len(words) < 2:
        return Word(field=Field.ENTITY, text=name, exact=True)
    return Phrase(field=Field.ENTITY, words=words)


def any_of(parts: list[Query]) -> Query:
    """At least one of these."""
    return parts[0] if len(parts) == 1 else Either(parts=tuple(parts))


def opened(chronicle: Chronicle) -> Index:
    """The index, brought up to date as far as there is time."""
    return ready(chronicle)[0]


def ready(chronicle: Chronicle) -> tuple[Index, tuple[str, ...]]:
    """The index, and what whoever asks it should know."""
    index, notes = shared(chronicle)
    behind = chronicle.store.indexables.behind(index.mark)
    if behind:
        try:
            made = update_index(chronicle, seconds=chronicle.settings.search.wait_seconds)
            behind, notes = made.left, (*notes, *made.notes)
        except (StoreBusy, StoreFull) as error:
            notes = (*notes, str(error))
    if behind:
        articles = "1 article" if behind == 1 else f"{behind} articles"
        notes = (*notes, f"The index is {articles} behind; “kronika index update” takes them in.")
    return index, notes


def shared(chronicle: Chronicle) -> tuple[Index, tuple[str, ...]]:
    """The open index of a chronicle, one for all threads; opened anew when it was damaged or replaced."""
    key = index_folder(chronicle), chronicle.store.indexables.chronicle()
    with _opening:
        known = _opened.get(key)
        try:
            if known is not None and known.mark <= chronicle.store.indexables.newest():
                return known, ()
        except IndexDamaged:
            del _opened[key]
        index, notes = open_or_begin(chronicle)
        _opened[key] = index
        return index, notes
