"""Rows of tokens that went from one place and came at another."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from kronika.watch.diff.few import are_few, strewn
from kronika.watch.diff.grams import as_runs, grams, pairs, places, really_equal, spans_of
from kronika.watch.diff.runs import Gap, Run
from kronika.watch.diff.texts import Texts

SIZES = ((8, 4), (4, 1))  # of rows, and how often they may go and come


def moved_rows(texts: Texts, gaps: Sequence[Gap]) -> list[Run]:
    """Equal runs between what went and what came, wherever they stand, in the order of the old text."""
    if are_few(gaps):
        few = [run for size, most in SIZES for run in strewn(texts.a_list, texts.b_list, gaps, size, most)]
        return joined(few)
    a_spans, b_spans = spans_of(gaps)
    found: list[Run] = []
    for size, most in SIZES:
        a_at, b_at = places(a_spans, size)[0], places(b_spans, size)[0]
        if not len(a_at) or not len(b_at):
            continue
        a_keys, b_keys = grams(texts.a, size)[a_at], grams(texts.b, size)[b_at]
        a_at, b_at = pairs((a_keys, a_at), (b_keys, b_at), most, alike=False)
        equal = really_equal(texts.a, texts.b, a_at, b_at, size)
        found += as_runs(a_at[equal], b_at[equal], size)
    return joined(found)


def joined(found: Sequence[Run]) -> list[Run]:
    """Runs that lie side by side and overlap, as one."""
    whole: list[Run] = []
    for run in sorted(found, key=lambda run: (run.b - run.a, run.a)):
        last = whole[-1] if whole else None
        if last and run.b - run.a == last.b - last.a and run.a <= last.a + last.size:
            whole[-1] = Run(last.a, last.b, max(last.size, run.a + run.size - last.a))
        else:
            whole.append(run)
    return sorted(whole, key=itemgetter(0, 1))
