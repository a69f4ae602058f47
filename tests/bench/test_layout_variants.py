"""Failures damage the text, working redesigns and benign shifts leave it right."""

from __future__ import annotations

from functools import cache

import pytest

from bench.layout.mode import MODES
from bench.layout.preset import USUAL
from bench.layout.shift import SHIFTS, Shift, shifted
from bench.layout.source import draw_source
from bench.layout.stream import Stream, good_stream
from bench.layout.template import Redesign
from bench.layout.variant import QUICK, Variant, failing, variants, working_redesign
from kronika.model.article import GAP

COUNT = 70
SOMETIMES = {"10 %": 0.1, "50 %": 0.5}


@cache
def stream(number: int = 0) -> Stream:
    return good_stream(draw_source(USUAL, 11, number), train=40, days=1)


@cache
def readable() -> Stream:
    """A source with comments."""
    return next(stream(number) for number in range(20) if stream(number).source.template.has("comments"))


def failed(name: str) -> Variant:
    (mode,) = (mode for mode in MODES if mode.name == name)
    made = failing(readable(), mode, COUNT)
    assert made is not None
    return made


def changed(variant: Variant) -> float:
    """The share of texts that are not what they should be."""
    goods = readable().goods[variant.onset :]
    return sum(new.text != old.document.text for new, old in zip(variant.documents, goods, strict=False)) / len(
        variant.documents
    )


@pytest.mark.parametrize("name", [mode.name for mode in MODES])
def test_a_failure_changes_the_texts_it_says_it_changes(name: str) -> None:
    expected = next((share for start, share in SOMETIMES.items() if name.startswith(start)), 1.0)
    assert abs(changed(failed(name)) - expected) < (0.25 if expected < 1 else 0.15)


def test_streams_begin_after_training_and_keep_addresses_and_times() -> None:
    for variant in variants(readable(), QUICK, 0):
        assert variant.onset > readable().train
        if variant.kind != "shift":
            goods = readable().goods[variant.onset :]
            for new, old in zip(variant.documents, goods, strict=False):
                assert (new.url, new.at) == (old.document.url, old.document.at)


def test_a_cut_keeps_about_sixty_per_cent() -> None:
    variant = failed("cut to 60 %")
    goods = readable().goods[variant.onset :]
    shares = sorted(len(new.text) / len(old.document.text) for new, old in zip(variant.documents, goods, strict=False))
    assert 0.55 < shares[len(shares) // 2] < 0.85


def test_walls_change_the_page_too() -> None:
    for name in ("consent wall", "paywall stub"):
        variant = failed(name)
        goods = readable().goods[variant.onset :]
        assert all(new.html != old.document.html for new, old in zip(variant.documents, goods, strict=False))
    assert len({document.html for document in failed("consent wall").documents}) == 1


def test_a_wrong_charset_is_seen_in_the_letters() -> None:
    texts = " ".join(document.text for document in failed("mojibake").documents)
    good = " ".join(old.document.text for old in readable().goods)
    assert len(set(texts) - set(good)) >= 3 or "\ufffd" in texts


@pytest.mark.parametrize("how", list(Redesign))
def test_a_working_redesign_changes_pages_and_no_text(how: Redesign) -> None:
    variant = working_redesign(stream(), how, COUNT)
    goods = stream().goods[variant.onset : variant.onset + COUNT]
    assert [new.text for new in variant.documents] == [old.document.text for old in goods] or slips_only(variant)
    assert all(new.html != old.document.html for new, old in zip(variant.documents, goods, strict=True))
    assert [new.feed_summary for new in variant.documents] == [old.document.feed_summary for old in goods]


def slips_only(variant: Variant) -> bool:
    """A slip may bring another piece of a new page; nothing else may differ."""
    goods = stream().goods[variant.onset : variant.onset + COUNT]
    different = [(new, old) for new, old in zip(variant.documents, goods, strict=True) if new.text != old.document.text]
    return all(old.document.text != GAP.join(old.units) for _, old in different)


@pytest.mark.parametrize("shift", SHIFTS, ids=lambda shift: shift.name)
def test_a_shift_goes_on_in_time_order_with_whole_texts(shift: Shift) -> None:
    documents = list(shifted(stream(), shift, 50, 60))
    assert len(documents) == 60
    times = [document.at for document in documents if document.at]
    assert times == sorted(times)
    assert all(document.text for document in documents)


def test_a_page_grows_by_forty_per_cent() -> None:
    (grows,) = (shift for shift in SHIFTS if shift.name.startswith("page grows"))
    before = sum(len(old.document.html) for old in stream().goods) / len(stream().goods)
    after = [len(document.html) for document in shifted(stream(), grows, 50, 100)]
    assert 1.2 < sum(after) / len(after) / before < 1.6
