"""Where a bridge has come to, in a small file of the chronicle: a run that was cut short goes on there."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from kronika.flow.outputs import told, write_whole

FOLDER = "bridges"


@dataclass(slots=True, kw_only=True)
class Notes:
    """What was sent where; `last` is the number of the last article that was settled, 0 when a run has ended.

    Marks number the changes of articles: `began` is that of the beginning of this run, `mark` that of the last whole one.
    """

    target: str
    selection: str
    last: int = 0
    sent: int = 0
    began: int = 0
    mark: int = 0
    refused: list[dict[str, str | int]] = field(default_factory=list)


def place_of(data: Path, target: str) -> Path:
    """The file for this target."""
    return data / FOLDER / f"{hashlib.sha256(target.encode()).hexdigest()[:16]}.json"


def begun(path: Path, target: str, selection: str, newest: int) -> Notes:
    """The notes of a run that was cut short, or fresh ones; those of another selection are of no use."""
    fresh = Notes(target=target, selection=selection, began=newest)
    try:
        found = Notes(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return fresh
    if (found.target, found.selection) != (target, selection):
        return fresh
    return found if found.last else replace(fresh, mark=found.mark)


def keep(path: Path, notes: Notes) -> None:
    """Write them down, whole or not at all."""
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(asdict(notes), indent=1, ensure_ascii=False))
