"""The engines: ours, and those of others as far as they are installed; each tells how many segments it makes."""

from __future__ import annotations

import difflib
import importlib
import re
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

Engine = Callable[[Sequence[str], Sequence[str]], int]
MARKED = re.compile(r"<(ins|del)>")


def kronika(old: Sequence[str], new: Sequence[str]) -> int:
    """Ours; moves are named too."""
    from kronika.watch.diff.diff import diff

    return len(diff(old, new))


def standard(old: Sequence[str], new: Sequence[str]) -> int:
    """The standard library's, with its habit of passing over frequent tokens."""
    return len(difflib.SequenceMatcher(None, old, new).get_opcodes())


def thorough(old: Sequence[str], new: Sequence[str]) -> int:
    """The same without that habit."""
    return len(difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes())


def rapidfuzz(old: Sequence[str], new: Sequence[str]) -> int:
    """The least edits by bit-parallel search."""
    return len(part("rapidfuzz.distance").Indel.opcodes(old, new))


def match_patch(old: Sequence[str], new: Sequence[str]) -> int:
    """Works on letters; tokens are given to it as letters, as its line mode does."""
    letters: dict[str, str] = {}
    texts = ["".join(letters.setdefault(token, chr(0xF0000 + len(letters))) for token in text) for text in (old, new)]
    engine = part("diff_match_patch").diff_match_patch()
    engine.Diff_Timeout = 0  # else it gives up after a second and calls the rest replaced
    return len(engine.diff_main(*texts, False))


def lxml(old: Sequence[str], new: Sequence[str]) -> int:
    """For HTML; the marked pieces, and as many between them."""
    marked = part("lxml.html.diff").htmldiff(" ".join(old), " ".join(new))
    return 2 * len(MARKED.findall(marked)) + 1


def part(name: str) -> Any:
    """A package that may have no types."""
    return importlib.import_module(name)


ENGINES: dict[str, tuple[Engine, str]] = {
    "Kronika": (kronika, "kronika"),
    "difflib": (standard, "difflib"),
    "difflib, all tokens": (thorough, "difflib"),
    "lxml htmldiff": (lxml, "lxml"),
    "rapidfuzz": (rapidfuzz, "rapidfuzz"),
    "diff-match-patch": (match_patch, "diff_match_patch"),
}


def installed(name: str) -> bool:
    """Whether an engine is there."""
    return find_spec(ENGINES[name][1]) is not None
