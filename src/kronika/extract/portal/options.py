"""The settings of PortalCrawler with their published defaults."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.extract.options import option

KEPT = "p span blockquote a b i u strong small h2 h3 h4 h5 h6 h7 br img".split()


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """Every number and list of the original; lead_blocks is ours, read out of its tenth published fault."""

    headline: str = option("", "the tag that holds the headline, as: div class=title; empty: search h1 and h2")
    headline_tags: tuple[str, ...] = option(("h1", "h2"), "tags a headline is searched in")
    min_headline: int = option(18, "characters a headline has at least; shorter ones are the portal's name", least=1)
    min_body: int = option(280, "the main block has more characters than this", least=0)
    min_block: int = option(4, "blocks with fewer characters are skipped", least=0)
    max_similar: int = option(6, "with more blocks of similar length the page is a list of summaries", least=0)
    similar_share: float = option(0.5, "a block longer than this share of the main one is similar", least=0, most=1)
    min_lead: int = option(90, "characters a block between headline and text needs to be the lead", least=1)
    lead_blocks: int = option(2, "the lead has at most so many blocks, the longest ones", least=0)
    max_caption: int = option(90, "a span with a picture and fewer characters is a caption", least=0)
    comment_words: tuple[str, ...] = option(("Komentarze", "Opinie"), "words that open the readers' comments")
    block_tags: tuple[str, ...] = option(("div", "span"), "tags that are blocks; add td for pages made of tables")
    kept_tags: tuple[str, ...] = option(tuple(KEPT), "tags that format text; all others are dropped with their text")
