"""Sites are read for facts, read again when something has changed, and kept up to date by rounds."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow import fact_reading
from kronika.flow.annotation_desk import AnnotationDesk
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.collect import collect
from kronika.flow.fact_keeping import FactKeeper, keep_facts
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_listing import site_lines
from kronika.flow.fact_reading import facts_of_site, fragments_of
from kronika.flow.fact_run import run_facts
from kronika.flow.fact_sources import chosen_kinds, chosen_sources, followed_for
from kronika.flow.round import run_round
from kronika.model.annotation import Choice, GivenAnswer, NewFragment
from kronika.model.errors import InputError, UnknownName
from kronika.model.failure import FailureKind
from kronika.model.source import Source
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import SampleServer
from kronika.store.store import open_store
from tests.flow.conftest import TOML, Follow

KIND = "office-hours"
HOSTS = ("parafia-olszyny", "parafia-brzezie")


@pytest.fixture
def sources(chronicle: Chronicle, follow: Follow) -> list[Source]:
    """Two parishes, collected."""
    made = [follow(host, depth="3", facts=KIND) for host in HOSTS]
    collect(chronicle)
    return made


def test_every_site_gets_a_record_with_its_words(chronicle: Chronicle, sources: list[Source]) -> None:
    report = run_facts(chronicle, KIND, sources)
    assert (report.sites, report.read, report.unchanged, report.changed, report.failures) == (2, 2, 0, 2, 0)
    for source in sources:
        stored = chronicle.store.facts.get(KIND, source.name)
        assert stored is not None and stored.record.subject["website"] == source.url
        assert {slot.day for slot in stored.record.slots} == {"days:pn", "days:sr", "days:pt"}
        for slot in stored.record.slots:
            [first, *_] = slot.evidence
            read = facts_of_site(chronicle, fact_kind(KIND), source.name)
            [page] = [page for page in read.pages if page.page_id == first.page_id]
            assert page.text.text[first.start : first.end]
    assert chronicle.store.check() == []
    assert [line.slots for line in site_lines(chronicle, KIND, NOW)] == [3, 3]


def test_what_has_not_changed_is_not_read_again(chronicle: Chronicle, sources: list[Source]) -> None:
    run_facts(chronicle, KIND, sources)
    again = run_facts(chronicle, KIND, sources)
    assert (again.read, again.unchanged) == (0, 2)
    assert run_facts(chronicle, KIND, sources, again=True).read == 2
    chronicle.store.sources.update(replace(sources[0], lang="pl"))
    assert run_facts(chronicle, KIND, sources).read == 0


def test_processes_find_the_same(chronicle: Chronicle, sources: list[Source], monkeypatch: pytest.MonkeyPatch) -> None:
    run_facts(chronicle, KIND, sources)
    alone = [fact.record for fact in chronicle.store.facts.all(KIND)]
    monkeypatch.setattr("kronika.flow.fact_run.SMALL", 0)
    run_facts(chronicle, KIND, sources, again=True)
    assert [fact.record for fact in chronicle.store.facts.all(KIND)] == alone


def test_people_overrule_the_machine(chronicle: Chronicle, sources: list[Source]) -> None:
    kind, site = fact_kind(KIND), sources[0].name
    run_facts(chronicle, KIND, sources)
    read = facts_of_site(chronicle, kind, site)
    doubted = [replace(one, decided=False, p=0.5, gold=None) for one in fragments_of(kind, site, read.pages)]
    wrong = [one for one in doubted if one.marked == "8:30" and "kancelaria" in one.url][:1]
    chronicle.store.fragments.add(wrong, now=NOW)
    for one in chronicle.store.fragments.find(KIND):
        chronicle.store.fragments.set_gold(one.id, None)
    answer(chronicle, wrong[0], Choice.NO, times=3)
    report = run_facts(chronicle, KIND, sources)
    assert (report.read, report.changed) == (1, 1)
    stored = chronicle.store.facts.get(KIND, site)
    assert stored is not None and "08:30" not in {slot.time for slot in stored.record.slots}
    [before] = chronicle.store.facts.history(KIND, site)
    assert "08:30" in {slot.time for slot in before.record.slots}


def answer(chronicle: Chronicle, fragment: NewFragment, choice: Choice, times: int) -> None:
    """So many people say the same of a fragment."""
    desk = AnnotationDesk(chronicle.store, chronicle.settings.annotate, chronicle.clock)
    [stored] = [one for one in chronicle.store.fragments.find(KIND) if one.key == fragment.key]
    for number in range(times):
        device = desk.recognise(cookie=None).annotator.id
        desk.answer(device, [GivenAnswer(fragment_id=stored.id, choice=choice, client=f"c{number}", seconds=2.0)])
    desk.recompute(KIND)


def test_a_page_that_breaks_is_recorded_and_the_rest_is_read(
    chronicle: Chronicle, sources: list[Source], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = fact_reading.Reader.read

    def breaks(self: fact_reading.Reader, page: object, body: bytes) -> object:
        if "wspolnoty" in getattr(page, "url", ""):
            raise RuntimeError("a bug")
        return honest(self, page, body)  # type: ignore[arg-type]

    monkeypatch.setattr(fact_reading.Reader, "read", breaks)
    report = run_facts(chronicle, KIND, sources)
    assert report.failures >= 1 and report.slots == 6
    [failure, *_] = chronicle.store.failures.listing(kind=FailureKind.UNEXPECTED)
    assert (failure.stage, failure.page_id is not None) == ("facts", True)
    assert "a bug" in failure.sentence and "wspolnoty" in failure.url


def test_a_stop_leaves_the_rest_for_the_next_call(
    chronicle: Chronicle, sources: list[Source], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kronika.flow.fact_run.BATCH", 1)
    stop = threading.Event()
    stop.set()
    report = run_facts(chronicle, KIND, sources, stop=stop)
    assert (report.read, report.stopped) == (1, True)
    rest = run_facts(chronicle, KIND, sources)
    assert (rest.read, rest.unchanged) == (1, 1)


def test_rounds_keep_facts_up_to_date(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny", depth="3", facts=f"{KIND}, mass_tims")
    follow("parafia-brzezie", depth="3")
    made = run_round(chronicle)
    assert (made.facts.sites, made.facts.read, made.facts.changed) == (1, 1, 1)
    assert chronicle.store.facts.get(KIND, "parafia-brzezie") is None
    [wrong] = [one for one in chronicle.store.failures.listing() if one.stage == "facts"]
    assert "names “mass-tims”; known kinds:" in wrong.sentence
    assert run_round(chronicle, ["parafia-brzezie"]).facts.sites == 0


def test_the_keeper_reads_what_has_ended_and_everything_at_first(chronicle: Chronicle, sources: list[Source]) -> None:
    keeper, stop = FactKeeper(chronicle), threading.Event()
    assert keeper.work(stop).read == 2
    assert keeper.work(stop).sites == 0
    keeper.ended(sources[0])
    assert keeper.work(stop).sites == 1
    assert keep_facts(chronicle).sites == 2


def test_sources_are_chosen_by_name_or_by_what_they_are_followed_for(chronicle: Chronicle, follow: Follow) -> None:
    with pytest.raises(InputError, match="No source is followed for any facts"):
        chosen_kinds(chronicle, None)
    with pytest.raises(InputError, match="--option facts=office-hours"):
        chosen_sources(chronicle, KIND, [])
    with pytest.raises(UnknownName, match="known: "):
        chosen_kinds(chronicle, "bus-times")
    follow("parafia-olszyny", facts="office_hours")
    follow("parafia-brzezie")
    assert chosen_kinds(chronicle, None) == [KIND]
    assert [source.name for source in chosen_sources(chronicle, KIND, [])] == ["parafia-olszyny"]
    assert [source.name for source in followed_for(chronicle, KIND)] == ["parafia-olszyny"]
    assert [source.name for source in chosen_sources(chronicle, KIND, ["parafia-brzezie"])] == ["parafia-brzezie"]


def test_a_site_without_pages_has_an_empty_record(chronicle: Chronicle, follow: Follow) -> None:
    report = run_facts(chronicle, KIND, [follow("parafia-olszyny")])
    assert (report.empty, report.slots) == (1, 0)
    stored = chronicle.store.facts.get(KIND, "parafia-olszyny")
    assert stored is not None and stored.record.slots == () and stored.at - NOW < timedelta(hours=1)


def test_processes_read_from_postgresql(
    tmp_path: Path, web: SampleServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kronika.flow.fact_run.SMALL", 0)
    open_store(postgres_url, create=True).close()
    init_chronicle(tmp_path / "c", TOML + f'[store]\nurl = "{postgres_url}"\n')
    with open_chronicle(tmp_path / "c", {}, clock=SampleClock(NOW)) as chronicle:
        url = web.url("parafia-zalesie")
        made = chronicle.store.sources.add(Source(name="zalesie", url=url, kind="site", lang="pl"), NOW)
        collect(chronicle)
        report = run_facts(chronicle, "mass-times", [made])
        assert (report.read, report.slots, report.failures) == (1, 8, 0)
        assert run_facts(chronicle, "mass-times", [made]).unchanged == 1
        assert chronicle.store.check() == []
