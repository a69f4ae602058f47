"""Judgements stay, are taken back one by one, and samples are drawn evenly and alike."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from kronika.model.article import ArticleFilter, ArticleRecord, Made, PageClass
from kronika.model.job import EXTRACT
from kronika.model.judgement import LONGEST_NOTE, Candidate, Reading, Sample, Verdict
from kronika.model.source import Source
from kronika.store.store import Store, open_store
from tests.store.material import NOW, Wall, a_source, an_article
from tests.store.test_articles import keep

MADE = Made(stage="extract", version="1")


def records(store: Store) -> list[ArticleRecord]:
    """All articles, by number."""
    return sorted(store.articles.listing(ArticleFilter(with_text=False), limit=1000), key=lambda record: record.id)


def read_again(store: Store, record: ArticleRecord, version: str) -> None:
    """The page is read by another version."""
    store.jobs.add(EXTRACT, [record.page_id])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article("anew", made=Made(stage="extract", version=version)))])


@pytest.fixture
def record(store: Store, source: Source) -> ArticleRecord:
    keep(store, source, an_article("Kůň", made=MADE, published=NOW, authors=("A",), body="a\n\nb", shape="h2 p"))
    return records(store)[0]


def test_a_judgement_comes_back_with_the_article_as_it_was(
    store: Store, record: ArticleRecord, url: str, wall: Wall
) -> None:
    made = store.judgements.judge(Reading.of(record), Verdict.OTHER, by="Eva", at=NOW, note="  title\x00 cut ")
    assert made is not None
    assert (made.verdict, made.by, made.at, made.source) == (Verdict.OTHER, "Eva", NOW, "listy")
    assert (made.note, made.article_id, made.reading) == ("title\ufffd cut", record.id, Reading.of(record))
    read_again(store, record, "2")
    with open_store(url, wall=wall) as other:
        [found] = other.judgements.listing(with_articles=True)
    article = found.article
    assert article is not None
    assert (article.title, article.text, article.shape) == ("Kůň", record.article.text, "h2 p")
    assert (article.published, article.authors, article.page_class) == (NOW, ("A",), PageClass.ARTICLE)
    assert store.judgements.listing()[0].article is None
    assert store.check() == []


def test_a_page_that_was_read_anew_must_be_looked_at_again(store: Store, record: ArticleRecord) -> None:
    read_again(store, record, "2")
    assert store.judgements.judge(Reading.of(record), Verdict.RIGHT, by="Eva", at=NOW) is None
    for number in (0, 10**6, 10**40):
        nowhere = Reading(page_id=number, engine="finder", version="1")
        assert store.judgements.judge(nowhere, Verdict.RIGHT, by="Eva", at=NOW) is None
    assert store.judgements.listing() == []


def test_one_person_has_one_verdict_on_a_reading(store: Store, record: ArticleRecord) -> None:
    for verdict, by in ((Verdict.RIGHT, "Eva"), (Verdict.NO_LEAD, "Eva"), (Verdict.RIGHT, "Jan"), (Verdict.RIGHT, "")):
        store.judgements.judge(Reading.of(record), verdict, by=by, at=NOW)
    assert {(made.by, made.verdict) for made in store.judgements.listing()} == {
        ("Eva", Verdict.NO_LEAD),
        ("Jan", Verdict.RIGHT),
        ("", Verdict.RIGHT),
    }
    read_again(store, record, "2")
    store.judgements.judge(Reading.of(records(store)[0]), Verdict.RIGHT, by="Eva", at=NOW + timedelta(hours=1))
    assert len(store.judgements.listing(by="Eva")) == 2
    assert [made.verdict for made in store.judgements.listing(by="Eva", engine="finder", version="2")] == ["right"]
    assert store.judgements.versions() == [("finder", "2", 1), ("finder", "1", 3)]


def test_undo_takes_the_last_one_of_this_person(store: Store, source: Source) -> None:
    keep(store, source, *(an_article(str(number), made=MADE) for number in range(3)))
    first, second, third = records(store)
    for place, (record, by) in enumerate(((first, "Eva"), (second, "Eva"), (third, "Jan"))):
        store.judgements.judge(Reading.of(record), Verdict.RIGHT, by=by, at=NOW + timedelta(seconds=place))
    taken = [store.judgements.undo("Eva") for _ in range(3)]
    assert [made and made.article_id for made in taken] == [second.id, first.id, None]
    assert [made.by for made in store.judgements.listing()] == ["Jan"]


def test_an_article_without_a_version_and_a_long_note_are_kept(store: Store, source: Source) -> None:
    keep(store, source, an_article("bare"))
    made = store.judgements.judge(Reading.of(records(store)[0]), Verdict.OTHER, by="", at=NOW, note="x" * 9999)
    assert made is not None and made.reading.version == "" and len(made.note) == LONGEST_NOTE


def test_by_source_even_after_it_was_removed(store: Store, record: ArticleRecord) -> None:
    store.judgements.judge(Reading.of(record), Verdict.RIGHT, by="", at=NOW)
    store.sources.remove("listy")
    assert len(store.judgements.listing(source="listy")) == 1
    assert store.judgements.listing(source="nikdo") == []


def three_papers(store: Store, source: Source) -> None:
    """Thirty articles in one paper, three in another, one in a third, and a page without text."""
    keep(store, source, *(an_article(f"a{number}", made=MADE) for number in range(30)))
    keep(store, store.sources.add(a_source("druhy"), NOW), *(an_article(f"b{n}", made=MADE) for n in range(3)))
    keep(store, store.sources.add(a_source("treti"), NOW), an_article("c", made=MADE))
    keep(store, source, an_article("none", page_class=PageClass.NO_TEXT, made=MADE))


def drawn(store: Store, sample: Sample, by: str = "Eva") -> list[Candidate]:
    return store.judgements.candidates(sample, by)


def test_a_sample_takes_turns_through_the_sources(store: Store, source: Source) -> None:
    three_papers(store, source)
    sample = Sample(size=9)
    counts = Counter(candidate.source for candidate in drawn(store, sample))
    assert counts == {"listy": 5, "druhy": 3, "treti": 1}
    assert {candidate.source for candidate in drawn(store, sample)[:3]} == {"listy", "druhy", "treti"}
    assert len(drawn(store, Sample(size=100))) == 34
    assert len(drawn(store, Sample(size=100, with_text=False))) == 35
    assert {candidate.source for candidate in drawn(store, Sample(source="druhy"))} == {"druhy"}
    assert drawn(store, Sample(source="nikdo")) == []


def test_the_same_seed_draws_the_same_and_another_does_not(store: Store, source: Source, url: str) -> None:
    three_papers(store, source)
    numbers = {
        seed: [candidate.article_id for candidate in drawn(store, Sample(source="listy", seed=seed, size=10))]
        for seed in range(20)
    }
    with open_store(url) as other:
        again = [candidate.article_id for candidate in drawn(other, Sample(source="listy", seed=3, size=10))]
    assert again == numbers[3]
    assert len({tuple(found) for found in numbers.values()}) == 20
    seen = Counter(number for found in numbers.values() for number in found)
    assert len(seen) == 30, "every article has its chance"


def test_a_sample_is_remembered_for_a_minute_but_not_an_empty_one(store: Store, source: Source, wall: Wall) -> None:
    assert drawn(store, Sample()) == []
    keep(store, source, an_article("a"))
    assert len(drawn(store, Sample())) == 1
    keep(store, source, an_article("b"))
    assert len(drawn(store, Sample())) == 1
    wall.pass_by(60.0)
    assert len(drawn(store, Sample())) == 2


def test_what_this_person_judged_as_it_now_is_counts_as_judged(store: Store, record: ArticleRecord) -> None:
    store.judgements.judge(Reading.of(record), Verdict.RIGHT, by="Eva", at=NOW)
    assert [candidate.judged for candidate in drawn(store, Sample(), "Eva")] == [True]
    assert [candidate.judged for candidate in drawn(store, Sample(), "Jan")] == [False]
    read_again(store, record, "2")
    assert [candidate.judged for candidate in drawn(store, Sample(), "Eva")] == [False]
