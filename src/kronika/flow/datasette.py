"""The files with which Datasette reads a chronicle: written beside the database, which is not touched."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from kronika.flow.chronicle import Chronicle
from kronika.flow.outputs import told, write_whole
from kronika.model.errors import InputError
from kronika.store.datasette import metadata_for

SQLITE = "sqlite:///"
NAME = "datasette.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """The database, and the file that describes it."""

    database: Path
    metadata: Path

    @property
    def command(self) -> tuple[str, ...]:
        """What opens it. Read only, and on this machine only unless people say otherwise."""
        return ("datasette", str(self.database), "--metadata", str(self.metadata))


def prepare(chronicle: Chronicle, to: Path | None = None) -> Prepared:
    """Write the metadata file; a chronicle on PostgreSQL cannot be read by Datasette."""
    address = chronicle.settings.database
    if not address.startswith(SQLITE):
        raise InputError("Datasette reads SQLite only; this chronicle is on PostgreSQL, which has tools of its own.")
    database = Path(address.removeprefix(SQLITE))
    place = to or database.with_name(NAME)
    with told(place):
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, json.dumps(metadata_for(database.stem), indent=2, ensure_ascii=False) + "\n")
    return Prepared(database=database, metadata=place)
