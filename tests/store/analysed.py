"""Articles with analyses for the store's tests: what is told of them is written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kronika.model.analysis import (
    Analysis,
    EntityGroup,
    EntityType,
    Keyword,
    NamedEntity,
    Sentence,
    Sentiment,
    Tone,
    TonedWord,
)
from kronika.model.article import Article, Made
from kronika.model.job import ANALYSE, EXTRACT
from kronika.model.lead import Role
from kronika.model.source import Scope, Source
from kronika.store.store import Store
from tests.store.material import NOW, kept, lead, take


class SharedPrints:
    """Texts that share half of their prints are alike; every print is a mark."""

    def bands(self, prints: Sequence[int]) -> Sequence[int]:
        return tuple(prints)

    def alike(self, one: Sequence[int], other: Sequence[int]) -> bool:
        return len(set(one) & set(other)) * 2 >= max(len(one), len(other))


ALIKE = SharedPrints()
Names = Mapping[str, Sequence[int]]  # base form → sentences it stands in


def an_analysis(
    names: Names | None = None,
    *,
    tone: Tone = Tone.NEUTRAL,
    version: str = "1",
    lang: str = "cs",
    prints: tuple[int, ...] = (),
    links: Mapping[str, str] | None = None,
) -> Analysis:
    """An analysis of three sentences that names these people."""
    named = [(base, sentence) for base, sentences in (names or {}).items() for sentence in sentences]
    entities = tuple(
        NamedEntity(
            start=10 * place,
            end=10 * place + len(base),
            text=base,
            type=EntityType.PERSON,
            base=base,
            group=base.lower().replace(" ", "_"),
            sentence=sentence,
        )
        for place, (base, sentence) in enumerate(named)
    )
    groups = tuple(
        EntityGroup(
            key=base.lower().replace(" ", "_"),
            base=base,
            type=EntityType.PERSON,
            link=(links or {}).get(base),
            mentions=tuple(place for place, (other, _) in enumerate(named) if other == base),
            positive=1.0,
            negative=2.0,
        )
        for base in (names or {})
    )
    word = TonedWord(start=3, end=6, text="zlý", lemma="zlý", points=-2.0, negated=False, strength=2.0)
    return Analysis(
        lang=lang,
        sentences=(Sentence(start=0, end=9, negative=2.0, words=(word,)), Sentence(start=10, end=19), Sentence(start=20, end=29)),
        entities=entities,
        groups=groups,
        sentiment=Sentiment(positive=0.0, negative=2.0, score=-2.0, tone=tone, normalised=-0.5, by="slova"),
        keywords=(Keyword(text="Kůň", lemma="kůň", score=2.5, count=3),),
        prints=prints,
        missing=("There is no model of names for xx.",),
        made=Made(stage="analyse", version=version),
        engines={"entities": "crf 1"},
    )  # fmt: skip


def store_articles(store: Store, source: Source, *articles: Article, path: str = "") -> list[int]:
    """Store articles, each on a page of its own; returns their numbers in this order."""
    number = store.overview(NOW.date()).versions
    paths = [path or f"{number + place}" for place in range(len(articles))]
    bodies = {source.url + one: b"%d" % (number + place) for place, one in enumerate(paths)}
    round = store.rounds.begin(source, Scope(), [lead(source, one, Role.PAGE) for one in paths], NOW)
    frontier = store.frontier([round])
    while leases := take(frontier):
        frontier.settle([kept(lease, bodies[lease.lead.url]) for lease in leases])
    store.rounds.finish(round, NOW)
    jobs = store.jobs.lease(EXTRACT, worker="w", limit=1000, seconds=60.0)
    assert store.articles.save(list(zip(jobs, articles, strict=True))) == len(articles)
    pages = [job.subject for job in jobs]
    numbers = {store.articles.get(one).page_id: one for one in range(1, 1 + number + len(articles))}
    return [numbers[page] for page in pages]


def analyse(store: Store, analyses: Mapping[int, Analysis | None]) -> int:
    """Keep analyses of articles that wait for them."""
    jobs = store.jobs.lease(ANALYSE, worker="w", limit=1000, seconds=60.0)
    return store.analyses.save([(job, analyses[job.subject]) for job in jobs], ALIKE, at=NOW)
