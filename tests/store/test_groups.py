"""Groups: names are unique among the living, members come, leave and come back, and deleting can be undone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from kronika.model.alert import Address
from kronika.model.errors import InputError, UnknownName
from kronika.model.group import Cadence, Group
from kronika.model.watch import WatchFilter
from kronika.store.store import Store
from tests.store.material import NOW, Wall
from tests.store.watching import watch

ANNA = Address(channel="email", target="anna@example.org")
HOOK = Address(channel="webhook", target="https://hooks.example.org/" + "long/" * 1000)
LATER = NOW + timedelta(days=1)


@pytest.fixture
def group(store: Store) -> Group:
    return store.groups.add(Group(name="Zprávy"), NOW)


def test_a_group_is_found_as_it_was_set(store: Store) -> None:
    said = Group(
        name="Řády",
        cadence=Cadence.WEEKLY,
        minute=450,
        weekday=4,
        quiet="22:00-06:00",
        zone="Europe/Prague",
        lang="cs",
        also_unchanged=True,
    )
    made = store.groups.add(said, NOW, secret=lambda: "feed")
    assert made == replace(said, id=made.id, added=NOW, feed_key="feed")
    assert store.groups.get("Řády") == store.groups.by_id(made.id) == store.groups.by_feed("feed") == made
    assert store.groups.by_feed("other") is None


def test_settings_change_and_what_was_told_stays(store: Store, group: Group) -> None:
    store.groups.add_member(group.id, ANNA, NOW)
    assert store.digests.send(group.id, 7, LATER, [], expected_told=0)
    changed = store.groups.change(replace(group, name="News", cadence=Cadence.DAILY, told_change=0, members=()))
    assert (changed.name, changed.cadence, changed.told_change, changed.told_at) == ("News", Cadence.DAILY, 7, LATER)
    assert [member.address for member in changed.members] == [ANNA]


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 201])
def test_what_cannot_be_a_name_is_refused(store: Store, group: Group, name: str) -> None:
    with pytest.raises(InputError, match="name of 1 to 200"):
        store.groups.add(Group(name=name), NOW)
    with pytest.raises(InputError, match="name of 1 to 200"):
        store.groups.change(replace(group, name=name))


def test_names_are_unique_among_the_living(store: Store, group: Group) -> None:
    with pytest.raises(InputError, match="already a group called “Zprávy”"):
        store.groups.add(Group(name="Zprávy"), NOW)
    other = store.groups.add(Group(name="Other"), NOW)
    with pytest.raises(InputError, match="already a group"):
        store.groups.change(replace(other, name="Zprávy"))
    store.groups.remove(group.id, NOW)
    again = store.groups.add(Group(name="Zprávy"), NOW)
    assert again.id != group.id
    with pytest.raises(InputError, match="already a group"):
        store.groups.restore(group.id)


def test_an_unknown_group_is_told_with_names_alike(store: Store, group: Group) -> None:
    with pytest.raises(UnknownName, match="did you mean “Zprávy”"):
        store.groups.get("zpravy")
    with pytest.raises(UnknownName, match="kronika group list"):
        store.groups.get("qqq")
    for number in (0, -1, 99, 2**70):
        with pytest.raises(UnknownName, match="no group number"):
            store.groups.by_id(number)


def test_a_deleted_group_comes_back_with_its_pages_and_members(store: Store, group: Group) -> None:
    store.groups.add_member(group.id, ANNA, NOW)
    page = watch(store, group_id=group.id)
    store.groups.remove(group.id, LATER)
    assert store.groups.all() == []
    [gone] = store.groups.all(removed=True)
    assert (gone.id, gone.removed) == (group.id, LATER)
    assert (store.watches.get(page.id).group_id, store.watches.get(page.id).group) == (None, "")
    assert store.watches.all(WatchFilter(group_id=group.id)) == []
    with pytest.raises(UnknownName):
        store.groups.change(group)
    back = store.groups.restore(group.id)
    assert (back.removed, [member.address for member in back.members]) == (None, [ANNA])
    assert [one.id for one in store.watches.all(WatchFilter(group_id=group.id))] == [page.id]
    assert store.watches.get(page.id).group == "Zprávy"


def test_an_address_is_a_member_once_and_comes_back_after_leaving(store: Store, group: Group, wall: Wall) -> None:
    keys = (f"key{number}" for number in count())
    anna = store.groups.add_member(group.id, ANNA, NOW, "Anna", secret=lambda: next(keys))
    hook = store.groups.add_member(group.id, HOOK, NOW, secret=lambda: next(keys))
    assert (anna.key, hook.key, anna.added, anna.left) == ("key0", "key1", NOW, None)
    assert store.groups.leave("nobody") is None
    left = store.groups.leave("key0")
    assert left is not None and left.left == datetime.fromtimestamp(wall(), UTC)
    wall.pass_by(60.0)
    assert store.groups.leave("key0") == left, "twice is once"
    assert store.groups.member("key0") == left
    again = store.groups.add_member(group.id, ANNA, LATER, secret=lambda: next(keys))
    assert again == anna, "with the same key: links in old mails go on working"
    assert [member.name for member in store.groups.by_id(group.id).members] == ["Anna", ""]
    store.groups.leave("key1")
    back = store.groups.come_back("key1")
    assert back is not None and back.left is None
    assert store.groups.come_back("nobody") is None


def test_one_address_may_be_in_two_groups_and_leaves_only_one(store: Store, group: Group) -> None:
    other = store.groups.add(Group(name="Other"), NOW)
    here = store.groups.add_member(group.id, ANNA, NOW)
    there = store.groups.add_member(other.id, ANNA, NOW)
    assert here.key != there.key
    store.groups.leave(here.key)
    assert store.groups.by_id(group.id).members[0].left is not None
    assert store.groups.by_id(other.id).members == (there,)
    store.groups.remove_member(there.id)
    assert store.groups.by_id(other.id).members == ()
    assert store.groups.member(there.key) is None


def test_nobody_can_join_a_group_that_is_not_there(store: Store) -> None:
    with pytest.raises(UnknownName, match="no group number 5"):
        store.groups.add_member(5, ANNA, NOW)
