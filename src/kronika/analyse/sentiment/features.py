"""What a classifier sees of one mention: the words around it, on which side they stand, its case, and what sounds near it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kronika.analyse.text import Text
from kronika.lang.morphology import readings
from kronika.model.analysis import Sentence

NEAR = 6  # words on either side that count as near
PLACED = 3  # words on either side whose place counts
STEM = 5  # letters of a word that stand for its relatives
DISTANCES = (2, 5, 10, 20)
MENTION = "@"


def features(text: Text, home: int, sentence: Sentence, first: int, last: int, kind: str) -> list[str]:
    """The features of the mention in tokens `first` to `last` of sentence number `home`, of a type of entities."""
    start, end = text.firsts[home], text.firsts[home + 1]
    left = [text.lemmas[number].lower() for number in range(start, first)]
    right = [text.lemmas[number].lower() for number in range(last, end)]
    case = case_of(text, first, last)
    return [
        "1",
        f"kind:{kind}",
        f"case:{case}",
        f"kind-case:{kind}|{case}",
        *whole(left, right),
        *beside(left, right, case),
        *verbs(text, range(start, first), range(last, end), case),
        *toned(text, sentence, first, last, case),
        *placed(first - start, end - start),
    ]


def case_of(text: Text, first: int, last: int) -> str:
    """The grammatical case of a mention: who does it, or to whom it is done. Its words vote; "?" where nobody knows."""
    cases: frozenset[str] | None = None
    for number in range(first, last):
        found = readings(text.tokens[number].text, text.language)
        if found and found[0].cases:
            seen = frozenset().union(*(one.cases for one in found if one.part == found[0].part))
            cases = seen if cases is None else (cases & seen or cases)
    return "+".join(sorted(cases)) if cases else "?"


def whole(left: Sequence[str], right: Sequence[str]) -> Iterator[str]:
    """Words and the beginnings of words of the sentence, and on which side they stand."""
    for side, lemmas in (("l", left), ("r", right)):
        for lemma in lemmas:
            if lemma[0].isalpha():
                yield f"w:{lemma}"
                yield f"s:{lemma[:STEM]}"
                yield f"{side}s:{lemma[:STEM]}"


def beside(left: Sequence[str], right: Sequence[str], case: str) -> Iterator[str]:
    """Words near the mention, one and two at a time, and those right beside it by their place."""
    near = [*left[-NEAR:], MENTION, *right[:NEAR]]
    middle = len(left[-NEAR:])
    for number, lemma in enumerate(near):
        if number != middle:
            yield f"n{'l' if number < middle else 'r'}:{lemma}"
        if number and abs(number - middle) <= PLACED + 1:
            yield f"nn:{near[number - 1]} {lemma}"
        if number > 1 and abs(number - middle) <= PLACED:
            yield f"nnn:{near[number - 2]} {near[number - 1]} {lemma}"
        if number != middle and abs(number - middle) <= PLACED:
            yield f"at{number - middle}:{lemma}"
    yield f"before:{left[-1] if left else '^'}|{case}"


def verbs(text: Text, left: range, right: range, case: str) -> Iterator[str]:
    """The nearest verb on either side, with the case of the mention: who accuses and who is accused."""
    for side, places in (("l", reversed(left)), ("r", iter(right))):
        for number in places:
            found = readings(text.tokens[number].text, text.language)
            if found and found[0].part == "verb":
                lemma = text.lemmas[number].lower()
                yield f"v{side}:{lemma}"
                yield f"v{side}:{lemma}|{case}"
                yield f"vs{side}:{lemma[:STEM]}|{case}"
                break


def toned(text: Text, sentence: Sentence, first: int, last: int, case: str) -> Iterator[str]:
    """What the lexicon found: how much, on which side, how far, and what sounds nearest."""
    start, end = text.tokens[first].start, text.tokens[last - 1].end
    yield f"sum:{binned(sentence.positive)},{binned(sentence.negative)}"
    nearest: tuple[int, str] | None = None
    for word in sentence.words:
        sign = "+" if word.points > 0 else "-"
        side = "l" if word.end <= start else "r"
        far = start - word.end if side == "l" else word.start - end
        if far < 0:
            yield f"inside:{sign}"
            continue
        yield f"tone:{sign}"
        yield f"tone:{side}{sign}"
        yield f"tone:{side}{sign}|{case}"
        nearest = min(nearest, (far, side + sign)) if nearest else (far, side + sign)
    if nearest:
        yield f"nearest:{nearest[1]}"
        yield f"nearest:{nearest[1]}|{case}"
        yield f"nearest:{nearest[1]}|{distance(nearest[0] // STEM)}"


def binned(points: float) -> int:
    """Points in steps that still say something."""
    return min(3, round(points))


def distance(words: int) -> int:
    """About how many words, in steps."""
    return next((step for step in DISTANCES if words <= step), 99)


def placed(before: int, length: int) -> Iterator[str]:
    """Where in the sentence the mention stands, and how long that is."""
    yield f"place:{min(4, 5 * before // max(1, length))}"
    yield f"length:{min(6, length // 10)}"
    if not before:
        yield "place:first"
