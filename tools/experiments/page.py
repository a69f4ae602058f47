"""A report as a list of parts, written as Markdown and as one page of HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

STYLE = (
    "body{font:17px/1.5 Georgia,serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}"
    "table{border-collapse:collapse;font:14px/1.4 sans-serif;margin:1rem 0}td,th{padding:.25rem .6rem;border-bottom:1px solid #ccc;"
    "text-align:left;vertical-align:top}img{max-width:100%;height:auto}pre{font-size:13px;background:#f4f4f0;padding:.8rem;overflow:auto}"
    "code{font-size:.9em}blockquote{border-left:3px solid #888;margin:1rem 0;padding:.1rem 1rem;color:#333}"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """A heading of a level from 1."""

    level: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A paragraph; with `quoted` somebody else's words."""

    text: str
    quoted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Rows under names of columns."""

    names: Sequence[str]
    rows: Sequence[Sequence[object]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A chart beside the report, and what it shows."""

    file: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What was run, and what it said."""

    line: str
    said: str = ""


Part = Heading | Text | Table | Picture | Command


@dataclass(slots=True)
class Page:
    """A report while it is written."""

    folder: Path
    parts: list[Part] = field(default_factory=list)

    def add(self, *parts: Part) -> None:
        """Go on."""
        self.parts += parts

    def write(self, name: str) -> tuple[Path, Path]:
        """Write both files."""
        markdown, html = self.folder / f"{name}.md", self.folder / f"{name}.html"
        markdown.write_text("\n\n".join(as_markdown(part) for part in self.parts) + "\n", encoding="utf-8")
        title = next((part.text for part in self.parts if isinstance(part, Heading)), name)
        body = "\n".join(as_html(part) for part in self.parts)
        html.write_text(
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style><body>\n{body}\n</body></html>\n",
            encoding="utf-8",
        )
        return markdown, html


def as_markdown(part: Part) -> str:
    """A part in Markdown."""
    match part:
        case Heading(level=level, text=text):
            return f"{'#' * level} {text}"
        case Text(text=text, quoted=quoted):
            return "\n".join(f"> {line}" for line in text.splitlines()) if quoted else text
        case Picture(file=file, text=text):
            return f"![{text}]({file})"
        case Command(line=line, said=said):
            return f"`{line}`" + (f"\n\n```text\n{said.strip()}\n```" if said else "")
        case Table(names=names, rows=rows):
            lines = [names, ["---"] * len(names), *rows]
            return "\n".join("| " + " | ".join(cell(one).replace("|", "\\|") for one in line) + " |" for line in lines)


def as_html(part: Part) -> str:
    """A part in HTML."""
    match part:
        case Heading(level=level, text=text):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Text(text=text, quoted=quoted):
            return f"<blockquote><p>{escape(text)}</p></blockquote>" if quoted else f"<p>{escape(text)}</p>"
        case Picture(file=file, text=text):
            return f'<p><img src="{escape(file)}" alt="{escape(text)}"></p>'
        case Command(line=line, said=said):
            return f"<p><code>{escape(line)}</code></p>" + (f"<pre>{escape(said.strip())}</pre>" if said else "")
        case Table(names=names, rows=rows):
            head = "".join(f"<th>{escape(name)}</th>" for name in names)
            body = "".join("<tr>" + "".join(f"<td>{escape(cell(one))}</td>" for one in row) + "</tr>" for row in rows)
            return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell(value: object) -> str:
    """A value in a table."""
    if value is None:
        return "–"
    return f"{value:.2f}" if isinstance(value, float) else str(value)
