"""The manifest beside an export: what it is, what it was made from, and the hash of every file and of the whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from kronika import __version__
from kronika.flow.outputs import told, write_whole
from kronika.model.corpus import Corpus
from kronika.model.errors import BadFile

VERSION = 1
NAME = "manifest.json"
HASHES = "articles.sha256"
RULE = (
    "sha256 of the JSON array [url, at, title, lead, body] in UTF-8, without white space between values, the time in UTC; "
    f"{HASHES} has one hash a line in the order of the articles, and the sha256 of that file is the hash of the corpus"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PartFile:
    """One file of an export."""

    file: str
    articles: int
    first: int  # number of its first article
    bytes: int
    sha256: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """All that is promised of an export."""

    name: str
    format: str
    hash: str  # of the corpus
    articles: int
    words: int = 0
    question: Mapping[str, Any] = field(default_factory=dict)
    note: str = ""
    frozen: str | None = None
    exported: str | None = None
    gzip: bool = False
    part_size: int = 0  # articles of a part; 0: all are in one
    parts: tuple[PartFile, ...] = ()
    hashes: str = HASHES
    rule: str = RULE
    kronika: str = __version__
    manifest: int = VERSION

    @property
    def identity(self) -> list[Any]:
        """What two exports have in common whose parts can be put together."""
        return [self.hash, self.format, self.gzip, self.part_size, self.manifest]


def places(target: Path, *, single: bool) -> tuple[Path, Path]:
    """Where the manifest and the list of hashes go: into the folder, or beside the one file."""
    if single:
        return target.with_name(f"{target.name}.{NAME}"), target.with_name(f"{target.name}.{HASHES}")
    return target / NAME, target / HASHES


def question_values(corpus: Corpus) -> dict[str, Any]:
    """The question of a corpus; what says nothing is left out."""
    values = {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in asdict(corpus.question).items()
    }
    return {name: value for name, value in values.items() if value}


def write_manifest(path: Path, manifest: Manifest) -> None:
    """The last file of an export: when it is there, all are."""
    with told(path):
        write_whole(path, json.dumps(asdict(manifest), ensure_ascii=False, indent=1) + "\n")


def read_manifest(path: Path) -> Manifest:
    """A manifest, or a sentence what is wrong with it."""
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
        if values["manifest"] > VERSION:
            raise BadFile(f"{path} was written by a newer Kronika ({values.get('kronika')}).")
        parts = tuple(PartFile(**part) for part in values.pop("parts"))
        return Manifest(parts=parts, **values)
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from error
    except (ValueError, KeyError, TypeError) as error:
        raise BadFile(f"{path} is no manifest of a corpus: {error}.") from error


def sum_of(path: Path) -> str:
    """The hash of a file."""
    total = sha256()
    with path.open("rb") as file:
        while piece := file.read(1 << 20):
            total.update(piece)
    return total.hexdigest()
