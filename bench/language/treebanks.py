"""Reads the sentences and words of treebanks (UD, dev parts)."""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

USUAL = Path(__file__).parents[2] / ".." / "shared" / "data"
FILES = {"cs": "cs_cac", "pl": "pl_pdb", "ru": "ru_gsd", "en": "en_ewt"}


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a treebank."""

    form: str
    lemma: str
    part: str
    first: bool  # of its sentence, marks apart


def reader(name: str, about: str) -> argparse.ArgumentParser:
    """The options of a benchmark that reads data."""
    parser = argparse.ArgumentParser(prog=f"python -m bench {name}", description=about)
    parser.add_argument("--data", type=Path, default=USUAL, help="the folder that holds nlp/ and extract/")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    return parser


def lines_of(data: Path, code: str) -> Iterator[str]:
    """The lines of a treebank."""
    with gzip.open(data / "nlp" / "ud" / f"{FILES[code]}-ud-dev.conllu.gz", "rt", encoding="utf-8") as lines:
        yield from (line.rstrip("\n") for line in lines)


def documents(data: Path, code: str) -> list[list[str]]:
    """The sentences of every document; a treebank without documents is one."""
    found: list[list[str]] = [[]]
    for line in lines_of(data, code):
        if line.startswith("# newdoc"):
            found.append([])
        elif line.startswith("# text = "):
            found[-1].append(line.removeprefix("# text = ").strip())
    return [document for document in found if document]


def words(data: Path, code: str) -> list[Word]:
    """All words but marks, as the treebank cuts them."""
    found: list[Word] = []
    first = True
    for line in lines_of(data, code):
        fields = line.split("\t")
        if not line:
            first = True
        elif len(fields) > 3 and fields[0].isdigit() and fields[3] != "PUNCT":
            found.append(Word(fields[1], fields[2], fields[3], first))
            first = False
    return found
