"""Corpora of a hundred thousand articles: memory and speed of every format, and what comes back from its files."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.extraction.tables import table
from bench.section import replace_section

ARTICLES = 100_000
FORMS = ("jsonl", "xml", "tei", "parquet", "warc", "vert", "conllu")
LIMIT = 300  # MB an export may take
IMPORTED = ("jsonl",)  # formats that are also taken into a fresh chronicle; every one is read back and compared


def main() -> int:
    """Make a chronicle, freeze it, and export, read back and compare every format, each step in a process of its own."""
    parser = argparse.ArgumentParser(prog="python -m bench corpora", description=__doc__)
    parser.add_argument("--articles", type=int, default=ARTICLES)
    parser.add_argument("--forms", nargs="+", default=list(FORMS), choices=FORMS)
    parser.add_argument("--imported", nargs="*", default=list(IMPORTED), choices=FORMS)
    parser.add_argument(
        "--folder", type=Path, help="work here and go on where an earlier run was; else in a temporary folder"
    )
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    folder = asked.folder or Path(tempfile.mkdtemp(prefix="kronika-corpora-"))
    try:
        text = report(measured(folder, asked), asked.articles)
    finally:
        if asked.folder is None:
            shutil.rmtree(folder, ignore_errors=True)
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "corpora", text)
    return 0


def measured(folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """The figures of every step; what a run before has measured is taken from it."""
    notes = folder / "figures.json"
    known: dict[str, Any] = json.loads(notes.read_text()) if notes.exists() else {}
    chronicle = str(folder / "c")

    def step(name: str, *arguments: str) -> Any:
        key = " ".join((name, *(Path(one).name for one in arguments)))
        if key not in known:
            print(key, file=sys.stderr, flush=True)
            command = [sys.executable, "-m", "bench.corpora.step", name, chronicle, *arguments]
            known[key] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
            notes.parent.mkdir(parents=True, exist_ok=True)
            notes.write_text(json.dumps(known, indent=1))
        return known[key]

    found: dict[str, Any] = {"make": step("make", str(asked.articles)), "freeze": step("freeze"), "forms": {}}
    for form in asked.forms:
        out = str(folder / form)
        told = {"export": step("export", form, out), "verify": step("verify", form, out)}
        told["compare"] = step("compare", form, out)
        if form in asked.imported:
            told["import"] = step("import", form, out)
        found["forms"][form] = told
        shutil.rmtree(out, ignore_errors=True)
    return found


def report(found: dict[str, Any], articles: int) -> str:
    """The section of RESULTS.md."""
    rows = []
    for form, told in found["forms"].items():
        export, verify, compare = told["export"], told["verify"], told["compare"]
        back = told.get("import")
        rows.append(
            [
                form,
                f"{export['peak']:.0f}",
                f"{export['articles'] / export['cpu']:.0f}",
                f"{export['bytes'] / 1_000_000:.0f}",
                f"{verify['peak']:.0f}",
                f"{verify['articles'] / verify['cpu']:.0f}",
                f"{verify['faults']}",
                f"{compare['losses']}",
                "yes" if compare["analyses"] == compare["articles"] else "no",
                "" if back is None else f"{back['articles'] / back['cpu']:.0f}/s, hash {same(back, found)}",
            ]
        )
    head = [
        "format",
        "export MB",
        "articles/s",
        "size MB",
        "verify MB",
        "verified/s",
        "faults",
        "losses",
        "analyses back",
        "import",
    ]
    made, frozen = found["make"], found["freeze"]
    least = max(told["export"]["peak"] for told in found["forms"].values())
    return "\n\n".join(
        (
            "## Corpora (issue 9)",
            f"{articles:,} made-up articles of ten sources in four languages, {frozen['words']:,} words, with analyses; frozen at "
            f"{frozen['articles'] / frozen['cpu']:.0f} articles/s. Every step runs in a process of its own; articles a second are of "
            "CPU time, megabytes the most memory the process had (VmHWM). Losses: articles that differ in address, time, "
            "title, lead, body, shape, authors, keywords, section, language or class when they are read back from the files.",
            table(head, rows),
            f"The largest export takes {least:.0f} MB of the {LIMIT} allowed. Articles of the chronicle were made and stored at "
            f"{made['articles'] / made['cpu']:.0f}/s.",
        )
    )


def same(back: dict[str, Any], found: dict[str, Any]) -> str:
    """Whether the corpus frozen in the other chronicle has the same hash."""
    return "the same" if back["hash"] == found["freeze"]["hash"] else "ANOTHER"


if __name__ == "__main__":
    sys.exit(main())
