"""Telling languages: sentences of treebanks by length, ours beside the quick guess and beside py3langid as it comes."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bench import NOTHING_TO_MEASURE
from bench.extraction.tables import table
from bench.language.treebanks import FILES, documents, reader
from bench.section import replace_section
from kronika.lang.discern import discern
from kronika.lang.identify import identify

LENGTHS = ((1, 20), (20, 40), (40, 80), (80, 1_000))
MOST = 400  # sentences of a length and language
PARAGRAPH = 4  # sentences


def main() -> int:
    """Measure all languages and print a table."""
    asked = reader("languages", __doc__ or "").parse_args()
    if not (asked.data / "nlp" / "ud").exists():
        print(f"There are no treebanks in {asked.data}; name their folder with --data.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    langid = importlib.import_module("py3langid")
    ways: dict[str, Callable[[str], str | None]] = {
        "ours": discern,
        "quick": identify,
        "py3langid": lambda text: str(langid.classify(text)[0]),
    }
    rows = [row_of(code, name, texts, ways) for code in FILES for name, texts in samples(asked.data, code)]
    text = report(rows)
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "languages", text)
    return 0


def samples(data: Path, code: str) -> list[tuple[str, list[str]]]:
    """Sentences by length, and paragraphs."""
    flat = [sentence for document in documents(data, code) for sentence in document]
    found = [(f"{low}–{high}", [one for one in flat if low <= len(one) < high][:MOST]) for low, high in LENGTHS]
    paragraphs = [" ".join(flat[start : start + PARAGRAPH]) for start in range(0, len(flat) - PARAGRAPH, PARAGRAPH)]
    return [*found, ("paragraphs", paragraphs[:MOST])]


def row_of(code: str, name: str, texts: Sequence[str], ways: dict[str, Callable[[str], str | None]]) -> list[str]:
    """Shares of right and of wrong answers of each way; the rest is no answer."""
    row = [code, name, str(len(texts))]
    for way in ways.values():
        answers = [way(text) for text in texts]
        right = sum(answer == code for answer in answers) / max(1, len(texts))
        wrong = sum(answer not in (code, None) for answer in answers) / max(1, len(texts))
        row += [f"{right:.3f}", f"{wrong:.3f}"]
    return row


def report(rows: list[list[str]]) -> str:
    """The section of the results."""
    heads = ["", "letters", "texts", "ours right", "wrong", "quick right", "wrong", "py3langid right", "wrong"]
    return "\n".join(
        [
            "## Languages",
            "Sentences of the dev parts of UD by length, and paragraphs of four sentences: shares of right and of wrong answers, the "
            "rest is no answer. Ours asks py3langid among 28 languages where the quick guess is not sure.",
            "",
            table(heads, rows),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
