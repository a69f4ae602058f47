"""Names as people type them: whatever the case, the accents, the blanks and the points."""

from __future__ import annotations

import unicodedata

BARE = str.maketrans("łŁøđ", "lLod")  # letters that no decomposition bares


def key(name: str) -> str:
    """Equal for “Parlamentní listy”, “ParlamentniListy” and “parlamentnilisty”."""
    decomposed = unicodedata.normalize("NFD", name.translate(BARE).casefold())
    return "".join(character for character in decomposed if character.isalnum())
