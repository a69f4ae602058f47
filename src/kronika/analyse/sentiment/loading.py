"""Lexicons that people have: SubLex as published, tables of words and weights, JSON."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path

from kronika.analyse.sentiment.lexicon import Lexicon, lexicon
from kronika.lang.language import Language
from kronika.model.errors import BadFile

LARGEST = 50_000_000  # bytes
SHOWN = 3  # bad lines that a message names
SIDES = {"POS": 1.0, "NEG": -1.0, "BOTH": 0.0}  # as SubLex writes polarity; a word of both sides is no opinion
SUBLEX_COLUMNS = 5  # negation, part of speech, lemma, polarity, English source; separated by tabs, no heading
SUBLEX_LICENCE = "CC BY-NC-SA, loaded from a file of the user's"
CHARSETS = ("utf-8-sig", "cp1250")
HEADINGS = frozenset({"word", "lemma", "term", "token", "slovo", "słowo", "слово"})

Entry = tuple[str, float]


def load_lexicon(path: Path, language: Language) -> Lexicon:
    """Read a lexicon of any known form; a sentence says what is wrong with a file that is none."""
    text = read(path)
    licence = ""
    if path.suffix.lower() == ".json":
        entries = from_json(text, path)
    else:
        rows = table(text)
        bad: list[int] = []
        if is_sublex(rows):
            entries, licence = from_sublex(rows, bad), SUBLEX_LICENCE
        else:
            entries = from_table(rows, bad)
        complain(path, bad)
    if not any(weight for _, weight in entries):
        raise BadFile(f"The lexicon {path} holds no words with points; a line is a word, a tab or comma, and a number.")
    return lexicon(path.stem, entries, language, licence)


def read(path: Path) -> str:
    """The text of a file, in one of the charsets such files come in."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadFile(f"The lexicon {path} is larger than {LARGEST // 1_000_000} MB; is it the right file?")
        data = path.read_bytes()
    except OSError as error:
        raise BadFile(f"The lexicon {path} cannot be read: {error.strerror or error}.") from error
    if b"\0" in data:
        raise BadFile(f"The lexicon {path} is no text; save it as UTF-8.")
    for charset in CHARSETS:
        try:
            return data.decode(charset)
        except UnicodeDecodeError:
            continue
    raise BadFile(f"The lexicon {path} is in an unknown charset; save it as UTF-8.")


def table(text: str) -> list[tuple[int, list[str]]]:
    """Lines as cells, with their numbers; cells stand apart by tabs, else semicolons, else commas."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    lines = [(number, line) for number, line in lines if not line.startswith("#")]
    mark = next((mark for mark in "\t;," if sum(mark in line for _, line in lines) * 2 > len(lines)), ",")
    cells = csv.reader((line for _, line in lines), delimiter=mark, quoting=csv.QUOTE_NONE if mark == "\t" else 0)
    return [(number, [cell.strip() for cell in row]) for (number, _), row in zip(lines, cells, strict=False)]


def is_sublex(rows: Sequence[tuple[int, list[str]]]) -> bool:
    """Whether most lines look like SubLex: five columns, the fourth POS or NEG."""
    fits = sum(len(row) >= SUBLEX_COLUMNS - 1 and row[3] in SIDES for _, row in rows)
    return fits * 2 > len(rows)


def from_sublex(rows: Sequence[tuple[int, list[str]]], bad: list[int]) -> list[Entry]:
    """Lemmas with ±1. They carry remarks after an underscore and numbers of their senses: "hodný_^(čeho)", "kolej-1"."""
    found = []
    for number, row in rows:
        if len(row) < SUBLEX_COLUMNS - 1 or row[3] not in SIDES or not row[2]:
            bad.append(number)
            continue
        word = row[2].split("_")[0].split("`")[0]
        head, dash, sense = word.rpartition("-")
        found.append((head if dash and sense.isdigit() else word, SIDES[row[3]]))
    return found


def from_table(rows: Sequence[tuple[int, list[str]]], bad: list[int]) -> list[Entry]:
    """Words with numbers, or with POS and NEG; a heading is passed over."""
    found = []
    for position, (number, row) in enumerate(rows):
        weight = number_of(row[1]) if len(row) > 1 else None
        if weight is not None and row[0]:
            found.append((row[0], weight))
        elif position or row[0].lower() not in HEADINGS:
            bad.append(number)
    return found


def number_of(text: str) -> float | None:
    """A weight; None where a cell holds none."""
    if text.upper() in SIDES:
        return SIDES[text.upper()]
    try:
        weight = float(text.replace(",", ".").replace("−", "-"))
    except ValueError:
        return None
    return weight if abs(weight) < LARGEST else None  # also refuses nan and inf


def from_json(text: str, path: Path) -> list[Entry]:
    """An object of words and numbers."""
    try:
        told = json.loads(text)
    except ValueError as error:
        raise BadFile(f"The lexicon {path} is no JSON: {error}.") from error
    if not isinstance(told, dict):
        raise BadFile(f'The lexicon {path} must be one JSON object of words and numbers: {{"dobrý": 1, "zlý": -1}}.')
    weights = {word: number_of(str(value)) for word, value in told.items()}
    if wrong := [word for word, weight in weights.items() if weight is None]:
        raise BadFile(f"The lexicon {path} has no number for {', '.join(wrong[:SHOWN])}{more(wrong)}.")
    return [(word, weight) for word, weight in weights.items() if weight is not None]


def complain(path: Path, bad: Sequence[int]) -> None:
    """Name the lines that nobody can read."""
    if bad:
        lines = ", ".join(map(str, bad[:SHOWN]))
        raise BadFile(f"The lexicon {path} has no word and number in line {lines}{more(bad)}; correct or remove them.")


def more(those: Sequence[object]) -> str:
    """How many are not named."""
    return f" and {len(those) - SHOWN} more" if len(those) > SHOWN else ""
