"""The thesis's parts do what it printed, and no more."""

from __future__ import annotations

import pytest

from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times.baselines import fasttext_classifier
from kronika.facts.kinds.mass_times.baselines.comparing import compared
from kronika.facts.kinds.mass_times.baselines.hour_extractor import thesis_hours
from kronika.facts.kinds.mass_times.baselines.rule_extractor import thesis_rules
from kronika.facts.labelled import LabelledMention, LabelledPage
from kronika.facts.page_text import text_of_plain


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("o 8.00, 10:30 i 18", ["8.00", "10:30", "18"]),
        ("(6 I) i (15)", ["6"]),
        ("godz.18.00", []),
        ("18³⁰, 700, 8.oo", []),
        ("5.30 nie, 6.30 tak", ["6.30"]),
    ],
)
def test_hours(text: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in thesis_hours(text)] == found


def test_rules_need_the_whole_order() -> None:
    good = "Msze święte\nNiedziele i święta: 8.00, 10.00\nDni powszednie: 7.00, 18.00\n\nKancelaria: 9.00"
    assert [(good[start:end], day) for (start, end), day in thesis_rules(good)] == [
        ("8.00", "sunday_holiday"),
        ("10.00", "sunday_holiday"),
        ("7.00", "weekday"),
        ("18.00", "weekday"),
    ]
    assert thesis_rules("Msze święte\nDni powszednie: 7.00\nNiedziele i święta: 8.00") == []
    assert thesis_rules("Niedziele i święta: 8.00\nDni powszednie: 7.00") == []


def pages() -> list[LabelledPage]:
    found = []
    for number in range(12):
        text = f"Msza święta w kościele o {7 + number % 3}.00. Kancelaria parafialna czynna od 16.00 do 17.00."
        page = text_of_plain(text)
        labels = [
            LabelledMention(start=one.start, end=one.end, time=one.time, label="not_mass" if place else "mass")
            for place, one in enumerate(hour_mentions(page))
        ]
        found.append(LabelledPage(id=str(number), site=f"s{number % 4}", page=page, mentions=tuple(labels)))
    return found


def test_all_stand_in_one_table() -> None:
    lines = compared(pages(), folds=2, seed=0)
    assert [line["name"].split(" (")[0].split(",")[0] for line in lines] == [
        "thesis: hour extractor",
        "thesis: rules",
        "thesis: fastText",
        "thesis: fastText",
    ]
    assert lines[0]["hour_recall"] == pytest.approx(
        1 / 3, abs=0.01
    )  # two of three end a sentence, which F1 does not allow
    assert lines[1]["recall"] == 0.0


def test_the_fragment_marks_the_hour() -> None:
    page = text_of_plain("Msza o 8.00, potem 9.00")
    words = fasttext_classifier.fragment(page, hour_mentions(page)[0])
    assert fasttext_classifier.MARK.strip() in words.split()
    assert words.startswith("msza o 8 . 00")


def test_a_missing_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from kronika.model.errors import PartMissing

    monkeypatch.setitem(sys.modules, "fasttext", None)
    with pytest.raises(PartMissing, match="bench"):
        fasttext_classifier.library()
    assert "missing" in compared(pages(), folds=2, seed=0)[2]
