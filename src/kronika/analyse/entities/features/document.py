"""What the whole text shows of a word: how often and where it is capitalised, and what stood beside it each time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kronika.analyse.entities.cue import CLASSES
from kronika.analyse.entities.features.word import Word

TELLING = frozenset((*CLASSES, "given", "first", "last", "patronymic"))
OFTEN = 3


class Document:
    """Counts over a text; a name that is doubtful in one sentence is plain in another."""

    def __init__(self, sentences: Sequence[Sequence[Word]]) -> None:
        self.total: Counter[str] = Counter()
        self.middle: Counter[str] = Counter()  # capitalised inside a sentence
        self.small: Counter[str] = Counter()
        self.left: Counter[str] = Counter()  # a capital follows
        self.right: Counter[str] = Counter()  # a capital goes before
        self.beside: dict[str, set[str]] = {}
        for words in sentences:
            for place, word in enumerate(words):
                if word.low[:1].isalpha():
                    self.count(words, place, word)
        self._kept: dict[str, list[str]] = {}

    def count(self, words: Sequence[Word], place: int, word: Word) -> None:
        """Count one word."""
        root = word.stem
        self.total[root] += 1
        if not word.capital:
            self.small[root] += 1
            return
        before = words[place - 1] if place else None
        after = words[place + 1] if place + 1 < len(words) else None
        beside = self.beside.setdefault(root, set())
        if before is not None:
            self.middle[root] += 1
            self.right[root] += before.capital
            beside.update("b" + one for one in before.classes if one in TELLING)
        if after is not None:
            self.left[root] += after.capital
            beside.update("a" + one for one in after.classes if one in TELLING)

    def marks(self, word: Word) -> list[str]:
        """What the text shows of a capitalised word."""
        found = self._kept.get(word.stem)
        if found is None:
            found = self._kept[word.stem] = self.told(word.stem)
        return found

    def told(self, root: str) -> list[str]:
        """The marks of one stem."""
        total, left, right = (min(counts[root], OFTEN) for counts in (self.total, self.left, self.right))
        found = [
            f"dj={total}{min(left, 1)}{min(right, 1)}{min(self.small[root], 1)}",
            f"dm={min(self.middle[root], OFTEN)}",
            f"ds={min(self.small[root], OFTEN)}",
            f"dt={min(self.total[root], OFTEN)}",
            f"dl={min(self.left[root], 2)}{min(self.right[root], 2)}",
        ]
        return found + ["db=" + one for one in sorted(self.beside.get(root, ()))]
