"""A big file, to the disk: through the same door and guard as pages, piece by piece, taken up again where it broke off."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from yarl import URL

from kronika.fetch.address import follow, read
from kronika.fetch.backoff import retry_after, wait_after
from kronika.fetch.door import Door, Take
from kronika.fetch.guard import Guard
from kronika.fetch.identity import user_agent
from kronika.fetch.trouble import Trouble
from kronika.fetch.verdicts import REDIRECTS, TRIED_AGAIN, kind_of
from kronika.model.clock import Clock
from kronika.model.errors import BadFile, FetchError
from kronika.model.failure import FailureKind
from kronika.model.page import Headers, find_header
from kronika.settings import FetchSettings

PART, ABOUT = ".part", ".part.json"  # what is there of the file so far, and of which version it is

Tell = Callable[[int, int], None]
"""Bytes that are there, and how many there will be; 0 when nobody knows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A file and where it goes. Above `most` bytes it is refused."""

    url: str
    to: Path
    most: int


def download(wanted: Wanted, settings: FetchSettings, *, clock: Clock, tell: Tell = lambda done, total: None) -> Path:
    """Fetch a file; FetchError when it cannot be had. What has come is kept, and the next call goes on from there."""
    read(wanted.url)
    wanted.to.parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(Download(wanted, settings, clock, tell).run())
    return wanted.to


class Download:
    """One file on its way."""

    def __init__(self, wanted: Wanted, settings: FetchSettings, clock: Clock, tell: Tell) -> None:
        self._wanted = wanted
        self._settings = settings
        self._clock = clock
        self._tell = tell
        self._part = wanted.to.with_name(wanted.to.name + PART)
        self._about = wanted.to.with_name(wanted.to.name + ABOUT)
        self._asked_to_wait: float | None = None

    async def run(self) -> None:
        """Try as often as pages are tried, with the same patience; then put the whole file in its place."""
        door = Door(Guard(self._settings.allow), user_agent(self._settings))
        failures = 0
        try:
            while True:
                try:
                    await self._once(door)
                    break
                except FetchError as error:
                    failures += 1
                    wait = max(wait_after(failures, self._settings.max_wait), self._asked_to_wait or 0.0)
                    if not TRIED_AGAIN[error.kind] or failures >= self._settings.retries:
                        raise
                    if wait > self._settings.max_wait:
                        raise
                await asyncio.sleep(wait)
        finally:
            await door.close()
        self._part.replace(self._wanted.to)
        self._about.unlink(missing_ok=True)

    async def _once(self, door: Door) -> None:
        """One request for what is missing, along its redirects."""
        url = read(self._wanted.url)
        for _ in range(self._settings.max_redirects + 1):
            target = await self._ask(door, url)
            if target is None:
                return
            url = target
        raise Trouble(
            f"{self._wanted.url} leads on and on; {self._settings.max_redirects} redirects were followed.",
            kind=FailureKind.REDIRECTS,
        )

    async def _ask(self, door: Door, url: URL) -> URL | None:
        """Ask one address; where a redirect leads, or None when the file is whole."""
        have, version = self._so_far()
        extra = {"Accept-Encoding": "identity", "Accept": "*/*"}
        if have:
            extra |= {"Range": f"bytes={have}-", "If-Range": version}
        self._asked_to_wait = None
        with Receiver(self._part, self._about, have, self._wanted.most, self._tell) as receiver:
            try:
                async with asyncio.timeout(self._settings.max_seconds) as deadline:
                    receiver.alive = lambda: deadline.reschedule(
                        asyncio.get_running_loop().time() + self._settings.max_seconds
                    )
                    answer = await door.save(url, extra, receiver.begin)
            except TimeoutError as error:
                raise Trouble(
                    f"{url.host} sent nothing for {self._settings.max_seconds:g} s.", kind=FailureKind.TIMEOUT
                ) from error
        if answer.status in REDIRECTS:
            return follow(url, answer.header("location") or "")
        if answer.status == 416:
            self._forget()
            raise Trouble(f"{url} has changed since it was begun.", kind=FailureKind.BROKEN_ANSWER)
        if answer.status not in (200, 206):
            self._asked_to_wait = retry_after(answer.header("retry-after"), self._clock())
            raise Trouble(f"{url} answered with status {answer.status}.", kind=kind_of(answer.status))
        if receiver.total and receiver.done < receiver.total:
            raise Trouble(f"{url} was cut off in the middle.", kind=FailureKind.BROKEN_ANSWER)
        return None

    def _so_far(self) -> tuple[int, str]:
        """How much is there, if it is known of which version of the file."""
        try:
            about = json.loads(self._about.read_text(encoding="utf-8"))
            if about["url"] == self._wanted.url and about["version"]:
                return self._part.stat().st_size, str(about["version"])
        except (OSError, ValueError, KeyError, TypeError):
            pass  # nothing was begun, or nothing that could be gone on with
        self._forget()
        self._about.write_text(json.dumps({"url": self._wanted.url, "version": ""}), encoding="utf-8")
        return 0, ""

    def _forget(self) -> None:
        self._part.unlink(missing_ok=True)
        self._about.unlink(missing_ok=True)


class Receiver:
    """Takes the pieces of an answer and writes them where they belong."""

    def __init__(self, part: Path, about: Path, have: int, most: int, tell: Tell) -> None:
        self._part = part
        self._about = about
        self._most = most
        self._tell = tell
        self._file: IO[bytes] | None = None
        self.alive: Callable[[], None] = lambda: None
        self.done = have
        self.total = 0

    def __enter__(self) -> Receiver:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def begin(self, status: int, headers: Headers) -> Take | None:
        """Go on with what is there for 206, begin anew for 200; anything else has no body for us."""
        if status not in (200, 206):
            return None
        if status == 200:
            self.done = 0
            self._note_version(find_header(headers, "etag") or find_header(headers, "last-modified") or "")
        length = find_header(headers, "content-length") or ""
        self.total = self.done + int(length) if length.isdigit() else 0
        self._check(self.total)
        self._file = self._part.open("ab" if status == 206 else "wb")
        return self._take

    def _take(self, piece: bytes) -> None:
        self.alive()
        self.done += len(piece)
        self._check(self.done)
        if self._file is not None:
            self._file.write(piece)
        self._tell(self.done, self.total)

    def _check(self, size: int) -> None:
        if size > self._most:
            raise BadFile(f"The file is larger than {self._most:,} bytes, which is more than it should be; not kept.")

    def _note_version(self, version: str) -> None:
        about = json.loads(self._about.read_text(encoding="utf-8"))
        weak = version.startswith("W/")  # says “nearly the same”, which is not enough to join two halves
        self._about.write_text(json.dumps(about | {"version": "" if weak else version}), encoding="utf-8")
