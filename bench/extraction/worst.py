"""The pages we read worst, each with what went wrong as far as a program can tell."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

from bench.extraction.data import decode
from bench.extraction.judged import Judged
from bench.extraction.score import LENGTH, WORD, Shingles, shingles
from bench.extraction.tables import NOTHING, table

NOTES = Path(__file__).with_name("notes.toml")
MANY = 20
RIGHT = 0.9  # nothing is wrong with a page above
WORTH_SAYING = 0.1  # of the longer text: fewer words missing or foreign are not the reason
TAG = re.compile(r"<(script|style)\b.*?</\1\s*>|<!--.*?-->|<[^>]*>", re.DOTALL | re.IGNORECASE)
COMMENT_SIGNS = re.compile(
    r"\b(reply|replies|commented|comments?|says|antworten|kommentare?|odpowiedz|komentarze?y?|zgłoś|reaguj\w*|ответить|"
    r"комментари\w+|σχόλι\w+|απάντηση|responder|comentarios?|répondre|commentaires?)\b",
    re.IGNORECASE,
)
COMMENTS = 5  # so many signs in the foreign words, one in thirty, speak of comments
PER_SIGN = 30


def worst_table(judged: Sequence[Judged], notes: Mapping[str, str]) -> str:
    """The twenty pages with the lowest F1 of their text."""
    ranked = sorted(
        (one for one in judged if one.overlap and f1(one) < RIGHT), key=lambda one: (f1(one), one.page.key)
    )[:MANY]
    rows = [row(one, notes.get(one.page.key, "")) for one in ranked]
    return table(["page", "host", "F1", "P", "R", "words found / gold", "what went wrong", "note"], rows)


def row(one: Judged, note: str) -> list[str]:
    """A page's row."""
    assert one.overlap is not None
    return [
        one.page.key,
        urlsplit(one.page.gold.url or "").hostname or NOTHING,
        f"{one.overlap.f1:.3f}",
        f"{one.overlap.precision:.3f}",
        f"{one.overlap.recall:.3f}",
        f"{len(WORD.findall(one.result.found.text))} / {len(WORD.findall(one.page.gold.body))}",
        "; ".join(reasons(one)),
        note,
    ]


def f1(one: Judged) -> float:
    """The F1 of its text."""
    return one.overlap.f1 if one.overlap else 0.0


def reasons(one: Judged) -> list[str]:
    """What went wrong, the plainest first."""
    gold, text = one.page.gold.body, one.result.found.text
    hidden = not_on_page(one)
    told = [f"{hidden:.0%} of the gold text is not in the page's markup"] if hidden > WORTH_SAYING else []
    if one.result.error:
        return [f"error: {one.result.error}", *told]
    if one.empty:
        return ["empty", *told]
    right, found = shingles(gold), shingles(text)
    missing, foreign = uncovered(gold, found), uncovered(text, right)
    longest = max(len(WORD.findall(gold)), len(WORD.findall(text)))
    again = repeated(found, right)
    told += [f"text repeated: {again} words"] if again > WORTH_SAYING * longest else []
    told += comments(foreign)
    told += [f"too much: {len(foreign)} words foreign"] if len(foreign) > WORTH_SAYING * longest else []
    told += [f"part missing: {len(missing)} words"] if len(missing) > WORTH_SAYING * longest else []
    told += ["lead missing"] if one.lead is False else []
    return told or ["many small differences"]


def uncovered(text: str, other: Shingles) -> list[str]:
    """The words of a text that no shingle of the other covers."""
    words = WORD.findall(text)
    if len(words) < LENGTH:
        return [] if tuple(words) in other else words
    covered = [False] * len(words)
    for at in range(len(words) - LENGTH + 1):
        if tuple(words[at : at + LENGTH]) in other:
            covered[at : at + LENGTH] = [True] * LENGTH
    return [word for word, known in zip(words, covered, strict=True) if not known]


def repeated(found: Shingles, gold: Shingles) -> int:
    """How many shingles of the gold text were found more often than they are there."""
    return sum(count - gold[one] for one, count in found.items() if one in gold and count > gold[one])


def comments(foreign: Sequence[str]) -> list[str]:
    """Whether the foreign words look like readers' comments."""
    signs = len(COMMENT_SIGNS.findall(" ".join(foreign)))
    return ["comments in"] if signs >= COMMENTS and signs * PER_SIGN >= len(foreign) else []


def not_on_page(one: Judged) -> float:
    """Share of the gold words that the page's own markup does not show: they are in its scripts, or nowhere."""
    shown = unescape(TAG.sub(" ", decode(one.page.raw())))
    words = WORD.findall(one.page.gold.body)
    return len(uncovered(one.page.gold.body, shingles(shown))) / max(1, len(words))


def read_notes(path: Path = NOTES) -> Mapping[str, str]:
    """What people found when they looked: "set/id" = "note"."""
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
