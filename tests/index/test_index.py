"""The index finds, orders and counts; readers see commits of other processes, and what fails leaves the old state."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import tantivy

from kronika.index.complaints import sentence, translated
from kronika.index.index import Index, open_index
from kronika.model.analysis import EntityType, Tone
from kronika.model.article import PageClass
from kronika.model.errors import IndexDamaged, StoreBusy, StoreFull
from kronika.model.query import Everything, Field, Not, Word
from kronika.model.search import Indexable, IndexedKeyword, IndexedThing, Order

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


def article(number: int, **more: Any) -> Indexable:
    """An article; three come out in the same hour."""
    values: dict[str, Any] = {
        "id": number,
        "url": f"http://listy.example/{number}",
        "source": "Listy" if number % 2 else "Kurýr",
        "at": BEGIN + timedelta(hours=number // 3),
        "day": 20_000 + number,
        "title": "Prezident v Praze",
        "lead": "",
        "body": f"Slovo číslo {number}.",
        "page_class": PageClass.ARTICLE,
        "lang": "cs",
        "tone": Tone.NEUTRAL,
        "score": float(number % 4),
    }
    return Indexable(**values | more)


@pytest.fixture
def index(tmp_path: Path) -> Index:
    """An index of thirty articles."""
    made = open_index(tmp_path / "index", create=True)
    made.update([article(number) for number in range(1, 31)], [], mark=30)
    return made


def in_order(index: Index, order: Order, **more: Any) -> list[int]:
    """The numbers of what comes first."""
    return [hit.article_id for hit in index.search(Everything(), order=order, **more).hits]


def test_every_order_goes_on_page_by_page_and_ties_are_told_by_number(index: Index) -> None:
    numbers = range(1, 31)
    expected = {
        Order.NEWEST: sorted(numbers, reverse=True),
        Order.OLDEST: sorted(numbers),
        Order.NEGATIVE: sorted(numbers, key=lambda number: (number % 4, -number)),
        Order.POSITIVE: sorted(numbers, key=lambda number: (-(number % 4), -number)),
    }
    for order, wanted in expected.items():
        assert in_order(index, order, limit=100) == wanted
        pages = [in_order(index, order, limit=4, offset=start) for start in range(0, 32, 4)]
        assert [number for page in pages for number in page] == wanted
    best = [in_order(index, Order.BEST, limit=7, offset=start) for start in range(0, 35, 7)]
    assert sorted(number for page in best for number in page) == list(numbers)
    assert in_order(index, Order.NEWEST, limit=5, offset=500) == []
    assert index.search(Everything(), limit=0).total == 30


def test_what_nobody_has_analysed_is_neither_negative_nor_positive(index: Index) -> None:
    index.update([article(40, tone=None)], [], mark=31)
    assert 40 in in_order(index, Order.NEWEST)
    assert 40 not in in_order(index, Order.NEGATIVE, limit=100)


def test_an_article_is_replaced_and_taken_out_and_the_mark_goes_along(index: Index) -> None:
    assert index.mark == 30
    index.update([article(7, title="Sníh")], [8, 9, 99], mark=33)
    assert index.mark == 33
    assert index.count(Everything()) == 28
    assert index.ids(Word(field=Field.TITLE, text="sníh")) == [7]
    assert 7 not in index.ids(Word(field=Field.TITLE, text="prezident"))


def test_documents_that_are_no_articles_are_never_found_or_counted(index: Index) -> None:
    nothing = Word(field=Field.TITLE, text="nikde")
    assert index.count(Not(part=nothing)) == index.count(Everything()) == len(index.ids(Everything())) == 30
    assert index.search(Everything(), counts=True).counts == {"Kurýr": 15, "Listy": 15}
    assert index.aggregate(Everything(), {"n": {"value_count": {"field": "id"}}})["n"]["value"] == 30
    assert index.aggregate(tantivy.Query.all_query(), {"n": {"terms": {"field": "lang"}}})["n"]["buckets"] == [
        {"key": "cs", "doc_count": 30}
    ]


def test_things_and_keywords_can_be_counted(index: Index) -> None:
    thing = IndexedThing(key="Q1", base="Praha", type=EntityType.PLACE)
    words = (IndexedKeyword(lemma="voda", text="vody", own=True), IndexedKeyword(lemma="sníh", text="sníh", own=False))
    index.update([article(50, things=(thing, thing), keywords=words)], [], mark=31)

    def terms(field: str) -> list[str]:
        found = index.aggregate(Everything(), {"n": {"terms": {"field": field}}})
        return sorted(bucket["key"] for bucket in found["n"]["buckets"])

    assert terms("entity_key") == ["Q1"]
    assert (terms("keyword_key"), terms("own_keyword_key")) == (["sníh", "voda"], ["voda"])
    assert index.values(Word(field=Field.ENTITY, text="Q1", exact=True), "day", "cluster") == [(50, 20_050, None)]


def test_of_a_cluster_the_earliest_that_was_found_stays(index: Index) -> None:
    index.update([article(number, cluster=3) for number in (3, 4, 5, 12)], [], mark=31)
    assert index.ids(index.collapsed(Everything())) == [n for n in range(1, 31) if n not in (4, 5, 12)]
    late = Word(field=Field.SOURCE, text="Kurýr")
    assert index.ids(index.collapsed(late)) == [n for n in range(2, 31, 2) if n != 12]


def test_another_reader_sees_a_commit_and_a_searcher_stays_as_it_was(index: Index) -> None:
    other = open_index(index.folder)
    held = other.searcher()
    index.update([], [1], mark=31)
    assert (other.count(Everything()), other.mark) == (29, 31)
    assert held.num_docs > other.searcher().num_docs


def test_a_writer_that_fails_leaves_everything_as_it_was(index: Index) -> None:
    with pytest.raises(ZeroDivisionError), index.writing() as writing:
        writing.take_out([1, 2, 3])
        raise ZeroDivisionError
    assert index.count(Everything()) == 30
    index.update([], [1], mark=31)
    assert index.count(Everything()) == 29


def test_there_is_one_writer(index: Index) -> None:
    with index.writing(), pytest.raises(StoreBusy, match="Another program"):
        open_index(index.folder).writing()


def test_a_full_disk_is_told_and_the_old_index_goes_on(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    import kronika.index.writing as room

    def full(article: object) -> tantivy.Document:
        raise ValueError("An IO error occurred: 'No space left on device (os error 28)'")

    with monkeypatch.context() as patch:
        patch.setattr(room, "document_of", full)
        with pytest.raises(StoreFull, match="make room"):
            index.update([article(31)], [1], mark=31)
    assert (index.count(Everything()), index.mark) == (30, 30)
    index.update([article(31)], [1], mark=31)
    assert (index.count(Everything()), index.mark) == (30, 31)


def test_complaints_are_sentences(tmp_path: Path) -> None:
    assert isinstance(sentence(OSError(28, "No space left on device"), tmp_path), StoreFull)
    assert isinstance(sentence(ValueError("Data corrupted: footer"), tmp_path), IndexDamaged)
    with pytest.raises(IndexDamaged, match="kronika index build"), translated(tmp_path):
        tantivy.Index.open(str(tmp_path))


def test_where_there_is_no_index_a_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(IndexDamaged, match="There is no search index"):
        open_index(tmp_path / "none")
    made = open_index(tmp_path / "some", create=True)
    assert (made.mark, made.count(Everything()), made.search(Everything()).hits) == (0, 0, ())
    with pytest.raises(IndexDamaged, match="chronicle"):
        open_index(tmp_path / "some", chronicle="another")
