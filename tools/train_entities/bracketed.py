"""Texts in which names stand in brackets with their type first: "[PER Ann Lee] left [LOC Leeds]."."""

from __future__ import annotations

import re

from tools.train_entities.corpus import Marked, Sample

NAME = re.compile(r"\[([A-Z]{3}) ([^\[\]]+)\]")


def bracketed(lang: str, part: str, text: str) -> Sample:
    """A text with brackets as a text and its names."""
    plain, names, end = "", [], 0
    for match in NAME.finditer(text):
        plain += text[end : match.start()]
        names.append(Marked(len(plain), len(plain) + len(match[2]), match[1]))
        plain += match[2]
        end = match.end()
    return Sample(lang=lang, part=part, text=plain + text[end:], names=tuple(names))
