"""Looks up the dictionary forms of the shipped lexicons once, so that no start does it anew: python -m tools.lexicon_lemmas"""

from __future__ import annotations

from kronika.analyse.sentiment.shipped import entries
from kronika.lang.language import language
from kronika.lang.lemmas import lemma
from kronika.lang.tokens import tokenise
from tools.build_lexicons import SHIPPED

LANGUAGES = ("ru",)  # those whose dictionary takes its time
HEAD = "# Dictionary forms of the words of the lexicon. Made by python -m tools.lexicon_lemmas.\n"


def main() -> None:
    """Write the forms of each language."""
    for code in LANGUAGES:
        words = sorted({token.text.lower() for text in entries(code) for token in tokenise(text)})
        found = ((word, lemma(word, language(code)).lower()) for word in words)
        lines = "".join(f"{word}\t{form}\n" for word, form in found)
        (SHIPPED / "lemmas" / f"{code}.tsv").write_text(HEAD + lines, "utf-8")


if __name__ == "__main__":
    main()
