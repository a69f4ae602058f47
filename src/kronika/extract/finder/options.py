"""The settings of the text finder. The report names the thresholds but not one of their values: all defaults are ours."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.extract.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What counts as text, as equal, as large, and a tag to read instead of searching."""

    tag: str = option("", "read this tag and search for nothing, as: div")
    attributes: str = option("", "the attributes the tag must have, as: class=text id=main")
    min_page: int = option(200, "a page with fewer characters of text has none", least=1)
    min_text: int = option(100, "characters a tag needs, its paragraphs together, to be a text", least=1)
    min_item: int = option(60, "characters of a comment or brief at least", least=1)
    min_items: int = option(2, "so many equal tags under one parent are comments or briefs", least=2)
    dominance: float = option(2.0, "a text is dominant when it is so many times as long as the next", least=1)
    max_link_share: float = option(1.0, "a tag with this share of its text in links is navigation", least=0, most=1)
    tries: int = option(1, "levels by which parts of a text may differ in depth", least=0)
    max_dropped: float = option(
        0.3, "share of the text that may lie elsewhere; with more it is unsolved", least=0, most=1
    )
    trust_article: bool = option(True, "the tag article holds the text")
