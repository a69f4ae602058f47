"""Vocabularies as uneven as real ones: the words of our own sample texts first, then made-up stems with a language's endings."""

from __future__ import annotations

import ast
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

HOUSE = Path(__file__).parents[2]
PROSE = HOUSE / "src" / "kronika" / "sampleweb" / "prose"
SLOT = re.compile(r"\{[^}]*\}|\[[a-z]+\]")
WORD = re.compile(r"[^\W\d_]{1,30}")
STEMS = 20_000  # made-up words of a language, each in all its forms
SKEW, FLAT = 1.15, 2.7  # of Zipf's law as Mandelbrot put it

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
    dice = Random(lang)
    real = list(written(lang))
    stems = made_up(lang, dice)
    endings = ["", *ENDINGS[lang]]
    ranks = np.arange(1, len(real) + len(stems) + 1)
    shares = 1 / (ranks + FLAT) ** SKEW
    common = 1 / np.arange(1, len(endings) + 1) ** 1.4
    parts = np.concatenate([shares[: len(real)], np.outer(shares[len(real) :], common / common.sum()).ravel()])
    forms = np.array([*real, *(stem + ending for stem, ending in product(stems, endings))], dtype=object)
    reach = np.cumsum(parts)
    return Vocabulary(forms, reach / reach[-1])


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
