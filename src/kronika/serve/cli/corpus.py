"""kronika corpus: freeze what was collected, hand it on, check it, take it in, and look at its words."""

from __future__ import annotations

import typer

from kronika.serve.cli import corpus_counts, corpus_export, corpus_freeze, corpus_import, corpus_kwic, corpus_verify

app = typer.Typer(no_args_is_help=True, help="Freeze articles as a corpus, hand them on, and look at their words.")

app.command("freeze")(corpus_freeze.freeze)
app.command("list")(corpus_freeze.listing)
app.command("show")(corpus_freeze.show)
app.command("remove")(corpus_freeze.remove)
app.command("export")(corpus_export.export)
app.command("import")(corpus_import.import_corpus)
app.command("verify")(corpus_verify.verify)
app.command("concordance")(corpus_kwic.concordance)
app.command("frequencies")(corpus_counts.frequencies)
app.command("collocations")(corpus_counts.collocations)
