"""Plain text for a reader: title, a line about it, lead, body, then comments or briefs."""

from __future__ import annotations

from kronika.extract.output.format import Entry, Format, Frame
from kronika.model.article import Article, Item, PageClass

RULE = "-" * 72


def write(entry: Entry) -> str:
    """The article, its parts parted by empty lines."""
    article = entry.article
    head = "\n".join(line for line in (article.title or "(no title)", about(article), article.url) if line)
    parts = [head, article.lead, article.body]
    if article.items:
        parts.append("Briefs:" if article.page_class is PageClass.BRIEFS else "Comments:")
        parts.extend(item_text(item) for item in article.items)
    return "\n\n".join(part for part in parts if part) + "\n"


def about(article: Article) -> str:
    """One line: when, who, what, how sure."""
    said = (
        f"{article.published:%Y-%m-%d %H:%M}" if article.published else "no date",
        ", ".join(article.authors),
        article.section,
        article.lang,
        article.page_class.value,
        f"confidence {article.confidence:.2f}",
    )
    return " · ".join(part for part in said if part)


def item_text(item: Item) -> str:
    """A comment or a brief: who and when, then what."""
    when = f"{item.at:%Y-%m-%d %H:%M}" if item.at else ""
    by = " · ".join(part for part in (item.author, when, item.url) if part)
    return "\n".join(line for line in (item.title, by, item.text) if line)


KIND = Format(suffix=".txt", write=write, frame=Frame(between=f"\n{RULE}\n\n"))
