"""What tantivy complains of, as sentences people can act on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kronika.model.errors import IndexDamaged, KronikaError, StoreBusy, StoreFull

FULL = ("No space left", "os error 28", "Disk quota", "os error 122")
BUSY = "LockBusy"


@contextmanager
def translated(folder: Path) -> Iterator[None]:
    """Every complaint about the index in a folder as one of our errors."""
    try:
        yield
    except KronikaError:
        raise
    except (ValueError, OSError, RuntimeError) as error:
        raise sentence(error, folder) from error
    except BaseException as error:
        if type(error).__name__ != "PanicException":  # Rust's; it is no Exception and has no name to import
            raise
        raise sentence(error, folder) from error


def sentence(error: BaseException, folder: Path) -> KronikaError:
    """A complaint as an error."""
    said = str(error)
    if any(sign in said for sign in FULL):
        return StoreFull(f"The disk with the search index ({folder}) is full; make room, then “kronika index update”.")
    if BUSY in said:
        return StoreBusy("Another program is writing the search index; try again when it is done.")
    first = said.splitlines()[0][:200] if said else type(error).__name__
    return IndexDamaged(f"The search index in {folder} cannot be used ({first}); “kronika index build” makes it anew.")
