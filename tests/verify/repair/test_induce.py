"""Recipes induced from small pages: right anchors, right drops, honest scores."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.flow.repair_reading import read_by
from kronika.model.article import GAP
from kronika.model.errors import NotEnoughPages
from kronika.model.recipe import Field, Rule
from kronika.verify.repair.candidate import Candidate
from kronika.verify.repair.induce import Order, induce
from kronika.verify.repair.lesson import Lesson
from tests.verify.repair.lessons import NOW, lesson, lessons, paragraphs, sentences

ORDER = Order(name="paper-2", hosts=("paper.example",), since=NOW, path="/news/*")
TEASER = '<div class="teaser"><a href="/x">Other news that everybody reads today, number {n}</a></div>'


def best_of(found: list[Lesson], order: Order = ORDER) -> Candidate:
    """The best candidate."""
    return induce(found, order, read_by)[0]


def body_of(candidate: Candidate) -> Rule:
    """Its first rule for the body."""
    return candidate.recipe.for_field(Field.BODY)[0]


def named(title: str, lead: str, text: list[str]) -> str:
    """A body with a name, a teaser with a name inside it."""
    pieces = paragraphs(text[:1]) + TEASER.format(n=len(title)) + paragraphs(text[1:])
    return (
        f'<body><nav><a href="/">Home</a></nav><h1 class="hd">{title}</h1><p class="perex">{lead}</p>'
        f'<time datetime="2026-03-20T08:30:00Z">20 March 2026</time><span class="by">Jane Doe</span>'
        f'<div class="text css-1x2y3z">{pieces}</div><div class="side"><p>Something else is on here.</p></div></body>'
    )


def test_every_field_gets_a_rule_with_a_name_that_lasts() -> None:
    best = best_of(lessons(named))
    assert {rule.field: rule.selector for rule in best.recipe.rules} == {
        Field.TITLE: ".hd",
        Field.LEAD: ".perex",
        Field.BODY: ".text",
        Field.PUBLISHED: "time",
        Field.AUTHORS: ".by",
    }
    assert best.recipe.for_field(Field.PUBLISHED)[0].attribute == "datetime"
    assert body_of(best).drop == (".teaser",)
    assert best.sure and best.score > 0.95
    assert (best.recipe.name, best.recipe.since, best.recipe.path) == ("paper-2", NOW, "/news/*")


def test_the_result_is_the_same_every_time_and_in_any_order() -> None:
    found = lessons(named, 16)
    assert induce(found, ORDER, read_by) == induce(found[::-1], ORDER, read_by)


def test_too_few_pages_are_refused_with_a_number() -> None:
    with pytest.raises(NotEnoughPages, match="7 article pages .* 3 more are needed") as told:
        induce(lessons(named, 7), ORDER, read_by)
    assert told.value.missing == 3


def test_the_same_page_twice_is_one_page() -> None:
    with pytest.raises(NotEnoughPages):
        induce(lessons(named, 6) * 2, ORDER, read_by)


def hashed(title: str, lead: str, text: list[str]) -> str:
    """Only names of a tool; an ad that all pages have, in a paragraph like any other."""
    ad = '<p class="sc-bdVaJa">Subscribe now to our paper and read all of it for one crown a month.</p>'
    pieces = "".join(f'<p class="sc-bdVaJa">{one}</p>' for one in text)
    return (
        f'<body><main><article class="sc-gzVnrw"><h1 class="sc-EHOje">{title}</h1><p class="sc-bZQynM">{lead}</p>'
        f'<div class="sc-ifAKCX">{pieces}{ad}</div></article><aside class="sc-dnqmqq"><p>Most read</p></aside></main></body>'
    )


def test_hashed_names_are_avoided_where_anything_else_holds() -> None:
    best = best_of(lessons(hashed))
    assert "sc-" not in body_of(best).selector
    read = read_by(best.recipe, lesson(3, hashed)).article.text
    assert "Subscribe now" not in read
    assert all(one in read for one in sentences(3))


def test_what_all_pages_say_is_foreign_even_where_the_general_engine_took_it() -> None:
    ad = "Subscribe now to our paper and read all of it for one crown a month."
    found = [lesson(n, hashed, general=GAP.join((*sentences(n), ad))) for n in range(12)]
    best = best_of(found)
    assert ad not in read_by(best.recipe, found[0]).article.text
    assert best.score > 0.9  # the teacher is not believed on that line


def test_a_text_that_was_stored_before_teaches_where_the_general_engine_fails() -> None:
    good = lessons(named)
    found = [lesson(n, named, general="Something else is on here.", known=one.general) for n, one in enumerate(good)]
    assert body_of(best_of(found)).selector == ".text"


def test_a_stored_text_of_something_else_is_not_believed() -> None:
    other = lesson(19, named).general
    found = [lesson(n, named, known=other) for n in range(12)]
    body = best_of(found).of(Field.BODY)
    assert body is not None and body.validation.agreement > 0.95


def test_a_second_kind_of_article_gets_a_second_rule() -> None:
    def photo_story(title: str, lead: str, text: list[str]) -> str:
        return f'<body><h1>{title}</h1><p class="perex">{lead}</p><div class="slides">{paragraphs(text)}</div></body>'

    found = [lesson(n, photo_story if n % 4 == 0 else named) for n in range(32)]
    rules = best_of(found).recipe.for_field(Field.BODY)
    texts = [
        read_by(best_of(found).recipe, lesson(n, layout)).article.text for n, layout in ((0, photo_story), (1, named))
    ]
    assert len(rules) == 2 or "," in rules[0].selector
    assert all(one in texts[n] for n in (0, 1) for one in sentences(n))


def test_the_old_rules_stay_as_a_second_try_while_a_redesign_is_rolled_out() -> None:
    old = Rule(field=Field.BODY, css=".old-text")
    order = Order(name="paper-2", hosts=(), since=NOW, earlier=(old,))
    best = best_of(lessons(named), order)
    assert best.recipe.for_field(Field.BODY)[-1] == old
    assert any("old layout" in note for note in best.notes)


def test_a_page_without_any_name_is_told_by_its_shape_and_said_so() -> None:
    def bare(title: str, lead: str, text: list[str]) -> str:
        return f"<body><div><h1>{title}</h1><b>{lead}</b></div><div>{paragraphs(text)}</div><div>Footer</div></body>"

    best = best_of(lessons(bare))
    assert all(one in read_by(best.recipe, lesson(5, bare)).article.text for one in sentences(5))
    assert any("shape" in note or "positions" in note for note in best.notes)


def test_a_name_that_will_not_last_is_never_sure() -> None:
    best = best_of(lessons(named))
    assert best.sure and not replace(best, lasting=0.2).sure


def test_no_feed_is_said_and_never_held_against_a_candidate() -> None:
    found = [lesson(n, named, feed_title=None, feed_summary=None) for n in range(12)]
    best = best_of(found)
    assert best.sure
    assert any(note.startswith("No feed") for note in best.notes)


def test_a_feed_that_says_something_else_makes_nothing_sure() -> None:
    found = [lesson(n, named, feed_title="Completely different words everywhere") for n in range(12)]
    assert not best_of(found).sure


def test_candidates_differ_from_one_another() -> None:
    found = induce(lessons(named), ORDER, read_by)
    texts = [tuple(read_by(one.recipe, each).article.text for each in lessons(named, 3)) for one in found]
    assert len(set(texts)) == len(texts)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)


def test_pages_that_teach_nothing_give_no_candidate() -> None:
    found = [lesson(n, named, general="", feed_title=None, feed_summary=None) for n in range(12)]
    assert all(not one.sure for one in induce(found, ORDER, read_by))
