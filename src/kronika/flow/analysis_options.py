"""What the settings of a chronicle say about its analysis."""

from __future__ import annotations

from pathlib import Path

from kronika.analyse.options import AnalyseOptions
from kronika.flow.model_places import links_file, model_folders
from kronika.model.errors import SettingsError
from kronika.settings import Settings


def options_of(settings: Settings) -> AnalyseOptions:
    """The settings as the analysis takes them; files are looked for from the chronicle's folder."""
    chosen = settings.analyse
    return AnalyseOptions(
        engine=chosen.engine,
        lexicons=tuple(sorted(lexicon(settings.home, entry) for entry in chosen.lexicons)),
        links=links_file(settings),
        models=model_folders(settings),
        keywords=chosen.keywords,
    )


def lexicon(home: Path, entry: str) -> tuple[str, Path]:
    """ "cs=words.tsv" taken apart."""
    lang, equals, name = entry.partition("=")
    if not (lang.strip() and equals and name.strip()):
        raise SettingsError(f"analyse.lexicons takes LANGUAGE=FILE, for instance cs=sublex.csv, not “{entry}”.")
    return lang.strip(), file_of(home, name.strip())


def file_of(home: Path, name: str) -> Path:
    """A file that is there."""
    path = (home / Path(name).expanduser()).resolve()
    if not path.is_file():
        raise SettingsError(f"There is no file {path}, which [analyse] in kronika.toml names.")
    return path
