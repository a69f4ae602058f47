"""The newest version of every page of a source, without what is gone."""

from __future__ import annotations

from collections.abc import Callable

from kronika.model.failure import FailureKind
from kronika.model.lead import Role
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.store import Store
from tests.store.material import NOW, a_source, kept, lead, missed, take

Begin = Callable[..., Round]


def test_the_newest_version_of_each_page(store: Store, source: Source, begin: Begin) -> None:
    frontier = store.frontier([first := begin()])
    [seed] = take(frontier)
    found = tuple(lead(source, path, Role.PAGE, link_text=f"to {path}") for path in ("a", "b", "c"))
    frontier.settle([kept(seed, b"home", found=found)])
    frontier.settle([kept(lease, lease.lead.url.encode()) for lease in take(frontier)])
    store.rounds.finish(first, NOW)

    frontier = store.frontier([begin(scope=Scope(recheck=True))])
    frontier.settle([kept(seed, b"home", found=found) for seed in take(frontier)])
    outcomes = {"a": None, "b": FailureKind.NOT_FOUND, "c": FailureKind.SERVER}
    for lease in take(frontier):
        kind = outcomes[lease.lead.url[-1]]
        frontier.settle([kept(lease, b"news") if kind is None else missed(lease, kind=kind)])

    pages = {page.url.removeprefix(source.url): page for page in store.pages.newest(source.id)}
    assert sorted(pages) == ["", "a", "c"]
    assert store.pages.body(pages["a"].id) == b"news" and pages["a"].version == 2
    assert pages["a"].link_text == "to a"
    other = store.sources.add(a_source("inne"), NOW)
    assert store.pages.newest(other.id) == []
