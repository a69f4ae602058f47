"""How the invented sources are spread: two sets of constants, so that nothing can be fitted to one of them."""

from __future__ import annotations

from dataclasses import dataclass

Span = tuple[float, float]  # a source draws its own value between the two


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """Shares are of documents unless they say "sources"."""

    name: str
    langs: tuple[str, ...]
    rate: Span  # documents on a usual day: median over sources, and sigma of its logarithm
    weekend: Span  # of a workday's documents
    bursts: Span  # chance that news break on a day
    words: Span  # median length of a usual text
    spread: Span  # sigma of its logarithm
    notes: Span  # short notes of 40 to 80 words
    longs: Span
    lives: Span
    formulas: Span  # texts that are alike every day
    reprints: Span  # agency texts that come again under another address
    updates: Span  # the same address again, with more text
    prose: Span  # sentences of the sample web's writers, where there is one
    known: float  # chance that such a sentence may come again
    standing: float  # sources that put the same line into most texts
    feedless: float  # sources without any feed
    summaryless: float  # sources whose feed never has summaries
    gaps: Span  # chance that a day's feed has no summaries
    slips: Span  # documents on which the recipe is a little wrong though all is well
    comments: Span  # readers' opinions under a text, on average
    commentless: float  # sources without comments
    hashed: float  # sources whose class names mean nothing
    awkward: float  # sources whose pages the general engine reads badly


USUAL = Preset(
    name="usual",
    langs=("cs", "pl", "ru", "en"),
    rate=(14, 0.55),
    weekend=(0.35, 0.85),
    bursts=(0.02, 0.10),
    words=(180, 420),
    spread=(0.45, 0.80),
    notes=(0.05, 0.35),
    longs=(0.01, 0.08),
    lives=(0.0, 0.03),
    formulas=(0.0, 0.03),
    reprints=(0.0, 0.03),
    updates=(0.0, 0.06),
    prose=(0.02, 0.07),
    known=0.03,
    standing=0.25,
    feedless=0.15,
    summaryless=0.15,
    gaps=(0.0, 0.08),
    slips=(0.008, 0.02),
    comments=(1, 9),
    commentless=0.2,
    hashed=0.35,
    awkward=0.15,
)

HARD = Preset(
    name="hard",
    langs=("cs", "pl", "ru", "en", "de", "es"),
    rate=(11, 0.70),
    weekend=(0.15, 1.0),
    bursts=(0.05, 0.18),
    words=(120, 520),
    spread=(0.60, 1.0),
    notes=(0.10, 0.50),
    longs=(0.0, 0.12),
    lives=(0.0, 0.06),
    formulas=(0.0, 0.07),
    reprints=(0.0, 0.06),
    updates=(0.0, 0.12),
    prose=(0.0, 0.1),
    known=0.08,
    standing=0.40,
    feedless=0.25,
    summaryless=0.25,
    gaps=(0.05, 0.30),
    slips=(0.012, 0.025),
    comments=(0, 6),
    commentless=0.3,
    hashed=0.5,
    awkward=0.35,
)

PRESETS = {preset.name: preset for preset in (USUAL, HARD)}
