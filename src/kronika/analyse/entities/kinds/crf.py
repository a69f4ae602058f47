"""Our own finder: a conditional random field a language, and a look over the whole text."""

from __future__ import annotations

from pathlib import Path

from kronika.analyse.entities.document_pass import settle
from kronika.analyse.entities.features.items import items, remembering
from kronika.analyse.entities.look import look
from kronika.analyse.entities.model_files import ENDING, FOLDER, model_languages, taggers
from kronika.analyse.text import Name, Text


class Crf:
    """Finds names of all five types."""

    name = "crf"
    version = "2"
    licence = "see MODEL_CARD.md"

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self.languages = model_languages(folder)

    def missing(self) -> str | None:
        """Nothing is wanting where there are models."""
        return (
            None if self.languages else f"There are no models of names in {self._folder.name}; install Kronika again."
        )

    def find(self, text: Text) -> tuple[Name, ...]:
        """The names of a text: a first look, further ones that know what the one before saw, and a vote."""
        first, *further = taggers(self._folder / f"{text.language.code}{ENDING}")
        told = items(text)
        found = look(first, text, told)
        for tagger in further:
            found = look(tagger, text, remembering(told, found))
        return settle(text, found)


KIND = Crf()
