"""What a language must tell, as data: its months, its ways to say "yesterday", its stop words, the words of page furniture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from kronika.registry import kinds

FOLDER = "kronika.lang.kinds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language. All words are in lower case; phrases have single spaces."""

    code: str
    name: str
    zone: str  # where its newspapers live, for dates that name no zone

    # Dates
    months: Mapping[str, int] = field(default_factory=dict)  # every form and abbreviation → 1 … 12
    weekdays: frozenset[str] = frozenset()
    days_back: Mapping[str, int] = field(default_factory=dict)  # "yesterday" → 1
    just_now: frozenset[str] = frozenset()
    ago_before: frozenset[str] = frozenset()  # "před" 5 minutami
    ago_after: frozenset[str] = frozenset()  # 5 minutes "ago"
    units: Mapping[str, str] = field(default_factory=dict)  # "hodinami" → "hour"; minute, hour, day, week, month
    numbers: Mapping[str, int] = field(default_factory=dict)  # "dvěma" → 2
    more_units: frozenset[str] = frozenset()  # seconds and years: "5 seconds ago" dates nothing, but changes by itself
    time_words: frozenset[str] = frozenset()  # what may stand between a date and its hour
    year_words: frozenset[str] = frozenset()  # what may follow a year
    joins: frozenset[str] = frozenset()  # 5 "de" mayo "de" 2026
    day_first: bool = True  # 3/4 is the third of April

    # Words
    stop_words: frozenset[str] = frozenset()
    author_prefixes: tuple[str, ...] = ()  # "autor:", "by"
    ands: frozenset[str] = frozenset()  # between two names
    capitals_tell: bool = False  # a line of capitalised words is a name: not where headlines or all nouns have them
    comment_words: tuple[str, ...] = ()  # headings of a discussion
    teaser_words: tuple[str, ...] = ()  # how a link to another article begins
    ad_words: tuple[str, ...] = ()
    share_words: tuple[str, ...] = ()  # sharing, printing, sending, subscribing
    caption_words: tuple[str, ...] = ()  # how a caption or a photo credit begins
    keyword_words: tuple[str, ...] = ()  # how a list of tags begins
    date_words: tuple[str, ...] = ()  # "published:", "updated:"
    missing_words: tuple[str, ...] = ()  # pages that say "not found" with status 200
    wall_words: tuple[str, ...] = ()  # "log in to go on"
    paywall_words: tuple[str, ...] = ()  # "the rest is for subscribers"
    challenge_words: tuple[str, ...] = ()  # "are you human"
    consent_words: tuple[str, ...] = ()  # cookies
    privacy_words: tuple[str, ...] = ()  # stems of paragraphs about cookies and personal data
    accept_words: tuple[str, ...] = ()  # how the button of a consent wall begins
    gate_words: tuple[str, ...] = ()  # "register to read on", "are you over 18"
    offer_words: tuple[str, ...] = ()  # what a box that sells subscriptions says
    script_words: tuple[str, ...] = ()  # "please switch on JavaScript"
    reply_words: tuple[str, ...] = ()  # what stands below a comment: "reply", "report"
    writing_words: tuple[str, ...] = ()  # how the form for comments, or the news that there are none, begins
    said_words: tuple[str, ...] = ()  # what stands between a commentator's name and the comment: "says", "napsal"
    page_words: tuple[str, ...] = ()  # what stands before the number of a page: "page" 2
    next_page_words: tuple[str, ...] = ()  # links to the next page of a text that can mean nothing else
    onward_words: tuple[str, ...] = ()  # links that go on, to the next page or elsewhere
    other_article_words: tuple[str, ...] = ()  # links to the next article
    one_page_words: tuple[str, ...] = ()  # links to the whole text on one page, or to print it

    # Sentences and names
    abbreviations: frozenset[str] = frozenset()  # that never end a sentence, without their last dot: "např", "t.j"
    number_abbreviations: frozenset[str] = frozenset()  # that go on only before a number: "str", "č"
    after_number: frozenset[str] = (
        frozenset()
    )  # two abbreviations in one: 1999 "г." may end a sentence, "г." Москва not
    closing_abbreviations: frozenset[str] = frozenset()  # that end a sentence though a part of them does not: "т. д"
    ordinal_dots: bool = False  # "28. dubna", "XIX. století"
    person_titles: frozenset[str] = frozenset()  # before or behind a person's name, without dots: "ing", "csc"
    legal_forms: tuple[str, ...] = ()  # behind a company's name, as it is written: "s.r.o.", "sp. z o.o."

    # Dictionary forms
    lemma_exceptions: Mapping[str, str] = field(
        default_factory=dict
    )  # frequent words that dictionaries read in a rarer way
    lemma_kept: tuple[str, ...] = ()  # endings of words that are dictionary forms already: "jednání"
    lemma_endings: Mapping[str, str] = field(default_factory=dict)  # of words no dictionary knows: "ových" → "ový"

    # Kinds of words, where there is no dictionary that tells them
    inflected: bool = False  # nouns have cases
    adjectives_behind: bool = False  # "sąd najwyższy"
    adjective_endings: tuple[str, ...] = ()  # of dictionary forms
    noun_endings: tuple[str, ...] = ()  # of nouns that end like adjectives
    adverb_endings: tuple[str, ...] = ()
    infinitive_endings: tuple[str, ...] = ()  # of dictionary forms of verbs …
    verb_endings: tuple[str, ...] = ()  # … that are written with these
    plain_infinitives: tuple[str, ...] = ()  # endings that only infinitives have
    gender_endings: Mapping[str, str] = field(default_factory=dict)  # of nouns: "a" → "f"; what is not listed is m
    adjective_forms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # "ý" → {"f": "á", "n": "é"}

    # What a text is about, and how it sounds
    function_words: frozenset[str] = frozenset()  # beside the stop words: words that carry no topic
    general_words: frozenset[str] = frozenset()  # dictionary forms of nouns in any text: "způsob", "věc"
    negations: frozenset[str] = frozenset()  # words that turn what follows: "ne", "bez", "never"
    intensifiers: Mapping[str, float] = field(default_factory=dict)  # "velmi" → above 1, "trochu" → below 1

    # What changes on a page by itself
    counter_words: tuple[str, ...] = ()  # what is counted beside a number: "views", "people are viewing"
    countdown_words: tuple[str, ...] = ()  # before a time that grows shorter by itself: "ends in" 5 minutes
    made_words: tuple[str, ...] = ()  # labels of when and how a page was made: "generated", "server time"
    updated_words: tuple[str, ...] = ()  # labels of when it was brought up to date: "last updated"
    token_words: tuple[str, ...] = ()  # labels of random words that mean nothing: "session", "nonce"
    checksum_words: tuple[str, ...] = ()  # labels of random-looking words that mean something: "sha256", "commit"


NEUTRAL = Language(code="", name="any language", zone="UTC")


def languages() -> Mapping[str, Language]:
    """All languages there are, by code: built in and plugged in."""
    return kinds(FOLDER)


def language(code: str | None) -> Language:
    """The language of a code such as "cs" or "cs-CZ"; one that knows nothing when there is none of that code."""
    return languages().get((code or "").lower().replace("_", "-").split("-")[0], NEUTRAL)


def language_or_bare(code: str | None) -> Language:
    """As `language`, but a code nobody knows is kept: a list of forms may know it."""
    known = language(code)
    return known if known.code or not code else replace(NEUTRAL, code=code.lower(), name=code.lower())


def words(text: str) -> frozenset[str]:
    """A set of words written with spaces between."""
    return frozenset(text.split())


def phrases(text: str) -> tuple[str, ...]:
    """Phrases written with bars between."""
    return tuple(phrase.strip() for phrase in text.split("|"))


def month_forms(lines: Iterable[str]) -> Mapping[str, int]:
    """Twelve lines of forms, January first, as a mapping from form to number."""
    return MappingProxyType({form: number for number, line in enumerate(lines, 1) for form in line.split()})


def unit_forms(**forms: str) -> Mapping[str, str]:
    """minute="minutą minuty …" as a mapping from form to unit."""
    return MappingProxyType({form: unit for unit, line in forms.items() for form in line.split()})


def pairs(text: str) -> Mapping[str, str]:
    """Words with what they come to: "ma=mieć może=móc" as a mapping."""
    return MappingProxyType(dict(pair.split("=", 1) for pair in text.split()))


def endings(bases: str, left_out: int, forms: str) -> Mapping[str, str]:
    """Endings with the one they come to: endings("ový ský", 1, "ého ému") has "ového" → "ový"."""
    return {base[: len(base) - left_out] + form: base for base in bases.split() for form in forms.split()}


def strengths(**lines: str) -> Mapping[str, float]:
    """Words by how far they strengthen what follows: strong="…", some="…", soft="…", hardly="…"."""
    factors = {"strong": 1.5, "some": 1.25, "soft": 0.7, "hardly": 0.5}
    return MappingProxyType({word: factors[name] for name, line in lines.items() for word in phrases(line)})
