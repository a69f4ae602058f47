"""Relations of things over all articles: how strong they are, and the sentences that show them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from kronika.analyse.relations import Strength, strength
from kronika.model.analysed import Place, Thing, ThingFilter, Together, text_of
from kronika.model.errors import UnknownName
from kronika.store.store import Store

EXAMPLES = 3
REPEATED = 6  # places looked at for each example, because papers print the same sentence
ONE_LINE = 300  # characters of a sentence that is shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A sentence that names both, and where it stands."""

    article_id: int
    title: str
    source: str
    at: datetime
    sentence: int
    start: int  # in the text of the analysis
    end: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Relation:
    """A thing that stands in sentences with another."""

    thing: Thing
    sentences: int
    articles: int
    strength: Strength
    examples: tuple[Example, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """A line of the graph: two things and how strongly they go together."""

    first: int  # numbers of nodes
    second: int
    sentences: int
    articles: int
    strength: Strength


@dataclass(frozen=True, slots=True, kw_only=True)
class Graph:
    """What stands with what in the sentences of articles."""

    nodes: tuple[tuple[Thing, int], ...]  # a thing and the sentences it stands in, by the number of the thing
    edges: tuple[Edge, ...]


def find(store: Store, name: str) -> tuple[int, ...]:
    """The things of a name; a sentence when there are none."""
    found = store.things.named(name)
    if not found:
        raise UnknownName(f"No article that was analysed names “{name}”; look for it with: kronika entities {name}")
    return found


def relations(
    store: Store, name: str, which: ThingFilter, *, limit: int = 20, examples: int = EXAMPLES
) -> list[Relation]:
    """What stands with a thing in a sentence, the strongest first."""
    ids = find(store, name)
    beside = joined(store, store.things.beside(ids, which))
    counts = store.things.sentences({*ids, *(number for one in beside for number in one.members)}, which)
    total, mine = store.things.all_sentences(which), sum(counts.get(number, 0) for number in ids)
    ranked = sorted(
        (
            (strength(one.sentences, mine, sum(counts.get(number, 0) for number in one.members), total), one)
            for one in beside
        ),
        key=lambda pair: (-pair[0].likelihood, -pair[1].sentences, pair[1].members),
    )
    return [
        Relation(
            thing=store.things.get(one.members, which),
            sentences=one.sentences,
            articles=one.articles,
            strength=found,
            examples=told_apart(store, store.things.places(ids, one.members, which, examples * REPEATED), examples),
        )
        for found, one in ranked[:limit]
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Neighbour:
    """Things of one link that stand beside another."""

    members: tuple[int, ...]
    sentences: int
    articles: int


def joined(store: Store, beside: Sequence[Together]) -> list[Neighbour]:
    """Neighbours that have the same link are one, whatever language they were written in."""
    links = store.things.bases([one.second for one in beside])
    groups: dict[str, list[Together]] = defaultdict(list)
    for one in beside:
        groups[links[one.second].link or f"#{one.second}"].append(one)
    return [
        Neighbour(
            members=tuple(sorted(one.second for one in those)),
            sentences=sum(one.sentences for one in those),
            articles=sum(one.articles for one in those),
        )
        for those in groups.values()
    ]


def told_apart(store: Store, places: Sequence[Place], most: int) -> tuple[Example, ...]:
    """Sentences at these places, each once: agency news stand in many papers."""
    found: dict[str, Example] = {}
    for place in places:
        if len(found) == most:
            break
        for example in shown(store, [place]):
            found.setdefault(example.text, example)
    return tuple(found.values())


def shown(store: Store, places: Iterable[Place]) -> tuple[Example, ...]:
    """The sentences at these places."""
    found = []
    for place in places:
        stored, record = store.analyses.get(place.article_id), store.articles.get(place.article_id)
        if stored is None or place.sentence >= len(stored.analysis.sentences):
            continue
        span = stored.analysis.sentences[place.sentence]
        text = " ".join(text_of(record.article)[span.start : span.end].split())
        found.append(
            Example(
                article_id=record.id,
                title=record.article.title,
                source=record.source,
                at=record.article.published or record.fetched_at,
                sentence=place.sentence,
                start=span.start,
                end=span.end,
                text=text if len(text) <= ONE_LINE else f"{text[:ONE_LINE]}…",
            )
        )
    return tuple(found)


def graph(store: Store, which: ThingFilter, *, least: int = 2, limit: int | None = None) -> Graph:
    """The whole graph of what stands together at least so often; things of one link are one node."""
    pairs = store.things.pairs(which, least=least, limit=limit)
    numbers = {number for one in pairs for number in (one.first, one.second)}
    named = store.things.bases(numbers)
    heads = heads_of(named)
    wanted = wanted_of(named, which)
    counts: Counter[int] = Counter()
    for number, sentences in store.things.sentences(numbers, which).items():
        counts[heads[number]] += sentences
    total = store.things.all_sentences(which)
    edges = [
        edge_of(ends, those, counts, total)
        for ends, those in by_ends(pairs, heads).items()
        if ends[0] != ends[1] and wanted.issuperset(ends)
    ]
    linked = sorted({number for edge in edges for number in (edge.first, edge.second)})
    return Graph(nodes=tuple((named[number], counts[number]) for number in linked), edges=tuple(edges))


def heads_of(named: dict[int, Thing]) -> dict[int, int]:
    """For each thing the first that has the same link."""
    first: dict[str, int] = {}
    return {
        number: first.setdefault(thing.link, number) if thing.link else number
        for number, thing in sorted(named.items())
    }


def by_ends(pairs: Sequence[Together], heads: dict[int, int]) -> dict[tuple[int, int], list[Together]]:
    """Pairs of things as pairs of nodes."""
    found: dict[tuple[int, int], list[Together]] = defaultdict(list)
    for one in pairs:
        first, second = sorted((heads[one.first], heads[one.second]))
        found[first, second].append(one)
    return found


def edge_of(ends: tuple[int, int], those: Sequence[Together], counts: Counter[int], total: int) -> Edge:
    """A line between two nodes."""
    sentences = sum(one.sentences for one in those)
    return Edge(
        first=ends[0],
        second=ends[1],
        sentences=sentences,
        articles=sum(one.articles for one in those),
        strength=strength(sentences, counts[ends[0]], counts[ends[1]], total),
    )


def wanted_of(named: dict[int, Thing], which: ThingFilter) -> set[int]:
    """The things a graph is asked for."""
    return {
        number
        for number, thing in named.items()
        if (which.type is None or thing.type is which.type) and (which.lang is None or which.lang in thing.langs)
    }
