"""The inbox: filtered, read by each person alone, acknowledged, assigned and noted for all."""

from __future__ import annotations

import pytest

from kronika.model.change import ChangeCounts, ChangeFilter, Difference, Piece, PieceKind
from kronika.model.errors import UnknownName
from kronika.model.group import Group
from kronika.model.watch import Ignore, NoiseKind, WatchState
from kronika.store.store import Store
from tests.store.material import NOW
from tests.store.watching import HOUR, NEWS, check, watch

WHOLE = Difference(
    added=3,
    removed=2,
    moved=1,
    links=4,
    pieces=(
        Piece(kind=PieceKind.REPLACED, text="Žluťoučký kůň", before="Černý \ud800 pes\x00", around="…a pak"),
        Piece(kind=PieceKind.LINK, text="/b", before="/a"),
        Piece(kind=PieceKind.REMOVED, text=""),
    ),
    ignored=(Ignore(kind=NoiseKind.COUNTER, where="#n", sample="12", since=NOW),),
)


@pytest.fixture
def inbox(store: Store) -> Store:
    """Three entries: a change in a group, a trouble without one, a change of another page of the group."""
    group = store.groups.add(Group(name="G"), NOW)
    first, second, third = watch(store, "1", group_id=group.id), watch(store, "2"), watch(store, "3", group_id=group.id)
    for one in (first, second, third):
        check(store, one.id, b"page %d" % one.id)
    check(store, first.id, b"Zpravy", change=WHOLE, at=NOW + HOUR)
    check(store, second.id, state=WatchState.GONE, sentence="It is gone.", event=True, at=NOW + 2 * HOUR)
    check(store, third.id, b"Listy", change=NEWS, at=NOW + 3 * HOUR)
    return store


def ids(store: Store, person: str = "anna", **which: object) -> list[int]:
    return [change.id for change in store.changes.listing(ChangeFilter(**which), person)]  # type: ignore[arg-type]


def test_a_change_is_kept_as_it_was_found(inbox: Store) -> None:
    change = inbox.changes.get(1)
    assert change.difference == WHOLE
    assert (change.label, change.url, change.group) == ("Zpravy", "http://listy.localhost/1", "G")
    for number in (0, 99, -1, 2**70):
        with pytest.raises(UnknownName, match=f"no change number {number}"):
            inbox.changes.get(number)


def test_the_newest_come_first_and_filters_choose(inbox: Store) -> None:
    assert ids(inbox) == [3, 2, 1]
    assert ids(inbox, group_id=1) == [3, 1] and ids(inbox, watch_id=2) == [2]
    assert ids(inbox, state=WatchState.CHANGED) == [3, 1] and ids(inbox, state=WatchState.GONE) == [2]
    assert ids(inbox, since=NOW + 2 * HOUR) == [3, 2] and ids(inbox, after_id=1) == [3, 2]
    assert ids(inbox, words="ŽLUŤOUČKÝ") == [1], "in pieces"
    assert ids(inbox, words="ZPRAVY localhost/1") == [1], "in label and address"
    assert ids(inbox, words="pieces") == [], "but not in how they are kept"
    assert [one.id for one in inbox.changes.listing(limit=1, offset=1)] == [2]
    assert inbox.changes.count() == 3 and inbox.changes.count(ChangeFilter(group_id=1)) == 2


def test_reading_is_each_persons_own(inbox: Store) -> None:
    inbox.changes.mark([1, 3, 99, -5], "anna", True)
    inbox.changes.mark([1], "anna", True)
    assert ids(inbox, unread=True) == [2] and ids(inbox, "", unread=True) == [3, 2, 1]
    assert inbox.changes.get(1, "anna").read and not inbox.changes.get(1, "bob").read
    assert inbox.changes.counts("anna") == ChangeCounts(unread=1, open=3, unread_by_group={None: 1})
    assert inbox.changes.counts("bob") == ChangeCounts(unread=3, open=3, unread_by_group={None: 1, 1: 2})
    assert inbox.changes.unread_of([1, 2, 3], "anna") == {2: 1}
    inbox.changes.mark([3], "anna", False)
    assert ids(inbox, unread=True) == [3, 2]


def test_all_that_is_shown_can_be_read_at_once(inbox: Store) -> None:
    assert inbox.changes.mark_all(ChangeFilter(group_id=1), "anna") == 2
    assert inbox.changes.mark_all(ChangeFilter(), "anna") == 1
    assert inbox.changes.mark_all(ChangeFilter(), "anna") == 0
    assert inbox.changes.counts("anna").unread == 0


def test_acknowledging_is_for_all_and_names_who_was_first(inbox: Store) -> None:
    inbox.changes.acknowledge([1, 2], "anna", NOW)
    inbox.changes.acknowledge([2, 3], "bob", NOW + HOUR)
    entry = inbox.changes.get(2)
    assert (entry.acknowledged, entry.acknowledged_by) == (NOW, "anna")
    assert ids(inbox, open=True) == []
    inbox.changes.acknowledge([2], "bob", None)
    assert ids(inbox, open=True) == [2] and inbox.changes.get(2).acknowledged_by == ""
    assert inbox.changes.counts("anna").open == 1


def test_changes_are_given_to_people_and_noted(inbox: Store) -> None:
    inbox.changes.assign([1, 3], "bob")
    assert ids(inbox, assigned="bob") == [3, 1] and ids(inbox, assigned="") == [2]
    inbox.changes.assign([3], "")
    inbox.changes.note(3, "Čeká na odpověď")
    assert (inbox.changes.get(3).assigned, inbox.changes.get(3).note) == ("", "Čeká na odpověď")
    with pytest.raises(UnknownName):
        inbox.changes.note(99, "x")


def test_changes_of_deleted_pages_and_groups_are_as_if_they_were_not(inbox: Store) -> None:
    inbox.watches.remove([1], NOW)
    assert ids(inbox) == [3, 2] and inbox.changes.counts("anna").unread == 2
    with pytest.raises(UnknownName):
        inbox.changes.get(1)
    inbox.groups.remove(1, NOW)
    assert (inbox.changes.get(3).group_id, inbox.changes.get(3).group) == (None, "")
    assert inbox.changes.counts("anna").unread_by_group == {None: 2}
