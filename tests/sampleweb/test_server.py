"""The server: hosts, clock, log, conditional requests, packing, and no orphans."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from kronika.model.errors import PartMissing
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import serve_in_process


def test_the_front_page_names_every_site(web):
    page = httpx.get(f"http://127.0.0.1:{web.port}/").text
    assert f'href="http://labirynt.localhost:{web.port}/"' in page
    assert "Nasty corners" in page


def test_an_unknown_host_is_told_which_there_are(visit):
    answer = visit("nie-ma-mnie")
    assert answer.status_code == 421
    assert "labirynt" in answer.text


def test_the_clock_moves_only_when_pushed(web, visit):
    assert web.now() == NOW
    assert visit("labirynt", "/").headers["date"] == "Tue, 31 Mar 2026 18:00:00 GMT"
    web.set_now(NOW + timedelta(days=1))
    assert visit("labirynt", "/").headers["date"] == "Wed, 01 Apr 2026 18:00:00 GMT"
    assert "kwiecień 2026" in visit("labirynt", "/kalendarz").text


def test_a_clock_that_makes_no_sense_is_refused(web, visit):
    answer = visit("control", "/clock", method="PUT", content="jutro")
    assert answer.status_code == 400
    assert web.now() == NOW


def test_a_moment_without_zone_is_taken_as_utc(web, visit):
    visit("control", "/clock", method="PUT", content="2026-02-01T10:00:00")
    assert web.now() == datetime(2026, 2, 1, 10, tzinfo=UTC)


def test_the_same_page_has_the_same_bytes_whatever_was_asked_before(web, visit):
    first = visit("labirynt", "/a").content
    for path in ("/", "/sesja/1", "/kalendarz"):
        visit("labirynt", path)
    web.set_now(NOW + timedelta(days=3))
    visit("labirynt", "/a")
    web.set_now(NOW)
    assert visit("labirynt", "/a").content == first
    with serve_in_process() as other:
        again = httpx.get(
            f"http://127.0.0.1:{other.port}/a", headers={"Host": f"labirynt.localhost:{web.port}"}
        ).content
    assert again.replace(str(other.port).encode(), str(web.port).encode()) == first


def test_the_log_tells_who_asked_for_what_in_order(web, visit):
    visit("labirynt", "/kalendarz?rok=2030", headers={"User-Agent": "Kronika/test"})
    visit("labirynt", "/brak", method="HEAD")
    log = web.log()
    assert [(entry["host"], entry["method"], entry["path"], entry["query"], entry["status"]) for entry in log] == [
        ("labirynt", "GET", "/kalendarz", "rok=2030", 200),
        ("labirynt", "HEAD", "/brak", "", 404),
    ]
    assert log[0]["user_agent"] == "Kronika/test"
    assert log[0]["at"] <= log[1]["at"]
    assert web.asked() == 2
    web.reset()
    assert (web.log(), web.asked()) == ([], 0)


def test_a_known_page_is_not_sent_again(web, visit):
    first = visit("labirynt", "/a")
    again = visit("labirynt", "/a", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert web.log()[-1]["if_none_match"] == first.headers["etag"]
    changed = visit("labirynt", "/a", headers={"If-None-Match": '"anything else"'})
    assert (changed.status_code, changed.content) == (200, first.content)


def test_a_page_that_differs_at_every_visit_has_no_tag(visit):
    assert "etag" not in visit("labirynt", "/sesja/1").headers


def test_head_tells_the_length_and_sends_nothing(visit):
    head = visit("labirynt", "/a", method="HEAD", headers={"Accept-Encoding": "identity"})
    full = visit("labirynt", "/a", headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == full.headers["content-length"] == str(len(full.content))


def test_text_is_packed_for_those_who_can_unpack(web, visit):
    plain = visit("labirynt", "/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with httpx.stream(
        "GET", f"http://127.0.0.1:{web.port}/", headers={"Host": "labirynt.localhost", "Accept-Encoding": "gzip"}
    ) as packed:
        raw = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content


def test_the_control_host_tells_the_truth(visit):
    truths = visit("control", "/truth?host=labirynt").json()
    assert {truth["path"] for truth in truths} >= {"/", "/a", "/wroga"}
    assert visit("control", "/truth?host=nikt").status_code == 404


def test_it_ends_with_its_parent_even_when_that_is_killed():
    program = (
        "import os, sys\n"
        "from kronika.sampleweb.server import serve_in_process\n"
        "server = serve_in_process()\n"
        "print(server._process.pid, flush=True)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    child = int(run.stdout)
    for _ in range(200):
        if not is_alive(child):
            return
        time.sleep(0.05)
    pytest.fail("The sample web outlived its parent.")


def test_stop_twice_is_once():
    server = serve_in_process()
    server.stop()
    server.stop()
    assert not is_alive(server._process.pid)


def test_a_taken_port_is_one_clear_sentence(web):
    with pytest.raises(PartMissing, match="did not start"):
        serve_in_process(port=web.port)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        os.kill(pid, 0)
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
