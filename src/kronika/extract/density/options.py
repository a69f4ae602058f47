"""The settings of the parser of Czech news, under its own names, with its defaults."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kronika.extract.options import option

SOCIAL = re.compile(r"(facebook\.com|twitter\.com|plus\.google\.com)", re.IGNORECASE)
# The print shows the class behind "reklama" without its "^" in one listing and as [^a-ž] in another; the word alone is meant.
ADVERTISING = re.compile(
    r"(reklama([^a-ž]|$)|komercni|komerce|commercial|reklamni|sponzorovane|sponzor|sponzori)", re.IGNORECASE
)
ADVERTISING_IN_TEXT = re.compile(r"reklama([^a-ž]|$)", re.IGNORECASE)
KEYWORDS = re.compile(
    r"(tag|tagy|tags|tema|temata|klicove(-|_)slovo|klicova(-|_)slova|keyword|keywords|klic|klice)", re.IGNORECASE
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All options of the original; linksRatio may be written for links_ratio and so on."""

    nearby: int = option(3, "how many nodes before and behind a node are looked at", least=1, most=20)
    links_ratio: float = option(0.7, "a node with a larger share of its words in links goes", least=0, most=1)
    remove_ratio: float = option(0.6, "a node goes when a larger share of its neighbours goes", least=0, most=1)
    consecutive_count_remove: int = option(8, "so many nodes removed in a row end the article", least=2)
    links_inside_article: bool = option(False, "the site puts links to other articles inside the text")
    links_inside_article_after_ok_count: int = option(
        3, "so many good nodes behind removed ones mean that the article goes on", least=2
    )
    min_page_len: int = option(500, "the article does not end before so many characters", least=1)
    min_text_len: int = option(200, "characters the good nodes behind links inside an article have together", least=1)
    max_text_len: int = option(50, "a last node of at most so many characters goes", least=1)
    social_networks_regex: re.Pattern[str] = option(SOCIAL, "nodes whose href or src fits go")
    advertising_regex: re.Pattern[str] = option(ADVERTISING, "nodes whose class or id fits go")
    advertising_in_text_regex: re.Pattern[str] = option(ADVERTISING_IN_TEXT, "nodes whose own text fits go")
    iterate: int = option(1, "how often the nodes are gone through", least=1, most=20)
    debug_mode: bool = option(False, "log what happens to every node")
    keywords_regexp: re.Pattern[str] = option(KEYWORDS, "links whose address fits are keywords, if nothing else is")
