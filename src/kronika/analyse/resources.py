"""What an analysis stands on, opened when first needed and kept: lexicons, tables of links, engines."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kronika.analyse.links.aliases import AliasTable, Tables
from kronika.analyse.links.built import BuiltTable
from kronika.analyse.links.shipped import shipped as shipped_links
from kronika.analyse.options import AnalyseOptions
from kronika.analyse.sentiment.lexicon import Lexicon
from kronika.analyse.sentiment.loading import load_lexicon
from kronika.analyse.sentiment.shipped import shipped as shipped_lexicon
from kronika.lang.language import language


def lexicon_of(lang: str, options: AnalyseOptions) -> Lexicon | None:
    """The lexicon of a language: the user's own, else the shipped one, else none."""
    own = options.lexicon_of(lang)
    return shipped_lexicon(lang) if own is None else loaded(own, lang)


@cache
def loaded(path: Path, lang: str) -> Lexicon:
    """A lexicon from a file, read once."""
    return load_lexicon(path, language(lang))


def aliases_of(options: AnalyseOptions) -> AliasTable:
    """The tables of links."""
    return tables_with(options.links)


@cache
def tables_with(built: Path | None) -> AliasTable:
    """What ships, and a table built from a dump where there is one."""
    return shipped_links() if built is None else Tables(tables=(shipped_links(), BuiltTable(built)))
