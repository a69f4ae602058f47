"""The benchmark of watching: its server moves, our watcher is driven for real, its reports tell the bar."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bench.bench_watch_speed import passed as fast_enough
from bench.bench_watch_speed import report as speed_report
from bench.watching.many import Pages
from bench.watching.ours import Kronika
from bench.watching.quality import CharsetVerdict, Outcome, Plan, Verdict, measure
from bench.watching.quality_report import passed, report
from bench.watching.resident import proportional, resident, tree_of
from bench.watching.server import WatchedServer
from bench.watching.speed import Pace
from bench.watching.urlwatch import LINE, UrlWatch
from bench.watching.watcher import Seen
from kronika.sampleweb.watched.case import CASES
from kronika.sampleweb.watched.charsets import CHARSET_CASES

GOOD = Pace(
    watcher="Kronika",
    unchanged=12_000,
    tagged=20_000,
    changed=5_000,
    told=1_000,
    false=0,
    memory=200,
    shared_out=150,
    growth=90,
    kept=900,
)
SLOW = replace(GOOD, watcher="changedetection.io", unchanged=3_000, changed=1_000)


def perfect(design: str = "wiki") -> Outcome:
    """What a watcher without fault would say."""
    verdicts = [
        Verdict(
            watcher="Kronika",
            design=design,
            case=case.name,
            seen=(Seen(changed=case.is_change, trouble=case.states[0].value if case.states else ""),),
        )
        for case in CASES.values()
    ]
    charsets = [CharsetVerdict(watcher="Kronika", case=name, read=True, changed=False) for name in CHARSET_CASES]
    return Outcome(verdicts=verdicts, charsets=charsets)


def test_ours_is_driven_for_real() -> None:
    with WatchedServer() as server:
        plan = Plan(designs=["wiki"], cases=["still", "edit-added", "state-404"], charsets=False)
        found = measure(server, [Kronika], plan, lambda text: None)
    told = {verdict.case: verdict for verdict in found.verdicts}
    assert not told["still"].changed
    assert told["edit-added"].changed
    assert "gone" in told["state-404"].troubles


def test_a_watcher_without_fault_passes_and_one_fault_fails() -> None:
    assert passed(perfect())
    assert "Nowhere." in report(perfect(), {})
    for case, seen in (
        ("noise-ad", Seen(changed=True)),
        ("edit-link", Seen()),
        ("noisy-moved", Seen()),
        ("state-login", Seen(trouble="login", changed=True)),
        ("state-soft-404", Seen()),
    ):
        outcome = perfect()
        outcome.verdicts = [replace(one, seen=(seen,)) if one.case == case else one for one in outcome.verdicts]
        assert not passed(outcome), case
        assert f"- {case}: wiki" in report(outcome, {})


def test_seven_of_the_hard_charsets_are_enough_and_all_plain_ones_are_needed() -> None:
    hard = [name for name, case in CHARSET_CASES.items() if case.hard]
    assert passed(with_misread(hard[:2]))
    assert not passed(with_misread(hard[:3]))
    assert not passed(with_misread(["koi8-r-meta"]))


def with_misread(names: Sequence[str]) -> Outcome:
    outcome = perfect()
    outcome.charsets = [replace(one, read=one.case not in names) for one in outcome.charsets]
    return outcome


def test_speed_is_told_as_a_ratio_and_held_to_the_bar() -> None:
    text = speed_report([GOOD, SLOW], 50_000, 1_000, {"changedetection.io": "0"})
    assert "3 000 (4.0×)" in text
    assert "1 000 (5.0×)" in text
    assert fast_enough([GOOD, SLOW])
    assert not fast_enough([replace(GOOD, unchanged=11_000), SLOW])
    assert not fast_enough([replace(GOOD, memory=260), SLOW])
    assert not fast_enough([replace(GOOD, growth=210), SLOW])


def test_many_pages_are_of_the_size_they_should_be_and_differ_by_a_paragraph() -> None:
    pages = Pages()
    before = [pages.page(number) for number in range(40)]
    assert all(24_000 < len(page) < 28_000 for page in before)
    assert len(set(before)) == len(before)
    pages.version = 2
    for page, old in zip((pages.page(number) for number in range(40)), before, strict=True):
        assert page != old
        assert sum(a != b for a, b in zip(page.split(b"\n"), old.split(b"\n"), strict=True)) == 1


def test_memory_is_summed_over_a_tree() -> None:
    import os

    assert resident(os.getpid()) > 1_000_000
    assert 1_000_000 < proportional(os.getpid()) <= resident(os.getpid()) + 1_000_000  # read a moment later
    assert proportional(2**22 + 1) == 0
    assert os.getpid() in tree_of([os.getppid()])


def test_what_urlwatch_says_is_read() -> None:
    told = "01. NEW: http://127.0.0.1/a\n02. CHANGED: http://127.0.0.1/b\n03. ERROR: http://127.0.0.1/c\n"
    assert [verb for verb, _ in LINE.findall(told)] == ["NEW", "CHANGED", "ERROR"]


@pytest.mark.parametrize("address", ["http://127.0.0.1/a"])
def test_the_newest_text_of_urlwatch_is_found(address: str, tmp_path: Path) -> None:
    from hashlib import sha1

    watcher = UrlWatch(tmp_path)
    watcher.add([address])
    with sqlite3.connect(watcher._home / "cache.db") as database:
        database.execute("CREATE TABLE CacheEntry (guid TEXT, timestamp INTEGER, data TEXT)")
        guid = sha1(address.encode()).hexdigest()
        database.executemany("INSERT INTO CacheEntry VALUES (?, ?, ?)", [(guid, 1, "old"), (guid, 2, "new")])
    assert watcher.text(address) == "new"
    watcher.close()
