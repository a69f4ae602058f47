"""Translations, read from .po files when the program starts: no compile step between a translator and the screen."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import NullTranslations, Translations

FOLDER = Path(__file__).parent / "translations"
DOMAIN = "kronika"
LANGUAGES = {"en": "English", "pl": "Polski", "cs": "Čeština", "ru": "Русский"}
SOURCE_LANGUAGE = "en"  # the messages themselves


@cache
def translations(code: str) -> NullTranslations:
    """The translations of one language; English is what the messages already are."""
    if code == SOURCE_LANGUAGE:
        return NullTranslations()
    compiled = BytesIO()
    write_mo(compiled, read(code))
    compiled.seek(0)
    return Translations(fp=compiled, domain=DOMAIN)


def read(code: str) -> Catalog:
    """The catalogue of one language as written."""
    with path_of(code).open("rb") as file:
        return read_po(file, locale=code, domain=DOMAIN, charset="utf-8", abort_invalid=True)


def path_of(code: str) -> Path:
    """Where a language's catalogue lies."""
    return FOLDER / code / "LC_MESSAGES" / f"{DOMAIN}.po"
