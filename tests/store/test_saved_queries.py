"""Saved queries in the store: kept as they were, unique by name, and told by verdicts on articles and their versions."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.model.analysis import Tone
from kronika.model.errors import InputError, UnknownName
from kronika.model.group import Group
from kronika.model.saved_query import QueryLook, SavedQuery, Verdict
from kronika.model.search import Question
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, an_article

WHOLE = Question(
    text='title:"nová vláda" -hokej\x00',
    since=NOW,
    until=NOW + timedelta(days=7),
    sources=("listy", "noviny"),
    entities=("Jan Novák", "Q213"),
    lang="cs",
    tone=Tone.NEGATIVE,
    collapsed=True,
)


def save(store: Store, name: str = "vláda", question: Question = WHOLE) -> SavedQuery:
    return store.saved_queries.add(SavedQuery(name=name, question=question, note="pro Evu", by="Jan"), NOW)


def test_a_query_comes_back_as_it_was_saved(store: Store) -> None:
    saved = save(store)
    assert store.saved_queries.get("vláda") == store.saved_queries.by_id(saved.id) == saved
    assert saved.question.text == 'title:"nová vláda" -hokej\ufffd', "what no database keeps"
    assert (saved.question.since, saved.question.until) == (WHOLE.since, WHOLE.until)
    assert (saved.question.sources, saved.question.entities) == (WHOLE.sources, WHOLE.entities)
    assert (saved.question.tone, saved.question.collapsed, saved.note) == (Tone.NEGATIVE, True, "pro Evu")
    plain = save(store, "vše", Question())
    assert plain.question == Question()
    assert [query.name for query in store.saved_queries.all()] == ["vláda", "vše"]


def test_names_are_unique_among_the_living(store: Store) -> None:
    first = save(store)
    with pytest.raises(InputError, match="already a saved query called “vláda”"):
        save(store)
    store.saved_queries.remove(first.id, NOW)
    second = save(store)
    with pytest.raises(InputError, match="already"):
        store.saved_queries.restore(first.id)
    assert [query.id for query in store.saved_queries.all(removed=True)] == [first.id]
    store.saved_queries.remove(second.id, NOW)
    assert store.saved_queries.restore(first.id).removed is None


@pytest.mark.parametrize("name", ["", " ", "@vláda", " vláda", "dva\nřádky", "x" * 201])
def test_what_cannot_be_a_name(store: Store, name: str) -> None:
    with pytest.raises(InputError, match="needs a name"):
        save(store, name)


def test_an_unknown_name_is_told_with_those_like_it(store: Store) -> None:
    save(store)
    with pytest.raises(UnknownName, match="did you mean “vláda”"):
        store.saved_queries.get("vlada")
    with pytest.raises(UnknownName, match="number 99"):
        store.saved_queries.by_id(99)
    with pytest.raises(UnknownName):
        store.saved_queries.change(SavedQuery(name="x", id=99), NOW)
    with pytest.raises(UnknownName):
        store.saved_queries.tell(99, None)


def test_telling_begins_with_what_is_there(store: Store, source: Source) -> None:
    old, other = store_articles(store, source, an_article("a"), an_article("b"))
    group = store.groups.add(Group(name="G"), NOW)
    query = store.saved_queries.tell(save(store).id, group.id, [old], store.saved_queries.mark())
    assert (query.group, query.told_article, query.tellings) == ("G", other, 1)
    assert store.saved_queries.of_group(group.id) == [query]
    assert [(one.queries, one.behind) for one in store.digests.groups()] == [(1, False)]
    [new] = store_articles(store, source, an_article("c"))
    assert store.digests.groups()[0].behind
    assert store.saved_queries.candidates(query, store.saved_queries.mark()) == [new]
    assert store.saved_queries.unanalysed([old, new]) == {old, new}
    analyse(store, {number: an_analysis() for number in (old, other, new)})
    assert store.saved_queries.unanalysed([old, new]) == set()
    assert store.saved_queries.candidates(query, store.saved_queries.mark()) == [new], "old ones are never new"
    store.groups.remove(group.id, NOW)
    assert store.saved_queries.get(query.name).group == ""


def test_the_newest_word_on_an_address_counts(store: Store, source: Source) -> None:
    [first] = store_articles(store, source, an_article("a"), path="p")
    query = store.saved_queries.tell(save(store).id, store.groups.add(Group(name="G"), NOW).id, [first])
    [second] = store_articles(store, source, an_article("b"), path="p")
    [elsewhere] = store_articles(store, source, an_article("c"), path="q")
    every = [first, second, elsewhere]
    known = Verdict(article_id=first, matched=True)
    assert store.saved_queries.verdicts(query.id, every) == {first: known, second: known}
    assert store.saved_queries.candidates(query, store.saved_queries.mark()) == [second, elsewhere]
    look = QueryLook(query_id=query.id, expected=query.tellings, mark=7, matched=(elsewhere,), unmatched=(second,))
    assert store.saved_queries.looked(look)
    assert not store.saved_queries.looked(look), "somebody has looked"
    assert store.saved_queries.verdicts(query.id, every) == {
        first: known,
        second: Verdict(article_id=second, matched=False),
        elsewhere: Verdict(article_id=elsewhere, matched=True),
    }
    assert store.saved_queries.get(query.name).told_mark == 7
    changed = store.saved_queries.change(SavedQuery(name="jiný", id=query.id, group_id=query.group_id), NOW, [], 9)
    assert (changed.name, changed.told_mark, changed.question) == ("jiný", 9, Question())
    assert store.saved_queries.verdicts(query.id, every) == {}


def test_one_overtaken_look_undoes_the_whole_digest(store: Store) -> None:
    group = store.groups.add(Group(name="G"), NOW)
    queries = [store.saved_queries.tell(save(store, name).id, group.id) for name in ("a", "b")]
    good, late = (QueryLook(query_id=query.id, expected=1 - place, mark=5) for place, query in enumerate(queries))
    assert not store.digests.send(group.id, 0, NOW, [], 0, [good, late])
    assert [query.told_mark for query in store.saved_queries.all()] == [0, 0]
    assert store.groups.by_id(group.id).told_at is None
    assert store.digests.send(group.id, 0, NOW, [], 0, [good])
