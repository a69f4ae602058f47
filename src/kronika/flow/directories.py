"""People's own recipes for directories: TOML files in the chronicle's folder, handed to the sources they are for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from kronika.model.source import Source, SourceKind
from kronika.sources.directory_book import OPTION, own_recipe

FOLDER = "directories"


def with_recipe(source: Source, home: Path) -> Source:
    """A directory with the text of its recipe among its options, when the chronicle's folder holds one; others as they are."""
    if source.kind != SourceKind.DIRECTORY:
        return source
    text = own_recipe(source, home / FOLDER)
    return source if text is None else replace(source, options={**source.options, OPTION: text})
