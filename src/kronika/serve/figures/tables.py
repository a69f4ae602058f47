"""An answer as a table: one row for what a chart would draw as one mark; for spreadsheets and other programs."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from io import StringIO

from kronika.model.analysis import Tone
from kronika.model.series import Answer, Ready
from kronika.serve.figures.words import last_of

Row = Sequence[object]
DANGEROUS = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would take a text that begins so for a formula


def points(answer: Answer) -> Iterator[Row]:
    """Curves, point by point."""
    yield "from", "to", "name", "articles", "positive", "negative", "balance", "low", "high", "broken"
    for line in answer.lines:
        for point in line.points:
            last = last_of(point.day, answer.step, answer.last)
            wrong = {one.source for one in answer.broken if one.first <= last and point.day <= one.last}
            if line.key:
                wrong &= {line.key}
            figures = (point.positive, point.negative, point.value, point.low, point.high)
            yield point.day, last, line.name, point.articles, *map(rounded, figures), "; ".join(sorted(wrong))


def counts(answer: Answer) -> Iterator[Row]:
    """Numbers of articles."""
    for place, row in enumerate(points(answer)):
        yield (*row[:2], row[3], row[-1]) if place else ("from", "to", "articles", "broken")


def rankings(answer: Answer) -> Iterator[Row]:
    """Names or keywords, stretch by stretch, the most frequent first."""
    yield "from", "to", "rank", "name", "kind", "articles", "of", "key"
    for ranking in answer.rankings:
        last = last_of(ranking.day, answer.step, answer.last)
        for rank, one in enumerate(ranking.best, 1):
            yield ranking.day, last, rank, one.name, one.kind, one.articles, ranking.articles, one.key


def headlines(answer: Answer) -> Iterator[Row]:
    """Headlines, stretch by stretch, the most negative before the most positive."""
    yield "from", "end", "points", "title", "source", "article", "url"
    for one in answer.headlines:
        end = "negative" if one.end is Tone.NEGATIVE else "positive"
        yield one.day, end, rounded(one.score), one.title, one.source, one.article_id, one.url


def shares(answer: Answer) -> Iterator[Row]:
    """Servers with the numbers of their articles by tone."""
    yield "source", "articles", "negative", "neutral", "positive", "mean", "low", "high"
    for one in answer.shares:
        tones = (one.tones.get(tone, 0) for tone in (Tone.NEGATIVE, Tone.NEUTRAL, Tone.POSITIVE))
        yield one.source, one.articles, *tones, rounded(one.mean), rounded(one.low), rounded(one.high)


def ties(answer: Answer) -> Iterator[Row]:
    """Pairs of things that are named together."""
    yield "first", "second", "articles", "sentences", "lift", "likelihood", "first_key", "second_key"
    for tie in answer.ties:
        first, second = answer.nodes[tie.first], answer.nodes[tie.second]
        figures = (tie.articles, tie.sentences, rounded(tie.lift), rounded(tie.likelihood))
        yield first.name, second.name, *figures, first.key, second.key


TABLES: dict[Ready, Callable[[Answer], Iterator[Row]]] = {
    Ready.SENTIMENT: points,
    Ready.COMPARE: points,
    Ready.VOLUME: counts,
    Ready.ENTITIES: rankings,
    Ready.KEYWORDS: rankings,
    Ready.HEADLINES: headlines,
    Ready.SHARES: shares,
    Ready.GRAPH: ties,
}


def table(answer: Answer) -> list[Row]:
    """The rows of an answer; the first names the columns."""
    return list(TABLES[answer.ready](answer))


def csv_text(answer: Answer) -> str:
    """The table as CSV. A text that a spreadsheet would run is kept from that by an apostrophe."""
    written = StringIO()
    writer = csv.writer(written, lineterminator="\n")
    for row in table(answer):
        writer.writerow([harmless(cell) for cell in row])
    return written.getvalue()


def harmless(cell: object) -> object:
    """Nothing that is run; nothing known is an empty cell."""
    if isinstance(cell, str) and cell.startswith(DANGEROUS):
        return f"'{cell}"
    return "" if cell is None else cell


def rounded(value: float | None) -> float | None:
    """As exact as anybody needs."""
    return None if value is None else round(value, 4)
