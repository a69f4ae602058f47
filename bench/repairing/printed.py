"""A story on its way into a layout: its pieces as markup, and the strange texts that stand around and inside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from random import Random

from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.writing import Draft

ALSO = {"cs": "Čtěte také:", "pl": "Czytaj także:", "ru": "Читайте также:"}
OFFER = {
    "cs": "Reklama: zimní pneumatiky za letní ceny, jen do neděle.",
    "pl": "Reklama: opony zimowe w letnich cenach, tylko do niedzieli.",
    "ru": "Реклама: зимние шины по летним ценам, только до воскресенья.",
}
LETTER = {
    "cs": "Chcete vědět víc? Přihlaste se k odběru našeho týdenního souhrnu a nic vám neuteče.",
    "pl": "Chcesz wiedzieć więcej? Zapisz się na nasz cotygodniowy przegląd, a nic ci nie umknie.",
    "ru": "Хотите знать больше? Подпишитесь на нашу еженедельную рассылку и ничего не пропустите.",
}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Printed:
    """One story with all that a layout may want of it."""

    story: Story
    others: Sequence[str]  # headlines of other stories
    dice: Random

    @property
    def draft(self) -> Draft:
        """The words."""
        return self.story.draft

    @property
    def lang(self) -> str:
        """Two letters."""
        return self.story.prose.lang

    @property
    def title(self) -> str:
        """Escaped, as all that follows."""
        return escape(self.draft.title)

    @property
    def lead(self) -> str:
        """The first words."""
        return escape(self.draft.lead)

    @property
    def author(self) -> str:
        """Who signed it."""
        return escape(self.story.author)

    @property
    def day(self) -> str:
        """In figures."""
        when = self.story.published
        return f"{when.day}. {when.month}. {when.year} {when:%H:%M}"

    @property
    def caption(self) -> str:
        """Of the picture."""
        return escape(self.draft.caption)

    def other(self) -> str:
        """A link to another story."""
        return f'<a href="/n/{self.dice.randrange(10**6)}">{escape(self.dice.choice(self.others))}</a>'

    def others_list(self, count: int = 5, item: str = "li") -> str:
        """Several."""
        return "".join(f"<{item}>{self.other()}</{item}>" for _ in range(count))

    def pieces(self, p: str = "p", h: str = "h2", name: str = "") -> list[str]:
        """The paragraphs, headings and lists of the text; `name` is put into each paragraph's tag."""
        found: list[str] = []
        for text in self.draft.paragraphs:
            if text.startswith("## "):
                found.append(f"<{h}>{escape(text[3:])}</{h}>")
            elif text.startswith(("- ", "• ")):
                found.append(f"<ul><li>{escape(text[2:])}</li></ul>")
            else:
                found.append(f"<{p}{' ' + name if name else ''}>{escape(text)}</{p}>")
        return found

    def text(self, between: Callable[[int], str] | None = None, p: str = "p", h: str = "h2", name: str = "") -> str:
        """The pieces, with what `between` says after each of them."""
        pieces = self.pieces(p, h, name)
        return "\n".join(piece + (between(at) if between else "") for at, piece in enumerate(pieces))


def page(printed: Printed, body: str, head: str = "") -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="{printed.lang}"><head><meta charset="utf-8"><title>{printed.title}</title>'
        f"{head}</head><body>{body}</body></html>"
    )


def menu(printed: Printed, tag: str = "nav", name: str = "") -> str:
    """What stands above everything."""
    links = "".join(f'<a href="/s/{n}">{word}</a> ' for n, word in enumerate(("A", "B", "C", "D", "E")))
    return f"<{tag} {name}>{links}{printed.others_list(3, 'span')}</{tag}>"
