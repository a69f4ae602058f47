"""Markdown: metadata as front matter, then title, lead, body, and comments or briefs."""

from __future__ import annotations

import json

from kronika.extract.output.format import Entry, Format, Frame
from kronika.extract.output.markdown_marks import broken, fenced, heading, inline, lines, table
from kronika.extract.output.nesting import depths, runs
from kronika.extract.output.plain_values import about
from kronika.model.article import GAP, Article, Item, PageClass, Part, PartKind


def write(entry: Entry) -> str:
    """One document."""
    article = entry.article
    blocks = [front_matter(entry)]
    if article.title:
        blocks.append(heading(article.title, 1))
    blocks.extend(f"**{broken(text)}**" for text in article.lead.split(GAP) if text.strip())
    blocks.extend(block(run) for run in runs(part for part in article.parts if part.text.strip()))
    blocks.extend(items(article))
    return GAP.join(blocks) + "\n"


def front_matter(entry: Entry) -> str:
    """What is known about the text; JSON's values are YAML's too."""
    article = entry.article
    known = {"url": article.url, "file": entry.file, "title": article.title, **about(article)}
    said = [f"{name}: {scalar(value)}" for name, value in known.items() if value not in (None, "", [])]
    return "\n".join(["---", *said, "---"])


def scalar(value: object) -> str:
    """A value on one line; YAML takes these separators for line breaks and this mark for none."""
    text = json.dumps(value, ensure_ascii=False)
    return text.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029").replace("\ufeff", "\\ufeff")


def block(run: tuple[Part, ...]) -> str:
    """A list, or any other part."""
    part = run[0]
    match part.kind:
        case PartKind.ITEM:
            return "\n".join(list_item(item, depth) for item, depth in zip(run, depths(run), strict=True))
        case PartKind.HEADING:
            return heading(part.text, part.level or 2)
        case PartKind.QUOTE:
            return "\\\n".join(f"> {line}" for line in lines(part.text))
        case PartKind.TABLE:
            return table(part.text)
        case PartKind.CODE:
            return fenced(part.text)
        case _:
            return broken(part.text)


def list_item(item: Part, depth: int) -> str:
    """One item, its further lines under its first."""
    indent = "  " * depth
    return f"{indent}- {broken(item.text, indent + '  ')}"


def items(article: Article) -> list[str]:
    """Comments or briefs under a heading."""
    if not article.items:
        return []
    title = "Briefs" if article.page_class is PageClass.BRIEFS else "Comments"
    return [heading(title, 2), *(text for item in article.items for text in item_blocks(item))]


def item_blocks(item: Item) -> list[str]:
    """A title, who and when, and the text."""
    when = f"{item.at:%Y-%m-%d %H:%M}" if item.at else ""
    by = " · ".join(inline(part) for part in (item.author, when, item.url) if part)
    made = [heading(item.title, 3)] if item.title else []
    made += [f"*{by}*"] if by.strip() else []
    return [*made, *(broken(text) for text in item.text.split(GAP) if text.strip())]


KIND = Format(suffix=".md", write=write, frame=Frame(between="\n"))
