"""Replay: a file of documents before the watchdog, line by line, whatever the lines hold."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kronika.flow.replay import Replayed, document_of, documents_in, replay
from kronika.model.document import Document
from kronika.model.errors import BadFile, InputError, UnknownName
from kronika.model.health import Verdict
from tests.verify import newspaper

TRAIN = 60


def line(document: Document) -> dict[str, Any]:
    names = ("source", "url", "html", "text", "title", "feed_title", "feed_summary")
    return {name: getattr(document, name) for name in names} | {"at": document.at.isoformat() if document.at else None}


def written(path: Path, documents: list[Document]) -> Path:
    text = "".join(json.dumps(line(one), ensure_ascii=False) + "\n" for one in documents)
    data = text.encode()
    path.write_bytes(gzip.compress(data) if path.suffix == ".gz" else data)
    return path


@pytest.fixture(scope="module")
def stream() -> list[Document]:
    good = [newspaper.document(number) for number in range(TRAIN + 10)]
    return good + [newspaper.emptied(newspaper.document(number)) for number in range(TRAIN + 10, TRAIN + 18)]


def test_two_sources_in_one_file_are_judged_apart(tmp_path: Path, stream: list[Document]) -> None:
    mixed = [one for document in stream for one in (document, replace(document, source="other"))]
    mixed = [one if one.source != "other" or one.text else newspaper.document(500 + n) for n, one in enumerate(mixed)]
    mixed = [
        replace(one, source="other") if one.url and int(one.url.rpartition("/")[2]) >= 500 else one for one in mixed
    ]
    changes = list(replay(documents_in(written(tmp_path / "two.jsonl.gz", mixed), Replayed()), train=TRAIN))
    assert [(source, judged.verdict) for source, judged in changes] == [("harbour", Verdict.BROKEN)]
    assert TRAIN + 10 <= changes[0][1].index < TRAIN + 18
    assert changes[0][1].first == TRAIN + 10


def test_processes_say_what_one_says(tmp_path: Path, stream: list[Document]) -> None:
    path = written(tmp_path / "x.jsonl", stream)
    alone, together = (list(replay(documents_in(path, Replayed()), train=TRAIN, processes=count)) for count in (0, 2))
    assert alone == together
    assert alone


def test_the_classic_detector_can_be_asked(tmp_path: Path, stream: list[Document]) -> None:
    path = written(tmp_path / "x.jsonl", stream)
    assert all(
        source == "harbour" for source, _ in replay(documents_in(path, Replayed()), train=TRAIN, detector="classic")
    )


def test_bad_lines_are_named_and_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    lines = ['{"source": "a", "text": "Fine."}', "{", "[]", '{"source": 5}', '{"source": "a", "text": null}', "\x00"]
    path.write_text("\n".join(lines), encoding="utf-8")
    told = Replayed()
    assert [document.text for document in documents_in(path, told)] == ["Fine.", ""]
    assert len(told.bad) == 4
    assert told.bad[0].startswith("Line 2 ")
    assert told.sources == {"a"}


def test_a_text_that_is_not_given_is_what_the_general_engine_finds() -> None:
    page = newspaper.document(3)
    document = document_of({"source": "a", "html": page.html, "url": page.url})
    assert page.text.splitlines()[-1][:60] in document.text


@pytest.mark.parametrize("at", ["yesterday", 10**30, "", None, [], "2026-13-45"])
def test_a_time_that_cannot_be_read_is_unknown(at: Any) -> None:
    assert document_of({"source": "a", "at": at}).at is None


def test_times_are_aware() -> None:
    for at in ("2026-03-01T10:00:00", "2026-03-01T10:00:00Z", 1772359200, "2026-03-01"):
        assert document_of({"at": at}).at.tzinfo is not None  # type: ignore[union-attr]


def test_wishes_that_cannot_be_met_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile):
        list(documents_in(tmp_path / "none.jsonl", Replayed()))
    with pytest.raises(UnknownName, match="ours, classic"):
        list(replay([], detector="none"))
    with pytest.raises(InputError):
        list(replay([], train=1))
