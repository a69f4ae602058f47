"""A query that cannot be read is shown with carets below the fault, whichever command it was given to."""

from __future__ import annotations

import pytest

from kronika.index.grammar.parsing import parse
from kronika.model.errors import BadQuery, InputError
from kronika.serve.cli.main import said_of


def test_carets_below_the_fault() -> None:
    with pytest.raises(BadQuery) as caught:
        parse("titel:déšť")
    assert said_of(caught.value).splitlines()[1:] == ["  titel:déšť", "  ^^^^^"]


def test_other_errors_are_one_sentence() -> None:
    assert said_of(InputError("No.")) == "No."
