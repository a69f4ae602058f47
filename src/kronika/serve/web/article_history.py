"""How an article became what it is: its versions, and what each edit changed, word by word."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.flow.article_history import compared, versions
from kronika.model.article import ArticleRecord
from kronika.model.article_history import ArticleDifference, ArticleVersion
from kronika.serve.web.visit import Visit

MOST = 30  # edits that are shown, the newest


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """One version with what became different from the one before; None for the first."""

    version: ArticleVersion
    before: int | None = None
    difference: ArticleDifference | None = None


def history_shown(visit: Visit, record: ArticleRecord) -> list[Edit]:
    """The versions of an article that differ from the ones before, the newest first; nothing where there was no edit."""
    chronicle = visit.shell.chronicle()
    found = versions(chronicle, record.id)
    if not any(version.is_edit for version in found):
        return []
    edits = [Edit(version=found[0])]
    for before, after in zip(found, found[1:], strict=False):
        if after.is_edit:
            told = compared(chronicle, record.id, before.number, after.number)
            edits.append(Edit(version=after, before=before.number, difference=told))
    return edits[-MOST:][::-1]
