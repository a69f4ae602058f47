"""Joins things that turn out to be one."""

from __future__ import annotations


class Joins:
    """Things by number, some of them joined; the first of those joined stands for all."""

    def __init__(self, count: int) -> None:
        self._above = list(range(count))

    def top(self, one: int) -> int:
        """What stands for a thing."""
        while self._above[one] != one:
            self._above[one] = self._above[self._above[one]]
            one = self._above[one]
        return one

    def join(self, one: int, other: int) -> None:
        """These two are one."""
        first, second = sorted((self.top(one), self.top(other)))
        self._above[second] = first
