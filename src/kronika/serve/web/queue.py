"""What is judged next, as the address says it: the sample, what was skipped, and an article asked for by number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from kronika.model.judgement import LARGEST_SAMPLE, Sample
from kronika.serve.web.addresses import DIGITS, with_query

SEED, SIZE = 1, 200
MOST_SKIPPED = 300  # numbers an address can carry


@dataclass(frozen=True, slots=True, kw_only=True)
class Queue:
    """The state of the judging screen; bad values are as good as none."""

    source: str = ""
    seed: int = SEED
    size: int = SIZE
    every_page: bool = False  # also pages on which no article was found
    skipped: tuple[int, ...] = ()
    article: int | None = None

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Queue:
        """The state as the address gives it."""
        skipped = [int(text) for text in query.get("skipped", "").split(".") if DIGITS.fullmatch(text)]
        article = query.get("article", "")
        return cls(
            source=query.get("source", ""),
            seed=number(query.get("seed", ""), SEED),
            size=max(1, min(number(query.get("size", ""), SIZE), LARGEST_SAMPLE)),
            every_page=query.get("pages") == "all",
            skipped=tuple(skipped[-MOST_SKIPPED:]),
            article=int(article) if DIGITS.fullmatch(article) else None,
        )

    @property
    def sample(self) -> Sample:
        """What the store is asked for."""
        return Sample(source=self.source or None, seed=self.seed, size=self.size, with_text=not self.every_page)

    def values(self) -> dict[str, str]:
        """The state by the names it has in the address; what is usual is left out."""
        return {
            "source": self.source,
            "seed": str(self.seed) if self.seed != SEED else "",
            "size": str(self.size) if self.size != SIZE else "",
            "pages": "all" if self.every_page else "",
            "skipped": ".".join(map(str, self.skipped)),
            "article": str(self.article) if self.article is not None else "",
        }

    def address(self, path: str = "/judge") -> str:
        """This state as an address."""
        return with_query(path, self.values())

    def without(self, article: int) -> Queue:
        """Go on after an article was judged."""
        return replace(self, article=None, skipped=tuple(number for number in self.skipped if number != article))

    def skipping(self, article: int) -> Queue:
        """Put an article off."""
        later = self.without(article)
        return replace(later, skipped=(*later.skipped, article)[-MOST_SKIPPED:])

    def only(self, article: int) -> Queue:
        """Show this article again."""
        return replace(self.without(article), article=article)

    def from_start(self, seed: int | None = None) -> Queue:
        """The same sample with nothing skipped, or another one."""
        return replace(self, article=None, skipped=(), seed=self.seed if seed is None else seed)


def number(text: str, otherwise: int) -> int:
    """A small whole number, or the usual one."""
    return int(text) if DIGITS.fullmatch(text) and len(text) < 10 else otherwise
