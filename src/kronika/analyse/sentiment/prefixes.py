"""Negation inside a word: "nelíbí" is "líbit" turned round, "nenávidí" is a word of its own."""

from __future__ import annotations

from functools import lru_cache

from kronika.lang.language import language
from kronika.lang.lemmas import lemma

PREFIXES = {"cs": "ne", "sk": "ne", "pl": "nie", "ru": "не"}
SHORTEST = 3  # letters of what the prefix stands before
VERB_ENDINGS = {
    "cs": ("t", "ci"),
    "sk": ("ť",),
}  # where verbs are negated by the prefix: how a verb's dictionary form ends
KEPT = 100_000


@lru_cache(maxsize=KEPT)
def key(form: str, base: str, code: str) -> str:
    """The dictionary form with the negation that lemmatisers take away: nešťastného, šťastný → nešťastný."""
    prefix = PREFIXES.get(code)
    if prefix and not base.startswith(prefix) and positive(form, code) == base:  # "nejlepší" is no negation
        return prefix + base
    return base


@lru_cache(maxsize=KEPT)
def positive(form: str, code: str) -> str:
    """The dictionary form of a word without its negation; empty where it has none."""
    prefix = PREFIXES.get(code)
    if not prefix or not form.startswith(prefix) or len(form) < len(prefix) + SHORTEST:
        return ""
    return lemma(form[len(prefix) :], language(code)).lower()


@lru_cache(maxsize=KEPT)
def negated_verb(form: str, base: str, code: str) -> str:
    """The dictionary form of a verb that says what does not happen: nebyl → být; empty for all other words."""
    prefix = PREFIXES.get(code, "")
    endings = VERB_ENDINGS.get(code)
    if not endings or not form.startswith(prefix) or base.startswith(prefix):
        return ""
    return base if base.endswith(endings) else ""
