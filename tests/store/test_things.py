"""Things are counted over articles that are shown, joined by their link, and found together in sentences."""

from __future__ import annotations

from datetime import timedelta

from kronika.model.analysed import Place, ThingFilter
from kronika.model.analysis import EntityType
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article

EVERYTHING = ThingFilter()


def fill(store: Store, source: Source) -> list[int]:
    """Three articles of two sources: Jan and Eva stand together twice, Jan and Petr once."""
    other = store.sources.add(a_source("noviny"), NOW)
    numbers = store_articles(store, source, an_article("a"), an_article("b", published=NOW - timedelta(days=9)))
    numbers += store_articles(store, other, an_article("c"))
    told = (
        an_analysis({"Jan": [0, 1], "Eva": [0]}, prints=(1, 2)),
        an_analysis({"Jan": [0], "Eva": [0], "Petr": [0, 2]}, prints=(1, 2)),
        an_analysis({"John": [0], "Eva": [1]}, lang="en", links={"John": "Q1"}),
    )
    analyse(store, dict(zip(numbers, told, strict=True)))
    return numbers


def test_things_are_listed_by_the_articles_that_name_them(store: Store, source: Source) -> None:
    fill(store, source)
    found = store.things.listing(EVERYTHING)
    assert [(thing.base, thing.articles, thing.texts, thing.mentions) for thing in found] == [
        ("Jan", 2, 1, 3),
        ("Eva", 2, 1, 2),
        ("Petr", 1, 1, 2),
        ("Eva", 1, 1, 1),
        ("John", 1, 1, 1),
    ]
    assert store.things.count(EVERYTHING) == 5
    assert found[0].sources == {"listy": 2}
    assert (found[0].positive, found[0].negative) == (2.0, 4.0)


def test_lists_can_be_narrowed(store: Store, source: Source) -> None:
    fill(store, source)

    def bases(**which: object) -> list[str]:
        return [thing.base for thing in store.things.listing(ThingFilter(**which))]  # type: ignore[arg-type]

    assert bases(source="noviny") == ["Eva", "John"]
    assert bases(since=NOW - timedelta(days=1), lang="cs") == ["Jan", "Eva"]
    assert bases(until=NOW - timedelta(days=1)) == ["Petr", "Eva", "Jan"]
    assert bases(words="PET") == ["Petr"]
    assert bases(words="%") == []
    assert bases(type=EntityType.PLACE) == []


def test_things_of_one_link_are_one_whatever_their_language(store: Store, source: Source) -> None:
    numbers = store_articles(store, source, an_article("a"), an_article("b"))
    analyse(
        store,
        {
            numbers[0]: an_analysis({"Jan": [0]}, links={"Jan": "Q1"}),
            numbers[1]: an_analysis({"John": [0]}, lang="en", links={"John": "Q1"}),
        },
    )
    [thing] = store.things.listing(EVERYTHING)
    assert (thing.articles, thing.langs, thing.link) == (2, ("cs", "en"), "Q1")
    assert {thing.base, *thing.forms} == {"Jan", "John"}
    assert store.things.named("jan") == store.things.named("John") == store.things.named("Q1") == thing.ids
    assert store.things.named("nobody") == ()


def test_what_stands_together_is_counted_in_sentences(store: Store, source: Source) -> None:
    numbers = fill(store, source)
    jan, eva, petr = (store.things.named(name)[0] for name in ("Jan", "Eva", "Petr"))
    beside = store.things.beside([jan], EVERYTHING)
    assert [(one.second, one.sentences, one.articles) for one in beside] == [(eva, 2, 2), (petr, 1, 1)]
    assert store.things.beside([jan], ThingFilter(type=EntityType.PLACE)) == []
    assert store.things.sentences([jan, eva], EVERYTHING) == {jan: 3, eva: 2}
    assert store.things.all_sentences(EVERYTHING) == 9
    assert store.things.places([jan], [eva], EVERYTHING, 9) == [
        Place(article_id=numbers[0], sentence=0),
        Place(article_id=numbers[1], sentence=0),
    ]
    assert [(one.first, one.second, one.sentences) for one in store.things.pairs(EVERYTHING)] == [
        (min(jan, eva), max(jan, eva), 2),
        *sorted((min(petr, one), max(petr, one), 1) for one in (jan, eva)),
    ]
    assert len(store.things.pairs(EVERYTHING, least=2)) == 1
    assert {thing.base for thing in store.things.bases([jan, eva]).values()} == {"Jan", "Eva"}


def test_older_versions_do_not_count(store: Store, source: Source) -> None:
    [old] = store_articles(store, source, an_article("old"), path="a")
    analyse(store, {old: an_analysis({"Jan": [0]})})
    [new] = store_articles(store, source, an_article("new"), path="a")
    analyse(store, {new: an_analysis({"Jan": [0]})})
    assert [(thing.base, thing.articles) for thing in store.things.listing(EVERYTHING)] == [("Jan", 1)]
