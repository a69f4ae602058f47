"""Sentence boundaries on treebanks, beside cutting at every mark and, for Russian, beside razdel; and tokens per second."""

from __future__ import annotations

import importlib.util
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bench import NOTHING_TO_MEASURE
from bench.extraction.tables import table
from bench.language.treebanks import FILES, documents, reader
from bench.section import replace_section
from kronika.lang.language import language
from kronika.lang.sentences import sentences
from kronika.lang.tokens import tokenise

NAIVE = re.compile(r"[.!?…]+[\"'”“»’)\]]*(?=\s)")
Cutter = Callable[[str], list[int]]


def main() -> int:
    """Measure all languages and print a table."""
    asked = reader("sentences", __doc__ or "").parse_args()
    if not (asked.data / "nlp" / "ud").exists():
        print(f"There are no treebanks in {asked.data}; name their folder with --data.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    rows = [row for code in FILES for row in rows_of(asked.data, code)]
    text = report(rows)
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "sentences", text)
    return 0


def cutters(code: str) -> dict[str, Cutter]:
    """Ways to cut a text: where its sentences end."""
    tongue = language(code)
    found: dict[str, Cutter] = {
        "ours": lambda text: [span.end for span in sentences(text, tongue)],
        "every mark": lambda text: [match.end() for match in NAIVE.finditer(text)],
    }
    if code == "ru" and importlib.util.find_spec("razdel") is not None:
        import razdel

        found["razdel"] = lambda text: [one.stop for one in razdel.sentenize(text)]
    return found


def rows_of(data: Path, code: str) -> list[list[str]]:
    """One row for each way to cut the texts of a language."""
    texts = documents(data, code)
    rows = []
    for name, cut in cutters(code).items():
        right = wrong = missed = 0
        start = time.process_time()
        for gold in texts:
            text = " ".join(gold)
            found = set(cut(text)) - {len(text)}
            ends = ends_of(gold)
            right, wrong, missed = right + len(found & ends), wrong + len(found - ends), missed + len(ends - found)
        taken = time.process_time() - start
        size = sum(len(" ".join(gold).encode()) for gold in texts)
        precision, recall = right / (right + wrong), right / (right + missed)
        score = 2 * precision * recall / (precision + recall)
        rows.append([code, name, f"{score:.3f}", f"{precision:.3f}", f"{recall:.3f}", f"{size / taken / 1e6:.0f}"])
    return rows


def ends_of(gold: list[str]) -> set[int]:
    """Where the sentences of a text end, but for the last."""
    ends, place = set(), 0
    for sentence in gold[:-1]:
        place += len(sentence)
        ends.add(place)
        place += 1
    return ends


def report(rows: list[list[str]]) -> str:
    """The section of the results."""
    tongue, sample = language("cs"), "Rada města schválila 28. dubna stavbu mostu, řekl Ing. Novák. " * 2_000
    start = time.process_time()
    count = sum(len(tokenise(sample, span.start, span.end)) for span in sentences(sample, tongue))
    speed = count / (time.process_time() - start)
    return "\n".join(
        [
            "## Sentences",
            "Ends of sentences on the dev parts of UD (Czech-CAC, Polish-PDB, Russian-GSD, English-EWT), the sentences of a document "
            "joined by blanks: F1, precision, recall, megabytes a second. The treebanks hold headlines, list items and chats without "
            "any mark at their end, which nobody can find in running text; Polish and Russian ones are single sentences in random "
            "order. The Czech one has hardly any abbreviation, so that cutting at every mark looks good there. A few abbreviations "
            "were added after looking at errors on these texts.",
            "",
            table(["", "by", "F1", "precision", "recall", "MB/s"], rows),
            "",
            f"Sentences and tokens together: {speed / 1e6:.1f} million tokens a second.",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
