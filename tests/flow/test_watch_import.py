"""Watched pages are imported once, bad lines stop nothing, and what is exported comes back the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_files.reading import read_watches
from kronika.flow.watch_files.writing import Format, written_watches
from kronika.flow.watch_import import ImportedWatch, Step, all_watches, import_watches
from kronika.model.alert import Address
from kronika.model.errors import InputError
from kronika.model.group import Cadence, Group
from kronika.model.watch import Focus, FocusKind, Ignore, NoiseKind, Watch
from kronika.sampleweb.clock import NOW
from kronika.store.store import open_store

LIST = """url,name,group,css,every,paused,without,charset
https://A.example:443/,First,Work,.main,2h,yes,.ad,
https://a.example/,,Work,,,,,
https://a.example/,again,Work,,,,,
https://b.example/,,,,,,,
https://b.example/,,,.x,,,,
nowhere,,,,,,,
https://user:secret@c.example/,,,,,,,
https://d.example/,,,,,,,klingon
"""


def take(chronicle: Chronicle, text: str, name: str = "x.csv", **more: object) -> list[ImportedWatch]:
    return list(import_watches(chronicle, read_watches(text.encode(), name), **more))  # type: ignore[arg-type]


def steps(made: list[ImportedWatch]) -> list[Step]:
    return [one.step for one in made]


def test_good_lines_are_added_known_ones_left_alone_bad_ones_named(chronicle: Chronicle) -> None:
    made = take(chronicle, LIST, group="Rest")
    assert steps(made) == [Step.ADDED, Step.ADDED, Step.EXISTS, Step.ADDED, Step.ADDED, Step.BAD, Step.BAD, Step.BAD]
    assert "secret" not in made[6].sentence and "klingon" in made[7].sentence
    first = chronicle.store.watches.get(made[0].watch_id)
    assert (first.url, first.name, first.group) == ("https://a.example/", "First", "Work")
    assert (first.focus, first.paused) == (Focus(kind=FocusKind.CSS, rule=".main"), True)
    assert first.fastest == first.slowest == timedelta(hours=2)
    assert [(one.kind, one.where, one.on, one.by) for one in first.ignores] == [
        (NoiseKind.PLACE, ".ad", True, "import")
    ]
    assert [group.name for group in chronicle.store.groups.all()] == ["Rest", "Work"]
    assert chronicle.store.watches.get(made[3].watch_id).group == "Rest"


def test_a_dry_run_changes_nothing_and_tells_the_same(chronicle: Chronicle) -> None:
    planned = take(chronicle, LIST, dry_run=True)
    assert list(all_watches(chronicle)) == [] and chronicle.store.groups.all() == []
    done = take(chronicle, LIST)
    assert [replace(one, watch_id=0) for one in done] == planned
    assert Step.ADDED not in steps(take(chronicle, LIST))


def test_a_group_without_a_name_is_refused(chronicle: Chronicle) -> None:
    with pytest.raises(InputError):
        take(chronicle, LIST, group="x" * 300)


def test_an_interval_shorter_than_a_minute_is_none(chronicle: Chronicle) -> None:
    [made] = take(chronicle, '{"url": "https://a.example/", "every": "5s"}', "x.jsonl")
    assert chronicle.store.watches.get(made.watch_id).fastest == timedelta(minutes=1)


def fill(chronicle: Chronicle) -> None:
    store = chronicle.store
    group = store.groups.add(
        Group(name="Úřad & <syn>", cadence=Cadence.WEEKLY, minute=425, weekday=4, quiet="22:00-06:00", zone="Europe/Prague", lang="cs"), NOW
    )  # fmt: skip
    store.groups.add_member(group.id, Address(channel="email", target="eva@example.org"), NOW, "Eva")
    gone = store.groups.add_member(group.id, Address(channel="email", target="left@example.org"), NOW)
    store.groups.leave(gone.key)
    place = Ignore(kind=NoiseKind.PLACE, where='div[class="a, b"]')
    odd = [
        Watch(url="https://a.example/?a=1&b=%22", name="Žluťoučký „kůň“ & <syn>", group_id=group.id, keep=7),
        Watch(url="https://b.example/", focus=Focus(kind=FocusKind.XPATH, rule='//p[@id="x"] | //q'), ignores=(place,)),
        Watch(url="https://c.example/", focus=Focus(kind=FocusKind.WHOLE), paused=True, alert_after=5),
        Watch(url="https://d.example/", focus=Focus(kind=FocusKind.TAG, rule='div class="news"'), group_id=group.id),
        Watch(url="https://e.example/", fastest=timedelta(minutes=90), slowest=timedelta(days=7)),
        Watch(url="https://f.example/", options={"browser": "yes", "charset": "windows-1250", "lang": "cs"}),
    ]
    for watch in odd:
        store.watches.add(watch, NOW)


def told(watch: Watch) -> Watch:
    """A watch as people have set it."""
    ignores = tuple(Ignore(kind=one.kind, where=one.where) for one in watch.ignores)
    return replace(watch, id=0, group_id=None, added=None, next_check=None, ignores=ignores)


@pytest.mark.parametrize("form", list(Format))
def test_what_is_exported_comes_back_the_same(chronicle: Chronicle, form: Format, tmp_path) -> None:
    fill(chronicle)
    text = written_watches(chronicle.store.groups.all(), list(all_watches(chronicle)), form)
    assert Step.ADDED not in steps(take(chronicle, text, f"x.{form}")), "all of it is there"
    with open_store(f"sqlite:///{tmp_path}/other.db", create=True) as store:
        other = replace(chronicle, store=store)
        made = take(other, text, f"x.{form}")
        assert set(steps(made)) == {Step.ADDED}, made
        assert not [one for one in made if one.lost]
        assert {told(watch).url: told(watch) for watch in all_watches(other)} == {
            watch.url: told(watch) for watch in all_watches(chronicle)
        }
        [group] = store.groups.all()
        if form is Format.LINES:
            assert (group.cadence, group.minute, group.quiet) == (Cadence.WEEKLY, 425, "22:00-06:00")
            assert [member.address.target for member in group.members] == ["eva@example.org"]
        assert Step.ADDED not in steps(take(other, text, f"x.{form}"))
