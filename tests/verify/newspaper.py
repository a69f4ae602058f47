"""A small newspaper for the watchdog's tests: as many different documents as wanted, and ways to damage them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from kronika.model.document import Document, Measures
from kronika.verify.measuring import measure

BEGINNING = datetime(2026, 3, 1, 6, 0, tzinfo=UTC)
SMALL = "the of and to in a is was for on with as by at from it has had not but they which after before under".split()
BEGIN = [first + second for first in "bdfghklmnprstvw" for second in "aeiou"]
END = "nder lling rket rage stle bour cker lton mber nton rling sters dden ffer mmel ssing vent wick".split()
FOOTER = "This newspaper is printed by the Harbour Press and is delivered to every house of the town each morning for a small fee."
COMMENT = "I do not believe a word of it. They only want our votes, {name} wrote under the picture and nobody agreed with that."


def word(dice: Random) -> str:
    """A small word of the language, or one of some two hundred thousand others."""
    if dice.random() < 0.45:
        return dice.choice(SMALL)
    return dice.choice(BEGIN) + dice.choice(BEGIN) * dice.randrange(2) + dice.choice(END)


def sentence(dice: Random) -> str:
    """One of very many."""
    words = [word(dice) for _ in range(dice.randrange(9, 22))]
    return f"{words[0].capitalize()} {' '.join(words[1:])}."


def document(number: int, *, sentences: int | None = None, layout: str = "old") -> Document:
    """The document of that number; the same number gives the same."""
    dice = Random(f"document {number}")
    count = sentences or 6 + int(dice.lognormvariate(2.2, 0.5))
    paragraphs = [" ".join(sentence(dice) for _ in range(2)) for _ in range(max(1, count // 2))]
    lead = sentence(dice)
    title = " ".join(lead.split()[:9]).rstrip(".")
    text = "\n\n".join([lead, *paragraphs])
    return Document(
        source="harbour",
        url=f"https://harbour.example/{number}",
        at=BEGINNING + timedelta(hours=number),
        html=page(title, lead, paragraphs, Random(f"comments {number}"), layout),
        text=text,
        title=title,
        feed_title=title,
        feed_summary=lead,
        general=text,
    )


def page(title: str, lead: str, paragraphs: list[str], dice: Random, layout: str) -> str:
    """A page in one of two layouts."""
    comments = "".join(f"<li><p>{sentence(dice)} {COMMENT.format(name=word(dice))}</p></li>" for _ in range(4))
    if layout == "new":
        inside = "".join(f"<section class='chunk'><span>{one}</span></section>" for one in paragraphs)
        return (
            f"<html><head><title>{title}</title></head><body><main class='grid'><header class='top'><h1>{title}</h1></header>"
            f"<div class='intro'>{lead}</div><div class='flow'>{inside}</div></main>"
            f"<ol class='talk'>{comments}</ol><footer class='end'><p>{FOOTER}</p></footer></body></html>"
        )
    inside = "".join(f"<p>{one}</p>" for one in paragraphs)
    return (
        f"<html><head><title>{title}</title></head><body><div class='page'><h1>{title}</h1>"
        f"<div class='article'><p class='lead'>{lead}</p>{inside}</div>"
        f"<ul class='comments'>{comments}</ul></div><div class='footer'><p>{FOOTER}</p></div></body></html>"
    )


def cut(one: Document) -> Document:
    """Only the first half of the paragraphs was taken."""
    parts = one.text.split("\n\n")
    return replace(one, text="\n\n".join(parts[: max(1, len(parts) // 2)]))


def emptied(one: Document) -> Document:
    """Nothing was taken."""
    return replace(one, text="")


def comments_instead(one: Document) -> Document:
    """What readers wrote was taken."""
    dice = Random(f"comments {(one.url or '').rpartition('/')[2]}")
    said = [f"{sentence(dice)} {COMMENT.format(name=word(dice))}" for _ in range(4)]
    return replace(one, text="\n\n".join(said))


def with_footer(one: Document) -> Document:
    """The footer was taken with the text."""
    return replace(one, text=f"{one.text}\n\n{FOOTER}")


def garbled(one: Document) -> Document:
    """Read in the wrong charset, after some letters of another alphabet."""
    accented = one.text.replace("e", "ě").replace("i", "í").replace("o", "ů")
    return replace(one, text=accented.encode().decode("cp1250", "replace"))


def doubled(one: Document) -> Document:
    """Taken twice."""
    return replace(one, text=f"{one.text}\n\n{one.text}")


def measured(one: Document) -> Measures:
    """Its measures."""
    return measure(one)
