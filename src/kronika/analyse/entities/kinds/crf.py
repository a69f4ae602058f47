"""Our own finder: a conditional random field a language, and a look over the whole text."""

from __future__ import annotations

from pathlib import Path

from kronika.analyse.entities.document_pass import settle
from kronika.analyse.entities.features.items import items
from kronika.analyse.entities.model_files import ENDING, FOLDER, model_languages, tagger
from kronika.analyse.entities.tags import names
from kronika.analyse.text import Name, Text


class Crf:
    """Finds names of all five types."""

    name = "crf"
    version = "1"
    licence = "see MODEL_CARD.md"

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self.languages = model_languages(folder)

    def missing(self) -> str | None:
        """Nothing is wanting where there are models."""
        return None if self.languages else f"There are no models of names in {self._folder.name}; install Kronika again."

    def find(self, text: Text) -> tuple[Name, ...]:
        """The names of a text."""
        told = tagger(self._folder / f"{text.language.code}{ENDING}")
        found: list[Name] = []
        for first, sentence in zip(text.firsts, items(text), strict=False):
            found += names(told.tag([item.all() for item in sentence]), first)
        return settle(text, found)


KIND = Crf()
