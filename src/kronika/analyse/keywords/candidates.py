"""Phrases of one to three words that might be keywords: no marks inside, no function words at the ends, nouns in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kronika.analyse.keywords.word_kinds import WordKind, word_kind
from kronika.analyse.text import Name, Text

MOST_WORDS = 3
LEAST_LETTERS = 3
SHORTEST_STEM, LONGEST_ENDING = 5, 2
MASCULINE = ("em", "ovi", "ů", "ům", "ech", "ów", "owi")  # of nouns whose form in -a is a genitive
PERSON = "PER"


@dataclass(slots=True, kw_only=True)
class Candidate:
    """A phrase by its dictionary forms, and where it stands: tokens from … up to but not including."""

    key: tuple[str, ...]
    places: list[tuple[int, int]] = field(default_factory=list)
    base: str = ""  # of a name; empty for other phrases


def candidates(text: Text, names: Sequence[Name], bases: Sequence[str]) -> dict[tuple[str, ...], Candidate]:
    """All phrases by key; a name is one phrase by its base form, and none of its words is in another."""
    found: dict[tuple[str, ...], Candidate] = {}
    taken = bytearray(len(text.tokens))
    for name, base in zip(names, bases, strict=True):
        key = key_of(base or text.text[text.tokens[name.first].start : text.tokens[name.last - 1].end])
        if key and any(len(word) >= LEAST_LETTERS or word.isupper() for word in base.split() or key):
            found.setdefault(key, Candidate(key=key, base=base)).places.append((name.first, name.last))
        taken[name.first : name.last] = b"\1" * (name.last - name.first)
    join_surnames(found, {key_of(base) for name, base in zip(names, bases, strict=True) if name.type == PERSON})
    joined = joined_forms(text)
    for run in runs(text, taken):
        for first, last in phrases(text, run):
            key = tuple(
                joined.get(text.lemmas[number].lower(), text.lemmas[number].lower()) for number in range(first, last)
            )
            if text.language.general_words.issuperset(key):
                continue
            found.setdefault(key, Candidate(key=key)).places.append((first, last))
    return found


def key_of(base: str) -> tuple[str, ...]:
    """A name as it is counted."""
    return tuple(base.lower().split())


def join_surnames(found: dict[tuple[str, ...], Candidate], people: set[tuple[str, ...]]) -> None:
    """A surname alone counts for the one person of the text who has it."""
    for key in sorted(people):
        whole = [other for other in people if len(other) > 1 and other[-1] == key[-1]]
        if len(key) == 1 and len(whole) == 1 and key in found and whole[0] in found:
            found[whole[0]].places += found.pop(key).places


def joined_forms(text: Text) -> dict[str, str]:
    """Words that no dictionary knows, with the shorter form of them that the text has: "brexitu" → "brexit"."""
    if not text.language.inflected:
        return {}
    unknown = sorted(
        {
            lemma.lower()
            for token, lemma in zip(text.tokens, text.lemmas, strict=True)
            if lemma.lower() == token.text.lower() and len(lemma) >= SHORTEST_STEM and lemma.isalpha()
        }
    )
    found: dict[str, str] = {}
    stem, forms = "", {lemma.lower() for lemma in text.lemmas}
    for word in unknown:
        if stem and word.startswith(stem) and len(word) - len(stem) <= LONGEST_ENDING:
            found[word] = base_of(stem, forms)
        else:
            stem = word
            found[word] = base_of(stem, forms)
    return {word: base for word, base in found.items() if word != base}


def base_of(stem: str, forms: set[str]) -> str:
    """The form to count by: "vakcína" where the text has it beside "vakcín", unless "-em" and the like speak against it."""
    longer = stem + "a"
    return longer if longer in forms and not any(stem + ending in forms for ending in MASCULINE) else stem


def runs(text: Text, taken: bytearray) -> Iterator[list[int]]:
    """Tokens that follow each other in a sentence without a mark or a name between."""
    for first, last in zip(text.firsts, text.firsts[1:], strict=False):
        run: list[int] = []
        for number in range(first, last):
            word = text.tokens[number].text
            if taken[number] or not word[0].isalpha() or "." in word or "@" in word:
                if run:
                    yield run
                run = []
            else:
                run.append(number)
        if run:
            yield run


def phrases(text: Text, run: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The phrases of a run, as their first token and the one behind their last."""
    kinds = [kind_of(text, number) for number in run]
    for start in range(len(run)):
        for length in range(1, min(MOST_WORDS, len(run) - start) + 1):
            if kinds[start + length - 1] is None and length < MOST_WORDS:
                continue  # a function word may stand inside: "boj o moc" has one
            if is_phrase(kinds[start : start + length], text):
                yield run[start], run[start + length - 1] + 1


def kind_of(text: Text, number: int) -> WordKind | None:
    """The kind of a token; None for a function word."""
    word, tongue = text.tokens[number].text.lower(), text.language
    lemma = text.lemmas[number].lower()
    if word in tongue.stop_words or word in tongue.function_words or lemma in tongue.stop_words:
        return None
    if lemma in tongue.function_words or word in tongue.months or word in tongue.weekdays:
        return None
    if len(word) < LEAST_LETTERS and not text.tokens[number].text.isupper():
        return None
    return word_kind(text.tokens[number].text, text.lemmas[number], tongue)


def is_phrase(kinds: Sequence[WordKind | None], text: Text) -> bool:
    """Whether words of these kinds make a phrase: a noun, with adjectives or nouns around it."""
    if None in (kinds[0], kinds[-1]) or WordKind.OTHER in kinds or None in kinds:
        return False
    if len(kinds) == 1:
        return kinds[0] is WordKind.NOUN
    if kinds[-1] is WordKind.ADJECTIVE:
        return text.language.adjectives_behind and kinds[0] is WordKind.NOUN
    return WordKind.NOUN in kinds
