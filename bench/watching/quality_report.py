"""The figures of a quality run as a page of Markdown, and whether the bar was reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bench.watching.quality import CharsetVerdict, Outcome, Verdict
from kronika.sampleweb.watched.case import BAR, CASES
from kronika.sampleweb.watched.charsets import CHARSET_CASES
from kronika.sampleweb.watched.scene import Edit, Fate, Noise

OURS = "Kronika"
BAR_EDITS = (Edit.ADDED, Edit.REMOVED, Edit.NUMBER, Edit.LINK, Edit.MOVED)
BAR_FATES = (Fate.SOFT_404, Fate.CHALLENGE, Fate.LOGIN)
HARD_ENOUGH = 7
KINDS = {Edit.ADDED: "added", Edit.REMOVED: "removed", Edit.LINK: "links", Edit.MOVED: "moved"}
WORDS = {
    Fate.GONE: ("gone", "404"),
    Fate.REFUSED: ("blocked", "403"),
    Fate.BROKEN: ("unreachable", "500"),
}


def report(outcome: Outcome, versions: dict[str, str]) -> str:
    """All tables."""
    names = list(dict.fromkeys(verdict.watcher for verdict in outcome.verdicts))
    designs = len({verdict.design for verdict in outcome.verdicts})
    peers = ", ".join(f"{name} {version}" for name, version in versions.items()) or "none"
    parts = [
        "## Watching — `python -m bench watch`",
        f"{designs} page designs of our own in four languages, each with every noise, edit and trouble (`sampleweb/watched`); "
        f"peers in the same run on the same pages: {peers}, on the text of the page as their users have it. "
        "Three looks, the second one twice; counted in designs.",
        "### Noise: false changes",
        table(["", *names], [[label(noise), *counts(outcome, names, f"noise-{noise}")] for noise in (*Noise, "all")]),
        "The last line moves the first four at once. The bar is none for those four.",
        "### Real edits: reported",
        table(["", *names], edit_rows(outcome, names)),
        "“With noise”: ad, time, “ago” and nonce move too, so whoever reports every look is right there by chance. "
        "“Named”: ours calls it what it is (added, removed, another target, moved).",
        "### Troubles: named, and not called a change",
        table(["", *names], state_rows(outcome, names)),
        "### Charsets",
        table(["", *names], charset_rows(outcome.charsets, names)),
        "### Where ours fails",
        failures(outcome) or "Nowhere.",
        "### Where the others fail",
        others(outcome, names),
    ]
    return "\n\n".join(parts)


def passed(outcome: Outcome) -> bool:
    """Whether ours reached the bar."""
    ours = [verdict for verdict in outcome.verdicts if verdict.watcher == OURS]
    noise = [one for one in ours if one.case in {f"noise-{noise}" for noise in (*BAR, "all")}]
    edits = [one for one in ours if one.case in {f"{how}-{edit}" for how in ("edit", "noisy") for edit in BAR_EDITS}]
    fates = [one for one in ours if one.case in {f"state-{fate}" for fate in BAR_FATES}]
    charsets = [one for one in outcome.charsets if one.watcher == OURS]
    hard = [one for one in charsets if CHARSET_CASES[one.case].hard]
    plain = [one for one in charsets if not CHARSET_CASES[one.case].hard]
    return (
        not any(one.changed for one in noise)
        and all(one.changed for one in edits)
        and all(is_named(one) and not one.changed for one in fates)
        and all(is_good(one) for one in plain)
        and sum(map(is_good, hard)) >= HARD_ENOUGH
    )


def counts(outcome: Outcome, names: Sequence[str], case: str) -> list[str]:
    """In how many designs each watcher told of a change."""
    return [share([one.changed for one in of(outcome, name, case)]) for name in names]


def edit_rows(outcome: Outcome, names: Sequence[str]) -> list[list[str]]:
    """Edits alone, with noise, and named."""
    rows = []
    for edit in Edit:
        rows.append([str(edit), *counts(outcome, names, f"edit-{edit}")])
        rows.append([f"{edit}, with noise", *counts(outcome, names, f"noisy-{edit}")])
        if edit in KINDS:
            told = [one for how in ("edit", "noisy") for one in of(outcome, OURS, f"{how}-{edit}")]
            rows.append(
                [f"{edit}, named", share([KINDS[edit] in one.kinds for one in told]), *["–"] * (len(names) - 1)]
            )
    return rows


def state_rows(outcome: Outcome, names: Sequence[str]) -> list[list[str]]:
    """Troubles by name, and how often they were called a change."""
    rows = []
    for fate in Fate:
        told = [of(outcome, name, f"state-{fate}") for name in names]
        named = [share([is_named(one) for one in verdicts]) for verdicts in told]
        wrong = [share([one.changed for one in verdicts]) for verdicts in told]
        rows.append([str(fate), *(f"{right}, a change: {bad}" for right, bad in zip(named, wrong, strict=True))])
    return rows


def is_named(verdict: Verdict) -> bool:
    """Whether the trouble was told by the right name; of peers, an error that has the status in it is enough."""
    case = CASES[verdict.case]
    if verdict.watcher == OURS:
        return bool(verdict.troubles & {state.value for state in case.states})
    words = WORDS.get(case.fate, ()) if case.fate else ()
    return bool(words) and any(word in told or told == "error" for told in verdict.troubles for word in words)


def charset_rows(charsets: Sequence[CharsetVerdict], names: Sequence[str]) -> list[list[str]]:
    """Plain and hard ones: read right, and left in peace."""
    rows = []
    for title, hard in (("plain", False), ("hard", True)):
        chosen = {
            name: [one for one in charsets if one.watcher == name and CHARSET_CASES[one.case].hard is hard]
            for name in names
        }
        rows.append([f"{title}: read right", *(share([one.read for one in chosen[name]]) for name in names)])
        rows.append(
            [f"{title}: read right and no change", *(share([is_good(one) for one in chosen[name]]) for name in names)]
        )
    return rows


def is_good(verdict: CharsetVerdict) -> bool:
    """Read to the letter, and not called a change."""
    return verdict.read and not verdict.changed


def failures(outcome: Outcome) -> str:
    """Every case ours got wrong, by kind, with the designs."""
    lines: list[str] = []
    for case in CASES.values():
        wrong = [one for one in of(outcome, OURS, case.name) if not is_right(one)]
        if wrong:
            lines.append(f"- {case.name}: {', '.join(one.design for one in wrong)}")
    bad = [one.case for one in outcome.charsets if one.watcher == OURS and not is_good(one)]
    return "\n".join([*lines, *([f"- charsets: {', '.join(bad)}"] if bad else [])])


def others(outcome: Outcome, names: Sequence[str]) -> str:
    """For each peer, how many designs it gets wrong in each case, and which where they are few."""
    lines = []
    for name in names:
        if name == OURS:
            continue
        for case in CASES.values():
            told = of(outcome, name, case.name)
            wrong = [one.design for one in told if not is_right(one)]
            if wrong:
                which = "all" if len(wrong) == len(told) else named(wrong, [one.design for one in told])
                lines.append(f"- {name}, {case.name}: {which}")
    return "\n".join(lines)


def named(wrong: Sequence[str], every: Sequence[str]) -> str:
    """The designs, or those that are right where these are fewer."""
    right = [design for design in every if design not in wrong]
    return f"all but {', '.join(right)}" if len(right) < len(wrong) else ", ".join(wrong)


def is_right(verdict: Verdict) -> bool:
    """Whether a verdict is what a person would say."""
    case = CASES[verdict.case]
    if case.fate is not None:
        return is_named(verdict) and not verdict.changed
    return verdict.changed == case.is_change


def of(outcome: Outcome, watcher: str, case: str) -> list[Verdict]:
    """One watcher's verdicts in one case."""
    return [one for one in outcome.verdicts if one.watcher == watcher and one.case == case]


def label(noise: Noise | str) -> str:
    """How a noise is called in the table."""
    return "ad, time, ago, nonce" if noise == "all" else str(noise)


def share(hits: Sequence[bool]) -> str:
    """So many of so many."""
    return f"{sum(hits)} of {len(hits)}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(["| " + " | ".join(head) + " |", "|" + " --- |" * len(head), *lines])
