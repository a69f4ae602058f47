"""Ready questions: what the articles of a question come to over time, told honestly."""

from __future__ import annotations

from datetime import date

from kronika.flow.chronicle import Chronicle
from kronika.flow.trend_asking import ask
from kronika.flow.trend_graph import CANDIDATES, MOST_READ, drawn, with_sentences
from kronika.flow.trend_honesty import thin
from kronika.flow.trend_names import keyword_names, thing_names
from kronika.index.series import rankings, tones
from kronika.index.series.ends import ends
from kronika.index.series.sentiment import points, points_by_source
from kronika.index.series.together import company
from kronika.index.series.volume import counts
from kronika.model.search import Question
from kronika.model.series import Answer, Headline, Line, Point, Ready, Step

BEST = 8  # things or keywords of a stretch
HARSHEST = 3  # headlines of each end of a stretch
MOST_COMPARED = 12  # servers side by side
ALL = "all articles"
OWN, TEXT = "own", "text"


def sentiment(chronicle: Chronicle, question: Question, step: Step = Step.DAY) -> Answer:
    """Mean positive and negative points of an article, over time."""
    asked = ask(chronicle, question, step)
    told = points(asked.selection, asked.stretches)
    judged = asked.judged()
    name = next(iter(asked.sources)) if len(asked.sources) == 1 else ALL
    line = Line(name=name, query=asked.question.text, points=told, total=sum(point.articles for point in told))
    notes = [*thin(told, "hollow"), *judged.notes(list(asked.sources)), *unread(asked.total, line.total)]
    return asked.answer(Ready.SENTIMENT, lines=(judged.bounded(line),), notes=notes)


def servers(chronicle: Chronicle, question: Question, step: Step = Step.DAY) -> Answer:
    """The same for each server, the one with the most articles first."""
    asked = ask(chronicle, question, step)
    named = list(asked.sources)[:MOST_COMPARED]
    judged = asked.judged()
    by_source = points_by_source(asked.selection, asked.stretches, named)
    lines = tuple(judged.bounded(of_source(asked.question, name, told), name) for name, told in by_source.items())
    notes = [*thin((point for line in lines for point in line.points), "pale"), *judged.notes(named)]
    if len(asked.sources) > len(named):
        notes.append(f"The {len(named)} servers with the most articles of {len(asked.sources)}.")
    return asked.answer(Ready.COMPARE, lines=lines, notes=notes)


def of_source(question: Question, name: str, told: tuple[Point, ...]) -> Line:
    """The curve of a server, with the query that finds its articles."""
    only = f'source:"{name.replace(chr(34), " ")}"'
    query = f"({question.text}) {only}" if question.text.strip() else only
    return Line(name=name, key=name, query=query, points=told, total=sum(point.articles for point in told))


def entities(chronicle: Chronicle, question: Question, step: Step = Step.DAY, *, best: int = BEST) -> Answer:
    """The names in the most articles, over time."""
    asked = ask(chronicle, question, step)
    found = rankings.rankings(asked.selection, asked.stretches, rankings.Counted.THINGS, best=best)
    return asked.answer(Ready.ENTITIES, rankings=thing_names(chronicle.store, found, asked.question.lang))


def keywords(
    chronicle: Chronicle, question: Question, step: Step = Step.DAY, *, best: int = BEST, own: bool = False
) -> Answer:
    """The keywords of the most articles, over time; with `own` only those the sites gave."""
    asked = ask(chronicle, question, step)
    counted = rankings.Counted.OWN_KEYWORDS if own else rankings.Counted.KEYWORDS
    found = rankings.rankings(asked.selection, asked.stretches, counted, best=best)
    return asked.answer(Ready.KEYWORDS, rankings=keyword_names(chronicle.store, found, kind=OWN if own else TEXT))


def headlines(chronicle: Chronicle, question: Question, step: Step = Step.DAY, *, best: int = HARSHEST) -> Answer:
    """The most negative and the most positive articles, over time."""
    asked = ask(chronicle, question, step)
    found = ends(asked.selection, asked.stretches, best=best)
    titled = chronicle.store.articles.headlines({one.article_id for one in found})
    told = tuple(
        Headline(
            day=one.day,
            article_id=one.article_id,
            title=titled[one.article_id].title,
            source=titled[one.article_id].source,
            score=one.score,
            url=titled[one.article_id].url,
            end=one.end,
        )
        for one in found
        if one.article_id in titled  # removed since the index was written
    )
    return asked.answer(Ready.HEADLINES, headlines=told)


def shares(chronicle: Chronicle, question: Question, step: Step = Step.DAY) -> Answer:
    """How many articles of each server are negative, neutral and positive."""
    asked = ask(chronicle, question, step)
    judged = asked.judged()
    found = tuple(judged.share(one) for one in tones.shares(asked.selection))
    notes = [*judged.notes([one.source for one in found]), *unread(asked.total, sum(one.articles for one in found))]
    return asked.answer(Ready.SHARES, shares=found, notes=notes)


def volume(chronicle: Chronicle, question: Question, step: Step = Step.DAY) -> Answer:
    """How many articles there are, over time."""
    asked = ask(chronicle, question, step)
    return asked.answer(
        Ready.VOLUME, lines=(Line(name=ALL, points=counts(asked.selection, asked.stretches), total=asked.total),)
    )


def graph(chronicle: Chronicle, question: Question, step: Step = Step.DAY) -> Answer:
    """Which names stand together, more often than chance would have it."""
    asked = ask(chronicle, question, step)
    nodes, ties = drawn(chronicle.store, company(asked.selection, most=CANDIDATES), asked.total, asked.question.lang)
    notes = []
    if ties and asked.total <= MOST_READ:
        ties = with_sentences(chronicle.store, nodes, ties, asked.selection.ids())
    elif ties:
        notes.append(f"Sentences with both names are counted up to {MOST_READ} articles; here only articles are.")
    return asked.answer(Ready.GRAPH, nodes=nodes, ties=ties, notes=notes)


READY = {
    Ready.SENTIMENT: sentiment,
    Ready.COMPARE: servers,
    Ready.ENTITIES: entities,
    Ready.KEYWORDS: keywords,
    Ready.HEADLINES: headlines,
    Ready.SHARES: shares,
    Ready.VOLUME: volume,
    Ready.GRAPH: graph,
}


def answer(chronicle: Chronicle, ready: Ready, question: Question, step: Step = Step.DAY) -> Answer:
    """The answer to a ready question by its name."""
    return READY[ready](chronicle, question, step)


def behind(chronicle: Chronicle, question: Question, first: date, last: date, *, toned: bool = False) -> list[int]:
    """The articles behind a point, the newest first: exactly those it counts; of a point of tones only the analysed."""
    chosen = ask(chronicle, question).selection.within(first, last)
    return (chosen.with_tone() if toned else chosen).ids()


def unread(total: int, toned: int) -> list[str]:
    """Whether there are articles that nobody analysed."""
    missing = total - toned
    return [f"{missing} of {total} articles are not analysed yet: kronika analyse"] if missing > 0 else []
