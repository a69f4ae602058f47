"""What can be chosen about an analysis: who finds names, which lexicons and which table of links are used."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalyseOptions:
    """Travels to the processes that analyse; files are named, not opened."""

    engine: str = "auto"  # which engine finds names
    lexicons: tuple[tuple[str, Path], ...] = ()  # by language, in the place of the shipped ones
    links: Path | None = None  # a table of links beside the shipped one
    models: tuple[Path, ...] = ()  # folders with models that do not ship; none: where they usually are
    keywords: int = 12  # most that are told of a text

    def lexicon_of(self, lang: str) -> Path | None:
        """The file of a language's lexicon; None: the shipped one, if there is one."""
        return dict(self.lexicons).get(lang)
