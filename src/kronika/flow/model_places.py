"""Where models lie: in the chronicle's own folder first, then in the user's data folder, which all chronicles share."""

from __future__ import annotations

from pathlib import Path

from kronika.analyse.model_folder import SEARCHED, SHARED, found_in
from kronika.flow.fact_models import FOLDER
from kronika.model.errors import BadFile
from kronika.settings import FILE_NAME, Settings

LINKS = "links.kl"


def model_folders(settings: Settings) -> tuple[Path, ...]:
    """The folders that are searched, in order."""
    if settings.analyse.models:
        return (settings.home / Path(settings.analyse.models).expanduser(),)
    own = (settings.home / FOLDER,) if (settings.home / FILE_NAME).is_file() else ()
    return (*own, SHARED.expanduser())


def install_folder(settings: Settings) -> Path:
    """Where a model is put: where the settings say, or where every chronicle of the user finds it."""
    return model_folders(settings)[-1]


def search_models(settings: Settings) -> None:
    """Have the engines of this process look for their models where these settings say; called before analysing."""
    SEARCHED.folders = model_folders(settings)


def found_model(settings: Settings, name: str) -> Path | None:
    """The file of an installed model."""
    return found_in(model_folders(settings), name)


def links_target(settings: Settings) -> Path:
    """Where a table of links is built: what it is worth depends on what a chronicle collects."""
    set_one = settings.analyse.links
    return settings.home / Path(set_one).expanduser() if set_one else model_folders(settings)[0] / LINKS


def links_file(settings: Settings) -> Path | None:
    """The table of links that was built; one that is set must be there."""
    if not settings.analyse.links:
        return found_model(settings, LINKS)
    path = links_target(settings)
    if not path.is_file():
        raise BadFile(f"There is no table of links {path}; build it, or correct [analyse] links.")
    return path
