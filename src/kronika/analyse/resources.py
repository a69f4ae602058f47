"""What an analysis stands on, opened when first needed and kept: lexicons, tables of links, engines."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kronika.analyse.bases.bases import lacking
from kronika.analyse.entities.finding import engine_of, missing
from kronika.analyse.links.aliases import AliasTable, Tables
from kronika.analyse.links.built import BuiltTable
from kronika.analyse.links.shipped import shipped as shipped_links
from kronika.analyse.model_folder import SEARCHED
from kronika.analyse.options import AnalyseOptions
from kronika.analyse.sentiment.lexicon import Lexicon
from kronika.analyse.sentiment.loading import load_lexicon
from kronika.analyse.sentiment.shipped import shipped as shipped_lexicon
from kronika.lang.abilities import missing_for
from kronika.lang.language import Language, language
from kronika.model.analysis import Sentiment


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


def missing_parts(told: Language, options: AnalyseOptions) -> tuple[str, ...]:
    """What cannot be told of texts in a language, as sentences."""
    names = missing(told.code, options.engine)
    bases = None if names else lacking(told.code)
    return (*missing_for(told), *(sentence for sentence in (names, bases) if sentence))


def search_in(folders: tuple[Path, ...]) -> None:
    """Have the engines of this process look for their models in these folders."""
    if folders and SEARCHED.folders != folders:
        SEARCHED.folders = folders


def engines_of(lang: str | None, options: AnalyseOptions, sentiment: Sentiment) -> dict[str, str]:
    """What told what."""
    found = {"sentiment": sentiment.by} if sentiment.by else {}
    if missing(lang or "", options.engine) is None:
        finder = engine_of(options.engine)
        found["entities"] = f"{finder.name} {finder.version}"
    return found
