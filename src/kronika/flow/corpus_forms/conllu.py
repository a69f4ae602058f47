"""CoNLL-U: sentences, tokens, dictionary forms and names; the text can be put together again to the letter."""

from __future__ import annotations

import gzip
import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from kronika.flow.arrival import Broken
from kronika.flow.corpus_form import About, CorpusForm
from kronika.flow.corpus_text_parts import with_text
from kronika.flow.corpus_tokens import CorpusSentence, CorpusToken, sentences_of
from kronika.flow.corpus_values import entry_of, entry_values
from kronika.flow.line_files import unpacked
from kronika.model.analysed import text_of
from kronika.model.corpus import CorpusEntry

# As UDPipe writes white space in MISC; white space that others take for the end of a line or field gets its number.
ESCAPES = {" ": r"\s", "\t": r"\t", "\r": r"\r", "\n": r"\n"}
ESCAPED = re.compile(r"\\(?:u([0-9a-f]{4})|(.))")
PLAIN = {"s": " ", "t": "\t", "r": "\r", "n": "\n", "p": "|", "\\": "\\"}
WHITE = re.compile(r"\s+")
RECORD = "# kronika = "
EMPTY = "\u2400"  # stands for a text without a single token
LEFT_OUT = ("lead", "body", "analysis")  # of the record: they are in the tokens


class Sentences:
    """A part."""

    def __init__(self, file: IO[bytes], about: About) -> None:
        self._file = file

    def write(self, entry: CorpusEntry) -> None:
        """One document."""
        lines = list(head_of(entry))
        number = 0
        for number, sentence in enumerate(sentences_of(entry), 1):
            lines += [f"# sent_id = {name_of(entry)}-{number}", f"# text = {one_line(entry, sentence)}"]
            lines += [row(place, token) for place, token in enumerate(sentence.tokens, 1)]
            lines.append("")
        if not number:
            lines += [f"# sent_id = {name_of(entry)}-1", f"# text = {EMPTY}", f"1\t{EMPTY}{_REST}SpaceAfter=No", ""]
        self._file.write(("\n".join(lines) + "\n").encode("utf-8", "replace"))

    def close(self) -> None:
        """Nothing stands at the end."""


_REST = "\t_\t_\t_\t_\t_\t_\t_\t"


def name_of(entry: CorpusEntry) -> str:
    """The name of a document: the number of its article in the corpus."""
    return f"d{entry.number}"


def head_of(entry: CorpusEntry) -> Iterator[str]:
    """What is known of a document: the common names for people, and one record with everything for the way back."""
    article, text = entry.article, text_of(entry.article)
    yield f"# newdoc id = {name_of(entry)}"
    known = {
        "title": article.title, "url": article.url, "date": entry.at.isoformat(), "source": entry.source,
        "lang": article.lang, "section": article.section, "sha256": entry.content,
    }  # fmt: skip
    for name, value in known.items():
        if value:
            yield f"# {name} = {WHITE.sub(' ', value).strip()}"
    record = {name: value for name, value in entry_values(entry).items() if name not in LEFT_OUT}
    record["lead_length"] = len(article.lead)
    record["before"] = text[: len(text) - len(text.lstrip())]
    yield RECORD + json.dumps(record, ensure_ascii=True)


def one_line(entry: CorpusEntry, sentence: CorpusSentence) -> str:
    """A sentence on one line."""
    return WHITE.sub(" ", text_of(entry.article)[sentence.start : sentence.end])


def row(number: int, token: CorpusToken) -> str:
    """One token: number, form, lemma and MISC; the rest is not told."""
    return f"{number}\t{token.text}\t{WHITE.sub(' ', token.lemma) or '_'}\t_\t_\t_\t_\t_\t_\t{misc(token) or '_'}"


def misc(token: CorpusToken) -> str:
    """The white space behind a token where it is not one space, and the name it belongs to."""
    values = []
    if (name := token.entity) is not None:
        values.append(f"Entity={'B' if token.begins else 'I'}-{name.type.value}")
        if token.begins and name.base:
            values.append(f"EntityBase={escaped(name.base)}")
        if token.begins and name.link:
            values.append(f"EntityLink={escaped(name.link)}")
    if not token.after:
        values.append("SpaceAfter=No")
    elif token.after != " ":
        values.append("SpacesAfter=" + "".join(ESCAPES.get(char) or f"\\u{ord(char):04x}" for char in token.after))
    return "|".join(values)


def escaped(value: str) -> str:
    """A value of MISC; spaces within it may stay."""
    return WHITE.sub(" ", value.replace("\\", r"\\").replace("|", r"\p"))


def read(path: Path) -> Iterator[CorpusEntry | Broken]:
    """The articles of a file, their texts put together from the tokens; what is told of them is not read back."""
    document: Document | None = None
    number = 0
    try:
        with path.open("rb") as file, unpacked(file) as content:
            while line := content.readline(-1):
                number += 1
                text = line.decode("utf-8", "replace").rstrip("\n")
                if text.startswith("# newdoc"):
                    if document is not None:
                        yield document.entry()
                    document = Document(path.name, number)
                elif document is not None:
                    document.take(text)
    except (OSError, EOFError, zlib.error, gzip.BadGzipFile, ValueError) as error:
        yield Broken(sentence=f"{path.name}, line {number + 1} cannot be read: {error}.")
    if document is not None:
        yield document.entry()


class Document:
    """One document while its lines are read."""

    def __init__(self, file: str, line: int) -> None:
        self._where = f"{file}, the document at line {line}"
        self._said = ""
        self._rows: list[str] = []

    def take(self, line: str) -> None:
        """One more line."""
        if line.startswith(RECORD):
            self._said = line.removeprefix(RECORD)
        elif line and not line.startswith("#"):
            self._rows.append(line)

    def entry(self) -> CorpusEntry | Broken:
        """The article, or what is wrong."""
        try:
            record: dict[str, Any] = json.loads(self._said)
            cells = [row.split("\t") for row in self._rows]
            text = "".join(cell[1] + white_behind(cell[9]) for cell in cells)
            text = "" if text == EMPTY else text
            entry = entry_of({**record, "lead": "", "body": ""})
            return replace(entry, article=with_text(entry.article, record["before"] + text, record["lead_length"]))
        except (ValueError, KeyError, TypeError, IndexError) as error:
            return Broken(sentence=f"{self._where} is no article of a corpus: {error}.")


def white_behind(value: str) -> str:
    """The white space behind a token, from its MISC."""
    for one in value.split("|"):
        if one == "SpaceAfter=No":
            return ""
        if one.startswith("SpacesAfter="):
            return ESCAPED.sub(unescaped, one.removeprefix("SpacesAfter="))
    return " "


def unescaped(match: re.Match[str]) -> str:
    """One character as it was."""
    return chr(int(match[1], 16)) if match[1] else PLAIN.get(match[2], match[2])


KIND = CorpusForm(
    suffix=".conllu",
    begin=Sentences,
    read=read,
    analysis=True,
    carries="the article to the letter; of what is told of it names and sentences are written, but not read back",
)
