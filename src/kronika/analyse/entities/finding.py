"""Finds the names of a text with the engine that is asked for, or with the one that ships."""

from __future__ import annotations

from kronika.analyse.entities.finder import Finder
from kronika.analyse.text import Name, Text
from kronika.registry import kind

FOLDER = "kronika.analyse.entities.kinds"
SHIPPED = "crf"


def engine_of(engine: str = "auto") -> Finder:
    """The finder of a name; `auto` is the one that ships, so that results are the same everywhere."""
    found: Finder = kind(FOLDER, SHIPPED if engine == "auto" else engine)
    return found


def missing(code: str, engine: str = "auto") -> str | None:
    """Why no names of a language can be found, as a sentence; None where they can."""
    finder = engine_of(engine)
    if code not in finder.languages:
        known = ", ".join(finder.languages)
        return f"There is no model of names for {code or 'this language'}; {finder.name} knows {known}."
    return finder.missing()


def find_names(text: Text, engine: str = "auto") -> tuple[Name, ...]:
    """The names of a text in order; none where they cannot be found, `missing` tells why."""
    return () if missing(text.language.code, engine) else engine_of(engine).find(text)
