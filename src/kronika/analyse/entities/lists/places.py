"""Countries, territories and cities as the locale data of babel (CLDR) calls them in a language, found in any case by their stems."""

from __future__ import annotations

from functools import lru_cache

from babel import Locale, UnknownLocaleError

from kronika.analyse.entities.stems import stems

LEAST = 4  # letters of a word that can be told from its stem
VOWELS = "aeiouyáéíóúýěůаеёиоуыэюяйь"


@lru_cache
def place_words(code: str) -> tuple[frozenset[str], frozenset[str]]:
    """Words of the names of places in lower case, and their stems."""
    try:
        told = Locale(code)
    except (UnknownLocaleError, ValueError):
        return frozenset(), frozenset()
    names = [
        name for key, name in told.territories.items() if len(key) == 2 or key in ("001", "150", "019", "142", "002")
    ]
    names += [zone["city"] for key, zone in told.time_zones.items() if "city" in zone and not key.startswith("Etc/")]
    full = {
        word.strip("(),").lower() for name in names for word in name.replace("-", " ").split() if word[:1].isupper()
    }
    full = {word for word in full if len(word) >= LEAST}
    return frozenset(full), frozenset(word[:-1] if word[-1] in VOWELS else word for word in full)


def is_place_word(word: str, code: str) -> bool:
    """Whether a word may be a form of a word of such a name."""
    full, cut = place_words(code)
    low, *shorter = stems(word, code)
    return low in full or any(one in cut for one in (low, *shorter) if len(one) >= LEAST - 1)
