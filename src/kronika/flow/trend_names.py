"""Names for the keys that the index counts by: what people call a thing, and how a keyword is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kronika.model.analysed import Thing
from kronika.model.series import Ranked, Ranking
from kronika.store.store import Store


def thing_names(store: Store, found: Sequence[Ranking], lang: str | None) -> tuple[Ranking, ...]:
    """Rankings with the names and types of things."""
    labels = store.things.labels({one.key for ranking in found for one in ranking.best}, lang)

    def named(one: Ranked) -> Ranked:
        label = labels.get(one.key)
        return replace(one, name=plain(one.key)) if label is None else replace(one, name=label.name, kind=label.kind)

    return tuple(replace(ranking, best=tuple(named(one) for one in ranking.best)) for ranking in found)


def keyword_names(store: Store, found: Sequence[Ranking], *, kind: str) -> tuple[Ranking, ...]:
    """Rankings with keywords as articles write them."""
    texts = store.analyses.keyword_texts({one.key for ranking in found for one in ranking.best})
    return tuple(
        replace(ranking, best=tuple(replace(one, name=texts.get(one.key, one.key), kind=kind) for one in ranking.best))
        for ranking in found
    )


def plain(key: str) -> str:
    """A key that nobody has a name for, as words."""
    return key.rpartition("/")[2].replace("_", " ")


def key_of(thing: Thing) -> str:
    """The key by which the index counts a thing."""
    return thing.link or f"{thing.langs[0]}/{thing.type.value}/{thing.key}"
