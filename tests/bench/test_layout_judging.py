"""Judging: every branch starts where the good stream stands, and counts say what happened."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bench.layout.gauge import Gauge
from bench.layout.jsonl import one_each, write_streams
from bench.layout.judging import judge, trunk_of
from bench.layout.outcome import GOOD, Change, Outcome
from bench.layout.preset import USUAL
from bench.layout.report import report
from bench.layout.scoring import calm, found
from bench.layout.source import draw_source
from bench.layout.stream import Stream, good_stream
from bench.layout.variant import QUICK, Variant
from kronika.flow import replay
from kronika.model.document import Document, Measures
from kronika.model.health import Judged, Verdict

TRAIN = 20


class Simple:
    """A watchdog that calls a source broken after two empty texts in a row."""

    def __init__(self, train: int) -> None:
        self.train = train
        self.count = 0
        self.empty = 0

    def step(self, measures: Measures) -> Judged:
        index, self.count = self.count, self.count + 1
        self.empty = 0 if measures.prints else self.empty + 1
        broken = self.empty >= 2 and index >= self.train
        return Judged(index=index, verdict=Verdict.BROKEN if broken else Verdict.OK, damaged=not measures.prints)


@pytest.fixture(name="simple")
def _simple(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setitem(replay.DETECTORS, "simple", Simple)
    monkeypatch.setattr(Gauge, "take", lambda _, document: quick(document))
    yield "simple"


def quick(document: Document) -> Measures:
    return Measures(values={}, prints=(1,) if document.text else ())


@cache
def tiny() -> Stream:
    return good_stream(draw_source(USUAL, 2, 0), train=TRAIN, days=1)


def test_a_failure_is_found_on_its_branch_only(simple: str) -> None:
    stream = tiny()
    onset = TRAIN + 30
    empty = tuple(replace(good.document, text="") for good in stream.goods[onset : onset + 10])
    failure = Variant(kind="gross", name="empty", onset=onset, documents=empty)
    later = replace(failure, onset=onset + 5)
    outcomes = {(one.kind, one.onset): one for one in judge(trunk_of(stream), [later, failure], [simple])}
    assert outcomes["gross", onset].delay == 2
    assert outcomes["gross", onset].damaged == 10
    assert outcomes["gross", onset + 5].changes[0].index == onset + 6
    good = outcomes[GOOD, TRAIN]
    assert good.changes == ()
    assert good.documents == len(stream.goods) - TRAIN
    assert good.months == stream.months


def test_a_branch_says_what_a_replay_of_the_same_documents_says() -> None:
    stream = tiny()
    onset = TRAIN + 25
    wrong = tuple(replace(good.document, text=good.units[0]) for good in stream.goods[onset : onset + 12])
    variant = Variant(kind="gross", name="lead only", onset=onset, documents=wrong)
    trunk = replace(trunk_of(stream), documents=trunk_of(stream).documents[: onset + 1])
    branch = next(one for one in judge(trunk, [variant], ["ours"]) if one.kind == "gross")
    whole = [*trunk.documents[:onset], *wrong]
    replayed = [
        (judged.index, judged.verdict) for _, judged in replay.replay(whole, train=TRAIN) if judged.index >= onset
    ]
    assert [(change.index, change.verdict) for change in branch.changes] == replayed


def outcome(delay: int | None, *, before: Verdict = Verdict.OK, kind: str = "gross", months: float = 0) -> Outcome:
    change = Change(index=100 + (delay or 0) - 1, verdict=Verdict.BROKEN, share=1, reasons={})
    return Outcome(
        source="cs-00",
        about="",
        kind=kind,
        name="empty" if kind == "gross" else kind,
        detector="simple",
        onset=100,
        documents=50,
        months=months,
        before=before,
        changes=() if delay is None else (change,),
        damaged=5,
        seconds=0.1,
    )


def test_found_counts_misses_as_infinite_and_leaves_early_alarms_out() -> None:
    score = found([outcome(2), outcome(16), outcome(61), outcome(None), outcome(None, before=Verdict.BROKEN)])
    assert (score.streams, score.early, score.soon, score.late, score.missed) == (4, 1, 1, 2, 2)
    assert score.median == 16
    assert math.isinf(score.p95)


def test_calm_counts_alerts_and_months() -> None:
    score = calm([outcome(3, kind=GOOD, months=1.5), outcome(None, kind=GOOD, months=0.5)])
    assert (score.streams, score.months, score.broken, score.alerted, score.layout) == (2, 2.0, 1, 1, 0)


def test_the_report_has_a_line_for_what_was_judged(simple: str) -> None:
    text = report([outcome(2), outcome(3, kind=GOOD, months=2)], [simple], "about")
    assert "| empty | 1 | 100 % | 100 % | 2 | 2 | 0 | 0 |" in text
    assert "| good, per source-month (2.0) | 1 | 0.50 | 0.00 | 0.00 |" in text


def test_a_page_is_read_once_whatever_texts_are_tried_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr("bench.layout.gauge.read_generally", lambda document: read.append(document.html) or document)
    good = tiny().goods[0].document
    gauge = Gauge()
    first = gauge.take(good)
    gauge.take(replace(good, text=""))
    assert len(read) == 1
    assert gauge.take(good) is first


def test_streams_are_written_with_their_truth(tmp_path: Path) -> None:
    file = tmp_path / "streams.jsonl"
    count, documents = write_streams(file, one_each(USUAL, 3, 2, train=TRAIN, lengths=QUICK))
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    truths = json.loads(file.with_suffix(".truth.json").read_text("utf-8"))
    assert (count, documents) == (2, len(lines))
    assert set(lines[0]) == {"source", "url", "html", "text", "title", "feed_title", "feed_summary", "at"}
    assert [truth["name"] for truth in truths] == ["good", "empty"]
    broken = [line for line in lines if line["source"] == truths[1]["source"]]
    assert all(line["text"] for line in broken[: truths[1]["onset"]])
    assert not any(line["text"] for line in broken[truths[1]["onset"] :])
