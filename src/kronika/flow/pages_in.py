"""Finds the pages of a file, a folder or a WARC file, one at a time; what cannot be read is told in its place."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath

from kronika.flow.file_names import steps_of_file
from kronika.flow.found import Found, RawPage, Spot, fault_of, unreadable
from kronika.flow.page_files import ARCHIVES, is_archive, read_file, size_of
from kronika.flow.warc_pages import archived
from kronika.model.errors import KronikaError

PAGES = (".html", ".htm", ".xhtml", ".html.gz", ".htm.gz", ".xhtml.gz")


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount:
    """How much there is to read."""

    pages: int | None  # None: nobody knows before the end
    size: int  # bytes


def measure(path: Path) -> Amount:
    """How many pages and bytes a place holds, without reading them."""
    if not path.is_dir():
        return Amount(pages=None if is_archive(path) else 1, size=size_of(path))
    count, size, known = 0, 0, True
    for file in files_in(path):
        if isinstance(file, Path):
            count += 1
            size += size_of(file)
            known = known and not file.name.lower().endswith(ARCHIVES)
    return Amount(pages=count if known else None, size=size)


def pages_in(path: Path) -> Iterator[Found]:
    """All pages of a file, a folder or a WARC file."""
    if not path.is_dir():
        yield from pages_of(path, PurePath(path.name))
        return
    for file in files_in(path):
        if isinstance(file, Path):
            yield from pages_of(file, file.relative_to(path))
        else:
            yield Spot(name=str(file.filename), steps=(path.name,)), unreadable(f"Cannot be read: {file.strerror}.")


def files_in(folder: Path) -> Iterator[Path | OSError]:
    """Files whose names say that they hold pages, folder by folder in the order of the alphabet."""
    troubles: list[OSError] = []
    for place, folders, names in os.walk(folder, onerror=troubles.append):
        folders.sort()
        for name in sorted(names):
            file = Path(place, name)
            if name.lower().endswith((*PAGES, *ARCHIVES)) and file.is_file():
                yield file
        yield from troubles
        troubles.clear()
    yield from troubles


def pages_of(path: Path, within: PurePath) -> Iterator[Found]:
    """The page of one file, or the pages of one WARC file."""
    try:
        if is_archive(path):
            yield from archived(path)
            return
        spot = Spot(name=str(path), steps=steps_of_file(within), file=str(path), read=size_of(path))
        yield spot, RawPage(body=read_file(path))
    except (KronikaError, OSError) as error:
        yield Spot(name=str(path), steps=steps_of_file(within), file=str(path)), fault_of(error)
