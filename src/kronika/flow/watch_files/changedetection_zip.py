"""changedetection.io's backup: a zip with one list, or with a file for every watch and every tag."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Iterator
from typing import Any

from kronika.flow.watch_files.changedetection import line_of, read_changedetection, tags_in
from kronika.flow.watch_files.entry import LARGEST_TEXT, MOST, Fault, Line
from kronika.flow.watch_files.plain_list import read_list
from kronika.model.errors import BadFile

OLD_LIST, SETTINGS, WATCH, TAG = "url-watches.json", "changedetection.json", "watch.json", "tag.json"
PLAIN_LISTS = ("url-list-with-tags.txt", "url-list.txt")
LARGEST_MEMBER = 5_000_000  # of one watch
MOST_MEMBERS = 2_000_000
BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError, ValueError)


def read_zip(body: bytes, name: str) -> Iterator[Line]:
    """The watches of a backup; the stored pages in it are not looked at."""
    try:
        backup = zipfile.ZipFile(io.BytesIO(body))
    except BROKEN as error:
        raise BadFile(f"{name} is no zip file that can be read; make the backup again.") from error
    with backup:
        members = {info.filename: info for info in backup.infolist()[:MOST_MEMBERS]}
        files = [path for path in members if last(path) == WATCH]
        if files:
            yield from by_files(backup, sorted(files)[:MOST], members)
        elif OLD_LIST in members:
            yield from read_changedetection(content(backup, members[OLD_LIST], LARGEST_TEXT), OLD_LIST)
        else:
            yield from plain_list(backup, members, name)


def by_files(backup: zipfile.ZipFile, files: list[str], members: dict[str, zipfile.ZipInfo]) -> Iterator[Line]:
    """One file a watch; the tags lie in files of their own, or in the settings."""
    tags = dict(tags_in(parsed(backup, members[SETTINGS]) or {})) if SETTINGS in members else {}
    for path in members:
        if last(path) == TAG and (tag := parsed(backup, members[path])):
            tags[str(tag.get("uuid") or path.split("/")[-2])] = str(tag.get("title") or "")
    for number, path in enumerate(files, 1):
        watch = parsed(backup, members[path])
        if watch is None:
            yield Fault(line=number, sentence=f"{path} in the backup cannot be read.")
        else:
            yield line_of(number, watch, tags)


def plain_list(backup: zipfile.ZipFile, members: dict[str, zipfile.ZipInfo], name: str) -> Iterator[Line]:
    """A backup that has nothing but the list of addresses."""
    found = next((path for path in PLAIN_LISTS if path in members), None)
    if found is None:
        raise BadFile(f"{name} is no backup of changedetection.io: it has no {WATCH}, {OLD_LIST} or {PLAIN_LISTS[1]}.")
    yield from read_list(content(backup, members[found], LARGEST_TEXT).replace("\r\n", "\n"), found)


def parsed(backup: zipfile.ZipFile, member: zipfile.ZipInfo) -> dict[str, Any] | None:
    """A JSON object of the backup; None when it is none."""
    try:
        found = json.loads(content(backup, member, LARGEST_MEMBER))
    except (BadFile, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def content(backup: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> str:
    """The text of a file in the backup, however large it says it is, up to a bound."""
    try:
        with backup.open(member) as file:
            body = file.read(most + 1)
    except BROKEN as error:
        raise BadFile(f"{member.filename} in the backup cannot be read.") from error
    if len(body) > most:
        raise BadFile(f"{member.filename} in the backup is larger than {most:,} bytes.")
    return body.decode("utf-8-sig", "replace")


def last(path: str) -> str:
    """The name of a file in a folder; empty for files that lie in none."""
    folder, _, name = path.rpartition("/")
    return name if folder else ""
