"""Notes on repairs: every sentence that repair can say without a number is marked for translators."""

from __future__ import annotations

import ast
import inspect

from kronika.serve.web.note_words import NOTES
from kronika.verify.repair import notes


def test_the_sentences_of_repair_are_all_here() -> None:
    said = {
        node.value.value
        for node in ast.walk(ast.parse(inspect.getsource(notes)))
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Constant)
    }
    assert said == NOTES
