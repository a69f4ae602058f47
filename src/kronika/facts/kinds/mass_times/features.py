"""A mention as the classifier sees it: words around it by place, events named near it, its own looks, its place on the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from kronika.facts.calendar_words import CALENDAR
from kronika.facts.kind import Features
from kronika.facts.kinds.mass_times.event_words import EVENTS, MASS, OTHER, PATTERNS, SIGNS
from kronika.facts.kinds.mass_times.governing import begins, governor, is_stamp, lasts, leading
from kronika.facts.kinds.mass_times.neighbourhood import Neighbourhood, Reading, around, introduction, read
from kronika.facts.tokens import HOUR, STEM, WORD, Token
from kronika.facts.word_classes import CLASS_OF
from kronika.model.mention import Mention, PageText

FOREIGN = frozenset(EVENTS) - {MASS, OTHER}  # events that are not masses
NEAR = 3  # words whose order counts
FAR_LEFT, FAR_RIGHT = 14, 10


def features_of(page: PageText, mentions: Sequence[Mention]) -> list[Features]:
    """All mentions of a page, in order."""
    reading = read(page, mentions)
    lines = Counter(mention.line for mention in mentions)
    forms = Counter(form_of(mention.text) for mention in mentions)
    return [one(reading, number, lines, forms) for number in range(len(mentions))]


def one(reading: Reading, number: int, lines: Counter[int], forms: Counter[str]) -> dict[str, float]:
    """One mention."""
    near = around(reading, number)
    found: dict[str, float] = {"bias": 1.0}
    guess = governor(reading, near)
    if guess.event == OTHER and guess.why in ("number", "stamp"):
        return {
            "bias": 1.0,
            "gov=other": 1.0,
            "gov=other number": 1.0,
            **shown_before(near),
            **link_features(reading, number),
        }
    found.update(word_features(near))
    found.update(event_features(near))
    found.update(governing_features(reading, near))
    found.update(heading_features(reading, near))
    found.update(own_features(near, lines, forms))
    found.update(link_features(reading, number))
    return found


def shown_before(near: Neighbourhood) -> dict[str, float]:
    """The words next to something that is no hour: nothing farther away can make it one."""
    sides = (("l", near.left), ("r", near.right))
    return {f"{side}1={tokens[0].stem if tokens else '∅'}": 1.0 for side, tokens in sides}


def word_features(near: Neighbourhood) -> dict[str, float]:
    """Words before and after, the nearest by their place, the others as a bag."""
    found: dict[str, float] = {}
    for side, tokens, far in (("l", near.left, FAR_LEFT), ("r", near.right, FAR_RIGHT)):
        names = [shown(token) for token in tokens]
        for place in range(NEAR):
            name = names[place] if place < len(names) else "∅"
            found[f"{side}{place + 1}={name}"] = 1.0
            if name in CLASS_OF:
                found[f"{side}{place + 1}c={CLASS_OF[name]}"] = 1.0
        found[f"{side}12={' '.join(names[:2])}"] = 1.0
        for name in names[:far]:
            found[f"{side}={name}"] = 1.0
            if name in CLASS_OF:
                found[f"{side}c={CLASS_OF[name]}"] = 1.0
    return found


def shown(token: Token) -> str:
    """What a token is called."""
    return token.stem


def event_features(near: Neighbourhood) -> dict[str, float]:
    """The nearest event of each kind on both sides, and which is the nearest of all."""
    found: dict[str, float] = {}
    for side, events in (("le", near.left_events), ("re", near.right_events)):
        for rank, (distance, event) in enumerate(events):
            found.setdefault(f"{side}:{event}", 1.0 / (1.0 + distance / 6.0))
            if not rank:
                found[f"{side}1={event}"] = 1.0
                found[f"{side}1_foreign"] = float(event in FOREIGN)
                found[f"{side}1:{event}"] = 1.0 / (1.0 + distance)
        if not events:
            found[f"{side}1=∅"] = 1.0
    hours_between = sum(token.stem == HOUR for token in near.left[: near.left_events[0][0] if near.left_events else 0])
    found["le_hours"] = min(hours_between, 5) / 5
    if near.earlier:
        distance, event = near.earlier
        found[f"ee={event}"] = 1.0
        found[f"ee:{event}"] = 1.0 / (1.0 + distance / 20.0)
    left = near.left_events[0][1] if near.left_events else "∅"
    right = near.right_events[0][1] if near.right_events else "∅"
    found[f"lr={left} {right}"] = 1.0
    return found


def governing_features(reading: Reading, near: Neighbourhood) -> dict[str, float]:
    """The event a careful reader would say, and why; and how the page as a whole speaks."""
    guess = governor(reading, near)
    found = {f"gov={guess.event}": 1.0, f"gov={guess.event} {guess.why}": 1.0, f"why={guess.why}": 1.0}
    ranged = bool(near.mention.since or near.mention.until)
    found["gov_foreign"] = float(guess.event in FOREIGN or (guess.why == "lasting" and ranged))
    lead = leading(near)
    if lead:
        found[f"lead:{lead[1]}"] = 1.0 / (1.0 + lead[0])
        if lead[0] == 0:
            found[f"adjacent={lead[1]}"] = 1.0
    found["begins"] = float(begins(near))
    found["opens"] = float(near.opens)
    found["lasts"] = float(lasts(near))
    found["stamp"] = float(is_stamp(near))
    distance, words = introduction(reading, near.mention.line)
    for event in events_in(words):
        found[f"intro={event}"] = 1.0
        found[f"intro:{event}"] = 1.0 / (1.0 + distance)
    for event in reading.title:
        found[f"title={event}"] = 1.0
    total = sum(reading.counts.values()) or 1
    for event, count in reading.counts.items():
        found[f"page:{event}"] = count / total
    return found


def heading_features(reading: Reading, near: Neighbourhood) -> dict[str, float]:
    """Words and events of the headings above, the lowest apart, and of the heads of its row and column."""
    found: dict[str, float] = {}
    path = near.line.path
    heads = [head for head in (reading.tables.above(near.line), reading.tables.before(near.line)) if head]
    lowest = " ".join([*path[-1:], *heads])
    for name, words in (("h0", lowest), ("h", " ".join([*path, *heads]))):
        for event in events_in(words):
            found[f"{name}e={event}"] = 1.0
        for stem in stems_in(words):
            found[f"{name}={stem}"] = 1.0
    low = lowest_event([*path, *heads])
    found[f"hlow={low}"] = 1.0
    found["hlow_foreign"] = float(low in FOREIGN)
    found["h_day"] = float(bool(CALENDAR.search(lowest)))
    found["depth"] = len(path) / 4
    return found


def lowest_event(path: Sequence[str]) -> str:
    """The event of the lowest heading that names one."""
    for words in reversed(path):
        for event, pattern in PATTERNS.items():
            if pattern.search(words):
                return event
    return "∅"


def events_in(words: str) -> Iterable[str]:
    """The events a text names."""
    return [event for event, pattern in SIGNS.items() if pattern.search(words)]


def stems_in(words: str) -> set[str]:
    """The words of a heading by their beginnings."""
    return {match[0].lower()[:STEM] for match in WORD.finditer(words) if match[0][0].isalpha()}


def own_features(near: Neighbourhood, lines: Counter[int], forms: Counter[str]) -> dict[str, float]:
    """How the hour is written, what it says, and where in its line and list it stands."""
    mention, chain = near.mention, near.chain
    hour, minutes = int(mention.time[:2]), mention.time[3:]
    form = form_of(mention.text)
    return {
        f"form={form}": 1.0,
        f"hour={hour}": 1.0,
        f"part={'night' if hour < 5 or hour > 21 else 'morning' if hour < 12 else 'noon' if hour < 15 else 'evening'}": 1.0,
        f"minutes={minutes if minutes in {'00', '30', '15', '45'} else 'odd'}": 1.0,
        "until": float(bool(mention.until)),
        "since": float(bool(mention.since)),
        "range": float(bool(mention.until or mention.since)),
        "chain": min(chain.last - chain.first, 6) / 6,
        "chained": float(chain.last > chain.first),
        "line_hours": min(lines[mention.line], 8) / 8,
        "form_share": forms[form] / sum(forms.values()),
        "heading": float(near.line.heading),
        "table": float(near.line.table is not None),
        "line_length": min(near.line.end - near.line.start, 300) / 300,
    }


def form_of(text: str) -> str:
    """How an hour is written: without minutes, without a sign between, or with one, whichever it is."""
    return "bare" if len(text) <= 2 else "together" if text.isdecimal() else "clock"


def link_features(reading: Reading, number: int) -> dict[str, float]:
    """How it hangs together with the mentions before and after it; the second look of the classifier uses it."""
    mentions, lines = reading.mentions, reading.page.lines
    here = mentions[number]
    found: dict[str, float] = {}
    for side, other in (("before", number - 1), ("after", number + 1)):
        if not 0 <= other < len(mentions):
            found[f"link:{side}:none"] = 1.0
            continue
        there = mentions[other]
        found[f"link:{side}:chain"] = float(reading.chains[other].first == reading.chains[number].first)
        found[f"link:{side}:line"] = float(there.line == here.line)
        found[f"link:{side}:form"] = float(form_of(there.text) == form_of(here.text))
        found[f"link:{side}:path"] = float(lines[there.line].path == lines[here.line].path)
    return found
