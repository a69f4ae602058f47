"""The index holds what the store shows: after changes, after kills, after damage; and two writers do not meet."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.flow import searching
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.index_standing import index_faults, index_standing
from kronika.flow.indexing import build_index, index_folder, update_index
from kronika.flow.searching import find, ids, opened
from kronika.index.holding import held
from kronika.index.opening import MADE_BY, META, present
from kronika.model.analysis import Tone
from kronika.model.errors import StoreBusy
from kronika.model.job import ANALYSE, EXTRACT
from kronika.model.query import Everything
from kronika.model.search import Order, Question
from kronika.model.source import Source
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.store.quarantine import set_aside
from tests.postgres_server import PostgresServer
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import a_source, an_article

SEARCHES = "[search]\nwait_seconds = 60\nprocesses = 1\n"


@pytest.fixture
def chronicle(tmp_path: Path) -> Iterator[Chronicle]:
    """A fresh chronicle."""
    init_chronicle(tmp_path / "c", SEARCHES)
    with open_chronicle(tmp_path / "c", {}, clock=SampleClock(NOW)) as opened:
        yield opened


@pytest.fixture
def source(chronicle: Chronicle) -> Source:
    """A source that is followed."""
    return chronicle.store.sources.add(a_source(), NOW)


def found(chronicle: Chronicle, words: str = "", **more: object) -> list[int]:
    """Numbers of the articles that answer."""
    return ids(chronicle, Question(text=words, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lang", "text", "asked"),
    [
        ("cs", "Novináři položili otázku prezidentovi v Praze.", ("prezident", "Praha", "otázka", "novinář")),
        ("pl", "Dziennikarze zadali pytanie prezydentowi w Warszawie.", ("prezydent", "Warszawa", "pytanie")),
        ("ru", "Журналисты задали вопрос президенту в Москве.", ("президент", "Москва", "журналист")),
        ("en", "The presidents of both cities went home with their children.", ("president", "city", "go", "child")),
    ],
)
def test_a_word_finds_its_forms(
    chronicle: Chronicle, source: Source, lang: str, text: str, asked: tuple[str, ...]
) -> None:
    [number, _] = store_articles(
        chronicle.store, source, an_article("Zpráva", body=text, lang=lang), an_article("Jiná", body="…", lang=lang)
    )
    for word in asked:
        assert found(chronicle, word) == [number], word
        assert found(chronicle, word.lower()) == [number], word
        assert found(chronicle, f"title:{word}") == [], word


def test_what_changes_in_the_store_is_found_at_once(chronicle: Chronicle, source: Source) -> None:
    store = chronicle.store
    first, second = store_articles(store, source, an_article("Povodeň"), an_article("Sucho"))
    assert found(chronicle, "povodeň") == [first]
    page = store.articles.get(first).page_id
    store.indexables._database.run(lambda connection: set_aside(connection, [page]))
    assert found(chronicle, "povodeň") == []
    store.indexables._database.run(lambda connection: set_aside(connection, [page], aside=False))
    assert found(chronicle, "povodeň") == [first]
    store.jobs.add(EXTRACT, [page])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article("Požár"))])
    assert (found(chronicle, "povodeň"), found(chronicle, "požár")) == ([], [first])
    analyse(store, {first: an_analysis({"Jan Novák": [0]}, tone=Tone.NEGATIVE), second: an_analysis(prints=(1, 2))})
    assert found(chronicle, entities=("Jan Novák",)) == [first]
    assert found(chronicle, tone=Tone.NEGATIVE) == [first]
    store.sources.rename(source, "Noviny")
    assert found(chronicle, sources=("Noviny",)) == [first, second]
    assert found(chronicle, sources=("listy",)) == []
    assert index_faults(chronicle) == []


def test_a_new_version_of_a_page_takes_the_place_of_the_old_one(chronicle: Chronicle, source: Source) -> None:
    [old] = store_articles(chronicle.store, source, an_article("Ministr odstoupí"), path="a")
    assert found(chronicle, "ministr") == [old]
    [new] = store_articles(chronicle.store, source, an_article("Ministr neodstoupí"), path="a")
    assert found(chronicle, "ministr") == [new]
    assert index_faults(chronicle) == []


def test_of_texts_nearly_the_same_the_first_counts(chronicle: Chronicle, source: Source) -> None:
    numbers = store_articles(chronicle.store, source, *(an_article(f"Zpráva {place}") for place in range(4)))
    analyse(
        chronicle.store, {number: an_analysis(prints=(1, 2)) for number in numbers[:3]} | {numbers[3]: an_analysis()}
    )
    assert found(chronicle, "zpráva", collapsed=True) == [numbers[0], numbers[3]]
    told = find(chronicle, Question(text="zpráva", collapsed=True), order=Order.OLDEST)
    assert (told.total, told.counts) == (2, {"listy": 2})
    chronicle.store.jobs.add(ANALYSE, [numbers[0]])
    analyse(chronicle.store, {numbers[0]: an_analysis(prints=(8, 9))})
    assert found(chronicle, "zpráva", collapsed=True) == [numbers[0], numbers[1], numbers[3]]


def test_a_damaged_index_is_told_and_made_anew(chronicle: Chronicle, source: Source) -> None:
    [number] = store_articles(chronicle.store, source, an_article("Povodeň", lang="cs"))
    assert update_index(chronicle).notes == ()
    folder = index_folder(chronicle)

    def place() -> Path:
        used = present(folder)
        assert used is not None
        return used

    def other_version() -> None:
        told = json.loads((place() / MADE_BY).read_text())
        (place() / MADE_BY).write_text(json.dumps(told | {"fields": "0"}))

    def no_segments() -> None:
        for path in place().glob("*.idx"):
            path.unlink()

    damages = (
        other_version,
        no_segments,
        lambda: (place() / META).unlink(),
        lambda: (place() / META).write_text("{"),
        lambda: (place() / MADE_BY).write_bytes(b"\xff"),
        lambda: shutil.rmtree(place()),
        lambda: (folder / "current").write_text("../.."),
    )
    for damage in damages:
        damage()
        assert index_standing(chronicle).fault
        searching._opened.clear()  # as in a process that has just begun
        told = find(chronicle, Question(text="povodně"))
        assert [hit.article_id for hit in told.hits] == [number]
        assert any("built anew" in note for note in told.notes), damage
        assert index_faults(chronicle) == []


def test_an_index_of_another_chronicle_and_one_from_the_future_are_not_used(
    chronicle: Chronicle, source: Source, tmp_path: Path
) -> None:
    numbers = store_articles(chronicle.store, source, an_article("Jedna"), an_article("Dvě"))
    update_index(chronicle)
    init_chronicle(tmp_path / "other", SEARCHES)
    with open_chronicle(tmp_path / "other", {}, clock=SampleClock(NOW)) as other:
        shutil.copytree(index_folder(chronicle), index_folder(other))
        assert found(other) == []
    opened(chronicle).update([], numbers, mark=10**6)
    assert found(chronicle) == numbers


def test_a_build_serves_the_old_one_until_it_is_done(chronicle: Chronicle, source: Source) -> None:
    numbers = store_articles(chronicle.store, source, an_article("Jedna"), an_article("Dvě"))
    update_index(chronicle)
    index, before = opened(chronicle), present(index_folder(chronicle))
    stop = threading.Event()
    stop.set()
    assert build_index(chronicle, stop=stop).stopped
    assert present(index_folder(chronicle)) == before
    with held(index_folder(chronicle)), pytest.raises(StoreBusy):
        build_index(chronicle)
    done = build_index(chronicle)
    assert (done.articles, done.left) == (2, 0)
    assert present(index_folder(chronicle)) != before
    assert [path.name for path in index_folder(chronicle).glob("g*")] == [present(index_folder(chronicle)).name]
    assert index.ids(Everything()) == numbers  # who had it open goes on with the new one
    assert index_faults(chronicle) == []


def test_what_another_program_writes_is_not_waited_for(chronicle: Chronicle, source: Source) -> None:
    [number] = store_articles(chronicle.store, source, an_article("Jedna"))
    assert found(chronicle) == [number]
    store_articles(chronicle.store, source, an_article("Dvě"))
    with held(index_folder(chronicle)):
        told = find(chronicle, Question())
        assert [hit.article_id for hit in told.hits] == [number]
        assert any("1 article behind" in note for note in told.notes)


# Imports once, then works in children of its own that are killed after so many seconds, or when they are done.
WORKER = """
import os, signal, sys, time
from pathlib import Path
import kronika.flow.indexing as indexing
from kronika.flow.chronicle import open_chronicle
indexing.BATCH, indexing.COMMIT = 7, 7
for line in sys.stdin:
    what, seconds = line.split()
    here, there = os.pipe()
    child = os.fork()
    if not child:
        with open_chronicle(Path(sys.argv[1]), {}) as chronicle:
            os.write(there, b"!")
            (indexing.build_index if what == "build" else indexing.update_index)(chronicle)
        os._exit(0)
    os.read(here, 1)
    time.sleep(float(seconds))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    print("killed", flush=True)
"""


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_killed_again_and_again_it_holds_what_the_store_shows(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    settings, environment, home = SEARCHES, {}, tmp_path / "c"
    if database == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres_server")
        environment = {"KRONIKA_STORE__URL": server.new_database()}
        settings = f'[store]\nurl = "{environment["KRONIKA_STORE__URL"]}"\n{SEARCHES}'
    init_chronicle(home, settings, environment)
    command = [sys.executable, "-c", WORKER, str(home)]
    with (
        open_chronicle(home, {}, clock=SampleClock(NOW)) as chronicle,
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as worker,
    ):
        assert worker.stdin is not None
        assert worker.stdout is not None
        source = chronicle.store.sources.add(a_source(), NOW)
        numbers = store_articles(chronicle.store, source, *(an_article(f"Zpráva {n}") for n in range(60)))
        pages = [chronicle.store.articles.get(number).page_id for number in numbers]
        for turn in range(12):
            aside, some = turn % 2 == 0, pages[turn : turn + 25]
            chronicle.store.indexables._database.run(
                lambda at, some=some, aside=aside: set_aside(at, some, aside=aside)
            )
            worker.stdin.write(f"{'build' if turn % 4 == 3 else 'update'} {0.006 * turn}\n")
            assert worker.stdout.readline() == "killed\n"
            if not index_standing(chronicle).fault:
                assert index_faults(chronicle) == []
        worker.stdin.close()
        update_index(chronicle)
        assert index_faults(chronicle) == []
        standing = index_standing(chronicle)
        assert (standing.articles, standing.behind) == (chronicle.store.indexables.count(), 0)
        assert standing.articles < 60
