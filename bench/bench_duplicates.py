"""Near-duplicates: news printed again with another headline, a cut end, an added lead or edits must join, others not."""

from __future__ import annotations

import gzip
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench import NOTHING_TO_MEASURE
from bench.extraction.tables import table
from bench.language.treebanks import reader
from bench.section import replace_section
from kronika.analyse.duplicates.clusters import clusters
from kronika.analyse.duplicates.prints import prints
from kronika.analyse.text import cut
from kronika.lang.language import language
from kronika.lang.sentences import sentences

THRESHOLDS = (0.2, 0.3, 0.4, 0.5, 0.6, 0.8)
ORIGINALS = 250  # of a language
LEAST_SENTENCES = 6
Sentences = list[str]
Change = Callable[[Sentences, Sentences, random.Random], Sentences]


def main() -> int:
    """Make copies of news, group everything, and print a table."""
    asked = reader("duplicates", __doc__ or "").parse_args()
    if not (asked.data / "nlp" / "slavicner").exists():
        print(f"There are no news in {asked.data}; name their folder with --data.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    text = report([measured(asked.data, code) for code in ("cs", "pl", "ru")])
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "duplicates", text)
    return 0


def headline(own: Sentences, other: Sentences, chance: random.Random) -> Sentences:
    return [chance.choice(other), *own[1:]]


def shortened(own: Sentences, other: Sentences, chance: random.Random) -> Sentences:
    return own[: max(3, round(len(own) * chance.uniform(0.5, 0.8)))]


def led(own: Sentences, other: Sentences, chance: random.Random) -> Sentences:
    return [*other[: max(1, len(own) // 5)], *own, chance.choice(other)]


def edited(own: Sentences, other: Sentences, chance: random.Random) -> Sentences:
    """Every twelfth word is another one, and a sentence is left out."""
    words = [word for sentence in other for word in sentence.split()]
    left_out = chance.randrange(1, len(own))
    return [
        " ".join(chance.choice(words) if chance.random() < 1 / 12 else word for word in sentence.split())
        for number, sentence in enumerate(own)
        if number != left_out
    ]


def all_at_once(own: Sentences, other: Sentences, chance: random.Random) -> Sentences:
    return led(shortened(headline(own, other, chance), other, chance), other, chance)


CHANGES: tuple[Change, ...] = (headline, shortened, led, edited, all_at_once)


def measured(data: Path, code: str) -> tuple[str, list[list[str]], float]:
    """Rows of pairs found at each threshold, and texts a second."""
    chance = random.Random(8)
    originals = distinct(data, code)
    texts, homes, kinds = [], [], []
    for number, own in enumerate(originals):
        texts.append(" ".join(own))
        homes.append(number)
        kinds.append("")
        other = originals[(number + 1) % len(originals)]
        for change in CHANGES:
            texts.append(" ".join(change(own, other, chance)))
            homes.append(number)
            kinds.append(change.__name__)
    cuts = [cut(text, code) for text in texts]
    start = time.process_time()
    found = [prints(one) for one in cuts]
    pace = len(texts) / (time.process_time() - start)
    return code, [row_of(found, homes, kinds, least) for least in THRESHOLDS], pace


def distinct(data: Path, code: str) -> list[Sentences]:
    """News of the data that are not copies of each other, cut into sentences."""
    found: list[Sentences] = []
    with gzip.open(data / "nlp" / "slavicner" / f"{code}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            text = json.loads(line)["text"]
            own = [text[span.start : span.end] for span in sentences(text, language(code))]
            if len(own) >= LEAST_SENTENCES:
                found.append(own)
    random.Random(8).shuffle(found)
    groups = clusters([prints(cut(" ".join(own), code)) for own in found], least=0.1)
    return [found[group[0]] for group in groups][:ORIGINALS]


def row_of(found: Sequence[Sequence[int]], homes: Sequence[int], kinds: Sequence[str], least: float) -> list[str]:
    """Precision and recall of pairs, and the share of copies of each kind that came to their original."""
    group_of = {place: number for number, group in enumerate(clusters(found, least=least)) for place in group}
    sizes: dict[tuple[int, int], int] = {}
    for place, home in enumerate(homes):
        sizes[group_of[place], home] = sizes.get((group_of[place], home), 0) + 1
    together = sum(count * (count - 1) for count in sizes.values())
    wanted = sum(count * (count - 1) for count in totals(homes).values())
    grouped = sum(count * (count - 1) for count in totals(list(group_of.values())).values())
    firsts = {home: place for place, (home, kind) in enumerate(zip(homes, kinds, strict=True)) if not kind}
    shares = [
        [
            group_of[place] == group_of[firsts[homes[place]]]
            for place, kind in enumerate(kinds)
            if kind == change.__name__
        ]
        for change in CHANGES
    ]
    share_texts = [f"{sum(share) / len(share):.3f}" for share in shares]
    return [f"{least}", f"{together / max(1, grouped):.3f}", f"{together / wanted:.3f}", *share_texts]


def totals(values: Sequence[int]) -> dict[int, int]:
    """How often each value occurs."""
    found: dict[int, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return found


def report(measured_rows: Sequence[tuple[str, list[list[str]], float]]) -> str:
    """The section of the results."""
    heads = ["", "least", "precision", "recall", "headline", "shortened", "led", "edited", "all at once"]
    rows = [[code, *row] for code, rows, _ in measured_rows for row in rows]
    paces = ", ".join(f"{code} {pace:,.0f}" for code, _, pace in measured_rows)
    return "\n".join(
        [
            "## Near-duplicates",
            f"Up to {ORIGINALS} news of slavicner a language (several topics, many on the same event), each with five copies: "
            "another first sentence; the last 20–50 % cut; a fifth and one sentence of another article added; every twelfth word "
            "another and one sentence left out; the first three at once. Pairs of texts in one group, by the least share of runs in "
            "common, and the share of each kind that came to its original.",
            "",
            table(heads, rows),
            "",
            f"Prints of texts that are cut up already, texts a second: {paces}.",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
