"""From a mark of a chart to its articles: the question with the mark's days, source, things and tone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kronika.model.series import Ready
from kronika.serve.figures.look import Target
from kronika.serve.web.addresses import with_query
from kronika.serve.web.asked import Asked


@dataclass(frozen=True, slots=True, kw_only=True)
class Ways:
    """Where the marks of one chart lead."""

    asked: Asked
    ready: Ready

    def to(self, target: Target) -> str:
        """The address of the articles behind a mark, or of the one article it is."""
        if target.article_id is not None:
            return with_query(f"/articles/{target.article_id}", {"q": self.asked.text})
        asked = self.asked.within(target.first, target.last)
        if target.source:
            asked = replace(asked, sources=(target.source,))
        if target.tone is not None:
            asked = replace(asked, tone=target.tone.value)
        if target.keys and self.ready is Ready.KEYWORDS:
            asked = replace(asked, text=with_keywords(asked.text, target.keys))
        elif target.keys:
            asked = replace(asked, entities=tuple(dict.fromkeys((*asked.entities, *target.keys))))
        return with_query("/articles", asked.values())


def with_keywords(text: str, lemmas: tuple[str, ...]) -> str:
    """A query for articles that are about these things, too."""
    named = " ".join(f'keyword:"{lemma.replace(chr(34), " ")}"' for lemma in lemmas)
    return f"({text}) {named}" if text.strip() else named
