"""Whether a word looks random: uuids, long hexadecimal numbers, base64."""

from __future__ import annotations

import re
from functools import lru_cache

UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
HEX = re.compile(r"[0-9a-f]{16,}", re.IGNORECASE)
BASE64 = re.compile(r"[\w+/=.-]{16,}", re.ASCII)
STAMP = re.compile(r"1[4-9]\d{8}(?:\d{3})?(?:\.\d+)?")  # seconds or milliseconds of our years
UUID_SIZE = 36
TURNS = 4  # changes between small letters, capitals and digits in a word that nobody writes


@lru_cache(maxsize=16_384)
def is_random(word: str) -> bool:
    """Nobody wrote it."""
    if word.count("-") > 1 and len(word) != UUID_SIZE:
        return False  # words with hyphens, as addresses have them
    if UUID.fullmatch(word):
        return True
    has_digit = any(map(str.isdigit, word))
    has_letter = any(map(str.isalpha, word))
    if not (has_digit and has_letter):
        return False
    if HEX.fullmatch(word):
        return True
    return BASE64.fullmatch(word) is not None and turns(word) >= max(TURNS, len(word) // 6)


def is_fleeting(value: str) -> bool:
    """A value that can be a nonce, a version or a moment: random, or a number, or short and mixed."""
    return is_random(value) or STAMP.fullmatch(value) is not None or (len(value) >= 6 and mixed(value))


def mixed(value: str) -> bool:
    """Digits and letters in turns."""
    return any(map(str.isdigit, value)) and any(map(str.isalpha, value)) and turns(value) >= 2


def turns(word: str) -> int:
    """How often it goes over from small letters to capitals to digits."""
    sorts = [letter_sort(letter) for letter in word]
    return sum(one != other for one, other in zip(sorts, sorts[1:], strict=False))


def letter_sort(letter: str) -> int:
    """Digit, capital, small letter or other."""
    return 0 if letter.isdigit() else 1 if letter.isupper() else 2 if letter.islower() else 3
