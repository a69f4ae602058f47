"""Pages of a long list: where we are, and the addresses of the pages before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kronika.serve.web.addresses import with_query


@dataclass(frozen=True, slots=True, kw_only=True)
class Paging:
    """One page of a list; numbers start at 1."""

    number: int
    total: int  # items in all
    size: int  # items on a page
    path: str
    values: Mapping[str, str | Sequence[str]]  # the filter, kept in every address

    @classmethod
    def of(cls, asked: str, *, total: int, size: int, path: str, values: Mapping[str, str | Sequence[str]]) -> Paging:
        """The page asked for, or the nearest there is."""
        number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 10 else 1
        return cls(
            number=min(max(number, 1), max(-(-total // size), 1)), total=total, size=size, path=path, values=values
        )

    @property
    def pages(self) -> int:
        """How many pages there are; an empty list has one."""
        return max(-(-self.total // self.size), 1)

    @property
    def offset(self) -> int:
        """Items before this page."""
        return (self.number - 1) * self.size

    @property
    def first(self) -> int:
        """Number of the first item shown."""
        return min(self.offset + 1, self.total)

    @property
    def last(self) -> int:
        """Number of the last item shown."""
        return min(self.offset + self.size, self.total)

    @property
    def before(self) -> str | None:
        """Address of the page before."""
        return self.address(self.number - 1) if self.number > 1 else None

    @property
    def after(self) -> str | None:
        """Address of the page after."""
        return self.address(self.number + 1) if self.number < self.pages else None

    @property
    def here(self) -> str:
        """The short address of this page."""
        return self.address(self.number)

    def address(self, number: int) -> str:
        """Address of a page; the first needs no number."""
        return with_query(self.path, {**self.values, "page": str(number) if number > 1 else ""})
