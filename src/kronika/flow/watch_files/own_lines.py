"""Our own lists: JSON lines, a group or a page each, with everything people have set."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from kronika.flow.watch_files.entry import Fault, Line, WatchEntry
from kronika.flow.watch_files.group_values import group_of, group_values
from kronika.flow.watch_files.values import COLUMNS, as_text, entry_of
from kronika.model.duration import written
from kronika.model.errors import InputError
from kronika.model.group import Group
from kronika.model.watch import FocusKind, NoiseKind, Watch

WATCH, GROUP = "watch", "group"


def read_lines(text: str, name: str) -> Iterator[Line]:
    """Every line of a file; one that cannot be read stops no other."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield one_line(number, line)


def one_line(number: int, line: str) -> Line:
    """What a line names."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        return Fault(line=number, sentence="It is no JSON object.")
    if said.get("kind") == GROUP:
        try:
            return group_of(number, said)
        except InputError as error:
            return Fault(line=number, sentence=str(error))
    made = entry_of(number, {str(key): as_text(value) for key, value in said.items()})
    strange = sorted(set(said) - {*COLUMNS, "kind"})
    if isinstance(made, WatchEntry) and strange:
        return replace(made, lost=(*made.lost, f"It says more than we know: {', '.join(strange)[:200]}."))
    return made


def write_lines(groups: Iterable[Group], watches: Iterable[Watch]) -> Iterator[str]:
    """Groups first, so that pages find theirs."""
    for group in groups:
        yield json.dumps({"kind": GROUP, **group_values(group)}, ensure_ascii=False) + "\n"
    for watch in watches:
        yield json.dumps({"kind": WATCH, **watch_values(watch)}, ensure_ascii=False) + "\n"


def watch_values(watch: Watch) -> Mapping[str, Any]:
    """What people have set about a page, by the names of COLUMNS; what is as usual is left out."""
    focus = {} if watch.focus.kind is FocusKind.MAIN else {watch.focus.kind.value: watch.focus.rule or True}
    usual = Watch(url=watch.url)
    values: dict[str, Any] = {"url": watch.url, "name": watch.name, "group": watch.group, **focus}
    values |= {"keep": watch.keep if watch.keep != usual.keep else None, "paused": watch.paused}
    values |= {"fastest": written(watch.fastest) if watch.fastest != usual.fastest else None}
    values |= {"slowest": written(watch.slowest) if watch.slowest != usual.slowest else None}
    values |= {"alert_after": watch.alert_after if watch.alert_after != usual.alert_after else None}
    values |= {name: value for name, value in watch.options.items() if name in COLUMNS}
    values |= {"without": [one.where for one in watch.ignores if one.kind is NoiseKind.PLACE and one.on]}
    return {name: value for name, value in values.items() if value}
