"""How plausible a text is as a human language, by its letters alone: tells look-alike charsets apart."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

# Letters beyond ASCII that a language uses. A text belongs to one language, so the best one language explains is its score.
LETTERS = {
    "cs": "áčďéěíňóřšťúůýž",
    "sk": "áäčďéíĺľňóôŕšťúýž",
    "pl": "ąćęłńóśźż",
    "hu": "áéíóöőúüű",
    "hr": "čćđšž",
    "ro": "ăâîșțşţ",
    "de": "äöüß",
    "fr": "àâçéèêëîïôùûœ",
    "es": "áéíñóúü",
    "pt": "áâãàçéêíóôõú",
    "it": "àèéìòù",
    "nordic": "åäöæø",
    "tr": "çğıöşü",
    "lt": "ąčęėįšųūž",
    "lv": "āčēģīķļņšūž",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюяё",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "be": "абвгдежзійклмнопрстуўфхцчшыьэюяё",
    "sr": "абвгдђежзијклљмнњопрстћуфхцчџш",
    "el": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ",
    "he": "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
    "ar": "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچگی",
    "th": "".join(map(chr, (*range(0x0E01, 0x0E3B), *range(0x0E40, 0x0E4F)))),
}
# The frequent half of Cyrillic: windows-1251 and KOI8-R hold the same letters in another order.
FREQUENT = frozenset("оеаинтсрвлкмдпуі")

WORD = re.compile(r"[^\W\d_]+")
GOOD, RARE, FOREIGN, STRANGE, CONTROL = 1.0, 0.55, -0.6, -1.0, -3.0
BAD_CASE = -0.5
NEUTRAL = frozenset("\xa0–—„“”‚‘’…«»§°©®•·€™×")


def plausibility(text: str, hint: str | None = None) -> tuple[float, int]:
    """(score from −3 to about 1, number of characters judged); `hint` is the language the page claims to be in."""
    characters = Counter(character for character in text if character > "\x7f")
    judged = sum(count for character, count in characters.items() if character not in NEUTRAL)
    if not judged:
        return 0.0, 0
    best = max(explained(characters, language) + (0.12 * judged * (language == hint)) for language in LETTERS)
    return (best + case_faults(text)) / judged, judged


def explained(characters: Counter[str], language: str) -> float:
    """How well one language explains the characters."""
    weights = weights_of(language)
    return sum(count * weights.get(character, strangeness(character)) for character, count in characters.items())


@cache
def weights_of(language: str) -> dict[str, float]:
    """Letter → weight, upper case a little less."""
    weights = dict.fromkeys(NEUTRAL, 0.0)
    for letter in LETTERS[language]:
        weight = GOOD if letter < "а" or letter > "ӿ" or letter in FREQUENT else RARE
        weights[letter] = weight
        if letter.upper() != letter and len(letter.upper()) == 1:
            weights[letter.upper()] = weight - 0.15
    return weights


@cache
def strangeness(character: str) -> float:
    """The weight of a character that is no letter of the language."""
    if "\x80" <= character <= "\x9f" or character == "\ufffd":
        return CONTROL
    return FOREIGN if character.isalpha() else STRANGE


def case_faults(text: str) -> float:
    """Penalty for words such as "пРИВЕТ" or "ПриВет": a sign of the wrong table."""
    faults = 0
    for word in WORD.findall(text):
        if not word.isascii() and not (word.islower() or word.isupper() or word.istitle()):
            faults += len(word) - 1
    return BAD_CASE * faults
