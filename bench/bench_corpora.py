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
READ_BACK = 5_000  # articles that are compared field by field and taken into a fresh chronicle
FORMS = ("jsonl", "xml", "tei", "parquet", "warc", "vert", "conllu")
LIMIT = 300  # MB an export may take


def main() -> int:
    """Make a chronicle, freeze it, and export, read back and compare every format, each step in a process of its own."""
    parser = argparse.ArgumentParser(prog="python -m bench corpora", description=__doc__)
    parser.add_argument(
        "--small",
        nargs="*",
        default=[],
        choices=FORMS,
        help="export these with fewer articles only, where time is short",
    )
    parser.add_argument("--articles", type=int, default=ARTICLES)
    parser.add_argument("--forms", nargs="+", default=list(FORMS), choices=FORMS)
    parser.add_argument(
        "--read-back", type=int, default=READ_BACK, metavar="N", help="articles that are compared and imported"
    )
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
    many, few = Steps(folder / "many"), Steps(folder / "few")
    found: dict[str, Any] = {"forms": {}}
    found["make"], found["freeze"] = many.step("make", str(asked.articles)), many.step("freeze")
    few.step("make", str(asked.read_back))
    found["hash"] = few.step("freeze")["hash"]
    for form in asked.forms:
        large, small = str(folder / "many" / form), str(folder / "few" / form)
        told = {"export": few.step("export", form, small), "verify": few.step("verify", form, small)}
        if form not in asked.small:
            told = {"export": many.step("export", form, large), "verify": many.step("verify", form, large)}
            shutil.rmtree(large, ignore_errors=True)
        told |= {"compare": few.step("compare", form, small), "import": few.step("import", form, small)}
        found["forms"][form] = told
    return found


class Steps:
    """The steps in one chronicle, each in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._chronicle = str(folder / "c")
        self._notes = folder / "figures.json"
        self._known: dict[str, Any] = json.loads(self._notes.read_text()) if self._notes.exists() else {}
        folder.mkdir(parents=True, exist_ok=True)

    def step(self, name: str, *arguments: str) -> Any:
        """One step, unless it was done before."""
        key = " ".join((name, *(Path(one).name for one in arguments)))
        if key not in self._known:
            print(f"{self._notes.parent.name}: {key}", file=sys.stderr, flush=True)
            command = [sys.executable, "-m", "bench.corpora.step", name, self._chronicle, *arguments]
            self._known[key] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
            self._notes.write_text(json.dumps(self._known, indent=1))
        return self._known[key]


def report(found: dict[str, Any], articles: int) -> str:
    """The section of RESULTS.md."""
    rows = []
    for form, told in found["forms"].items():
        export, verify, compare, back = (told[name] for name in ("export", "verify", "compare", "import"))
        rows.append(
            [
                form,
                f"{export['articles']:,}",
                f"{export['peak']:.0f}",
                f"{export['articles'] / export['cpu']:.0f}",
                f"{export['bytes'] / 1_000_000:.0f}",
                f"{verify['peak']:.0f}",
                f"{verify['articles'] / verify['cpu']:.0f}",
                f"{verify['faults']}",
                f"{compare['losses']}",
                "yes" if compare["analyses"] == compare["articles"] else "no",
                f"{back['articles'] / back['cpu']:.0f}",
                same(back, found),
            ]
        )
    head = "format|articles|export MB|articles/s|size MB|verify MB|verified/s|faults|losses|analyses back|imported/s|hash after import"
    frozen = found["freeze"]
    most = max(told["export"]["peak"] for told in found["forms"].values())
    return "\n\n".join(
        (
            "## Corpora (issue 9)",
            f"{articles:,} made-up articles of ten sources in four languages, {frozen['words']:,} words, with analyses "
            "(10,000 different texts, the others are the same under other addresses); frozen at "
            f"{frozen['articles'] / frozen['cpu']:.0f} articles/s. Every step runs in a process of its own; articles a "
            "second are of CPU time, megabytes the most memory the process had (VmHWM). “verify” hashes address, time, "
            "title, lead and body of every article in the files. Losses: of articles that are compared field by field "
            f"({found['forms'][next(iter(found['forms']))]['compare']['articles']:,}), those that differ in address, time, "
            "title, lead, body, shape, authors, keywords, section, language or class when they are read back. They are also "
            "taken into a fresh chronicle and frozen there again, where the hash of the corpus must be the same.",
            table(head.split("|"), rows),
            f"The largest export takes {most:.0f} MB of the {LIMIT} allowed.",
        )
    )


def same(back: dict[str, Any], found: dict[str, Any]) -> str:
    """Whether the corpus frozen in the other chronicle has the same hash."""
    return "the same" if back["hash"] == found["hash"] else "ANOTHER"


if __name__ == "__main__":
    sys.exit(main())
