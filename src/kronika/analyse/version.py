"""The version of an analysis: another one wherever the order, a model, a lexicon or a table of links is another."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path

from kronika.analyse.entities.finding import engine_of
from kronika.analyse.options import AnalyseOptions

ORDER = "2"  # raised when the code comes to other results with the same models
EDGE = 65_536  # bytes of both ends of a file that are looked at; between them models are compressed and differ anyway
CODE = frozenset({".py", ".pyc", ".pyi", ".md"})


@lru_cache(maxsize=32)
def version_of(options: AnalyseOptions) -> str:
    """Short and the same on every machine that has the same package and the same files."""
    mark = blake2b(digest_size=5)
    finder = engine_of(options.engine)
    mark.update(f"{shipped()} {finder.name} {finder.version} {options.keywords}".encode())
    for lang, path in options.lexicons:
        mark.update(f"{lang} {fingerprint(path)}".encode())
    if options.links is not None:
        mark.update(fingerprint(options.links).encode())
    return f"{ORDER}.{mark.hexdigest()}"


@cache
def shipped() -> str:
    """What ships with the package: models, lexicons, tables."""
    folder = Path(__file__).parent
    data = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in CODE)
    return " ".join(f"{path.relative_to(folder).as_posix()} {fingerprint(path)}" for path in data)


def fingerprint(path: Path) -> str:
    """A file by its size and both its ends."""
    with path.open("rb") as file:
        size = file.seek(0, 2)
        file.seek(0)
        head = file.read(EDGE)
        file.seek(max(0, size - EDGE))
        return f"{size} {blake2b(head + file.read(EDGE), digest_size=8).hexdigest()}"
