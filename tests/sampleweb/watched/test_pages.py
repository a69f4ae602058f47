"""Watched pages: deterministic, noise really differs, edits are really there and nothing else is, the truth is told."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

import pytest
from lxml import html

from kronika.sampleweb.clock import NOW
from kronika.sampleweb.watched.case import BAR, CASES
from kronika.sampleweb.watched.pages import designs, drawn, effect_of, printed
from kronika.sampleweb.watched.scene import Edit, Fate, Noise, Scene

NAMES = sorted(designs())
SEEDS = (1, 2, 7)


def page(design: str, **more: object) -> str:
    return drawn(replace(Scene(design=design), **more))  # type: ignore[arg-type]


def words(text: str) -> str:
    tree = html.document_fromstring(text)
    for element in tree.xpath("//script|//style|//title"):
        element.drop_tree()
    return " ".join(" ".join(tree.itertext()).split())


def test_there_are_many_designs_in_four_languages():
    assert len(NAMES) >= 36
    for lang in ("cs", "pl", "ru", "en"):
        assert sum(design.lang == lang for design in designs().values()) >= 8
    assert len({design.dating for design in designs().values()}) == 6


def test_no_two_designs_have_the_same_bones():
    bones = {
        tuple(element.tag for element in html.document_fromstring(page(name)).iter() if isinstance(element.tag, str))
        for name in NAMES
    }
    assert len(bones) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_scene_is_the_same_page(name):
    for case in CASES.values():
        scene = case.scene(name, 3, 2, NOW)
        assert printed(scene) == printed(scene)
    assert printed(Scene(design=name, look=1)) == printed(Scene(design=name, look=9))
    assert printed(Scene(design=name, seed=1)) != printed(Scene(design=name, seed=2))


@pytest.mark.parametrize("noise", list(Noise))
@pytest.mark.parametrize("name", NAMES)
def test_noise_differs_at_every_look(name, noise):
    looks = [
        page(name, look=look, noises=frozenset({noise}), now=NOW + look * timedelta(minutes=1)) for look in (1, 2, 3)
    ]
    assert len(set(looks)) == 3
    if noise is not Noise.STAMP:
        assert page(name, look=1) == looks[0]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", NAMES)
def test_edits_do_what_they_say_and_nothing_else(name, seed):
    before = page(name, seed=seed)
    for edit in Edit:
        scene = Scene(design=name, seed=seed, edit=edit)
        after, effect = drawn(scene), effect_of(scene)
        assert after != before
        for text in effect.came:
            assert times(text, after, edit) > times(text, before, edit), (edit, text)
        for text in effect.went:
            assert times(text, after, edit) < times(text, before, edit), (edit, text)
        for text in effect.moved:
            assert words(before).count(folded(text)) == words(after).count(folded(text)) == 1
    assert words(page(name, seed=seed, edit=Edit.LINK)) == words(before)
    assert words(page(name, seed=seed, edit=Edit.PICTURE)) == words(before)
    assert sorted(words(page(name, seed=seed, edit=Edit.MOVED)).split()) == sorted(words(before).split()) or designs()[
        name
    ].name in {
        "legal-text",
        "terms",
    }, "only numbered paragraphs are numbered anew"


def times(text: str, on: str, edit: Edit) -> int:
    """How often a text stands on a page, as a whole; addresses in the markup."""
    if edit in {Edit.LINK, Edit.PICTURE}:
        return on.count(text)
    return len(re.findall(rf"(?<![\w:]){re.escape(folded(text))}(?!\w)", words(on)))


def folded(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", NAMES)
def test_a_noisy_page_carries_the_same_edit(name):
    for edit in Edit:
        case = CASES[f"noisy-{edit}"]
        assert case.noises == frozenset(BAR)
        for text in effect_of(case.scene(name, 1, 2, NOW)).came:
            assert times(text, drawn(case.scene(name, 1, 2, NOW)), edit)


@pytest.mark.parametrize("name", NAMES)
def test_an_emptied_page_keeps_its_frame_and_a_lost_one_says_so(name):
    whole = words(page(name))
    assert len(words(page(name, fate=Fate.EMPTIED))) < len(whole) / 2
    lost = words(page(name, fate=Fate.SOFT_404))
    assert any(text in lost for text in ("nenalezena", "Nie znaleziono", "не найдена", "not found"))


def test_every_case_says_what_it_is():
    assert not any(case.is_change for case in CASES.values() if case.name.startswith(("noise-", "state-", "still")))
    assert all(case.is_change for case in CASES.values() if case.name.startswith(("edit-", "noisy-")))
    assert all(case.states for case in CASES.values() if case.name.startswith("state-"))
