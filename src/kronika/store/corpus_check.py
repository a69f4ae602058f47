"""Looking for faults in corpora: lists of articles that are not as long as they were, copies that nobody holds."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from kronika.store.corpus_schema import corpora, corpus_articles, corpus_texts


def corpus_faults(connection: Connection) -> list[str]:
    """What is wrong; whether the texts themselves are as they were, “kronika corpus verify” tells."""
    counted = (
        select(func.count())
        .select_from(corpus_articles)
        .where(corpus_articles.c.corpus_id == corpora.c.id)
        .scalar_subquery()
    )
    statement = select(corpora.c.name, corpora.c.articles, counted.label("held")).where(
        corpora.c.removed.is_(None), counted != corpora.c.articles
    )
    faults = [
        f"The corpus “{row.name}” holds {row.held} articles, but {row.articles} were frozen; restore the database from a "
        "backup, or freeze it again."
        for row in connection.execute(statement)
    ]
    held = select(corpus_articles.c.kept_id).where(corpus_articles.c.kept_id == corpus_texts.c.id).exists()
    lost = connection.scalar(select(func.count()).select_from(corpus_texts).where(~held))
    if lost:
        faults.append(f"{lost} copies of articles belong to no corpus; they only take room.")
    return faults
