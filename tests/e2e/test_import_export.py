"""The real program takes in and hands on pages; killed in the middle, the next call makes it whole."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from kronika.store.store import open_store

PAGES = 1_500
KILLS = 4
WORDS = "voda řeka město most starosta rada škola úřad lidé silnice vlak noviny sobota".split()


def start(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "kronika.serve.cli.main", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def run(folder: Path, *arguments: str) -> tuple[int, str, str]:
    process = start(folder, *arguments)
    out, said = process.communicate(timeout=600)
    return process.returncode, out.decode(), said.decode()


@pytest.fixture
def crawl(tmp_path: Path) -> Path:
    """A crawl made elsewhere."""
    chance = Random(7)
    path = tmp_path / "elsewhere.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for number in range(PAGES):
            body = "".join(f"<p>{' '.join(chance.choices(WORDS, k=40))}</p>" for _ in range(8))
            url = f"http://h{number % 3}.example/{number}"
            file.write(
                json.dumps({"url": url, "html": f"<h1>{number}</h1>{body}", "at": 1_700_000_000 + number}) + "\n"
            )
    return path


def chronicle(folder: Path) -> Path:
    folder.mkdir()
    code, _, said = run(folder, "init", ".")
    assert code == 0, said
    return folder


def contents(folder: Path) -> tuple[list[tuple[object, ...]], int, list[str]]:
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        pages = store.pages.listing(limit=10_000)
        found = [(page.url, page.version, page.fetched_at, page.seen_at, page.content_hash) for page in pages]
        return sorted(found), store.jobs.waiting(), store.check()


def stored(folder: Path) -> int:
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        return len(store.pages.listing(limit=10_000))


@pytest.mark.slow
def test_an_import_killed_again_and_again_ends_like_a_calm_one(tmp_path: Path, crawl: Path) -> None:
    calm, wild = chronicle(tmp_path / "calm"), chronicle(tmp_path / "wild")
    assert run(calm, "import", str(crawl), "--site-per-host")[0] == 0
    died = 0
    for kill in range(1, KILLS + 1):
        process = start(wild, "import", str(crawl), "--site-per-host")
        deadline = time.monotonic() + 120
        while process.poll() is None and stored(wild) < kill * PAGES // (KILLS + 2) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        died += process.returncode == -signal.SIGKILL
    code, out, said = run(wild, "import", str(crawl), "--site-per-host", "--json")
    assert (code, died > 0) == (0, True), said
    assert json.loads(out)["known"] > 0
    assert contents(wild) == contents(calm)
    assert contents(wild)[1:] == (PAGES, [])


def test_an_export_killed_halfway_is_finished_by_the_next_call(tmp_path: Path, crawl: Path) -> None:
    folder = chronicle(tmp_path / "c")
    assert run(folder, "import", str(crawl), "--site-per-host")[0] == 0
    process = start(folder, "corpus", "export", "--all", "-f", "sites", "-o", "out")
    deadline = time.monotonic() + 120
    while process.poll() is None and not list((folder / "out").glob("*.jsonl")) and time.monotonic() < deadline:
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    for path in (folder / "out").glob("*.jsonl"):
        assert all(json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    code, out, said = run(folder, "corpus", "export", "--all", "-f", "sites", "-o", "out", "--json")
    assert code == 0, said
    lines = [
        line for path in (folder / "out").glob("*.jsonl") for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert len(lines) == PAGES
    assert not list((folder / "out").glob(".*.part"))
    assert json.loads(out)["kept"] + len(json.loads(out)["files"]) == 3


def test_what_cannot_be_done_is_one_sentence(tmp_path: Path) -> None:
    folder = chronicle(tmp_path / "c")
    (folder / "bad.jsonl").write_text("{no\n")
    for arguments, code, part in (
        (("import", "none.jsonl"), 2, "No such file"),
        (("import", "bad.jsonl"), 9, "could not be read"),
        (("import", "bad.jsonl", "--source", "a", "--site-per-host"), 2, "not both"),
        (("corpus", "export"), 2, "--all"),
        (("corpus", "export", "nobody"), 2, "no source called"),
        (("corpus", "export", "--all", "--json"), 2, "-o"),
        (("corpus", "export", "--all", "-o", "."), 2, "one file"),
        (("corpus", "export", "--all", "-f", "warc", "-o", "bad.jsonl"), 2, "is a file"),
    ):
        found, _, said = run(folder, *arguments)
        assert (found, part in said, "Traceback" in said) == (code, True, False), (arguments, said)


def test_articles_go_to_standard_output(tmp_path: Path, crawl: Path) -> None:
    folder = chronicle(tmp_path / "c")
    few = tmp_path / "few.jsonl"
    few.write_text("".join(crawl.read_text(encoding="utf-8").splitlines(keepends=True)[:3]), encoding="utf-8")
    assert run(folder, "import", str(few))[0] == 0
    code, out, said = run(folder, "run")  # only imports: nothing to collect, but pages to read
    assert (code, "3 read" in out) == (0, True), said
    code, out, said = run(folder, "corpus", "export", "few", "-f", "jsonl")
    assert code == 0, said
    assert [json.loads(line)["source"] for line in out.splitlines()] == ["few"] * 3


def test_a_reader_that_goes_away_ends_it_quietly(tmp_path: Path, crawl: Path) -> None:
    folder = chronicle(tmp_path / "c")
    assert run(folder, "import", str(crawl))[0] == 0
    command = f"{sys.executable} -m kronika.serve.cli.main corpus export --all -f jsonl | head -c 10"
    done = subprocess.run(
        command, shell=True, cwd=folder, capture_output=True, timeout=300, env=os.environ, check=False
    )
    assert b"Traceback" not in done.stderr
