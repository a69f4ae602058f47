"""Texts with marked names, whatever form they are kept in: places count characters, types are ours."""

from __future__ import annotations

import gzip
import json
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from kronika.analyse.text import Name, Text

SLAVIC = ("cs", "pl", "ru")
LANGUAGES = (*SLAVIC, "en")
STUCK = (*".,:;?!)]”»…%", "'s", "’s", "'S", "n't", "n’t", "'m", "'re", "'ll", "'ve", "'d")  # no space before these
PARTS = 4  # documents without a topic are dealt to so many parts
# KPWr tells 82 kinds apart; these prefixes say what the guideline of SlavicNER would call them. Others are no names to us.
KPWR = {
    "nam_liv_person": "PER",
    "nam_liv_god": "PER",
    "nam_liv_character": "PER",
    "nam_org_nation": "PER",
    "nam_loc": "LOC",
    "nam_fac": "LOC",
    "nam_org": "ORG",
    "nam_pro": "PRO",
    "nam_eve": "EVT",
}


class Marked(NamedTuple):
    """One marked name."""

    start: int
    end: int
    type: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """One text. `part` is what folds are made by: its topic or its document."""

    lang: str
    part: str
    text: str
    names: tuple[Marked, ...]


def everything(data: Path, lang: str) -> list[Sample]:
    """All texts that the shipped model of a language learns from."""
    if lang == "en":
        return dealt(english(data))
    return slavic(data, lang) + (dealt(kpwr(data)) if lang == "pl" else [])


def dealt(samples: list[Sample]) -> list[Sample]:
    """Documents dealt to parts, for there is no topic to keep together."""
    return [replace(one, part=f"part {crc32(one.part.encode()) % PARTS}") for one in samples]


def slavic(data: Path, lang: str) -> list[Sample]:
    """News in one of three languages, by topic."""
    with gzip.open(data / "slavicner" / f"{lang}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [sample(json.loads(line)) for line in lines]


def sample(told: dict[str, object]) -> Sample:
    """One line of SlavicNER."""
    entities = sorted((one["start"], one["end"], one["type"]) for one in told["entities"])  # type: ignore[attr-defined]
    return Sample(
        lang=str(told["lang"]),
        part=str(told["topic"]),
        text=str(told["text"]),
        names=tuple(Marked(*one) for one in entities),
    )


def kpwr(data: Path) -> list[Sample]:
    """Polish texts of many kinds, by document."""
    found = []
    for part, sentences in kpwr_documents(data):
        found.append(joined("pl", part, [[(word, kpwr_tag(tag)) for word, tag in one] for one in sentences]))
    return found


def kpwr_documents(data: Path) -> Iterator[tuple[str, list[list[tuple[str, str]]]]]:
    """Documents of KPWr as sentences of words and tags."""
    part, sentences = "", [[]]  # type: ignore[var-annotated]
    with gzip.open(data / "kpwr" / "kpwr-ner-n82-test.iob.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            cells = line.rstrip("\n").split("\t")
            if line.startswith("-DOCSTART FILE"):
                if any(sentences):
                    yield part, sentences
                part, sentences = line.split()[-1], [[]]
            elif len(cells) == 4:
                sentences[-1].append((cells[0], cells[3]))
            elif sentences[-1]:
                sentences.append([])
    yield part, sentences


def kpwr_tag(tag: str) -> str:
    """A tag of KPWr as ours."""
    if tag == "O":
        return tag
    first = tag.split("#")[0]
    kind = next((ours for theirs, ours in KPWR.items() if first[2:].startswith(theirs)), "")
    return f"{first[:2]}{kind}" if kind else "O"


def english(data: Path) -> list[Sample]:
    """English texts of the web, by document."""
    found: list[Sample] = []
    part, sentences = "", [[]]  # type: ignore[var-annotated]
    with gzip.open(data / "uner_en" / "dev.iob2.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            cells = line.rstrip("\n").split("\t")
            if line.startswith("# newdoc id"):
                found += [joined("en", part, [mended(one) for one in sentences])] if any(sentences) else []
                part, sentences = line.split("=")[1].strip(), [[]]
            elif len(cells) >= 3 and cells[0].isdigit():
                sentences[-1].append((cells[1], cells[2] if cells[2][2:] in ("PER", "LOC", "ORG") else "O"))
            elif not line.strip() and sentences[-1]:
                sentences.append([])
    return [*found, joined("en", part, [mended(one) for one in sentences])]


def mended(words: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Words as people write them: hyphens inside a name or between small words are no words of their own."""
    found: list[tuple[str, str]] = []
    sticks = False
    for place, (word, tag) in enumerate(words):
        hyphen = word == "-" and 0 < place < len(words) - 1 and hyphened(words[place - 1 : place + 2])
        if hyphen or sticks:
            found[-1] = (found[-1][0] + word, found[-1][1])
        else:
            found.append((word, tag))
        sticks = hyphen
    return found


def hyphened(three: list[tuple[str, str]]) -> bool:
    """Whether a hyphen between two words makes them one."""
    (before, first), (_, middle), (after, last) = three
    if first != "O":
        return middle[:2] == "I-" == last[:2]
    return first == last == "O" and before.islower() and after.islower()


def joined(lang: str, part: str, sentences: list[list[tuple[str, str]]]) -> Sample:
    """Words put together as a text, a line a sentence; no space before marks that have none."""
    text, names = "", []  # type: ignore[var-annotated]
    for sentence in sentences:
        for word, tag in sentence:
            if text and not text.endswith(("\n", "(", "[", "„", "«")) and word not in STUCK:
                text += " "
            start = len(text)
            text += word
            if tag.startswith("B-"):
                names.append(Marked(start, len(text), tag[2:]))
            elif tag.startswith("I-") and names and names[-1].type == tag[2:]:
                names[-1] = names[-1]._replace(end=len(text))
        text += "\n"
    return Sample(lang=lang, part=part, text=text, names=tuple(names))


def names_of(text: Text, marked: tuple[Marked, ...]) -> list[Name]:
    """Marked names as tokens: one that ends inside a token takes it whole; a part of another name is left out."""
    ends, starts = [token.end for token in text.tokens], [token.start for token in text.tokens]
    found: list[Name] = []
    for mark in marked:
        first, last = bisect_right(ends, mark.start), bisect_left(starts, mark.end)
        if first < last and (not found or first >= found[-1].last):
            found.append(Name(first=first, last=last, type=mark.type))
    return found
