"""kronika models: models that do not ship, and tables of links."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.serve.cli import models_links
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json

app = typer.Typer(no_args_is_help=True, help="Models that do not ship with Kronika, and tables of links.")
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
app.command("build-links")(models_links.build_links)
app.command("look-up")(models_links.look_up)


def model_names() -> list[str]:
    """What the shell offers."""
    from kronika.flow.models_known import KNOWN

    return list(KNOWN)


Name = Annotated[
    str, typer.Argument(metavar="NAME", help="As “kronika models list” names it.", autocompletion=model_names)
]


@app.command("list")
def list_models(context: typer.Context, as_json: AsJson = False) -> None:
    """Show the models that can be had, their licences, and which are here."""
    from kronika.flow.models import listed

    door: Door = context.obj
    for model in listed(door.settings()):
        if as_json:
            print_json(model)
        else:
            output().print(f"{model.name} ({', '.join(model.languages)}): {model.what}", markup=False)
            output().print(f"  {model.licence}; {model.state}", markup=False, soft_wrap=True)
            if model.path is not None:
                output().print(f"  {model.path}", markup=False, soft_wrap=True)


@app.command("install")
def install(
    context: typer.Context,
    name: Name,
    accept: Annotated[
        bool, typer.Option("--accept-licence", help="Accept the model's licence, which is shown, without being asked.")
    ] = False,
    archive: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="An archive that was downloaded by other means.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Download a model, check it, and put it where the analysis finds it.

    It goes into the user's data folder, where every chronicle finds it, or where [analyse] models says. A download that
    breaks off is taken up again by the next call. Where no checksum is published, that of the first installation is written down, and a
    later archive has to be the same.
    """
    from kronika.flow.models import install as put
    from kronika.flow.models import known_model
    from kronika.serve.cli.byte_progress import measured

    door: Door = context.obj
    model = known_model(name)
    accepted = accept or not model.terms or agreed(name, as_json)
    with measured(f"Downloading {name}", quiet=as_json) as told:
        installed = put(
            model,
            door.settings(),
            accepted=accepted,
            archive=archive,
            tell=lambda done, total: told(done, total, f"{done // 1_000_000} MB"),
        )
    if as_json:
        print_json(installed)
        return
    output().print(f"{name} is installed: {literal(installed.file)}, {installed.size // 1_000_000} MB.")
    output().print(f"sha256 of its archive: {installed.archive_sha256}", soft_wrap=True)


def agreed(name: str, quiet: bool) -> bool:
    """Show a licence and ask; where nobody can answer, nobody has agreed."""
    from kronika.flow.models_known import KNOWN

    model = KNOWN[name]
    notes().print(f"{name}: {model.what}", markup=False)
    notes().print(f"By {model.credit}. Licence: {model.licence}, {model.licence_url}", markup=False, soft_wrap=True)
    notes().print(model.terms, markup=False, soft_wrap=True)
    return not quiet and notes().is_terminal and typer.confirm("Do you accept this licence?", err=True)


@app.command("remove")
def remove(context: typer.Context, name: Name) -> None:
    """Delete an installed model."""
    from kronika.flow.models import remove as take_away

    door: Door = context.obj
    path = take_away(name, door.settings())
    output().print(f"Removed {literal(path)}.", soft_wrap=True)
