"""Pages in folders: found in order, one at a time, with a fault in the place of what cannot be read."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from kronika.flow import page_files
from kronika.flow.found import RawPage
from kronika.flow.pages_in import Amount, measure, pages_in
from kronika.flow.readers import Fault
from tests.flow.warcs import packed, page, response


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("b.html", "a.htm", "c/d.XHTML", "c/e.html.gz", "notes.txt", "c/style.css"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        data = page(len(name)).encode()
        path.write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
    return tmp_path


def test_pages_come_in_order_with_their_names(folder: Path) -> None:
    found = [(spot.steps, isinstance(raw, RawPage)) for spot, raw in pages_in(folder)]
    assert found == [(("a",), True), (("b",), True), (("c", "d"), True), (("c", "e"), True)]
    assert [raw.body for spot, raw in pages_in(folder) if spot.steps == ("c", "e")] == [
        page(len("c/e.html.gz")).encode()
    ]


def test_a_warc_in_a_folder_is_read_too(folder: Path) -> None:
    (folder / "c" / "crawl.warc.gz").write_bytes(packed([response(n) for n in range(3)]))
    assert [spot.name for spot, _ in pages_in(folder)][2:5] == [f"http://a.example/{n}.html" for n in range(3)]
    assert measure(folder).pages is None


def test_a_warc_is_known_by_its_bytes(tmp_path: Path) -> None:
    path = tmp_path / "download"
    path.write_bytes(packed([response(1)]))
    assert [spot.name for spot, _ in pages_in(path)] == ["http://a.example/1.html"]


def test_the_amount_is_known_before_reading(folder: Path) -> None:
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.name[0] in "abde" and path.is_file())
    assert measure(folder) == Amount(pages=4, size=size)


def test_what_cannot_be_read_is_a_fault_in_its_place(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "MOST", 5_000)
    (folder / "empty.html").write_bytes(b" \n")
    (folder / "cut.html.gz").write_bytes(gzip.compress(page(1).encode())[:-9])
    (folder / "huge.html").write_bytes(b"a" * 5_001)
    (folder / "bomb.html.gz").write_bytes(gzip.compress(b"a" * 3_000_000))
    (folder / "gone.html").symlink_to(folder / "nowhere")
    os.mkfifo(folder / "pipe.html")  # would wait for ever
    faults = {spot.steps[-1]: raw.sentence for spot, raw in pages_in(folder) if isinstance(raw, Fault)}
    assert sorted(faults) == ["bomb", "cut", "empty", "huge"]
    assert "is empty" in faults["empty"]
    assert "is damaged" in faults["cut"]
    assert "larger than" in faults["huge"]
    assert "larger than" in faults["bomb"]
    assert sum(isinstance(raw, RawPage) for _, raw in pages_in(folder)) == 4


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    [(spot, fault)] = pages_in(tmp_path / "absent.html")
    assert isinstance(fault, Fault)
    assert "no file" in fault.sentence
