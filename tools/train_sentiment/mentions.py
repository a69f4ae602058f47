"""Labelled mentions: sentences, the entity meant, and how the sentence sounds towards it; grouped so that no sentence is on both sides."""

from __future__ import annotations

import csv
import gzip
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from kronika.analyse.sentiment.features import features
from kronika.analyse.sentiment.judging import Judged, judge
from kronika.analyse.sentiment.lexicon import Lexicon
from kronika.analyse.text import Text, cut

USUAL = Path(__file__).parents[2] / ".." / "shared" / "data" / "nlp" / "rusentne" / "train.csv.gz"
KINDS = {"PERSON": "PER", "ORGANIZATION": "ORG", "COUNTRY": "LOC"}  # others are no names: professions, nationalities
WORD = re.compile(r"\w+")
RUN = 3  # words
ALIKE = 0.5  # share of runs of words from which two sentences are nearly the same


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """One labelled mention. Mentions of a group must stay together."""

    text: Text
    judged: Judged
    home: int
    first: int
    last: int
    kind: str
    label: int
    group: int

    def features(self) -> list[str]:
        """What the classifier sees."""
        return features(self.text, self.home, self.judged.sentences[self.home], self.first, self.last, self.kind)


def mentions(path: Path, lexicon: Lexicon, lang: str = "ru") -> list[Mention]:
    """All mentions of a file as published: sentence, entity, entity_tag, its place, label; separated by tabs."""
    with gzip.open(path, "rt", encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t"))
    texts = {sentence: cut(sentence, lang) for sentence in dict.fromkeys(row["sentence"] for row in rows)}
    judged = {sentence: judge(text, lexicon) for sentence, text in texts.items()}
    groups = dict(zip(texts, grouped(list(texts)), strict=True))
    return [mention(row, texts[row["sentence"]], judged[row["sentence"]], groups[row["sentence"]]) for row in rows]


def mention(row: dict[str, str], text: Text, judged: Judged, group: int) -> Mention:
    """A row with the entity's place in tokens."""
    start, end = int(row["entity_pos_start_rel"]), int(row["entity_pos_end_rel"])
    inside = [number for number, token in enumerate(text.tokens) if token.start < end and token.end > start]
    first = inside[0] if inside else 0
    home = text.homes[first]
    return Mention(
        text=text,
        judged=judged,
        home=home,
        first=first,
        last=min((inside[-1] if inside else 0) + 1, text.firsts[home + 1]),
        kind=KINDS.get(row["entity_tag"], "?"),
        label=int(row["label"]),
        group=group,
    )


def grouped(sentences: Sequence[str]) -> list[int]:
    """A number for each sentence; sentences that share half of their runs of words have the same."""
    parents = list(range(len(sentences)))

    def root(number: int) -> int:
        while parents[number] != number:
            number = parents[number]
        return number

    seen: dict[str, list[int]] = defaultdict(list)
    all_runs = [runs(sentence) for sentence in sentences]
    for number, own in enumerate(all_runs):
        shared = Counter(other for run in own for other in seen[run])
        for other, many in shared.items():
            if many >= ALIKE * min(len(own), len(all_runs[other])):
                parents[root(number)] = root(other)
        for run in own:
            seen[run].append(number)
    return [root(number) for number in range(len(sentences))]


def runs(sentence: str) -> set[str]:
    """Runs of words that stand one after the other."""
    words = WORD.findall(sentence.lower())
    return {" ".join(words[start : start + RUN]) for start in range(max(1, len(words) - RUN + 1))}
