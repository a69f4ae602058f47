"""The shipped models: compressed files beside this one, opened when a language first comes up, one tagger a thread."""

from __future__ import annotations

import lzma
import os
import threading
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


@lru_cache(maxsize=16)
def weights(path: Path) -> bytes:
    """A model, unpacked."""
    try:
        found = lzma.decompress(path.read_bytes())
    except (OSError, lzma.LZMAError, EOFError) as error:
        raise BadFile(f"The model {path.name} cannot be read: {error}. Install Kronika again or train it anew.") from error
    if not found.startswith(MAGIC) or int.from_bytes(found[4:8], "little") != len(found):
        raise BadFile(f"The model {path.name} is damaged. Install Kronika again or train it anew.")
    return found


def tagger(path: Path) -> Any:
    """A tagger of this thread and process: taggers keep the sentence they are at, so two threads cannot share one."""
    if getattr(_OPEN, "process", None) != os.getpid():
        _OPEN.process, _OPEN.taggers = os.getpid(), {}
    if path not in _OPEN.taggers:
        found = pycrfsuite.Tagger()
        found.open_inmemory(weights(path))
        _OPEN.taggers[path] = found
    return _OPEN.taggers[path]
