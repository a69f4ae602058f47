"""A program drives the real server: a token, a page, a change, its difference and its feed, all over HTTP."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import feedparser
import httpx
import pytest

from kronika.flow.chronicle import init_chronicle
from tests.e2e.test_commands import PROGRAM
from tests.fetch.local_site import LocalSite

TOML = """
[fetch]
allow = ["127.0.0.0/8"]
robots = false
start_delay = 0.0
max_delay = 0.0
"""
PAGE = """<html lang="en"><head><title>Opening hours</title></head><body><main><h1>Opening hours of the library</h1>
<p>The library on the square is open every working day, and readers may stay until the lights go out in the evening.</p>
<p>{line}</p><p>Whoever has no card yet can get one at the desk; children under six need no card of their own.</p></main></body></html>"""


@pytest.fixture
def site() -> Iterator[LocalSite]:
    made = LocalSite().start()
    made.page("/hours", PAGE.format(line="On Saturday the doors open at nine o'clock and close at noon.").encode())
    yield made
    made.close()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of “kronika serve”."""
    command = [PROGRAM, "serve", "--port", "0", "--no-schedule"]
    process = subprocess.Popen(command, cwd=folder, env=dict(os.environ), stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        found = re.search(r"http://\S+/", process.stderr.readline())
        assert found
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=60)
    assert process.returncode == 0


def run(folder: Path, *arguments: str, given: str = "") -> str:
    ended = subprocess.run([PROGRAM, *arguments], cwd=folder, input=given, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_from_token_to_feed(tmp_path: Path, site: LocalSite) -> None:
    folder = init_chronicle(tmp_path / "c", TOML)
    run(folder, "user", "add", "eva", "--password-stdin", given="long enough\n")
    keys = {
        scope: json.loads(run(folder, "user", "token", "add", "eva", "--scope", scope, "--json"))["token"]
        for scope in ("write", "feed")
    }
    with serving(folder) as address:
        assert httpx.get(f"{address}api/v1/watches").status_code == 401
        assert httpx.get(f"{address}healthz").json()["status"] == "ok", "the screens are there too"
        headers = {"Authorization": f"Bearer {keys['write']}"}
        with httpx.Client(base_url=f"{address}api/v1", headers=headers, timeout=120) as client:
            seen = client.post("/previews", json={"url": site.url("/hours")}).json()
            assert seen["title"] == "Opening hours of the library" and seen["words"] > 40
            made = client.post("/watches", json={"url": site.url("/hours")})
            path = made.headers["location"].removeprefix("/api/v1")
            first = client.post(f"{path}/check?wait=true")
            assert (first.status_code, first.json()["state"], first.json()["version"]) == (200, "ok", 1)
            assert client.post(f"{path}/check?wait=true").json()["state"] == "unchanged"
            site.page(
                "/hours", PAGE.format(line="On Saturday the doors open at ten o'clock and close at noon.").encode()
            )
            assert client.post(f"{path}/check?wait=true").json()["state"] == "changed"
            [change] = client.get("/changes").json()["items"]
            assert "ten" in json.dumps(change["pieces"])
            spans = client.get(f"{path}/diff").json()["changes"][0]["lines"]
            assert {"kind": "added", "text": "ten"} in [
                {**span, "text": span["text"].strip()} for line in spans for span in line
            ]
            assert b"ten o'clock" in client.get(f"{path}/versions/2/body").content
        feed = feedparser.parse(httpx.get(f"{address}feeds/user/{keys['feed']}.atom").content)
        assert not feed.bozo and len(feed.entries) == 1
