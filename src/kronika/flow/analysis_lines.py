"""Texts given in a file, one JSON object a line or one plain text, analysed on all cores; results in the order of the lines."""

from __future__ import annotations

import json
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import Any

from kronika.analyse.options import AnalyseOptions
from kronika.flow.hands import Fault, Hands
from kronika.flow.line_files import Cut, TooLong, numbered_lines
from kronika.flow.text_work import TextWork, analyse_text
from kronika.model.analysis import Analysis
from kronika.model.errors import BadFile

SMALL = 200_000  # characters of text; fewer are not worth starting processes for
MOST_AHEAD = 64  # texts that are looked at to find out how much there is
LARGEST = 20_000_000  # bytes of a plain text

Line = tuple[int, bytes | TooLong | Cut, int]  # its number, itself, and how many bytes were read


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenText:
    """One text of the input."""

    id: Any
    text: str
    lang: str | None = None
    number: int = 1  # of its line


@dataclass(slots=True, kw_only=True)
class Progress:
    """How far a file has come."""

    texts: int = 0
    read: int = 0  # bytes of the file
    bad: list[str] = field(default_factory=list)  # lines that are no texts, and texts that failed


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One text and what is told of it."""

    given: GivenText
    analysis: Analysis


def analysed(
    texts: Iterable[GivenText], options: AnalyseOptions, progress: Progress, *, processes: int
) -> Iterator[Told]:
    """Analyse every text, in order; one that fails is named in `progress` and passed over."""
    under_way: deque[GivenText] = deque()

    def works(given: Iterable[GivenText]) -> Iterator[TextWork]:
        for one in given:
            under_way.append(one)
            yield TextWork(text=one.text, lang=one.lang, options=options)

    everything = iter(texts)
    first = list(islice(everything, MOST_AHEAD))
    few = len(first) < MOST_AHEAD and sum(len(one.text) for one in first) < SMALL
    with Hands(0 if few else processes) as hands:
        for outcome in hands.begin(analyse_text, works(chain(first, everything))):
            one = under_way.popleft()
            progress.texts += 1
            if isinstance(outcome, Fault):
                progress.bad.append(f"Line {one.number}: {outcome.sentence}")
            else:
                yield Told(given=one, analysis=outcome)


def texts_in(path: Path, lang: str | None, progress: Progress) -> Iterator[GivenText]:
    """The texts of a file or of standard input: lines of JSON where the first one is such a line, else one plain text."""
    lines = (line for line in lines_of(path) if not is_blank(line))
    first = next(lines, None)
    if first is None:
        raise BadFile(f"{named(path)} is empty.")
    if isinstance(first[1], bytes) and not is_json(first[1], path):
        yield plain_text(path, first[1], lang)
        return
    for line in chain([first], lines):
        progress.read = line[2]
        try:
            yield text_of(line, lang)
        except (ValueError, RecursionError) as error:
            progress.bad.append(f"Line {line[0]} is no text: {error}.")


def lines_of(path: Path) -> Iterator[Line]:
    """The lines of a file, plain, gzip or zstd; or of standard input."""
    if str(path) == "-":
        yield from ((number, line, 0) for number, line in enumerate(sys.stdin.buffer, 1))
        return
    if not path.is_file():
        raise BadFile(f"There is no file {path}.")
    yield from numbered_lines(path)


def is_blank(line: Line) -> bool:
    """A line between two texts."""
    return isinstance(line[1], bytes) and not line[1].strip()


def is_json(line: bytes, path: Path) -> bool:
    """Whether a file holds lines of JSON, by its name or by its first line."""
    return ".jsonl" in path.suffixes or line.lstrip(b"\xef\xbb\xbf \t").startswith(b"{")


def plain_text(path: Path, first: bytes, lang: str | None) -> GivenText:
    """A whole file as one text; of standard input the first line that says something is read already."""
    if str(path) != "-" and path.stat().st_size > LARGEST:
        raise BadFile(f"{path} is larger than {LARGEST // 1_000_000} MB; give many texts as lines of JSON.")
    data = first + sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadFile(f"{named(path)} is not a text in UTF-8; save it as such.") from error
    return GivenText(id=None if str(path) == "-" else path.name, text=text, lang=lang)


def text_of(line: Line, lang: str | None) -> GivenText:
    """One line as a text; ValueError says what is wrong with it."""
    number, content, _ = line
    if not isinstance(content, bytes):
        raise ValueError(str(content) or "it is too long")
    told = json.loads(content.decode("utf-8-sig"))
    if not isinstance(told, dict):
        raise ValueError("a JSON object is expected")
    if not isinstance(told.get("text"), str):
        raise ValueError('it has no "text"')
    given = told.get("lang")
    return GivenText(
        id=told.get("id", number),
        text=told["text"],
        lang=lang or (given if isinstance(given, str) and given else None),
        number=number,
    )


def named(path: Path) -> str:
    """A file as a message calls it."""
    return "Standard input" if str(path) == "-" else str(path)
