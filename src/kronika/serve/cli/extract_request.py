"""What `kronika extract` was asked for, checked before any page is read."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from kronika.model.errors import InputError, UnknownName

STANDARD_INPUT = "-"
OURS = ("html", "url", "lang", "content_type", "now", "engine")  # arguments of extraction, no options of an engine


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Which pages, how they are read, and where the articles go."""

    places: tuple[str, ...]
    url: str | None
    lang: str | None
    engine: str
    options: Mapping[str, str]
    format: str
    output: str | None
    processes: int | None
    recipes: bool = True
    browser: bool = False

    def check(self) -> None:
        """Refuse what cannot work, in a sentence."""
        from kronika.extract.output.format import format_of

        format_of(self.format)
        if self.places.count(STANDARD_INPUT) > 1:
            raise InputError("Standard input can be read only once; give - once.")
        if self.url is not None and is_many(self):
            raise InputError("--url names the address of one page; it cannot be the address of many.")
        if self.browser and (is_many(self) or not self.places[0].lower().startswith(("http://", "https://"))):
            raise InputError("--browser opens one address; for many pages collect a source with --option browser=yes.")


def is_many(request: Request) -> bool:
    """More than one page, or a place that may hold more."""
    from kronika.flow.page_files import is_archive
    from kronika.flow.places import is_on_disk

    if len(request.places) > 1:
        return True
    place = request.places[0]
    return is_on_disk(place) and (Path(place).is_dir() or is_archive(Path(place)))


def is_folder(output: str, *, many: bool) -> bool:
    """Whether the output is a folder with a file for each page: it is one, ends with a slash, or has no ending."""
    path = Path(output)
    return path.is_dir() or output.endswith("/") or (many and not path.suffix and not path.is_file())


def read_options(engine: str, given: Sequence[str]) -> dict[str, str]:
    """NAME=VALUE pairs; the engine checks them before the first page is read, so that a slip is told once."""
    from kronika.extract.article import check_engine
    from kronika.extract.engine import FOLDER
    from kronika.extract.options import read_options as check_options
    from kronika.registry import kind

    check_engine(engine)
    found: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not (name.strip() and equals):
            raise InputError(f"--option takes NAME=VALUE, for instance min_body=200, not “{pair}”.")
        found[name.strip()] = value
    check_options(kind(FOLDER, engine).options, found, engine=engine)
    for name in OURS:
        if name in found:
            raise UnknownName(f"“{name}” is no option of the engine {engine}.")
    return found


def is_narrow() -> bool:
    """Standard output cannot write all letters."""
    return "utf" not in (sys.stdout.encoding or "").lower()
