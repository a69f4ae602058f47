"""Watching pages: what is fetched, read, compared and written down, with real requests and a real store."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import cast

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_judging import Judge
from kronika.flow.watch_notes import notes_of
from kronika.flow.watching import CheckReport, check_watches, has_due
from kronika.model.change import ChangeFilter
from kronika.model.watch import Focus, FocusKind, Watch, WatchFilter, WatchState
from kronika.sampleweb.clock import SampleClock
from tests.flow.watched import TEXTS, Town, page

DAY, HOUR, MINUTE, MOMENT = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1), timedelta(seconds=0.01)
MORE = "A second ferry was promised for Sundays, when many people come to the market from the villages."


@pytest.fixture
def town() -> Iterator[Town]:
    made = Town()
    made.site.start()
    yield made
    made.site.close()


def watch(chronicle: Chronicle, town: Town, path: str = "/news", **how: object) -> int:
    wanted = Watch(url=town.url(path), **how)  # type: ignore[arg-type]
    return chronicle.store.watches.add(wanted, chronicle.clock()).id


def later(chronicle: Chronicle, step: timedelta = DAY) -> None:
    cast("SampleClock", chronicle.clock).advance(step)


def check(chronicle: Chronicle, step: timedelta = DAY, **how: object) -> CheckReport:
    """Let time pass and check what is due."""
    later(chronicle, step)
    return check_watches(chronicle, **({"judge": Judge(confirm_after=MINUTE), "confirm": False} | how))  # type: ignore[arg-type]


def inbox(chronicle: Chronicle) -> list[WatchState]:
    return [change.state for change in reversed(chronicle.store.changes.listing(ChangeFilter()))]


def test_a_first_look_keeps_a_version_and_is_no_change(chronicle: Chronicle, town: Town) -> None:
    town.put("/news")
    number = watch(chronicle, town)
    report = check(chronicle)
    found = chronicle.store.watches.get(number)
    assert (report.checked, report.first, report.changed) == (1, 1, 0), report
    assert (found.state, found.version, found.title) == (WatchState.OK, 1, "The new bridge")
    assert found.page_class == "article"
    assert inbox(chronicle) == []


def test_equal_bytes_are_unchanged_and_not_kept_twice(chronicle: Chronicle, town: Town) -> None:
    town.put("/news")
    number = watch(chronicle, town)
    check(chronicle)
    report = check(chronicle)
    found = chronicle.store.watches.get(number)
    assert (report.unchanged, found.state, found.version) == (1, WatchState.UNCHANGED, 1)
    assert found.checked == chronicle.clock()


def test_a_server_that_knows_the_page_is_asked_with_what_it_gave(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news", etag=True)
    watch(chronicle, town)
    check(chronicle)
    assert check(chronicle).unchanged == 1
    assert (answer.asked, answer.full) == (2, 1)
    answer.body = page((*TEXTS, MORE))
    assert check(chronicle).changed == 1
    assert check(chronicle).unchanged == 1
    assert (answer.asked, answer.full) == (4, 2)


def test_an_added_paragraph_is_a_change_with_its_words(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news")
    number = watch(chronicle, town)
    check(chronicle)
    answer.body = page((*TEXTS[:2], MORE, *TEXTS[2:]))
    report = check(chronicle)
    [change] = chronicle.store.changes.listing(ChangeFilter())
    assert (report.changed, change.state, change.before, change.after) == (1, WatchState.CHANGED, 1, 2)
    assert change.difference.added >= 1
    assert "second ferry" in change.difference.pieces[0].text
    assert report.findings[0].difference == change.difference
    assert chronicle.store.watches.body(chronicle.store.watches.version(number, 2).id) == answer.body


def test_the_same_text_in_another_charset_is_unchanged(chronicle: Chronicle, town: Town) -> None:
    czech = ("Zastupitelé se sešli v úterý večer a tři hodiny mluvili o novém mostě přes řeku Úpu.", *TEXTS)
    answer = town.put("/news", page(czech))
    watch(chronicle, town)
    check(chronicle)
    text = page(czech).decode().replace('charset="utf-8"', 'charset="windows-1250"')
    answer.body = text.encode("windows-1250")
    answer.headers["Content-Type"] = "text/html; charset=iso-8859-1"  # a server that lies
    assert check(chronicle).unchanged == 1
    assert inbox(chronicle) == []


def test_troubles_are_states_and_no_changes(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news")
    number = watch(chronicle, town, alert_after=3)
    check(chronicle)
    for status, state in ((404, "gone"), (403, "blocked"), (401, "login"), (500, "unreachable")):
        answer.status = status
        report = check(chronicle)
        found = chronicle.store.watches.get(number)
        assert (report.troubled, report.changed, found.state.value, found.version) == (1, 0, state, 1)
        assert str(status) in found.sentence
    answer.status = 200
    assert check(chronicle).unchanged == 1


def test_a_lasting_trouble_and_its_end_stand_in_the_inbox_once(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news")
    watch(chronicle, town)
    check(chronicle)
    answer.status = 404
    for _ in range(4):
        check(chronicle)
    assert inbox(chronicle) == [WatchState.GONE]
    answer.status = 200
    check(chronicle)
    check(chronicle)
    assert inbox(chronicle) == [WatchState.GONE, WatchState.UNCHANGED]


def test_a_trouble_does_not_forget_what_the_page_was(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news", etag=True)
    watch(chronicle, town)
    check(chronicle)
    good, answer.body = answer.body, page(("Nothing is here.",), title="404 Page not found")
    assert check(chronicle).troubled == 1
    answer.body = good
    assert check(chronicle).unchanged == 1
    assert answer.full == 2  # the good page was known by what it was asked with


def test_a_new_address_is_told_once_and_compared_as_before(chronicle: Chronicle, town: Town) -> None:
    answer, there = town.put("/news"), town.put("/moved/news")
    number = watch(chronicle, town)
    check(chronicle)
    answer.to = town.url("/moved/news")
    check(chronicle)
    check(chronicle)
    found = chronicle.store.watches.get(number)
    assert (found.state, inbox(chronicle)) == (WatchState.MOVED, [WatchState.MOVED])
    assert town.url("/moved/news") in found.sentence
    there.body = page((*TEXTS, MORE))
    assert check(chronicle).changed == 1
    check(chronicle)
    assert inbox(chronicle) == [WatchState.MOVED, WatchState.CHANGED]


def test_a_page_that_always_redirects_lives_where_it_answers(chronicle: Chronicle, town: Town) -> None:
    town.put("/start", to=town.url("/en/start"))
    town.put("/en/start")
    number = watch(chronicle, town, "/start")
    check(chronicle)
    check(chronicle)
    assert chronicle.store.watches.get(number).state is WatchState.UNCHANGED


def test_a_wholesale_replacement_is_believed_when_it_is_seen_again(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news")
    number = watch(chronicle, town)
    check(chronicle)
    answer.body = page([text[::-1] for text in TEXTS], title="Something else entirely")
    report = check(chronicle)
    assert (report.changed, report.doubted, inbox(chronicle)) == (0, 1, [])
    doubted = chronicle.store.watches.get(number)
    assert notes_of(doubted.memory).doubt
    assert doubted.next_check is not None
    assert doubted.next_check - chronicle.clock() == MINUTE
    assert check(chronicle, 2 * MINUTE).changed == 1  # another process would find the doubt in the store as well
    assert inbox(chronicle) == [WatchState.CHANGED]
    assert not notes_of(chronicle.store.watches.get(number).memory).doubt


def test_a_flicker_is_no_change(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news")
    number = watch(chronicle, town)
    check(chronicle)
    good, answer.body = answer.body, page([text[::-1] for text in TEXTS], title="Maintenance")
    check(chronicle)
    answer.body = good
    assert check(chronicle, 2 * MINUTE).unchanged == 1
    assert inbox(chronicle) == []
    assert not notes_of(chronicle.store.watches.get(number).memory).doubt


def test_one_call_looks_twice_where_it_has_to(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news")
    watch(chronicle, town)
    check(chronicle)
    answer.body = page([text[::-1] for text in TEXTS], title="Something else entirely")
    report = check(chronicle, judge=Judge(confirm_after=MOMENT), confirm=True)
    assert (report.changed, report.doubted, answer.asked) == (1, 0, 3)


def test_only_what_is_due_is_checked_unless_it_is_named(chronicle: Chronicle, town: Town) -> None:
    first, second = town.put("/a"), town.put("/b")
    watch(chronicle, town, "/a", fastest=HOUR, slowest=HOUR)
    number = watch(chronicle, town, "/b", fastest=DAY, slowest=DAY)
    check(chronicle)
    assert not has_due(chronicle)
    assert check(chronicle, 2 * HOUR).checked == 1
    assert (first.asked, second.asked) == (2, 1)
    assert check(chronicle, MOMENT, only=[number]).checked == 1
    assert (first.asked, second.asked) == (2, 2)


def test_paused_and_removed_pages_are_left_alone(chronicle: Chronicle, town: Town) -> None:
    town.put("/a")
    town.put("/b")
    paused, removed = watch(chronicle, town, "/a"), watch(chronicle, town, "/b")
    chronicle.store.watches.pause([paused])
    chronicle.store.watches.remove([removed], chronicle.clock())
    assert check(chronicle).checked == 0


def test_a_part_that_is_named_is_all_that_counts(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news", page(beside='<div class="price">120</div>'))
    number = watch(chronicle, town, focus=Focus(kind=FocusKind.CSS, rule=".price"))
    check(chronicle)
    answer.body = page((*TEXTS, MORE), beside='<div class="price">120</div>')
    assert check(chronicle).unchanged == 1
    answer.body = page((*TEXTS, MORE), beside='<div class="price">130</div>')
    check(chronicle)
    [change] = chronicle.store.changes.listing(ChangeFilter())
    assert "130" in change.difference.pieces[0].text
    assert chronicle.store.watches.get(number).version == 2


def test_another_focus_begins_from_the_version_that_is_there(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news", page(beside='<div class="price">120</div>'))
    number = watch(chronicle, town)
    check(chronicle)
    changed = replace(chronicle.store.watches.get(number), focus=Focus(kind=FocusKind.CSS, rule=".price"))
    chronicle.store.watches.change(changed)
    assert check(chronicle, only=[number]).unchanged == 1
    answer.body = page(beside='<div class="price">121</div>')
    assert check(chronicle).changed == 1


def test_many_pages_are_read_in_processes(chronicle: Chronicle, town: Town) -> None:
    answers = [town.put(f"/p{number}", page((*TEXTS, f"Number {number}."))) for number in range(20)]
    for number in range(20):
        watch(chronicle, town, f"/p{number}")
    assert check(chronicle).first == 20
    for number, answer in enumerate(answers):
        answer.body = page((*TEXTS, f"Number {number}.", MORE))
    assert check(chronicle).changed == 20
    assert check(chronicle).unchanged == 20


def test_bytes_that_are_no_page_are_a_trouble(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news")
    number = watch(chronicle, town)
    check(chronicle)
    answer.body, answer.headers["Content-Type"] = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8, "image/png"
    assert check(chronicle).troubled == 1
    assert chronicle.store.watches.get(number).state is WatchState.LAYOUT_BROKEN


def test_a_forced_charset_is_obeyed(chronicle: Chronicle, town: Town) -> None:
    text = page(("Příliš žluťoučký kůň úpěl ďábelské ódy u nového mostu, a nikdo neví proč.", *TEXTS), title="Kůň")
    town.put("/news", text.decode().encode("windows-1250"), headers={"Content-Type": "text/html; charset=koi8-r"})
    number = watch(chronicle, town, options={"charset": "windows-1250"})
    check(chronicle)
    assert chronicle.store.watches.get(number).title == "Kůň"


def test_a_host_that_is_down_is_tried_again_and_then_told(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news", status=503)
    number = watch(chronicle, town)
    report = check(chronicle)
    assert (report.troubled, answer.asked) == (1, chronicle.settings.fetch.retries)
    assert chronicle.store.watches.get(number).state is WatchState.UNREACHABLE


def test_what_was_deleted_long_ago_is_deleted_for_good(chronicle: Chronicle, town: Town) -> None:
    town.put("/news")
    kept, gone = watch(chronicle, town), watch(chronicle, town, name="gone", focus=Focus(kind=FocusKind.WHOLE))
    check(chronicle)
    chronicle.store.watches.remove([gone], chronicle.clock())
    check(chronicle, 29 * DAY)
    assert [found.id for found in chronicle.store.watches.all(WatchFilter(removed=True))] == [gone]
    check(chronicle, 2 * DAY)
    assert chronicle.store.watches.all(WatchFilter(removed=True)) == []
    assert chronicle.store.watches.versions(kept)
    assert chronicle.store.check() == []
