"""What a first look at the whole text took each word for: a name that one sentence leaves open is plain in another."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from kronika.analyse.entities.features.word import Word
from kronika.analyse.text import Name

OFTEN = 3


def memory_marks(sentences: Sequence[Sequence[Word]], names: Sequence[Name]) -> list[list[list[str]]]:
    """For each word of each sentence what its stem was taken for; nothing for words without a capital."""
    flat = [word for words in sentences for word in words]
    votes: dict[str, Counter[str]] = defaultdict(Counter)
    tagged = [""] * len(flat)
    for name in names:
        for place in range(name.first, name.last):
            tagged[place] = name.type + role(place, name)
    for word, tag in zip(flat, tagged, strict=True):
        if word.capital:
            votes[word.stem][tag] += 1
    told = {stem: marks(counts) for stem, counts in votes.items()}
    return [[told[word.stem] if word.capital else [] for word in words] for words in sentences]


def role(place: int, name: Name) -> str:
    """Whether a word is a name alone, begins, ends or is inside one."""
    if name.last - name.first == 1:
        return "1"
    return "b" if place == name.first else "e" if place == name.last - 1 else "i"


def marks(counts: Counter[str]) -> list[str]:
    """What the votes for a stem come to."""
    total = sum(counts.values())
    types: Counter[str] = Counter()
    for tag, count in counts.items():
        types[tag[:3]] += count
    best, most = max(types.items(), key=lambda entry: (entry[1], entry[0]))
    found = [f"v={best}", f"v={best}{min(total, OFTEN)}{4 * most // total}"]
    found += [f"va={tag}" for tag in sorted(counts)]
    named = {type_: count for type_, count in types.items() if type_}
    if named:
        found.append("vn=" + max(named.items(), key=lambda entry: (entry[1], entry[0]))[0])
    return found
