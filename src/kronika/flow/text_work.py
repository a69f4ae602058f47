"""One text analysed in whatever process: what it takes, and what comes back when it fails."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.analyse.analysis import analyse
from kronika.analyse.options import AnalyseOptions
from kronika.flow.hands import Fault
from kronika.model.analysis import Analysis
from kronika.model.failure import FailureKind


@dataclass(frozen=True, slots=True, kw_only=True)
class TextWork:
    """A text to be analysed."""

    text: str
    lang: str | None
    options: AnalyseOptions
    title: str = ""


def analyse_text(work: TextWork) -> Analysis | Fault:
    """One text, and no exception gets out."""
    try:
        return analyse(work.text, work.lang, title=work.title, options=work.options)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is recorded with the text and shown
        return Fault(kind=FailureKind.UNEXPECTED, sentence=f"Analysis failed: {type(error).__name__}: {error}")
