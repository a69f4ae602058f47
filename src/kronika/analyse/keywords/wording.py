"""How people would write a keyword: its head in the nominative, adjectives agreeing with it, the rest as it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kronika.analyse.keywords.candidates import Candidate
from kronika.analyse.keywords.word_kinds import WordKind, word_kind
from kronika.analyse.text import Text
from kronika.lang.morphology import inflect, readings


def wording(candidate: Candidate, text: Text) -> str:
    """The words of a keyword as people would write them."""
    if candidate.base:
        return candidate.base
    forms = Counter(tuple(range(first, last)) for first, last in candidate.places)
    written = Counter(tuple(plain(text, number) for number in place) for place in forms)
    if not text.language.inflected:
        return " ".join(written.most_common(1)[0][0])
    first, last = candidate.places[0]
    kinds = [word_kind(text.tokens[number].text, text.lemmas[number], text.language) for number in range(first, last)]
    head = kinds.index(WordKind.NOUN) if WordKind.NOUN in kinds else 0
    seen = [words for words, _ in written.most_common() if is_nominative(words, head, candidate, text)]
    return " ".join(seen[0] if seen else made(written.most_common(1)[0][0], head, kinds, candidate, text))


def plain(text: Text, number: int) -> str:
    """A word as it is written, without the capital of a sentence's beginning."""
    word = text.tokens[number].text
    first = text.firsts[text.homes[number]]
    begins = all(not text.tokens[before].text[0].isalpha() for before in range(first, number))
    return word.lower() if begins and word[1:].islower() and text.lemmas[number][:1].islower() else word


def is_nominative(words: Sequence[str], head: int, candidate: Candidate, text: Text) -> bool:
    """Whether a phrase was written with its head in the nominative: as in the dictionary, or so says the dictionary."""
    if words[head].lower() == candidate.key[head]:
        return all(agrees(words, place, head, candidate, text) for place in range(head))
    found = [one for one in readings(words[head], text.language) if one.lemma.lower() == candidate.key[head]]
    plural = [one for one in found if one.number == "pl" and "nom" in one.cases]
    return bool(plural) and not any(one.number == "sg" for one in found)


def agrees(words: Sequence[str], place: int, head: int, candidate: Candidate, text: Text) -> bool:
    """Whether an adjective is in the nominative too: "Velká Británie", not "Velké Británie"."""
    lemma = candidate.key[place]
    if word_kind(words[place], lemma, text.language) is not WordKind.ADJECTIVE:
        return True
    return words[place].lower() == adjective(lemma, gender_of(candidate.key[head], text), "sg", text)


def made(
    words: Sequence[str], head: int, kinds: Sequence[WordKind], candidate: Candidate, text: Text
) -> tuple[str, ...]:
    """The phrase in the nominative, made of what was written: the head from the dictionary, adjectives agreeing with it."""
    noun = as_written(candidate.key[head], words[head])
    number, gender = "sg", gender_of(candidate.key[head], text)
    if only_plural(words[head], candidate.key[head], text):
        plural = inflect(candidate.key[head], text.language, "nom", "pl")
        noun, number = (as_written(plural[0], words[head]), "pl") if plural else (noun, "sg")
    beside = head + 1 if text.language.adjectives_behind else head
    made_words = []
    for place, word in enumerate(words):
        agreeing = kinds[place] is WordKind.ADJECTIVE and (place < head or place == beside)
        form = adjective(candidate.key[place], gender, number, text) if agreeing else word
        made_words.append(noun if place == head else as_written(form, word))
    return tuple(made_words)


def as_written(form: str, word: str) -> str:
    """A form with the capital of a word as it was written."""
    return form[:1].upper() + form[1:] if word[:1].isupper() else form


def only_plural(word: str, lemma: str, text: Text) -> bool:
    """Whether a word as it was written can only be a plural."""
    found = [one for one in readings(word, text.language) if one.lemma.lower() == lemma and one.number]
    return bool(found) and all(one.number == "pl" for one in found)


def gender_of(lemma: str, text: Text) -> str:
    """m, f or n of a noun: by the dictionary, or by its ending where the language tells."""
    found = next((one.gender for one in readings(lemma, text.language) if one.part == "noun" and one.gender), "")
    if found:
        return found
    endings = text.language.gender_endings
    return next((endings[lemma[-size:]] for size in (4, 3, 2, 1) if lemma[-size:] in endings), "m")


def adjective(lemma: str, gender: str, number: str, text: Text) -> str:
    """An adjective in the nominative of a gender, or of the plural."""
    told = text.language.adjective_forms
    for size in (3, 2, 1):
        if (forms := told.get(lemma[-size:])) is not None:
            return lemma[:-size] + forms.get("pl" if number == "pl" else gender, lemma[-size:])
    return lemma
