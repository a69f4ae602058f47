"""changedetection.io: its list of watches as JSON; what of each watch becomes ours, and what we cannot do in its place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from typing import Any

from kronika.flow.watch_files.entry import Fault, Line, WatchEntry
from kronika.flow.watch_files.plain_list import one_group
from kronika.flow.watch_files.rules import Wish, focus_of, places
from kronika.flow.watch_files.values import LEAST_KEPT, MOST_KEPT
from kronika.model.errors import BadFile
from kronika.model.watch import FocusKind

Tags = Mapping[str, str]  # identifier → name
XPATH_MARKS = ("xpath:", "xpath1:")
JSON_MARKS = ("json:", "jq:", "jqraw:")
IDENTIFIER = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
SPANS = ("weeks", "days", "hours", "minutes", "seconds")
PLAIN_FETCHERS = frozenset({"", "system", "html_requests", "requests"})
PAGE_PROCESSORS = frozenset({"", "text_json_diff"})

KINDS_OF_CHANGES = ("filter_text_added", "filter_text_removed", "filter_text_replaced")

# What a watch may wish for beside what is carried over: its field, and what it is called when it is told.
UNUSABLE = {
    "headers": "request headers",
    "body": "a request body",
    "proxy": "a proxy of its own",
    "ignore_text": "texts to ignore",
    "trigger_text": "trigger words",
    "text_should_not_be_present": "words that block a change",
    "extract_text": "patterns to extract",
    "extract_lines_containing": "lines to keep",
    "conditions": "conditions",
    "browser_steps": "browser steps",
    "webdriver_js_execute_code": "a script to run on the page",
    "notification_urls": "notification addresses (a group's members are told instead)",
    "notification_title": "a title of its notifications",
    "notification_body": "a text of its notifications",
    "notification_muted": "that nobody is told (leave its group without members instead)",
    "link_to_open": "another address to open",
    "llm_intent": "a wish for a language model",
    "ignore_status_codes": "statuses to ignore",
    "webdriver_delay": "a delay of the browser",
    "price_change_threshold_percent": "a threshold of prices",
    "sort_text_alphabetically": "sorting of lines",
    "remove_duplicate_lines": "dropping of repeated lines",
    "check_unique_lines": "only lines never seen before",
}


def read_changedetection(text: str, name: str) -> Iterator[Line]:
    """The watches of url-watches.json, or of an answer of its interface for programs."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{name} is not valid JSON: {str(error)[:200]}.") from error
    watching = said.get("watching", said) if isinstance(said, dict) else None
    if not isinstance(watching, dict) or not all(isinstance(one, dict) for one in watching.values()):
        raise BadFile(f"{name} is no list of watches of changedetection.io.")
    tags = tags_in(said)
    for number, watch in enumerate(watching.values(), 1):
        yield line_of(number, watch, tags)


def tags_in(said: Mapping[str, Any]) -> Tags:
    """The names of tags in the settings; the oldest lists have none, and write names into the watches."""
    settings = said.get("settings")
    application = settings.get("application") if isinstance(settings, dict) else None
    tags = application.get("tags") if isinstance(application, dict) else None
    if not isinstance(tags, dict):
        return {}
    return {str(key): str(tag.get("title") or "") for key, tag in tags.items() if isinstance(tag, dict)}


def line_of(number: int, watch: Mapping[str, Any], tags: Tags) -> Line:
    """One watch; its place in the list is its line."""
    url = watch.get("url")
    if not isinstance(url, str) or not url.strip():
        return Fault(line=number, sentence="It has no url.")
    if "{{" in url or "{%" in url:
        return Fault(line=number, sentence=f"Its address is made by a template: {url[:200]}; write it out.")
    wishes, lost = wishes_of(texts(watch.get("include_filters")) or texts(watch.get("css_filter")))
    focus, faults = focus_of(wishes)
    without, regions = places([unmarked(rule) for rule in texts(watch.get("subtractive_selectors"))])
    group, more = group_of(watch, tags)
    every = span_of(watch)
    kept = watch.get("history_snapshot_max_length")
    return WatchEntry(
        line=number,
        url=url.strip().removeprefix("source:"),
        name=" ".join(str(watch.get("title") or "").split()),
        group=group,
        focus=focus,
        keep=min(max(kept, LEAST_KEPT), MOST_KEPT) if isinstance(kept, int) and kept > 0 else None,
        fastest=every,
        slowest=every,
        paused=watch.get("paused") is True,
        options={"browser": "yes"} if str(watch.get("fetch_backend") or "") not in PLAIN_FETCHERS else {},
        without=tuple(without),
        lost=(*lost, *faults, *regions, *more, *unusable(watch)),
    )


def wishes_of(rules: list[str]) -> tuple[list[Wish], list[str]]:
    """Its filters as selectors; those for JSON are told."""
    wishes: list[Wish] = []
    lost: list[str] = []
    for rule in rules:
        if rule.startswith(JSON_MARKS):
            lost.append(f"The filter “{rule}” is for JSON; only pages are compared.")
        elif rule.startswith(("/", *XPATH_MARKS)):
            wishes.append((FocusKind.XPATH, unmarked(rule)))
        else:
            wishes.append((FocusKind.CSS, rule))
    return wishes, lost


def unmarked(rule: str) -> str:
    """A selector without the word that says what it is."""
    for mark in XPATH_MARKS:
        if rule.startswith(mark):
            return rule.removeprefix(mark).strip()
    return rule


def group_of(watch: Mapping[str, Any], tags: Tags) -> tuple[str, tuple[str, ...]]:
    """Its tags as a group: by their names where the list knows them."""
    given = [tag.strip() for tag in texts(watch.get("tags")) or str(watch.get("tag") or "").split(",")]
    nameless = [tag for tag in given if tag not in tags and IDENTIFIER.fullmatch(tag)]
    group, lost = one_group([tags.get(tag, tag) for tag in given if tag not in nameless])
    return group, (*lost, *(f"The file does not say what the tag {tag} is called." for tag in nameless))


def span_of(watch: Mapping[str, Any]) -> timedelta | None:
    """The time between checks, where the watch has one of its own."""
    said = watch.get("time_between_check")
    if watch.get("time_between_check_use_default") is True or not isinstance(said, dict):
        return None
    span = timedelta(**{name: said[name] for name in SPANS if is_count(said.get(name))})
    return span if span >= timedelta(seconds=1) else None


def is_count(value: object) -> bool:
    """A number that a span can be made of."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value < 1_000_000


def unusable(watch: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each wish that is not carried over."""
    named = [words for field, words in UNUSABLE.items() if watch.get(field)]
    if isinstance(watch.get("headers"), dict) and watch["headers"]:
        named[0] = f"request headers ({', '.join(sorted(map(str, watch['headers'])))})"
    if named:
        yield f"Not carried over: {'; '.join(named)}."
    method = str(watch.get("method") or "GET").upper()
    if method != "GET":
        yield f"It is asked for with {method} there; here every page is asked for with GET."
    if str(watch.get("processor") or "") not in PAGE_PROCESSORS:
        yield f"It is watched there for “{watch['processor']}”; here its text is compared."
    if any(watch.get(kind) is False for kind in KINDS_OF_CHANGES):
        yield "Only some kinds of changes are told there; here all are."
    limit = watch.get("time_schedule_limit")
    if isinstance(limit, dict) and limit.get("enabled") is True:
        yield "Its hours for checking are not carried over."
    if str(watch.get("url")).startswith("source:"):
        yield "Its source text was compared there; here the page's text is."


def texts(value: object) -> list[str]:
    """A list of texts, or one text."""
    if isinstance(value, str):
        value = [value]
    return [one.strip() for one in value if isinstance(one, str) and one.strip()] if isinstance(value, list) else []
