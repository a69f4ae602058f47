"""Writes the table: python -m tools.train_lemmas [--data ../shared/data]."""

from __future__ import annotations

import argparse
import gzip
import json
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path

import simplemma

from kronika.lang.dictionaries.pl import CHOICES, KIND, Morfeusz
from kronika.lang.tokens import tokenise


def main() -> int:
    """Every word of the texts that the dictionary reads in several ways, and which way a list of forms takes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="the folder that holds nlp/")
    options = parser.parse_args()
    told = KIND.open()
    if told is None:
        print("The package morfeusz2 is not installed.", file=sys.stderr)
        return 1
    forms = sorted({form for word in words(options.data / "nlp") for form in (word, word.lower())})
    lines = [f"{form}\t{choice}" for form in forms if (choice := chosen(form, told))]
    CHOICES.write_bytes(lzma.compress("\n".join(lines).encode("utf-8"), preset=9 | lzma.PRESET_EXTREME))
    print(f"{len(lines)} of {len(forms)} forms, {CHOICES.stat().st_size} bytes")
    return 0


def words(folder: Path) -> Iterator[str]:
    """The words of the Polish texts there are."""
    with gzip.open(folder / "slavicner" / "pl.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            yield from (token.text for token in tokenise(json.loads(line)["text"]) if token.text[0].isalpha())
    gold = json.loads((folder.parent / "extract" / "daniel" / "gold.json").read_text("utf-8"))
    for page in gold.values():
        if page.get("lang") == "pl":
            yield from (token.text for token in tokenise(page.get("body") or "") if token.text[0].isalpha())


def chosen(form: str, told: Morfeusz) -> str | None:
    """The dictionary form to remember: only where there are several and the rules alone would take another."""
    possible = told.lemmas(form)
    listed = str(simplemma.lemmatize(form, lang="pl"))
    if len(possible) < 2 or listed not in possible or told.by_rule(form) == listed:
        return None
    return listed


if __name__ == "__main__":
    sys.exit(main())
