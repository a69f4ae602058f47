"""The real program on many pages: folders, WARC files, every format, failures, and a stop in the middle."""

from __future__ import annotations

import gzip
import json
import os
import pty
import signal
import subprocess
import time
from pathlib import Path

import pytest
from lxml import etree

from tests.e2e.test_commands import PROGRAM, assert_sentence, kronika
from tests.flow.warcs import packed, page, response

ENV = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "NO_COLOR": "1"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "pages"
    (place / "more").mkdir(parents=True)
    for number in range(20):
        (place / f"{number:02}.html").write_text(page(number), encoding="utf-8")
    (place / "more" / "20.html.gz").write_bytes(gzip.compress(page(20).encode()))
    return place


def test_a_folder_becomes_json_lines_in_order(tmp_path: Path, folder: Path) -> None:
    result = kronika("extract", "pages", "--json", cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, b"")
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [one["title"] for one in found] == [f"Povodeň {n} ustupuje z města" for n in range(21)]
    assert (found[0]["file"], found[20]["file"]) == ("pages/00.html", "pages/more/20.html.gz")


def test_a_folder_becomes_a_folder(tmp_path: Path, folder: Path) -> None:
    (folder / "more" / "binary.html").write_bytes(b"\x00\x01\x02" * 900)
    result = kronika("extract", "pages", "-f", "tei", "-o", "out", cwd=tmp_path)
    lines = result.stderr.decode().splitlines()
    assert result.returncode == 9
    assert lines[0].startswith("failed pages/more/binary.html: ")
    assert lines[1] == "Error: 1 of 22 pages could not be read; the others are done."
    made = sorted(
        path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*") if path.is_file()
    )
    assert made == [*(f"{n:02}.tei.xml" for n in range(20)), "more/20.tei.xml"]
    assert all(etree.parse(tmp_path / "out" / name) is not None for name in made)


@pytest.mark.parametrize("form", ["xml", "tei", "markdown", "text"])
def test_a_warc_becomes_one_file(tmp_path: Path, form: str) -> None:
    (tmp_path / "crawl.warc.gz").write_bytes(packed([response(n) for n in range(3)]))
    result = kronika("extract", "crawl.warc.gz", "-f", form, "-o", "all.out", "--processes", "1", cwd=tmp_path)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    text = (tmp_path / "all.out").read_text("utf-8")
    if form in ("xml", "tei"):
        etree.fromstring(text.encode("utf-8"))
    assert [f"Povodeň {n} ustupuje z města" in text for n in range(3)] == [True] * 3


def test_a_broken_warc_gives_what_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "crawl.warc.gz").write_bytes(packed([response(n) for n in range(3)])[:-50])
    result = kronika("extract", "crawl.warc.gz", "--json", "--processes", "0", cwd=tmp_path)
    assert result.returncode == 9
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [one["url"] for one in found] == ["http://a.example/0.html", "http://a.example/1.html"]
    assert "the file ends in the middle of a record" in result.stderr.decode()


def test_several_places_at_once(tmp_path: Path, folder: Path) -> None:
    places = ["pages/01.html", "-", "absent.html", "http://127.0.0.1:9/"]
    result = kronika("extract", *places, "--json", cwd=tmp_path, stdin=page(7).encode())
    assert result.returncode == 9
    assert [json.loads(line)["title"][:9] for line in result.stdout.splitlines()] == ["Povodeň 1", "Povodeň 7"]
    assert "failed absent.html: There is no file" in result.stderr.decode()
    assert "2 of 4 pages could not be read" in result.stderr.decode()


def test_one_page_into_a_file_and_into_a_folder(tmp_path: Path, folder: Path) -> None:
    assert kronika("extract", "pages/01.html", "-f", "markdown", "-o", "a.md", cwd=tmp_path).returncode == 0
    assert kronika("extract", "pages/01.html", "-f", "json", "-o", "out/", cwd=tmp_path).returncode == 0
    assert "# Povodeň 1 ustupuje z města" in (tmp_path / "a.md").read_text("utf-8")
    assert json.loads((tmp_path / "out" / "01.json").read_text("utf-8"))["file"] == "pages/01.html"


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["pages", "--format", "pdf"], 2, "known: text, json, markdown"),
        (["pages", "--json", "--format", "xml"], 2, "do not go together"),
        (["pages", "--url", "http://a.example/"], 2, "one page"),
        (["pages", "--option", "nonsense"], 2, "NAME=VALUE"),
        (["pages", "--option", "nonsense=1"], 2, "no option “nonsense”"),
        (["pages", "--engine", "magic"], 2, "magic"),
        (["pages", "-o", "pages/01.html/below"], 2, "cannot be written"),
        (["-", "-", "--json"], 2, "only once"),
        (["empty"], 2, "is a folder without pages"),
    ],
)
def test_bad_requests_are_one_sentence(
    tmp_path: Path, folder: Path, arguments: list[str], code: int, said: str
) -> None:
    (tmp_path / "empty").mkdir()
    assert_sentence(kronika("extract", *arguments, cwd=tmp_path), code, said)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full disk at hand")
@pytest.mark.parametrize("places", [["pages"], ["pages/01.html"]])
def test_a_full_disk_is_one_sentence(tmp_path: Path, folder: Path, places: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            [PROGRAM, "extract", *places, "--json", "--processes", "0"],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env=ENV,
        )
    assert result.returncode == 5
    assert result.stderr.decode().splitlines() == [
        "Error: The disk is full; standard output could not be written; make room and run it again."
    ]


def test_a_narrow_output_still_gets_whole_documents(tmp_path: Path, folder: Path) -> None:
    narrow = {"PYTHONIOENCODING": "ascii", "LANG": "C", "PYTHONUTF8": "0"}
    for form in ("xml", "json"):
        result = kronika("extract", "pages/01.html", "-f", form, cwd=tmp_path, env=narrow)
        text = result.stdout.decode("ascii")
        title = (
            json.loads(text)["title"] if form == "json" else etree.fromstring(text.encode()).findtext("metadata/title")
        )
        assert title == "Povodeň 1 ustupuje z města"


def test_a_stop_keeps_what_is_done(tmp_path: Path) -> None:
    place = tmp_path / "pages"
    place.mkdir()
    for number in range(3_000):
        (place / f"{number:04}.html").write_text(page(number), encoding="utf-8")
    running = subprocess.Popen(
        [PROGRAM, "extract", "pages", "--json", "-o", "out", "--processes", "1"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        env=ENV,
    )
    out = tmp_path / "out"
    for _ in range(1_200):
        if out.is_dir() and any(out.iterdir()):
            break
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=120)
    made = sorted(path.name for path in out.iterdir())
    assert running.returncode == 130
    assert f"Stopped; the {len(made)} articles that were finished are written." in said.decode()
    assert 0 < len(made) < 3_000
    assert made == [f"{number:04}.json" for number in range(len(made))]
    assert all(json.loads((out / name).read_text("utf-8"))["title"] for name in made)


def test_a_terminal_sees_progress_and_a_pipe_does_not(tmp_path: Path, folder: Path) -> None:
    ours, theirs = pty.openpty()
    result = subprocess.run(
        [PROGRAM, "extract", "pages", "--json", "--processes", "0"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=False,
        env=ENV | {"TERM": "xterm", "COLUMNS": "120"},
    )
    os.close(theirs)
    seen = b""
    while True:
        try:
            piece = os.read(ours, 65_536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        seen += piece
    os.close(ours)
    assert len(result.stdout.splitlines()) == 21
    assert b"Extracting" in seen
    assert b"21 of 21 pages" in seen


def test_the_reader_of_a_pipe_may_leave(tmp_path: Path, folder: Path) -> None:
    command = f"'{PROGRAM}' extract pages --json --processes 0 | head -c 1 >/dev/null"
    result = subprocess.run(
        ["/bin/sh", "-c", command], cwd=tmp_path, capture_output=True, check=False, env=ENV, timeout=120
    )
    assert result.stderr == b""
