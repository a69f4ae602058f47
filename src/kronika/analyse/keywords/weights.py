"""How telling each word of a text is: by capitals, place, frequency, company and spread (after YAKE, over lemmas)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log
from statistics import fmean, median, pstdev

from kronika.analyse.text import Text

PLACE_OFFSET = 3.0
USUAL = 1.0  # of a word that is in no statistics


@dataclass(slots=True)
class Seen:
    """What was seen of one word."""

    count: int = 0
    capitals: int = 0  # in the middle of a sentence
    acronyms: int = 0
    sentences: list[int] = field(default_factory=list)
    left: Counter[str] = field(default_factory=Counter)
    right: Counter[str] = field(default_factory=Counter)


def weights(text: Text) -> Mapping[str, float]:
    """The weight of every word by its lemma; smaller is more telling."""
    seen = statistics(text)
    if not seen:
        return {}
    told = [one.count for word, one in seen.items() if word not in text.language.stop_words]
    usual = (fmean(told) + pstdev(told)) if told else USUAL
    most, sentences = max(one.count for one in seen.values()), max(1, len(text.sentences))
    return {word: weight(one, usual, most, sentences) for word, one in seen.items()}


def weight(one: Seen, usual: float, most: int, sentences: int) -> float:
    """The five measures of a word put together."""
    case = max(one.capitals, one.acronyms) / (1.0 + log(one.count))
    place = log(log(PLACE_OFFSET + median(one.sentences)) + 1.0)
    frequency = one.count / usual
    company = 1.0 + (variety(one.left) + variety(one.right)) * one.count / most
    spread = len(set(one.sentences)) / sentences
    return (company * place) / (case + (frequency + spread) / company + 1e-9)


def variety(neighbours: Counter[str]) -> float:
    """How many different words stand beside a word: those that stand beside anything tell little."""
    total = neighbours.total()
    return len(neighbours) / total if total else 0.0


def statistics(text: Text) -> dict[str, Seen]:
    """What was seen of every word."""
    seen: dict[str, Seen] = {}
    for sentence, (first, last) in enumerate(zip(text.firsts, text.firsts[1:], strict=False)):
        before = ""
        for number in range(first, last):
            word, lemma = text.tokens[number].text, text.lemmas[number].lower()
            if not word[0].isalpha():
                before = ""
                continue
            one = seen.setdefault(lemma, Seen())
            one.count += 1
            one.sentences.append(sentence)
            one.acronyms += len(word) > 1 and word.isupper()
            one.capitals += number > first and word[0].isupper()
            if before:
                one.left[before] += 1
                seen[before].right[lemma] += 1
            before = lemma
    return seen
