"""A pass is written as a whole, once, and only by who has read the newest state; episodes follow from it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from kronika.model.article import ArticleFilter
from kronika.model.document import Measures
from kronika.model.errors import InputError, UnknownName
from kronika.model.health import Episode, Handling, Reason, Verdict
from kronika.model.source import Source
from kronika.model.verification import Closed, Event, Grown, Opened, Pass, Seen, Watchdog
from kronika.store.store import Store
from tests.store.material import NOW, an_article
from tests.store.test_articles import fetch

REASON = Reason(measure="words", usual=5.0, now=1.0, share=0.9)
LATER = NOW + timedelta(days=1)


def documents(store: Store, source: Source, number: int) -> None:
    """So many new documents wait."""
    have = store.overview(NOW.date()).pages
    jobs = fetch(store, source, {f"{have + place}": b"%d" % (have + place) for place in range(number)})
    taken = {job: Measures(values={}) for job in jobs}
    store.articles.save([(job, an_article(f"{job.subject}")) for job in jobs], taken)


def a_pass(store: Store, source: Source, *events: Event, damaged: frozenset[int] = frozenset(), at: Any = NOW) -> Pass:
    """A pass over what waits; `damaged` names turns."""
    before = store.watchdogs.get(source.id)
    seen = [
        Seen(id=one.id, edition=1, page_id=one.page_id, turn=turn, damaged=turn in damaged)
        for turn, one in enumerate(store.measures.waiting(source.id), before.documents + 1)
    ]
    after = Watchdog(
        source_id=source.id, state={"seen": len(seen)}, documents=before.documents + len(seen), updated=at, cursor=at
    )
    return Pass(before=before, after=after, seen=tuple(seen), events=events)


def broken(store: Store, source: Source) -> Episode:
    """A source breaks with its third document, which is noticed at the fifth."""
    documents(store, source, 5)
    opened = Opened(verdict=Verdict.BROKEN, first_turn=3, turn=5, reasons=(REASON,), documents=3, damaged=2)
    written = store.watchdogs.write(a_pass(store, source, opened, damaged=frozenset({3, 5})))
    assert written is not None and written.set_aside == 2
    [episode] = written.episodes
    return episode


def test_an_episode_knows_its_documents_and_damaged_ones_are_set_aside_from_the_first(
    store: Store, source: Source
) -> None:
    episode = broken(store, source)
    pages = [page.id for page in reversed(store.pages.listing())]
    assert (episode.first_page, episode.last_good_page) == (pages[2], pages[1])
    assert (episode.since, episode.noticed, episode.until) == (NOW, NOW, None)
    assert (episode.documents, episode.damaged, episode.reasons) == (3, 2, (REASON,))
    assert episode.handling is Handling.OPEN
    aside = store.articles.listing(ArticleFilter(quarantined=True))
    assert {record.page_id for record in aside} == {pages[2], pages[4]}
    assert store.episodes.lasting(source.id) == episode
    [summary] = store.sources.summaries(NOW.date())
    assert summary.episode == episode


def test_a_pass_by_who_has_read_an_old_state_changes_nothing(store: Store, source: Source) -> None:
    documents(store, source, 3)
    mine, theirs = a_pass(store, source), a_pass(store, source)
    assert store.watchdogs.write(theirs) is not None
    told: list[Episode] = []
    opened = Opened(verdict=Verdict.BROKEN, first_turn=1, turn=3)
    late = Pass(before=mine.before, after=mine.after, seen=mine.seen, events=(opened,))
    assert store.watchdogs.write(late, lambda connection, episode, at: told.append(episode)) is None
    assert (told, store.episodes.listing()) == ([], [])
    assert store.watchdogs.get(source.id).documents == 3
    documents(store, source, 1)
    second = a_pass(store, source)
    assert store.watchdogs.write(second) is not None
    assert store.watchdogs.write(second) is None


def test_a_pass_whose_message_cannot_be_put_leaves_no_trace(store: Store, source: Source) -> None:
    documents(store, source, 2)
    opened = Opened(verdict=Verdict.BROKEN, first_turn=1, turn=2)

    def stumble(connection: object, episode: Episode, at: object) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.watchdogs.write(a_pass(store, source, opened, damaged=frozenset({1, 2})), stumble)
    assert store.watchdogs.get(source.id).token == 0
    assert len(store.measures.waiting(source.id)) == 2
    assert store.episodes.listing() == []
    assert store.articles.count(ArticleFilter()) == 2


def test_an_episode_grows_and_ends(store: Store, source: Source) -> None:
    episode = broken(store, source)
    documents(store, source, 2)
    grown = Grown(documents=2, damaged=1, reasons=())
    closed = Closed(until=LATER, handling=Handling.RECOVERED)
    written = store.watchdogs.write(a_pass(store, source, grown, closed, at=LATER))
    assert written is not None
    [ended] = written.episodes
    assert (ended.id, ended.documents, ended.damaged, ended.reasons) == (episode.id, 5, 3, (REASON,))
    assert (ended.until, ended.handling) == (LATER, Handling.RECOVERED)
    assert store.episodes.lasting(source.id) is None
    assert store.episodes.set_aside(source.id) == 2  # their texts are wrong all the same


def test_what_was_no_damage_comes_back(store: Store, source: Source) -> None:
    broken(store, source)
    closed = Closed(until=LATER, handling=Handling.REAL, release=True)
    written = store.watchdogs.write(a_pass(store, source, closed, at=LATER))
    assert written is not None and written.released == 2
    assert store.articles.count(ArticleFilter()) == 5
    assert store.episodes.unreliable() == []


def test_unreliable_times_and_days(store: Store, source: Source) -> None:
    episode = broken(store, source)
    [time] = store.episodes.unreliable(source.name)
    assert (time.source, time.since, time.until, time.episode) == (source.name, NOW, None, episode.id)
    day = NOW.date()
    wanted = (day - timedelta(days=2), day + timedelta(days=2))
    lasting = {day, day + timedelta(days=1), day + timedelta(days=2)}
    assert store.episodes.unreliable_days(source.name, *wanted) == lasting
    assert store.episodes.unreliable(until=NOW) == []
    store.watchdogs.write(a_pass(store, source, Closed(until=LATER, handling=Handling.RECOVERED), at=LATER))
    assert store.episodes.unreliable_days(source.name, *wanted) == {day, day + timedelta(days=1)}
    assert store.episodes.unreliable(since=LATER + timedelta(seconds=1)) == []
    assert store.episodes.unreliable("nobody") == []


def test_a_snoozed_episode_wakes_once_and_a_break_during_it_is_snoozed_too(store: Store, source: Source) -> None:
    episode = broken(store, source)
    until = NOW + timedelta(days=3)
    snoozed = store.episodes.snooze(episode.id, until)
    assert (snoozed.handling, snoozed.snoozed_until) == (Handling.SNOOZED, until)
    assert store.episodes.wake(LATER) == []
    store.watchdogs.write(a_pass(store, source, Closed(until=LATER, handling=Handling.RECOVERED), at=LATER))
    documents(store, source, 1)
    opened = Opened(verdict=Verdict.BROKEN, first_turn=6, turn=6)
    written = store.watchdogs.write(a_pass(store, source, opened, at=LATER))
    assert written is not None and written.episodes[0].handling is Handling.SNOOZED
    told: list[int] = []
    woken = store.episodes.wake(until, lambda connection, one, at: told.append(one.id))
    assert [one.id for one in woken] == told == [written.episodes[0].id]
    assert store.episodes.wake(until) == []
    assert store.episodes.get(told[0]).handling is Handling.OPEN


def test_what_has_ended_cannot_be_snoozed_and_what_is_not_there_is_told(store: Store, source: Source) -> None:
    episode = broken(store, source)
    store.watchdogs.write(a_pass(store, source, Closed(until=LATER, handling=Handling.RECOVERED), at=LATER))
    with pytest.raises(InputError, match="has ended"):
        store.episodes.snooze(episode.id, LATER)
    with pytest.raises(UnknownName, match="number 99"):
        store.episodes.get(99)
    assert store.episodes.listing(lasting=True) == []
    assert [one.id for one in store.episodes.listing(source.name)] == [episode.id]
    assert store.episodes.listing("nobody") == []


def test_the_experienced_teach_and_oneself_is_left_out(store: Store, source: Source) -> None:
    documents(store, source, 3)
    store.watchdogs.write(a_pass(store, source))
    assert [dog.source_id for dog in store.watchdogs.experienced(least=3, most=9)] == [source.id]
    assert store.watchdogs.experienced(least=4, most=9) == []
    assert store.watchdogs.experienced(least=3, most=9, without=source.id) == []
    assert store.watchdogs.verdicts() == {source.id: Verdict.LEARNING}
