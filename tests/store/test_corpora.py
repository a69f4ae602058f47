"""A frozen corpus stays what it was, whatever is read anew, on every database."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.model.article import Article
from kronika.model.corpus import Corpus, CorpusEntry
from kronika.model.errors import InputError, UnknownName
from kronika.model.job import Job
from kronika.model.search import Question
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.material import NOW, an_article
from tests.store.test_articles import fetch


def digest(entry: CorpusEntry) -> tuple[str, int]:
    return entry.content, 1


def stored(store: Store, source: Source, *titles: str) -> list[int]:
    """Articles of pages of their own; returns their numbers."""
    jobs = fetch(store, source, {title: title.encode() for title in titles})
    store.articles.save([(job, an_article(title)) for job, title in zip(jobs, titles, strict=True)])
    return [number for _, number in store.corpora.times(range(1, 100))]


def read_again(store: Store, source: Source, new: Article) -> None:
    """Every page of the source is read anew, and gives this."""
    store.articles.read_again(source.id, NOW - timedelta(days=1))
    jobs: list[Job] = store.jobs.lease("extract", worker="tester", limit=10, seconds=60.0)
    store.articles.save([(job, new) for job in jobs])


def freeze(store: Store, name: str, ids: list[int]) -> Corpus:
    question = Question(text="voda", since=NOW, sources=("listy",), collapsed=True)
    number = store.corpora.begin(Corpus(name=name, question=question, note="n", by="Eva"), NOW)
    made = store.corpora.add(number, 0, ids, digest)
    return store.corpora.finish(number, articles=len(made), words=len(made), manifest=f"hash of {name}")


def titles(store: Store, corpus: Corpus) -> list[str]:
    members = [member for some in store.corpora.members(corpus.id) for member in some]
    return [entry.article.title for entry in store.corpora.entries(members)]


def test_a_corpus_comes_back_as_it_was_frozen(store: Store, source: Source) -> None:
    ids = stored(store, source, "first", "second")
    made = freeze(store, "Water", ids)
    found = store.corpora.get("Water")
    assert found == made
    assert (found.articles, found.note, found.by, found.removed) == (2, "n", "Eva", None)
    assert found.question == Question(text="voda", since=NOW, sources=("listy",), collapsed=True)
    assert titles(store, made) == ["first", "second"]
    assert store.corpora.numbers(made.id) == {ids[0]: 0, ids[1]: 1}
    assert store.corpora.holding(ids[1]) == ["Water"]


def test_what_is_read_anew_is_copied_first(store: Store, source: Source) -> None:
    ids = stored(store, source, "first", "second")
    before, after = freeze(store, "before", ids), freeze(store, "too", ids[:1])
    read_again(store, source, an_article("other"))
    later = freeze(store, "later", ids)
    read_again(store, source, an_article("third"))
    assert [titles(store, one) for one in (before, after, later)] == [["first", "second"], ["first"], ["other"] * 2]
    assert [store.corpora.kept(one.id) for one in (before, after, later)] == [2, 1, 2]
    assert store.corpora.numbers(before.id) == {}
    assert store.corpora.apart(before.id) == [0, 1]
    hashes = [member.content for some in store.corpora.members(before.id) for member in some]
    members = [member for some in store.corpora.members(before.id) for member in some]
    assert [entry.content for entry in store.corpora.entries(members)] == hashes


def test_the_same_reading_once_more_costs_no_copy(store: Store, source: Source) -> None:
    made = freeze(store, "all", stored(store, source, "first"))
    read_again(store, source, an_article("first"))
    assert store.corpora.kept(made.id) == 0


def test_a_removed_corpus_frees_its_name_and_its_copies(store: Store, source: Source) -> None:
    ids = stored(store, source, "first")
    one, two = freeze(store, "one", ids), freeze(store, "two", ids)
    read_again(store, source, an_article("other"))
    store.corpora.remove("one", NOW)
    assert titles(store, two) == ["first"]
    with pytest.raises(UnknownName, match="no corpus called “one”"):
        store.corpora.get("one")
    assert [corpus.name for corpus in store.corpora.all()] == ["two"]
    assert store.check() == []
    store.corpora.remove("two", NOW)
    assert store.check() == []
    assert list(store.corpora.members(one.id)) == []
    assert titles(store, freeze(store, "one", ids)) == ["other"]


def test_a_corpus_under_way_is_seen_by_nobody_and_a_name_is_taken_once(store: Store, source: Source) -> None:
    ids = stored(store, source, "first")
    number = store.corpora.begin(Corpus(name="half"), NOW)
    store.corpora.add(number, 0, ids, digest)
    assert store.corpora.all() == []
    freeze(store, "half", ids)
    with pytest.raises(InputError, match="meanwhile"):
        store.corpora.finish(number, articles=1, words=1, manifest="h")
    with pytest.raises(InputError, match="already"):
        store.corpora.begin(Corpus(name=" half "), NOW)
    assert list(store.corpora.members(number)) == []


def test_what_a_killed_freeze_left_goes_with_the_next_one(store: Store, source: Source) -> None:
    ids = stored(store, source, "first")
    number = store.corpora.begin(Corpus(name="killed"), NOW)
    store.corpora.add(number, 0, ids, digest)
    store.corpora.begin(Corpus(name="next"), NOW + timedelta(hours=1))
    assert len(list(store.corpora.members(number))) == 1
    store.corpora.begin(Corpus(name="next"), NOW + timedelta(days=2))
    assert list(store.corpora.members(number)) == []


def test_a_corpus_that_has_lost_articles_is_told(store: Store, source: Source) -> None:
    number = store.corpora.begin(Corpus(name="short"), NOW)
    store.corpora.add(number, 0, stored(store, source, "first"), digest)
    store.corpora.finish(number, articles=3, words=1, manifest="h")
    assert [fault for fault in store.check() if "“short” holds 1 articles, but 3" in fault]
