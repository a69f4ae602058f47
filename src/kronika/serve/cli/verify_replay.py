"""kronika verify replay: what the watchdog would have said of a file of documents."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.byte_progress import Told, measured
from kronika.serve.cli.screen import notes, output, print_json

if TYPE_CHECKING:
    from kronika.flow.replay import Replayed
    from kronika.model.document import Document
    from kronika.model.health import Judged

BAD_SHOWN = 5


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE.jsonl", help="Documents in time order, plain, gzip or zstd.")],
    train: Annotated[
        int, typer.Option(metavar="N", min=2, help="Documents of each source to learn from, taken as good.")
    ] = 50,
    detector: Annotated[str, typer.Option(metavar="D", help="ours, or classic: the published method.")] = "ours",
    processes: Annotated[
        int, typer.Option(metavar="P", min=0, help="Processes that measure at once; 0: one per core.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per change of verdict.")] = False,
) -> None:
    """Judge the documents of a file one by one, as if each had just been fetched.

    A line is {source, url, html, text, title, feed_title, feed_summary, at}; what is missing is not held against the
    source. Prints a line whenever the verdict on a source changes: broken, layout (the pages look new, the text is
    intact), mix (other content) or ok. Documents of a source are counted from 0, those that were learned from included.
    """
    from kronika.flow.replay import Replayed, documents_in
    from kronika.flow.replay import replay as run

    told, changes = Replayed(), 0
    with measured("Judging", quiet=as_json) as tell:
        documents = shown(documents_in(file, told), told, file, tell)
        crew = processes or os.cpu_count() or 1
        for source, judged in run(documents, train=train, detector=detector, processes=crew):
            changes += 1
            show(source, judged, as_json=as_json)
    for sentence in told.bad[:BAD_SHOWN]:
        notes().print(sentence, markup=False)
    if len(told.bad) > BAD_SHOWN:
        notes().print(f"… and {len(told.bad) - BAD_SHOWN} more lines that are no documents.")
    if not as_json:
        sources = f"{len(told.sources)} {'source' if len(told.sources) == 1 else 'sources'}"
        said = f"{changes} {'change' if changes == 1 else 'changes'} of verdict"
        output().print(f"{told.documents} documents of {sources}, {said}.")


def shown(documents: Iterable[Document], told: Replayed, file: Path, tell: Told) -> Iterator[Document]:
    """The documents, with progress."""
    size = file.stat().st_size if file.is_file() else 0
    for document in documents:
        tell(told.read, size, f"{told.documents} documents")
        yield document


def show(source: str, judged: Judged, *, as_json: bool) -> None:
    """One change of verdict."""
    from kronika.verify.words import sentence

    if as_json:
        print_json(as_line(source, judged))
        return
    output().print(f"{source}, document {judged.index}: {judged.verdict.value}", markup=False)
    if judged.first is not None:
        output().print(f"  since document {judged.first}; {judged.share:.0%} of the documents since", markup=False)
    for reason in judged.reasons:
        output().print(f"  {sentence(reason)}", markup=False)


def as_line(source: str, judged: Judged) -> dict[str, Any]:
    """One change of verdict as JSON."""
    from kronika.verify.words import sentence

    return {
        "source": source,
        "index": judged.index,
        "verdict": judged.verdict.value,
        "reasons": [
            {
                "measure": reason.measure,
                "usual": reason.usual,
                "now": reason.now,
                "share": reason.share,
                "sentence": sentence(reason),
            }
            for reason in judged.reasons
        ],
        "share": judged.share,
        "first": judged.first,
    }
