"""Results as tables."""

from __future__ import annotations

from bench.extraction.judged import judge_all
from bench.extraction.summary import pace_of
from bench.extraction.tables import difference_table, language_table, set_table, table
from tests.bench.tiny import page, result

BODY = "one two three four five six"  # three shingles
PAGES = [page("1", body=BODY, lang="pl", title="T", date="2024-01-02"), page("2", body=BODY, lang="pl")]


def verdicts() -> tuple[dict, dict]:
    results = [
        result("1", text=BODY, title="t", date="2024-01-03", seconds=1.0),
        result("2", text="", error="boom", seconds=1.0),
        result("1", "trafilatura", text=f"T\n{BODY} x y z", seconds=3.0),
        result("2", "trafilatura", text=BODY, seconds=5.0),
        result("1", "justext", text="no", run="earlier", seconds=9.0),
        result("2", "justext", text="no", run="earlier", seconds=9.0),
    ]
    return judge_all(PAGES, results), pace_of(results)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def rows(text: str) -> dict[str, dict[str, str]]:
    head, _, *lines = text.splitlines()
    return {cells(line)[0]: dict(zip(cells(head), cells(line), strict=True)) for line in lines}


def test_a_bar_in_a_cell_does_not_break_the_table() -> None:
    assert table(["a"], [["x|y"]]).splitlines() == ["| a |", "| --- |", "| x\\|y |"]


def test_a_set_by_hand() -> None:
    judged, pace = verdicts()
    got = rows(set_table({name: list(ones.values()) for name, ones in judged.items()}, pace))
    ours, base, stored = got["**Kronika**"], got["trafilatura"], got["justext"]
    assert (ours["P"], ours["R"], ours["F1"], ours["page F1"]) == ("1.000", "0.500", "0.667", "0.500")
    assert (ours["< 0.8"], ours["empty"], ours["errors"]) == ("1", "1", "1")
    assert (ours["title"], ours["date"]) == ("1.000", "0.000")
    assert (ours["title repeated %"], base["title repeated %"]) == ("0.0", "100.0")
    assert base["title"] == "–"  # it was not asked for one
    assert (ours["speed ×"], base["speed ×"], stored["speed ×"]) == ("4.00", "1.00", "–")
    # page 1 of trafilatura: seven shingles found, three of them right; page 2: all right
    assert (base["P"], base["R"]) == (f"{(3 / 7 + 1) / 2:.3f}", "1.000")
    assert list(got) == ["trafilatura", "**Kronika**", "justext"]


def test_columns_that_nobody_fills_are_left_out() -> None:
    judged, pace = verdicts()
    head = cells(set_table({"auto": list(judged["auto"].values())}, pace).splitlines()[0])
    assert "snippet F1" not in head
    assert "author" not in head
    assert "lead kept %" not in head


def test_languages_with_few_pages_stand_together() -> None:
    many = [page(str(n), body=BODY, lang="de") for n in range(5)]
    few = [page("x", body=BODY, lang="pl"), page("y", body=BODY, lang=None), page("z", body=BODY, lang="ja")]
    judged = judge_all([*many, *few], [result(one.number, text=BODY) for one in [*many, *few]])
    lines = [cells(line) for line in language_table(judged).splitlines()[2:]]
    assert lines == [["tiny", "de", "5", "**1.000**"], ["tiny", "others", "2", "**1.000**"]]  # ja is not scored


def test_the_difference_to_trafilatura_with_its_range() -> None:
    judged, _ = verdicts()
    ((group, of, value, between),) = [cells(line) for line in difference_table(judged, ["tiny"]).splitlines()[2:]]
    assert (group, of) == ("tiny", "text")
    assert float(value) == round(2 / 3 - 2 * (5 / 7) / (1 + 5 / 7), 3)
    low, high = map(float, between.split(" and "))
    assert low <= float(value) <= high
