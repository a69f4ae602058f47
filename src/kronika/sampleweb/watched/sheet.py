"""What a design draws: the content of one look, and the noise that goes with it."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from hashlib import blake2b
from html import escape
from random import Random
from typing import TypeVar

from kronika.sampleweb.watched.content import Content, Item
from kronika.sampleweb.watched.design import Design
from kronika.sampleweb.watched.noise.ads import advertisement
from kronika.sampleweb.watched.noise.agos import ago
from kronika.sampleweb.watched.noise.counters import counter
from kronika.sampleweb.watched.noise.stamps import stamp
from kronika.sampleweb.watched.scene import Noise, Scene
from kronika.sampleweb.watched.words import WORDS, Words

Thing = TypeVar("Thing")


class Sheet:
    """Texts come escaped, addresses ready for an attribute."""

    def __init__(self, design: Design, scene: Scene, content: Content) -> None:
        self.design = design
        self.scene = scene
        self.lang = design.lang
        self.title = escape(content.title)
        self.lead = escape(content.lead)
        self.sections = [(escape(one.head), [escape(text) for text in one.paragraphs]) for one in content.sections]
        self.picture = content.picture
        self.words: Words = WORDS[design.lang]
        self._content = content

    @cached_property
    def items(self) -> list[Item]:
        """The items, shuffled where the order of equal ones is the noise."""
        items = [replace(one, head=escape(one.head), text=escape(one.text)) for one in self._content.items]
        return self._shuffled(items) if self.design.listed else items

    @cached_property
    def related(self) -> list[str]:
        """Titles of other pages, shuffled where the page has no list of its own."""
        titles = [escape(title) for title in self._content.related]
        return titles if self.design.listed else self._shuffled(titles)

    def ad(self, place: int = 0) -> str:
        """An advertisement; each place of the page has its own."""
        return advertisement(self.design.ad, self.lang, self._dice(Noise.AD, place), place, self.scene.frame(Noise.AD))

    def stamp(self) -> str:
        """When the page was made, in words."""
        return stamp(
            self.design.stamp, self.lang, self.scene.now, self.scene.look if Noise.STAMP in self.scene.noises else 0
        )

    def ago(self, place: int = 0) -> str:
        """How long ago something was."""
        return ago(self.design.ago, self.lang, place, self.scene.frame(Noise.AGO))

    def count(self, place: int = 0) -> str:
        """How many people read, liked, came."""
        return counter(self.design.counter, self.lang, place, self.scene.frame(Noise.COUNTER))

    def token(self, size: int = 32) -> str:
        """A nonce in hexadecimal digits."""
        text = f"{self.scene.design}/{self.scene.seed}/{size}/{self.scene.frame(Noise.NONCE)}"
        return blake2b(text.encode(), digest_size=size // 2).hexdigest()

    def link(self, path: str) -> str:
        """An address for an attribute, with a session id where the design has them in links."""
        return f"{path}?sid={self.token(26)}" if self.design.in_links else path

    def hidden(self) -> str:
        """The hidden fields of a form."""
        return (
            f'<input type="hidden" name="csrf_token" value="{self.token(40)}">'
            f'<input type="hidden" name="ts" value="{int(self.token(8), 16)}">'
        )

    def teaser(self) -> str:
        """A teaser of another page, in one of several wordings."""
        wordings = self.words.teasers
        return escape(wordings[(self.scene.seed + self.scene.frame(Noise.WORDING)) % len(wordings)])

    def prose(self, heading: str = "h2", before: str = "", after: str = "") -> str:
        """All sections, each a heading and paragraphs."""
        return "\n".join(
            f"{before}<{heading}>{head}</{heading}>\n" + "\n".join(f"<p>{text}</p>" for text in texts) + after
            for head, texts in self.sections
        )

    def page(self, body: str, head: str = "") -> str:
        """A whole document around a body."""
        return (
            f'<!DOCTYPE html>\n<html lang="{self.lang}">\n<head><meta charset="{self.design.charset}">'
            f"<title>{self.title}</title>{head}</head>\n<body>\n{body}\n</body>\n</html>\n"
        )

    def _dice(self, noise: Noise, place: int) -> Random:
        return Random(f"{self.scene.design}/{self.scene.seed}/{noise}/{place}/{self.scene.frame(noise)}")

    def _shuffled(self, things: list[Thing]) -> list[Thing]:
        frame = self.scene.frame(Noise.ORDER)
        if frame > 1 and len(things) > 1:
            before = list(things)
            dice = self._dice(Noise.ORDER, 0)
            while things == before:
                dice.shuffle(things)
        return things
