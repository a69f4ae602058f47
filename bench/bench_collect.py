"""Collecting hundreds of sites: what is missed or kept twice, how polite it is, and how fast against plain Scrapy."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.collecting.gaps import Pace, arrivals, pace_of
from bench.collecting.ours import MIN_DELAY, PARALLEL, PER_HOST, numbered_sites
from bench.section import replace_section
from kronika.sampleweb.scaled.plan import Fault
from kronika.sampleweb.server import serve_in_process

RESULTS = Path(__file__).with_name("RESULTS.md")
OURS = "kronika"
CONTENDERS = (OURS, "scrapy", "scrapy_our_links")
NAMES = {
    OURS: "Kronika: every page stored, every lead settled in SQLite",
    "scrapy": "plain Scrapy: its own queue in memory and LinkExtractor, nothing stored",
    "scrapy_our_links": "the same, links read by Kronika's reader",
}


def main() -> None:
    """Collect politely once, then as fast as can be, in turn with Scrapy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sites", type=int, default=300)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--against", nargs="*", default=CONTENDERS[1:], choices=CONTENDERS[1:])
    parser.add_argument("--skip-polite", action="store_true", help="measure speed alone")
    parser.add_argument("--write", action="store_true", help="write the figures into RESULTS.md")
    given = parser.parse_args()
    polite = None if given.skip_polite else politely(given.sites)
    fast = in_turn(given.sites, given.turns, (OURS, *given.against))
    report = text(given.sites, polite, fast)
    print(report)
    if given.write:
        replace_section(RESULTS, "collect", report)


def politely(sites: int) -> dict[str, Any]:
    """One collection of sites with faults and traps, judged by what is stored and by the server's own log."""
    with serve_in_process(sites=sites) as web:
        found = ours(web.port, sites, "polite")
        log = web.log()
    limits = {
        host: max(MIN_DELAY, site.plan.crawl_delay if site.plan.fault is Fault.PATIENT else 0.0)
        for site in numbered_sites(sites, calm=False)
        for host in site.plan.hosts
    }
    paces = [pace_of(host, times, limits[host]) for host, times in arrivals(log).items()]
    limited = {site.host for site in numbered_sites(sites, calm=False) if site.plan.fault is Fault.LIMITED}
    refused = sum(entry["status"] == 429 for entry in log if entry["host"] in limited)
    return found | {"paces": paces, "requests": len(log), "refused": refused}


def in_turn(sites: int, turns: int, contenders: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    """Every contender in a process of its own, in turn, against one lean server."""
    command = [sys.executable, "-m", "bench.collecting.lean_server", str(sites)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in contenders}
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline())
        for _ in range(turns):
            for name, done in runs.items():
                done.append(ours(port, sites) if name == OURS else scrapys(name, port, sites))
                print(f"{name}: {shown(done[-1])}", file=sys.stderr, flush=True)
    finally:
        server.kill()
        server.wait()
    return runs


def ours(port: int, sites: int, *how: str) -> dict[str, Any]:
    """One collection by Kronika."""
    return measured("bench.collecting.ours", str(port), str(sites), *how)


def scrapys(name: str, port: int, sites: int) -> dict[str, Any]:
    """One collection by Scrapy."""
    return measured("bench.collecting.scrapys", name, str(port), str(sites))


def measured(module: str, *arguments: str) -> dict[str, Any]:
    """What a collector in a process of its own prints."""
    command = [sys.executable, "-m", module, *arguments]
    found: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found


def shown(run: dict[str, Any]) -> str:
    """One run in a line."""
    return f"{run['pages']} pages, {run['wall']:.1f} s, {run['cpu']:.1f} s CPU, {run['rss_mb']:.0f} MB"


def text(sites: int, polite: dict[str, Any] | None, fast: dict[str, list[dict[str, Any]]]) -> str:
    """The section of RESULTS.md."""
    busy = os.getloadavg()[0]
    lines = ["## Collecting — `python -m bench collect`", ""]
    if polite is not None:
        lines += polite_lines(sites, polite)
    runs = len(fast[OURS])
    lines += [
        f"Speed: the same sites without faults, politeness off, {PARALLEL} requests at once and {PER_HOST} per host, every page "
        f"reached by links, feeds and sitemaps from the same starting points; median of {runs} runs in turn. The server has a "
        f"process of its own and eats a part of the second core; the load was {busy:.1f} at the end. Speeds: plain Scrapy is 1.",
        "",
        "| | pages | missed | twice | CPU ms a page | pages a second | speed by CPU | speed by wall time | RSS MB |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        *(row(name, fast) for name in fast),
    ]
    return "\n".join(lines)


def polite_lines(sites: int, polite: dict[str, Any]) -> list[str]:
    """What the polite collection showed."""
    paces: list[Pace] = polite["paces"]
    closest = min(paces, key=lambda pace: pace.least_mean / pace.limit)
    rows = {
        "pages": polite["pages"],
        "missed": len(polite["missed"]),
        "kept twice": len(polite["twice"]),
        "kept in further editions, by the sites that print everything again for ever": len(polite["near"]),
        "complaints of the store": len(polite["complaints"]),
        "addresses of traps that were kept": polite["besides"],
        "requests": polite["requests"],
        "hosts asked faster than they allow": sum(pace.too_fast for pace in paces),
        "least mean pause of 10 requests, as a share of what the host asks for": f"{closest.least_mean / closest.limit:.3f}",
        "least single pause, as a share": f"{min(pace.least / pace.limit for pace in paces):.3f}",
        "answers 429 of the rate-limited hosts": polite["refused"],
        "RSS at the most, MB": f"{polite['rss_mb']:.0f} (wanted < 600)",
    }
    return [
        f"{sites} generated sites of every kind, each of at least 50 pages, one in ten troubled and one in ten a trap; one process, "
        f"SQLite, at least {MIN_DELAY:g} s between two requests to a host. Pauses are those of the server's log, robots.txt included.",
        "",
        "| | |",
        "| --- | --- |",
        *(f"| {name} | {value} |" for name, value in rows.items()),
        "",
    ]


def row(name: str, fast: dict[str, list[dict[str, Any]]]) -> str:
    """One contender's line."""
    runs = fast[name]
    pages = runs[0]["pages"]
    cpu, wall = (statistics.median(run[key] for run in runs) for key in ("cpu", "wall"))
    by_cpu, by_wall = (
        statistics.median(run[key] / run["pages"] for run in fast["scrapy"]) / (own / pages)
        for key, own in (("cpu", cpu), ("wall", wall))
    )
    missed, twice = (max(count(run[key]) for run in runs) for key in ("missed", "twice"))
    memory = max(run["rss_mb"] for run in runs)
    return (
        f"| {NAMES[name]} | {pages} | {missed} | {twice} | {cpu / pages * 1_000:.2f} | {pages / wall:.0f} | "
        f"{by_cpu:.2f} | {by_wall:.2f} | {memory:.0f} |"
    )


def count(value: list[str] | int) -> int:
    """A number, or how many are listed."""
    return value if isinstance(value, int) else len(value)


if __name__ == "__main__":
    main()
