"""Selectors of other programs as a focus of ours: several become one where CSS or XPath can say so, bad ones are told."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.html import selector
from kronika.model.watch import Focus, FocusKind

Wish = tuple[FocusKind, str]
JOINS = {FocusKind.CSS: ", ", FocusKind.XPATH: " | "}


def focus_of(wishes: Sequence[Wish]) -> tuple[Focus, list[str]]:
    """What is to be compared, and a sentence for every wish that cannot be kept."""
    good: list[Wish] = []
    lost: list[str] = []
    for kind, rule in wishes:
        fault = fault_of(kind, rule)
        if fault:
            lost.append(f"It is compared without this choice: {fault}.")
        else:
            good.append((kind, rule))
    if not good:
        return Focus(), lost
    kind = good[0][0]
    same = [rule for other, rule in good if other is kind]
    lost += [f"Only one kind of selector can be used; “{rule}” was left out." for other, rule in good if other != kind]
    if kind not in JOINS:
        lost += [f"Only one tag can be compared; “{rule}” was left out." for rule in same[1:]]
        return Focus(kind=kind, rule=same[0]), lost
    joined = JOINS[kind].join(same)
    return Focus(kind=kind, rule=joined if not fault_of(kind, joined) else same[0]), lost


def fault_of(kind: FocusKind, rule: str) -> str:
    """What is wrong with a selector; empty when nothing is."""
    if not rule.strip():
        return "the selector is empty"
    try:
        if kind is FocusKind.CSS:
            selector.css(rule)
        elif kind is FocusKind.XPATH:
            selector.xpath(rule)
    except ValueError as error:
        return str(error)
    return ""


def places(rules: Sequence[str]) -> tuple[list[str], list[str]]:
    """CSS selectors of regions to leave out, and sentences on those that are none."""
    good: list[str] = []
    lost: list[str] = []
    for rule in rules:
        fault = "a region is left out by CSS, not by XPath" if is_path(rule) else fault_of(FocusKind.CSS, rule)
        if fault:
            lost.append(f"The region “{rule}” is not left out: {fault}.")
        else:
            good.append(rule)
    return good, lost


def is_path(rule: str) -> bool:
    """Whether a selector is XPath, as other programs mark it."""
    return rule.startswith(("/", "(/", "xpath:", "xpath1:"))


def quoted(text: str) -> str:
    """A text as a string of CSS."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\a ")
    return f'"{escaped}"'
