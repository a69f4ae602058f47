"""All watchers on all designs and cases: three looks, everything they say at each written down."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field

from bench.watching.server import WatchedServer
from bench.watching.watcher import Seen, Watcher, WatcherFailed
from kronika.sampleweb.watched.case import CASES, Case
from kronika.sampleweb.watched.charsets import CHARSET_CASES

PAUSE = 1.2  # HTTP dates count whole seconds: a change in the second of a check would be nobody's to see
LOOKS = (1, 2, 2, 3)
"""The second look is taken twice, for those who want to see a change again before they tell of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What one watcher said of one design in one case, over all later looks."""

    watcher: str
    design: str
    case: str
    seen: tuple[Seen, ...]

    @property
    def changed(self) -> bool:
        """Whether it ever told of a change."""
        return any(one.changed for one in self.seen)

    @property
    def at_once(self) -> bool:
        """Whether it told of it the first time it could."""
        return self.seen[0].changed

    @property
    def troubles(self) -> set[str]:
        """All troubles it told of."""
        return {one.trouble for one in self.seen if one.trouble}

    @property
    def kinds(self) -> set[str]:
        """What it said happened."""
        return {kind for one in self.seen for kind in one.kinds}


@dataclass(frozen=True, slots=True, kw_only=True)
class CharsetVerdict:
    """What one watcher made of one charset."""

    watcher: str
    case: str
    read: bool  # the text was right
    changed: bool  # the same text in this charset was called a change


@dataclass(slots=True, kw_only=True)
class Outcome:
    """All that was found."""

    verdicts: list[Verdict] = field(default_factory=list)
    charsets: list[CharsetVerdict] = field(default_factory=list)


Make = Callable[[], Watcher]
Tell = Callable[[str], None]
Keep = Callable[[Outcome], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is measured."""

    designs: Sequence[str]
    cases: Sequence[str]
    charsets: bool = True


def measure(server: WatchedServer, makers: Sequence[Make], plan: Plan, tell: Tell, keep: Keep | None = None) -> Outcome:
    """Every watcher in turn on the same pages; `keep` gets what was found after each."""
    outcome = Outcome()
    for make in makers:
        try:
            with closing(make()) as watcher:
                outcome.verdicts += judged(server, watcher, plan, tell)
            if plan.charsets:
                with closing(make()) as watcher:
                    outcome.charsets += read_charsets(server, watcher, tell)
        except WatcherFailed as error:
            tell(str(error))  # the others are measured all the same
        if keep is not None:
            keep(outcome)
    return outcome


def judged(server: WatchedServer, watcher: Watcher, plan: Plan, tell: Tell) -> list[Verdict]:
    """One watcher on all designs and cases."""
    pages = {server.url(design, case): (design, case) for design in plan.designs for case in plan.cases}
    rounds: list[dict[str, Seen]] = []
    for number, look in enumerate(LOOKS):
        time.sleep(PAUSE)
        server.set_look(look)
        if number == 0:
            watcher.add(list(pages))
        began = time.monotonic()
        rounds.append(watcher.check())
        tell(f"{watcher.name}: look {look} at {len(pages)} pages, {time.monotonic() - began:.0f} s")
    return [
        Verdict(watcher=watcher.name, design=design, case=case, seen=tuple(one.get(url, Seen()) for one in rounds[1:]))
        for url, (design, case) in pages.items()
    ]


def read_charsets(server: WatchedServer, watcher: Watcher, tell: Tell) -> list[CharsetVerdict]:
    """The same text in many charsets: is it read, and is it left in peace."""
    known = {server.charset_url(name): name for name in CHARSET_CASES}
    server.set_look(1)
    watcher.add(list(known))
    watcher.check()
    time.sleep(PAUSE)
    server.set_look(2)
    fresh = {f"{url}?first=late": name for url, name in known.items()}  # first seen in the charset itself
    watcher.add(list(fresh))
    found = watcher.check()
    watcher.check()
    tell(f"{watcher.name}: {len(known)} charsets")
    changed = {name: found[url].changed for url, name in known.items()}
    return [
        CharsetVerdict(watcher=watcher.name, case=name, read=is_read(name, watcher.text(url)), changed=changed[name])
        for url, name in fresh.items()
    ]


def is_read(name: str, text: str) -> bool:
    """Whether the phrase of a case was read to the letter."""
    return folded(CHARSET_CASES[name].phrase) in folded(text)


def folded(text: str) -> str:
    """A text without its white space: watchers break lines where they like."""
    return "".join(text.split())


def cases_of(prefix: str) -> list[Case]:
    """The cases of a family, in their order."""
    return [case for case in CASES.values() if case.name.startswith(prefix)]
