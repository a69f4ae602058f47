"""Watches as people set them: added once, listed, changed, paused, moved, deleted, brought back and purged."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.model.errors import InputError, UnknownName
from kronika.model.group import Group
from kronika.model.watch import Focus, FocusKind, Ignore, NoiseKind, Watch, WatchFilter, WatchState
from kronika.store.store import Store
from tests.store.material import NOW
from tests.store.watching import HOUR, NEWS, check, frontier, lend, looked, watch

LONG = "http://listy.localhost/" + "dlouhá/" * 900
LIST = Focus(kind=FocusKind.CSS, rule="ul.news")


def test_a_watch_is_found_as_it_was_set_and_is_due_at_once(store: Store) -> None:
    group = store.groups.add(Group(name="G"), NOW)
    said = Watch(
        url=LONG,
        name="Deska",
        group_id=group.id,
        focus=LIST,
        keep=5,
        fastest=timedelta(minutes=5),
        slowest=timedelta(hours=2),
        alert_after=3,
        options={"browser": "yes"},
        ignores=(Ignore(kind=NoiseKind.PLACE, where=".ad", by="anna"),),
    )
    made = store.watches.add(said, NOW)
    assert made == replace(said, id=made.id, group="G", added=NOW, next_check=NOW)
    assert (made.state, made.label, made.version) == (WatchState.NEW, "Deska", 0)
    assert store.watches.several([made.id, 99, -1, 2**80]) == {made.id: made}
    assert frontier(store).backlog().open == 1


def test_what_makes_no_sense_is_set_right(store: Store) -> None:
    made = watch(store, keep=0, alert_after=0, fastest=2 * HOUR, slowest=HOUR)
    assert (made.keep, made.alert_after, made.slowest) == (1, 1, 2 * HOUR)


def test_one_page_and_focus_is_watched_once_in_a_group(store: Store) -> None:
    group = store.groups.add(Group(name="G"), NOW)
    first = watch(store)
    with pytest.raises(InputError, match="watched in that group already"):
        watch(store, name="Other name")
    watch(store, focus=LIST)
    there = watch(store, group_id=group.id)
    with pytest.raises(InputError, match="already"):
        store.watches.move([there.id], None)
    with pytest.raises(InputError, match="already"):
        store.watches.change(replace(there, group_id=None))
    store.watches.remove([first.id], NOW)
    again = watch(store)
    with pytest.raises(InputError, match="already"):
        store.watches.restore([first.id])
    assert store.watches.get(first.id).removed == NOW
    assert again.id != first.id


def test_a_group_that_is_not_there_is_told(store: Store) -> None:
    gone = store.groups.add(Group(name="G"), NOW)
    store.groups.remove(gone.id, NOW)
    mine = watch(store, "mine")
    for number in (gone.id, 99, -1):
        with pytest.raises(UnknownName, match="no group number"):
            watch(store, group_id=number)
        with pytest.raises(UnknownName, match="no group number"):
            store.watches.move([mine.id], number)
    assert store.watches.count() == 1


def test_lists_are_filtered_and_sorted(store: Store) -> None:
    group = store.groups.add(Group(name="G"), NOW)
    alfa = watch(store, "a", name="Žlutý kůň", group_id=group.id)
    beta = watch(store, "b", name="beta 100%")
    gamma = watch(store, "c", paused=True)
    check(store, beta.id, b"<title>Beta", at=NOW + HOUR)
    check(store, alfa.id, state=WatchState.GONE, sentence="The page is gone.")

    def names(**which: object) -> list[str]:
        return [one.name for one in store.watches.all(WatchFilter(**which))]  # type: ignore[arg-type]

    assert names(group_id=group.id) == names(state=WatchState.GONE) == names(troubled=True) == ["Žlutý kůň"]
    assert names(paused=True) == [""] and len(names(paused=False)) == 2
    assert names(words="ŽLUTÝ kůň") == ["Žlutý kůň"] and names(words="žlutý beta") == []
    assert names(words="100%") == ["beta 100%"] and names(words="<TITLE>beta") == ["beta 100%"], "the title too"
    assert names(words="localhost/c") == [""] and names(words="_") == []
    assert [one.id for one in store.watches.all()] == [beta.id, gamma.id, alfa.id]
    assert [one.id for one in store.watches.all(sort="-added")] == [gamma.id, beta.id, alfa.id]
    assert [one.id for one in store.watches.all(sort="-checked")] == [beta.id, alfa.id, gamma.id]
    assert [one.id for one in store.watches.all(sort="-group", limit=1)] == [alfa.id]
    assert [one.id for one in store.watches.all(sort="added", limit=1, offset=1)] == [beta.id]
    assert (store.watches.count(), store.watches.count(WatchFilter(troubled=True))) == (3, 1)
    for sort in ("name", "state", "changed", "next"):
        assert len(store.watches.all(sort=sort)) == 3
    with pytest.raises(InputError, match="sorted by “price”"):
        store.watches.all(sort="price")


def test_settings_change_without_touching_what_checks_wrote(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"text", memory={"flaps": 3})
    changed = store.watches.change(
        replace(made, name="Renamed", keep=7, slowest=timedelta(days=3), version=0, state=WatchState.NEW, memory={})
    )
    assert (changed.name, changed.keep, changed.slowest) == ("Renamed", 7, timedelta(days=3))
    assert (changed.state, changed.version, changed.memory) == (WatchState.OK, 1, {"flaps": 3})
    assert changed.next_check == NOW + HOUR, "it need not be looked at anew"
    assert store.watches.body_hashes([made.id]).keys() == {made.id}


def test_where_something_else_is_compared_the_page_is_read_anew_and_its_history_stays(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"text")
    due = frontier(store, now=NOW + HOUR)
    [lease] = lend(due)
    changed = store.watches.change(replace(made, focus=LIST))
    assert store.watches.body_hashes([made.id]) == {}
    assert [version.number for version in store.watches.versions(made.id)] == [1]
    assert due.settle_checks([looked(lease, b"of the old part")]).lost == 1
    assert changed.focus == LIST and frontier(store).backlog().open == 1
    moved = store.watches.change(replace(changed, url="http://jinde.localhost/"))
    assert moved.url == "http://jinde.localhost/"
    assert [one.lead.url for one in lend(frontier(store), skip_hosts=["listy.localhost"])] == [moved.url]


def test_a_paused_watch_rests_and_a_check_under_way_comes_to_nothing(store: Store) -> None:
    one, other = watch(store, "1"), watch(store, "2")
    due = frontier(store)
    [lease] = lend(due, limit=1)
    store.watches.pause([one.id, other.id])
    assert due.settle_checks([looked(lease, b"late")]).lost == 1
    assert (lend(frontier(store)), frontier(store).backlog().open) == ([], 0)
    assert store.watches.get(one.id).paused
    store.watches.resume([one.id])
    assert [lease.lead_id for lease in lend(frontier(store))] == [one.id]
    changed = store.watches.change(replace(store.watches.get(other.id), paused=False))
    assert not changed.paused and [lease.lead_id for lease in lend(frontier(store))] == [other.id]


def test_pausing_and_resuming_keeps_the_time_of_the_next_check(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"text")
    store.watches.pause([made.id])
    store.watches.resume([made.id])
    assert store.watches.get(made.id).next_check == NOW + HOUR
    assert lend(frontier(store, now=NOW + HOUR / 2)) == []
    assert len(lend(frontier(store, now=NOW + HOUR))) == 1


def test_a_deleted_watch_comes_back_with_all_it_has(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"old")
    check(store, made.id, b"new", change=NEWS)
    store.watches.remove([made.id, 99], NOW)
    store.watches.remove([made.id], NOW + HOUR)
    assert (store.watches.all(), store.changes.listing(), lend(frontier(store, [made.id]))) == ([], [], [])
    [gone] = store.watches.all(WatchFilter(removed=True))
    assert gone.removed == NOW, "the first time counts"
    with pytest.raises(UnknownName):
        store.watches.change(replace(made, name="x"))
    store.watches.restore([made.id])
    assert len(store.watches.versions(made.id)) == 2 and len(store.changes.listing()) == 1
    assert len(lend(frontier(store, now=NOW + HOUR))) == 1


def test_what_is_paused_and_deleted_is_still_paused_when_it_comes_back(store: Store) -> None:
    made = watch(store, paused=True)
    store.watches.remove([made.id], NOW)
    store.watches.resume([made.id])
    store.watches.pause([made.id])
    store.watches.restore([made.id])
    assert lend(frontier(store)) == []


def test_purging_deletes_for_good_and_only_what_was_removed_long_ago(store: Store) -> None:
    old, recent, living = (watch(store, str(number)) for number in range(3))
    for one in (old, recent, living):
        check(store, one.id, b"shared by all")
        check(store, one.id, b"own %d" % one.id, change=NEWS)
        store.watches.looked(one.id, "anna", 1, NOW)
    store.changes.mark([1, 2, 3], "anna", True)
    store.watches.remove([old.id], NOW)
    store.watches.remove([recent.id], NOW + HOUR)
    before = store.overview(NOW.date()).page_bytes
    assert store.watches.purge(NOW + HOUR) == 1
    assert store.overview(NOW.date()).page_bytes == before - len(b"own 1")
    with pytest.raises(UnknownName, match="no watched page number"):
        store.watches.get(old.id)
    assert store.watches.versions(old.id) == []
    assert store.watches.body(store.watches.versions(living.id)[-1].id) == b"shared by all"
    assert store.check() == []
    newer = watch(store, "newer")
    assert newer.id > living.id
    store.watches.remove([newer.id], NOW)
    store.watches.purge(NOW + HOUR)
    assert watch(store, "newest").id > newer.id, "no number is given twice"


def test_moving_changes_the_group_and_where_it_is_told(store: Store) -> None:
    group = store.groups.add(Group(name="G"), NOW)
    made = watch(store)
    check(store, made.id, b"old")
    check(store, made.id, b"new", change=NEWS)
    store.watches.move([made.id], group.id)
    assert store.watches.get(made.id).group == "G"
    assert store.digests.due() == [], "what was found before belongs to where it was found"
    check(store, made.id, b"newer", change=NEWS)
    [untold] = store.digests.due()
    store.watches.move([made.id], None)
    assert store.digests.due() == [untold.__class__(group=untold.group, newest=untold.newest, watches=0)]


def test_a_persons_word_about_an_ignore_is_kept(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"1", ignores=(Ignore(kind=NoiseKind.ADS, sample="Buy"),))
    off = Ignore(kind=NoiseKind.ADS, on=False, by="anna", since=NOW)
    changed = store.watches.set_ignore(made.id, off)
    assert changed.ignores == (replace(off, sample="Buy"),)
    with pytest.raises(UnknownName):
        store.watches.set_ignore(99, off)


def test_asked_for_it_is_checked_at_once(store: Store) -> None:
    made, paused = watch(store, "1"), watch(store, "2", paused=True)
    check(store, made.id, b"text")
    store.watches.ask([made.id, paused.id], NOW)
    assert store.watches.get(made.id).next_check == NOW
    assert [lease.lead_id for lease in lend(frontier(store))] == [made.id]


def test_looking_remembers_the_newest_version_a_person_saw(store: Store) -> None:
    made = watch(store)
    assert store.watches.last_looked(made.id, "anna") is None
    store.watches.looked(made.id, "anna", 3, NOW)
    store.watches.looked(made.id, "anna", 2, NOW + HOUR)
    store.watches.looked(made.id, "", 1, NOW)
    assert (store.watches.last_looked(made.id, "anna"), store.watches.last_looked(made.id, "")) == (3, 1)
