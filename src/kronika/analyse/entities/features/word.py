"""What a word shows by itself, and what it shows to its neighbours; remembered per word, for words come again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kronika.analyse.entities.features.classes import word_classes
from kronika.analyse.entities.features.clusters import clusters
from kronika.analyse.entities.features.shapes import marks, shape
from kronika.analyse.entities.stems import stem
from kronika.lang.language import language

KEPT = 100_000  # words that are remembered


class Word(NamedTuple):
    """One word. `lexical` names the word itself: a model that leans on it knows no new names."""

    low: str
    lemma: str
    stem: str
    capital: bool
    classes: tuple[str, ...]
    lexical: tuple[str, ...]
    affixes: tuple[str, ...]  # beginnings and ends: they name many words nearly as well
    general: tuple[str, ...]
    before: tuple[str, ...]  # for the word after it
    after: tuple[str, ...]  # for the word before it
    far_before: tuple[str, ...]
    far_after: tuple[str, ...]


@lru_cache(maxsize=KEPT)
def word(text: str, lemma: str, code: str) -> Word:
    """All that is known of a word of a language."""
    low, base, root = text.lower(), lemma.lower(), stem(text, code)
    told = tuple(sorted(set(word_classes(text, lemma, language(code)))))
    drawn = shape(text)
    capital = text[:1].isupper()
    general = ["sh=" + drawn, "s1=" + low[-1:], "s2=" + low[-2:]]
    affixes = ["s3=" + low[-3:]]
    general += ["c=" + one for one in told] + ["m=" + one for one in marks(text, code)]
    lexical = ["w=" + low, "l=" + base]
    alike = [] if capital else [f"k{number}=" + one for number, one in enumerate(clusters(base, code))]
    lexical += alike
    if capital:
        general.append(f"n={min(len(low), 9)}")
        affixes += ["p2=" + low[:2], "p3=" + low[:3], "s4=" + low[-4:]]
        lexical += ["st=" + root, "p5=" + low[:5]]
    near = [low, "/" + base, "#" + drawn, "$" + low[-3:], *("@" + one for one in told)]
    near += alike
    return Word(
        low=low,
        lemma=base,
        stem=root,
        capital=capital,
        classes=told,
        lexical=tuple(lexical),
        affixes=tuple(affixes),
        general=tuple(general),
        before=tuple("-1" + one for one in near),
        after=tuple("+1" + one for one in near),
        far_before=tuple("-2" + one for one in near if one[0] not in "$/"),
        far_after=tuple("+2" + one for one in near if one[0] not in "$/"),
    )
