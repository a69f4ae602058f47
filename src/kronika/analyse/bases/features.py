"""What a word of a name looks like and what speaks for each form it may come from, as numbers of weights."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

from kronika.analyse.bases.candidates import Candidate
from kronika.analyse.bases.hints import Hints, hints
from kronika.analyse.bases.pieces import Spoken
from kronika.analyse.bases.scripts import script
from kronika.analyse.bases.surroundings import Surroundings

KEPT = 200_000


@lru_cache(maxsize=KEPT)
def number(feature: str) -> int:
    """The number of a feature."""
    return crc32(feature.encode("utf-8", "surrogatepass"))


def shape(word: str) -> str:
    """How a word is written."""
    if word.isdigit():
        return "9"
    if word.isupper():
        return "X" if len(word) == 1 else "XX"
    if word.islower():
        return "x"
    return "Xx" if word[:1].isupper() and word[1:].islower() else "xX"


def looks(name: Spoken, place: int, options: Sequence[Candidate], around: Surroundings) -> list[int]:
    """Features of a word in its place; each speaks for or against each script."""
    word = name.words[place]
    low = word.lower()
    told = hints(word, around.language)
    left = name.words[place - 1].lower() if place else "^"
    right = name.words[place + 1].lower() if place + 1 < len(name.words) else "$"
    head = name.words[0].lower() if place else "^"
    kind, two, three = name.type, low[-2:], low[-3:]
    where = f"{min(place, 2)}{'$' if right == '$' else ''}"
    alphabet = "l" if "a" <= low[:1] <= "z" else "o"
    found = [
        "b", "1" + low[-1:], "2" + two, "3" + three, "4" + low[-4:], "5" + low[-5:], "n" + str(min(len(low), 6)) + low[-1:],
        "t" + kind + two, "T" + kind + three, "p" + where + two, "P" + where + kind + low[-1:], "w" + where + three,
        "s" + shape(word) + alphabet + low[-1:], "B" + name.before + kind, "c" + name.before + two,
        "d" + name.before[-2:] + two, "*" + name.before[-1:] + low[-1:] + kind, "!" + name.before[-3:] + low[-1:] + kind,
        "A" + name.before + where + low[-1:],
        "l" + left[-2:] + two, "L" + left[-1:] + low[-1:] + kind, "m" + left + two, "r" + right[-2:] + two, "R" + right[-1:] + low[-1:] + kind,
        "h" + head[-2:] + two, "H" + head + three, "o" + str(name.opens) + low[-1:] + kind, "z" + right[-3:] + three,
    ]  # fmt: skip
    found += from_dictionary(told, word, where, kind)
    found += ["~" + pair for pair in around.endings(word)]
    found += ["a" + one.label for one in options if one.text != word and one.text in around.written]
    if place:
        found += agreement(told, hints(name.words[0], around.language), "g") + agreement(
            told, hints(name.words[place - 1], around.language), "q"
        )
    if right != "$":
        found += agreement(told, hints(name.words[place + 1], around.language), "k")
    return [number(feature) for feature in found]


def from_dictionary(told: Hints, word: str, where: str, kind: str) -> list[str]:
    """What the dictionaries add."""
    low = word.lower()
    found = []
    if told.lemma:
        lemma = script(low, told.lemma).label
        found += ["D" + lemma, "E" + lemma + where, "F" + lemma + kind]
    if told.cases:
        found += ["C" + told.cases, "I" + told.first + str(told.sure), "N" + told.names + where]
        found += ["V" + script(low, form).label + str(rank) for rank, form in enumerate(told.nominatives[:3])]
    return found


def agreement(ours: Hints, theirs: Hints, mark: str) -> list[str]:
    """Cases in which two words of a name agree."""
    if not ours.agreeing or not theirs.agreeing:
        return [mark + "?"]
    common = ours.agreeing & theirs.agreeing
    return [mark + ".".join(sorted({one[:3] for one in common}))]


def flags(
    name: Spoken, place: int, found: Sequence[Candidate], around: Surroundings, pieces: Sequence[str] | None
) -> list[list[int]]:
    """For each candidate the features that hold for it whatever its script; `pieces` is the remembered base of the whole name."""
    word, kind = name.words[place], name.type
    low = word.lower()
    told = hints(word, around.language)
    known = around.known
    remembered = known.words.get(low)
    spot = ("0" if place == 0 else "+") + ("" if len(name.words) == 1 else "m")
    whole = pieces[place] if pieces is not None else None
    beside = [
        (mark, hints(name.words[other], around.language).agreeing)
        for mark, other in (("+", place + 1), ("-", place - 1))
        if 0 <= other < len(name.words)
    ]
    seen = [around.written.get(one.text, 0) for one in found]
    out = []
    for one in found:
        others = sum(
            1 for count, other in zip(seen, found, strict=True) if count and other.text not in (word, one.text)
        )
        text, same = one.text, one.text == word
        form = text.lower()
        count = around.written.get(text, 0) - same
        here = [
            f"Y{min(count, 3)}{same}",
            f"Z{min(count, 3)}{same}{kind}{spot}",
            f"e{form[-2:]}{kind}",
            f"f{form[-3:]}{spot}",
            f"i{form[-2:]}{spot}{kind}",
            f"M{(text == remembered) if remembered else None}{same}{spot}",
            f"W{(text == whole) if whole else None}{same}",
            f"K{text in known.bases}{same}{kind}",
            f"O{(form == told.lemma) if told.lemma else None}{same}{spot}",
            f"y{min(count, 2)}{one.label}{kind}",
            f"v{min(count, 2)}{others}{same}{kind}",
        ]
        if told.nominatives:
            rank = told.nominatives.index(form) if form in told.nominatives else -1
            way = told.ways.get(form, frozenset())
            here += [f"&{mark}{bool(way & theirs)}{same}" for mark, theirs in beside]
            here += [
                f"U{rank}{same}{spot}{told.sure}",
                f"X{rank}{kind}{same}{told.sure}",
                f"x{rank}{told.names}{told.sure}",
            ]
        out.append([number(feature) for feature in here])
    return out


def links(name: Spoken, place: int, before: str, candidate: Candidate) -> list[int]:
    """Features of a candidate beside the form chosen for the word before it."""
    kept, keeps = before == name.words[place - 1], candidate.text == name.words[place]
    return [
        number(f"j{kept}{keeps}{name.type}"),
        number(f"J{before[-2:]}{candidate.text[-2:]}"),
        number(f"u{kept}{keeps}{before[-2:]}{candidate.text[-1:]}"),
        number(f"@{kept}{keeps}{name.type}{before[-1:]}"),
        number(f"#{keeps}{name.type}{before[-2:]}"),
        number(f"%{keeps}{before.lower()}"),
    ]
