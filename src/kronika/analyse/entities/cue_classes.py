"""Which cue a word is: by its dictionary form, by the form it has, and by its stem where both are unknown."""

from __future__ import annotations

from functools import lru_cache

from kronika.analyse.entities.cue import CLASSES, cues
from kronika.analyse.entities.stems import stem

LEAST = 5  # letters of a stem that stands for its word


def cue_classes(word: str, lemma: str, code: str) -> tuple[str, ...]:
    """The classes of a word, both given in lower case."""
    forms, roots = table(code)
    return forms.get(lemma) or forms.get(word) or roots.get(stem(word, code), ())


@lru_cache
def table(code: str) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """From each cue word of a language to its classes, and from each long stem."""
    forms: dict[str, tuple[str, ...]] = {}
    told = cues(code)
    for name in CLASSES:
        for word in getattr(told, name).split():
            forms[word] = (*forms.get(word, ()), name)
    roots = {stem(word, code): found for word, found in forms.items()}
    return forms, {root: found for root, found in roots.items() if len(root) >= LEAST}
