"""A lexicon: words and phrases that sound good or bad, by their dictionary form, and where they come from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from statistics import fmean, median

from kronika.analyse.sentiment.prefixes import key
from kronika.lang.language import Language
from kronika.lang.lemmas import lemma
from kronika.lang.tokens import tokenise

Phrases = Mapping[str, tuple[tuple[tuple[str, ...], float], ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lexicon:
    """Weights below 0 sound bad, above 0 good; how large they are is the lexicon's own scale."""

    name: str
    language: str
    licence: str = ""
    words: Mapping[str, float] = field(default_factory=dict)  # by form and by dictionary form, in lower case
    phrases: Phrases = field(default_factory=dict)  # by the first word's dictionary form, the longest first
    typical: float = 1.0  # the weight of a word in the middle of the scale


def lexicon(
    name: str,
    entries: Iterable[tuple[str, float]],
    language: Language,
    licence: str = "",
    lemmas: Mapping[str, str] | None = None,
) -> Lexicon:
    """A lexicon of entries as people write them; words on both sides are left out, as the thesis did, and so are words of weight 0.

    `lemmas` are dictionary forms that were looked up before: asking a dictionary for thousands of words delays the start.
    """
    known_forms = lemmas or {}

    def by_key(word: str) -> str:
        return key(word, known_forms.get(word) or lemma(word, language).lower(), language.code)

    votes: dict[str, list[float]] = defaultdict(list)
    forms: dict[str, set[float]] = defaultdict(set)
    phrases: dict[tuple[str, ...], float] = {}
    for text, weight in entries:
        words = [token.text.lower() for token in tokenise(text)]
        if len(words) == 1:
            votes[by_key(words[0])].append(weight)
            forms[words[0]].add(weight)
        elif words:
            phrases[tuple(by_key(word) for word in words)] = weight
    agreed = {word: fmean(weights) for word, weights in votes.items() if min(weights) > 0 or max(weights) < 0}
    known = forms_apart(forms, votes, by_key) | agreed
    weights = [abs(weight) for weight in [*known.values(), *phrases.values()] if weight]
    return Lexicon(
        name=name,
        language=language.code,
        licence=licence,
        words=known,
        phrases=by_first(phrases),
        typical=median(weights) if weights else 1.0,
    )


def forms_apart(
    forms: Mapping[str, set[float]], votes: Mapping[str, list[float]], by_key: Callable[[str], str]
) -> dict[str, float]:
    """Forms that sound another way than others of their dictionary form: "better" is no "bad" though both are "well"."""
    apart = {}
    for form, weights in forms.items():
        others = votes[by_key(form)]
        if min(others) < 0 < max(others) and 0 not in others and len(weights) == 1:
            apart[form] = next(iter(weights))
    return apart


def by_first(phrases: Mapping[tuple[str, ...], float]) -> Phrases:
    """Phrases by their first word, so that a text is asked once a word."""
    found: dict[str, list[tuple[tuple[str, ...], float]]] = defaultdict(list)
    for words, weight in phrases.items():
        found[words[0]].append((words, weight))
    return {first: tuple(sorted(those, key=lambda one: -len(one[0]))) for first, those in found.items()}
