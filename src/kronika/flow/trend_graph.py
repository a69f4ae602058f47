"""What is named together: things, and ties that chance does not explain, with the sentences both stand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from kronika.analyse.relations import strength
from kronika.flow.trend_names import key_of, plain
from kronika.index.series.together import Company
from kronika.model.series import Node, Tie
from kronika.store.store import Store

NODES, TIES = 30, 60
CANDIDATES = 60  # things whose company is counted, so that the strongest ties are found among them
LEAST = 2  # articles that name both
SURE = 10.8  # Dunning's G²: chance explains it in one case of a thousand
MOST_READ = 2_000  # articles whose sentences are counted; of more, only articles are


def drawn(store: Store, company: Company, total: int, lang: str | None) -> tuple[tuple[Node, ...], tuple[Tie, ...]]:
    """The strongest ties, and the things they join."""
    ties = strongest(company, total)
    places = sorted({place for tie in ties for place in (tie.first, tie.second)})
    numbers = {place: number for number, place in enumerate(places)}
    labels = store.things.labels({company.keys[place] for place in places}, lang)
    nodes = []
    for place in places:
        key = company.keys[place]
        label = labels.get(key)
        name, kind = (label.name, label.kind) if label else (plain(key), "")
        nodes.append(Node(key=key, name=name, kind=kind, articles=company.articles[place]))
    return tuple(nodes), tuple(replace(tie, first=numbers[tie.first], second=numbers[tie.second]) for tie in ties)


def strongest(company: Company, total: int) -> list[Tie]:
    """Ties that are no chance, the surest first, as many as can be drawn."""
    found = []
    for (first, second), articles in company.pairs.items():
        known = strength(articles, company.articles[first], company.articles[second], total)
        if articles >= LEAST and known.lift > 1:
            found.append(
                Tie(first=first, second=second, articles=articles, lift=known.lift, likelihood=known.likelihood)
            )
    sure = [tie for tie in found if tie.likelihood >= SURE] or found
    kept: list[Tie] = []
    joined: set[int] = set()
    for tie in sorted(sure, key=lambda one: (-one.likelihood, one.first, one.second)):
        after = joined | {tie.first, tie.second}
        if len(after) <= NODES and len(kept) < TIES:
            kept.append(tie)
            joined = after
    return kept


def with_sentences(store: Store, nodes: Sequence[Node], ties: Sequence[Tie], ids: Sequence[int]) -> tuple[Tie, ...]:
    """Ties with the number of sentences that name both, counted in these articles."""
    pairs = store.things.sentence_pairs(ids)
    named = store.things.bases({number for one in pairs for number in (one.first, one.second)})
    counted: Counter[frozenset[str]] = Counter()
    for one in pairs:
        counted[frozenset((key_of(named[one.first]), key_of(named[one.second])))] += one.sentences
    return tuple(
        replace(tie, sentences=counted[frozenset((nodes[tie.first].key, nodes[tie.second].key))]) for tie in ties
    )
