"""Articles that wait are analysed once, on all cores; what fails is recorded, and a stop leaves the rest."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from kronika.analyse.version import version_of
from kronika.flow.analysing import Analysed, analyse_waiting
from kronika.flow.analysis_keeping import AnalysisKeeper
from kronika.flow.analysis_options import options_of
from kronika.flow.chronicle import Chronicle
from kronika.flow.doctor import analysis
from kronika.model.article import PageClass
from kronika.model.errors import SettingsError
from kronika.model.failure import FailureKind
from kronika.model.job import ANALYSE
from kronika.model.source import Source
from tests.store.analysed import ALIKE, an_analysis, store_articles
from tests.store.analysed import analyse as keep
from tests.store.material import NOW, a_source, an_article

GOOD = "Setkání bylo skvělé. Všichni měli radost z velkého úspěchu a krásného dne."


@pytest.fixture
def source(chronicle: Chronicle) -> Source:
    """A source to hold articles."""
    return chronicle.store.sources.add(a_source(), NOW)


def fill(chronicle: Chronicle, source: Source, count: int) -> list[int]:
    """Articles that wait."""
    return store_articles(
        chronicle.store,
        source,
        *(an_article(f"Zpráva {number}", body=f"{GOOD} Číslo {number}.", lang="cs") for number in range(count)),
    )


def with_analysis(chronicle: Chronicle, **chosen: object) -> Chronicle:
    """The chronicle with other settings of [analyse]."""
    settings = chronicle.settings.analyse.model_copy(update=chosen)
    return replace(chronicle, settings=chronicle.settings.model_copy(update={"analyse": settings}))


def test_every_article_that_waits_is_analysed_once(chronicle: Chronicle, source: Source) -> None:
    numbers = fill(chronicle, source, 3)
    told: list[Analysed] = []
    done = analyse_waiting(chronicle, on_progress=told.append)
    assert (done.articles, done.failures, done.stopped) == (3, 0, False)
    assert told[-1].done == told[-1].waiting == 3
    kept = chronicle.store.analyses.get(numbers[0])
    assert kept is not None
    assert kept.analysis.lang == "cs" and kept.analysis.sentiment.positive >= 2
    assert kept.version == version_of(options_of(chronicle.settings))
    assert kept.analysis.sentences[0].start == 0  # the headline is the first sentence
    assert analyse_waiting(chronicle).articles == 0
    assert chronicle.store.check() == []


def test_many_go_through_processes(chronicle: Chronicle, source: Source) -> None:
    fill(chronicle, source, 40)
    assert analyse_waiting(with_analysis(chronicle, processes=2)).articles == 40
    assert chronicle.store.analyses.standing("").done == 40


def test_articles_of_one_source_and_so_many(chronicle: Chronicle, source: Source) -> None:
    fill(chronicle, source, 3)
    other = chronicle.store.sources.add(a_source("noviny"), NOW)
    fill(chronicle, other, 2)
    assert analyse_waiting(chronicle, source="noviny").articles == 2
    assert analyse_waiting(chronicle, limit=1).articles == 1
    assert chronicle.store.jobs.waiting(ANALYSE) == 2


def test_a_fault_is_recorded_with_the_page(
    chronicle: Chronicle, source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(chronicle, source, 1)

    def stumble(*given: object, **more: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("kronika.flow.text_work.analyse", stumble)
    done = analyse_waiting(chronicle)
    assert (done.articles, done.failures) == (0, 1)
    [failure] = chronicle.store.failures.listing()
    assert (failure.stage, failure.kind, failure.source) == ("analyse", FailureKind.UNEXPECTED, "listy")
    assert failure.page_id is not None and "oops" in failure.sentence
    assert chronicle.store.jobs.waiting(ANALYSE) == 0


def test_a_stop_leaves_the_rest_for_the_next_time(chronicle: Chronicle, source: Source) -> None:
    fill(chronicle, source, 5)
    stop = threading.Event()
    stop.set()
    assert analyse_waiting(chronicle, stop=stop) == Analysed(waiting=5, stopped=True)
    stop.clear()
    first = analyse_waiting(chronicle, stop=stop, on_progress=lambda report: stop.set(), limit=2)
    assert (first.articles, first.stopped) == (2, True)
    assert analyse_waiting(chronicle).articles == 3


def test_an_article_that_lost_its_text_is_forgotten(chronicle: Chronicle, source: Source) -> None:
    [number] = store_articles(chronicle.store, source, an_article(page_class=PageClass.NO_TEXT))
    chronicle.store.jobs.add(ANALYSE, [number, 999])
    keep(chronicle.store, {number: an_analysis({"Jan": [0]}), 999: None})
    chronicle.store.jobs.add(ANALYSE, [number])
    assert analyse_waiting(chronicle).articles == 0
    assert chronicle.store.analyses.get(number) is None


def test_the_keeper_analyses_what_waits_and_then_what_is_out_of_date(chronicle: Chronicle, source: Source) -> None:
    here = with_analysis(chronicle, enabled=True, processes=1)
    [old] = fill(chronicle, source, 1)
    keep(chronicle.store, {old: an_analysis(version="0")})
    keeper = AnalysisKeeper(here)
    try:
        assert keeper.work(threading.Event()).articles == 1
        kept = chronicle.store.analyses.get(old)
        assert kept is not None and kept.version == version_of(options_of(here.settings))
        assert keeper.work(threading.Event()) == Analysed()
        fill(chronicle, source, 1)
        assert keeper.work(threading.Event()).articles == 1
    finally:
        keeper.let_go()
    assert AnalysisKeeper(with_analysis(chronicle, enabled=False)).work(threading.Event()) == Analysed()


def test_the_doctor_tells_what_waits_and_what_is_out_of_date(chronicle: Chronicle, source: Source) -> None:
    assert analysis(chronicle).state == "ok"
    [old, _] = fill(chronicle, source, 2)
    jobs = chronicle.store.analyses.lease(worker="w", limit=1, seconds=60.0)
    assert [job.subject for job in jobs] == [old]
    chronicle.store.analyses.save([(jobs[0], an_analysis(version="0"))], ALIKE, at=NOW)
    found = analysis(chronicle)
    assert found.state == "note"
    assert "1 wait, 1 were analysed by an earlier version: kronika analyse" in found.said


def test_settings_name_lexicons_that_are_there(chronicle: Chronicle) -> None:
    file = Path(chronicle.settings.home) / "slova.tsv"
    file.write_text("skvělý\t-1\n", encoding="utf-8")
    usual = options_of(chronicle.settings)
    chosen = options_of(with_analysis(chronicle, lexicons=("cs=slova.tsv",)).settings)
    assert chosen.lexicon_of("cs") == file and chosen.lexicon_of("pl") is None
    assert version_of(chosen) != version_of(usual)
    before = version_of(chosen)
    version_of.cache_clear()
    file.write_text("skvělý\t-2\n", encoding="utf-8")
    assert version_of(chosen) != before
    for wrong in ("slova.tsv", "cs=", "cs=none.tsv"):
        with pytest.raises(SettingsError):
            options_of(with_analysis(chronicle, lexicons=(wrong,)).settings)
