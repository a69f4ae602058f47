"""Where models that do not ship are looked for: in a folder that all chronicles of a user share, or where a process is told to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

SHARED = Path("~") / ".local" / "share" / "kronika" / "models"


class SearchPath:
    """The folders of this process. Engines are found by name and know no settings; whoever does sets them here, once."""

    def __init__(self) -> None:
        self.folders: tuple[Path, ...] = (SHARED,)


SEARCHED = SearchPath()


def found_in(folders: Sequence[Path], name: str) -> Path | None:
    """The first file of a name."""
    return next((path for folder in folders if (path := folder.expanduser() / name).is_file()), None)
