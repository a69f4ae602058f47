"""Fragments can be judged by themselves, keep their keys, and are asked once."""

from __future__ import annotations

from datetime import UTC, datetime

from kronika.facts.hours import hour_mentions
from kronika.facts.page_text import text_of_html
from kronika.flow.fact_fragments import fragments_of, is_decided, worth_keeping
from kronika.flow.fact_kinds import fact_kind
from kronika.model.annotation import Choice, NewFragment
from kronika.model.fact import CLASSIFIER, PEOPLE, RULES, Finding, PageFacts

KIND = fact_kind("office-hours")
TABLE = """<h1>Parafia</h1><h2>Kancelaria</h2><table>
<tr><th>Dzień</th><th>Rano</th><th>Po południu</th></tr>
<tr><th>wtorek</th><td>9.00 – 10.30</td><td>16.00</td></tr>
<tr><th>piątek</th><td>9.00 – 10.30</td><td>17.00</td></tr></table>"""
LONG = "<p>" + "Zapraszamy wszystkich parafian na spotkanie. " * 20 + "Biuro czynne o 9.00 rano. " + "Dziękujemy. " * 60


def page(html: str, *, p: float = 0.5, by: tuple[str, ...] = (CLASSIFIER,), url: str = "http://a/") -> PageFacts:
    text = text_of_html(html)
    found = (Finding(mention=one, event="office", label="open", p=p, by=by) for one in hour_mentions(text))
    return PageFacts(url=url, text=text, findings=tuple(found), page_id=7, fetched=datetime(2026, 3, 1, tzinfo=UTC))


def cut(html: str, **more: object) -> list[NewFragment]:
    return fragments_of(KIND, "site", [page(html, **more)])  # type: ignore[arg-type]


def test_a_fragment_names_its_headings_row_and_column() -> None:
    found = {fragment.marked: fragment for fragment in cut(TABLE)}
    assert found["16.00"].path == ("Parafia", "Kancelaria", "wtorek", "Po południu")
    assert found["17.00"].path[-2:] == ("piątek", "Po południu")
    assert (found["16.00"].page_id, found["16.00"].kind, found["16.00"].site) == (7, "office-hours", "site")


def test_words_are_cut_at_sentences_and_are_neither_long_nor_short() -> None:
    [fragment] = [one for one in cut(LONG) if one.marked == "9.00"]
    assert fragment.before.startswith("Zapraszamy") and fragment.before.endswith("czynne o ")
    assert fragment.after.startswith(" rano.") and fragment.after.endswith("Dziękujemy.")
    assert 250 <= len(fragment.before + fragment.marked + fragment.after) <= 500


def test_places_are_those_of_the_page() -> None:
    read = page(TABLE)
    for fragment in fragments_of(KIND, "site", [read]):
        assert read.text.text[fragment.start : fragment.end] == fragment.marked
        before = fragment.before
        assert read.text.text[: fragment.start].endswith(before)


def test_keys_survive_changes_elsewhere_and_differ_for_other_words() -> None:
    first = {one.key for one in cut(LONG)}
    assert {one.key for one in cut("<p>Inna strona, inny początek.</p>" * 30 + LONG)} == first
    assert {one.key for one in cut(LONG.replace("Biuro", "Kościół"))}.isdisjoint(first)
    keys = [one.key for one in cut(TABLE)]
    assert len(set(keys)) == len(keys) == 6
    assert {one.key for one in fragments_of(KIND, "other", [page(TABLE)])}.isdisjoint(keys)


def test_the_same_words_on_several_pages_are_asked_once() -> None:
    box = "<h3>Kancelaria</h3><p>wtorek 16.00</p>"
    pages = [
        page(f"<h1>Strona {number}</h1>{'<p>Tekst strony.</p>' * 40}{box}", url=f"http://a/{number}")
        for number in range(3)
    ]
    [one] = fragments_of(KIND, "site", pages)
    assert one.url == "http://a/0" and one.marked == "16.00"


def test_what_is_decided_and_what_is_gold() -> None:
    for p, by, decided, gold in (
        (0.5, (CLASSIFIER,), False, None),
        (0.89, (CLASSIFIER,), False, None),
        (0.95, (CLASSIFIER,), True, None),
        (0.05, (CLASSIFIER,), True, None),
        (0.002, (CLASSIFIER,), True, Choice.NO),
        (0.7, (RULES,), True, None),
        (0.99, (RULES, CLASSIFIER), True, Choice.YES),
    ):
        [one] = cut("<p>Biuro 16.00", p=p, by=by)
        assert (one.decided, one.gold) == (decided, gold), (p, by)
        assert is_decided(page("<p>Biuro 16.00", p=p, by=by).findings[0]) is decided


def test_what_people_have_said_is_not_asked_anew() -> None:
    assert cut("<p>Biuro 16.00", p=1.0, by=(PEOPLE,)) == []


def test_only_some_of_what_is_decided_is_kept() -> None:
    sure = cut("<p>" + ", ".join(f"biuro {hour}.{minute}" for hour in range(8, 18) for minute in (15, 45)), p=0.001)
    kept = worth_keeping(sure, known=())
    assert len(sure) == 20 and len(kept) == 3 and all(one.gold is Choice.NO for one in kept)
    assert sure[-1] in worth_keeping(sure, known={sure[-1].key})
    asked = cut("<p>biuro 16.15", p=0.5)
    assert worth_keeping(asked, known=()) == asked
