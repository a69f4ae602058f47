"""What a collection holds, held against the truth: which pages are missing, which are there twice, what is there besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from kronika.sampleweb.scaled.site import ScaledSite


@dataclass(frozen=True, slots=True, kw_only=True)
class Audit:
    """The differences between what is held and what is true of one site."""

    missed: tuple[str, ...]  # paths of pages that are not held
    twice: tuple[str, ...]  # paths of pages that are held under several addresses
    besides: tuple[str, ...]  # addresses that are no true pages


def audit(site: ScaledSite, held: Iterable[str]) -> Audit:
    """Compare the addresses that are held with those of the site."""
    found: Counter[str] = Counter()
    besides = []
    for url in held:
        path = site.page_of(url)
        if path is None:
            besides.append(url)
        else:
            found[path] += 1
    return Audit(
        missed=tuple(path for path in site.pages() if not found[path]),
        twice=tuple(path for path, count in found.items() if count > 1),
        besides=tuple(besides),
    )
