"""The sentences of a stored article: those its analysis counted, or cut now where it was not analysed yet."""

from __future__ import annotations

from kronika.lang.discern import discern
from kronika.lang.language import language_or_bare
from kronika.lang.sentences import Span, sentences
from kronika.model.analysed import StoredAnalysis, text_of
from kronika.model.article import ArticleRecord


def sentences_of(record: ArticleRecord, stored: StoredAnalysis | None) -> tuple[Span, ...]:
    """Where the sentences of an article stand in `text_of` it, in order; the headline is the first."""
    text = text_of(record.article)
    if stored is not None:
        found = tuple(Span(one.start, one.end) for one in stored.analysis.sentences)
        if found and found[-1].end <= len(text):
            return found
    return tuple(sentences(text, language_or_bare(record.article.lang or discern(text))))
