"""A big file comes to the disk whole or not at all: resumed where it broke off, capped, guarded, along redirects."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from aiohttp import web

from kronika.fetch.download import Wanted, download
from kronika.model.clock import system_clock
from kronika.model.errors import BadFile, FetchError
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite

BODY = bytes(range(256)) * 2000


def wanted(site: LocalSite, tmp_path: Path, path: str = "/model.zip", most: int = 1_000_000) -> Wanted:
    return Wanted(url=site.url(path), to=tmp_path / "m" / "model.zip", most=most)


def names(tmp_path: Path) -> list[str]:
    return sorted(path.name for path in (tmp_path / "m").iterdir())


def hasty(settings: FetchSettings, **more: object) -> FetchSettings:
    """Settings that try once, so that nobody waits in a test."""
    return settings.model_copy(update={"retries": 1, **more})


def breaking(site: LocalSite, tag: str | None = '"v1"', at: int = 300_000) -> list[str]:
    """A server that breaks off the first answer and gives the rest to who asks for it; gives the ranges asked for."""
    ranges: list[str] = []

    @site.on("/model.zip")
    async def answer(request: web.Request) -> web.StreamResponse:
        asked = request.headers.get("Range", "")
        ranges.append(asked)
        start = int(asked.removeprefix("bytes=").rstrip("-")) if asked else 0
        if asked and request.headers["If-Range"] != tag:
            start = 0
        headers = {"ETag": tag} if tag else {}
        headers["Content-Length"] = str(len(BODY) - start)
        response = web.StreamResponse(status=206 if start else 200, headers=headers)
        await response.prepare(request)
        await response.write(BODY[start : at if len(ranges) == 1 else None])
        if len(ranges) == 1 and request.transport is not None:
            await asyncio.sleep(0.05)
            request.transport.abort()
        return response

    return ranges


def test_a_file_comes_whole_and_its_progress_is_told(site: LocalSite, settings: FetchSettings, tmp_path: Path) -> None:
    site.page("/model.zip", BODY)
    told: list[tuple[int, int]] = []
    path = download(
        wanted(site, tmp_path), settings, clock=system_clock, tell=lambda done, total: told.append((done, total))
    )
    assert path.read_bytes() == BODY
    assert told[-1] == (len(BODY), len(BODY))
    assert names(tmp_path) == ["model.zip"]


def test_what_broke_off_is_taken_up_by_the_next_call(site: LocalSite, settings: FetchSettings, tmp_path: Path) -> None:
    ranges = breaking(site)
    with pytest.raises(FetchError):
        download(wanted(site, tmp_path), hasty(settings), clock=system_clock)
    assert names(tmp_path) == ["model.zip.part", "model.zip.part.json"]
    have = (tmp_path / "m" / "model.zip.part").stat().st_size
    assert have > 0
    assert download(wanted(site, tmp_path), settings, clock=system_clock).read_bytes() == BODY
    assert ranges == ["", f"bytes={have}-"]


def test_halves_of_different_versions_are_not_joined(site: LocalSite, settings: FetchSettings, tmp_path: Path) -> None:
    ranges = breaking(site, tag=None)  # nobody can tell whether the rest belongs to it
    with pytest.raises(FetchError):
        download(wanted(site, tmp_path), hasty(settings), clock=system_clock)
    assert download(wanted(site, tmp_path), settings, clock=system_clock).read_bytes() == BODY
    assert ranges == ["", ""]


def test_a_file_above_the_cap_is_refused(site: LocalSite, settings: FetchSettings, tmp_path: Path) -> None:
    site.page("/model.zip", BODY)
    with pytest.raises(BadFile, match="larger"):
        download(wanted(site, tmp_path, most=1000), settings, clock=system_clock)
    assert "model.zip" not in names(tmp_path)


def test_redirects_are_followed_and_guarded(site: LocalSite, settings: FetchSettings, tmp_path: Path) -> None:
    site.page("/model.zip", BODY)
    site.page("/old", b"", 302, Location="/model.zip")
    site.page("/out", b"", 302, Location="http://10.0.0.1/model.zip")
    site.page("/round", b"", 302, Location="/round")
    assert download(wanted(site, tmp_path, "/old"), settings, clock=system_clock).read_bytes() == BODY
    with pytest.raises(FetchError) as refused:
        download(wanted(site, tmp_path, "/out"), settings, clock=system_clock)
    assert refused.value.kind is FailureKind.REFUSED_ADDRESS
    with pytest.raises(FetchError) as endless:
        download(wanted(site, tmp_path, "/round"), settings, clock=system_clock)
    assert endless.value.kind is FailureKind.REDIRECTS


def test_a_missing_file_and_a_silent_server_are_told(site: LocalSite, settings: FetchSettings, tmp_path: Path) -> None:
    with pytest.raises(FetchError) as missing:
        download(wanted(site, tmp_path, "/none"), settings, clock=system_clock)
    assert missing.value.kind is FailureKind.NOT_FOUND

    @site.on("/slow")
    async def silent(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await response.write(b"a")
        await asyncio.sleep(5)
        return response

    with pytest.raises(FetchError) as stalled:
        download(wanted(site, tmp_path, "/slow"), hasty(settings, max_seconds=0.2), clock=system_clock)
    assert stalled.value.kind is FailureKind.TIMEOUT
