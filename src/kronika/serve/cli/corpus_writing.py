"""How `kronika corpus export` writes a corpus, or what answers a question: where to, what to say, what to refuse."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kronika.model.errors import InputError, Interrupted, SomeFailed
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.corpus_options import Asked, question_of
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.flow.corpora import Chosen
    from kronika.flow.corpus_writing import WriteWish, Written


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What was given on the command line."""

    form: str
    asked: Asked
    corpus: str | None = None
    to: Path | None = None
    gzip: bool = False
    part_size: int = 0  # 0: as usual
    again: bool = False
    as_json: bool = False

    @property
    def streamed(self) -> bool:
        """Whether articles go to standard output, where nothing else may be said."""
        return self.to is None and self.form == "jsonl"


def write_corpus(chronicle: Chronicle, order: Order) -> None:
    """Write the articles of a corpus or of a question, and say what was written."""
    from kronika.flow.corpus_writing import CorpusWriting
    from kronika.flow.interruption import stop_wish

    if order.form == "sites":
        raise InputError(
            "-f sites writes the pages of sources; for articles take jsonl, parquet, conllu, vert, tei, xml or warc."
        )
    if order.streamed and order.as_json:
        raise InputError("--json tells what was done on standard output, where the articles go; give a file with -o.")
    with stop_wish() as stop, measured("Exporting", quiet=order.as_json) as show:
        chosen = chosen_by(chronicle, order)
        wish = wish_of(order, chosen)
        work = CorpusWriting(
            chronicle, chosen, wish, lambda made: show(made.articles, made.total, f"{made.articles} articles"), stop
        )
        made = work.to_stream(sys.stdout.buffer) if order.streamed else work.run()
    report(made, chosen, order)


def chosen_by(chronicle: Chronicle, order: Order) -> Chosen:
    """A frozen corpus, or what answers the question now."""
    from kronika.flow import corpora

    if order.corpus is not None:
        if order.asked.anything:
            raise InputError("A corpus is frozen as it is: name a corpus, or say what articles you mean, not both.")
        return corpora.chosen_as(chronicle, order.corpus)
    return corpora.chosen_by(chronicle, question_of(chronicle, order.asked))


def wish_of(order: Order, chosen: Chosen) -> WriteWish:
    """Where to and how: a name that ends like the format is one file, everything else a folder."""
    from kronika.flow.corpus_form import form_of
    from kronika.flow.corpus_writing import PART, WriteWish
    from kronika.flow.file_names import safe

    form = form_of(order.form)
    target = order.to or Path(f"{safe(chosen.corpus.name or 'articles')}-{order.form}")
    packed = target.name.endswith(f"{form.suffix}.gz")
    single = not target.is_dir() and (packed or target.name.endswith(form.suffix))
    if target.is_file() and not single:
        raise InputError(f"{target} is a file; name a folder, or a file that ends with {form.suffix}.")
    return WriteWish(
        form=order.form,
        target=target,
        single=single,
        part_size=order.part_size or PART,
        gzip=order.gzip or (packed and form.packable),
        again=order.again,
    )


def report(made: Written, chosen: Chosen, order: Order) -> None:
    """Say what was written."""
    for sentence in made.missing:
        notes().print(literal(sentence))
    if order.as_json:
        counts = {name: getattr(made, name) for name in ("articles", "kept", "stopped", "files", "manifest")}
        print_json(counts | {"hash": chosen.corpus.manifest, "missing": made.missing})
    elif not order.streamed and not made.stopped:
        before = f", {many(made.kept, 'file')} there already" if made.kept else ""
        output().print(
            f"{many(made.articles, 'article')} in {many(len(made.files), 'new file')}{before}; {literal(made.manifest)}",
            soft_wrap=True,
        )
    if made.stopped:
        raise Interrupted("Stopped; parts that are whole are kept, and the same call writes the rest.")
    if made.missing:
        raise SomeFailed("Not every article of the corpus could be written; “kronika corpus verify NAME” names them.")
