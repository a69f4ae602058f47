"""How often each form is written in a text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kronika.analyse.text import Text


def written(text: Text) -> Mapping[str, int]:
    """Forms with how often they are written."""
    counted: Counter[str] = Counter()
    for token in text.tokens:
        counted[token.text] += 1
        if "-" in token.text:
            counted.update(token.text.split("-"))
    return counted
