"""Annotation: fragments people are asked about, their answers, and devices that are known without a login."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From a chronicle that asked nobody."""
    make_fragments()
    make_annotators()
    make_answers()
    make_identity()
    make_judged()


def only(condition: str) -> dict[str, Any]:
    """An index over the rows where a condition holds, on both databases."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def make_fragments() -> None:
    """What people are asked about."""
    op.create_table(
        "fragments",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("once", sa.LargeBinary, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("before", sa.Text, nullable=False),
        sa.Column("marked", sa.Text, nullable=False),
        sa.Column("after", sa.Text, nullable=False),
        sa.Column("path", sa.Text, nullable=False),
        sa.Column("p", sa.Float(53), nullable=False),
        sa.Column("decided", sa.Boolean, nullable=False),
        sa.Column("page_id", NUMBER),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("end", sa.Integer, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("gold", sa.Text),
        sa.Column("doubt", sa.Float(53), nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("truth", sa.Text),
        sa.Column("truth_p", sa.Float(53)),
        sa.Column("added", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,  # devices hold numbers: none is given twice
    )
    op.create_index("fragments_once", "fragments", ["once"], unique=True)
    op.create_index(
        "fragments_open",
        "fragments",
        ["kind", "doubt", "id"],
        sqlite_where=sa.text("open = 1"),
        postgresql_where=sa.text("open"),
    )
    op.create_index("fragments_gold", "fragments", ["kind", "id"], **only("gold IS NOT NULL"))
    op.create_index("fragments_site", "fragments", ["kind", "site", "page_id", "start"])


def make_annotators() -> None:
    """Who answers."""
    op.create_table(
        "annotators",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("first_seen", sa.BigInteger, nullable=False),
        sa.Column("last_seen", sa.BigInteger, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("excluded", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_autoincrement=True,  # cookies hold numbers: none is given twice
    )
    op.create_index("annotators_name", "annotators", ["name"], unique=True, **only("name IS NOT NULL"))


def make_answers() -> None:
    """What they say; rows are never deleted."""
    op.create_table(
        "answers",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("fragment_id", NUMBER, sa.ForeignKey("fragments.id"), nullable=False),
        sa.Column("annotator_id", NUMBER, sa.ForeignKey("annotators.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float(53)),
        sa.Column("undone", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("answers_client", "answers", ["annotator_id", "client"], unique=True)
    op.create_index("answers_once", "answers", ["annotator_id", "fragment_id"], unique=True, **only("undone IS NULL"))
    op.create_index("answers_annotator", "answers", ["annotator_id", "kind", "at"])
    op.create_index("answers_fragment", "answers", ["fragment_id"])
    op.create_index("answers_kind", "answers", ["kind", "at"])


def make_identity() -> None:
    """Hashes of coarse fingerprints, and the secrets that sign cookies and salt hashes."""
    op.create_table(
        "fingerprints",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("annotator_id", NUMBER, sa.ForeignKey("annotators.id"), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("fingerprints_seen", "fingerprints", ["seen"])
    op.create_index("fingerprints_annotator", "fingerprints", ["annotator_id"])
    op.create_table(
        "annotation_keys",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,  # cookies name the key they were signed with
    )
    op.create_index("annotation_keys_purpose", "annotation_keys", ["purpose", "id"])


def make_judged() -> None:
    """What the answers say about who gave them, and what was done about it."""
    op.create_table(
        "reliabilities",
        sa.Column("annotator_id", NUMBER, sa.ForeignKey("annotators.id"), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("share", sa.Float(53), nullable=False),
        sa.Column("low", sa.Float(53), nullable=False),
        sa.Column("high", sa.Float(53), nullable=False),
        sa.Column("shared", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Integer, nullable=False),
        sa.Column("gold_asked", sa.Integer, nullable=False),
        sa.Column("gold_missed", sa.Integer, nullable=False),
    )
    op.create_table(
        "annotation_deeds",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("annotator_id", NUMBER, sa.ForeignKey("annotators.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
    )
    op.create_index("annotation_deeds_annotator", "annotation_deeds", ["annotator_id", "id"])
