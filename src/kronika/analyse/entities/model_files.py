"""The shipped models: compressed files beside this one, opened when a language first comes up, one tagger a thread."""

from __future__ import annotations

import lzma
import os
import threading
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pycrfsuite

from kronika.model.errors import BadFile

FOLDER = Path(__file__).parent / "models"
ENDING = ".crf.xz"
MAGIC = b"lCRF"  # how a model begins once it is unpacked
_OPEN = threading.local()


def model_languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """The languages there are models of."""
    return tuple(sorted(path.name.removesuffix(ENDING) for path in folder.glob(f"*{ENDING}")))


def pack(models: Sequence[bytes]) -> bytes:
    """Models one after the other, compressed; each tells its own length."""
    return lzma.compress(b"".join(models), preset=9)


@lru_cache(maxsize=16)
def unpack(path: Path) -> tuple[bytes, ...]:
    """The models of a file."""
    try:
        rest = lzma.decompress(path.read_bytes())
    except (OSError, lzma.LZMAError, EOFError) as error:
        raise BadFile(
            f"The model {path.name} cannot be read: {error}. Install Kronika again or train it anew."
        ) from error
    found = []
    while rest:
        length = int.from_bytes(rest[4:8], "little")
        if not rest.startswith(MAGIC) or not len(MAGIC) < length <= len(rest):
            raise BadFile(f"The model {path.name} is damaged. Install Kronika again or train it anew.")
        found.append(rest[:length])
        rest = rest[length:]
    return tuple(found)


def taggers(path: Path) -> tuple[Any, ...]:
    """The taggers of this thread and process: they keep the sentence they are at, so two threads cannot share one."""
    if getattr(_OPEN, "process", None) != os.getpid():
        _OPEN.process, _OPEN.taggers = os.getpid(), {}
    if path not in _OPEN.taggers:
        _OPEN.taggers[path] = tuple(opened(model) for model in unpack(path))
    found: tuple[Any, ...] = _OPEN.taggers[path]
    return found


class Kept(pycrfsuite.Tagger):  # type: ignore[misc]
    """A tagger that keeps its model alive: the library reads from that memory and does not hold on to it."""

    def __init__(self, model: bytes) -> None:
        super().__init__()
        self.model = model
        self.open_inmemory(model)


def opened(model: bytes) -> Kept:
    """A model, ready to tag."""
    return Kept(model)
