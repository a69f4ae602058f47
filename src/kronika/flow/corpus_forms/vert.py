"""Vertical text for Sketch Engine and KonText: a token a line with its dictionary form, structures as tags."""

from __future__ import annotations

import gzip
import html
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from kronika.flow.arrival import Broken
from kronika.flow.corpus_fitting import shape_of
from kronika.flow.corpus_form import About, CorpusForm
from kronika.flow.corpus_text_parts import with_text
from kronika.flow.corpus_tokens import CorpusSentence, CorpusToken, sentences_of
from kronika.flow.corpus_values import entry_of
from kronika.flow.line_files import unpacked
from kronika.model.analysed import text_of
from kronika.model.article import GAP, Article, PartKind
from kronika.model.corpus import CorpusEntry

SEPARATOR = "|"  # between several values of an attribute
KINDS = {kind.name.lower(): kind for kind in PartKind}
ATTRIBUTE = re.compile(r'([a-z_0-9]+)="([^"]*)"')
LISTS = ("authors", "keywords", "pages")
# Attributes of <doc> and what they are called in the record of an article.
NAMES = {"class": "page_class", "fetched": "fetched_at", "date_from": "published_from"}
NUMBERS = ("number", "version", "article_id", "page_id", "lead_length")
CODES = {"\n": "&#10;", "\t": "&#9;", "\r": "&#13;"}


class Vertical:
    """A part."""

    def __init__(self, file: IO[bytes], about: About) -> None:
        self._file = file

    def write(self, entry: CorpusEntry) -> None:
        """One document."""
        lines = [tag("doc", document_of(entry))]
        parts = Parts(entry.article)
        text = text_of(entry.article)
        behind = text[: len(text) - len(text.lstrip())]
        for sentence in sentences_of(entry):
            first, begun = len(lines) == 1, parts.begin(sentence.start)
            lines += [*begun, *white(behind, "" if first else GAP if begun else " ")]
            lines += sentence_lines(sentence)
            behind = sentence.tokens[-1].after if sentence.tokens else ""
        lines += white(behind, "")
        lines += [*parts.end(), "</doc>", ""]
        self._file.write("\n".join(lines).encode("utf-8", "replace"))

    def close(self) -> None:
        """Nothing stands at the end."""


class Parts:
    """Where the title, the parts of the lead and those of the body begin."""

    def __init__(self, article: Article) -> None:
        place, self._left = 0, []
        named: list[tuple[str, str, int]] = []
        if article.title.strip():
            named.append(("title", article.title.strip(), 0))
        named += [("lead", text, 0) for text in (article.lead.split(GAP) if article.lead else ())]
        named += [(part.kind.name.lower(), part.text, part.level) for part in article.parts]
        for kind, text, level in named:
            self._left.append((place, kind, level))
            place += len(text) + len(GAP)
        self._left.reverse()
        self._open = False

    def begin(self, place: int) -> list[str]:
        """The tags before a sentence that begins at a place; a part without words has none."""
        found = None
        while self._left and self._left[-1][0] <= place:
            found = self._left.pop()
        if found is None:
            return []
        _, kind, level = found
        closing = ["</p>"] if self._open else []
        self._open = True
        return [*closing, tag("p", {"type": kind, "level": str(level) if level else None})]

    def end(self) -> list[str]:
        """The tag behind the last sentence."""
        return ["</p>"] if self._open else []


def document_of(entry: CorpusEntry) -> dict[str, str | tuple[str, ...] | None]:
    """What is known of a document."""
    article, told = entry.article, entry.analysis
    return {
        "id": f"d{entry.number}", "number": str(entry.number), "source": entry.source, "date": f"{entry.at.date()}",
        "year": f"{entry.at:%Y}", "month": f"{entry.at:%Y-%m}", "published": iso(article.published),
        "date_from": article.published_from, "title": article.title, "url": article.url, "lang": article.lang,
        "section": article.section, "authors": article.authors, "keywords": article.keywords,
        "class": article.page_class.value, "tone": told.sentiment.tone.value if told is not None else None,
        "shape": article.shape or None, "lead_length": str(len(article.lead)), "pages": article.pages,
        "engine": article.engine, "fetched": iso(entry.fetched_at), "page_url": entry.page_url,
        "final_url": entry.final_url, "version": str(entry.version), "article_id": str(entry.article_id),
        "page_id": str(entry.page_id), "sha256": entry.content,
    }  # fmt: skip


def sentence_lines(sentence: CorpusSentence) -> Iterator[str]:
    """One sentence; <g/> glues two tokens, <name> stands around a name."""
    yield "<s>"
    before = " "
    for place, token in enumerate(sentence.tokens):
        if place:
            yield from ("<g/>",) if not before else white(before, " ")
        if token.begins and token.entity is not None:
            name = token.entity
            yield tag("name", {"type": name.type.value, "base": name.base or None, "link": name.link})
        yield f"{inner(token.text)}\t{inner(token.lemma)}"
        if closes(token, place, sentence):
            yield "</name>"
        before = token.after
    yield "</s>"


def closes(token: CorpusToken, place: int, sentence: CorpusSentence) -> bool:
    """Whether a name that was begun in this sentence ends behind a token."""
    if token.entity is None or not any(
        one.begins and one.entity is token.entity for one in sentence.tokens[: place + 1]
    ):
        return False
    return token.ends or place + 1 == len(sentence.tokens) or sentence.tokens[place + 1].entity is not token.entity


def white(found: str, expected: str) -> list[str]:
    """White space that the structures do not tell."""
    return [] if found == expected else [tag("sp", {"is": found})]


def tag(name: str, attributes: Mapping[str, str | tuple[str, ...] | None]) -> str:
    """A structure's beginning; <sp> and <g> are empty. What is not known, or has no value, is left out."""
    inside = "".join(
        f' {key}="{quoted(value)}"' for key, value in attributes.items() if value is not None and value != ()
    )
    return f"<{name}{inside}{'/' if name == 'sp' else ''}>"


def quoted(value: str | tuple[str, ...]) -> str:
    """An attribute's value on one line; a bar parts several, and one within them is written as its number."""
    if isinstance(value, tuple):
        return SEPARATOR.join(quoted(one).replace(SEPARATOR, "&#124;") for one in value)
    value = html.escape(value).replace("&#x27;", "'")
    return "".join(
        CODES.get(char) or (char if char.isprintable() or char == " " else f"&#{ord(char)};") for char in value
    )


def inner(text: str) -> str:
    """A token that is no tag."""
    return html.escape(text, quote=False) if "<" in text or "&" in text or ">" in text else text


def iso(at: Any) -> str | None:
    """A moment with its zone."""
    return at.isoformat() if at is not None else None


def read(path: Path) -> Iterator[CorpusEntry | Broken]:
    """The articles of a file, their texts put together from the tokens; what is told of them is not read back."""
    document: Document | None = None
    number = 0
    try:
        with path.open("rb") as file, unpacked(file) as content:
            while line := content.readline(-1):
                number += 1
                text = line.decode("utf-8", "replace").rstrip("\n")
                if text.startswith("<doc "):
                    document = Document(path.name, number, text)
                elif text == "</doc>" and document is not None:
                    yield document.entry()
                    document = None
                elif document is not None:
                    document.take(text)
    except (OSError, EOFError, zlib.error, gzip.BadGzipFile, ValueError) as error:
        yield Broken(sentence=f"{path.name}, line {number + 1} cannot be read: {error}.")
    if document is not None:
        yield Broken(sentence=f"{path.name}: the last document is not whole.")


class Document:
    """One document while its lines are read."""

    def __init__(self, file: str, line: int, head: str) -> None:
        self._where = f"{file}, the document at line {line}"
        self._known = attributes(head)
        self._lists = {name: value for name, value in ATTRIBUTE.findall(head) if name in LISTS}
        self._text: list[str] = []
        self._between = ""  # what comes before the next token …
        self._said = False  # … and whether the file says so, or it is what structures mean

    def take(self, line: str) -> None:
        """One more line."""
        if "\t" in line:
            self._text += [self._between, html.unescape(line.split("\t", 1)[0])]
            self._between, self._said = " ", False
        elif line == "<g/>":
            self._between = ""
        elif line.startswith("<sp "):
            self._between, self._said = attributes(line).get("is", ""), True
        elif line.startswith("<p "):
            self._between = GAP if self._text else ""

    def entry(self) -> CorpusEntry | Broken:
        """The article, or what is wrong."""
        known = self._known
        try:
            values: dict[str, Any] = {NAMES.get(name, name): value for name, value in known.items()}
            values |= {name: int(values[name]) for name in NUMBERS if name in values}
            values |= {name: split(self._lists.get(name)) for name in LISTS}
            entry = entry_of({"url": None, "title": "", "lead": "", "body": "", **values})
            article = with_text(
                entry.article, "".join(self._text) + (self._between if self._said else ""), values["lead_length"]
            )
            return replace(entry, article=replace(article, shape=shape_of(article.shape.split())))
        except (ValueError, KeyError, TypeError) as error:
            return Broken(sentence=f"{self._where} is no article of a corpus: {type(error).__name__}: {error}.")


def attributes(line: str) -> dict[str, str]:
    """The attributes of a tag."""
    return {name: html.unescape(value) for name, value in ATTRIBUTE.findall(line)}


def split(value: str | None) -> list[str]:
    """Several values of an attribute."""
    return [html.unescape(one) for one in value.split(SEPARATOR)] if value else []


KIND = CorpusForm(
    suffix=".vert",
    begin=Vertical,
    read=read,
    analysis=True,
    carries="the article to the letter, without comments and briefs; what is told of it is written, but not read back",
)
