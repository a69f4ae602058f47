"""The error tree: drawn as it is, each with a sentence and an exit code."""

from __future__ import annotations

import re

from kronika.model import errors
from kronika.model.errors import KronikaError


def all_errors() -> set[type[KronikaError]]:
    return {found for found in vars(errors).values() if isinstance(found, type) and issubclass(found, KronikaError)}


def test_the_drawing_names_every_error_and_no_other() -> None:
    drawn = set(re.findall(r"^[│├└─ ]*([A-Z]\w+)", errors.__doc__ or "", re.MULTILINE)) - {"One"}
    assert drawn == {error.__name__ for error in all_errors()}


def test_the_drawing_shows_who_stems_from_whom() -> None:
    for error in all_errors() - {KronikaError}:
        indented = f"│   ├── {error.__name__}" in (errors.__doc__ or "") or f"│   └── {error.__name__}" in (
            errors.__doc__ or ""
        )
        assert indented == (error.__mro__[2] is KronikaError), error


def test_every_error_has_an_exit_code_that_is_not_success() -> None:
    assert all(error.exit_code > 0 for error in all_errors())
