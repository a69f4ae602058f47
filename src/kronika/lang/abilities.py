"""What cannot be told about texts of a language, as sentences."""

from __future__ import annotations

from kronika.lang.language import Language
from kronika.lang.lemmas import has_list
from kronika.lang.morphology import FOLDER, dictionary
from kronika.registry import names

PACKAGES = {"pl": "morfeusz2", "ru": "pymorphy3"}  # that the dictionaries come with


def missing_for(language: Language) -> tuple[str, ...]:
    """What is missing for a language; empty for one that is whole."""
    if not language.code:
        return ("The language of the text is not known: its words are not brought to their dictionary form.",)
    said: list[str] = []
    name = language.code if language.name == language.code else f"{language.name} ({language.code})"
    opened = dictionary(language.code) is not None
    if not opened and language.code in names(FOLDER):
        package = PACKAGES.get(language.code, "of the dictionary")
        said.append(f"The package {package} is not installed: forms of words in {name} are told with less certainty.")
    if not opened and not has_list(language.code):
        said.append(f"There is no dictionary of {name}: its words are not brought to their dictionary form.")
    if not language.stop_words and not language.function_words:
        said.append(f"There are no function words for {name}: its keywords are less telling.")
    if not language.abbreviations:
        said.append(f"There are no abbreviations for {name}: its sentences may be cut behind them.")
    return tuple(said)
