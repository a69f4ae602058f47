"""Where models lie: in the chronicle's own folder first, then in the user's data folder, which all chronicles share."""

from __future__ import annotations

from pathlib import Path

from kronika.analyse.model_folder import SHARED, found_in
from kronika.flow.fact_models import FOLDER
from kronika.model.errors import BadFile
from kronika.settings import FILE_NAME, Settings

LINKS = "links.kl"


def model_folders(settings: Settings) -> tuple[Path, ...]:
    """The folders that are searched, in order; the first is where a model is put."""
    if settings.analyse.models:
        return (settings.home / Path(settings.analyse.models).expanduser(),)
    shared = SHARED.expanduser()
    return (settings.home / FOLDER, shared) if (settings.home / FILE_NAME).is_file() else (shared,)


def found_model(settings: Settings, name: str) -> Path | None:
    """The file of an installed model."""
    return found_in(model_folders(settings), name)


def links_file(settings: Settings) -> Path | None:
    """The table of links that was built; one that is set must be there."""
    if not settings.analyse.links:
        return found_model(settings, LINKS)
    path = settings.home / Path(settings.analyse.links).expanduser()
    if not path.is_file():
        raise BadFile(f"There is no table of links {path}; build it, or correct [analyse] links.")
    return path
