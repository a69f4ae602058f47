"""Where models that do not ship are looked for when nobody says where: a folder that all chronicles of a user share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

SHARED = Path("~") / ".local" / "share" / "kronika" / "models"


def found_in(folders: Sequence[Path], name: str) -> Path | None:
    """The first file of a name."""
    return next((path for folder in folders if (path := folder.expanduser() / name).is_file()), None)
