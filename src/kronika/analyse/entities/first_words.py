"""The first word of a sentence has a capital anyway: one that no dictionary knows belongs to the person named right behind it."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.analyse.text import Name, Text
from kronika.lang.lemmas import is_known

PERSON = "PER"
SHORTEST = 3  # letters
LONGEST_PREFIX, SHORTEST_REST = 5, 5


def with_first_words(text: Text, names: Sequence[Name]) -> list[Name]:
    """The names, with persons made longer by such a word: "Edvard Beneš" where only "Beneš" was found."""
    return [
        Name(first=name.first - 1, last=name.last, type=name.type) if lacks_first(text, name) else name
        for name in names
    ]


def lacks_first(text: Text, name: Name) -> bool:
    """Whether a person is the second word of a sentence, behind a word that looks like a name."""
    before = name.first - 1
    if name.type != PERSON or before < 0 or text.firsts[text.homes[name.first]] != before:
        return False
    word = text.tokens[before].text
    looks = len(word) >= SHORTEST and word.isalpha() and word[0].isupper() and word[1:].islower()
    return looks and not is_told(word.lower(), text.language.code)


def is_told(word: str, code: str) -> bool:
    """Whether a dictionary knows a word, or what stands behind a prefix: "exprezident" is no name."""
    rest = (word[cut:] for cut in range(2, LONGEST_PREFIX + 1) if len(word) - cut >= SHORTEST_REST)
    return is_known(word, code) or any(is_known(one, code) for one in rest)
