"""Puts together what is known of every word of a text, sentence by sentence, as the model reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kronika.analyse.entities.features.document import Document
from kronika.analyse.entities.features.memory import memory_marks
from kronika.analyse.entities.features.runs import Run, run_marks, runs
from kronika.analyse.entities.features.word import Word, word
from kronika.analyse.text import Name, Text

LOUD = 0.7  # share of capitals in a line that shouts
NEAR = 4  # words from the last capital within which a small word may still belong to its name


class Item(NamedTuple):
    """One word as the model reads it; all but `general` may be hidden in training."""

    word: Word
    general: list[str]

    def all(self) -> list[str]:
        """Everything."""
        return [*self.word.lexical, *self.word.affixes, *self.general]


def sentences(text: Text) -> list[list[Word]]:
    """The words of each sentence; a line in capitals is read as if each word but the small ones had one."""
    found = []
    for first, last in zip(text.firsts, text.firsts[1:], strict=False):
        loud = shouts(text, first, last)
        found.append([read(text, place, loud) for place in range(first, last)])
    return found


def read(text: Text, place: int, loud: bool) -> Word:
    """One word of a text."""
    shown = text.tokens[place].text
    if loud and (small := shown.lower()) in text.language.stop_words:
        return word(small, text.lemmas[place].lower(), text.language.code)
    if loud and len(shown) > 3:
        return word(shown.capitalize(), text.lemmas[place].lower(), text.language.code)
    return word(shown, text.lemmas[place], text.language.code)


def shouts(text: Text, first: int, last: int) -> bool:
    """Whether a sentence is written in capitals."""
    letters = [token.text for token in text.tokens[first:last] if token.text[0].isalpha()]
    return len(letters) > 2 and sum(one.isupper() for one in letters) > LOUD * len(letters)


def items(text: Text) -> list[list[Item]]:
    """The items of each sentence."""
    cut = sentences(text)
    document = Document(cut)
    return [sentence_items(words, document) for words in cut]


def remembering(told: list[list[Item]], names: Sequence[Name]) -> list[list[Item]]:
    """The items with what a first look saw anywhere in the text."""
    marks = memory_marks([[item.word for item in sentence] for sentence in told], names)
    return [
        [Item(item.word, item.general + more) if more else item for item, more in zip(sentence, mores, strict=True)]
        for sentence, mores in zip(told, marks, strict=True)
    ]


def sentence_items(words: list[Word], document: Document) -> list[Item]:
    """The items of one sentence."""
    around = places(words)
    found = []
    for place, one in enumerate(words):
        general = [*one.general]
        if one.capital or around[place] or any(near.capital for near in words[max(place - 1, 0) : place + 2]):
            neighbours(words, place, general)
            general += around[place]
        else:
            near_words(words, place, general)
        if one.capital:
            general += document.marks(one)
        found.append(Item(one, general))
    return found


def neighbours(words: list[Word], place: int, general: list[str]) -> None:
    """Add what the two words on either side show."""
    last = len(words) - 1
    if place:
        general += words[place - 1].before
    else:
        general.append("-1^")
    if place < last:
        general += words[place + 1].after
    else:
        general.append("+1$")
    if place > 1:
        general += words[place - 2].far_before
    if place < last - 1:
        general += words[place + 2].far_after


def near_words(words: list[Word], place: int, general: list[str]) -> None:
    """Add only the words on either side: small letters far from capitals are seldom names, and they are most of a text."""
    general.append(words[place - 1].before[0] if place else "-1^")
    general.append(words[place + 1].after[0] if place < len(words) - 1 else "+1$")


def places(words: list[Word]) -> list[list[str]]:
    """What each word is told of the runs of capitals: of its own, or of the last one before it."""
    found: list[list[str]] = [[] for _ in words]
    last: Run | None = None
    for run in runs(words):
        told = run_marks(words, run)
        for place in range(run.first, run.last):
            where = position(place, run)
            found[place] = [*told, "ri=" + where, *(f"c{where}={one}" for one in words[place].classes)]
        if last is not None:
            bridge(words, last, run, found)
        last = run
    return found


def position(place: int, run: Run) -> str:
    """Where in a run a word stands."""
    return ("f" if place == run.first else "") + ("l" if place == run.last - 1 else "") or "m"


def bridge(words: list[Word], last: Run, run: Run, found: list[list[str]]) -> None:
    """Tell small words between two near runs of the name they may join: "Rada bezpečnosti OSN"."""
    if run.first - last.last > NEAR:
        return
    head = words[last.last - 1]
    marks = ["br=" + one for one in head.classes] + [f"bl={run.first - last.last}", "bw=" + head.lemma]
    for place in range(last.last, run.first):
        found[place] = marks
