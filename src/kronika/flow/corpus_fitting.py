"""An article of a corpus made fit for every format: what no file can hold is out, and what is told of it fits its text."""

from __future__ import annotations

from dataclasses import replace

from kronika.extract.output.mended import mended
from kronika.model.analysed import text_of
from kronika.model.analysis import Analysis
from kronika.model.article import Article
from kronika.model.corpus import CorpusEntry


def fitted(entry: CorpusEntry) -> CorpusEntry:
    """The entry as it is hashed and written."""
    article = canonical(mended(entry.article))
    analysis = entry.analysis
    if analysis is not None and not fits(analysis, text_of(article)):
        analysis = None
    return replace(entry, article=article, analysis=analysis)


def canonical(article: Article) -> Article:
    """With the one way to write down its parts: nothing where all are paragraphs."""
    return replace(article, shape=shape_of([part.sign for part in article.parts]))


def shape_of(signs: list[str]) -> str:
    """The signs of parts as an article holds them."""
    return "" if all(sign == "p" for sign in signs) else " ".join(signs)


def fits(analysis: Analysis, text: str) -> bool:
    """Whether places were counted in this very text: one that was read anew may still wait for its analysis."""
    if any(sentence.end > len(text) for sentence in analysis.sentences[-1:]):
        return False
    return all(text[entity.start : entity.end] == entity.text for entity in analysis.entities)
