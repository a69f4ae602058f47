"""Analysis: whom articles name, how they sound, what they are about, which are the same, and what people corrected."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
QUEUE = """
    INSERT INTO jobs (kind, subject, state, due, attempts, token)
    SELECT 'analyse', id, 0, 0, 0, 0 FROM articles
    WHERE page_class IN ('article', 'article_with_comments', 'paywall') ORDER BY id
"""


def upgrade() -> None:
    """From a chronicle whose articles were not analysed: all of them wait to be."""
    make_analyses()
    make_things()
    make_keywords()
    make_corrections()
    op.execute(QUEUE)


def of_article(**more: bool) -> sa.Column[int]:
    """The article a row belongs to."""
    return sa.Column("article_id", NUMBER, sa.ForeignKey("articles.id"), autoincrement=False, **more)  # type: ignore[arg-type]


def make_analyses() -> None:
    """One row an article."""
    op.create_table(
        "analyses",
        of_article(primary_key=True),
        sa.Column("lang", sa.Text),
        sa.Column("tone", sa.Text, nullable=False),
        sa.Column("score", sa.Float(53), nullable=False),
        sa.Column("positive", sa.Float(53), nullable=False),
        sa.Column("negative", sa.Float(53), nullable=False),
        sa.Column("normalised", sa.Float(53), nullable=False),
        sa.Column("judged_by", sa.Text, nullable=False),
        sa.Column("sentences", sa.Integer, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("cluster", NUMBER),
        sa.Column("prints", sa.LargeBinary, nullable=False),
        sa.Column("details", sa.LargeBinary, nullable=False),
    )
    op.create_index("analyses_version", "analyses", ["version"])
    op.create_index("analyses_cluster", "analyses", ["cluster"])


def make_things() -> None:
    """What is named, in which articles, in which sentences."""
    op.create_table(
        "things",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("link", sa.Text),
    )
    op.create_index("things_key", "things", ["key", "lang", "type"], unique=True)
    op.create_index("things_link", "things", ["link"])
    op.create_table(
        "article_things",
        of_article(primary_key=True),
        sa.Column("thing_id", NUMBER, sa.ForeignKey("things.id"), primary_key=True, autoincrement=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("mentions", sa.Integer, nullable=False),
        sa.Column("positive", sa.Float(53), nullable=False),
        sa.Column("negative", sa.Float(53), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("article_things_thing", "article_things", ["thing_id"])
    op.create_table(
        "thing_sentences",
        of_article(primary_key=True),
        sa.Column("sentence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("thing_id", NUMBER, sa.ForeignKey("things.id"), primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_index("thing_sentences_thing", "thing_sentences", ["thing_id"])


def make_keywords() -> None:
    """What articles are about, and the marks by which those that are nearly the same are found."""
    op.create_table(
        "article_keywords",
        of_article(primary_key=True),
        sa.Column("own", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("lemma", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("score", sa.Float(53), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("article_keywords_lemma", "article_keywords", ["lemma"])
    op.create_table(
        "text_bands",
        sa.Column("band", sa.BigInteger, primary_key=True, autoincrement=False),
        of_article(primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("text_bands_article", "text_bands", ["article_id"])


def make_corrections() -> None:
    """What people said."""
    op.create_table(
        "corrections",
        sa.Column("id", NUMBER, primary_key=True),
        of_article(nullable=False),
        sa.Column("source_id", NUMBER, sa.ForeignKey("sources.id"), nullable=False),
        sa.Column("matter", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("machine", sa.Text, nullable=False),
        sa.Column("person_said", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("corrections_once", "corrections", ["article_id", "person", "matter", "subject"], unique=True)
    op.create_index("corrections_source", "corrections", ["source_id", "matter"])
