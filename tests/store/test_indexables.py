"""Every change that can be searched is numbered, whoever makes it, in the order in which it can be seen; and articles read whole."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import text

from kronika.model.analysis import EntityType, Tone
from kronika.model.article import PageClass
from kronika.model.job import ANALYSE, EXTRACT
from kronika.model.search import IndexedKeyword, IndexedThing
from kronika.model.source import Source
from kronika.store.quarantine import set_aside
from kronika.store.store import Store
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, an_article


def changes(store: Store, after: int) -> tuple[int, list[int]]:
    """The newest number, and the articles that have changed after a number."""
    found = store.indexables.changed(after, 1000)
    marks = [mark for mark, _ in found]
    assert marks == sorted(set(marks))
    return (marks[-1] if marks else after), sorted(article for _, article in found)


def test_new_articles_are_numbered_and_pages_without_text_are_not(store: Store, source: Source) -> None:
    assert store.indexables.newest() == 0
    numbers = store_articles(store, source, an_article(), an_article(page_class=PageClass.NO_TEXT), an_article())
    mark, changed = changes(store, 0)
    assert changed == [numbers[0], numbers[2]]
    assert store.indexables.newest() == mark
    assert store.indexables.behind(0) == 2
    assert store.indexables.changed(0, 1)[0][0] < mark
    assert list(store.indexables.ids()) == changed
    assert store.indexables.count() == 2
    assert store.check() == []


def test_a_text_that_changes_and_one_that_goes_are_numbered(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article())
    mark, _ = changes(store, 0)
    for page_class, there in ((PageClass.ARTICLE, 1), (PageClass.NO_TEXT, 0), (PageClass.ARTICLE, 1)):
        store.jobs.add(EXTRACT, [store.articles.get(number).page_id])
        [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
        store.articles.save([(job, an_article("other", page_class=page_class))])
        mark, changed = changes(store, mark)
        assert changed == [number]
        assert len(store.indexables.read([number])) == there


def test_quarantine_and_its_end_are_numbered(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article())
    page = store.articles.get(number).page_id
    mark, _ = changes(store, 0)
    for aside in (True, False):
        store.indexables._database.run(lambda connection, aside=aside: set_aside(connection, [page], aside=aside))
        mark, changed = changes(store, mark)
        assert changed == [number]
        assert len(store.indexables.read([number])) == (0 if aside else 1)


def test_an_analysis_numbers_its_article_and_all_whose_cluster_changes(store: Store, source: Source) -> None:
    first, second, third = store_articles(store, source, *(an_article(str(place)) for place in range(3)))
    mark, _ = changes(store, 0)
    prints = {first: (1, 2), second: (5, 6), third: (8, 9)}
    analyse(store, {number: an_analysis(prints=some) for number, some in prints.items()})
    mark, changed = changes(store, mark)
    assert changed == [first, second, third]
    store.jobs.add(ANALYSE, [second])
    analyse(store, {second: an_analysis(prints=(1, 2))})
    mark, changed = changes(store, mark)
    assert changed == [first, second]
    assert [article.cluster for article in store.indexables.read([first, second, third])] == [first, first, None]
    store.jobs.add(ANALYSE, [second])
    analyse(store, {second: None})
    _, changed = changes(store, mark)
    assert changed == [first, second]


def test_renaming_and_removing_a_source_and_linking_a_thing_number_the_articles(store: Store, source: Source) -> None:
    first, second = store_articles(store, source, an_article("1"), an_article("2"))
    analyse(store, {first: an_analysis({"Jan Novák": [0]}), second: an_analysis({"Eva Malá": [0]})})
    mark, _ = changes(store, 0)
    store.sources.rename(source, "noviny")
    mark, changed = changes(store, mark)
    assert changed == [first, second]
    assert {article.source for article in store.indexables.read(changed)} == {"noviny"}
    store.jobs.add(ANALYSE, [second])
    analyse(store, {second: an_analysis({"Jan Novák": [0]}, links={"Jan Novák": "Q1"})})
    mark, changed = changes(store, mark)
    assert changed == [first, second]
    assert [article.things[0].key for article in store.indexables.read([first, second])] == ["Q1", "Q1"]
    store.sources.remove("noviny")
    _, changed = changes(store, mark)
    assert changed == [first, second]


def test_an_article_reads_whole_with_and_without_an_analysis(store: Store, source: Source) -> None:
    [number] = store_articles(
        store, source, an_article("Nadpis", keywords=("Velká  voda",), authors=("A. B.",), section="domácí", lang="cs")
    )
    [plain] = store.indexables.read([number, number, 10**30, -1])
    assert (plain.title, plain.lead, plain.source, plain.lang) == ("Nadpis", "Úvod.", "listy", "cs")
    assert (plain.authors, plain.section, plain.at, plain.tone) == (("A. B.",), "domácí", NOW, None)
    assert plain.day == (NOW.date().toordinal() - 719163)
    assert plain.keywords == (IndexedKeyword(lemma="velká voda", text="Velká  voda", own=True),)
    assert plain.url
    analyse(store, {number: an_analysis({"Jan Novák": [0, 1]}, tone=Tone.NEGATIVE)})
    [told] = store.indexables.read([number])
    assert told.tone is Tone.NEGATIVE
    assert told.things == (IndexedThing(key="cs/PER/jan_novák", base="Jan Novák", type=EntityType.PERSON, mentions=2),)
    assert [word.lemma for word in told.keywords if word.own] == ["velká voda"]
    assert told.sentences == 3


CHANGE = text("UPDATE articles SET section = :said WHERE id = :number")


def test_numbers_grow_in_the_order_in_which_changes_can_be_seen(store: Store, source: Source) -> None:
    """Many writers at once; whoever reads from the last number it saw misses nothing."""
    numbers = store_articles(store, source, *(an_article(str(place)) for place in range(8)))

    def write(first: int) -> None:
        for turn in range(12):
            rows = [{"said": f"{first} {turn}", "number": numbers[place]} for place in sorted({first, (first + 3) % 8})]
            store.indexables._database.run(lambda connection, rows=rows: connection.execute(CHANGE, rows))

    seen, mark = Seen(store), 0
    with ThreadPoolExecutor(8) as writers:
        written = [writers.submit(write, first) for first in range(8)]
        while not all(one.done() for one in written):
            mark = seen.look(mark)
    for one in written:
        one.result()
    while store.indexables.behind(mark):
        mark = seen.look(mark)
    assert seen.sections == {article.id: article.section for article in store.indexables.read(numbers)}


class Seen:
    """What a reader knows that goes from number to number."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.sections: dict[int, str | None] = {}

    def look(self, mark: int) -> int:
        """The next changes after a number; returns the last of them."""
        for found, number in self._store.indexables.changed(mark, 3):
            mark = found
            self.sections |= {one.id: one.section for one in self._store.indexables.read([number])}
        return mark


def test_lost_triggers_are_told(store: Store) -> None:
    on = " ON articles" if store.indexables._database.kind.schemes[0] == "postgresql" else ""
    with store.indexables._database.write() as connection:
        connection.execute(text(f"DROP TRIGGER mark_article_changed{on}"))
    assert "mark_article_changed" in store.check()[0]
