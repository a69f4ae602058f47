"""Every message of the screens, found in templates and code; run as a program it brings the catalogues up to date."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import write_po
from jinja2.ext import babel_extract

from kronika.serve.web.catalogue import DOMAIN, LANGUAGES, SOURCE_LANGUAGE, path_of, read

FOLDER = Path(__file__).parent
IN_CODE = {"text": None, "plural": (1, 2), "N_": None}
IN_TEMPLATES = ("_", "ngettext")
WIDTH = 120


def template() -> Catalog:
    """All messages, each with the files it stands in, untranslated."""
    found = Catalog(domain=DOMAIN, project="Kronika", charset="utf-8")
    for path in sorted(FOLDER.rglob("*.py")):
        with path.open("rb") as file:
            for line, message, _, _ in extract("python", file, keywords=IN_CODE):
                found.add(message, None, [(name_of(path), line)])
    for path in sorted(FOLDER.rglob("*.html")):
        with path.open("rb") as file:
            for line, function, arguments, _ in babel_extract(file, IN_TEMPLATES, [], {}):
                if texts := literal(function, arguments):
                    found.add(texts, None, [(name_of(path), line)])
    return found


def literal(function: str, arguments: object) -> str | tuple[str, str] | None:
    """The message of a call in a template; a call with a variable shows what is a message elsewhere."""
    given = arguments if isinstance(arguments, tuple) else (arguments,)
    texts = [text for text in given if isinstance(text, str)]
    if function == "ngettext":
        return (texts[0], texts[1])
    return texts[0] if texts else None


def missing(code: str) -> list[str]:
    """Messages that one language does not say, or says only in part."""
    catalogue = read(code)
    return [message for message in wanted() if not said(catalogue, message)]


def wanted() -> list[str]:
    """The messages by their (singular) English text."""
    return [key_of(message.id) for message in template() if message.id]


def said(catalogue: Catalog, key: str) -> bool:
    """Does a catalogue hold a whole translation that no change of the English text has put in doubt?"""
    message = catalogue.get(key)
    if message is None or message.fuzzy:
        return False
    forms = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    return all(forms) and (not message.pluralizable or len(forms) == catalogue.num_plurals)


def update(code: str) -> None:
    """Bring one catalogue up to date: new messages are added empty, gone ones dropped."""
    path = path_of(code)
    catalogue = read(code) if path.exists() else Catalog(locale=code, domain=DOMAIN, charset="utf-8")
    catalogue.update(template(), no_fuzzy_matching=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=WIDTH, no_location=True, omit_header=False, ignore_obsolete=True)


def key_of(message: str | Sequence[str]) -> str:
    """A message by its singular."""
    return message if isinstance(message, str) else message[0]


def name_of(path: Path) -> str:
    """A file as the catalogue names it."""
    return path.relative_to(FOLDER).as_posix()


if __name__ == "__main__":
    for language in LANGUAGES:
        if language != SOURCE_LANGUAGE:
            update(language)
