"""Lists written by us for languages that no dictionary of names can be had for."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from kronika.analyse.entities.stems import stems

LEAST = 4  # letters of a stem that stands for its word
SHARED = dict.fromkeys(("cs", "ru"), ("latin",))  # lists of names that these languages take over as they are
VOWELS = "aeiouyáéíóúýěů"


@lru_cache
def listed(name: str, code: str) -> tuple[frozenset[str], frozenset[str]]:
    """Words of a list as they are written, and the stems of the long ones; empty where a language has no such list."""
    words = {word for part in (code, *SHARED.get(code, ())) for word in read(f"{name}_{part}.txt")}
    cut = {word.lower().rstrip(VOWELS) for word in words if not word.isupper()}
    return frozenset(words), frozenset(word for word in cut if len(word) >= LEAST)


def read(file: str) -> set[str]:
    """The words of a file; none where there is no such file."""
    path = files(__package__).joinpath(file)
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def is_listed(word: str, name: str, code: str) -> bool:
    """Whether a word may be a form of a word of a list."""
    full, cut = listed(name, code)
    if not full:
        return False
    return word in full or (not word.isupper() and any(one in cut for one in stems(word, code)))
