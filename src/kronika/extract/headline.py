"""The headline: where <title>, the metadata and a heading on the page agree."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kronika.extract.likeness import likeness, plain
from kronika.extract.view import View
from kronika.html.address import host_of
from kronika.html.blocks import Block

SEPARATOR = re.compile(r"\s+[|–—\-»›•·:/~]+\s+|\s*[|»›•]\s*")
LONGEST = 300
SHORTEST = 3
MOST_PARTS = 8  # of a title: every run of them is a claim
AGREES = 0.6  # likeness from which a heading and a claim mean the same
BY_TAG = {"h1": 0.35, "h2": 0.2, "h3": 0.1, "h4": 0.05}


@dataclass(frozen=True, slots=True, kw_only=True)
class Headline:
    """The headline, the block it stands in (None: nowhere on the page) and how well the witnesses agree."""

    text: str = ""
    index: int | None = None
    agreement: float = 0.0


def find_headline(view: View) -> Headline:
    """The visible heading the page's own claims agree on; else the best claim."""
    claims = claimed(view)
    best, best_score = Headline(), 0.0
    for index, block in enumerate(view.blocks):
        text = said_as_headline(block)
        agreement = agrees(block, text, claims)
        score = agreement + BY_TAG.get(block.tag, 0.0) if agreement >= AGREES else 0.0
        if score > best_score + 1e-9:
            best, best_score = Headline(text=text, index=index, agreement=agreement), score
    return best if best.index is not None else unwitnessed(view)


def claimed(view: View) -> dict[str, float]:
    """What the page claims its headline is (plain words → trust)."""
    claims: dict[str, float] = {}
    for text in metadata_titles(view):
        claims.setdefault(plain(text), 1.0)
        claims.setdefault(plain(without_site(text, view)), 0.97)
    title = view.document.title
    claims.setdefault(plain(title), 0.9)
    parts = [part for part in SEPARATOR.split(title) if part][:MOST_PARTS]
    for start in range(len(parts)):
        for end in range(start + 1, len(parts) + 1):
            share = len(plain(" ".join(parts[start:end]))) / (len(plain(title)) or 1)
            claims.setdefault(plain(" ".join(parts[start:end])), 0.55 + 0.4 * share)
    return {claim: trust for claim, trust in claims.items() if 0 < len(claim) <= 2 * LONGEST}


def metadata_titles(view: View) -> list[str]:
    """Headlines in JSON-LD, microdata and OpenGraph."""
    found = view.metadata.article_texts("headline", "name")[:1]
    for item in view.metadata.article_items():
        headline = item.first("headline", "name") if item.type else item.first("headline")
        if headline and headline.text:
            found.append(headline.text)
            break
    social = view.metadata.first("og:title", "twitter:title")
    return [*found, social] if social else found


def said_as_headline(block: Block) -> str:
    """A heading whole, of other blocks the first line: old layouts write the date below it."""
    return one_line(block.text) if block.level else block.text.partition("\n")[0]


def agrees(block: Block, text: str, claims: dict[str, float]) -> float:
    """How well a text agrees with the best claim; ordinary blocks must say exactly what is claimed."""
    if not SHORTEST <= len(text) <= LONGEST or len(block.text) > 2 * LONGEST:
        return 0.0
    words = plain(text)
    if words in claims:
        return claims[words]
    if not block.level:
        return 0.0
    return max((trust * likeness(words, claim) for claim, trust in claims.items()), default=0.0)


def unwitnessed(view: View) -> Headline:
    """No heading agrees: an only h1, else what the metadata or <title> say."""
    titles = metadata_titles(view)
    first = [(index, block) for index, block in enumerate(view.blocks) if block.tag == "h1"]
    if len(first) == 1 and (not titles or not view.document.title):
        index, block = first[0]
        return Headline(text=one_line(block.text), index=index, agreement=0.4)
    text = without_site(titles[0] if titles else view.document.title, view)
    if text:
        return Headline(text=text, index=None, agreement=0.45 if titles else 0.3)
    heading = next(((index, block) for index, block in enumerate(view.blocks) if block.level), None)
    return Headline(text=one_line(heading[1].text), index=heading[0], agreement=0.2) if heading else Headline()


def without_site(title: str, view: View) -> str:
    """The title without the site's name: the longest part that is not it."""
    parts = [part.strip() for part in SEPARATOR.split(title) if part.strip()]
    if len(parts) < 2:
        return title.strip()
    site = plain(view.metadata.first("og:site_name", "application-name") or "")
    host = re.sub(r"\W", "", host_of(view.document.url or "").removeprefix("www.").rsplit(".", 1)[0])
    kept = [part for part in parts if plain(part) != site and plain(part).replace(" ", "") != host]
    return max(kept or parts, key=len)


def one_line(text: str) -> str:
    """A headline over several lines as one."""
    return text.replace("\n", " ")
