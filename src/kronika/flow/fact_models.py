"""Which classifier reads a chronicle: the one trained on its own answers where there is one, else the one that ships."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from kronika.facts.kind import EventModel, FactKind
from kronika.model.errors import BadFile

FOLDER = "models"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenModel:
    """A file of the chronicle, or the shipped model; `print` changes whenever the model is another."""

    file: str | None = None
    print: str = ""


SHIPPED = ChosenModel()


def model_file(home: Path, kind: str) -> Path:
    """Where a chronicle keeps its own model of a kind."""
    return home / FOLDER / f"{kind}.npz"


def chosen_model(home: Path, kind: FactKind) -> ChosenModel:
    """The model in force."""
    own = model_file(home, kind.name)
    if own.is_file():
        return ChosenModel(file=str(own), print=blake2b(own.read_bytes(), digest_size=8).hexdigest())
    return ChosenModel(print=kind.model().version)


def load_model(kind: FactKind, chosen: ChosenModel) -> EventModel | None:
    """The model to read with; None stands for the shipped one."""
    if chosen.file is None:
        return None
    from kronika.facts.classifying.event_model import model_from

    model = model_from(Path(chosen.file))
    if model.event != kind.event:
        raise BadFile(f"{chosen.file} is a model of “{model.event}”, not of “{kind.event}”; train one for {kind.name}.")
    return model
