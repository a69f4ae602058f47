"""Where an index lies: one folder a generation and a file that names the one in use, so that a new one takes its place at once."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import tantivy

from kronika.index.complaints import translated
from kronika.index.fields import VERSION, schema
from kronika.lang.language import languages
from kronika.model.errors import IndexDamaged

CURRENT = "current"  # names the generation in use
MADE_BY = "made_by.json"  # in every generation
META = "meta.json"  # tantivy's list of segments: it changes with every commit
GENERATION = "g"
DICTIONARIES = ("simplemma", "morfeusz2", "pymorphy3", "pymorphy3-dicts-ru")
REBUILD = "“kronika index build” makes it anew"


def present(folder: Path) -> Path | None:
    """The generation in use; None when there is none."""
    try:
        name = (folder / CURRENT).read_text(encoding="utf-8").strip()
    except (FileNotFoundError, NotADirectoryError, UnicodeDecodeError):
        return None
    return folder / name if name.startswith(GENERATION) and "/" not in name else None


def begin(folder: Path, chronicle: str) -> tuple[tantivy.Index, Path]:
    """A new, empty generation; nobody uses it before `take_over`."""
    with translated(folder):
        folder.mkdir(parents=True, exist_ok=True)
        taken = [int(path.name[1:]) for path in folder.glob(f"{GENERATION}*") if path.name[1:].isdecimal()]
        place = folder / f"{GENERATION}{max(taken, default=0) + 1}"
        place.mkdir()
        (place / MADE_BY).write_text(json.dumps(made_by(chronicle), indent=1), encoding="utf-8")
        return tantivy.Index(schema(), path=str(place)), place


def take_over(folder: Path, place: Path) -> None:
    """Make a generation the one in use, at once, and clear the others away; who still reads them may go on."""
    with translated(folder):
        beside = folder / f"{CURRENT}.new"
        beside.write_text(place.name, encoding="utf-8")
        os.replace(beside, folder / CURRENT)
    clear(folder)


def clear(folder: Path) -> None:
    """Take away all generations but the one in use: builds that were broken off, and what was replaced."""
    used = present(folder)
    for place in folder.glob(f"{GENERATION}*"):
        if place != used and place.name[1:].isdecimal():
            shutil.rmtree(place, ignore_errors=True)  # nobody needs it, and the next build tries again


def open_generation(folder: Path, chronicle: str) -> tuple[tantivy.Index, Path]:
    """The generation in use, after a look whether it is whole and ours."""
    place = present(folder)
    if place is None or not place.is_dir():
        raise IndexDamaged(f"There is no search index in {folder}; {REBUILD}.")
    check(place, chronicle)
    with translated(folder):
        opened = tantivy.Index.open(str(place))
        opened.config_reader("manual")
        opened.reload()
    return opened, place


def check(place: Path, chronicle: str) -> None:
    """Refuse an index that this program cannot read, or that is of another chronicle."""
    try:
        told = json.loads((place / MADE_BY).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise IndexDamaged(f"The search index in {place} is damaged; {REBUILD}.") from error
    wanted = made_by(chronicle)
    if not isinstance(told, dict) or told != wanted:
        differ = ", ".join(name for name in wanted if not isinstance(told, dict) or told.get(name) != wanted[name])
        raise IndexDamaged(f"The search index in {place} is of another version ({differ or 'unknown'}); {REBUILD}.")
    if not (place / META).is_file():
        raise IndexDamaged(f"The search index in {place} is not whole; {REBUILD}.")


def made_by(chronicle: str) -> Mapping[str, str]:
    """What decides what an index looks like, each by its name: fields, words, and the chronicle it is of."""
    return {
        "fields": str(VERSION),
        "tantivy": version("tantivy"),
        "dictionaries": dictionaries(),
        "chronicle": chronicle,
    }


@cache
def dictionaries() -> str:
    """A fingerprint of what tells the dictionary forms of words."""
    told = [f"{package} {installed(package)}" for package in DICTIONARIES]
    for code, tongue in sorted(languages().items()):
        exceptions, endings = sorted(tongue.lemma_exceptions.items()), sorted(tongue.lemma_endings.items())
        told.append(repr((code, exceptions, endings, tongue.lemma_kept)))
    return blake2b("\n".join(told).encode(), digest_size=8).hexdigest()


def installed(package: str) -> str:
    """The version of a package; empty when it is not there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
