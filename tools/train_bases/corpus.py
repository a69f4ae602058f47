"""Reads news with marked names, their base forms and what they stand for."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kronika.analyse.text import Name, Text, cut


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """A name that people have marked."""

    name: Name
    base: str
    link: str
    exact: bool  # our tokens begin and end where the name does


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A text with its marked names, in order."""

    id: str
    topic: str
    text: Text
    marked: tuple[Marked, ...]


def documents(folder: Path, lang: str) -> list[Document]:
    """All documents of a language."""
    with gzip.open(folder / "slavicner" / f"{lang}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [document(json.loads(line), lang) for line in lines]


def document(told: Any, lang: str) -> Document:
    """One document, cut up."""
    text = cut(told["text"], lang)
    marked = [
        Marked(name=name, base=" ".join(one["base"].split()), link=one["link"], exact=exact)
        for one in sorted(told["entities"], key=lambda one: (one["start"], one["end"]))
        for name, exact in covering(text, one)
    ]
    return Document(id=told["id"], topic=told["topic"], text=text, marked=tuple(marked))


def covering(text: Text, one: Any) -> Sequence[tuple[Name, bool]]:
    """The tokens that a marked name touches: one name, or none where it touches no token."""
    inside = [place for place, token in enumerate(text.tokens) if token.end > one["start"] and token.start < one["end"]]
    if not inside:
        return []
    first, last = text.tokens[inside[0]], text.tokens[inside[-1]]
    name = Name(first=inside[0], last=inside[-1] + 1, type=one["type"])
    return [(name, (first.start, last.end) == (one["start"], one["end"]))]
