"""The published experiments beside ours: quick ones are run, long ones quoted from bench/RESULTS.md with their command."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools.experiments.engines import engines
from tools.experiments.known import KNOWN, Known
from tools.experiments.page import Command, Heading, Page, Table, Text

RESULTS = Path(__file__).parents[2] / "bench" / "RESULTS.md"
DATA = Path(__file__).parents[3] / "shared" / "data"
NOT_ASKED = "| 0 of 0"  # cases that a quick run leaves out
ROW = re.compile(r"^\|(.*)\|$")


def published(page: Page, home: Path, *, full: bool, tell: Callable[[str], None]) -> None:
    """All of them."""
    page.add(
        Heading(level=2, text="Published experiments, as far as data allow"),
        Text(
            text="None of the papers' data are public. What can be repeated is the method: each published method is rebuilt "
            "here, and judged beside ours on data that we have. Where the numbers cannot be compared, it says so."
        ),
    )
    tell("Reading pages by the published engines …")
    engines(page, home)
    for known in KNOWN:
        tell(f"{known.key}: {known.title}")
        experiment(page, known, full=full)


def experiment(page: Page, known: Known, *, full: bool) -> None:
    """One experiment: what was printed, what differs, and numbers with their command."""
    page.add(
        Heading(level=3, text=f"{known.key}: {known.title}"),
        Text(text=f"Printed: {known.printed}"),
        Text(text=f"Here: {known.ours}"),
        Text(text=f"What differs: {known.differs}"),
    )
    missing = bool(known.needs) and not (DATA / known.needs).exists()
    asked = known.full if full and not missing else known.quick
    if asked:
        run(page, asked)
    if not full or missing:
        quote(page, known)


def run(page: Page, asked: str) -> None:
    """Run a benchmark now and show what it says."""
    began = time.monotonic()
    command = [sys.executable, "-m", "bench", *asked.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=RESULTS.parents[1])
    seconds = time.monotonic() - began
    page.add(Text(text=f"Run now, in {seconds:.0f} s (exit code {done.returncode}):"))
    said = "\n".join(line for line in done.stdout.splitlines() if NOT_ASKED not in line)
    page.add(Command(line=f"python -m bench {asked}", said=said or done.stderr[-2000:]))


def quote(page: Page, known: Known) -> None:
    """Show what an earlier run wrote down."""
    found = section(known.section, known.heading)
    if not found:
        page.add(Text(text=f"bench/RESULTS.md has no section “{known.section}”; make it with:"))
    else:
        page.add(Text(text="Quoted from bench/RESULTS.md, where it was written by:"))
    page.add(Command(line=f"python -m bench {known.full} --write"))
    for paragraph in found:
        lines = paragraph.splitlines()
        if all(ROW.match(line) for line in lines) and len(lines) > 2:
            names, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
            page.add(Table(names=names, rows=rows))
        elif not paragraph.startswith("#"):
            page.add(Text(text=paragraph))


def section(name: str, heading: str = "") -> list[str]:
    """The paragraphs of a section of the results, or of one part of it."""
    text = RESULTS.read_text(encoding="utf-8")
    mark = re.search(rf"<!-- {re.escape(name)}: .*?-->\n(.*?)<!-- end of {re.escape(name)} -->", text, re.DOTALL)
    if mark is None:
        return []
    body = mark[1]
    if heading:
        part = re.search(rf"^###? {re.escape(heading)}.*?\n(.*?)(?=^##|\Z)", body, re.DOTALL | re.MULTILINE)
        body = part[1] if part else ""
    return [paragraph.strip() for paragraph in re.split(r"\n\s*\n", body) if paragraph.strip()]
