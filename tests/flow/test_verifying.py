"""The loop: breaks are noticed and set aside once, crashes and rivals change nothing, old pages do not confuse it."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.health import State, state_of
from kronika.flow.mending import accept, snooze
from kronika.flow.verifying import Verified, verify_waiting
from kronika.model.alert import Message
from kronika.model.article import ArticleFilter
from kronika.model.document import Measures
from kronika.model.errors import InputError
from kronika.model.health import Handling, Judged, Verdict
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.verify.detector import Detector
from tests.flow.conftest import TOML
from tests.flow.documents import bring, read

LEARNED = 80  # documents before the break
BROKEN = 25
HOUR = timedelta(hours=1)


class Crash(Exception):
    """The process ends here."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """Messages as they are put in the outbox; what a crash takes back is not among them in the end."""
    messages: list[Message] = []
    monkeypatch.setattr("kronika.flow.alerts.put", lambda chronicle, connection, message, at: messages.append(message))
    return messages


def followed(chronicle: Chronicle, name: str = "listy") -> Source:
    """A source whose documents are made up."""
    source = Source(name=name, url=f"http://{name}.localhost/", kind=SourceKind.FEED)
    return chronicle.store.sources.add(source, NOW)


def learned(chronicle: Chronicle, source: Source) -> None:
    """The watchdog knows the source."""
    bring(chronicle.store, source, range(LEARNED), NOW)
    verify_waiting(chronicle)
    assert chronicle.store.watchdogs.get(source.id).verdict is Verdict.OK


def breaks(chronicle: Chronicle, source: Source, begin: int = LEARNED) -> Verified:
    """Extraction returns nothing from some document on."""
    numbers = range(begin, begin + BROKEN)
    bring(chronicle.store, source, numbers, NOW + begin * HOUR, broken=True)
    return verify_waiting(chronicle)


def recovers(chronicle: Chronicle, source: Source) -> Verified:
    """It returns the text again."""
    begin = LEARNED + BROKEN
    bring(chronicle.store, source, range(begin, begin + 60), NOW + begin * HOUR)
    return verify_waiting(chronicle)


def test_a_break_is_noticed_set_aside_and_told_once(chronicle: Chronicle, told: list[Message]) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    found = breaks(chronicle, source)
    [episode] = found.episodes
    assert (episode.verdict, episode.handling, episode.until) == (Verdict.BROKEN, Handling.OPEN, None)
    assert episode.since == NOW + LEARNED * HOUR
    assert found.quarantined == BROKEN == episode.damaged
    assert chronicle.store.articles.count(ArticleFilter()) == LEARNED
    first, good = (
        chronicle.store.pages.get(number or 0).url for number in (episode.first_page, episode.last_good_page)
    )
    assert (first, good) == (f"{source.url}{LEARNED}", f"{source.url}{LEARNED - 1}")
    [summary] = chronicle.store.sources.summaries(NOW.date())
    assert state_of(summary, NOW) is State.BROKEN
    assert verify_waiting(chronicle) == Verified()
    bring(chronicle.store, source, range(500, 510), NOW + 200 * HOUR, broken=True)
    assert verify_waiting(chronicle).episodes == ()
    assert [message.key for message in told] == [f"episode-{episode.id}-broken"]
    assert "no text at all in" in told[0].lines[0].text.lower()


def test_recovery_is_told_once_and_wrong_texts_stay_aside(chronicle: Chronicle, told: list[Message]) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    breaks(chronicle, source)
    [episode] = recovers(chronicle, source).episodes
    assert (episode.handling, episode.until is not None) == (Handling.RECOVERED, True)
    assert chronicle.store.episodes.set_aside(source.id) == BROKEN
    keys = list(dict.fromkeys(message.key for message in told))
    assert keys == [f"episode-{episode.id}-broken", f"episode-{episode.id}-well"]
    [time] = chronicle.store.episodes.unreliable()
    assert time.until == episode.until


def test_nobody_is_told_of_a_snoozed_source_until_the_snooze_is_over(chronicle: Chronicle, told: list[Message]) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    [episode] = breaks(chronicle, source).episodes
    told.clear()
    with pytest.raises(InputError, match="future"):
        snooze(chronicle, episode.id, NOW)
    snooze(chronicle, episode.id, NOW + timedelta(days=30))
    [summary] = chronicle.store.sources.summaries(NOW.date())
    assert state_of(summary, NOW) is not State.BROKEN
    verify_waiting(chronicle)
    assert told == []
    assert isinstance(chronicle.clock, SampleClock)
    chronicle.clock.advance(timedelta(days=30))
    verify_waiting(chronicle)
    verify_waiting(chronicle)
    assert [message.subject for message in told] == ["listy: extraction still returns wrong text"]


def test_a_real_change_brings_the_articles_back_and_is_learned_anew(chronicle: Chronicle, told: list[Message]) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    [episode] = breaks(chronicle, source).episodes
    marked = accept(chronicle, episode.id)
    assert (marked.handling, marked.until) == (Handling.REAL, NOW)
    assert chronicle.store.articles.count(ArticleFilter()) == LEARNED + BROKEN
    assert chronicle.store.watchdogs.get(source.id).verdict is Verdict.LEARNING
    assert chronicle.store.episodes.unreliable() == []
    with pytest.raises(InputError, match="has ended"):
        accept(chronicle, episode.id)
    bring(chronicle.store, source, range(600, 605), NOW + 300 * HOUR, broken=True)
    assert verify_waiting(chronicle).episodes == ()


def test_texts_read_again_after_a_repair_end_the_episode_as_repaired(chronicle: Chronicle, told: list[Message]) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    breaks(chronicle, source)
    chronicle.store.articles.read_again(source.id, NOW + LEARNED * HOUR)
    assert read(chronicle.store, source) == BROKEN
    assert chronicle.store.articles.count(ArticleFilter()) == LEARNED  # nobody has looked yet
    found = verify_waiting(chronicle)
    [episode] = found.episodes
    assert (episode.handling, episode.documents, episode.damaged) == (Handling.REPAIRED, BROKEN, BROKEN)
    assert found.released == BROKEN
    assert chronicle.store.articles.count(ArticleFilter()) == LEARNED + BROKEN
    assert chronicle.store.episodes.unreliable() == []


def test_old_texts_read_again_later_come_back_without_a_word_on_the_present(
    chronicle: Chronicle, told: list[Message]
) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    breaks(chronicle, source)
    recovers(chronicle, source)
    before = chronicle.store.watchdogs.get(source.id)
    chronicle.store.articles.read_again(source.id)
    assert read(chronicle.store, source) == BROKEN
    found = verify_waiting(chronicle)
    assert (found.released, found.episodes) == (BROKEN, ())
    after = chronicle.store.watchdogs.get(source.id)
    assert (after.documents, after.cursor, after.verdict) == (before.documents, before.cursor, before.verdict)
    assert dict(after.state) == dict(before.state)


def test_pages_that_come_late_are_kept_but_not_judged(chronicle: Chronicle, told: list[Message]) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    before = chronicle.store.watchdogs.get(source.id)
    bring(chronicle.store, source, range(900, 940), NOW - timedelta(days=900), broken=True)
    found = verify_waiting(chronicle)
    assert (found.documents, found.quarantined, found.episodes) == (40, 0, ())
    after = chronicle.store.watchdogs.get(source.id)
    assert (after.documents, after.cursor, dict(after.state)) == (before.documents, before.cursor, dict(before.state))
    assert chronicle.store.articles.count(ArticleFilter()) == LEARNED + 40
    assert verify_waiting(chronicle) == Verified()


def test_only_the_named_sources_are_looked_at(chronicle: Chronicle, told: list[Message]) -> None:
    first, second = followed(chronicle), followed(chronicle, "noviny")
    for source in (first, second):
        bring(chronicle.store, source, range(5), NOW)
    assert verify_waiting(chronicle, ["noviny"]).documents == 5
    assert chronicle.store.measures.sources_waiting() == [first.id]


def test_a_new_source_begins_with_what_is_usual_among_others(chronicle: Chronicle, told: list[Message]) -> None:
    for number in range(4):
        source = followed(chronicle, f"s{number}")
        bring(chronicle.store, source, range(1000 * number, 1000 * number + 60), NOW)
        verify_waiting(chronicle)
    assert not chronicle.store.watchdogs.get(1).state["prior"]
    assert chronicle.store.watchdogs.get(4).state["prior"]


def test_a_watchdog_that_stumbles_is_recorded_and_holds_nobody(
    chronicle: Chronicle, told: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = followed(chronicle), followed(chronicle, "noviny")
    learned(chronicle, first)
    bring(chronicle.store, first, range(500, 505), NOW + 200 * HOUR)
    bring(chronicle.store, second, range(600, 605), NOW)
    whole = Detector.step

    def stumble(self: Detector, measures: Measures) -> Judged:
        if measures.url == f"{first.url}502":
            raise ZeroDivisionError("oops")
        return whole(self, measures)

    monkeypatch.setattr(Detector, "step", stumble)
    assert verify_waiting(chronicle).documents == 10
    assert chronicle.store.watchdogs.get(second.id).documents == 5
    assert chronicle.store.watchdogs.get(first.id).verdict is Verdict.LEARNING
    assert chronicle.store.measures.sources_waiting() == []
    [failure] = chronicle.store.failures.listing()
    assert (failure.stage, failure.source) == ("verify", "listy")
    assert "learns anew: ZeroDivisionError: oops" in failure.sentence
    assert verify_waiting(chronicle) == Verified()


@contextmanager
def crashing(chronicle: Chronicle, statement: int) -> Iterator[list[int]]:
    """The process ends before the n-th statement of a writing transaction."""
    engine: Any = chronicle.store._database._writing
    count = [0]

    def before(*_: object) -> None:
        count[0] += 1
        if count[0] == statement:
            raise Crash

    event.listen(engine, "before_cursor_execute", before)
    try:
        yield count
    finally:
        event.remove(engine, "before_cursor_execute", before)


def outcome(chronicle: Chronicle) -> tuple[Any, ...]:
    """All that verifying leaves behind."""
    store = chronicle.store
    return (
        [(dict(dog.state), dog.documents, dog.cursor, dog.verdict) for dog in map(store.watchdogs.get, (1,))],
        store.episodes.listing(),
        sorted(record.page_id for record in store.articles.listing(ArticleFilter(quarantined=True), limit=500)),
        [(one.page_id, one.turn, one.damaged) for one in store.measures.series(1)],
        store.measures.sources_waiting(),
    )


def test_a_crash_between_any_two_steps_loses_nothing_and_does_nothing_twice(
    tmp_path: Path, told: list[Message]
) -> None:
    init_chronicle(tmp_path / "made", TOML)
    with open_chronicle(tmp_path / "made", {}, clock=SampleClock(NOW)) as chronicle:
        source = followed(chronicle)
        learned(chronicle, source)
        bring(chronicle.store, source, range(LEARNED, LEARNED + BROKEN), NOW + LEARNED * HOUR, broken=True)
    calm = run_after_crash(tmp_path, "calm", crash_at=0)
    steps = 0
    for crash_at in range(1, 100):
        told.clear()
        result = run_after_crash(tmp_path, f"crash{crash_at}", crash_at=crash_at)
        assert result[1:] == calm[1:]
        assert [message.key for message in told[-1:]] == ["episode-1-broken"]
        if not result[0]:
            break
        steps = crash_at
    assert steps >= 8


def run_after_crash(folder: Path, name: str, *, crash_at: int) -> tuple[Any, ...]:
    """Verify a copy of the chronicle, crashing once; whether it crashed, and what is left in the end."""
    shutil.copytree(folder / "made", folder / name)
    crashed = False
    with open_chronicle(folder / name, {}, clock=SampleClock(NOW)) as chronicle:
        try:
            with crashing(chronicle, crash_at):
                verify_waiting(chronicle)
        except Crash:
            crashed = True
    with open_chronicle(folder / name, {}, clock=SampleClock(NOW)) as chronicle:
        verify_waiting(chronicle)
        return crashed, *outcome(chronicle)


def test_two_who_verify_at_once_do_each_document_once(tmp_path: Path, told: list[Message]) -> None:
    init_chronicle(tmp_path / "c", TOML)
    with open_chronicle(tmp_path / "c", {}, clock=SampleClock(NOW)) as chronicle:
        source = followed(chronicle)
        learned(chronicle, source)
        bring(chronicle.store, source, range(LEARNED, LEARNED + BROKEN), NOW + LEARNED * HOUR, broken=True)
    found: list[Verified] = []

    def work() -> None:
        with open_chronicle(tmp_path / "c", {}, clock=SampleClock(NOW)) as mine:
            found.append(verify_waiting(mine))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(one.documents for one in found) == BROKEN
    assert sum(len(one.episodes) for one in found) == 1
    assert sum(one.quarantined for one in found) == BROKEN
