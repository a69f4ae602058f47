"""The files of an export: each takes its name when it is whole, and a list of the whole ones lets a killed export go on."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from kronika.flow.outputs import part_of, told, write_whole

LIST = ".kronika-export.json"
PART = re.compile(r"\..+\.(\d+)\.part")


class Folder:
    """The folder an export goes to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with told(path):
            path.mkdir(parents=True, exist_ok=True)
        clear_leftovers(path)
        self._whole: dict[str, Any] = read_list(path / LIST)

    def has(self, key: str, state: object) -> bool:
        """Whether what belongs to `key` was written whole from this very state, and is still there."""
        entry = self._whole.get(key)
        return (
            isinstance(entry, dict)
            and entry.get("state") == state
            and all(size_of(self.path / name) == size for name, size in entry.get("files", {}).items())
        )

    def done(self, key: str, state: object, files: list[Path]) -> None:
        """Note that these files are whole; files of an earlier export of the same thing that are not among them go."""
        names = {path.name: size_of(path) for path in files}
        before = self._whole.get(key)
        for name in before.get("files", {}) if isinstance(before, dict) else ():
            if name not in names and Path(name).name == name:
                (self.path / name).unlink(missing_ok=True)
        self._whole[key] = {"state": state, "files": names}
        with told(self.path / LIST):
            write_whole(self.path / LIST, json.dumps(self._whole, indent=1, ensure_ascii=False))


@contextmanager
def whole_file(path: Path, *, packed: bool = False) -> Iterator[IO[bytes]]:
    """A file that appears under its name only when it is whole."""
    part = part_of(path)
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        raw = part.open("wb")
    try:
        with told(path):
            if packed:
                with gzip.GzipFile(filename="", fileobj=raw, mode="wb", mtime=0) as content:
                    yield content  # type: ignore[misc]
            else:
                yield raw
            raw.flush()
            os.fsync(raw.fileno())
            raw.close()
            part.replace(path)
    finally:
        with suppress(OSError):
            raw.close()
        part.unlink(missing_ok=True)


def clear_leftovers(folder: Path) -> None:
    """Remove the halves that a killed export left; those of a living one are its own."""
    for path in folder.iterdir():
        found = PART.fullmatch(path.name)
        if found and not is_alive(int(found[1])):
            path.unlink(missing_ok=True)


def is_alive(process: int) -> bool:
    """Whether a process of this machine still runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True


def read_list(path: Path) -> dict[str, Any]:
    """The whole files of earlier calls; a list that cannot be read only costs time."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def size_of(path: Path) -> int:
    """Bytes; -1 for what is not there."""
    try:
        return path.stat().st_size
    except OSError:
        return -1
