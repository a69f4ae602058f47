"""Figures are well-formed, tell everything that has to be told, lead to their articles, and stay within their width."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from lxml import etree

from kronika.model.series import Answer, Ready, Step
from kronika.serve.figures.drawing import draw
from kronika.serve.figures.letters import fitted, width, wrapped
from kronika.serve.figures.look import Look, Target
from kronika.serve.figures.scales import Days, spread, values
from kronika.serve.figures.words import ENGLISH, last_of, number
from tests.serve.figures.answers import ANSWERS, FIRST, GAP, an_answer, sentiment

SVG = "{http://www.w3.org/2000/svg}"
HATCHED = ("sentiment", "compare", "volume", "entities", "keywords")


def parsed(text: str) -> etree._Element:
    return etree.fromstring(text.encode())


def words(drawing: etree._Element) -> str:
    return " ".join("".join(one.itertext()) for one in drawing.iter(f"{SVG}text"))


@pytest.mark.parametrize("wide", [900, 380])
@pytest.mark.parametrize("name", ANSWERS)
def test_every_figure_tells_what_it_must(name: str, wide: int) -> None:
    drawing = parsed(draw(ANSWERS[name](), Look(width=wide)))
    said = words(drawing)
    assert "Articles sounded darkest" in said and "Kronika · 1\u2009234 articles · 2 servers" in said
    assert "Nobody has judged." in said and "wrong text in 7 of 9" in said.replace("Wrong", "wrong")
    assert (drawing.get("width"), drawing.get("role")) == (str(wide), "img")
    for one in drawing.iter(f"{SVG}text"):
        left, long = float(one.get("x", "0")), width(one.text or "", float(one.get("font-size", "12")))
        start = {"end": left - long, "middle": left - long / 2}.get(one.get("text-anchor", "start"), left)
        assert start > -6 and start + long < wide + 8, f"“{one.text}” leaves the sheet"


@pytest.mark.parametrize("name", HATCHED)
def test_broken_days_are_hatched_and_say_why(name: str) -> None:
    drawing = parsed(draw(ANSWERS[name]()))
    fields = [one for one in drawing.iter(f"{SVG}rect") if (one.get("fill") or "").startswith("url(#figure-hatch")]
    assert fields and all("wrong text" in (one.findtext(f"{SVG}title") or "") for one in fields)
    well = parsed(draw(replace(ANSWERS[name](), broken=())))
    assert not [one for one in well.iter(f"{SVG}rect") if (one.get("fill") or "").startswith("url(")]


@pytest.mark.parametrize("name", ANSWERS)
def test_marks_lead_to_what_stands_behind_them(name: str) -> None:
    asked: list[Target] = []

    def link(target: Target) -> str:
        asked.append(target)
        return f"/search?since={target.first}&until={target.last}"

    drawing = parsed(draw(ANSWERS[name](), Look(link=link)))
    links = list(drawing.iter(f"{SVG}a"))
    assert len(links) == len(asked) > 1
    assert all(one.get("aria-label") and one.findtext(f"{SVG}title") for one in links)
    assert drawing.get("role") == "group"


def test_a_gap_is_neither_drawn_nor_linked_and_a_point_tells_its_articles() -> None:
    titles = [one.text or "" for one in parsed(draw(sentiment())).iter(f"{SVG}title")]
    gap = ENGLISH.day(FIRST + timedelta(days=GAP))
    assert not any(title.startswith(gap) for title in titles)
    assert any(title.startswith("1 March 2026: 20 articles; balance 0.00") and "95 %" in title for title in titles)
    lines = [one for one in parsed(draw(sentiment())).iter(f"{SVG}path") if one.get("stroke") == "#221e19"]
    assert len(lines) == 2, "the line is parted at the gap"


def test_colours_are_variables_in_pages_and_static_in_files() -> None:
    static, page = draw(sentiment()), draw(sentiment(), Look(inline=True, titled=False, name="one"))
    assert "var(" not in static and "#0072b2" in static
    assert "var(--figure-positive, #0072b2)" in page and 'id="one-hatch"' in page
    assert "Articles sounded darkest" not in words(parsed(page))
    assert "style=" not in page and "<style" not in page, "the pages' content policy refuses styles within"


def test_what_people_wrote_cannot_break_out() -> None:
    nasty = '"><script>alert(1)</script>\x00\x1b'
    answer = replace(ANSWERS["entities"](), title=nasty, notes=(nasty,), sources=(nasty,))
    drawing = parsed(draw(answer, Look(link=lambda target: 'x" onclick="y')))
    assert not list(drawing.iter(f"{SVG}script")) and "alert(1)" in words(drawing)
    assert not any(one.get("onclick") for one in drawing.iter())


@pytest.mark.parametrize("ready", Ready)
def test_nothing_is_drawn_as_a_sentence(ready: Ready) -> None:
    empty: Answer = an_answer(ready, total=0, sources=())
    assert "There are no articles in this period" in words(parsed(draw(empty)))


@pytest.mark.parametrize("many", [1, 2, 400])
def test_few_and_many_days(many: int) -> None:
    line = sentiment().lines[0]
    points = tuple(replace(line.points[0], day=FIRST + timedelta(days=place)) for place in range(many))
    drawing = parsed(draw(replace(sentiment(), lines=(replace(line, points=points),))))
    assert len(list(drawing.iter(f"{SVG}title"))) >= many


def test_a_graph_is_drawn_the_same_every_time() -> None:
    assert draw(ANSWERS["graph"]()) == draw(ANSWERS["graph"]())


def test_scales_begin_and_end_with_round_values() -> None:
    scale = values(-5.4, 4.9, 0.0, 100.0)
    assert scale.ticks[0] <= -5.4 and scale.ticks[-1] >= 4.9 and 0.0 in scale.ticks
    assert scale.y(scale.high) == 0.0 and scale.y(scale.low) == 100.0
    assert values(0.0, 0.0, 0.0, 1.0).high > 0
    placed = spread([5.0, 5.0, 6.0], 10.0, 0.0, 100.0)
    assert sorted(placed) == placed and placed[1] - placed[0] >= 10


def test_days_are_written_as_far_as_there_is_room() -> None:
    days = tuple(FIRST + timedelta(days=place) for place in range(60))
    for room in (100, 400, 2000):
        ticks = Days(days=days, left=0, right=room, step=Step.DAY).ticks(ENGLISH)
        assert 1 <= len(ticks) <= max(room / 46, 2)
    weeks = Days(days=days[::7], left=0.0, right=90.0, step=Step.WEEK)
    span = weeks.span(FIRST + timedelta(days=9), FIRST + timedelta(days=10))
    assert span == (weeks.edge(1), weeks.edge(2)), "days within a week hatch that week"
    assert last_of(date(2026, 2, 3), Step.MONTH, date(2026, 12, 31)) == date(2026, 2, 28)
    assert last_of(date(2026, 3, 4), Step.WEEK, date(2026, 12, 31)) == date(2026, 3, 8)


def test_words_are_cut_to_their_room() -> None:
    assert width("iii", 10) < width("www", 10) and width("Š", 10) == width("S", 10)
    assert fitted("Ministerstvo zdravotnictví", 12, 60).endswith("…")
    assert fitted("Brno", 12, 60) == "Brno" and fitted("Brno", 12, 1) == ""
    lines = wrapped("jedna dvě tři čtyři pět šest", 12, 60, most=2)
    assert len(lines) == 2 and all(width(line, 12) <= 60 for line in lines)
    assert (number(-0.001, 2), number(-12345.5, 1)) == ("0.00", "−12\u2009345.5")
