"""What frequency lists count, and how collocations are measured."""

from __future__ import annotations

from enum import StrEnum


class Unit(StrEnum):
    """What is counted."""

    WORDS = "words"  # as written, in small letters
    LEMMAS = "lemmas"
    BIGRAMS = "bigrams"  # two words side by side in a sentence
    NAMES = "names"  # by their base forms, from the analysis
    KEYWORDS = "keywords"  # of the site and of the text


class Measure(StrEnum):
    """How strongly two words belong together."""

    LOGDICE = "logdice"  # does not grow with the corpus; 14 is the most
    MI = "mi"  # mutual information: favours the rare
    T = "t"  # t-score: favours the frequent
    LL = "ll"  # log-likelihood
