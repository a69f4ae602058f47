"""The tables as Datasette shows them: what each holds, which are for everybody and which are nobody's business."""

from __future__ import annotations

from collections.abc import Mapping

ABOUT: Mapping[str, str] = {
    "articles": "What was taken out of each page. Lists show those with shown = 1. Moments are microseconds since 1970.",
    "analyses": "How each article sounds: tone p, n or a; score is positive less negative points.",
    "things": "Whom and what articles name: one row a language, key and type; link is a number of Wikidata.",
    "article_things": "Which article names which thing, how often, and how the sentences around it sound.",
    "thing_sentences": "In which sentence of an article a thing stands.",
    "article_keywords": "What an article is about; own = 1: the site said so.",
    "corrections": "What people said of a tone or a name, beside what the machine had said.",
    "sources": "What is followed.",
    "pages": "Every version of every page; the bytes themselves are in blobs.",
    "failures": "What went wrong, each with a sentence.",
    "episodes": "When the watchdog held a source to be broken, and why.",
    "changes": "What changed on watched pages.",
    "watches": "Watched pages.",
    "facts": "Chosen facts of small sites.",
    "saved_queries": "Questions with a name.",
    "corpora": "Frozen questions with their hashes.",
    "corpus_articles": "The articles of each corpus.",
}
# Passwords, keys, and people's addresses: only for whoever starts Datasette with --root.
PRIVATE = (
    "users",
    "sessions",
    "tokens",
    "members",
    "messages",
    "watch_groups",
    "annotators",
    "annotation_keys",
    "annotation_deeds",
    "answers",
    "reliabilities",
    "fingerprints",
)
# Means to an end; they can still be opened by their address.
HIDDEN = (
    "blobs",
    "dictionaries",
    "jobs",
    "leads",
    "patterns",
    "cuts",
    "hosts",
    "quotas",
    "text_bands",
    "marks",
    "article_marks",
    "measures",
    "link_answers",
    "alembic_version",
)
LABELS: Mapping[str, str] = {"sources": "name", "articles": "title", "things": "key", "corpora": "name"}
