"""Values as files write them: yes and no, numbers, durations; and a page's settings by name, for tables and lines of ours."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from kronika.flow.watch_files.entry import Fault, Line, WatchEntry
from kronika.flow.watch_files.rules import Wish, fault_of, places
from kronika.model.duration import duration
from kronika.model.errors import InputError
from kronika.model.watch import Focus, FocusKind

YES, NO = frozenset({"yes", "true", "1", "on"}), frozenset({"", "no", "false", "0", "off"})
LEAST_KEPT, MOST_KEPT = 2, 1_000
COLUMNS = (
    "url", "name", "group", "css", "xpath", "tag", "whole", "keep", "every", "fastest", "slowest", "alert_after", "paused", "browser",
    "charset", "lang", "without",
)  # fmt: skip
OPTIONS = ("browser", "charset", "lang")


def entry_of(line: int, values: Mapping[str, str]) -> Line:
    """A page from its values by the names of COLUMNS; a fault when one of them cannot be."""
    url = values.get("url", "").strip()
    if not url:
        return Fault(line=line, sentence="It has no url.")
    try:
        fastest, slowest = bounds(values)
        without, lost = places([rule for rule in values.get("without", "").split("\n") if rule.strip()])
        return WatchEntry(
            line=line,
            url=url,
            name=values.get("name", "").strip(),
            group=" ".join(values.get("group", "").split()),
            focus=focus(values),
            keep=number(values.get("keep", ""), "keep", LEAST_KEPT, MOST_KEPT),
            fastest=fastest,
            slowest=slowest,
            alert_after=number(values.get("alert_after", ""), "alert_after", 1, 100),
            paused=truth(values.get("paused", ""), "paused"),
            options=options(values),
            without=tuple(without),
            lost=tuple(lost),
        )
    except InputError as error:
        return Fault(line=line, sentence=str(error))


def focus(values: Mapping[str, str]) -> Focus:
    """What is compared; one of the columns says it."""
    wishes: list[Wish] = [
        (FocusKind(name), values[name].strip()) for name in ("css", "xpath", "tag") if values.get(name, "").strip()
    ]
    if truth(values.get("whole", ""), "whole"):
        wishes.append((FocusKind.WHOLE, ""))
    if not wishes:
        return Focus()
    if len(wishes) > 1:
        raise InputError(f"It says {' and '.join(kind.value for kind, _ in wishes)}; only one of them can be compared.")
    kind, rule = wishes[0]
    if kind is not FocusKind.WHOLE and (fault := fault_of(kind, rule)):
        raise InputError(f"{fault[:1].upper()}{fault[1:]}.")
    return Focus(kind=kind, rule=rule)


def bounds(values: Mapping[str, str]) -> tuple[timedelta | None, timedelta | None]:
    """The bounds of the interval: 1h..1d or one duration in `every`, or each by itself."""
    fast, _, slow = values.get("every", "").partition("..")
    fastest = duration((values.get("fastest") or fast).strip() or None)
    slowest = duration((values.get("slowest") or slow or fast).strip() or None)
    if fastest and slowest and slowest < fastest:
        raise InputError("The slowest interval is shorter than the fastest one.")
    return fastest, slowest


def options(values: Mapping[str, str]) -> dict[str, str]:
    """browser, charset and lang, where they are given."""
    given = {name: values.get(name, "").strip() for name in OPTIONS}
    given["browser"] = "yes" if truth(given["browser"], "browser") else ""
    return {name: value for name, value in given.items() if value}


def truth(text: str, name: str) -> bool:
    """yes or no."""
    said = text.strip().lower()
    if said not in YES | NO:
        raise InputError(f"{name} is “{text[:80]}”; write yes or no.")
    return said in YES


def number(text: str, name: str, least: int, most: int) -> int | None:
    """A whole number within its bounds; None where none is given."""
    said = text.strip()
    if not said:
        return None
    if not (said.isascii() and said.isdigit() and len(said) < 8 and least <= int(said) <= most):
        raise InputError(f"{name} is “{text[:80]}”; write a number from {least} to {most}.")
    return int(said)


def as_text(value: Any) -> str:
    """A value of JSON or YAML as a table would write it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "\n".join(as_text(one) for one in value)
    return str(value) if isinstance(value, str | int | float) else ""
