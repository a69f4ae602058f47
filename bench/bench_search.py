"""Search: how fast made-up articles are indexed, how large the index is, and how fast twenty questions are answered, beside FTS5."""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.searching.peer import Peer
from bench.searching.questions import ORDERS, Asked, twenty
from bench.section import replace_section
from kronika.index.grammar.parsing import parse
from kronika.index.index import Index, open_index
from kronika.model.query import Everything

RESULTS = Path(__file__).parent / "RESULTS.md"
RUNS, SHOWN = 15, 20
MOST_SHAPES = 500


@dataclass(frozen=True, slots=True)
class Answered:
    """How often something was found, and the milliseconds of CPU of each run."""

    total: int
    times: tuple[float, ...]

    @property
    def median(self) -> float:
        """Of the runs."""
        return statistics.median(self.times)


def main() -> None:
    """Build both, ask both, tell."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--articles", type=int, default=100_000)
    options.add_argument("--folder", type=Path, help="where the indexes are kept; those that are there are used")
    options.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.folder or Path(temporary)
        built = {which: build(which, folder, given.articles) for which in ("ours", "peer")}
        index, peer = open_index(folder / "ours"), Peer(folder / "peer" / "peer.db")
        rows = [(asked, timed(lambda: ours(index, asked)), timed(lambda: peers(peer, asked))) for asked in twenty()]  # noqa: B023
    text = report(given.articles, built, rows)
    print(text)
    if given.write:
        name = "search" if given.articles == 100_000 else f"search-{given.articles}"
        replace_section(RESULTS, name, text)


def build(which: str, folder: Path, count: int) -> dict[str, Any]:
    """Build in a process of its own, unless it is there."""
    noted = folder / f"{which}.json"
    if not noted.exists():
        command = [sys.executable, "-m", "bench.searching.building", which, str(folder / which), str(count)]
        folder.mkdir(parents=True, exist_ok=True)
        noted.write_text(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    found: dict[str, Any] = json.loads(noted.read_text())
    return found


def timed(work: Callable[[], int]) -> Answered:
    """The same work several times; the first run, which warms up, does not count."""
    total, times = work(), []
    for _ in range(RUNS):
        begin = time.thread_time()
        work()
        times.append((time.thread_time() - begin) * 1e3)
    return Answered(total, tuple(times))


def ours(index: Index, asked: Asked) -> int:
    """One question to our index: text read, translated, twenty articles, and how many there are of each source."""
    query = parse(asked.ours) if asked.ours else Everything()
    return index.search(query, order=asked.order, limit=SHOWN, counts=True).total


def peers(peer: Peer, asked: Asked) -> int:
    """The same question to the peer."""
    match, where = asked.peers.match, asked.peers.where
    if asked.peers.shape:
        shapes = peer.connection.execute(
            "SELECT term FROM vocabulary WHERE term GLOB ? LIMIT ?", (asked.peers.shape, MOST_SHAPES)
        )
        match = match.replace("{shape}", " OR ".join(f'"{term}"' for (term,) in shapes))
    parts = [f"words MATCH '{match}'"] if match else []
    table = "words JOIN articles ON articles.id = words.rowid" if match else "articles"
    condition = f" WHERE {' AND '.join(parts + ([where] if where else []))}" if parts or where else ""
    counts = dict(peer.connection.execute(f"SELECT source, count(*) FROM {table}{condition} GROUP BY source"))
    order = ORDERS[asked.order]
    peer.connection.execute(f"SELECT articles.id FROM {table}{condition} ORDER BY {order} LIMIT {SHOWN}").fetchall()
    return sum(counts.values())


def report(count: int, built: dict[str, Any], rows: list[tuple[Asked, Answered, Answered]]) -> str:
    """All of it as Markdown."""
    mine, other = built["ours"], built["peer"]
    times = sorted(moment for _, answered, _ in rows for moment in answered.times)
    slow = sorted(moment for _, _, answered in rows for moment in answered.times)
    lines = [
        "## Search",
        "",
        f"{count:,} made-up articles of a year in four languages ({mine['text'] / count:.0f} bytes of text each), "
        "indexed in one process: words cut, dictionary forms looked up, everything written and merged. "
        "The peer is SQLite's FTS5 with the same words, joined with a table of what is sorted and counted by. An answer is what "
        "people see: twenty articles in order, and how many there are of each source. Times are CPU, on two shared cores.",
        "",
        "| | ours | FTS5 |",
        "|---|---|---|",
        f"| documents per second of CPU | {count / mine['cpu']:,.0f} | {count / other['cpu']:,.0f} |",
        f"| index / text | {mine['size'] / mine['text']:.2f} | {other['size'] / other['text']:.2f} |",
        f"| memory of the indexing process | {mine['memory'] / 1e6:.0f} MB | {other['memory'] / 1e6:.0f} MB |",
        f"| p95 of all answers | {at(times, 0.95):.1f} ms | {at(slow, 0.95):.1f} ms |",
        f"| memory while answering | {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3:.0f} MB | |",
        "",
        "| question | found | ours, median ms | FTS5 found | FTS5, median ms | times faster |",
        "|---|---|---|---|---|---|",
        *(
            f"| {asked.kind} | {mine_.total:,} | {mine_.median:.2f} | {other_.total:,} | {other_.median:.2f} | "
            f"{other_.median / max(mine_.median, 1e-3):.1f} |"
            for asked, mine_, other_ in rows
        ),
    ]
    return "\n".join(lines)


def at(ordered: list[float], share: float) -> float:
    """The value below which a share of all lies."""
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


if __name__ == "__main__":
    main()
