"""Where in a text the words of a query stand: all places, or the stretch that shows them best."""

from __future__ import annotations

from kronika.index.grammar.finding import hits, merged
from kronika.index.grammar.snippets import Snippet, snippet
from kronika.index.grammar.targets import Spellings
from kronika.model.query import Field, Query

__all__ = ["Snippet", "marks", "snippet"]


def marks(
    query: Query, text: str, lang: str | None, *, field: Field | None = None, spellings: Spellings | None = None
) -> list[tuple[int, int]]:
    """The stretches of a text that a query finds, in order, none within another.

    `field` says which text it is (title, lead or body), so that `title:word` is not marked in a body; None marks all.
    `spellings` are those of the index (`Lexicon.spellings`): with them an unaccented form finds the other forms of its word.
    """
    found = hits(query, text, lang, field=field, spellings=spellings)
    return merged(sorted((hit.start, hit.end) for hit in found))
