"""Labelled pages as examples to learn from: the label where a person gave one, the words' own hint for what else it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, runtime_checkable

from kronika.facts.classifying.training import Example
from kronika.facts.kind import FactKind
from kronika.facts.labelled import EXCLUDED, LabelledPage, matched
from kronika.model.mention import Mention, PageText

OTHER = "other"


@runtime_checkable
class Hinting(Protocol):
    """A kind that can say which event an hour would belong to by its words alone."""

    def hints(self, page: PageText, mentions: Sequence[Mention]) -> list[str]:
        """One event a mention."""
        ...


def lessons(kind: FactKind, pages: Iterable[LabelledPage]) -> Iterator[Example]:
    """All examples of all pages; what is excluded or not labelled teaches nothing."""
    for page in pages:
        mentions = kind.mentions(page.page)
        features = kind.features(page.page, mentions)
        hints = kind.hints(page.page, mentions) if isinstance(kind, Hinting) else [OTHER] * len(mentions)
        for label, one, hint in zip(matched(page.mentions, mentions), features, hints, strict=True):
            if label is None or label.label == EXCLUDED:
                continue
            event = kind.event if label.label == kind.event else hint if hint != kind.event else OTHER
            yield Example(features=one, site=page.site, event=event)
