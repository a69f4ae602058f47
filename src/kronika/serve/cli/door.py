"""What the options before the command say, and the chronicle they lead to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kronika.model.errors import ChronicleMissing, SettingsError

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Door:
    """The folder and the settings given on the command line."""

    folder: Path
    values: tuple[str, ...]
    traceback: bool

    @contextmanager
    def chronicle(self, flags: dict[str, Any] | None = None) -> Iterator[Chronicle]:
        """The chronicle to work in, closed again at the end."""
        from kronika.flow.chronicle import open_chronicle

        with open_chronicle(self.folder, os.environ, self.flags(flags)) as chronicle:
            yield chronicle

    def settings(self, more: dict[str, Any] | None = None) -> Settings:
        """The settings of the chronicle, or the defaults where there is none."""
        from kronika.settings import find_home, load

        try:
            home = find_home(self.folder)
        except ChronicleMissing:
            home = self.folder
        return load(home, os.environ, self.flags(more))

    def flags(self, more: dict[str, Any] | None = None) -> dict[str, Any]:
        """--set options as nested tables, with a command's own flags over them."""
        tables: dict[str, Any] = {}
        for value in self.values:
            name, equals, text = value.partition("=")
            table, dot, key = name.partition(".")
            if not (equals and dot and key):
                raise SettingsError(f"--set takes TABLE.KEY=VALUE, for instance fetch.robots=false, not “{value}”.")
            tables.setdefault(table, {})[key] = as_given(table, key, text)
        for table, keys in (more or {}).items():
            tables.setdefault(table, {}).update({key: value for key, value in keys.items() if value is not None})
        return tables


def as_given(table: str, key: str, text: str) -> Any:
    """A value from the command line, read as an environment variable would be."""
    from kronika.settings import from_text

    return from_text(table, key, text)
