"""Plain lists: one address a line, and behind it the group, or tags of which the first is the group."""

from __future__ import annotations

from collections.abc import Iterator

from kronika.flow.watch_files.entry import Fault, Line, WatchEntry

COMMAND = "|"  # how urlwatch's old lists begin a line that runs a program


def read_list(text: str, name: str) -> Iterator[Line]:
    """Every address of a text; # begins a remark."""
    for number, line in enumerate(text.split("\n"), 1):
        words = line.strip().split(maxsplit=1)
        if not words or words[0].startswith("#"):
            continue
        if words[0].startswith(COMMAND):
            yield Fault(line=number, sentence="It runs a program; only web pages can be watched.")
        elif "://" not in words[0]:
            yield Fault(
                line=number, sentence=f"“{words[0][:80]}” is not a web address; it must start with http:// or https://."
            )
        else:
            group, lost = one_group(words[1].split(",") if len(words) > 1 else [])
            yield WatchEntry(line=number, url=words[0], group=group, lost=lost)


def one_group(tags: list[str]) -> tuple[str, tuple[str, ...]]:
    """A page has one group: the first tag; the others are told."""
    names = list(dict.fromkeys(" ".join(tag.split()) for tag in tags if tag.strip()))
    if len(names) < 2:
        return (names[0] if names else ""), ()
    others = ", ".join(f"“{name}”" for name in names[1:])
    return names[0], (f"A page has one group; it is in “{names[0]}”, not in {others}.",)
