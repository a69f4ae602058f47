"""Vocabularies as uneven as real ones: the words of our own sample texts first, then dictionary words and made-up ones, inflected."""

from __future__ import annotations

import ast
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

HOUSE = Path(__file__).parents[2]
PROSE = HOUSE / "src" / "kronika" / "sampleweb" / "prose"
SLOT = re.compile(r"\{[^}]*\}|\[[a-z]+\]")
WORD = re.compile(r"[^\W\d_]{1,30}")
STEMS = 20_000  # made-up words of a language, each in all its forms
SKEW, FLAT = 1.22, 2.7  # of Zipf's law as Mandelbrot put it

ENDINGS = {
    "cs": "a y u ou e ě ami ách ám ům em i ovi ů ech ový ová ového ovou ní ním ost osti".split(),
    "pl": "a y ę ą ie ami ach om em owi ów ie owy owa owego ową ość ości anie ania".split(),
    "ru": "а ы у ой е ами ах ам ом и ов ый ая ого ую ение ения ость ости".split(),
    "en": "s ed ing er ers ion ions ly ness".split(),
}
SYLLABLES = {
    "cs": "vo ra ne li po ka dě mi ro ště pla chy zá ho ru ve sto lo du tí ba jed my bor pře krá".split(),
    "pl": "wo ra nie li po ka dzie mi ro szcze pła chy za ho ru we sto ło du ci ba jed my bor prze kra".split(),
    "ru": "во ра не ли по ка де ми ро ста пла хо за го ру ве сто ло ду ти ба ед мы бор пре кра".split(),
    "en": "ter con ra ne li po com de mi ro sta pla che har go ru ve sto lo du ti ba bed my bor pre".split(),
}
SHARES = {"cs": 0.45, "pl": 0.25, "ru": 0.15, "en": 0.15}  # of articles


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The forms of a language's words, and how often each comes: `reach` adds the shares up."""

    forms: NDArray[np.object_]
    reach: NDArray[np.float64]

    def draw(self, dice: np.random.Generator, count: int) -> NDArray[np.object_]:
        """So many words."""
        found: NDArray[np.object_] = self.forms[np.searchsorted(self.reach, dice.random(count))]
        return found


@cache
def vocabulary(lang: str) -> Vocabulary:
    """The words of a language, always the same."""
    real, stems = list(written(lang)), families(lang)
    ranks = np.arange(1, len(real) + len(stems) + 1)
    shares = 1 / (ranks + FLAT) ** SKEW
    parts, forms = [shares[: len(real)]], [*real]
    for share, family in zip(shares[len(real) :], stems, strict=True):
        common = 1 / np.arange(1, len(family) + 1) ** 1.4
        parts.append(share * common / common.sum())
        forms += family
    reach = np.cumsum(np.concatenate(parts))
    return Vocabulary(np.array(forms, dtype=object), reach / reach[-1])


def families(lang: str) -> list[list[str]]:
    """Words in all their forms: three of four from a dictionary where one is installed that can be listed, else made up."""
    dice = Random(lang)
    known = {"cs": listed_families, "en": listed_families, "ru": russian_families}.get(lang, lambda lang, dice: [])(
        lang, dice
    )
    invented = [[stem + ending for ending in ("", *ENDINGS[lang])] for stem in made_up(lang, dice)]
    return [known.pop() if known and number % 4 else invented[number] for number in range(STEMS)]


def listed_families(lang: str, dice: Random) -> list[list[str]]:
    """Forms by their dictionary form, from the list of a language."""
    from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

    grouped: dict[str, list[str]] = {}
    for form, lemma in DefaultDictionaryFactory().get_dictionary(lang).items():
        if form.isalpha() and form.islower() and len(form) > 3:
            grouped.setdefault(lemma, []).append(form)
    found = [sorted(forms) for _, forms in sorted(grouped.items())]
    dice.shuffle(found)
    return found


def russian_families(lang: str, dice: Random) -> list[list[str]]:
    """Forms by their dictionary form, as pymorphy tells them."""
    import pymorphy3

    told = pymorphy3.MorphAnalyzer(lang=lang)
    grouped: dict[str, list[str]] = {}
    for start in sorted({"".join(dice.choices(SYLLABLES[lang], k=2))[:4] for _ in range(600)}):
        for parse in islice(told.iter_known_word_parses(start), 0, 2_000, 10):
            if parse.normal_form not in grouped:
                grouped[parse.normal_form] = sorted({one.word for one in parse.lexeme})
    found = [forms for _, forms in sorted(grouped.items())]
    dice.shuffle(found)
    return found


def written(lang: str) -> Counter[str]:
    """The words of our own texts, the most frequent first: sample news, or for English this project's documentation."""
    if lang == "en":
        texts = [path.read_text("utf-8") for path in sorted((HOUSE / "docs" / "explanation").glob("*.md"))]
    else:
        texts = [
            SLOT.sub(" ", str(node.value))
            for path in sorted(PROSE.glob(f"{lang}_*.py"))
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value
        ]
    counted = Counter(word.lower() for text in texts for word in WORD.findall(text))
    return Counter(dict(counted.most_common()))


def made_up(lang: str, dice: Random) -> list[str]:
    """Stems of two to four syllables, the short ones first, as people do."""
    syllables = SYLLABLES[lang]
    found: dict[str, None] = {}
    while len(found) < STEMS:
        length = 2 if len(found) < 300 else 3 if len(found) < 6_000 else 4
        found.setdefault("".join(dice.choices(syllables, k=length)))
    return list(found)
