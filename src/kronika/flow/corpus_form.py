"""What a format of corpora must tell: how its files end, how a part is written, and how its articles are read back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO, Protocol

from kronika.flow.arrival import Broken
from kronika.flow.chronicle import Chronicle
from kronika.model.corpus import CorpusEntry
from kronika.model.errors import UnknownName
from kronika.registry import kind, names

FOLDER = "kronika.flow.corpus_forms"


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What a part may say of the corpus it belongs to."""

    name: str
    file: str
    at: datetime  # when the corpus was frozen
    chronicle: Chronicle


class PartWriter(Protocol):
    """One part under way."""

    def write(self, entry: CorpusEntry) -> None:
        """One more article."""

    def close(self) -> None:
        """What stands at the end; the file itself is closed by whoever opened it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpusForm:
    """A way of writing corpora down; a module of `corpus_forms/` sets KIND to one."""

    suffix: str
    begin: Callable[[IO[bytes], About], PartWriter]
    read: Callable[[Path], Iterator[CorpusEntry | Broken]]
    carries: str  # one sentence: what comes back from it
    analysis: bool = False  # whether what is told of a text is written, so that it has to be read
    packable: bool = True  # whether gzip around it makes sense


def form_names() -> list[str]:
    """The formats there are."""
    return names(FOLDER)


def form_of(name: str) -> CorpusForm:
    """A format by name, or a sentence with the names there are."""
    if name not in form_names():
        raise UnknownName(f"There is no corpus format called “{name}”; known: {', '.join(form_names())}.")
    found: CorpusForm = kind(FOLDER, name)
    return found


def form_of_file(path: Path) -> tuple[str, CorpusForm] | None:
    """The format whose files end like this one; the longest ending wins."""
    plain = path.name.removesuffix(".gz").removesuffix(".zst")
    fitting = [(name, form) for name in form_names() if plain.endswith((form := form_of(name)).suffix)]
    return max(fitting, key=lambda found: len(found[1].suffix), default=None)
