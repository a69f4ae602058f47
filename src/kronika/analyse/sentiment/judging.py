"""How each sentence of a text sounds, and the text as a whole, with the words behind every figure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import copysign

from kronika.analyse.sentiment.lexicon import Lexicon
from kronika.analyse.sentiment.negation import Denial, denial, strength, turned
from kronika.analyse.sentiment.prefixes import key, positive
from kronika.analyse.sentiment.turning_words import Turning, turning
from kronika.analyse.text import Name, Text
from kronika.lang.lemmas import lemma
from kronika.model.analysis import Sentence, Sentiment, Tone, TonedWord

LIMIT = 4.0  # published: a sum of 4 is positive, −4 negative, less either way neutral
USUAL_SHARE = 20  # one word in so many is expected to sound one way or the other


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What a lexicon says of a text."""

    sentences: tuple[Sentence, ...]
    sentiment: Sentiment
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A word or phrase of the lexicon in a text: its tokens, its weight, and whether it is negated in itself."""

    first: int
    last: int
    lemma: str
    weight: float
    negated: bool = False


def judge(text: Text, lexicon: Lexicon | None, names: Sequence[Name] = ()) -> Judged:
    """Points of every sentence and of the text. Words inside names are no opinions: "Vítězná" is a street."""
    if lexicon is None:
        plain = tuple(Sentence(start=span.start, end=span.end) for span in text.sentences)
        told = f"{text.language.name} ({text.language.code})" if text.language.code else "a language that is not known"
        return Judged(sentences=plain, sentiment=Sentiment(), missing=(f"There is no lexicon of tone for {told}.",))
    forms = [token.text.lower().replace("’", "'") for token in text.tokens]
    named = {number for name in names for number in range(name.first, name.last)}
    weights: list[float] = []
    sentences = []
    for number, span in enumerate(text.sentences):
        first, last = text.firsts[number], text.firsts[number + 1]
        toned = toned_words(text, forms, lexicon, range(first, last), named)
        weights += [word.points * abs(weight) for word, weight in toned]
        sentences.append(sentence(span.start, span.end, tuple(word for word, _ in toned)))
    length = sum(form[0].isalpha() for form in forms)
    return Judged(
        sentences=tuple(sentences), sentiment=together(sentences, normalised(weights, lexicon, length), lexicon.name)
    )


def sentence(start: int, end: int, words: tuple[TonedWord, ...]) -> Sentence:
    """A sentence with its words summed up on either side."""
    good, bad = sides(word.points for word in words)
    return Sentence(start=start, end=end, positive=good, negative=bad, words=words)


def sides(points: Iterable[float]) -> tuple[float, float]:
    """What is above 0 and what is below, both as sums ≥ 0."""
    listed = list(points)
    return sum((one for one in listed if one > 0), 0.0), abs(sum((one for one in listed if one < 0), 0.0))


def together(sentences: Sequence[Sentence], normalised: float, by: str) -> Sentiment:
    """What the sentences come to."""
    good, bad = sum((one.positive for one in sentences), 0.0), sum((one.negative for one in sentences), 0.0)
    return Sentiment(positive=good, negative=bad, score=good - bad, tone=tone(good - bad), normalised=normalised, by=by)


def tone(score: float) -> Tone:
    """The published limits."""
    if score >= LIMIT:
        return Tone.POSITIVE
    return Tone.NEGATIVE if score <= -LIMIT else Tone.NEUTRAL


def normalised(weights: Sequence[float], lexicon: Lexicon, length: int) -> float:
    """−1 … 1: good less bad, divided by both and by what a text of this length would usually hold."""
    good, bad = sides(weight / lexicon.typical for weight in weights)
    whole = good + bad + length / USUAL_SHARE
    return (good - bad) / whole if whole else 0.0


def toned_words(
    text: Text, forms: Sequence[str], lexicon: Lexicon, places: range, named: set[int]
) -> list[tuple[TonedWord, float]]:
    """The words of one sentence that sound, each with its weight in the lexicon."""
    turns = turning(text.language.code)
    found, place = [], places.start
    while place < places.stop:
        one = None if place in named else looked_up(text, forms, lexicon, place, places.stop)
        if one is None or one.weight == 0:
            place += 1
            continue
        found.append((toned(text, forms, one, places.start, turns), one.weight))
        place = one.last
    return found


def looked_up(text: Text, forms: Sequence[str], lexicon: Lexicon, place: int, end: int) -> Found | None:
    """What the lexicon says of the word at a place: as part of a phrase, as it stands, or as another word negated."""
    form, code = forms[place], text.language.code
    base = base_of(text, forms, place)
    whole = key(form, base, code)
    for words, weight in lexicon.phrases.get(whole, ()):
        last = place + len(words)
        if last <= end and all(
            word in (forms[at], key(forms[at], base_of(text, forms, at), code))
            for at, word in zip(range(place, last), words, strict=True)
        ):
            return Found(first=place, last=last, lemma=" ".join(words), weight=weight)
    for name in (form, whole):
        if name in lexicon.words:
            return Found(first=place, last=place + 1, lemma=whole, weight=lexicon.words[name])
    inner = positive(form, code)
    if inner and inner in lexicon.words:
        return Found(first=place, last=place + 1, lemma=inner, weight=lexicon.words[inner], negated=True)
    return None


def base_of(text: Text, forms: Sequence[str], place: int) -> str:
    """The dictionary form in small letters; words all in capitals are read as if they were not: headlines shout."""
    written = text.tokens[place].text
    return (lemma(forms[place], text.language) if written.isupper() else text.lemmas[place]).lower()


def toned(text: Text, forms: Sequence[str], found: Found, first: int, turns: Turning) -> TonedWord:
    """A word with its points: ±1, turned by negations, weighed by what strengthens it."""
    how = Denial.DIRECT if found.negated else denial(found.first, forms, text.lemmas, first, turns, text.language.code)
    turn, much = turned(found.weight, how), strength(found.first, forms, first, turns)
    start, end = text.tokens[found.first].start, text.tokens[found.last - 1].end
    return TonedWord(
        start=start,
        end=end,
        text=text.text[start:end],
        lemma=found.lemma,
        points=copysign(1.0, found.weight) * turn * much,
        negated=turn < 0,
        strength=much,
    )
