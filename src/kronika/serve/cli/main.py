"""The program `kronika`: joins the commands, and turns every error into one sentence and an exit code."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from kronika import __version__
from kronika.model.errors import BadQuery, ChronicleMissing, KronikaError
from kronika.serve.cli import (
    analyse,
    annotate,
    collect,
    corpus,
    demo,
    digest,
    doctor,
    entities,
    entity,
    explain,
    extract,
    facts,
    group,
    headlines,
    history,
    import_pages,
    index,
    init,
    judge,
    models,
    notify,
    query,
    relations,
    repair,
    run,
    search,
    serve,
    settings,
    source,
    status,
    trends,
    user,
    verify,
    watch,
)
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import forgive_narrow_encodings

UNEXPECTED = 70

app = typer.Typer(
    name="kronika",
    help="Keeps a chronicle of the web: collects pages, takes out the article, and lets people read and search.\n\n"
    "Begin with: kronika demo\n\n"
    "Or with sites of your own: kronika init, kronika source add URL, kronika run, kronika serve",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # rich would make --help three times slower
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Print the version and end, before a command is asked for."""
    if wanted:
        typer.echo(f"kronika {__version__}")
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    folder: Annotated[
        Path, typer.Option("-C", metavar="DIR", help="Work in the chronicle at or above this folder.")
    ] = Path("."),
    values: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="TABLE.KEY=VALUE", help="Override a setting for this call, e.g. --set fetch.robots=false."
        ),
    ] = None,
    traceback: Annotated[bool, typer.Option("--traceback", help="Show where in the program an error arose.")] = False,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Options that stand before the command."""
    try:
        folder.resolve().exists()
    except (OSError, RuntimeError) as error:
        raise ChronicleMissing(
            f"The folder {str(folder)[:200]} is gone or cannot be entered; go to another one, or name one with -C DIR."
        ) from error
    context.obj = Door(folder=folder, values=tuple(values or ()), traceback=traceback)


app.command("demo")(demo.demo)
app.command("init")(init.init)
app.add_typer(source.app, name="source")
app.command("collect")(collect.collect)
app.add_typer(corpus.app, name="corpus")
app.command("import")(import_pages.import_pages)
app.command("extract")(extract.extract)
app.command("run")(run.run)
app.command("serve")(serve.serve)
app.command("status")(status.status)
app.command("search")(search.search)
app.add_typer(index.app, name="index")
app.command("explain")(explain.explain)
app.command("repair")(repair.repair)
app.command("doctor")(doctor.doctor)
app.add_typer(analyse.app, name="analyse")
app.add_typer(query.app, name="query")
app.command("history")(history.history)
app.command("headlines")(headlines.headlines)
app.command("entities")(entities.entities)
app.command("relations")(relations.relations)
app.add_typer(trends.app, name="trends")
app.add_typer(entity.app, name="entity")
app.add_typer(facts.app, name="facts")
app.add_typer(annotate.app, name="annotate")
app.add_typer(models.app, name="models")
app.add_typer(judge.app, name="judge")
app.add_typer(verify.app, name="verify")
app.add_typer(watch.app, name="watch")
app.add_typer(group.app, name="group")
app.add_typer(digest.app, name="digest")
app.add_typer(notify.app, name="notify")
app.add_typer(user.app, name="user")
app.command("settings")(settings.settings)


def main() -> None:
    """Run the program. Errors are one sentence on standard error; the exit code tells their kind."""
    forgive_narrow_encodings()
    traceback = "--traceback" in sys.argv
    try:
        app()
    except KronikaError as error:
        if traceback:
            raise
        complain(said_of(error), error.exit_code)
    except KeyboardInterrupt:
        complain("Stopped; what was finished is kept.", 130)
    except BrokenPipeError:
        # The reader of our output has gone: nothing is left to say, and nobody to say it to.
        sys.stderr.close()
        sys.exit(141)
    except Exception as error:
        if traceback:
            raise
        complain(
            f"Unexpected fault: {type(error).__name__}: {error}. Run again with --traceback before the command and report it.",
            UNEXPECTED,
        )


def said_of(error: KronikaError) -> str:
    """The sentence of an error; a query that cannot be read is shown below it, with carets where the fault is."""
    if not isinstance(error, BadQuery):
        return str(error)
    from kronika.index.grammar.pointing import pointed

    return pointed(error)


def complain(sentence: str, code: int) -> None:
    """Say what went wrong and leave."""
    typer.secho("Error: ", fg=typer.colors.RED, err=True, nl=False)
    typer.echo(sentence, err=True)
    sys.exit(code)


if __name__ == "__main__":
    main()
