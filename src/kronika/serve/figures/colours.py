"""The colours of figures: told apart by people who see few of them, and as greys; static in files, variables in pages.

A page sets `--figure-positive` and the like for its dark look; ink, rules and paper are those of the page itself.
"""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """What is drawn in which colour. The data colours are those of Okabe and Ito."""

    paper: str = "#fffefb"
    ink: str = "#221e19"
    soft: str = "#5f574c"
    rule: str = "#ddd4c3"
    faint: str = "#f1e9db"
    accent: str = "#8c2332"
    positive: str = "#0072b2"
    negative: str = "#d55e00"
    neutral: str = "#b9b1a4"
    hatch: str = "#7d7365"
    one: str = "#0072b2"
    two: str = "#e69f00"
    three: str = "#009e73"
    four: str = "#cc79a7"
    five: str = "#56b4e9"
    six: str = "#d55e00"

    @property
    def series(self) -> tuple[str, ...]:
        """Colours for things that are told apart, beside the shapes of their marks."""
        return self.one, self.two, self.three, self.four, self.five, self.six


STATIC = Colours()
OF_PAGE = {"paper": "sheet", "ink": "ink", "soft": "soft", "rule": "rule", "faint": "tint", "accent": "accent"}


def in_page() -> Colours:
    """The same as variables of the page that holds the figure, each with its static value where the page sets none."""
    return Colours(
        **{
            one.name: f"var(--{OF_PAGE.get(one.name, 'figure-' + one.name)}, {getattr(STATIC, one.name)})"
            for one in fields(Colours)
        }
    )
