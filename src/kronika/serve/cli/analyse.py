"""kronika analyse: what the language of texts tells; of a file, of standard input, or of all articles that wait."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from kronika.serve.cli import analyse_accuracy, analyse_correct, analyse_run

USUAL = "run"
HELP = frozenset({"-h", "--help"})


class UsualCommand(TyperGroup):
    """A group whose first word may be left out: `kronika analyse FILE` is `kronika analyse run FILE`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the usual command in where none is named."""
        if not args or (args[0] not in self.commands and args[0] not in HELP):
            args = [USUAL, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=UsualCommand,
    help="Whom and what texts name, how they sound and what they are about.\n\n"
    "kronika analyse FILE analyses the texts of a file, kronika analyse all articles that wait.",
)
app.command(USUAL)(analyse_run.run)
app.command("correct")(analyse_correct.correct)
app.command("accuracy")(analyse_accuracy.accuracy)
