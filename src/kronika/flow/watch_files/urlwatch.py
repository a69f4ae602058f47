"""urlwatch: its jobs, one YAML document each; which of their filters choose a part of the page, and which we cannot do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kronika.flow.watch_files.entry import Fault, Line, WatchEntry
from kronika.flow.watch_files.plain_list import one_group
from kronika.flow.watch_files.rules import Wish, focus_of, places, quoted
from kronika.flow.watch_files.values import LEAST_KEPT, MOST_KEPT
from kronika.flow.watch_files.yaml_documents import documents
from kronika.model.watch import FocusKind

NEEDLESS = frozenset({"html2text", "strip", "striplines", "beautify"})  # tidy up before comparing, which we do anyway
CARRIED = frozenset(
    "name url navigate kind filter tags enabled encoding user_visible_url compared_versions treat_new_as_changed max_tries use_browser note".split()
)
DEFAULT_KEYS = {
    "css": "selector", "xpath": "path", "element-by-id": "id", "element-by-class": "class", "element-by-style": "style",
    "element-by-tag": "tag",
}  # fmt: skip
Filter = tuple[str, Mapping[str, Any]]


def read_urlwatch(text: str, name: str) -> Iterator[Line]:
    """Every job of a file."""
    for found in documents(text):
        if found.fault:
            yield Fault(line=found.line, sentence=found.fault)
        elif isinstance(found.data, dict):
            yield line_of(found.line, found.data)
        else:
            yield Fault(line=found.line, sentence="It is no job of urlwatch: a job is a table with a url.")


def line_of(line: int, job: Mapping[str, Any]) -> Line:
    """One job; those that run a program are none of ours."""
    url = job.get("url") or job.get("navigate")
    if not isinstance(url, str):
        what = "runs a program" if job.get("command") else "has no url"
        return Fault(line=line, sentence=f"It {what}; only web pages can be watched.")
    wishes, without, lost = filters_of(job.get("filter"))
    focus, faults = focus_of(wishes)
    left_out, regions = places(without)
    group, more = one_group(texts(job.get("tags")))
    versions = str(job.get("compared_versions") or "")
    charset = job.get("encoding")
    return WatchEntry(
        line=line,
        url=url,
        name=" ".join(str(job.get("name") or "").split()),
        group=group,
        focus=focus,
        keep=min(max(int(versions), LEAST_KEPT), MOST_KEPT) if versions.isdigit() and len(versions) < 6 else None,
        paused=job.get("enabled") is False,
        options=({"browser": "yes"} if in_browser(job) else {}) | ({"charset": str(charset)} if charset else {}),
        without=tuple(left_out),
        lost=(*lost, *faults, *regions, *more, *unusable(job)),
    )


def in_browser(job: Mapping[str, Any]) -> bool:
    """Whether scripts make the page; webchanges, which grew out of urlwatch, says it in words of its own."""
    return "navigate" in job or job.get("use_browser") is True


def filters_of(said: Any) -> tuple[list[Wish], list[str], list[str]]:
    """Parts to compare, regions to leave out, and a sentence for each filter that does something else."""
    wishes: list[Wish] = []
    without: list[str] = []
    lost: list[str] = []
    for kind, values in filters_in(said):
        wish = wish_of(kind, values)
        if wish is not None:
            wishes.append(wish)
            without += texts(values.get("exclude"))
        elif kind not in NEEDLESS:
            lost.append(f"The filter {kind} is not carried over.")
    if len(wishes) > 1:
        first, *others = wishes
        lost += [f"One filter after another cannot be done; “{rule}” was left out." for _, rule in others]
        wishes = [first]
    return wishes, without, lost


def filters_in(said: Any) -> Iterator[Filter]:
    """The filters as written in any of the ways urlwatch takes: a list of names and tables, or one line with commas."""
    if isinstance(said, str):
        said = [dict([part.split(":", 1)]) if ":" in part else part for part in said.split(",")]
    for one in said if isinstance(said, list) else [said] if isinstance(said, dict) else []:
        if isinstance(one, str):
            yield one.strip(), {}
        elif isinstance(one, dict):
            for kind, values in one.items():
                given = values if isinstance(values, dict) else {DEFAULT_KEYS.get(kind.strip(), ""): values}
                yield kind.strip(), given


def wish_of(kind: str, values: Mapping[str, Any]) -> Wish | None:
    """The part of the page a filter chooses; None when it chooses none."""
    if kind not in DEFAULT_KEYS:
        return None
    rule = str(values.get(DEFAULT_KEYS[kind]) or "").strip()
    if kind == "xpath":
        return (FocusKind.XPATH, rule)
    if kind == "element-by-tag":
        return (FocusKind.TAG, rule)
    if kind == "css":
        return (FocusKind.CSS, rule)
    if kind == "element-by-class":
        return (FocusKind.CSS, "".join(f"[class~={quoted(name)}]" for name in rule.split()))
    return (FocusKind.CSS, f"[{DEFAULT_KEYS[kind]}={quoted(rule)}]")


def unusable(job: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for what else a job wishes."""
    more = sorted(key for key, value in job.items() if key not in CARRIED and value not in (None, False))
    if more:
        yield f"Not carried over: {', '.join(more)[:300]}."
    if str(job.get("kind") or "url") not in ("url", "browser"):
        yield f"It is a job of the kind “{job['kind']}” there; here the page is read as it is."


def texts(value: Any) -> list[str]:
    """A list of texts, or one text."""
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return [str(one).strip() for one in value if one] if isinstance(value, list) else []
